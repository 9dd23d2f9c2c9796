"""Who knows what: everything lies open but the order of the piles."""

from malavita.engine.dice import seed_dice_by_luck, shuffle
from malavita.engine.jit import jit
from malavita.engine.luck import jumble
from malavita.engine.record import OPTIONS, Ints
from malavita.games.razzia_knizia.cards import (
    CATEGORIES,
    COUNTS,
    DECK,
    KINDS,
    LEFT,
    LOOT_KINDS,
    MOST_PLAYERS,
    PILES,
    POLICE,
    ROUNDS,
)
from malavita.games.razzia_knizia.rules import lay_piles
from malavita.games.razzia_knizia.state import Public, State, View


@jit
def observe(state: State, seat: int, view: View) -> None:
    """Write into view what seat may know: all seats know the same."""
    view.seat = seat
    _copy_what_lies_open(state, view)
    for pile in range(PILES):
        view.pile[pile] = state.end[pile] - state.top[pile]


@jit
def redeal(view: View, state: State, luck: Ints) -> None:
    """Write into state a random table that fits the view: undrawn cards in any order."""
    _copy_what_lies_open(view, state)
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


@jit
def _copy_what_lies_open(source: Public, target: Public) -> None:
    target.players = source.players
    target.beat = source.beat
    for option in range(OPTIONS):
        target.options[option] = source.options[option]
    target.phase = source.phase
    target.turn = source.turn
    target.scored = source.scored
    target.police = source.police
    target.row_size = source.row_size
    target.middle = source.middle
    target.caller = source.caller
    target.cause = source.cause
    target.bid = source.bid
    target.bidder = source.bidder
    target.thieves = source.thieves
    target.still_in = source.still_in
    for kind in range(LOOT_KINDS):
        target.row[kind] = source.row[kind]
    for kind in range(KINDS):
        target.gone[kind] = source.gone[kind]
    for seat in range(MOST_PLAYERS):
        target.up[seat] = source.up[seat]
        target.down[seat] = source.down[seat]
        for kind in range(LOOT_KINDS):
            target.families[seat, kind] = source.families[seat, kind]
    for scoring in range(ROUNDS):
        for seat in range(MOST_PLAYERS):
            for category in range(CATEGORIES):
                target.sheet[scoring, seat, category] = source.sheet[
                    scoring, seat, category
                ]
