"""The text of one decision: "plant money 0 on 3" <-> 9."""

from typing import Any

from malavita.engine.errors import UnknownAction
from malavita.engine.game import Secret
from malavita.games.thieves.cards import (
    HORSESHOE,
    MONEY_0,
    MONEY_KINDS,
    MOST_PLAYERS,
    NAMES,
    ROW,
)
from malavita.games.thieves.rules import STASH, STASH_UNSEEN

Cards = dict[str, int]  # how many of each kind


def cards_of(counts: Any, first: int = 0) -> Cards:
    """Counts per kind from the first, with names and without zeros."""
    return {NAMES[first + kind]: int(n) for kind, n in enumerate(counts) if n}


_MONEY = NAMES[MONEY_0 : HORSESHOE + 1]
_SEATS = range(MOST_PLAYERS)

# In the order of the actions in rules.py.
_TEXTS = (
    *(f"stash {card}" for card in _MONEY),
    *(f"plant {card} on {seat}" for card in _MONEY for seat in _SEATS),
    "police 1",
    "police 2",
    "roadblock",
    "alarm",
    "thief",
    "double",
    "remove 1",
    "remove 2",
    "decline",
    *(f"to {seat}" for seat in _SEATS),
    *(f"take {seat} {place}" for seat in _SEATS for place in range(ROW)),
    "stash",
)
# Others hear that something is stashed; what it is when the loot is turned up.
SECRETS = {STASH + money: Secret("stash", STASH_UNSEEN) for money in range(MONEY_KINDS)}
_ACTIONS = {text: action for action, text in enumerate(_TEXTS)}


def write(action: int) -> str:
    """The action as text."""
    return _TEXTS[action]


def read(text: str) -> int:
    """The action that the text means."""
    try:
        return _ACTIONS[text]
    except KeyError:
        raise UnknownAction(action=text) from None
