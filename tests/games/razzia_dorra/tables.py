"""Helpers of the tests of Razzia: positions, and the contents of the box."""

from collections import Counter
from functools import cache

from malavita import Match
from malavita.engine.dice import roll, seed_dice, seed_words
from malavita.engine.layout import SPECTATOR
from malavita.games.razzia_dorra import GAME, rules

BARS = ("colibri", "cotton club", "havanna bar", "jungle", "lincoln", "jazz house")
COLOURS = ("red", "yellow", "violet", "blue", "green", "pink")
NOTES = {50: 7, 40: 7, 30: 7, 25: 7, 20: 14, 15: 14, 10: 14, 5: 14}
NOTES_OF_THREE = {50: 6, 40: 6, 30: 6, 25: 6, 20: 12, 15: 12, 10: 12, 5: 12}
OPTIONS = {"last_notes": "play", "answers": "secret", "money": "open"}


def deck(players):
    """D2, D4-D6: all cards of a game."""
    cards = {}
    for colour in COLOURS[: 4 if players == 3 else 6]:
        many = players >= 7
        for number in range(1, 7):
            cards[f"{colour} gambler {number}"] = 1 + (many and number in (3, 4))
        for number in (3, 4, 5, 6) if many else (3, 4, 6):
            cards[f"{colour} raid {number}"] = 1
    return Counter(cards)


def bars_of(players):
    return BARS[: 4 if players == 3 else 6]


def pile_size(players, in_round):
    total, each = (72, 5) if players == 3 else (84, 7)
    return max(0, total - each * in_round)


def table(
    players=4,
    *,
    options=None,
    in_round=6,
    dealer=0,
    phase="choose",
    bars=None,  # notes by bar; by default one of 10
    note=None,
    split=None,
    hands=None,  # by seat, lists; filled up to what the seat should have
    cards=None,  # by seat: chosen
    shares=None,
    answers=None,
    won=None,  # by seat; by default the last seat has won all other notes
    discards=None,
    stock=(),  # these lie on top
    pile=(),
):
    """A position; cards that are not mentioned are in the stock."""
    free = deck(players)
    free.subtract(discards or {})
    free.subtract(stock)
    free.subtract((cards or {}).values())
    for hand in (hands or {}).values():
        free.subtract(hand)
    seats = []
    for seat in range(players):
        card = (cards or {}).get(seat)
        size = 4 if card or phase == "over" else 5
        hand = list((hands or {}).get(seat, ()))
        hand += list(free.elements())[: size - len(hand)] if len(hand) < size else []
        free.subtract(Counter(hand) - Counter((hands or {}).get(seat, ())))
        seats.append(
            {
                "hand": dict(sorted(Counter(hand).items(), key=by_kind)),
                "card": card,
                "notes": list((won or {}).get(seat, ())),
                "share": list((shares or {}).get(seat, ())),
                "answer": (answers or {}).get(seat),
            }
        )
    lying = {bar: list((bars or {}).get(bar, [10])) for bar in bars_of(players)}
    notes = Counter(NOTES_OF_THREE if players == 3 else NOTES)
    notes.subtract(pile)
    notes.subtract([note] if note else [])
    for held in (*lying.values(), *(s["notes"] + s["share"] for s in seats)):
        notes.subtract(held)
    rest = list(notes.elements())
    missing = max(0, pile_size(players, in_round) - len(pile))
    order = [*pile, *rest[:missing]]
    seats[-1]["notes"] = sorted(seats[-1]["notes"] + rest[missing:], reverse=True)
    return {
        "format": 1,
        "game": "razzia_dorra",
        "edition": GAME.edition,
        "options": {**OPTIONS, **(options or {})},
        "round": in_round,
        "dealer": dealer,
        "phase": phase,
        "bars": lying,
        "note": note,
        "split": split,
        "pile": order,
        "stock": [*stock, *free.elements()],
        "discards": discards or {},
        "seats": seats,
    }


def by_kind(item):
    colour, kind, number = item[0].split()
    return COLOURS.index(colour), kind, number


def lay(*arguments, seed=7, **named):
    """A match that begins with this table."""
    return Match.from_position("razzia_dorra", table(*arguments, **named), seed=seed)


def play(match, *moves):
    """Play "2 give 1", "3 accept" and so on."""
    for move in moves:
        seat, _, action = move.partition(" ")
        match.play(int(seat), action)


def showdown(*cards, seed=7, **named):
    """All seats play these cards, seat 0 first."""
    hands = {seat: [card] for seat, card in enumerate(cards)}
    match = lay(len(cards), hands=hands, seed=seed, **named)
    play(match, *(f"{seat} play {card}" for seat, card in enumerate(cards)))
    return match


def gains(match):
    """The notes that every seat has won since the match began."""
    had = [sum(seat["notes"]) for seat in match._start["seats"]]
    return [now - before for now, before in zip(match.scores, had, strict=True)]


def lying_at(match, bar):
    return match.position()["bars"][bar]


def tell(match, move, viewer=SPECTATOR):
    """Play and return the events, as the viewer hears them."""
    seat, _, action = move.partition(" ")
    return match.play(int(seat), action, [viewer])[viewer]


@cache
def seed_of(*dice):
    """A seed with which these numbers are rolled first."""
    state = GAME.State.blank()[0]
    for seed in range(100_000):
        seed_dice(state, seed_words(seed))
        if all(roll(state, 6) + 1 == die for die in dice):
            return seed
    raise AssertionError(dice)


def deal(players=4, seed=7):
    """A new game as the rules see it."""
    state = GAME.State.blank()[0]
    rules.deal(state, players, GAME.choose({}), seed_words(seed))
    return state


def owners(match):
    """All cards of the game in all places, by name."""
    position = match.position()
    found = Counter(position["stock"])
    found.update(position["discards"])
    for seat in position["seats"]:
        found.update(seat["hand"])
        found.update([seat["card"]] if seat["card"] else [])
    return found


def all_notes(match):
    position = match.position()
    found = Counter(position["pile"])
    for notes in position["bars"].values():
        found.update(notes)
    for seat in position["seats"]:
        found.update(seat["notes"])
        found.update(seat["share"])
    found.update([position["note"]] if position["note"] else [])
    return found


# Three claim the Jungle, seat 1 proposes; seat 3 is elsewhere.
AT_THE_JUNGLE = {
    0: "blue gambler 2",
    1: "blue gambler 6",
    2: "blue gambler 4",
    3: "red gambler 1",
}
SPLIT = {
    "phase": "split",
    "split": "jungle",
    "cards": AT_THE_JUNGLE,
    "bars": {"jungle": [50, 20, 5], "colibri": []},
}
ANSWERS = {
    **SPLIT,
    "phase": "answer",
    "bars": {"jungle": [], "colibri": []},
    "shares": {0: [20], 1: [50], 2: [5]},
}

GOOD = {
    "the dealer's note": {"phase": "place", "note": 25, "dealer": 2},
    "the dealer's note of three": {"players": 3, "phase": "place", "note": 5},
    "the dealer's last note": {"in_round": 12, "phase": "place", "note": 50},
    "a choice": {},
    "a choice of eight": {"players": 8, "hands": {0: ["red gambler 3"] * 2}},
    "some have chosen": {"cards": {1: "red raid 6", 3: "pink gambler 1"}},
    "a choice in the first round": {
        "in_round": 1,
        "bars": {"jungle": [50, 5]},
        "players": 5,
    },
    "the fifteenth round": {"players": 3, "in_round": 15, "bars": {"jungle": []}},
    "a split": SPLIT,
    "a note is given": {
        **SPLIT,
        "bars": {"jungle": [20, 5], "colibri": []},
        "shares": {2: [50]},
    },
    "answers": ANSWERS,
    "some have answered": {**ANSWERS, "answers": {0: "duel"}},
    "another has answered": {**ANSWERS, "answers": {2: "accept"}},
    "open answers": {
        **ANSWERS,
        "options": {"answers": "open"},
        "answers": {2: "accept"},
    },
    "hidden money": {**SPLIT, "options": {"money": "hidden"}, "won": {0: [50], 1: [5]}},
    "discards": {"discards": {"red raid 3": 1, "blue gambler 1": 1}},
    "a finished game": {"phase": "over", "in_round": 12, "bars": {"lincoln": []}},
    "a finished game without the last notes": {
        "players": 3,
        "phase": "over",
        "in_round": 14,
        "options": {"last_notes": "out", "money": "hidden"},
    },
}
