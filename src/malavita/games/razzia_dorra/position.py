"""A table of Razzia as JSON, and back; see docs/positions.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Literal

import msgspec

from malavita.engine.bits import members
from malavita.engine.errors import BadPosition
from malavita.engine.plain import plain, plainly
from malavita.engine.position import BasePosition, ViewHead
from malavita.games.razzia_dorra.cards import (
    BAR_WORDS,
    COUNTS,
    HAND,
    KINDS,
    NAMES,
    NO_CARD,
    VALUES,
)
from malavita.games.razzia_dorra.names import Cards, cards_of, values_of
from malavita.games.razzia_dorra.rules import (
    ANSWER,
    ANSWERS,
    CHOOSE,
    OVER,
    PLACE,
    SECRET,
    SPLIT,
    claimants_at,
    hand_size,
    how_many_bars,
    how_many_notes,
    is_last_round,
    last_round,
    lies_on_table,
    next_to_answer,
    note_bag,
    one_note,
    open_split,
    pile_size,
    strength,
)
from malavita.games.razzia_dorra.sight import (
    has_chosen,
    known_answers,
    knows_money,
    shuffle_hidden,
)

Phase = Literal["place", "choose", "split", "answer", "over"]
PHASES: tuple[Phase, ...] = ("place", "choose", "split", "answer", "over")
Answer = Literal["accept", "duel"]
Unknown = Literal["?"]
UNKNOWN: Unknown = "?"
# Written for records, asked about plain ones.
_hand_size = plainly(hand_size)
_has_chosen = plainly(has_chosen)
_known_answers = plainly(known_answers)
_knows_money = plainly(knows_money)
_lies_on_table = plainly(lies_on_table)
WORTH: tuple[int, ...] = tuple(VALUES.tolist())
KIND_OF_VALUE = {value: kind for kind, value in enumerate(WORTH)}


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player has."""

    hand: Cards
    card: str | None  # chosen: face down, or turned up in a split
    notes: list[int]  # won
    share: list[int] = []  # offered in a split
    answer: Answer | None = None


class Position(BasePosition, kw_only=True):
    round: int
    dealer: int
    phase: Phase
    bars: dict[str, list[int]]
    note: int | None = None  # the dealer's, before he lays it
    split: str | None = None  # the bar that is being split
    pile: list[int] | int  # top note first, or only how many
    stock: list[str] | int  # top card first, or only how many
    discards: Cards
    seats: list[Seat]


class SeatView(msgspec.Struct, frozen=True):
    """A seat as another one sees it; what it may not know is ?, a number or null."""

    hand: Cards | int
    card: str | None
    notes: list[int] | None
    share: list[int]
    answer: Answer | Unknown | None


class View(ViewHead, frozen=True, kw_only=True):
    """A table as a seat sees it."""

    round: int
    dealer: int
    phase: Phase
    bars: dict[str, list[int]]
    note: int | Unknown | None
    split: str | None
    pile: list[int] | int
    stock: list[str] | int
    discards: Cards
    seats: list[SeatView]


REMEMBERED = 1_000  # heaps of discards, which all seats of a table see alike
ASIDE = {"discards"}  # of a view, what a person at the table need not see


def write(state: Any, head: dict[str, Any]) -> View:
    """All there is, with stock and pile in order."""
    table = plain(state)
    return _write(
        table,
        head,
        note=WORTH[table.peeked] or None,
        pile=[WORTH[note] for note in table.notes[: table.pile][::-1]],
        stock=[NAMES[card] for card in table.deck[: table.stock][::-1]],
        seats=[_open_seat(table, seat) for seat in range(table.players)],
    )


def _open_seat(table: Any, seat: int) -> SeatView:
    chosen = _has_chosen(table, seat)
    return SeatView(
        hand=cards_of(table.hands[seat]),
        card=NAMES[table.sealed[seat]] if chosen else _laid(table, seat),
        notes=values_of(table.purse[seat]),
        share=values_of(table.shares[seat]),
        answer=_answer(table, seat) if table.answered >> seat & 1 else None,
    )


def show(view: Any, head: dict[str, Any]) -> View:
    """What the viewer may know; what he may not is ?, a number or null."""
    table = plain(view)
    answers = _known_answers(table)
    return _write(
        table,
        head,
        note=WORTH[table.peeked] or UNKNOWN if table.phase == PLACE else None,
        pile=table.pile,
        stock=table.stock,
        seats=[_seat(table, seat, answers) for seat in range(table.players)],
    )


def _seat(table: Any, seat: int, answers: int) -> SeatView:
    own = seat == table.seat
    chosen = _has_chosen(table, seat)
    return SeatView(
        hand=cards_of(table.hand) if own else _hand_size(table, seat),
        card=(NAMES[table.card] if own else UNKNOWN) if chosen else _laid(table, seat),
        notes=values_of(table.purse[seat]) if _knows_money(table, seat) else None,
        share=values_of(table.shares[seat]),
        answer=_known_answer(table, seat, answers)
        if table.answered >> seat & 1
        else None,
    )


def _write(
    table: Any,
    head: dict[str, Any],
    *,
    note: int | Unknown | None,
    pile: list[int] | int,
    stock: list[str] | int,
    seats: list[SeatView],
) -> View:
    bars = how_many_bars(table.players)
    return View(
        **head,
        round=table.rounds,
        dealer=table.dealer,
        phase=PHASES[table.phase],
        bars={BAR_WORDS[bar]: values_of(table.bars[bar]) for bar in range(bars)},
        note=note,
        split=BAR_WORDS[table.bar] if _lies_on_table(table) else None,
        pile=pile,
        stock=stock,
        discards=dict(_discards(table.discards)),
        seats=seats,
    )


def _laid(table: Any, seat: int) -> str | None:
    """The card of a seat that lies open."""
    return NAMES[table.laid[seat]] if _lies_on_table(table) else None


@lru_cache(REMEMBERED)
def _discards(counts: tuple[int, ...]) -> Cards:
    return {NAMES[kind]: n for kind, n in enumerate(counts) if kind and n}


def _answer(table: Any, seat: int) -> Answer:
    return "duel" if table.duelling >> seat & 1 else "accept"


def _known_answer(table: Any, seat: int, answers: int) -> Answer | Unknown:
    return _answer(table, seat) if answers >> seat & 1 else UNKNOWN


def read(position: Position, state: Any) -> None:
    """Lay the table; players, options and dice of the state are set already."""
    _read_round(position, state)
    _read_notes(position, state)
    chosen = _read_cards(position, state)
    if lies_on_table(state):
        _read_split(position, state)
    else:
        _refuse_split(position)
        state.waiting = _who_waits(state, chosen)
    _check_bars(state)


def _refuse(field: str, reason: str) -> BadPosition:
    return BadPosition(field=field, reason=reason)


def _read_round(position: Position, state: Any) -> None:
    """D8, D9: as many rounds as there are notes for."""
    last = last_round(state)
    full = how_many_notes(state.players) // (how_many_bars(state.players) + 1)
    if not 1 <= position.round <= last:
        raise _refuse("round", f"{position.round} is not one of 1 to {last}")
    if not 0 <= position.dealer < state.players:
        raise _refuse("dealer", f"there is no seat {position.dealer}")
    state.rounds = position.round
    state.dealer = position.dealer
    state.phase = PHASES.index(position.phase)
    state.pile = pile_size(state.players, position.round)
    if state.phase == OVER and not is_last_round(state):
        raise _refuse("phase", f"it is not over in round {position.round} of {last}")
    if state.phase == PLACE and position.round > full:
        raise _refuse("phase", "there is no dealer's note in the last round (D9)")


def _read_notes(position: Position, state: Any) -> None:
    """D3, D6: no note more than there are; the rest is the pile."""
    free = Counter(values_of(note_bag(state.players)))
    names = BAR_WORDS[: how_many_bars(state.players)]
    for name, values in position.bars.items():
        if name not in names:
            raise _refuse("bars", f"{name!r} is no bar of this game")
        state.bars[names.index(name)] = _take(f"bars.{name}", values, free)
    for seat, player in enumerate(position.seats):
        state.purse[seat] = _take(f"seats[{seat}].notes", player.notes, free)
        state.shares[seat] = _take(f"seats[{seat}].share", player.share, free)
        if player.notes and position.round == 1 and state.phase in (PLACE, CHOOSE):
            raise _refuse(f"seats[{seat}].notes", "nobody has won anything yet")
    if (position.note is not None) != (state.phase == PLACE):
        raise _refuse("note", "the dealer has one while he is to place it, else not")
    if position.note is not None:
        _take("note", [position.note], free)
        state.peeked = KIND_OF_VALUE[position.note]
    _read_pile(position.pile, state, free)


def _take(field: str, values: list[int], free: Counter[int]) -> int:
    """Notes as a bag, if there are so many that lie nowhere else."""
    free.subtract(values)
    for value in values:
        if free[value] < 0:
            raise _refuse(field, f"there are not so many notes of {value}")
    return sum(one_note(KIND_OF_VALUE[value]) for value in values)


def _read_pile(pile: list[int] | int, state: Any, free: Counter[int]) -> None:
    left = free.total()
    n = pile if isinstance(pile, int) else len(pile)
    if not n == left == state.pile:
        reason = f"{n} notes; it has {state.pile} in round {state.rounds} (D9)"
        raise _refuse("pile", f"{reason}, and {left} are nowhere else")
    order = sorted(free.elements()) if isinstance(pile, int) else pile
    if Counter(order) != +free:
        raise _refuse("pile", "other notes than those that are nowhere else")
    for place, value in enumerate(reversed(order)):
        state.notes[place] = KIND_OF_VALUE[value]
    shuffle_hidden(state, False, isinstance(pile, int))


def _read_cards(position: Position, state: Any) -> int:
    """D2-D7: no card more than there are; the rest is the stock. Who has chosen."""
    kinds = range(1, KINDS + 1)
    free = Counter({NAMES[kind]: int(COUNTS[state.players, kind]) for kind in kinds})
    for name, n in position.discards.items():
        _take_cards("discards", name, n, free)
        state.discards[NAMES.index(name)] = n
    chosen = 0
    for seat, player in enumerate(position.seats):
        chosen |= _read_seat(seat, player, state, free) << seat
    stock = position.stock
    left = free.total()
    order = sorted(free.elements()) if isinstance(stock, int) else stock
    if (stock if isinstance(stock, int) else len(stock)) != left:
        raise _refuse("stock", f"{left} cards are nowhere else")
    if Counter(order) != +free:
        raise _refuse("stock", "other cards than those that are nowhere else")
    state.stock = left
    for place, name in enumerate(reversed(order)):
        state.deck[place] = NAMES.index(name)
    shuffle_hidden(state, isinstance(stock, int), False)
    return chosen


def _take_cards(field: str, name: str, n: int, free: Counter[str]) -> None:
    if name not in free or not 0 <= n <= free[name]:
        raise _refuse(field, f"{n} {name!r}, but only {free[name]} are nowhere else")
    free[name] -= n


def _read_seat(seat: int, player: Seat, state: Any, free: Counter[str]) -> bool:
    """The hand and the chosen card of a seat; whether there is one."""
    field = f"seats[{seat}]"
    for name, n in player.hand.items():
        _take_cards(f"{field}.hand", name, n, free)
    chosen = player.card is not None
    if player.card is not None:
        _take_cards(f"{field}.card", player.card, 1, free)
        cards = state.laid if lies_on_table(state) else state.sealed
        cards[seat] = NAMES.index(player.card)
    if chosen and state.phase in (PLACE, OVER):
        raise _refuse(
            f"{field}.card", f"no card is chosen in phase {PHASES[state.phase]}"
        )
    if not chosen and lies_on_table(state):
        raise _refuse(f"{field}.card", "all cards are turned up in a split")
    size = HAND - (chosen or state.phase == OVER)
    held = sum(player.hand.values())
    if held != size:
        raise _refuse(f"{field}.hand", f"{held} cards instead of {size}")
    hand = [NAMES.index(name) for name, n in player.hand.items() for _ in range(n)]
    state.hands[seat] = sorted(hand) + [NO_CARD] * (HAND - size)
    return chosen


def _who_waits(state: Any, chosen: int) -> int:
    """The seats that owe a decision where there is no split."""
    if state.phase == OVER:
        return 0
    if state.phase == PLACE:
        return 1 << int(state.dealer)
    waiting: int = (1 << state.players) - 1 & ~chosen
    if not waiting:
        raise _refuse("phase", "all have chosen, so the cards are turned up (D10)")
    return waiting


def _refuse_split(position: Position) -> None:
    reason = f"nothing is split in phase {position.phase}"
    if position.split is not None:
        raise _refuse("split", reason)
    for seat, player in enumerate(position.seats):
        if player.share:
            raise _refuse(f"seats[{seat}].share", reason)
        if player.answer:
            raise _refuse(f"seats[{seat}].answer", reason)


def _read_split(position: Position, state: Any) -> None:
    """D14-D16: the cards say who shares."""
    names = BAR_WORDS[: how_many_bars(state.players)]
    if position.split not in names:
        raise _refuse("split", f"{position.split!r} is no bar of this game")
    state.bar = names.index(position.split)
    claimants = claimants_at(state, state.bar)
    if len(members(claimants)) < 2:
        raise _refuse("split", f"not two claim the notes of {position.split} (D14)")
    phase = state.phase
    open_split(state, claimants)
    state.phase = phase
    _read_shares(position, state)
    _read_answers(position, state)
    if phase == ANSWER:
        state.waiting = next_to_answer(state)
        if not state.waiting:
            raise _refuse("phase", "all have answered, so the shares are paid (D17)")


def _read_shares(position: Position, state: Any) -> None:
    """D14: notes are given highest first; the answers come when none is left."""
    left = values_of(state.bars[state.bar])
    field = f"bars.{position.split}"
    if bool(left) != (state.phase == SPLIT):
        raise _refuse(field, "notes are given as long as there are any, then answers")
    given = []
    for seat, player in enumerate(position.seats):
        given += player.share
        if player.share and not state.claimants >> seat & 1:
            raise _refuse(f"seats[{seat}].share", f"seat {seat} claims nothing")
    if left and given and min(given) < left[0]:
        raise _refuse(field, "the highest note is given first (D14)")
    if not left and not given:
        raise _refuse(field, "there was nothing to split (D13)")


def _read_answers(position: Position, state: Any) -> None:
    """D16: of all claimants but the proposer, at once or in falling order."""
    for seat, player in enumerate(position.seats):
        if player.answer is None:
            continue
        asked = state.claimants & ~(1 << state.proposer)
        if state.phase != ANSWER or not asked >> seat & 1:
            raise _refuse(f"seats[{seat}].answer", f"seat {seat} is not asked")
        state.answered |= 1 << seat
        state.duelling |= (player.answer == "duel") << seat
    if state.options[ANSWERS] == SECRET:
        return
    waiting = _strengths(state, state.claimants & ~state.answered)
    for seat in members(state.answered):
        if any(strength(state, seat) < each for each in waiting):
            raise _refuse(f"seats[{seat}].answer", "a higher card answers first (D16)")


def _strengths(state: Any, seats: int) -> Iterable[int]:
    asked = set(members(seats)) - {state.proposer}
    return [strength(state, seat) for seat in asked]


def _check_bars(state: Any) -> None:
    """D8, D19: notes lie wherever they have been laid and nobody has taken them."""
    laid = min(how_many_bars(state.players), _notes_laid(state))
    for bar in range(how_many_bars(state.players)):
        field = f"bars.{BAR_WORDS[bar]}"
        settled = lies_on_table(state) and bar <= state.bar
        claimed = settled and claimants_at(state, bar) != 0
        if claimed and bar < state.bar and state.bars[bar]:
            raise _refuse(field, "its notes have been taken (D19)")
        if not claimed and state.phase != OVER and bar < laid and not state.bars[bar]:
            raise _refuse(field, "a note has been laid here (D8)")


def _notes_laid(state: Any) -> int:
    """How many notes this round began with."""
    return pile_size(state.players, state.rounds - 1) - int(state.pile)
