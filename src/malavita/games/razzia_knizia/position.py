"""A table of Razzia! as JSON, and back; see docs/positions.md."""

from __future__ import annotations

from typing import Any

import msgspec

from malavita.engine.bits import members
from malavita.engine.errors import BadPosition
from malavita.engine.plain import plain
from malavita.engine.position import BasePosition, ViewHead
from malavita.games.razzia_knizia.cards import (
    CATEGORY_NAMES,
    CHEQUE_SETS,
    COUNTS,
    FIRST_MIDDLE,
    KINDS,
    NAMES,
    POLICE,
    ROUNDS,
    ROW,
    THIEF,
)
from malavita.games.razzia_knizia.names import CAUSES, Cards, Cause, cards_of
from malavita.games.razzia_knizia.rules import (
    ALLOWED,
    AUCTION,
    BY_CALL,
    BY_POLICE,
    BY_SEVENTH,
    EMPTY_AUCTION,
    HOW_MANY_PILES,
    ONE_PILE,
    OVER,
    THEFT,
    lay_piles,
    police_limit,
)
from malavita.games.razzia_knizia.sight import shuffle_undrawn, undrawn_cards

Pile = list[str] | int  # top card first, or only how many


class Piles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards to come, top card first, or only how many."""

    left: Pile
    right: Pile


class Auction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An auction that is going on."""

    cause: Cause
    caller: int
    bid: int | None = None
    bidder: int | None = None


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies before a player."""

    cheques_up: list[int]
    cheques_down: list[int]
    family: Cards
    scored: list[dict[str, int]]  # by round, then by category


class Position(BasePosition, kw_only=True):
    round: int
    turn: int | None  # the seat that decides; None when the game is over
    police: int
    row: Cards
    middle: int
    piles: Piles
    gone: Cards
    auction: Auction | None = None
    thieves: int = 0  # in a theft: how many may still be used
    seats: list[Seat]


class View(ViewHead, frozen=True, kw_only=True):
    """A table as a seat sees it."""

    round: int
    turn: int | None
    police: int
    row: Cards
    middle: int
    piles: Piles
    gone: Cards
    auction: Auction | None
    thieves: int
    seats: list[Seat]


ASIDE = {"gone", "scored"}  # of a view, what a person at the table need not see


MOST_POINTS = 100  # in one category: beyond the 80 that all businesses are worth


def write(state: Any, head: dict[str, Any]) -> View:
    """All there is, with the piles in order."""
    table = plain(state)
    deck = [NAMES[card] for card in table.deck]
    left, right = (deck[top:end] for top, end in zip(table.top, table.end, strict=True))
    return _write(table, head, Piles(left, right))


def show(view: Any, head: dict[str, Any]) -> View:
    """What lies open: of the piles only how many cards they have."""
    table = plain(view)
    return _write(table, head, Piles(*table.pile))


def _write(table: Any, head: dict[str, Any], piles: Piles) -> View:
    return View(
        **head,
        round=min(table.scored + 1, ROUNDS),
        turn=None if table.phase == OVER else table.turn,
        police=table.police,
        row=cards_of(table.row),
        middle=table.middle,
        piles=piles,
        gone=cards_of(table.gone),
        auction=_auction(table) if table.phase == AUCTION else None,
        thieves=table.thieves,
        seats=[_seat(table, seat) for seat in range(table.players)],
    )


def _auction(table: Any) -> Auction:
    return Auction(
        cause=CAUSES[table.cause],
        caller=table.caller,
        bid=table.bid or None,
        bidder=table.bidder if table.bid else None,
    )


def _seat(table: Any, seat: int) -> Seat:
    rounds = table.sheet[: table.scored]
    return Seat(
        cheques_up=members(table.up[seat]),
        cheques_down=members(table.down[seat]),
        family=cards_of(table.families[seat]),
        scored=[dict(zip(CATEGORY_NAMES, each[seat], strict=True)) for each in rounds],
    )


def read(position: Position, state: Any) -> None:
    """Lay the table; players, options and dice of the state are set already."""
    _read_scores(position, state)
    _read_cheques(position, state)
    _read_cards(position, state)
    _read_piles(position, state)
    _read_decision(position, state)


def _refuse(field: str, reason: str) -> BadPosition:
    return BadPosition(field=field, reason=reason)


def _read_scores(position: Position, state: Any) -> None:
    if not 1 <= position.round <= ROUNDS:
        raise _refuse("round", f"{position.round} is not one of 1 to {ROUNDS}")
    over = position.turn is None
    state.scored = ROUNDS if over else position.round - 1
    if over and position.round != ROUNDS:
        raise _refuse("turn", f"nobody decides, but it is round {position.round}")
    for seat, player in enumerate(position.seats):
        field = f"seats[{seat}].scored"
        if len(player.scored) != state.scored:
            reason = f"{len(player.scored)} rounds instead of {state.scored}"
            raise _refuse(field, reason)
        for scoring, points in enumerate(player.scored):
            _read_points(f"{field}[{scoring}]", points, state.sheet[scoring, seat])


def _read_points(field: str, points: dict[str, int], sheet: Any) -> None:
    for name, n in points.items():
        if name not in CATEGORY_NAMES:
            known = ", ".join(CATEGORY_NAMES)
            raise _refuse(field, f"{name!r} is no category; there are {known}")
        if not -MOST_POINTS <= n <= MOST_POINTS:
            raise _refuse(field, f"nobody scores {n} for {name}")
        sheet[CATEGORY_NAMES.index(name)] = n


def _read_cheques(position: Position, state: Any) -> None:
    """K2, K3: each cheque of the game once, everybody with as many as at the start."""
    sets = CHEQUE_SETS[state.players]
    free = {FIRST_MIDDLE, *(cheque for cheques in sets for cheque in cheques)}
    _take_cheque("middle", position.middle, free)
    state.middle = position.middle
    for seat, player in enumerate(position.seats):
        for cheque in player.cheques_up:
            _take_cheque(f"seats[{seat}].cheques_up", cheque, free)
            state.up[seat] |= 1 << cheque
        for cheque in player.cheques_down:
            _take_cheque(f"seats[{seat}].cheques_down", cheque, free)
            state.down[seat] |= 1 << cheque
        state.still_in |= (state.up[seat] != 0) << seat
        n = len(player.cheques_up) + len(player.cheques_down)
        if n != len(sets[0]):
            reason = f"{n} cheques, up and down, instead of {len(sets[0])}"
            raise _refuse(f"seats[{seat}]", reason)


def _take_cheque(field: str, cheque: int, free: set[int]) -> None:
    if cheque not in free:
        reason = f"cheque {cheque} is not in this game, or it is somewhere else already"
        raise _refuse(field, reason)
    free.remove(cheque)


def _read_cards(position: Position, state: Any) -> None:
    """K1: no more of any kind than there are in the box."""
    _read_kinds("row", position.row, state.row)
    _read_kinds("gone", position.gone, state.gone)
    for seat, player in enumerate(position.seats):
        _read_kinds(f"seats[{seat}].family", player.family, state.families[seat])
    limit = police_limit(state.players)
    if not 0 <= position.police < limit:
        raise _refuse("police", f"{position.police} is not one of 0 to {limit - 1}")
    state.police = position.police
    state.row_size = sum(position.row.values())
    if state.gone[POLICE] > limit * state.scored:
        reason = f"{state.scored} rounds see at most {limit * state.scored} police"
        raise _refuse("gone", reason)
    if position.turn is None and state.row_size:
        raise _refuse("row", "it has left when the game is over (K15)")
    if position.turn is None and state.police:
        raise _refuse("police", "they have left when the game is over (K15)")
    for kind in range(KINDS):
        if undrawn_cards(state, kind) < 0:
            n = COUNTS[kind] - undrawn_cards(state, kind)
            reason = f"{n} {NAMES[kind]} lie open, there are {COUNTS[kind]}"
            raise _refuse("cards", reason)


def _read_kinds(field: str, cards: Cards, counts: Any) -> None:
    for name, n in cards.items():
        if name not in NAMES[: len(counts)]:
            raise _refuse(field, f"{name!r} is no card that can be here")
        kind = NAMES.index(name)
        if not 0 <= n <= COUNTS[kind]:
            raise _refuse(field, f"there are {COUNTS[kind]} {name}, not {n}")
        counts[kind] = n


def _read_piles(position: Position, state: Any) -> None:
    """Lay the piles in their order, or draw it with the dice of the state."""
    left, right = position.piles.left, position.piles.right
    undrawn = shuffle_undrawn(state)
    if isinstance(left, list) and isinstance(right, list):
        _read_order(left + right, state)
        left, right = len(left), len(right)
    elif not (isinstance(left, int) and isinstance(right, int)):
        raise _refuse("piles", "one pile has an order and the other has none")
    if left < 0 or right < 0 or left + right != undrawn:
        reason = f"{left} and {right} cards, but {undrawn} cards are nowhere else"
        raise _refuse("piles", reason)
    if state.options[HOW_MANY_PILES] == ONE_PILE:
        if right:
            raise _refuse("piles.right", "there is only one pile, the left")
    elif left == 0 < right or right == 0 < left - 1:
        raise _refuse("piles", "the other pile should have been cut (K4)")
    lay_piles(state, 0, left, undrawn)


def _read_order(cards: list[str], state: Any) -> None:
    for kind, name in enumerate(NAMES):
        undrawn = undrawn_cards(state, kind)
        if cards.count(name) != undrawn:
            reason = f"{cards.count(name)} {name}, but {undrawn} are nowhere else"
            raise _refuse("piles", reason)
    unknown = sorted(set(cards) - set(NAMES))
    if unknown:
        raise _refuse("piles", f"{unknown[0]!r} is no card")
    for place, name in enumerate(cards):
        state.deck[place] = NAMES.index(name)


def _read_decision(position: Position, state: Any) -> None:
    if position.turn is None:
        _refuse_decision(position, "the game is over")
        state.phase = OVER
        return
    _check_in(position.turn, state, "turn")
    state.turn = position.turn
    if position.auction:
        state.phase = AUCTION
        _read_auction(position.auction, state)
    elif state.row_size >= ROW:
        raise _refuse("row", f"{state.row_size} cards without an auction (K7)")
    if position.thieves:
        _read_theft(position, state)


def _refuse_decision(position: Position, reason: str) -> None:
    if position.auction:
        raise _refuse("auction", reason)
    if position.thieves:
        raise _refuse("thieves", reason)


def _check_in(seat: int, state: Any, field: str) -> None:
    """K10: only who has a face-up cheque takes part."""
    if not 0 <= seat < state.players:
        raise _refuse(field, f"there is no seat {seat}")
    if not state.up[seat]:
        raise _refuse(field, f"seat {seat} has no face-up cheque (K10)")


def _read_theft(position: Position, state: Any) -> None:
    if position.auction:
        raise _refuse("thieves", "nobody steals in an auction")
    if not 1 <= position.thieves <= state.families[state.turn, THIEF]:
        raise _refuse("thieves", f"seat {state.turn} has not {position.thieves} thieves")
    if not 0 < state.row_size < ROW - 1 or not state.gone[THIEF]:
        reason = "a thief has just left the game with one of at most six cards (K8)"
        raise _refuse("thieves", reason)
    state.phase = THEFT
    state.thieves = position.thieves


def _read_auction(auction: Auction, state: Any) -> None:
    _check_in(auction.caller, state, "auction.caller")
    state.caller = auction.caller
    state.cause = CAUSES.index(auction.cause)
    if state.cause == BY_POLICE and not state.police:
        raise _refuse("auction.cause", "there is no police")
    if (state.cause == BY_SEVENTH) != (state.row_size == ROW):
        reason = f"there are {state.row_size} cards in the row (K7)"
        raise _refuse("auction.cause", reason)
    empty = state.row_size == 0 and state.cause == BY_CALL
    if empty and state.options[EMPTY_AUCTION] != ALLOWED:
        raise _refuse("auction.cause", "nobody may call with an empty row (K9)")
    if (auction.bid is None) != (auction.bidder is None):
        raise _refuse("auction.bid", "bid and bidder go together")
    if auction.bid is not None and auction.bidder is not None:
        _read_bid(auction.bid, auction.bidder, state)


def _read_bid(bid: int, bidder: int, state: Any) -> None:
    """K11: he has spoken already, and the cheque lies before him."""
    _check_in(bidder, state, "auction.bidder")
    turns = [(seat - state.caller - 1) % state.players for seat in (bidder, state.turn)]
    if turns[0] >= turns[1]:
        raise _refuse("auction.bidder", f"seat {bidder} has not spoken yet (K11)")
    if bid < 1 or not state.up[bidder] >> bid & 1:
        raise _refuse("auction.bid", f"seat {bidder} has no face-up cheque {bid}")
    state.bid = bid
    state.bidder = bidder
