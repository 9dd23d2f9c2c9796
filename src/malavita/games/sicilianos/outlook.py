"""What a seat may work out from its view: forecasts, refusals, the rules that matter."""

from collections.abc import Collection
from functools import lru_cache
from typing import Any

import msgspec
import numpy as np

from malavita.engine import verbs
from malavita.engine.bits import members
from malavita.engine.game import Refusal
from malavita.engine.plain import plain, plainly
from malavita.games.sicilianos import rules
from malavita.games.sicilianos.actions import ACTIONS, ADD, BETRAY, BLOW_UP, STOP
from malavita.games.sicilianos.cards import (
    BOMB,
    COLOUR_NAMES,
    COLOURS,
    FIRST,
    NOTES,
    PARTNER,
    SECOND,
    TARGETS,
    TYPE_NAMES,
    VALUES,
    Colour,
)
from malavita.games.sicilianos.names import card_name
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
    blow_up,
    fighter_for,
    is_godfather,
    strength_of,
    strengths,
    winning_colour,
)
from malavita.games.sicilianos.sight import unknown_cards

REASONS: dict[str, tuple[str, ...]] = {
    "have_colour": (),
    "ten_cards": (),
    "not_rolled": (),
    "empty_pile": (),
    "holds_none": (),
    "no_note": (),
    "colour_laid": ("colour",),
    "other_colour": ("colour",),
    "no_partner": ("colour",),
    "partner_turned": ("colour",),
    "own_family": (),
    "out_of_reach": (),
    "guarded": (),
    "founded": (),
}

REMEMBERED = 10_000  # purses that many seats of many tables have alike
_NOTES = NOTES.tolist()
_PARTNER = PARTNER.tolist()
_is_asked = plainly(rules.is_asked)
_WAYS_TO_LAY = {TURN: "war", JOINING: "join", ADDING: "join"}


Strengths = dict[Colour, int]  # of the families that fight


class Sums(msgspec.Struct, frozen=True):
    """The money of a seat, as it counts in the end."""

    clean: int
    dirty: int
    bonus: int
    result: int


class Forecast(msgspec.Struct, frozen=True):
    """What a seat may work out; docs/outlook.md has the meaning of each field."""

    strengths: Strengths
    after: dict[str, Strengths]
    lost: dict[str, list[str]]
    leading: list[Colour]
    if_ended: list[Sums]
    allies: dict[Colour, int]
    to_answer: list[int]
    lays: dict[str, str]
    deciding: list[str]


def forecast(view: Any) -> Forecast:
    """The war as it stands and as the viewer may change it, and what all would have."""
    table = plain(view)
    war = any(table.joined)
    return Forecast(
        strengths=_strengths(view) if war else {},
        after=_after(view, table) if war else {},
        lost=_lost(view, table),
        leading=_leading(view) if war else [],
        if_ended=_if_ended(view, table),
        allies=_allies(table),
        to_answer=_to_answer(table),
        lays=_lays(table),
        deciding=_deciding(table),
    )


def _allies(table: Any) -> dict[Colour, int]:
    """S19: by family, the seat whose traitor fights for it."""
    return {
        COLOUR_NAMES[_PARTNER[table.joined[seat] - 1]]: seat
        for seat in members(table.turned)
    }


def _to_answer(table: Any) -> list[int]:
    """S14: the seats that may still join the war, in the order in which they answer."""
    if table.phase not in (STAKING, JOINING):
        return []
    asked = (table.turn - table.starter) % table.players
    order = [(table.starter + step) % table.players for step in range(table.players)]
    return [seat for seat in order[asked:] if not table.joined[seat]]


def _lays(table: Any) -> dict[str, str]:
    """S14, S16: by card of the viewer's hand, the action that would lay it now."""
    if table.turn != table.seat or table.phase not in _WAYS_TO_LAY:
        return {}
    own = table.joined[table.seat] - 1
    return {
        card_name(colour, value): _way_to_lay(table.phase, colour, value, own)
        for colour, cards in enumerate(table.hand[table.seat])
        for value in members(cards)
    }


def _way_to_lay(phase: int, colour: int, value: int, own: int) -> str:
    """A card of another family, which cannot be added, has a name only as one to join."""
    if phase == ADDING and colour == own:
        return ACTIONS.write(ADD + value)
    return f"{_WAYS_TO_LAY[phase]} {card_name(colour, value)}"


def _deciding(table: Any) -> list[str]:
    """S15, S19, S20: the new cards about which their owners decide in this round."""
    if table.phase != DECIDING:
        return []
    return [
        card_name(table.joined[seat] - 1, table.fresh[seat])
        for seat in range(table.players)
        if _is_asked(table, seat)
    ]


def _lost(view: Any, table: Any) -> dict[str, list[str]]:
    """S20: by action of the viewer, the cards that it blows up, the bomb among them."""
    if table.turn != table.seat or table.phase != DECIDING:
        return {}
    bomb = card_name(table.joined[table.seat] - 1, BOMB)
    return {
        ACTIONS.write(action): [card_name(*_victim(action)), bomb]
        for action in _legal(view)
        if action >= BLOW_UP
    }


def _victim(action: int) -> tuple[int, int]:
    """Colour and value of the card that a bomb hits."""
    colour, value = divmod(action - BLOW_UP, VALUES)
    return colour, value + 1


def _legal(view: Any) -> list[int]:
    """The actions of the viewer."""
    actions = np.zeros(len(ACTIONS), np.int64)
    n = verbs.legal(view, view.seat, actions)
    legal: list[int] = actions[:n].tolist()
    return legal


def _leading(view: Any) -> list[Colour]:
    """S17, S18: the family that would win as the war stands, if there is one."""
    leader = winning_colour(view)
    return [COLOUR_NAMES[leader]] if leader >= 0 else []


def _strengths(view: Any) -> Strengths:
    """S17: of every family that fights."""
    packed = strengths(view)
    fronts = sorted(joined - 1 for joined in view.joined if joined)
    return {COLOUR_NAMES[colour]: int(strength_of(packed, colour)) for colour in fronts}


def _after(view: Any, table: Any) -> dict[str, Strengths]:
    """Strengths after each decision of the viewer; a card he adds is taken as open."""
    if table.turn != table.seat or table.phase not in (DECIDING, ADDING):
        return {}
    return {
        ACTIONS.write(action): _strengths(_played(view, action))
        for action in _legal(view)
        if action != STOP
    }


def _played(view: Any, action: int) -> Any:
    """S16, S19, S20: the table after a decision of the viewer, on a copy."""
    table, seat = view.copy(), view.seat
    if action >= BLOW_UP:
        blow_up(table, seat, *_victim(action))
    elif action == BETRAY:
        table.turned |= 1 << seat
    elif action < STOP:
        colour = table.joined[seat] - 1
        table.table[colour, table.table_size[colour]] = action - ADD
        table.table_size[colour] += 1
    return table


def _if_ended(view: Any, table: Any) -> list[Sums]:
    """S29: as it counts, dirty money below zero."""
    results = np.zeros(table.players, np.int64)
    verbs.score(view, results)
    seats = zip(results.tolist(), table.clean, table.dirty, strict=False)
    return [
        _sums(result, _money(clean), -_money(dirty)) for result, clean, dirty in seats
    ]


def _sums(result: int, clean: int, dirty: int) -> Sums:
    return Sums(clean, dirty, result - clean - dirty, result)


@lru_cache(REMEMBERED)
def _money(notes: tuple[int, ...]) -> int:
    """What notes are worth together; counted here, as a call of the rules costs more."""
    return sum(n * note for n, note in zip(notes, _NOTES, strict=True))


def unseen(view: Any) -> dict[str, int]:
    """S1: the cards of the families that the viewer cannot place, each once."""
    return {
        card_name(colour, value): 1
        for colour in range(COLOURS)
        for value in members(unknown_cards(view, colour))
    }


def refusals(view: Any, legal: Collection[str]) -> dict[str, Refusal]:
    """What a person would try at this decision and the rules do not allow."""
    if not legal or view.phase not in _TRIED:
        return {}
    tried = _TRIED[view.phase](view)
    return {action: why for action, why in tried.items() if action not in legal}


def _drafts_tried(view: Any) -> dict[str, Refusal]:
    """S6: every colour."""
    return {f"draft {colour}": Refusal("have_colour") for colour in COLOUR_NAMES}


def _turns_tried(view: Any) -> dict[str, Refusal]:
    """S8: to roll; a war is always possible with a card."""
    return {"roll": Refusal("ten_cards")}


def _draws_tried(view: Any) -> dict[str, Refusal]:
    """S11, S12: every pile; after a roll of one to search it, too."""
    ways = ("draw", "search") if view.phase == HELP else ("draw",)
    sizes = view.pile_size.tolist()
    return {
        f"{way} {name}": Refusal("not_rolled" if size else "empty_pile")
        for way in ways
        for name, size in zip(COLOUR_NAMES, sizes, strict=True)
    }


def _thefts_tried(view: Any) -> dict[str, Refusal]:
    """S13: from all others what they hold, and what was rolled."""
    rolled = (view.dice[FIRST], view.dice[SECOND])
    backs = view.backs.tolist()
    return {
        f"steal {seat} {COLOUR_NAMES[colour]}": Refusal(
            "not_rolled" if backs[seat][colour] else "holds_none"
        )
        for seat in range(view.players)
        if seat != view.seat
        for colour in range(COLOURS)
        if backs[seat][colour] or colour in rolled
    }


def _stakes_tried(view: Any) -> dict[str, Refusal]:
    """S14: every note there is."""
    return {f"stake {note}": Refusal("no_note") for note in _NOTES}


def _joins_tried(view: Any) -> dict[str, Refusal]:
    """S14: every card in hand."""
    return {
        f"join {card_name(colour, value)}": Refusal(
            "colour_laid", {"colour": COLOUR_NAMES[colour]}
        )
        for colour, value in _held(view)
    }


def _additions_tried(view: Any) -> dict[str, Refusal]:
    """S16: every card in hand; one of another family has a name only as one to join."""
    own = view.joined[view.seat] - 1
    why = Refusal("other_colour", {"colour": COLOUR_NAMES[own]})
    return {
        f"join {card_name(colour, value)}": why
        for colour, value in _held(view)
        if colour != own
    }


def _held(view: Any) -> list[tuple[int, int]]:
    """The cards in the viewer's hand."""
    hand = enumerate(view.hand[view.seat].tolist())
    return [(colour, value) for colour, cards in hand for value in members(cards)]


def _decisions_tried(view: Any) -> dict[str, Refusal]:
    """S19: to betray; S20: to bomb any card on the table."""
    own = view.joined[view.seat] - 1
    if view.fresh[view.seat] != BOMB:
        partner = _PARTNER[own]
        absent = fighter_for(view, partner) < 0
        reason = "no_partner" if absent else "partner_turned"
        return {"betray": Refusal(reason, {"colour": COLOUR_NAMES[partner]})}
    return {
        f"bomb {card_name(colour, value)}": Refusal(_why_not_hit(own, colour))
        for colour, cards in enumerate(view.table.tolist())
        for value in cards
        if value
    }


def _why_not_hit(own: int, colour: int) -> str:
    """S20: within its reach a card is safe only behind a bodyguard."""
    if colour == own:
        return "own_family"
    return "guarded" if colour in TARGETS[own] else "out_of_reach"


def _businesses_tried(view: Any) -> dict[str, Refusal]:
    """S23: every type."""
    return {f"found {kind}": Refusal("founded") for kind in TYPE_NAMES}


_TRIED = {
    DRAFTING: _drafts_tried,
    TURN: _turns_tried,
    PICK: _draws_tried,
    HELP: _draws_tried,
    THEFT: _thefts_tried,
    STAKING: _stakes_tried,
    JOINING: _joins_tried,
    ADDING: _additions_tried,
    DECIDING: _decisions_tried,
    FOUNDING: _businesses_tried,
}

_PASSAGES = {
    DRAFTING: ("S6", "S7"),
    TURN: ("S8", "S10", "S14"),
    PICK: ("S11",),
    HELP: ("S12",),
    KEEPING: ("S12",),
    THEFT: ("S13",),
    STAKING: ("S14", "S23"),
    JOINING: ("S14", "S15"),
    ADDING: ("S16", "S17", "S18"),
    SHARING: ("S24",),
    FOUNDING: ("S23", "S28"),
}


def passage(view: Any) -> list[str]:
    """The rules of the present decision, the most important first."""
    table = plain(view)
    if table.phase == DECIDING:
        bomb = table.fresh[table.turn] == BOMB
        return ["S20", "S21", "S22", "S17"] if bomb else ["S19", "S17", "S24"]
    if table.phase == OVER:
        godfather = any(is_godfather(view, seat) for seat in range(table.players))
        return ["S28", "S29"] if godfather else ["S29"]
    return list(_PASSAGES[table.phase])
