"""What a seat may work out from its view: forecasts, refusals, the rules that matter."""

from collections.abc import Collection
from typing import Any

from malavita.engine.bits import members
from malavita.engine.game import Refusal
from malavita.engine.record import SPECTATOR
from malavita.games.razzia_knizia.cards import (
    CATEGORIES,
    CATEGORY_NAMES,
    KINDS,
    NAMES,
    ROUNDS,
    THIEF,
)
from malavita.games.razzia_knizia.notation import cards_of
from malavita.games.razzia_knizia.rules import (
    AUCTION,
    BY_CALL,
    BY_SEVENTH,
    HOW_MANY_PILES,
    ONE_PILE,
    OVER,
    THEFT,
    police_limit,
    score_round,
)
from malavita.games.razzia_knizia.sight import undrawn_cards

REASONS: dict[str, tuple[str, ...]] = {
    "too_low": ("bid",),
    "face_down": ("round",),
    "spent": (),
    "must_bid": (),
    "empty_pile": (),
    "empty_row": (),
    "no_thief": (),
    "theft": (),
}


def forecast(view: Any) -> dict[str, Any]:
    """What everybody would score now, and what the row would add for the viewer."""
    raided = _scored_now(view)
    return {
        "if_raided": [
            {**dict(zip(CATEGORY_NAMES, points, strict=True)), "total": sum(points)}
            for points in raided
        ],
        "lot": _lot(view, raided),
        "police_limit": int(police_limit(view.players)),
    }


def _scored_now(view: Any) -> list[list[int]]:
    """K17-K23: by seat, then by category; nothing once the game is over."""
    if view.phase == OVER:
        return [[0] * CATEGORIES] * view.players
    table = view.copy()
    score_round(table)
    sheet: list[list[int]] = table.sheet[view.scored].tolist()
    return sheet[: view.players]


def _lot(view: Any, raided: list[list[int]]) -> dict[str, Any] | None:
    """What the viewer would score more if the row were his; cheques stay as they lie."""
    if view.seat == SPECTATOR or not view.row_size:
        return None
    table = view.copy()
    table.families[view.seat] += view.row
    pairs = zip(_scored_now(table)[view.seat], raided[view.seat], strict=True)
    more = [after - before for after, before in pairs]
    by = {CATEGORY_NAMES[category]: n for category, n in enumerate(more) if n}
    return {"gain": sum(more), "by": by}


def unseen(view: Any) -> dict[str, int]:
    """K4: the cards in the piles; everything else lies open or was seen by all."""
    counts = {NAMES[kind]: int(undrawn_cards(view, kind)) for kind in range(KINDS)}
    return {card: n for card, n in counts.items() if n}


def refusals(view: Any, legal: Collection[str]) -> dict[str, Refusal]:
    """What a person would try at this decision and the rules do not allow."""
    if not legal:
        return {}
    tried = _bids_tried(view) if view.phase == AUCTION else _turns_tried(view)
    return {action: why for action, why in tried.items() if action not in legal}


def _bids_tried(view: Any) -> dict[str, Refusal]:
    """K11-K13: all cheques before him, and to pass."""
    later = view.scored + 2
    face_down = (
        Refusal("face_down", {"round": later}) if later <= ROUNDS else Refusal("spent")
    )
    too_low = Refusal("too_low", {"bid": view.bid})
    return {
        **{f"bid {cheque}": too_low for cheque in members(view.up[view.seat])},
        **{f"bid {cheque}": face_down for cheque in members(view.down[view.seat])},
        "pass": Refusal("must_bid"),
    }


def _turns_tried(view: Any) -> dict[str, Refusal]:
    """K6, K8, K9: both piles, every card of the row, an auction."""
    theft = view.phase == THEFT
    one_pile = view.options[HOW_MANY_PILES] == ONE_PILE
    draws = ("draw",) if one_pile else ("draw left", "draw right")
    return {
        **dict.fromkeys(draws, Refusal("theft" if theft else "empty_pile")),
        **{f"steal {card}": Refusal("no_thief") for card in cards_of(view.row)},
        "auction": Refusal("theft" if theft else "empty_row"),
    }


def passage(view: Any) -> list[str]:
    """The rules of the present decision, the most important first."""
    if view.phase == OVER:
        return ["K24"]
    if view.phase == THEFT:
        return ["K8"]
    if view.phase == AUCTION:
        forced = view.cause == BY_CALL and view.turn == view.caller
        seventh = view.cause == BY_SEVENTH
        return [*["K12"] * forced, "K11", "K13", *["K7"] * seventh]
    may_steal = view.row_size and view.families[view.turn, THIEF]
    last_police = view.police + 1 == police_limit(view.players)
    thieves = ["K8"] if may_steal else []
    return ["K5", "K6", *thieves, "K9", *["K14"] * last_police]
