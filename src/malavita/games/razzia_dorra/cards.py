"""Contents of the box: bars, cards, bank notes and one die."""

import numpy as np

# D1: bars in reading order, each with its colour.
BAR_NAMES = ("Colibri", "Cotton Club", "Havanna Bar", "Jungle", "Lincoln", "Jazz House")
BAR_WORDS = tuple(name.lower() for name in BAR_NAMES)  # in notation
COLOURS = ("red", "yellow", "violet", "blue", "green", "pink")
BARS = 6

# D2: in each colour, by number: how many.
GAMBLERS = {1: 1, 2: 1, 3: 2, 4: 2, 5: 1, 6: 1}
RAIDS = {3: 1, 4: 1, 5: 1, 6: 1}
# D4: one of these in each colour stays in the box, unless 7 or 8 play (D5).
GAMBLERS_OUT = (3, 4)
RAIDS_OUT = (5,)
# D6: the last two bars stay out with three players.
BARS_OF_THREE = 4

# Kinds of cards, from 1; equal cards are one kind, and 0 is no card.
NO_CARD = 0
KINDS_A_COLOUR = len(GAMBLERS) + len(RAIDS)
KINDS = BARS * KINDS_A_COLOUR
DECK = 72

_FACES = [*(("gambler", n) for n in GAMBLERS), *(("raid", n) for n in RAIDS)]
_CARDS = [(bar, *face) for bar in range(BARS) for face in _FACES]
NAMES = ("", *(f"{COLOURS[bar]} {kind} {number}" for bar, kind, number in _CARDS))
BAR_OF = np.array([-1, *(bar for bar, _, _ in _CARDS)])
NUMBER = np.array([0, *(number for _, _, number in _CARDS)])
IS_RAID = np.array([0, *(kind == "raid" for _, kind, _ in _CARDS)], np.int64)

FEWEST_PLAYERS, MOST_PLAYERS = 3, 8
HAND = 5


def _copies(players: int, bar: int, kind: str, number: int) -> int:
    """The number of copies of a card in the game."""
    out = RAIDS_OUT if kind == "raid" else GAMBLERS_OUT
    if players == 3 and bar >= BARS_OF_THREE:
        return 0
    return (RAIDS if kind == "raid" else GAMBLERS)[number] - (
        players < 7 and number in out
    )


# D4-D6: by players and kind.
COUNTS = np.array(
    [
        [0, *(_copies(players, *card) if players else 0 for card in _CARDS)]
        for players in range(MOST_PLAYERS + 1)
    ]
)

# D3: values of notes, highest first. The counts are assumed: the sheet only says that
# there are 84, and what three players take out.
VALUES = np.array((0, 50, 40, 30, 25, 20, 15, 10, 5))  # by kind, from 1; 0 is no note
NOTE_COUNTS = (7, 7, 7, 7, 14, 14, 14, 14)
NOTES_OUT_OF_THREE = (1, 1, 1, 1, 2, 2, 2, 2)  # D6
NO_NOTE = 0
NOTE_KINDS = 8
NOTES = 84
NOTES_OF_THREE = 72

# Notes that lie together are a bag: one number with four bits for each kind, the
# highest value in the lowest bits. There are never more than 14 notes of a kind, so
# even all notes of the game in one bag fit, however many rounds they pile up at a bar.
BITS = 4
MOST_OF_A_KIND = 14


def _bag(counts: tuple[int, ...]) -> int:
    return sum(n << BITS * i for i, n in enumerate(counts))


FULL_BAG = _bag(NOTE_COUNTS)
BAG_OF_THREE = FULL_BAG - _bag(NOTES_OUT_OF_THREE)

SIDES = 6
MOST_DUELS = MOST_PLAYERS - 1  # in one split: all but the proposer demand one

COMPONENTS = {
    "bars": [
        f"{name} ({colour})" for name, colour in zip(BAR_NAMES, COLOURS, strict=True)
    ],
    "gamblers in each colour": GAMBLERS,
    "raids in each colour": RAIDS,
    "notes by value (assumed)": {
        str(value): n for value, n in zip(VALUES[1:], NOTE_COUNTS, strict=True)
    },
    "dice": 1,
}
