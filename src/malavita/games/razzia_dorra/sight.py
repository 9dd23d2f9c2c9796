"""Hidden information: hands, sealed cards and answers, the dealer's note, money."""

from malavita.engine.dice import seed_dice_by_luck, shuffle
from malavita.engine.jit import jit
from malavita.engine.layout import SPECTATOR, Ints
from malavita.engine.luck import jumble, pick
from malavita.engine.table import copy_what_lies_open
from malavita.games.razzia_dorra.cards import (
    BARS,
    COUNTS,
    HAND,
    KINDS,
    MOST_PLAYERS,
    NO_CARD,
    NO_NOTE,
)
from malavita.games.razzia_dorra.rules import (
    ANSWER,
    ANSWERS,
    CHOOSE,
    MONEY,
    OPEN,
    OVER,
    PLACE,
    SECRET,
    add_to_hand,
    hand_size,
    highest_note,
    lay_bag,
    lies_on_table,
    note_bag,
    one_note,
)
from malavita.games.razzia_dorra.state import Public, State, View


@jit
def observe(state: State, seat: int, view: View) -> None:
    """Write what seat may know into view."""
    view.seat = seat
    copy_what_lies_open(state, view)
    view.taken = 0
    for each in range(MOST_PLAYERS):
        view.taken += state.purse[each]
        view.purse[each] = state.purse[each] if knows_money(view, each) else 0
    for place in range(HAND):
        view.hand[place] = NO_CARD if seat == SPECTATOR else state.hands[seat, place]
    view.card = NO_CARD if seat == SPECTATOR else state.sealed[seat]
    view.peeked = state.peeked if seat == state.dealer else NO_NOTE
    view.duelling = state.duelling & known_answers(view)


@jit
def knows_money(view: View, seat: int) -> bool:
    """Whether the viewer sees what this seat has won."""
    if view.options[MONEY] == OPEN or view.phase == OVER:
        return True
    return view.seat == seat


@jit
def known_answers(view: View) -> int:
    """D16: the seats whose answers the viewer knows: all, or the own one."""
    if view.options[ANSWERS] != SECRET:
        return view.answered
    return 0 if view.seat == SPECTATOR else view.answered & 1 << view.seat


@jit
def redeal(view: View, state: State, luck: Ints) -> None:
    """Write a random state that fits the view into state."""
    copy_what_lies_open(view, state)
    seed_dice_by_luck(state, luck)
    _redeal_cards(view, state, luck)
    _redeal_notes(view, state, luck)
    _redeal_money(view, state, luck)
    _redeal_answers(view, state, luck)


@jit
def _redeal_cards(view: View, state: State, luck: Ints) -> None:
    """Deal the unknown cards; each place is equally likely for each card."""
    jumble(luck, state.deck, _lay_unknown_cards(view, state))
    top = view.stock
    for seat in range(MOST_PLAYERS):
        own = seat == view.seat
        for place in range(HAND):
            state.hands[seat, place] = view.hand[place] if own else NO_CARD
        state.sealed[seat] = view.card if own else NO_CARD
        if own or seat >= view.players:
            continue
        for _ in range(hand_size(view, seat)):
            add_to_hand(state.hands[seat], state.deck[top])
            top += 1
        if has_chosen(view, seat):
            state.sealed[seat] = state.deck[top]
            top += 1


@jit
def has_chosen(table: Public, seat: int) -> bool:
    """Whether a card of this seat lies face down."""
    return table.phase == CHOOSE and not table.waiting >> seat & 1


@jit
def _lay_unknown_cards(view: View, state: State) -> int:
    """Make a sorted deck of the cards that the viewer does not see; return its size."""
    seen = state.discards  # for now with all other cards that the viewer sees
    seen[view.card] += 1
    for place in range(HAND):
        seen[view.hand[place]] += 1
    if lies_on_table(view):
        for seat in range(view.players):
            seen[view.laid[seat]] += 1
    n = 0
    for kind in range(1, KINDS + 1):
        for _ in range(COUNTS[view.players, kind] - seen[kind]):
            state.deck[n] = kind
            n += 1
    for kind in range(KINDS + 1):
        state.discards[kind] = view.discards[kind]
    return n


@jit
def _redeal_notes(view: View, state: State, luck: Ints) -> None:
    """Shuffle the unknown notes into the pile and for the dealer."""
    state.peeked = view.peeked
    jumble(luck, state.notes, lay_bag(state.notes, unseen_notes(view)))
    if view.phase == PLACE and view.peeked == NO_NOTE:
        state.peeked = state.notes[view.pile]


@jit
def unseen_notes(view: View) -> int:
    """A bag: the notes in the pile, and the dealer's unless the viewer sees it."""
    bag: int = note_bag(view.players) - view.taken
    for bar in range(BARS):
        bag -= view.bars[bar]
    for seat in range(MOST_PLAYERS):
        bag -= view.shares[seat]
    if view.peeked != NO_NOTE:
        bag -= one_note(view.peeked)
    return bag


@jit
def _redeal_money(view: View, state: State, luck: Ints) -> None:
    """Deal hidden winnings to the others; each note to each of them equally likely."""
    rest = view.taken
    for seat in range(MOST_PLAYERS):
        state.purse[seat] = view.purse[seat]
        rest -= view.purse[seat]
    while rest:  # only if money is hidden
        note = one_note(highest_note(rest))
        rest -= note
        seat = pick(luck, view.players - (view.seat != SPECTATOR))
        if view.seat != SPECTATOR and seat >= view.seat:
            seat += 1
        state.purse[seat] += note


@jit
def _redeal_answers(view: View, state: State, luck: Ints) -> None:
    """Choose unknown answers at random, both equally likely."""
    state.duelling = view.duelling
    if view.phase == ANSWER:
        unknown = view.answered & ~known_answers(view)
        state.duelling |= unknown & pick(luck, 1 << MOST_PLAYERS)


@jit
def shuffle_hidden(state: State, stock: bool, pile: bool) -> None:
    """Shuffle what a position leaves open, with the dice."""
    if stock:
        shuffle(state, state.deck, state.stock)
    if pile:
        shuffle(state, state.notes, state.pile)
