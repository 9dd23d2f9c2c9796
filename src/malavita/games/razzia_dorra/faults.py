"""The invariants of a table of Razzia (Dorra); numbers as in RULES.md."""

from malavita.engine.jit import jit
from malavita.games.razzia_dorra.cards import (
    BAR_OF,
    BARS,
    COUNTS,
    HAND,
    KINDS_A_COLOUR,
    NO_CARD,
    NO_NOTE,
)
from malavita.games.razzia_dorra.rules import (
    ANSWER,
    CHOOSE,
    OVER,
    PLACE,
    SPLIT,
    claimants_at,
    hand_size,
    how_many_bars,
    is_last_round,
    lies_on_table,
    next_to_answer,
    note_bag,
    one_note,
    pile_size,
    strongest,
)
from malavita.games.razzia_dorra.state import State

# Broken invariants, one bit each.
SOUND = 0
CARDS_LOST = 1 << 0  # a kind has more or fewer cards than D2 and D4-D6 say
HANDS_WRONG = 1 << 1  # a hand is too small or too large, or not in order
NOTES_LOST = 1 << 2  # notes are missing or there twice
ROUND_WRONG = 1 << 3  # pile, dealer's note or the end do not fit the round
SPLIT_WRONG = 1 << 4  # claimants, proposer or shares do not fit cards and bar
WRONGLY_WAITING = 1 << 5  # the seats to decide do not fit the phase


@jit
def faults(state: State) -> int:
    """The broken invariants of a state, as a set; SOUND for a valid one."""
    found = SOUND
    for bar in range(BARS):
        if _cards_of(state, bar) != _cards_in_game(state.players, bar):
            found |= CARDS_LOST
    for seat in range(state.players):
        if not _hand_is_right(state, seat):
            found |= HANDS_WRONG
    if _all_notes(state) != note_bag(state.players):
        found |= NOTES_LOST
    if not _round_is_right(state):
        found |= ROUND_WRONG
    if not _split_is_right(state):
        found |= SPLIT_WRONG
    if state.waiting != _who_should_wait(state) or state.duelling & ~state.answered:
        found |= WRONGLY_WAITING
    return found


COUNT_BITS = 6  # for each kind of a colour; enough for any number of cards


@jit
def _cards_in_game(players: int, bar: int) -> int:
    """The right counts of each kind of a colour, packed into one number."""
    cards = 0
    for face in range(KINDS_A_COLOUR):
        cards += COUNTS[players, 1 + bar * KINDS_A_COLOUR + face] << COUNT_BITS * face
    return cards


@jit
def _cards_of(state: State, bar: int) -> int:
    """The counts of each kind of a colour in all places, packed into one number."""
    cards = 0
    for place in range(state.stock):
        cards += _one_card(state.deck[place], bar)
    for face in range(KINDS_A_COLOUR):
        discards = state.discards[1 + bar * KINDS_A_COLOUR + face]
        cards += discards << COUNT_BITS * face
    for seat in range(state.players):
        cards += _one_card(state.sealed[seat], bar)
        if lies_on_table(state):
            cards += _one_card(state.laid[seat], bar)
        for place in range(HAND):
            cards += _one_card(state.hands[seat, place], bar)
    return cards


@jit
def _one_card(card: int, bar: int) -> int:
    if BAR_OF[card] != bar:
        return 0
    return 1 << COUNT_BITS * (card - 1 - bar * KINDS_A_COLOUR)


@jit
def _hand_is_right(state: State, seat: int) -> bool:
    hand = state.hands[seat]
    size = hand_size(state, seat)
    for place in range(HAND):
        if (hand[place] != NO_CARD) != (place < size):
            return False
        if 0 < place < size and hand[place - 1] > hand[place]:
            return False
    sealed: bool = state.sealed[seat] != NO_CARD
    return sealed == (state.phase == CHOOSE and size < HAND)


@jit
def _all_notes(state: State) -> int:
    bag = 0
    for bar in range(how_many_bars(state.players)):
        bag += state.bars[bar]
    for seat in range(state.players):
        bag += state.shares[seat] + state.purse[seat]
    for place in range(state.pile):
        bag += one_note(state.notes[place])
    if state.peeked != NO_NOTE:
        bag += one_note(state.peeked)
    return bag


@jit
def _round_is_right(state: State) -> bool:
    """D8, D9: each round takes a note for every bar and one for the dealer."""
    if state.pile != pile_size(state.players, state.rounds) or state.rounds < 1:
        return False
    if state.phase == OVER and not is_last_round(state):
        return False
    return (state.peeked != NO_NOTE) == (state.phase == PLACE)


@jit
def _split_is_right(state: State) -> bool:
    offered = 0
    for seat in range(state.players):
        if state.shares[seat] != 0:
            offered |= 1 << seat
    if not lies_on_table(state):
        return state.claimants | offered | state.answered | state.bar == 0
    if state.claimants != claimants_at(state, state.bar):
        return False
    if state.proposer != strongest(state, state.claimants):
        return False
    if (state.bars[state.bar] == 0) != (state.phase == ANSWER):
        return False
    return offered & ~state.claimants == 0


@jit
def _who_should_wait(state: State) -> int:
    if state.phase == PLACE:
        return 1 << state.dealer
    if state.phase == CHOOSE:
        everybody = (1 << state.players) - 1
        return state.waiting & everybody if state.waiting != 0 else everybody
    if state.phase == SPLIT:
        return 1 << state.proposer
    return next_to_answer(state) if state.phase == ANSWER else 0
