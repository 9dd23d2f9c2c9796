"""What a seat may work out from its view: forecasts, refusals, the rules that matter."""

from collections.abc import Collection
from typing import Any

from malavita.engine.game import Refusal
from malavita.games.thieves.rules import OVER, PLAY, REMOVE, TAKE, TO

REASONS: dict[str, tuple[str, ...]] = {}


def forecast(view: Any) -> dict[str, Any]:
    """Nothing yet."""
    return {}


def refusals(view: Any, legal: Collection[str]) -> dict[str, Refusal]:
    """Nothing yet."""
    return {}


_PASSAGES = {
    PLAY: ["T5", "T6", "T7", "T12"],
    REMOVE: ["T8"],
    TAKE: ["T10", "T16"],
    TO: ["T10", "T16"],
    OVER: ["T15", "T2"],
}


def passage(view: Any) -> list[str]:
    """The rules of the present decision, the most important first."""
    if view.phase == PLAY and view.apart_size:
        return ["T11", *_PASSAGES[PLAY]]
    return _PASSAGES[view.phase]
