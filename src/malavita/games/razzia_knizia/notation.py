"""The text of one decision: "bid 9" <-> 14."""

from typing import Any, Literal

from malavita.engine.errors import UnknownAction
from malavita.engine.game import Secret
from malavita.games.razzia_knizia.cards import HIGHEST_CHEQUE, LOOT_KINDS, NAMES

Cards = dict[str, int]  # how many of each kind
Cause = Literal["police", "seventh", "call"]
CAUSES: tuple[Cause, ...] = ("police", "seventh", "call")  # in the order of rules.py


def cards_of(counts: Any) -> Cards:
    """Counts per kind, with names and without zeros."""
    return {NAMES[kind]: int(n) for kind, n in enumerate(counts) if n}


# In the order of the actions in rules.py.
_TEXTS = (
    "draw",
    "draw left",
    "draw right",
    "auction",
    "stop",
    "pass",
    *(f"bid {cheque}" for cheque in range(1, HIGHEST_CHEQUE + 1)),
    *(f"steal {NAMES[kind]}" for kind in range(LOOT_KINDS)),
)
SECRETS: dict[int, Secret] = {}  # every move is heard by all
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
