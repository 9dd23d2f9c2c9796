"""Helpers of the tests of Razzia!: positions, and the contents of the box."""

from collections import Counter

from malavita import Match
from malavita.engine.dice import seed_words
from malavita.engine.layout import SPECTATOR
from malavita.games.razzia_knizia import GAME, rules

JEWELS = ("ring", "watch", "brooch", "necklace", "diamond")
BUSINESSES = (
    "casino", "transport", "film", "racetrack", "real estate", "nightclub", "restaurant",
)  # fmt: skip
CROSSED = (*JEWELS, "driver", "thief", "gold coin")
BOX = {
    **dict.fromkeys(JEWELS, 4),
    "bodyguard": 16,
    "car": 16,
    "driver": 10,
    "thief": 6,
    "gold coin": 3,
    **dict.fromkeys(BUSINESSES, 4),
    "police": 21,
}
CHEQUES = {
    2: [[2, 5, 6, 9], [3, 4, 7, 8]],
    3: [[2, 5, 8, 13], [3, 6, 9, 12], [4, 7, 10, 11]],
    4: [[2, 6, 13], [3, 7, 12], [4, 8, 11], [5, 9, 10]],
    5: [[2, 7, 16], [3, 8, 15], [4, 9, 14], [5, 10, 13], [6, 11, 12]],
}
CATEGORIES = (
    "thieves", "bodyguards", "cars", "jewels", "gold coins", "kinds", "sets", "cheques",
)  # fmt: skip
NOTHING = dict.fromkeys(CATEGORIES, 0)
OPTIONS = {"piles": 2, "empty_auction": True, "tie": "shared"}


def table(
    players=4,
    *,
    options=None,
    in_round=1,
    turn=0,
    police=0,
    row=None,
    middle=1,
    cheques=None,  # of a seat, up and down together; the sets of K3 if not given
    down=None,  # those of a seat that lie face down
    families=None,  # of a seat
    gone=None,
    left=(),  # these lie on top of the left pile, and of the right one, ...
    right=(),
    piles=None,  # ... or these are the piles, and all other cards are gone
    auction=None,
    thieves=0,
    scored=None,  # of a seat, by round; nothing if not given
):
    """A position; cards that are not mentioned are in the piles."""
    rounds = 3 if turn is None else in_round - 1
    seats = []
    for seat in range(players):
        held = (cheques or {}).get(seat, CHEQUES[players][seat])
        spent = (down or {}).get(seat, [])
        seats.append(
            {
                "cheques_up": [cheque for cheque in held if cheque not in spent],
                "cheques_down": list(spent),
                "family": (families or {}).get(seat, {}),
                "scored": (scored or {}).get(seat, [NOTHING] * rounds),
            }
        )
    undrawn = Counter(BOX)
    undrawn.subtract({"police": police})
    for cards in (row or {}, gone or {}, *(seat["family"] for seat in seats)):
        undrawn.subtract(cards)
    if piles:
        gone = undrawn - Counter(piles[0] + piles[1])
    else:
        piles = _pile_up(undrawn, list(left), list(right), options or {})
    return {
        "format": 1,
        "game": "razzia_knizia",
        "edition": GAME.edition,
        "options": {**OPTIONS, **(options or {})},
        "round": in_round,
        "turn": turn,
        "police": police,
        "row": row or {},
        "middle": middle,
        "piles": {"left": list(piles[0]), "right": list(piles[1])},
        "gone": dict(gone or {}),
        "auction": auction,
        "thieves": thieves,
        "seats": seats,
    }


def _pile_up(undrawn, left, right, options):
    """Two equal piles, or one."""
    size = max(0, undrawn.total())
    undrawn.subtract(left + right)
    rest = list(undrawn.elements())
    half = size if options.get("piles") == 1 else (size + 1) // 2 - len(left)
    return left + rest[:half], right + rest[half:]


def lay(*arguments, **named):
    """A match that begins with this table."""
    return Match.from_position("razzia_knizia", table(*arguments, **named), seed=7)


def over(points, **named):
    """A match that is over with these scores."""
    scored = {seat: [{}, {}, {"cars": total}] for seat, total in enumerate(points)}
    return lay(len(points), in_round=3, turn=None, scored=scored, **named)


def called(caller=0, cause="call", **bid):
    return {"cause": cause, "caller": caller, "bid": None, "bidder": None, **bid}


def play(match, *moves):
    """Play "2 bid 9", "3 pass" and so on."""
    for move in moves:
        seat, _, action = move.partition(" ")
        match.play(int(seat), action)


def tell(match, seat, action):
    """Play and return the events."""
    return match.play(seat, action, [SPECTATOR])[SPECTATOR]


def seat_of(match, seat):
    return match.position()["seats"][seat]


def family(match, seat):
    return seat_of(match, seat)["family"]


def cheques(match, seat):
    """Face up, then face down."""
    return seat_of(match, seat)["cheques_up"], seat_of(match, seat)["cheques_down"]


def raid(players=4, **named):
    """Turn up the police card that ends the round; return the table after it."""
    match = lay(players, police=4 if players == 2 else 6, left=["police"], **named)
    play(match, "0 draw left")
    return match


def scoring(category, families, in_round=1, **named):
    """The points of every seat in a category if the round ends now."""
    families = dict(enumerate(families))
    match = raid(len(families), families=families, in_round=in_round, **named)
    seats = match.position()["seats"]
    return [seat["scored"][in_round - 1][category] for seat in seats]


def deal(players=4, seed=7):
    """A new game as the rules see it."""
    state = GAME.State.blank()[0]
    rules.deal(state, players, GAME.choose({}), seed_words(seed))
    return state


ONLY_SEAT_0 = {1: [3, 7, 12], 2: [4, 8, 11], 3: [5, 9, 10]}

# The players of the sheets: Miriam (Mark), Felix (Eva), Elke (Jeno), Dennis (Anita).
SHEET = {0: [3, 7, 12], 1: [2, 6, 13], 2: [5, 9, 10], 3: [4, 8, 11]}

GOOD = {
    "a new game": {},
    "two players": {"players": 2},
    "three players": {"players": 3},
    "five players": {"players": 5},
    "a turn": {
        "in_round": 2,
        "turn": 2,
        "police": 4,
        "row": {"car": 2, "gold coin": 1},
        "middle": 13,
        "cheques": {0: [1, 2, 6]},
        "down": {0: [1], 3: [5, 9, 10]},
        "families": {0: {"ring": 1}, 3: {"film": 2}},
        "gone": {"thief": 2, "police": 7},
        "scored": {2: [{**NOTHING, "jewels": -5}]},
    },
    "a theft": {
        "row": {"car": 2},
        "families": {0: {"thief": 2}},
        "thieves": 1,
        "gone": {"thief": 1},
    },
    "an auction after police": {"police": 1, "turn": 1, "auction": called(0, "police")},
    "an auction of seven": {"row": {"car": 7}, "auction": called(1, "seventh")},
    "a called auction": {"turn": 2, "auction": called(3)},
    "a bid": {"turn": 2, "auction": called(3, bid=13, bidder=0)},
    "one pile": {"options": {"piles": 1}},
    "a single last card": {"in_round": 3, "police": 6, "piles": (["police"], [])},
    "a finished game": {"in_round": 3, "turn": None, "gone": {"police": 21, "car": 3}},
    "a finished game without cards": {
        "in_round": 3,
        "turn": None,
        "piles": ([], []),
        "options": {"empty_auction": False, "tie": "cheque"},
    },
}
