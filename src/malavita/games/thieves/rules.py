"""The rules of Thieves!: functions of one record; rule numbers as in RULES.md."""

import numpy as np

from malavita.engine.bits import lowest
from malavita.engine.dice import roll, shuffle
from malavita.engine.jit import jit
from malavita.engine.layout import Ints
from malavita.engine.table import begin_game
from malavita.games.thieves.actions import (
    ACTIONS,
    BRING_TO,
    DECLINE,
    PLANT,
    PLAY_DOUBLE,
    PLAY_POLICE,
    REMOVE_POLICE,
    STASH,
    TAKE_LOOT,
)
from malavita.games.thieves.cards import (
    ALARM,
    CAR,
    COUNTS,
    DEALT,
    DOUBLE,
    DOUBLE_LOOT,
    END_WORTH,
    HAND,
    HIDDEN,
    HORSESHOE,
    LAST_CAR,
    MONEY_0,
    MONEY_KINDS,
    MOST_PLAYERS,
    POLICE_1,
    POLICE_2,
    POLICE_KINDS,
    RAID,
    RAID_WORTH,
    ROADBLOCK,
    ROW,
    THIEF,
)
from malavita.games.thieves.state import EVERYBODY, State

# Phases.
PLAY = 0  # play a card from the hand, or one held apart
REMOVE = 1  # choose the police card that a roadblock removes
TAKE = 2  # choose the loot that a thief takes, if any
TO = 3  # choose the seat that gets it
OVER = 4

# What the last move showed.
BY_ALARM = 1
BY_RAID = 2

# Options, and their values that have names.
ALARM_FOR, RAID_TIE, AFTER_RAID, LEFT_ACTIONS = range(4)
FOR_ALL = 0
ALL_LOSE = 0
OPEN = 0
OUT = 0

# By action: the card that it plays; HIDDEN for choices after a card.
_CARD_OF = np.zeros(len(ACTIONS), np.int64)
for _money in range(MONEY_KINDS):
    _CARD_OF[STASH + _money] = MONEY_0 + _money
    for _seat in range(MOST_PLAYERS):
        _CARD_OF[PLANT + _money * MOST_PLAYERS + _seat] = MONEY_0 + _money
for _kind in range(POLICE_1, DOUBLE_LOOT + 1):
    _CARD_OF[PLAY_POLICE + _kind - POLICE_1] = _kind


@jit
def deal(state: State, players: int, choices: Ints, seed: Ints) -> None:
    """Set up a new game (T3) and draw for the first player (T4)."""
    begin_game(state, players, choices, seed)
    _put_into_pile(state, MONEY_0, DOUBLE_LOOT)
    shuffle(state, state.deck, state.pile_size)
    for seat in range(players):
        for _ in range(DEALT):
            state.hands[seat, _top_card(state)] += 1
        state.hand_size[seat] = DEALT
    _put_into_pile(state, CAR, CAR)
    shuffle(state, state.deck, state.pile_size)
    state.turn = roll(state, players)
    _draw(state, HAND - DEALT, False)


@jit
def _put_into_pile(state: State, first: int, last: int) -> None:
    """All cards of these kinds."""
    for kind in range(first, last + 1):
        for _ in range(COUNTS[kind]):
            _add_to_pile(state, kind)


@jit
def _add_to_pile(state: State, card: int) -> None:
    state.deck[state.pile_size] = card
    state.pile_size += 1


@jit
def _top_card(state: State) -> int:
    state.pile_size -= 1
    card: int = state.deck[state.pile_size]
    state.deck[state.pile_size] = HIDDEN
    return card


@jit
def _draw(state: State, cards: int, apart: bool) -> None:
    """T4, T11: cars are laid on the table and replaced; T15: the seventh is the end."""
    while cards > 0:
        card = _top_card(state)
        if card == CAR:
            state.cars += 1
            if state.cars == LAST_CAR:
                _end(state)
                return
        else:
            cards -= 1
            if apart:
                state.apart[state.apart_size] = card
                state.apart_size += 1
            else:
                state.hands[state.turn, card] += 1
                state.hand_size[state.turn] += 1
    state.pair = 1 if apart else 0


@jit
def _end(state: State) -> None:
    """T15: all loot is turned up; pending effects are dropped."""
    state.phase = OVER
    state.pair = 0
    if state.apart_size == 0:
        state.turn = 0
    for seat in range(state.players):
        show_row(state, seat, True)


@jit
def show_row(state: State, seat: int, leave_open: bool) -> None:
    """Make the loot of a seat known to all; it may be turned down again (T13)."""
    size = state.row_size[seat]
    for place in range(size):
        state.known[seat, place] = EVERYBODY
    if leave_open:
        state.up[seat] = (1 << size) - 1


@jit
def actors(state: State) -> int:
    """The seat to decide, as a set; empty when the game is over."""
    return 0 if state.phase == OVER else 1 << state.turn


@jit
def legal(state: State, seat: int, actions: Ints) -> int:
    """Write the legal actions of seat into actions; return their number."""
    if state.phase == OVER or seat != state.turn:
        return 0
    if state.phase == PLAY:
        return _legal_cards(state, seat, actions)
    if state.phase == REMOVE:
        return _legal_removals(state, actions)
    if state.phase == TAKE:
        return _legal_thefts(state, actions)
    return _others(state, state.taken_row, BRING_TO, actions, 0)


@jit
def _legal_cards(state: State, seat: int, actions: Ints) -> int:
    """T5, T6: equal cards are one action."""
    kinds = _playable(state, seat)
    n = 0
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        if kind > HORSESHOE:
            actions[n] = PLAY_POLICE + kind - POLICE_1
            n += 1
        else:
            money = kind - MONEY_0
            actions[n] = STASH + money
            n = _others(state, seat, PLANT + money * MOST_PLAYERS, actions, n + 1)
    return n


@jit
def _playable(state: State, seat: int) -> int:
    """The kinds that may be played now, as a set; T11: cards held apart first."""
    kinds = 0
    if state.apart_size == 0:
        for kind in range(MONEY_0, DOUBLE_LOOT + 1):
            kinds |= (state.hands[seat, kind] > 0) << kind
        return kinds
    for place in range(state.apart_size - 1 - state.pair, state.apart_size):
        kinds |= 1 << state.apart[place]
    return kinds


@jit
def _others(state: State, but: int, action: int, actions: Ints, n: int) -> int:
    """Write the action for every seat but one."""
    for seat in range(state.players):
        if seat != but:
            actions[n] = action + seat
            n += 1
    return n


@jit
def _legal_removals(state: State, actions: Ints) -> int:
    """T8: any police card on the table."""
    n = 0
    for police in range(POLICE_KINDS):
        if state.police[police] > 0:
            actions[n] = REMOVE_POLICE + police
            n += 1
    return n


@jit
def _legal_thefts(state: State, actions: Ints) -> int:
    """T10: any place in any row, or nothing; T16: equal cards are different places."""
    actions[0] = DECLINE
    n = 1
    for seat in range(state.players):
        for place in range(state.row_size[seat]):
            actions[n] = TAKE_LOOT + seat * ROW + place
            n += 1
    return n


@jit
def apply(state: State, seat: int, action: int) -> None:
    """Play a legal action."""
    state.beat += 1
    if state.shown:
        _forget_what_was_shown(state)
    card = _CARD_OF[action]
    if card != HIDDEN:
        _spend(state, seat, card)
    if action < PLAY_POLICE:
        _play_money(state, seat, card, action)
    elif action < REMOVE_POLICE:
        _play_other(state, seat, card)
    elif action < DECLINE:
        _remove_police(state, action - REMOVE_POLICE)
    elif action == DECLINE:
        state.phase = PLAY
    elif action < TAKE_LOOT:
        _bring(state, action - BRING_TO)
    else:
        _take(state, action - TAKE_LOOT)
    if police_cars(state) >= RAID:
        _raid(state)
    if state.phase == PLAY:
        _go_on(state, seat, action == PLAY_DOUBLE)


@jit
def _forget_what_was_shown(state: State) -> None:
    state.shown = 0
    state.losers = 0
    for seat in range(MOST_PLAYERS):
        for police in range(POLICE_KINDS):
            state.laid[seat, police] = 0
        for money in range(MONEY_KINDS):
            state.turned_up[seat, money] = 0


@jit
def _spend(state: State, seat: int, card: int) -> None:
    """Take the card from the hand, or from those held apart (T11)."""
    if state.apart_size == 0:
        state.hands[seat, card] -= 1
        state.hand_size[seat] -= 1
        return
    state.apart_size -= 1
    last = state.apart_size
    if state.apart[last] != card:
        state.apart[last - 1] = state.apart[last]
    state.apart[last] = HIDDEN
    state.pair = 0


@jit
def _play_money(state: State, seat: int, card: int, action: int) -> None:
    """T6: face down into the own loot, or face up into that of another seat."""
    if action < PLANT:
        _lay_loot(state, seat, card, 1 << seat, 0)
    else:
        _lay_loot(state, (action - PLANT) % MOST_PLAYERS, card, EVERYBODY, 1)


@jit
def _lay_loot(state: State, seat: int, card: int, known: int, up: int) -> None:
    """T16: at the end of a row."""
    place = state.row_size[seat]
    state.loot[seat, place] = card
    state.known[seat, place] = known
    state.up[seat] |= up << place
    state.row_size[seat] += 1


@jit
def _play_other(state: State, seat: int, card: int) -> None:
    """T7-T11: police stay on the table, actions leave the game."""
    if card <= POLICE_2:
        state.police[card - POLICE_1] += 1
        return
    state.gone[card] += 1
    if card == ALARM:
        _lay_all_police(state, seat)
    elif card == ROADBLOCK and police_cars(state) > 0:
        state.phase = REMOVE
    elif card == THIEF and is_loot_about(state):
        state.phase = TAKE


@jit
def police_cars(state: State) -> int:
    """T7: on the table."""
    cars: int = state.police[0] + 2 * state.police[1]
    return cars


@jit
def is_loot_about(state: State) -> bool:
    """T10: whether a seat has loot that a thief could take."""
    for seat in range(state.players):
        if state.row_size[seat] > 0:
            return True
    return False


@jit
def _lay_all_police(state: State, player: int) -> None:
    """T9: from every hand, the player's own included or not."""
    state.shown = BY_ALARM
    for seat in range(state.players):
        if seat != player or state.options[ALARM_FOR] == FOR_ALL:
            for police in range(POLICE_KINDS):
                cards = state.hands[seat, POLICE_1 + police]
                state.hands[seat, POLICE_1 + police] = 0
                state.hand_size[seat] -= cards
                state.police[police] += cards
                state.laid[seat, police] = cards


@jit
def _remove_police(state: State, police: int) -> None:
    """T8: it leaves the game."""
    state.police[police] -= 1
    state.gone[POLICE_1 + police] += 1
    state.phase = PLAY


@jit
def _take(state: State, place: int) -> None:
    """T10: first the card is chosen; it stays in place until its new owner is chosen."""
    state.taken_row = place // ROW
    state.taken_place = place % ROW
    state.phase = TO


@jit
def _bring(state: State, target: int) -> None:
    """T10: it stays face up or down, and its new owner knows it."""
    source, place = state.taken_row, state.taken_place
    card = state.loot[source, place]
    known = state.known[source, place] | 1 << target
    up = state.up[source] >> place & 1
    _close_up(state, source, place)
    _lay_loot(state, target, card, known, up)
    state.taken_row = 0
    state.taken_place = 0
    state.phase = PLAY


@jit
def _close_up(state: State, seat: int, gap: int) -> None:
    """T16: later cards of a row move up."""
    state.row_size[seat] -= 1
    size = state.row_size[seat]
    for place in range(gap, size):
        state.loot[seat, place] = state.loot[seat, place + 1]
        state.known[seat, place] = state.known[seat, place + 1]
    state.loot[seat, size] = HIDDEN
    state.known[seat, size] = 0
    before = (1 << gap) - 1
    state.up[seat] = (state.up[seat] & before) | (state.up[seat] >> 1 & ~before)


@jit
def _raid(state: State) -> None:
    """T12-T14: all loot is shown, the richest lose theirs, the pile is refilled."""
    state.shown |= BY_RAID
    for seat in range(state.players):
        for place in range(state.row_size[seat]):
            state.turned_up[seat, state.loot[seat, place] - MONEY_0] += 1
    state.losers = richest_in_a_raid(state)
    for seat in range(state.players):
        if state.losers >> seat & 1:
            _lose_loot(state, seat)
        else:
            show_row(state, seat, state.options[AFTER_RAID] == OPEN)
    _gather_police(state)
    if state.options[LEFT_ACTIONS] != OUT:
        _gather_gone(state)
    shuffle(state, state.deck, state.pile_size)


@jit
def richest_in_a_raid(state: State) -> int:
    """T12: the seats whose loot is worth most, as a set; none if a tie saves them."""
    most = -1
    richest = 0
    for seat in range(state.players):
        worth = 0
        for place in range(state.row_size[seat]):
            worth += RAID_WORTH[state.loot[seat, place]]
        if worth > most:
            most = worth
            richest = 0
        if worth == most:
            richest |= 1 << seat
    tied = richest & (richest - 1) != 0
    return 0 if tied and state.options[RAID_TIE] != ALL_LOSE else richest


@jit
def _lose_loot(state: State, seat: int) -> None:
    for place in range(state.row_size[seat]):
        _add_to_pile(state, state.loot[seat, place])
        state.loot[seat, place] = HIDDEN
        state.known[seat, place] = 0
    state.row_size[seat] = 0
    state.up[seat] = 0


@jit
def _gather_police(state: State) -> None:
    """T13: into the pile."""
    for police in range(POLICE_KINDS):
        for _ in range(state.police[police]):
            _add_to_pile(state, POLICE_1 + police)
        state.police[police] = 0


@jit
def _gather_gone(state: State) -> None:
    """T14: all that left the game comes back into the pile."""
    for kind in range(POLICE_1, DOUBLE_LOOT + 1):
        for _ in range(state.gone[kind]):
            _add_to_pile(state, kind)
        state.gone[kind] = 0


@jit
def _go_on(state: State, seat: int, double: bool) -> None:
    """T11: first the cards held apart; T4: then the next player draws."""
    cards = 0
    if double:
        cards = DOUBLE
    elif state.apart_size == 0:
        state.turn = seat + 1 if seat + 1 < state.players else 0
        cards = HAND - state.hand_size[state.turn]
    if cards > 0:
        _draw(state, cards, double)


@jit
def score(state: State, points: Ints) -> None:
    """Write the worth of every seat's loot at the end, as far as it is public."""
    for seat in range(state.players):
        points[seat] = _worth(state, seat)


@jit
def _worth(state: State, seat: int) -> int:
    """T2, T15; when the game is over, all loot is public."""
    worth = 0
    for place in range(state.row_size[seat]):
        if state.known[seat, place] == EVERYBODY:
            worth += END_WORTH[state.loot[seat, place]]
    return worth


@jit
def winners(state: State) -> int:
    """T15: the most valuable loot wins; ties share."""
    most = -1
    leaders = 0
    for seat in range(state.players):
        worth = _worth(state, seat)
        if worth > most:
            most = worth
            leaders = 0
        if worth == most:
            leaders |= 1 << seat
    return leaders
