"""The invariants of a table of Sicilianos; numbers as in RULES.md."""

from malavita.engine.bits import lowest, size
from malavita.engine.jit import jit
from malavita.games.sicilianos.cards import (
    COLOURS,
    KINDS_OF_NOTES,
    MOST_CARDS,
    NOTES_EACH,
    TYPES,
    VALUES,
)
from malavita.games.sicilianos.rules import (
    ADDING,
    DECIDING,
    EVERYBODY,
    FOUNDING,
    KEEPING,
    OVER,
    SHARING,
    STAKING,
    WATCHERS,
    hand_size,
    is_asked,
    left_in,
    own_cards,
    winning_colour,
)
from malavita.games.sicilianos.state import State

# Broken invariants, one bit each.
SOUND = 0
CARDS_LOST = 1 << 0  # a card is nowhere or in two places
BACKS_MISCOUNTED = 1 << 1  # backs, pile sizes or cards face down do not fit
HAND_TOO_LARGE = 1 << 2
OWN_CARD_UNSEEN = 1 << 3  # a seat does not know its cards, or a card face up
WATCHERS_KNOW_MORE = 1 << 4  # spectators know a card that some seat does not
BUSINESSES_MISCOUNTED = 1 << 5
NOTES_LOST = 1 << 6  # more dirty notes than at the start, or a note below none
WAR_UNSOUND = 1 << 7  # fighters, colours or stakes do not fit
NOBODY_TO_ACT = 1 << 8  # the seat to act has no decision in this phase


@jit
def faults(state: State) -> int:
    """The broken invariants of a state, as a set; SOUND for a valid one."""
    found = SOUND
    for colour in range(COLOURS):
        if not _cards_are_right(state, colour):
            found |= CARDS_LOST
        if not _sizes_are_right(state, colour):
            found |= BACKS_MISCOUNTED
        if not _businesses_are_right(state, colour):
            found |= BUSINESSES_MISCOUNTED
        found |= _misjudged_cards(state, colour)
    for seat in range(state.players):
        if hand_size(state, seat) > MOST_CARDS:
            found |= HAND_TOO_LARGE
        if not _notes_are_right(state, seat):
            found |= NOTES_LOST
    if not _war_is_right(state):
        found |= WAR_UNSOUND
    if not _turn_is_right(state):
        found |= NOBODY_TO_ACT
    return found


@jit
def _cards_are_right(state: State, colour: int) -> bool:
    """S1: each card of a family in one place."""
    pile, table = state.pile[colour], state.table[colour]
    places = 0
    cards = 1
    for place in range(VALUES):
        places += (pile[place] > 0) + (table[place] > 0)
        cards |= 1 << pile[place] | 1 << table[place]
    for seat in range(state.players):
        own = own_cards(state, seat, colour)
        places += size(own)
        cards |= own
    return places == VALUES and cards == (1 << VALUES + 1) - 1


@jit
def _sizes_are_right(state: State, colour: int) -> bool:
    """S9: the backs fit the cards, and piles have no gaps."""
    pile, table = state.pile[colour], state.table[colour]
    pile_size, table_size = state.pile_size[colour], state.table_size[colour]
    for place in range(VALUES):
        if (pile[place] > 0) != (place < pile_size):
            return False
        if (table[place] > 0) != (place < table_size):
            return False
    for seat in range(state.players):
        if size(state.hand[seat, colour]) != state.backs[seat, colour]:
            return False
        if (state.covered >> seat & 1) != (state.down[seat] > 0):
            return False
    return True


@jit
def _misjudged_cards(state: State, colour: int) -> int:
    """Owners know their cards, and spectators know only what all know."""
    found = SOUND
    seen, table = state.seen[colour], state.table[colour]
    for seat in range(state.players):
        own = own_cards(state, seat, colour)
        while own:
            if not seen[lowest(own)] >> seat & 1:
                found |= OWN_CARD_UNSEEN
            own &= own - 1
    for place in range(VALUES):
        if table[place] and seen[table[place]] != EVERYBODY:
            found |= OWN_CARD_UNSEEN
        if seen[place + 1] & WATCHERS and seen[place + 1] != EVERYBODY:
            found |= WATCHERS_KNOW_MORE
    return found


@jit
def _businesses_are_right(state: State, colour: int) -> bool:
    """S2: the number of businesses of each seat fits the public one."""
    firm = state.firm[colour]
    for seat in range(state.players):
        own = 0
        for kind in range(TYPES):
            own += firm[kind] == seat + 1
        if own != state.owned[seat, colour]:
            return False
    left = 0
    for kind in range(TYPES):
        left += firm[kind] == 0
    return left == left_in(state, colour) and _last_firm_is_right(state, colour)


@jit
def _last_firm_is_right(state: State, colour: int) -> bool:
    """Once none is left, the last one belongs to its founder, who knows it."""
    last, founder = state.last_firm[colour], state.last_founder[colour]
    if last == 0 or founder == 0:
        return bool(last == founder)
    is_his: bool = state.firm[colour, last - 1] == founder
    is_known: bool = state.scouts[colour] >> founder - 1 & 1 == 1
    return is_his and is_known and left_in(state, colour) == 0


@jit
def _notes_are_right(state: State, seat: int) -> bool:
    """S5: at most two dirty notes of each value, the stake included."""
    for kind in range(KINDS_OF_NOTES):
        notes = state.dirty[seat, kind] + (state.stake[seat] == kind + 1)
        if notes > NOTES_EACH or state.dirty[seat, kind] < 0:
            return False
        if state.clean[seat, kind] < 0:
            return False
    return True


@jit
def _war_is_right(state: State) -> bool:
    """S14: every fighter has its own colour and a stake; in peace there are none."""
    at_war = STAKING <= state.phase <= FOUNDING
    if at_war != (state.war_round > 0) or at_war != (state.joined[state.starter] > 0):
        return False
    colours = 0
    fighters = 0
    for seat in range(state.players):
        fights = state.joined[seat] > 0
        staking = state.phase == STAKING and seat == state.turn
        if (state.stake[seat] > 0) != (fights and not staking):
            return False
        if fights and colours >> state.joined[seat] & 1:
            return False
        colours |= fights << state.joined[seat]
        fighters |= fights << seat
    known = state.covered | state.stopped | state.turned
    return known & ~fighters == 0


@jit
def _turn_is_right(state: State) -> bool:
    """The seat to decide has a decision in this phase."""
    seat = state.turn
    if state.phase > OVER or seat >= state.players:
        return False
    if DECIDING <= state.phase <= ADDING:
        return is_asked(state, seat)
    sound: bool = True
    if SHARING <= state.phase < OVER:
        sound = state.won > 0 and winning_colour(state) == state.won - 1
    elif state.phase == KEEPING:
        sound = state.pile_size[state.searched] > 0
    return sound
