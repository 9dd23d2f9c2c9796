"""Who knows what: hands and cards held apart their owner, hidden loot who has seen it."""

from malavita.engine.dice import seed_dice_by_luck
from malavita.engine.jit import jit
from malavita.engine.luck import jumble, pick
from malavita.engine.record import Ints
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
    """Write into view what seat may know."""
    view.seat = seat
    copy_what_lies_open(state, view)
    _observe_loot(state, view, _viewer(seat))
    for kind in range(KINDS):
        view.hand[kind] = state.hands[seat, kind] if seat >= 0 else 0
    for place in range(APART):
        view.apart[place] = state.apart[place] if seat == state.turn else HIDDEN


@jit
def _viewer(seat: int) -> int:
    """The bit of a seat, or of those who only watch, in the set of who knows a card."""
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
    """Write into state a random table that fits the view.

    Unseen cards are drawn one by one: first for hidden loot, from the money alone;
    then for the hands and the cards held apart, from all but the getaway cars; what
    is left is the pile, in any order. Every arrangement of the cards, each taken as
    distinct, that obeys these limits has the same chance: with m unseen money cards,
    n other unseen cards that are no cars, h hidden places and k cards in hands and
    apart, whatever was drawn before there are m, m - 1, ... m - h + 1 cards to choose
    from for the hidden places, then m + n - h, ... m + n - h - k + 1 for the others,
    and the rest has as many orders in any case. So each arrangement has as its chance
    one over the same product. It works because the limits are nested: what may lie
    hidden may be in a hand, and what may be in a hand may be in the pile.
    """
    copy_what_lies_open(view, state)
    seed_dice_by_luck(state, luck)
    # The deck holds what is unseen: cars first, then other cards, money at its end.
    # A card drawn from there is replaced by the last, and the parts stay together.
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
    """Add the unseen cards of these kinds to the deck; how many they are."""
    before = state.pile_size
    for kind in range(first, last + 1):
        for _ in range(unseen_cards(view, kind)):
            state.deck[state.pile_size] = kind
            state.pile_size += 1
    return int(state.pile_size - before)


@jit
def unseen_cards(view: View, kind: int) -> int:
    """How many cards of a kind the viewer does not see anywhere."""
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
    """And the cards held apart; the viewer has his own."""
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
    """One of the deck from this place on."""
    state.pile_size -= 1
    last = state.pile_size
    place = first + pick(luck, last + 1 - first)
    card: int = state.deck[place]
    state.deck[place] = state.deck[last]
    state.deck[last] = HIDDEN
    return card
