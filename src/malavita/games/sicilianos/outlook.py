"""What a seat may work out from its view: forecasts, refusals, the rules that matter."""

from collections.abc import Collection
from typing import Any

from malavita.engine.game import Refusal
from malavita.games.sicilianos.cards import BOMB
from malavita.games.sicilianos.rules import (
    ADDING,
    DECIDING,
    DRAFTING,
    FOUNDING,
    HELP,
    JOINING,
    KEEPING,
    OVER,
    PICK,
    SHARING,
    STAKING,
    THEFT,
    TURN,
)

REASONS: dict[str, tuple[str, ...]] = {}


def forecast(view: Any) -> dict[str, Any]:
    """Nothing yet."""
    return {}


def refusals(view: Any, legal: Collection[str]) -> dict[str, Refusal]:
    """Nothing yet."""
    return {}


_PASSAGES = {
    DRAFTING: ["S6", "S7"],
    TURN: ["S8", "S10", "S14"],
    PICK: ["S11"],
    HELP: ["S12"],
    KEEPING: ["S12"],
    THEFT: ["S13"],
    STAKING: ["S14", "S23"],
    JOINING: ["S14", "S15"],
    ADDING: ["S16", "S17", "S18"],
    SHARING: ["S24"],
    FOUNDING: ["S23", "S28"],
    OVER: ["S29", "S28"],
}


def passage(view: Any) -> list[str]:
    """The rules of the present decision, the most important first."""
    if view.phase == DECIDING:
        bomb = view.fresh[view.turn] == BOMB
        return ["S20", "S21", "S22", "S17"] if bomb else ["S19", "S17", "S24"]
    return _PASSAGES[view.phase]
