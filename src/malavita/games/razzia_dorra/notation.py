"""The text of one decision: "play blue raid 4" <-> 44."""

from functools import lru_cache
from typing import Any

from malavita.engine.errors import UnknownAction
from malavita.engine.game import Secret
from malavita.games.razzia_dorra.cards import (
    BAR_NAMES,
    BITS,
    KINDS,
    MOST_PLAYERS,
    NAMES,
    NO_CARD,
    VALUES,
)
from malavita.games.razzia_dorra.rules import (
    ACCEPT,
    ANSWER_UNSEEN,
    DUEL,
    PLAY,
    PLAY_UNSEEN,
)

Cards = dict[str, int]  # how many of each kind

BAR_WORDS = tuple(name.lower() for name in BAR_NAMES)


REMEMBERED = 10_000  # bags: those that often come up

_WORTH: list[int] = VALUES[1:].tolist()
_ONE_KIND = (1 << BITS) - 1  # the bits of a bag's lowest kind


def cards_of(cards: Any) -> Cards:
    """Cards in any order, with names and how many of each."""
    held = [int(card) for card in cards]
    return {NAMES[card]: held.count(card) for card in sorted({*held} - {NO_CARD})}


def values_of(bag: int) -> list[int]:
    """The notes of a bag, highest first."""
    return list(_values_of(bag))


@lru_cache(REMEMBERED)
def _values_of(bag: int) -> tuple[int, ...]:
    return tuple(
        value
        for kind, value in enumerate(_WORTH)
        for _ in range(bag >> BITS * kind & _ONE_KIND)
    )


# In the order of the actions in rules.py.
_TEXTS = (
    *(f"place {bar}" for bar in BAR_WORDS),
    *(f"play {name}" for name in NAMES[1:]),
    *(f"give {seat}" for seat in range(MOST_PLAYERS)),
    "accept",
    "duel",
    "play ?",
    "answer ?",
)
CARD, ANSWER = "card", "answer"  # kinds of secrets
SECRETS: dict[int, Secret] = {
    **{PLAY + kind: Secret(CARD, PLAY_UNSEEN) for kind in range(1, KINDS + 1)},
    ACCEPT: Secret(ANSWER, ANSWER_UNSEEN),
    DUEL: Secret(ANSWER, ANSWER_UNSEEN),
}
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
