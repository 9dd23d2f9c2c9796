"""Who knows what: everything lies open but the order of the piles."""

from malavita.engine.dice import seed_dice_by_luck, shuffle
from malavita.engine.jit import jit
from malavita.engine.luck import jumble
from malavita.engine.record import Ints
from malavita.engine.table import copy_what_lies_open
from malavita.games.razzia_knizia.cards import (
    COUNTS,
    DECK,
    KINDS,
    LEFT,
    MOST_PLAYERS,
    PILES,
    POLICE,
)
from malavita.games.razzia_knizia.rules import lay_piles
from malavita.games.razzia_knizia.state import Public, State, View


@jit
def observe(state: State, seat: int, view: View) -> None:
    """Write into view what seat may know: all seats know the same."""
    view.seat = seat
    copy_what_lies_open(state, view)
    for pile in range(PILES):
        view.pile[pile] = state.end[pile] - state.top[pile]


@jit
def redeal(view: View, state: State, luck: Ints) -> None:
    """Write into state a random table that fits the view: undrawn cards in any order."""
    copy_what_lies_open(view, state)
    seed_dice_by_luck(state, luck)
    undrawn = _lay_undrawn(state)
    jumble(luck, state.deck, undrawn)
    lay_piles(state, 0, view.pile[LEFT], undrawn)


@jit
def shuffle_undrawn(state: State) -> int:
    """Make a deck of the cards that do not lie open, by the dice; how many they are."""
    undrawn = _lay_undrawn(state)
    shuffle(state, state.deck, undrawn)
    return undrawn


@jit
def _lay_undrawn(state: State) -> int:
    """Make a sorted deck of the cards that do not lie open; how many they are."""
    position = 0
    for kind in range(KINDS):
        for _ in range(undrawn_cards(state, kind)):
            state.deck[position] = kind
            position += 1
    for rest in range(position, DECK):
        state.deck[rest] = 0
    return position


@jit
def undrawn_cards(table: Public, kind: int) -> int:
    """How many cards of a kind are still in the piles: all that lie open are counted."""
    cards: int = COUNTS[kind] - table.gone[kind]
    if kind == POLICE:
        return cards - table.police
    cards -= table.row[kind]
    for seat in range(MOST_PLAYERS):
        cards -= table.families[seat, kind]
    return cards
