"""The text of one decision: "steal 3 white" <-> 48."""

from malavita.engine.errors import UnknownAction
from malavita.engine.game import Secret
from malavita.games.sicilianos import rules
from malavita.games.sicilianos.cards import (
    COLOUR_NAMES,
    MOST_PLAYERS,
    NOTES,
    TYPE_NAMES,
    TYPES,
    VALUES,
)

_VALUES = range(1, VALUES + 1)


def card_name(colour: int, value: int) -> str:
    """A card as text: "white 5"; value 0 is a card of which only the back is seen."""
    return f"{COLOUR_NAMES[colour]} {value or '?'}"


_CARDS = [card_name(colour, n) for colour in range(len(COLOUR_NAMES)) for n in _VALUES]

# In the order of the actions in rules.py.
_TEXTS = (
    *(f"draft {colour}" for colour in COLOUR_NAMES),
    "roll",
    *(f"draw {colour}" for colour in COLOUR_NAMES),
    *(f"search {colour}" for colour in COLOUR_NAMES),
    *(f"keep {value}" for value in _VALUES),
    *(f"steal {seat} {name}" for seat in range(MOST_PLAYERS) for name in COLOUR_NAMES),
    *(f"war {card}" for card in _CARDS),
    *(f"join {card}" for card in _CARDS),
    *(f"stake {note}" for note in NOTES),
    "out",
    *(f"add {value}" for value in _VALUES),
    "stop",
    "loyal",
    "betray",
    "hold",
    *(f"bomb {card}" for card in _CARDS),
    "business",
    "money",
    *(f"found {kind}" for kind in TYPE_NAMES),
    *(f"war {colour} ?" for colour in COLOUR_NAMES),
    *(f"join {colour} ?" for colour in COLOUR_NAMES),
    "keep ?",
    "add ?",
    "found ?",
)
_ACTIONS = {text: action for action, text in enumerate(_TEXTS)}

# What becomes of a secret: a card laid is turned up, a business at the end, and what
# was kept of a search stays secret for good.
LAID, KEPT, FOUNDED = "laid", "kept", "founded"

SECRETS = {
    **{rules.KEEP + value: Secret(KEPT, rules.KEEP_UNHEARD) for value in _VALUES},
    **{
        first + card: Secret(LAID, unheard + card // VALUES)
        for first, unheard in (
            (rules.WAR, rules.WAR_UNHEARD),
            (rules.JOIN, rules.JOIN_UNHEARD),
        )
        for card in range(len(_CARDS))
    },
    **{rules.ADD + value: Secret(LAID, rules.ADD_UNHEARD) for value in _VALUES},
    **{rules.FOUND + t: Secret(FOUNDED, rules.FOUND_UNHEARD) for t in range(TYPES)},
}


def write(action: int) -> str:
    """The action as text."""
    return _TEXTS[action]


def read(text: str) -> int:
    """The action that the text means."""
    try:
        return _ACTIONS[text]
    except KeyError:
        raise UnknownAction(action=text) from None
