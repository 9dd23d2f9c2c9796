"""What a seat may work out from its view: forecasts, refusals, the rules that matter."""

from collections.abc import Collection
from typing import Any

import msgspec

from malavita.engine.bits import members
from malavita.engine.game import Refusal
from malavita.engine.layout import SPECTATOR
from malavita.engine.plain import plain
from malavita.games.razzia_knizia.cards import (
    CATEGORIES,
    CATEGORY_NAMES,
    KINDS,
    NAMES,
    ROUNDS,
    ROW,
    THIEF,
)
from malavita.games.razzia_knizia.names import cards_of
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
_COLUMNS = (*CATEGORY_NAMES, "total")


class Lot(msgspec.Struct, frozen=True):
    """What the row would bring."""

    gain: int
    by: dict[str, int]  # by category


class Forecast(msgspec.Struct, frozen=True):
    """What a seat may work out; docs/outlook.md has the meaning of each field."""

    if_raided: list[dict[str, int]]
    lot: Lot | None
    police_limit: int
    row_limit: int
    speakers: list[int]
    spoken: list[int]


def forecast(view: Any) -> Forecast:
    """What everybody would score now, and what the row would add for the viewer."""
    table = plain(view)
    raided = _score_now(view.copy(), table)
    speakers = _speakers(table)
    return Forecast(
        if_raided=[
            dict(zip(_COLUMNS, (*points, sum(points)), strict=True)) for points in raided
        ],
        lot=_lot(view, table, raided),
        police_limit=int(police_limit(table.players)),
        row_limit=ROW,
        speakers=speakers,
        spoken=speakers[: speakers.index(table.turn)] if speakers else [],
    )


def _speakers(table: Any) -> list[int]:
    """K10, K11: in an auction all who take part, as they speak, the caller last."""
    if table.phase != AUCTION:
        return []
    steps = range(1, table.players + 1)
    order = [(table.caller + step) % table.players for step in steps]
    return [seat for seat in order if table.up[seat]]


def _score_now(copy: Any, table: Any) -> list[list[int]]:
    """K17-K23: by seat, then by category; nothing once the game is over."""
    if table.phase == OVER:
        return [[0] * CATEGORIES] * table.players
    score_round(copy)
    sheet: list[list[int]] = copy["sheet"][table.scored].tolist()
    return sheet[: table.players]


def _lot(view: Any, table: Any, raided: list[list[int]]) -> Lot | None:
    """What the viewer would score more if the row were his; cheques stay as they lie."""
    if table.seat == SPECTATOR or not table.row_size:
        return None
    won = view.copy()
    won["families"][table.seat] += won["row"]
    pairs = zip(_score_now(won, table)[table.seat], raided[table.seat], strict=True)
    more = [after - before for after, before in pairs]
    by = {CATEGORY_NAMES[category]: n for category, n in enumerate(more) if n}
    return Lot(sum(more), by)


def unseen(view: Any) -> dict[str, int]:
    """K4: the cards in the piles; everything else lies open or was seen by all."""
    counts = {NAMES[kind]: int(undrawn_cards(view, kind)) for kind in range(KINDS)}
    return {card: n for card, n in counts.items() if n}


def refusals(view: Any, legal: Collection[str]) -> dict[str, Refusal]:
    """What a person would try at this decision and the rules do not allow."""
    if not legal:
        return {}
    table = plain(view)
    tried = _bids_tried(table) if table.phase == AUCTION else _turns_tried(table)
    return {action: why for action, why in tried.items() if action not in legal}


def _bids_tried(table: Any) -> dict[str, Refusal]:
    """K11-K13: all cheques before him, and to pass."""
    later = table.scored + 2
    face_down = (
        Refusal("face_down", {"round": later}) if later <= ROUNDS else Refusal("spent")
    )
    too_low = Refusal("too_low", {"bid": table.bid})
    return {
        **{f"bid {cheque}": too_low for cheque in members(table.up[table.seat])},
        **{f"bid {cheque}": face_down for cheque in members(table.down[table.seat])},
        "pass": Refusal("must_bid"),
    }


def _turns_tried(table: Any) -> dict[str, Refusal]:
    """K6, K8, K9: both piles, every card of the row, an auction."""
    theft = table.phase == THEFT
    one_pile = table.options[HOW_MANY_PILES] == ONE_PILE
    draws = ("draw",) if one_pile else ("draw left", "draw right")
    return {
        **dict.fromkeys(draws, Refusal("theft" if theft else "empty_pile")),
        **{f"steal {card}": Refusal("no_thief") for card in cards_of(table.row)},
        "auction": Refusal("theft" if theft else "empty_row"),
    }


def passage(view: Any) -> list[str]:
    """The rules of the present decision, the most important first."""
    table = plain(view)
    if table.phase == OVER:
        return ["K24"]
    if table.phase == THEFT:
        return ["K8"]
    if table.phase == AUCTION:
        forced = table.cause == BY_CALL and table.turn == table.caller
        seventh = table.cause == BY_SEVENTH
        return [*["K12"] * forced, "K11", "K13", *["K7"] * seventh]
    may_steal = table.row_size and table.families[table.turn][THIEF]
    last_police = table.police + 1 == police_limit(table.players)
    thieves = ["K8"] if may_steal else []
    return ["K5", "K6", *thieves, "K9", *["K14"] * last_police]
