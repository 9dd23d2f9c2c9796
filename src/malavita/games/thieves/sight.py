"""Hidden information: hands, cards held apart, and face-down loot."""

from malavita.engine.dice import seed_dice_by_luck
from malavita.engine.jit import jit
from malavita.engine.layout import Ints
from malavita.engine.luck import jumble, pick
from malavita.engine.table import copy_what_lies_open
from malavita.games.thieves.cards import (
    APART,
    CAR,
    COUNTS,
    DECK,
    HIDDEN,
    HORSESHOE,
    KINDS,
    MOST_PLAYERS,
    POLICE_1,
    POLICE_2,
    ROW,
)
from malavita.games.thieves.state import SPECTATORS, State, View


@jit
def observe(state: State, seat: int, view: View) -> None:
    """Write what seat may know into view."""
    view.seat = seat
    copy_what_lies_open(state, view)
    _observe_loot(state, view, _viewer(seat))
    for kind in range(KINDS):
        view.hand[kind] = state.hands[seat, kind] if seat >= 0 else 0
    for place in range(APART):
        view.apart[place] = state.apart[place] if seat == state.turn else HIDDEN


@jit
def _viewer(seat: int) -> int:
    """The bit of a seat, or of spectators, in the set of viewers that know a card."""
    return seat if seat >= 0 else SPECTATORS


@jit
def _observe_loot(state: State, view: View, viewer: int) -> None:
    """The cards that the viewer has seen."""
    for seat in range(MOST_PLAYERS):
        for place in range(ROW):
            known = state.known[seat, place] >> viewer & 1
            view.loot[seat, place] = state.loot[seat, place] if known else HIDDEN


@jit
def redeal(view: View, state: State, luck: Ints) -> None:
    """Write a random state that fits the view into state.

    Unseen cards are drawn one by one: first for hidden loot, from money only; then for
    hands and cards held apart, from all but getaway cars; the rest is the pile, in random
    order. All arrangements within these limits are equally likely, if each card is taken
    as distinct: with m unseen money cards, n other unseen cards without cars, h hidden
    places and k cards in hands and apart, there are always m, m - 1, ... m - h + 1 cards
    to choose from for the hidden places, then m + n - h, ... m + n - h - k + 1 for the
    others, and the same number of orders for the rest. So the probability of each
    arrangement is one over the same product. This works because the limits are nested:
    a card that may be hidden loot may be in a hand, and one that may be in a hand may be
    in the pile.
    """
    copy_what_lies_open(view, state)
    seed_dice_by_luck(state, luck)
    # The deck holds the unseen cards: cars first, then other cards, then money. A drawn
    # card is replaced by the last one, so that the three parts stay together.
    for place in range(DECK):
        state.deck[place] = HIDDEN
    state.pile_size = 0
    cars = _lay_unseen(view, state, CAR, CAR)
    others = _lay_unseen(view, state, HORSESHOE + 1, CAR - 1)
    _lay_unseen(view, state, 1, HORSESHOE)
    _fill_loot(view, state, luck, cars + others)
    _fill_hands(view, state, luck, cars)
    jumble(luck, state.deck, state.pile_size)


@jit
def _lay_unseen(view: View, state: State, first: int, last: int) -> int:
    """Add the unseen cards of these kinds to the deck; return their number."""
    before = state.pile_size
    for kind in range(first, last + 1):
        for _ in range(unseen_cards(view, kind)):
            state.deck[state.pile_size] = kind
            state.pile_size += 1
    return int(state.pile_size - before)


@jit
def unseen_cards(view: View, kind: int) -> int:
    """The number of cards of a kind that the viewer does not see."""
    cards: int = COUNTS[kind] - view.gone[kind] - view.hand[kind]
    if kind == CAR:
        return cards - view.cars
    if kind > HORSESHOE:
        if kind <= POLICE_2:
            cards -= view.police[kind - POLICE_1]
    else:
        for seat in range(view.players):
            for place in range(view.row_size[seat]):
                cards -= view.loot[seat, place] == kind
    for place in range(view.apart_size):
        cards -= view.apart[place] == kind
    return cards


@jit
def _fill_loot(view: View, state: State, luck: Ints, first_money: int) -> None:
    for seat in range(MOST_PLAYERS):
        for place in range(ROW):
            state.loot[seat, place] = view.loot[seat, place]
            if place < state.row_size[seat] and state.loot[seat, place] == HIDDEN:
                state.loot[seat, place] = _draw_unseen(state, luck, first_money)


@jit
def _fill_hands(view: View, state: State, luck: Ints, cars: int) -> None:
    """Fill hands and cards held apart; the viewer's own are known."""
    for seat in range(MOST_PLAYERS):
        for kind in range(KINDS):
            state.hands[seat, kind] = view.hand[kind] if seat == view.seat else 0
        if seat != view.seat:
            for _ in range(state.hand_size[seat]):
                state.hands[seat, _draw_unseen(state, luck, cars)] += 1
    for place in range(APART):
        state.apart[place] = view.apart[place]
        if place < state.apart_size and state.apart[place] == HIDDEN:
            state.apart[place] = _draw_unseen(state, luck, cars)


@jit
def _draw_unseen(state: State, luck: Ints, first: int) -> int:
    """Draw a random card of the deck from this place on."""
    state.pile_size -= 1
    last = state.pile_size
    place = first + pick(luck, last + 1 - first)
    card: int = state.deck[place]
    state.deck[place] = state.deck[last]
    state.deck[last] = HIDDEN
    return card
