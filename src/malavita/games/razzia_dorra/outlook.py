"""What a seat may work out from its view: forecasts, refusals, the rules that matter."""

from collections.abc import Collection
from typing import Any

from malavita.engine.game import Refusal
from malavita.games.razzia_dorra.rules import ANSWER, CHOOSE, OVER, PLACE, SPLIT

REASONS: dict[str, tuple[str, ...]] = {}


def forecast(view: Any) -> dict[str, Any]:
    """Nothing yet."""
    return {}


def refusals(view: Any, legal: Collection[str]) -> dict[str, Refusal]:
    """Nothing yet."""
    return {}


_PASSAGES = {
    PLACE: ["D8"],
    CHOOSE: ["D10", "D11", "D12", "D13"],
    SPLIT: ["D14", "D16", "D18", "D15"],
    ANSWER: ["D16", "D18", "D17", "D15"],
    OVER: ["D21"],
}


def passage(view: Any) -> list[str]:
    """The rules of the present decision, the most important first."""
    return _PASSAGES[view.phase]
