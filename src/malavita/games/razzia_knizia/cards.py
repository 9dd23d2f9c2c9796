"""Contents of the box: cards, cheques and the tables of the rule sheets."""

import numpy as np

# Kinds of cards.
RING, WATCH, BROOCH, NECKLACE, DIAMOND = range(5)
BODYGUARD, CAR, DRIVER, THIEF, GOLD_COIN = range(5, 10)
CASINO, TRANSPORT, FILM, RACETRACK, REAL_ESTATE, NIGHTCLUB, RESTAURANT = range(10, 17)
LOOT_KINDS = 17
POLICE = 17
KINDS = 18

NAMES = (
    "ring", "watch", "brooch", "necklace", "diamond",
    "bodyguard", "car", "driver", "thief", "gold coin",
    "casino", "transport", "film", "racetrack", "real estate", "nightclub", "restaurant",
    "police",
)  # fmt: skip

# K1: the number of cards of each kind, and which have the black cross (K16).
# The crosses are assumed: the sheets print them only in a picture.
COUNTS = np.array((4, 4, 4, 4, 4, 16, 16, 10, 6, 3, 4, 4, 4, 4, 4, 4, 4, 21))
CROSSED = np.array((1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0))
DECK = 120

LEFT, RIGHT = range(2)
PILES = 2  # K4

# K2, K3: cheques 1 to 16; 1 lies in the middle, the sets are given out at random.
HIGHEST_CHEQUE = 16
FIRST_MIDDLE = 1
CHEQUE_SETS = {
    2: ((2, 5, 6, 9), (3, 4, 7, 8)),
    3: ((2, 5, 8, 13), (3, 6, 9, 12), (4, 7, 10, 11)),
    4: ((2, 6, 13), (3, 7, 12), (4, 8, 11), (5, 9, 10)),
    5: ((2, 7, 16), (3, 8, 15), (4, 9, 14), (5, 10, 13), (6, 11, 12)),
}

MOST_CHEQUES = 4  # of one player

MOST_PLAYERS = 5
ROUNDS = 3
ROW = 7  # the seventh loot card starts an auction (K7)
RAID = 7  # the seventh police card ends the round (K14) ...
RAID_OF_TWO = 5  # ... with two players the fifth

# Categories of scoring, K17 to K23.
THIEVES, BODYGUARDS, CARS, JEWELS, GOLD_COINS, KINDS_HELD, SETS, CHEQUES = range(8)
CATEGORIES = 8
CATEGORY_NAMES = (
    "thieves", "bodyguards", "cars", "jewels", "gold coins", "kinds", "sets", "cheques",
)  # fmt: skip

THIEF_POINTS = 2
MOST_BODYGUARDS, FEWEST_BODYGUARDS = 5, -2
JEWEL_POINTS = np.array((-5, 0, 0, 5, 10, 15))  # by different kinds of jewels
GOLD_COIN_POINTS = 3
KIND_POINTS = np.array((0, 1, 2, 3, 4, 5, 6, 10))  # by different kinds of businesses
SET_POINTS = np.array((0, 0, 0, 5, 10))  # by equal businesses
HIGHEST_TOTAL, LOWEST_TOTAL = 5, -5  # of all cheques

COMPONENTS = {
    "cards": {name: int(n) for name, n in zip(NAMES, COUNTS, strict=True)},
    "black cross (assumed)": [NAMES[kind] for kind in range(KINDS) if CROSSED[kind]],
    "cheques": list(range(1, HIGHEST_CHEQUE + 1)),
    "sets of cheques": CHEQUE_SETS,
}
