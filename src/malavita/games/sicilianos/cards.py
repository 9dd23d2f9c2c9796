"""Contents of the box: families, businesses, dice, notes and the tables of the sheet."""

from typing import Literal, get_args

import numpy as np

# S1: the families. Their order and names are assumed: the sheet shows them in pictures.
WHITE, YELLOW, RED, BLUE, BLACK, GREEN = range(6)
COLOURS = 6
Colour = Literal["white", "yellow", "red", "blue", "black", "green"]
COLOUR_NAMES: tuple[Colour, ...] = get_args(Colour)

# S1: values 1 to 11, each once in every family.
VALUES = 11
BODYGUARD, BOMB, TRAITOR = 1, 5, 8
TURNED = 4  # the strength of a traitor for the other family (S19)

# S1: the other family that a traitor names. The pair red-green is assumed.
PARTNER = np.array((BLUE, BLACK, GREEN, WHITE, YELLOW, RED))

# S1: the families that a bomb can hit. Assumed: the sheet shows it in pictures.
TARGETS = (
    (YELLOW, RED, BLACK),
    (RED, BLUE, GREEN),
    (BLUE, BLACK, WHITE),
    (BLACK, GREEN, YELLOW),
    (GREEN, WHITE, RED),
    (WHITE, YELLOW, BLUE),
)
HITS = np.array([sum(1 << colour for colour in row) for row in TARGETS])  # as sets

# S2: one business of each type in every colour.
ANTIQUE, RESTAURANT, LAUNDRY = range(3)
TYPES = 3
TYPE_NAMES = ("antique", "restaurant", "laundry")

# S3: the influence die. That each face is there twice is assumed.
TWO, ONE, STEAL = range(3)
FACES = np.array((TWO, TWO, ONE, ONE, STEAL, STEAL))
Face = Literal["two", "one", "steal"]
FACE_NAMES: tuple[Face, ...] = get_args(Face)
DICE = 3
FIRST, SECOND, INFLUENCE = range(3)

# S4, S5.
NOTES = np.array((5, 10, 20, 40, 50))
KINDS_OF_NOTES = 5
NOTES_EACH = 2

MOST_PLAYERS = 6
FIRST_HAND = 4  # S6
MOST_CARDS = 10  # S8: in a hand

# S29.
VARIETY_BONUS = 50
MOST_BONUS = 100
CLEAN, DIRTY, VARIETY, MOST = range(4)  # MOST + type
CATEGORIES = 4 + TYPES - 1
CATEGORY_NAMES = (
    "clean money", "dirty money", "three types",
    "most antiques", "most restaurants", "most laundries",
)  # fmt: skip

COMPONENTS = {
    "families (assumed)": list(COLOUR_NAMES),
    "cards of a family": list(range(1, VALUES + 1)),
    "bodyguard, bomb, traitor": [BODYGUARD, BOMB, TRAITOR],
    "traitor pairs (assumed)": {
        name: COLOUR_NAMES[PARTNER[colour]] for colour, name in enumerate(COLOUR_NAMES)
    },
    "bombs hit (assumed)": {
        name: [COLOUR_NAMES[hit] for hit in TARGETS[colour]]
        for colour, name in enumerate(COLOUR_NAMES)
    },
    "businesses of each colour": list(TYPE_NAMES),
    "influence die (assumed)": [FACE_NAMES[face] for face in FACES],
    "notes of each player": {str(note): NOTES_EACH for note in NOTES},
}
