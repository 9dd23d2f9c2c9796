"""The invariants of a table of Razzia! (Knizia); numbers as in RULES.md."""

from malavita.engine.bits import size
from malavita.engine.jit import jit
from malavita.games.razzia_knizia.cards import (
    COUNTS,
    FIRST_MIDDLE,
    KINDS,
    LOOT_KINDS,
    MOST_PLAYERS,
    PILES,
    POLICE,
    ROW,
)
from malavita.games.razzia_knizia.rules import (
    AUCTION,
    BY_SEVENTH,
    DEALT_CHEQUES,
    OVER,
    police_limit,
)
from malavita.games.razzia_knizia.state import State

# Broken invariants, one bit each.
SOUND = 0
CARDS_LOST = 1 << 0  # a kind has more or fewer cards than K1 says
CHEQUES_LOST = 1 << 1  # a cheque is missing or there twice, or a seat has too many
ROW_MISCOUNTED = 1 << 2  # or a seventh card without its auction
TOO_MANY_POLICE = 1 << 3
WRONGLY_IN = 1 << 4  # the seats still in do not fit the cheques
NOBODY_TO_ACT = 1 << 5  # the seat to act is not in the round


@jit
def faults(state: State) -> int:
    """The broken invariants of a state, as a set; SOUND for a valid one."""
    found = SOUND
    for kind in range(KINDS):
        if _count(state, kind) != COUNTS[kind]:
            found |= CARDS_LOST
    if not _cheques_are_right(state):
        found |= CHEQUES_LOST
    full = state.phase == AUCTION and state.cause == BY_SEVENTH
    most = ROW if full else ROW - 1
    if _cards_in_row(state) != state.row_size or state.row_size > most:
        found |= ROW_MISCOUNTED
    if state.police >= police_limit(state.players):
        found |= TOO_MANY_POLICE
    for seat in range(state.players):
        if (state.up[seat] != 0) != (state.still_in >> seat & 1):
            found |= WRONGLY_IN
    if state.phase != OVER and state.up[state.turn] == 0:
        found |= NOBODY_TO_ACT
    return found


@jit
def _count(state: State, kind: int) -> int:
    """The number of cards of a kind in all places."""
    cards: int = state.gone[kind]
    if kind == POLICE:
        cards += state.police
    else:
        cards += state.row[kind]
        for seat in range(MOST_PLAYERS):
            cards += state.families[seat, kind]
    for pile in range(PILES):
        for position in range(state.top[pile], state.end[pile]):
            cards += state.deck[position] == kind
    return cards


@jit
def _cards_in_row(state: State) -> int:
    cards = 0
    for kind in range(LOOT_KINDS):
        cards += state.row[kind]
    return cards


@jit
def _cheques_are_right(state: State) -> bool:
    """K2, K3: each cheque in play once, and each seat with its original number."""
    seen = 1 << state.middle
    expected = 1 << FIRST_MIDDLE
    for seat in range(state.players):
        dealt = DEALT_CHEQUES[state.players, seat]
        expected |= dealt
        held = state.up[seat] | state.down[seat]
        if state.up[seat] & state.down[seat] or seen & held:
            return False
        if size(held) != size(dealt):
            return False
        seen |= held
    return seen == expected
