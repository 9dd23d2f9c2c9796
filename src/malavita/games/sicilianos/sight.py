"""Hidden information: a seat knows a card if it has seen where it went."""

from malavita.engine.bits import lowest
from malavita.engine.dice import seed_dice_by_luck
from malavita.engine.jit import jit
from malavita.engine.layout import Ints
from malavita.engine.luck import pick
from malavita.engine.table import copy_what_lies_open
from malavita.games.sicilianos.cards import (
    COLOURS,
    MOST_PLAYERS,
    TYPES,
    VALUES,
)
from malavita.games.sicilianos.rules import EVERYBODY, OVER, WATCHERS, own_cards
from malavita.games.sicilianos.state import State, View

UNKNOWN = -1  # owner of a business
_ALL_VALUES = (1 << VALUES + 1) - 2


@jit
def observe(state: State, seat: int, view: View) -> None:
    """Write what seat may know into view."""
    view.seat = seat
    copy_what_lies_open(state, view)
    for owner in range(MOST_PLAYERS):
        view.down[owner] = state.down[owner] if owner == seat else 0
        for colour in range(COLOURS):
            # A hand is known to others together with the card that lies face down.
            both = own_cards(state, owner, colour)
            held = state.hand[owner, colour] if owner == seat else both
            view.hand[owner, colour] = _seen_of(state, colour, held, _bit(seat))
            view.shown[owner, colour] = _seen_of(state, colour, both, WATCHERS)
    for colour in range(COLOURS):
        _observe_pile(state, colour, _bit(seat), view)
        view.last_firm[colour] = _last_firm(state, colour, seat)
        for kind in range(TYPES):
            view.firm[colour, kind] = _place_of_business(state, colour, kind, seat)


@jit
def _bit(seat: int) -> int:
    """The bit of a seat, or of spectators, in the set of viewers that know a card."""
    return 1 << seat if seat >= 0 else WATCHERS


@jit
def _seen_of(state: State, colour: int, cards: int, viewer: int) -> int:
    """The cards of a set that a viewer has seen."""
    known = 0
    while cards:
        value = lowest(cards)
        cards &= cards - 1
        if state.seen[colour, value] & viewer:
            known |= 1 << value
    return known


@jit
def _observe_pile(state: State, colour: int, viewer: int, view: View) -> None:
    """The places that the viewer knows, and the viewers that know each place."""
    pile, seen = state.pile[colour], state.seen[colour]
    known, known_by = view.pile[colour], view.pile_seen[colour]
    for place in range(VALUES):
        known_by[place] = seen[pile[place]]  # empty for card 0
        known[place] = pile[place] if known_by[place] & viewer else 0


@jit
def _place_of_business(state: State, colour: int, kind: int, seat: int) -> int:
    """The owner of a business; known to its owner, and to scouts if left or the last."""
    place: int = state.firm[colour, kind]
    if place == 0 or state.last_firm[colour] == kind + 1:
        is_known = state.scouts[colour] & _bit(seat) != 0
    else:
        is_known = place == seat + 1 or state.phase == OVER
    return place if is_known else UNKNOWN


@jit
def _last_firm(state: State, colour: int, seat: int) -> int:
    """The business founded last; known to scouts."""
    last: int = state.last_firm[colour]
    return last if state.scouts[colour] & _bit(seat) else 0


@jit
def redeal(view: View, state: State, luck: Ints) -> None:
    """Write a random state that fits the view into state.

    The unknown cards of a colour are dealt to the unknown places of that colour. The
    other seats are assumed to know their own cards, public cards, and their places in
    the piles: which seats have seen more of a hand is not public.
    """
    copy_what_lies_open(view, state)
    seed_dice_by_luck(state, luck)
    for colour in range(COLOURS):
        _redeal_family(view, state, luck, colour)
        _redeal_businesses(view, state, luck, colour)
    for seat in range(MOST_PLAYERS):
        state.down[seat] = view.down[seat]
        if view.covered >> seat & 1 and seat != view.seat:
            colour = view.joined[seat] - 1
            state.down[seat] = _pick_from(luck, state.hand[seat, colour])
            state.hand[seat, colour] ^= 1 << state.down[seat]


@jit
def _redeal_family(view: View, state: State, luck: Ints, colour: int) -> None:
    unknown = unknown_cards(view, colour)
    pile, table, seen = view.pile[colour], view.table[colour], state.seen[colour]
    for value in range(VALUES + 1):
        seen[value] = 0
    for place in range(VALUES):
        value = pile[place]
        if value == 0 and place < view.pile_size[colour]:
            value = _pick_from(luck, unknown)
            unknown ^= 1 << value
        state.pile[colour, place] = value
        if value:
            seen[value] = view.pile_seen[colour, place]
        if table[place]:
            seen[table[place]] = EVERYBODY
    for seat in range(MOST_PLAYERS):
        hand = view.hand[seat, colour]
        for _ in range(unknown_held(view, seat, colour)):
            value = _pick_from(luck, unknown)
            unknown ^= 1 << value
            hand |= 1 << value
        state.hand[seat, colour] = hand
        _remember_hand(view, state, seat, colour)


@jit
def _remember_hand(view: View, state: State, seat: int, colour: int) -> None:
    """Write the viewers that know the cards of a hand: owner, own viewer, or all."""
    known, shown = view.hand[seat, colour], view.shown[seat, colour]
    cards = state.hand[seat, colour]
    if view.joined[seat] == colour + 1 and view.down[seat]:
        cards |= 1 << view.down[seat]
    while cards:
        card = cards & -cards
        cards ^= card
        seen = 1 << seat
        if known & card:
            seen |= _bit(view.seat)
        if shown & card:
            seen = EVERYBODY
        state.seen[colour, lowest(card)] = seen


@jit
def unknown_cards(view: View, colour: int) -> int:
    """The cards of a family whose place the viewer does not know, as a set."""
    unknown = _ALL_VALUES
    pile, table = view.pile[colour], view.table[colour]
    for place in range(VALUES):
        unknown &= ~(1 << pile[place] | 1 << table[place])
    for seat in range(MOST_PLAYERS):
        unknown &= ~view.hand[seat, colour]
        if view.joined[seat] == colour + 1:
            unknown &= ~(1 << view.down[seat])
    return unknown


@jit
def unknown_held(view: View, seat: int, colour: int) -> int:
    """The number of unknown cards of a hand, including the one face down."""
    cards: int = view.backs[seat, colour]
    if seat != view.seat and view.joined[seat] == colour + 1:
        cards += view.covered >> seat & 1
    known = view.hand[seat, colour]
    while known:
        known &= known - 1
        cards -= 1
    return cards


@jit
def _redeal_businesses(view: View, state: State, luck: Ints, colour: int) -> None:
    """Deal the unknown types of a colour to the unknown places."""
    unknown = 0
    for kind in range(TYPES):
        unknown |= (view.firm[colour, kind] == UNKNOWN) << kind
        state.firm[colour, kind] = max(view.firm[colour, kind], 0)
    for seat in range(view.players):
        hidden = view.owned[seat, colour]
        for kind in range(TYPES):
            hidden -= view.firm[colour, kind] == seat + 1
        for _ in range(hidden):
            kind = _pick_from(luck, unknown)
            unknown ^= 1 << kind
            state.firm[colour, kind] = seat + 1
    state.last_firm[colour] = view.last_firm[colour]
    if view.last_founder[colour] and not view.last_firm[colour]:
        state.last_firm[colour] = 1 + _pick_firm(state, luck, colour)


@jit
def _pick_firm(state: State, luck: Ints, colour: int) -> int:
    """A random one of the businesses of a colour's last founder."""
    firms = 0
    for kind in range(TYPES):
        firms |= (state.firm[colour, kind] == state.last_founder[colour]) << kind
    return _pick_from(luck, firms)


@jit
def _pick_from(luck: Ints, bits: int) -> int:
    """A random member of a set."""
    size = 0
    rest = bits
    while rest:
        rest &= rest - 1
        size += 1
    for _ in range(pick(luck, size)):
        bits &= bits - 1
    return lowest(bits)
