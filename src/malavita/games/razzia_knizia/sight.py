"""Hidden information: only the order of the piles."""

from malavita.engine.dice import seed_dice_by_luck, shuffle
from malavita.engine.jit import jit
from malavita.engine.layout import Ints
from malavita.engine.luck import jumble
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
    """Write what seat may know into view; all seats know the same."""
    view.seat = seat
    copy_what_lies_open(state, view)
    for pile in range(PILES):
        view.pile[pile] = state.end[pile] - state.top[pile]


@jit
def redeal(view: View, state: State, luck: Ints) -> None:
    """Write a random state that fits the view: undrawn cards in random order."""
    copy_what_lies_open(view, state)
    seed_dice_by_luck(state, luck)
    undrawn = _lay_undrawn(state)
    jumble(luck, state.deck, undrawn)
    lay_piles(state, 0, view.pile[LEFT], undrawn)


@jit
def shuffle_undrawn(state: State) -> int:
    """Shuffle all undrawn cards into a deck with the dice; return its size."""
    undrawn = _lay_undrawn(state)
    shuffle(state, state.deck, undrawn)
    return undrawn


@jit
def _lay_undrawn(state: State) -> int:
    """Make a sorted deck of all undrawn cards; return its size."""
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
    """The number of cards of a kind in the piles: all but those face up or gone."""
    cards: int = COUNTS[kind] - table.gone[kind]
    if kind == POLICE:
        return cards - table.police
    cards -= table.row[kind]
    for seat in range(MOST_PLAYERS):
        cards -= table.families[seat, kind]
    return cards
