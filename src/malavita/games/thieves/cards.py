"""Contents of the box, and the worth of loot."""

import numpy as np

# Kinds of cards. HIDDEN is an empty place, or in a View a card unknown to its seat.
HIDDEN = 0
MONEY_0, MONEY_1, MONEY_2, MONEY_3, RING, HORSESHOE = range(1, 7)
POLICE_1, POLICE_2, ROADBLOCK, ALARM, THIEF, DOUBLE_LOOT = range(7, 13)
CAR = 13  # after all others: see sight.py
KINDS = 14
MONEY_KINDS = 6  # kinds from MONEY_0 on that can be loot (T2)
POLICE_KINDS = 2  # kinds from POLICE_1 on: one police car, two police cars

NAMES = (
    "?",
    "money 0", "money 1", "money 2", "money 3", "ring", "horseshoe",
    "police 1", "police 2", "roadblock", "alarm", "thief", "double loot",
    "getaway car",
)  # fmt: skip

# T1: the number of cards of each kind. The sheet prints only the total of 52 and the
# eight getaway cars; the rest is assumed. Sizes below follow from it.
COUNTS = np.array((0, 6, 6, 6, 6, 1, 1, 6, 4, 2, 2, 2, 2, 8))
DECK = int(COUNTS.sum())
ROW = int(COUNTS[MONEY_0 : HORSESHOE + 1].sum())  # the longest row of loot
APART = int(COUNTS[DOUBLE_LOOT]) + 1  # the most cards held apart (T11)

# T2: by kind, money only.
RAID_WORTH = np.array((0, 0, 1, 2, 3, 3, 1))
END_WORTH = np.array((0, 0, 1, 2, 3, 1, 3))

MOST_PLAYERS = 6
DEALT = 3  # cards in hand between turns (T3)
HAND = 4  # cards in hand before one is played (T4)
DOUBLE = 2  # cards drawn by double loot (T11)
RAID = 4  # the number of police cars that causes a raid (T7)
LAST_CAR = 7  # this getaway car ends the game (T15)

COMPONENTS = {
    "cards (assumed)": {name: int(n) for name, n in zip(NAMES, COUNTS, strict=True) if n},
    "worth in a raid": {NAMES[k]: int(n) for k, n in enumerate(RAID_WORTH) if k},
    "worth at the end": {NAMES[k]: int(n) for k, n in enumerate(END_WORTH) if k},
}
