"""The invariants of a table of Thieves!; numbers as in RULES.md."""

from malavita.engine.jit import jit
from malavita.games.thieves.cards import (
    APART,
    CAR,
    COUNTS,
    DEALT,
    HAND,
    HIDDEN,
    HORSESHOE,
    KINDS,
    LAST_CAR,
    MONEY_0,
    MOST_PLAYERS,
    POLICE_1,
    POLICE_2,
    RAID,
    ROW,
)
from malavita.games.thieves.rules import (
    OVER,
    PLAY,
    REMOVE,
    TAKE,
    TO,
    is_loot_about,
    police_cars,
)
from malavita.games.thieves.state import EVERYBODY, State

# Broken invariants, one bit each.
SOUND = 0
CARDS_LOST = 1 << 0  # a kind has more or fewer cards than T1 says
HAND_MISCOUNTED = 1 << 1  # a hand has a wrong size, or holds a car
APART_WRONG = 1 << 2  # cards held apart that are not possible
ROW_WRONG = 1 << 3  # a row has a gap, or a card that is not money
WRONGLY_KNOWN = 1 << 4  # loot is unknown to its owner, or face up and unknown
TOO_MANY_POLICE = 1 << 5  # a raid is due
WRONG_END = 1 << 6  # seven cars and the game goes on, or fewer and it is over
WRONG_DECISION = 1 << 7  # nothing to remove or to take, or no seat to decide


@jit
def faults(state: State) -> int:
    """The broken invariants of a state, as a set; SOUND for a valid one."""
    found = SOUND
    for kind in range(KINDS):
        if _count(state, kind) != COUNTS[kind]:
            found |= CARDS_LOST
    for seat in range(MOST_PLAYERS):
        if not _hand_is_right(state, seat):
            found |= HAND_MISCOUNTED
        found |= _faults_of_row(state, seat)
    if not _apart_is_right(state):
        found |= APART_WRONG
    if police_cars(state) >= RAID:
        found |= TOO_MANY_POLICE
    if state.cars > LAST_CAR or (state.cars == LAST_CAR) != (state.phase == OVER):
        found |= WRONG_END
    if not _decision_is_right(state):
        found |= WRONG_DECISION
    return found


@jit
def _count(state: State, kind: int) -> int:
    """The number of cards of a kind in all places."""
    if kind == HIDDEN:
        return 0
    cards: int = state.gone[kind]
    if kind == CAR:
        cards += state.cars
    if POLICE_1 <= kind <= POLICE_2:
        cards += state.police[kind - POLICE_1]
    for seat in range(MOST_PLAYERS):
        cards += state.hands[seat, kind]
        for place in range(state.row_size[seat]):
            cards += state.loot[seat, place] == kind
    for place in range(state.apart_size):
        cards += state.apart[place] == kind
    for place in range(state.pile_size):
        cards += state.deck[place] == kind
    return cards


@jit
def _hand_is_right(state: State, seat: int) -> bool:
    """T4: four cards for the seat that plays from hand, at most three for all others."""
    cards = 0
    for kind in range(KINDS):
        cards += state.hands[seat, kind]
    if cards != state.hand_size[seat] or state.hands[seat, CAR] != 0:
        return False
    if seat >= state.players:
        return cards == 0
    playing = state.phase == PLAY and state.apart_size == 0 and seat == state.turn
    return cards == HAND if playing else cards <= DEALT


@jit
def _apart_is_right(state: State) -> bool:
    """T11: two cards to choose from, or one; no card beyond the last."""
    if not state.pair <= state.apart_size - state.pair < APART:
        return False
    for place in range(APART):
        held = HIDDEN < state.apart[place] < CAR
        if held != (place < state.apart_size):
            return False
    return True


@jit
def _faults_of_row(state: State, seat: int) -> int:
    found = SOUND
    size = state.row_size[seat]
    everywhere = (1 << size) - 1
    if state.up[seat] & ~everywhere or (size > 0 and seat >= state.players):
        found |= ROW_WRONG
    if state.phase == OVER and state.up[seat] != everywhere:
        found |= WRONG_END
    for place in range(ROW):
        card, known = state.loot[seat, place], state.known[seat, place]
        if (MONEY_0 <= card <= HORSESHOE) != (place < size):
            found |= ROW_WRONG
        if place >= size:
            found |= WRONGLY_KNOWN if known else SOUND
        elif not known >> seat & 1:
            found |= WRONGLY_KNOWN
        elif state.up[seat] >> place & 1 and known != EVERYBODY:
            found |= WRONGLY_KNOWN
    return found


@jit
def _decision_is_right(state: State) -> bool:
    if not (PLAY <= state.phase <= OVER and 0 <= state.turn < state.players):
        return False
    if state.phase == REMOVE:
        return police_cars(state) > 0
    if state.phase == TAKE:
        return is_loot_about(state)
    if state.phase == TO:
        row = state.taken_row
        return row < state.players and state.taken_place < state.row_size[row]
    return True
