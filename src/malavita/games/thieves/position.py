"""A table of Thieves! as JSON, and back; see docs/positions.md."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any, Literal

import msgspec

from malavita.engine.bits import members
from malavita.engine.dice import shuffle
from malavita.engine.errors import BadPosition
from malavita.engine.plain import plain
from malavita.engine.position import BasePosition, ViewHead
from malavita.games.thieves.cards import (
    APART,
    CAR,
    COUNTS,
    DEALT,
    DOUBLE_LOOT,
    HAND,
    HORSESHOE,
    KINDS,
    LAST_CAR,
    MONEY_0,
    NAMES,
    POLICE_1,
    POLICE_2,
    RAID,
    ROADBLOCK,
    THIEF,
)
from malavita.games.thieves.names import Cards, cards_of
from malavita.games.thieves.rules import (
    AFTER_RAID,
    LEFT_ACTIONS,
    OPEN,
    OUT,
    OVER,
    PLAY,
    REMOVE,
    TAKE,
    TO,
    police_cars,
)
from malavita.games.thieves.state import EVERYBODY

Decision = Literal["play", "remove", "take", "to"]
DECISIONS: tuple[Decision, ...] = ("play", "remove", "take", "to")  # as in rules.py
Knowing = list[int] | Literal["all"]
ALL: Literal["all"] = "all"
FACE_DOWN = "({})"  # a card in brackets lies face down


class Taken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a thief takes a card from."""

    seat: int
    place: int


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player has."""

    hand: Cards
    loot: list[str]  # in order of arrival, face down in brackets
    known: list[Knowing]  # by place: the seats that know the card
    apart: list[str] = []  # drawn by double loot, last drawn last


class Position(BasePosition, kw_only=True):
    turn: int | None  # the seat that decides; None when the game is over
    decision: Decision | None
    cars: int
    police: Cards
    pile: list[str] | int  # top card first, or only how many
    gone: Cards
    taken: Taken | None = None  # by a thief who has not yet brought it anywhere
    pair: bool = False  # the last two held apart may be played in either order
    seats: list[Seat]


class SeatView(msgspec.Struct, frozen=True):
    """A seat as another one sees it; of hidden cards only how many."""

    hand: Cards | int
    loot: list[str]
    known: list[Knowing]
    apart: list[str] | int


class View(ViewHead, frozen=True, kw_only=True):
    """A table as a seat sees it."""

    turn: int | None
    decision: Decision | None
    cars: int
    police: Cards
    pile: list[str] | int
    gone: Cards
    taken: Taken | None
    pair: bool
    seats: list[SeatView]


REMEMBERED = 10_000  # rows of loot: most stay as they were for some moves
ASIDE = {"gone", "known"}  # of a view, what a person at the table need not see


def write(state: Any, head: dict[str, Any]) -> View:
    """All there is, with the pile in order."""
    table = plain(state)
    pile = [NAMES[card] for card in table.deck[: table.pile_size][::-1]]
    hands: list[Cards | int] = [cards_of(hand) for hand in table.hands[: table.players]]
    apart: list[list[str] | int] = [[] for _ in hands]
    apart[table.turn] = _apart(table)
    return _write(table, head, pile, hands, apart)


def show(view: Any, head: dict[str, Any]) -> View:
    """What the seat may know: of hands, cards held apart and pile else only the size."""
    table = plain(view)
    hands: list[Cards | int] = list(table.hand_size[: table.players])
    apart: list[list[str] | int] = [0] * table.players
    apart[table.turn] = table.apart_size
    if table.seat >= 0:
        hands[table.seat] = cards_of(table.hand)
        apart[table.seat] = _apart(table) if table.seat == table.turn else []
    return _write(table, head, table.pile_size, hands, apart)


def _apart(table: Any) -> list[str]:
    return [NAMES[card] for card in table.apart[: table.apart_size]]


def _write(
    table: Any,
    head: dict[str, Any],
    pile: list[str] | int,
    hands: list[Cards | int],
    apart: list[list[str] | int],
) -> View:
    over = table.phase == OVER
    stealing = table.phase == TO
    return View(
        **head,
        turn=None if over else table.turn,
        decision=None if over else DECISIONS[table.phase],
        cars=table.cars,
        police=cards_of(table.police, POLICE_1),
        pile=pile,
        gone=cards_of(table.gone),
        taken=Taken(table.taken_row, table.taken_place) if stealing else None,
        pair=bool(table.pair),
        seats=[
            SeatView(hands[seat], _loot(table, seat), _known(table, seat), apart[seat])
            for seat in range(table.players)
        ],
    )


def _loot(table: Any, seat: int) -> list[str]:
    return list(_row(table.loot[seat][: table.row_size[seat]], table.up[seat]))


@lru_cache(REMEMBERED)
def _row(cards: tuple[int, ...], up: int) -> list[str]:
    return [
        NAMES[card] if up >> place & 1 else FACE_DOWN.format(NAMES[card])
        for place, card in enumerate(cards)
    ]


def _known(table: Any, seat: int) -> list[Knowing]:
    return [
        ALL if known == EVERYBODY else members(known)
        for known in table.known[seat][: table.row_size[seat]]
    ]


def read(position: Position, state: Any) -> None:
    """Lay the table; players, options and dice of the state are set already."""
    _read_end(position, state)
    _read_open_cards(position, state)
    for seat, player in enumerate(position.seats):
        _read_hand(f"seats[{seat}].hand", player.hand, state, seat)
        _read_loot(f"seats[{seat}]", player, state, seat)
        _read_apart(f"seats[{seat}].apart", player.apart, state, seat)
    _read_decision(position, state)
    _check_hands(state)
    _check_gone(state)
    _read_pile(position.pile, state)


def _refuse(field: str, reason: str) -> BadPosition:
    return BadPosition(field=field, reason=reason)


def _read_end(position: Position, state: Any) -> None:
    """T15: the seventh car ends the game, and nothing else does."""
    if not 0 <= position.cars <= LAST_CAR:
        raise _refuse("cars", f"{position.cars} is not one of 0 to {LAST_CAR}")
    state.cars = position.cars
    if position.turn is None:
        if position.cars != LAST_CAR:
            raise _refuse("turn", f"nobody decides, but there are {position.cars} cars")
        state.phase = OVER
        # Nobody's turn; but cards held apart still belong to who drew them.
        holders = [seat for seat, player in enumerate(position.seats) if player.apart]
        state.turn = holders[0] if holders else 0
        return
    if position.cars == LAST_CAR:
        raise _refuse("turn", f"the game is over with {LAST_CAR} cars (T15)")
    if not 0 <= position.turn < state.players:
        raise _refuse("turn", f"there is no seat {position.turn}")
    state.turn = position.turn


def _read_open_cards(position: Position, state: Any) -> None:
    _read_kinds("police", position.police, state.police, POLICE_1, POLICE_2)
    _read_kinds("gone", position.gone, state.gone[POLICE_1:], POLICE_1, DOUBLE_LOOT)
    if police_cars(state) >= RAID:
        raise _refuse("police", f"{police_cars(state)} cars would be a raid (T7)")


def _read_kinds(field: str, cards: Cards, counts: Any, first: int, last: int) -> None:
    for name, n in cards.items():
        if name not in NAMES[first : last + 1]:
            raise _refuse(field, f"{name!r} is no card that can be here")
        kind = NAMES.index(name)
        if not 0 <= n <= COUNTS[kind]:
            raise _refuse(field, f"there are {COUNTS[kind]} {name}, not {n}")
        counts[kind - first] = n


def _read_hand(field: str, hand: Cards, state: Any, seat: int) -> None:
    counts = state.hands[seat]
    _read_kinds(field, hand, counts[MONEY_0:], MONEY_0, DOUBLE_LOOT)
    if sum(hand.values()) > HAND:
        raise _refuse(field, f"{sum(hand.values())} cards, nobody has more than {HAND}")
    state.hand_size[seat] = sum(hand.values())


def _read_loot(field: str, player: Seat, state: Any, seat: int) -> None:
    if len(player.known) != len(player.loot):
        reason = f"{len(player.known)} entries for {len(player.loot)} cards"
        raise _refuse(f"{field}.known", reason)
    cards = [text.removeprefix("(").removesuffix(")") for text in player.loot]
    _count_loot(f"{field}.loot", cards)
    for place, (text, card) in enumerate(zip(player.loot, cards, strict=True)):
        if text not in (card, FACE_DOWN.format(card)):
            reason = f"{text!r} is neither {card!r} nor {FACE_DOWN.format(card)!r}"
            raise _refuse(f"{field}.loot[{place}]", reason)
        up = text == card
        if state.phase == OVER and not up:
            reason = "all loot is turned up when the game is over (T15)"
            raise _refuse(f"{field}.loot[{place}]", reason)
        state.loot[seat, place] = NAMES.index(card)
        state.up[seat] |= up << place
        state.known[seat, place] = _read_known(
            f"{field}.known[{place}]", player.known[place], up, state, seat
        )
    state.row_size[seat] = len(cards)


def _count_loot(field: str, cards: list[str]) -> None:
    for name, n in Counter(cards).items():
        if name not in NAMES[MONEY_0 : HORSESHOE + 1]:
            raise _refuse(field, f"{name!r} is no card that can be here")
        if n > COUNTS[NAMES.index(name)]:
            raise _refuse(field, f"there are {COUNTS[NAMES.index(name)]} {name}, not {n}")


def _read_known(field: str, known: Knowing, up: bool, state: Any, seat: int) -> int:
    """T6, T10, T13: who has seen the card."""
    if known == ALL:
        if not up and state.options[AFTER_RAID] == OPEN:
            raise _refuse(field, "what all have seen lies face up (T13)")
        return EVERYBODY
    if up:
        raise _refuse(field, f"the card lies face up: {ALL!r} know it")
    if known != sorted(set(known)) or not set(known) <= set(range(state.players)):
        raise _refuse(field, f"{known} are not seats in rising order")
    if seat not in known:
        raise _refuse(field, f"seat {seat} knows his own loot")
    return sum(1 << each for each in known)


def _read_apart(field: str, cards: list[str], state: Any, seat: int) -> None:
    if not cards:
        return
    if seat != state.turn:
        raise _refuse(field, f"it is seat {state.turn} who may hold cards apart (T11)")
    if len(cards) > APART:
        raise _refuse(field, f"{len(cards)} cards, never more than {APART} (T11)")
    for place, name in enumerate(cards):
        if name not in NAMES[MONEY_0 : DOUBLE_LOOT + 1]:
            raise _refuse(field, f"{name!r} is no card that can be here")
        state.apart[place] = NAMES.index(name)
    state.apart_size = len(cards)


def _read_decision(position: Position, state: Any) -> None:
    if state.phase == OVER:
        if position.decision is not None:
            raise _refuse("decision", "the game is over")
    elif position.decision is None:
        raise _refuse("decision", f"seat {state.turn} has to decide something")
    else:
        state.phase = DECISIONS.index(position.decision)
    _read_pair(position.pair, state)
    _read_taken(position.taken, state)
    if state.phase == REMOVE and not police_cars(state):
        raise _refuse("decision", "there is no police card to remove (T8)")
    if state.phase == TAKE and not any(state.row_size):
        raise _refuse("decision", "there is no loot to take (T10)")


def _read_pair(pair: bool, state: Any) -> None:
    """T11: of cards still waiting there is one for each double loot within another."""
    if pair and (state.phase != PLAY or state.apart_size < 2):
        raise _refuse("pair", "there are no two cards to choose from (T11)")
    if state.apart_size - pair >= APART:
        raise _refuse("pair", "so many cards held apart end in a pair (T11)")
    state.pair = int(pair)


def _read_taken(taken: Taken | None, state: Any) -> None:
    if (taken is not None) != (state.phase == TO):
        raise _refuse("taken", "it belongs to the decision 'to', and to no other")
    if taken is None:
        return
    if not 0 <= taken.seat < state.players:
        raise _refuse("taken.seat", f"there is no seat {taken.seat}")
    if not 0 <= taken.place < state.row_size[taken.seat]:
        raise _refuse("taken.place", f"seat {taken.seat} has no place {taken.place}")
    state.taken_row = taken.seat
    state.taken_place = taken.place


def _check_hands(state: Any) -> None:
    """T4: four cards for who plays from his hand, at most three for all others."""
    for seat in range(state.players):
        cards = state.hand_size[seat]
        playing = state.phase == PLAY and not state.apart_size and seat == state.turn
        if playing and cards != HAND:
            raise _refuse(f"seats[{seat}].hand", f"{cards} cards instead of {HAND} (T4)")
        if not playing and cards > DEALT:
            raise _refuse(f"seats[{seat}].hand", f"{cards} cards, {DEALT} at most (T4)")


def _check_gone(state: Any) -> None:
    """T8-T11: the card that is being carried out has left the game."""
    gone = state.gone
    removed = gone[POLICE_1] + gone[POLICE_2] + (state.phase == REMOVE)
    if removed > gone[ROADBLOCK]:
        reason = f"{gone[ROADBLOCK]} roadblocks cannot have removed so many police (T8)"
        raise _refuse("gone", reason)
    if state.phase in (TAKE, TO) and not gone[THIEF]:
        raise _refuse("gone", "the thief is not there (T10)")
    doubles = state.apart_size - state.pair
    if state.options[LEFT_ACTIONS] == OUT and doubles > gone[DOUBLE_LOOT]:
        raise _refuse("gone", f"{doubles} double loot are not there (T11)")


def _read_pile(pile: list[str] | int, state: Any) -> None:
    """Lay the pile in its order, or draw it with the dice of the state."""
    rest = {kind: _undrawn(state, kind) for kind in range(1, KINDS)}
    for kind, n in rest.items():
        if n < 0:
            reason = f"{COUNTS[kind] - n} {NAMES[kind]}, there are {COUNTS[kind]}"
            raise _refuse("cards", reason)
    undrawn = [NAMES[kind] for kind, n in rest.items() for _ in range(n)]
    size = pile if isinstance(pile, int) else len(pile)
    if size != len(undrawn):
        reason = f"{size} cards, but {len(undrawn)} cards are nowhere else"
        raise _refuse("pile", reason)
    if not isinstance(pile, int) and sorted(pile) != sorted(undrawn):
        name = next(name for name in pile if pile.count(name) > undrawn.count(name))
        reason = f"{pile.count(name)} {name}, but {undrawn.count(name)} are nowhere else"
        raise _refuse("pile", reason)
    names = undrawn if isinstance(pile, int) else pile[::-1]
    for place, name in enumerate(names):
        state.deck[place] = NAMES.index(name)
    state.pile_size = size
    if isinstance(pile, int):
        shuffle(state, state.deck, size)


def _undrawn(state: Any, kind: int) -> int:
    """How many cards of a kind are nowhere but in the pile."""
    cards = int(COUNTS[kind] - state.gone[kind]) - int(state.hands[:, kind].sum())
    cards -= int((state.loot == kind).sum()) + int((state.apart == kind).sum())
    if kind in (POLICE_1, POLICE_2):
        cards -= state.police[kind - POLICE_1]
    return cards - int(state.cars) if kind == CAR else cards
