"""Helpers of the tests of Sicilianos: positions, and the contents of the box."""

from functools import cache

from malavita import Match
from malavita.engine import dice as chance
from malavita.engine.dice import seed_dice, seed_words
from malavita.engine.layout import SPECTATOR
from malavita.games.sicilianos import GAME, rules

COLOURS = ("white", "yellow", "red", "blue", "black", "green")
TYPES = ("antique", "restaurant", "laundry")
NOTES = (5, 10, 20, 40, 50)
PAIRS = {
    "white": "blue", "blue": "white", "yellow": "black", "black": "yellow",
    "red": "green", "green": "red",
}  # fmt: skip
HITS = {
    "white": ("yellow", "red", "black"),
    "yellow": ("red", "blue", "green"),
    "red": ("blue", "black", "white"),
    "blue": ("black", "green", "yellow"),
    "black": ("green", "white", "red"),
    "green": ("white", "yellow", "blue"),
}
FULL = {str(note): 2 for note in NOTES}


def table(
    players=3,
    *,
    options=None,
    edition=GAME.edition,
    stage="turn",
    turn=0,
    starter=None,  # the seat that decides if not given
    war_round=None,
    dice=None,  # "red blue two"
    searched=None,
    hands=None,  # of a seat: {"white": [5]}
    tops=None,  # of a colour: what lies on top of the pile
    dirty=None,
    clean=None,
    firms=None,  # of a seat: ["white laundry"]
    scouts=None,
    last=None,  # of a colour: the type that was founded last
    seen=None,
    war=None,  # of a seat: a fighter
):
    """A position; cards that are not mentioned are in the piles, in rising order."""
    seats = []
    free = {colour: set(range(1, 12)) for colour in COLOURS}
    left = {colour: list(TYPES) for colour in COLOURS}
    for seat in range(players):
        hand = (hands or {}).get(seat, {})
        fighter = (war or {}).get(seat)
        for colour, cards in hand.items():
            free[colour] -= set(cards)
        if fighter:
            free[fighter["colour"]] -= {*fighter["cards"], fighter["laid"]}
        for firm in (firms or {}).get(seat, []):
            colour, kind = firm.split()
            if kind in left[colour]:
                left[colour].remove(kind)
        seats.append(
            {
                "hand": {c: sorted(hand[c]) for c in COLOURS if c in hand},
                "dirty": (dirty or {}).get(seat, spent(fighter)),
                "clean": (clean or {}).get(seat, {}),
                "businesses": (firms or {}).get(seat, []),
                "war": fighter,
            }
        )
    piles = {}
    for colour in COLOURS:
        top = (tops or {}).get(colour, [])
        piles[colour] = top + sorted(free[colour] - set(top))
    first, second, influence = dice.split() if dice else (None, None, None)
    over = stage == "over"
    return {
        "format": 1,
        "game": "sicilianos",
        "edition": edition,
        "options": {"draft": "choose", **(options or {})},
        "stage": stage,
        "turn": None if over else turn,
        "starter": turn if starter is None else starter,
        "round": (1 if war else 0) if war_round is None else war_round,
        "dice": dice and {"first": first, "second": second, "influence": influence},
        "searched": searched,
        "piles": piles,
        "businesses": left,
        "scouts": {
            c: "all" if over or len(left[c]) == 3 else (scouts or {}).get(c, [])
            for c in COLOURS
        },
        "last": last or {},
        "seen": seen or {},
        "seats": seats,
    }


def spent(fighter):
    """The notes at the start, without the stake."""
    notes = dict(FULL)
    if fighter and fighter["stake"]:
        notes[str(fighter["stake"])] = 1
    return notes


def fighter(colour, *cards, stake=10, laid=None, new=False, stopped=False, turned=False):
    return {
        "colour": colour,
        "stake": stake,
        "cards": list(cards),
        "laid": laid,
        "new": new,
        "stopped": stopped,
        "turned": turned,
    }


def lay(*arguments, **named):
    """A match that begins with this table."""
    return Match.from_position("sicilianos", table(*arguments, **named), seed=7)


def play(match, *moves):
    """Play "2 join red 8", "0 stop" and so on."""
    for move in moves:
        seat, _, action = move.partition(" ")
        match.play(int(seat), action)


def tell(match, move, viewer=SPECTATOR):
    """Play and return the events."""
    seat, _, action = move.partition(" ")
    return match.play(int(seat), action, (viewer,))[viewer]


def seat_of(match, seat):
    return match.position()["seats"][seat]


def hand(match, seat):
    return seat_of(match, seat)["hand"]


def pile(match, colour):
    return match.position()["piles"][colour]


def fight(*firsts, players=None, extra=None, **named):
    """A war of "white 5", "red 8" ..., one a seat; all cards are on the table now.

    extra gives seats more cards of their colour, which they hold.
    """
    hands = {}
    for seat, card in enumerate(firsts):
        colour, value = card.split()
        hands[seat] = {colour: [int(value), *(extra or {}).get(seat, [])]}
    match = lay(players or max(3, len(firsts)), hands=hands, **named)
    for seat, card in enumerate(firsts):
        play(match, f"{seat} {'join' if seat else 'war'} {card}", f"{seat} stake 10")
    for seat in range(len(firsts), match.players):
        play(match, f"{seat} out")
    return match


def stop_all(match):
    """All seats stop, and new traitors and bombs are not used."""
    while match.position()["stage"] in ("add", "decide"):
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0])
    return match


def ended(cards, stakes=None, players=None, stopped=True, **named):
    """A war that is fought out, with these fighters on the table; seat 0 stops last."""
    war = {}
    for seat, (colour, *values) in enumerate(cards):
        turned = values == ["turned"] or values == ["gone"]
        values = {"turned": [8], "gone": []}.get(values[0] if values else "", values)
        stake = (stakes or {}).get(seat, 10)
        halted = stopped and not turned and seat > 0
        war[seat] = fighter(colour, *values, stake=stake, turned=turned, stopped=halted)
    players = players or max(3, len(cards))
    rounds = 1 + max(len(each["cards"]) for each in war.values())
    match = lay(players, stage="add", turn=0, war=war, war_round=max(2, rounds), **named)
    play(match, "0 stop")
    return match


def deal(players=4, seed=7, draft=0):
    """A new game as the rules see it."""
    state = GAME.State.blank()[0]
    options = {"draft": GAME.options["draft"][draft]}
    rules.deal(state, players, GAME.choose(options), seed_words(seed))
    return state


@cache
def seed_of(dice):
    """A seed whose first roll is "red blue two"."""
    first, second, influence = dice.split()
    faces = ("two", "one", "steal")
    for seed in range(10_000):
        state = GAME.State.blank()[0]
        seed_dice(state, seed_words(seed))
        lot = chance.roll(state, 216)
        if (COLOURS[lot % 6], COLOURS[lot // 6 % 6], faces[lot // 72]) == (
            first,
            second,
            influence,
        ):
            return seed
    raise AssertionError(dice)


def roll(dice, **named):
    """The seat in turn has rolled this."""
    position = table(**named)
    match = Match.from_position("sicilianos", position, seed=seed_of(dice))
    match.play(match.actors[0], "roll")
    assert " ".join(match.position()["dice"].values()) == dice
    return match


def fighters(**named):
    """Two at war in the second round; seat 0, who started it, is to add a card."""
    war = {0: fighter("white", 3), 1: fighter("red", 2), **named.pop("war", {})}
    return {"stage": "add", "war_round": 2, "war": war, **named}


ROLLED = {"dice": "red blue one", "hands": {0: {"white": [5]}, 1: {"red": [4, 9]}}}

GOOD = {
    "a turn": {},
    "six players": {"players": 6, "turn": 4},
    "the draft": {
        "stage": "draft",
        "turn": 1,
        "starter": 0,
        "hands": {0: {"red": [3]}},
    },
    "chance drafts": {"options": {"draft": "random"}, "hands": {0: {"red": [3]}}},
    "a choice with nine cards": {
        "stage": "pick",
        "dice": "red blue two",
        "hands": {0: {"white": list(range(1, 10))}},
    },
    "a roll of one": {"stage": "help", **ROLLED},
    "a search": {
        "stage": "keep",
        "searched": "red",
        "seen": {f"red {n}": [0] for n in (1, 2, 3, 5, 6, 7, 8, 10, 11)},
        **ROLLED,
    },
    "a theft": {"stage": "steal", **ROLLED, "dice": "red white steal"},
    "what is known": {
        "hands": {0: {"white": [5]}, 1: {"red": [4, 9]}},
        "seen": {
            "white 1": [2],
            "white 5": [0, 1],
            "white 2": "all",
            "red 4": [0, 1],
            "red 9": "all",
        },
    },
    "money and businesses": {
        "dirty": {0: {"5": 1}},
        "clean": {0: {"10": 2, "50": 3}, 1: {"5": 1}},
        "firms": {0: ["white laundry"], 2: ["white antique", "red restaurant"]},
        "scouts": {"white": [2], "red": [2]},
    },
    "a colour without businesses": {
        "firms": {0: ["white antique", "white laundry"], 2: ["white restaurant"]},
        "scouts": {"white": [0, 2]},
        "last": {"white": "antique"},
    },
    "the starter's stake": {
        "stage": "stake",
        "war": {0: fighter("white", stake=None, laid=5)},
    },
    "somebody's stake": {
        "stage": "stake",
        "turn": 2,
        "starter": 0,
        "war": {0: fighter("white", laid=5), 2: fighter("red", stake=None, laid=1)},
    },
    "joining": {
        "stage": "join",
        "turn": 2,
        "starter": 0,
        "war": {0: fighter("white", laid=5), 1: fighter("red", laid=1)},
        "seen": {"red 1": [1, 2]},
    },
    "a traitor": {
        "stage": "decide",
        "turn": 1,
        "starter": 0,
        "war": {0: fighter("white", 3, new=True), 1: fighter("blue", 8, new=True)},
    },
    "a bomb": {
        "stage": "decide",
        "war_round": 2,
        "war": {
            0: fighter("white", 3, 5, new=True),
            1: fighter("red", 2, stopped=True),
        },
    },
    "a round": fighters(),
    "a card face down": fighters(
        turn=1, starter=0, war={0: fighter("white", 3, laid=9)}, hands={0: {"white": [1]}}
    ),
    "an alliance": fighters(war={2: fighter("blue", 8, turned=True)}),
    "an alliance after a bomb": fighters(war={2: fighter("blue", turned=True)}),
    "sharing": {
        "stage": "share",
        "war_round": 2,
        "war": {0: fighter("white", 3, stopped=True), 1: fighter("blue", 8, turned=True)},
    },
    "founding": {
        "stage": "found",
        "war_round": 2,
        "war": {0: fighter("white", 3, stopped=True)},
        "firms": {2: ["white antique"]},
        "scouts": {"white": [0, 2]},
    },
    "founding for the family": {
        "stage": "found",
        "turn": 1,
        "starter": 0,
        "war_round": 2,
        "firms": {2: ["white antique"]},
        "scouts": {"white": [1]},
        "war": {0: fighter("white", 3, stopped=True), 1: fighter("blue", 8, turned=True)},
    },
    "payday": {"stage": "over", "dirty": {1: {}}, "firms": {0: ["red laundry"]}},
    "a godfather": {
        "stage": "over",
        "firms": {2: ["red antique", "red restaurant", "red laundry"]},
    },
}
