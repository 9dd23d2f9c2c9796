"""Helpers of the tests of Thieves!: positions, and the contents of the box."""

from collections import Counter

import numpy as np

from malavita import Match
from malavita.engine.dice import seed_words
from malavita.engine.layout import SPECTATOR
from malavita.games.thieves import GAME, rules

BOX = {
    "money 0": 6,
    "money 1": 6,
    "money 2": 6,
    "money 3": 6,
    "ring": 1,
    "horseshoe": 1,
    "police 1": 6,
    "police 2": 4,
    "roadblock": 2,
    "alarm": 2,
    "thief": 2,
    "double loot": 2,
    "getaway car": 8,
}
MONEY = list(BOX)[:6]
FILLERS = ["money 1", "money 0", "money 2", "money 3"]
OPTIONS = {"alarm": "all", "raid_tie": "all", "after_raid": "open", "actions": "out"}
CAR = "getaway car"


def table(
    players=4,
    *,
    options=None,
    turn=0,
    decision="play",
    cars=0,
    police=None,
    gone=None,
    hands=None,  # of a seat, as a list; money is added until it is full
    bare=(),  # seats to whose hands no money is added
    loot=None,  # of a seat, face down in brackets
    known=None,  # of a seat, by place; if not given only the owner knows hidden loot
    apart=(),  # held by the seat in turn
    holder=None,  # or by this one, when the game is over
    pair=False,
    taken=None,
    top=(),  # these lie on top of the pile; all other cards below, cars last
):
    """A position; cards that are not mentioned are in the pile."""
    hands = {seat: list((hands or {}).get(seat, [])) for seat in range(players)}
    loot = {seat: list((loot or {}).get(seat, [])) for seat in range(players)}
    rest = Counter(BOX)
    rest.subtract([CAR] * cars)
    rest.subtract(police or {})
    rest.subtract(gone or {})
    rest.subtract([*apart, *top])
    for seat in range(players):
        rest.subtract(hands[seat])
        rest.subtract([card.strip("()") for card in loot[seat]])
    for seat in range(players):
        plays = seat == turn and decision == "play" and not apart
        while len(hands[seat]) < 3 + plays and seat not in bare:
            filler = next(card for card in FILLERS if rest[card] > 0)
            rest.subtract([filler])
            hands[seat].append(filler)
    holder = turn if holder is None else holder
    return {
        "format": 1,
        "game": "thieves",
        "edition": GAME.edition,
        "options": {**OPTIONS, **(options or {})},
        "turn": turn,
        "decision": None if turn is None else decision,
        "cars": cars,
        "police": police or {},
        "pile": [*top, *rest.elements()],
        "gone": gone or {},
        "taken": taken,
        "pair": pair,
        "seats": [
            {
                "hand": dict(Counter(hands[seat])),
                "loot": loot[seat],
                "known": [
                    (known or {}).get(seat, {}).get(place, [seat])
                    if card.startswith("(")
                    else "all"
                    for place, card in enumerate(loot[seat])
                ],
                "apart": list(apart) if seat == holder else [],
            }
            for seat in range(players)
        ],
    }


def lay(*arguments, **named):
    """A match that begins with this table."""
    return Match.from_position("thieves", table(*arguments, **named), seed=7)


def play(match, *moves):
    """Play "2 stash money 2", "3 alarm" and so on."""
    for move in moves:
        seat, _, action = move.partition(" ")
        match.play(int(seat), action)


def tell(match, seat, action, viewer=SPECTATOR):
    """Play and return the events."""
    return match.play(seat, action, [viewer])[viewer]


def seat_of(match, seat):
    return match.position()["seats"][seat]


def hand(match, seat):
    return seat_of(match, seat)["hand"]


def loot(match, seat):
    return seat_of(match, seat)["loot"]


def known(match, seat):
    return seat_of(match, seat)["known"]


def all_loot(match):
    return [loot(match, seat) for seat in range(match.players)]


def seen_loot(match, viewer, seat):
    return match.view(viewer).seats[seat].loot


def raid(players=4, **named):
    """Seat 0 plays the police card that brings four cars on the table."""
    named.setdefault("police", {"police 1": 3})
    hands = {0: ["police 1"], **named.pop("hands", {})}
    match = lay(players, hands=hands, **named)
    play(match, "0 police 1")
    return match


def deal(players=4, seed=7, **options):
    """A new game as the rules see it."""
    state = GAME.State.blank()[0]
    rules.deal(state, players, GAME.choose(options), seed_words(seed))
    return state


def undealt(match):
    return Counter(match.position()["pile"])


def numbers(n):
    return np.zeros(n, np.int64)


CLOSED = {"after_raid": "closed"}
AGAIN = {"actions": "reshuffled"}

GOOD = {
    "a new game": {},
    "three players": {"players": 3},
    "five players": {"players": 5, "turn": 4},
    "six players": {"players": 6, "turn": 5, "cars": 6},
    "police and loot": {
        "turn": 2,
        "cars": 3,
        "police": {"police 1": 1, "police 2": 1},
        "hands": {2: ["thief", "alarm", "police 2", "ring"]},
        "loot": {0: ["(money 2)", "money 0"], 3: ["horseshoe", "(money 3)"]},
        "known": {0: {0: [0, 1]}, 3: {1: [0, 2, 3]}},
        "gone": {"roadblock": 1, "police 1": 1},
    },
    "hands after an alarm": {
        "bare": (1, 2),
        "hands": {1: ["ring"]},
        "gone": {"alarm": 1},
    },
    "a removal": {
        "decision": "remove",
        "police": {"police 2": 1},
        "gone": {"roadblock": 1},
    },
    "a theft": {"decision": "take", "loot": {1: ["(ring)"]}, "gone": {"thief": 1}},
    "a theft half done": {
        "decision": "to",
        "taken": {"seat": 1, "place": 1},
        "loot": {1: ["(ring)", "money 2"]},
        "gone": {"thief": 2},
    },
    "a pair": {"apart": ["ring", "thief"], "pair": True, "gone": {"double loot": 1}},
    "a card left of a pair": {"apart": ["alarm"], "gone": {"double loot": 1}},
    "a pair before a card that waits": {
        "turn": 3,
        "apart": ["alarm", "ring", "money 3"],
        "pair": True,
        "gone": {"double loot": 2},
    },
    "a removal before cards that wait": {
        "apart": ["alarm", "ring"],
        "decision": "remove",
        "police": {"police 1": 2},
        "gone": {"double loot": 2, "roadblock": 2},
    },
    "a pair after the actions came back": {
        "options": AGAIN,
        "apart": ["double loot"],
    },
    "loot turned down again": {
        "options": CLOSED,
        "loot": {1: ["(money 3)", "money 2", "(money 1)"]},
        "known": {1: {0: "all"}},
    },
    "a finished game": {"turn": None, "cars": 7, "loot": {2: ["money 3", "ring"]}},
    "a finished game with cards held apart": {
        "turn": None,
        "cars": 7,
        "holder": 2,
        "apart": ["ring", "alarm"],
        "gone": {"double loot": 2},
    },
    "a game that is over with the deal": {"turn": None, "cars": 7},
}
