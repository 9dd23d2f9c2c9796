"""The rules of Razzia!: functions of one record; rule numbers as in RULES.md."""

import numpy as np

from malavita.engine.bits import lowest
from malavita.engine.dice import shuffle
from malavita.engine.jit import jit
from malavita.engine.layout import Ints
from malavita.engine.table import begin_game
from malavita.games.razzia_knizia.actions import (
    BID,
    CALL,
    DRAW,
    DRAW_LEFT,
    DRAW_RIGHT,
    PASS,
    STEAL,
    STOP,
)
from malavita.games.razzia_knizia.cards import (
    BODYGUARD,
    BODYGUARDS,
    CAR,
    CARS,
    CASINO,
    CATEGORIES,
    CHEQUE_SETS,
    CHEQUES,
    COUNTS,
    CROSSED,
    DECK,
    DIAMOND,
    DRIVER,
    FEWEST_BODYGUARDS,
    FIRST_MIDDLE,
    GOLD_COIN,
    GOLD_COIN_POINTS,
    GOLD_COINS,
    HIGHEST_TOTAL,
    JEWEL_POINTS,
    JEWELS,
    KIND_POINTS,
    KINDS,
    KINDS_HELD,
    LEFT,
    LOOT_KINDS,
    LOWEST_TOTAL,
    MOST_BODYGUARDS,
    MOST_CHEQUES,
    MOST_PLAYERS,
    POLICE,
    RAID,
    RAID_OF_TWO,
    RESTAURANT,
    RIGHT,
    RING,
    ROUNDS,
    ROW,
    SET_POINTS,
    SETS,
    THIEF,
    THIEF_POINTS,
    THIEVES,
)
from malavita.games.razzia_knizia.state import State

# Phases.
TURN = 0  # draw, steal or call an auction
THEFT = 1  # steal again or stop
AUCTION = 2  # bid or pass
OVER = 3

# Causes of an auction.
BY_POLICE = 0
BY_SEVENTH = 1
BY_CALL = 2

# Options, and their values that have names.
HOW_MANY_PILES, EMPTY_AUCTION, TIE = range(3)
ONE_PILE = 1
ALLOWED = 0
SHARED = 0

DEALT_CHEQUES = np.zeros((MOST_PLAYERS + 1, MOST_PLAYERS), np.int64)
for _players, _sets in CHEQUE_SETS.items():
    for _seat, _cheques in enumerate(_sets):
        DEALT_CHEQUES[_players, _seat] = sum(1 << cheque for cheque in _cheques)


@jit
def deal(state: State, players: int, choices: Ints, seed: Ints) -> None:
    """Set up a new game (K3, K4)."""
    begin_game(state, players, choices, seed)
    _deal_cheques(state)
    _shuffle_cards(state)
    _begin_round(state)


@jit
def _deal_cheques(state: State) -> None:
    """K3: the sets are given out at random."""
    players = state.players
    state.middle = FIRST_MIDDLE
    for seat in range(players):
        state.up[seat] = DEALT_CHEQUES[players, seat]
    shuffle(state, state.up, players)


@jit
def _shuffle_cards(state: State) -> None:
    """K4: two piles of equal size, or one."""
    position = 0
    for kind in range(KINDS):
        for _ in range(COUNTS[kind]):
            state.deck[position] = kind
            position += 1
    shuffle(state, state.deck, DECK)
    lay_piles(state, 0, DECK, DECK)
    if state.options[HOW_MANY_PILES] != ONE_PILE:
        _cut(state, 0, DECK)


@jit
def lay_piles(state: State, top: int, middle: int, end: int) -> None:
    """The left pile is deck[top:middle], the right one deck[middle:end]."""
    state.top[LEFT] = top
    state.end[LEFT] = middle
    state.top[RIGHT] = middle
    state.end[RIGHT] = end


@jit
def _begin_round(state: State) -> None:
    """K5: the seat with the highest face-up cheque begins."""
    first = 0
    for seat in range(1, state.players):
        if state.up[seat] > state.up[first]:  # the highest bit decides
            first = seat
    state.phase = TURN
    state.turn = first
    state.still_in = (1 << state.players) - 1


@jit
def actors(state: State) -> int:
    """The seat to decide, as a set; empty when the game is over."""
    return 0 if state.phase == OVER else 1 << state.turn


@jit
def legal(state: State, seat: int, actions: Ints) -> int:
    """Write the legal actions of seat into actions; return their number."""
    if state.phase == OVER or seat != state.turn:
        return 0
    if state.phase == AUCTION:
        return _legal_answers(state, seat, actions)
    if state.phase == THEFT:
        actions[0] = STOP
        n = 1
    else:
        n = _legal_draws_and_call(state, actions)
    if state.families[seat, THIEF] > 0:
        n = _legal_thefts(state, actions, n)
    return n


@jit
def _legal_draws_and_call(state: State, actions: Ints) -> int:
    """K6, K9."""
    n = 0
    if state.options[HOW_MANY_PILES] == ONE_PILE:
        actions[n] = DRAW
        n += 1
    else:
        if state.top[LEFT] < state.end[LEFT]:
            actions[n] = DRAW_LEFT
            n += 1
        if state.top[RIGHT] < state.end[RIGHT]:
            actions[n] = DRAW_RIGHT
            n += 1
    if state.row_size > 0 or state.options[EMPTY_AUCTION] == ALLOWED:
        actions[n] = CALL
        n += 1
    return n


@jit
def _legal_thefts(state: State, actions: Ints, n: int) -> int:
    """K8: any card of the row; equal cards are one action."""
    for kind in range(LOOT_KINDS):
        if state.row[kind] > 0:
            actions[n] = STEAL + kind
            n += 1
    return n


@jit
def _legal_answers(state: State, seat: int, actions: Ints) -> int:
    """K11, K12: a higher cheque, or pass; the caller must bid if no other seat did."""
    must_bid = (state.bid == 0) & (seat == state.caller) & (state.cause == BY_CALL)
    actions[0] = PASS
    n = 0 if must_bid else 1
    higher = state.up[seat] & -2 << state.bid
    # Always four steps and no branch, as branches here would be unpredictable.
    for _ in range(MOST_CHEQUES):
        actions[n] = BID + lowest(higher)
        n += higher != 0
        higher &= higher - 1
    return n


@jit
def apply(state: State, seat: int, action: int) -> None:
    """Play a legal action."""
    state.beat += 1
    raid = False
    if action >= STEAL:
        _steal(state, seat, action - STEAL)
    elif action >= PASS:
        _answer(state, seat, action - BID)
    elif action == CALL:
        _open_auction(state, seat, BY_CALL)
    elif action == STOP:
        _end_theft(state)
    else:
        raid = _turn_up(state, seat, _draw(state, action))
    if raid or state.still_in == 0:
        _end_round(state)
    elif state.phase != THEFT:  # in a theft the same seat decides again
        _pass_on(state, seat)


@jit
def _draw(state: State, action: int) -> int:
    """K6: take the top card of a pile; K4: an empty pile gets half of the other."""
    pile = RIGHT if action == DRAW_RIGHT else LEFT
    card: int = state.deck[state.top[pile]]
    state.top[pile] += 1
    if state.top[pile] == state.end[pile]:
        other = RIGHT - pile
        _cut(state, state.top[other], state.end[other])
    return card


@jit
def _cut(state: State, top: int, end: int) -> None:
    """K4: the left pile gets the top half, the larger; the right pile the rest."""
    lay_piles(state, top, top + end + 1 >> 1, end)


@jit
def _turn_up(state: State, seat: int, card: int) -> bool:
    """K6, K7, K14: lay the card; police or a seventh loot card cause an auction."""
    if card == POLICE:
        state.police += 1
        if state.police == police_limit(state.players):
            return True
        _open_auction(state, seat, BY_POLICE)
        return False
    state.row[card] += 1
    state.row_size += 1
    if state.row_size == ROW:
        _open_auction(state, seat, BY_SEVENTH)
    return False


@jit
def police_limit(players: int) -> int:
    """K14: this police card ends the round."""
    return RAID_OF_TWO if players == 2 else RAID


@jit
def _steal(state: State, seat: int, kind: int) -> None:
    """K8: one thief, one card; only thieves owned when the action began count."""
    if state.phase == TURN:
        state.phase = THEFT
        state.thieves = state.families[seat, THIEF]
    state.thieves -= 1
    state.families[seat, THIEF] -= 1
    state.gone[THIEF] += 1
    state.row[kind] -= 1
    state.row_size -= 1
    state.families[seat, kind] += 1
    if state.thieves == 0 or state.row_size == 0:
        _end_theft(state)


@jit
def _end_theft(state: State) -> None:
    state.phase = TURN
    state.thieves = 0


@jit
def _open_auction(state: State, seat: int, cause: int) -> None:
    state.phase = AUCTION
    state.cause = cause
    state.caller = seat


@jit
def _answer(state: State, seat: int, cheque: int) -> None:
    """K11: bid a cheque, or pass with cheque 0; the caller speaks last."""
    bid, bidder = state.bid, state.bidder  # loaded first, to avoid a branch
    if cheque > 0:
        bid, bidder = cheque, seat
    state.bid, state.bidder = bid, bidder
    if seat == state.caller:
        _settle(state)


@jit
def _settle(state: State) -> None:
    """K13: the highest bidder takes the lot; K7: seven unsold cards leave the game."""
    if state.bid > 0:
        _take_lot(state, state.bidder, state.bid)
    elif state.cause == BY_SEVENTH:
        _discard_row(state)
    state.phase = TURN
    state.caller = 0
    state.cause = 0
    state.bid = 0
    state.bidder = 0


@jit
def _take_lot(state: State, winner: int, cheque: int) -> None:
    for kind in range(LOOT_KINDS):
        state.families[winner, kind] += state.row[kind]
    _clear_row(state)
    state.up[winner] ^= 1 << cheque
    state.still_in ^= (state.up[winner] == 0) << winner
    state.down[winner] |= 1 << state.middle
    state.middle = cheque


@jit
def _discard_row(state: State) -> None:
    for kind in range(LOOT_KINDS):
        state.gone[kind] += state.row[kind]
    _clear_row(state)


@jit
def _clear_row(state: State) -> None:
    for kind in range(LOOT_KINDS):
        state.row[kind] = 0
    state.row_size = 0


@jit
def _pass_on(state: State, seat: int) -> None:
    """K10: the next seat clockwise with a face-up cheque decides."""
    later = state.still_in & -2 << seat
    state.turn = lowest(later if later else state.still_in)


@jit
def _end_round(state: State) -> None:
    """K15, K16: score, clear the table, begin again or end."""
    score_round(state)
    state.scored += 1
    _discard_row(state)
    state.gone[POLICE] += state.police
    state.police = 0
    if state.scored == ROUNDS:
        state.phase = OVER
        state.turn = 0
        return
    for seat in range(state.players):
        _drop_crossed(state, seat)
        state.up[seat] |= state.down[seat]
        state.down[seat] = 0
    _begin_round(state)


@jit
def _drop_crossed(state: State, seat: int) -> None:
    """K16: cards with a black cross leave the family."""
    for kind in range(LOOT_KINDS):
        if CROSSED[kind]:
            state.gone[kind] += state.families[seat, kind]
            state.families[seat, kind] = 0


@jit
def score_round(state: State) -> None:
    """K17-K23, from the present families and cheques."""
    sheet = state.sheet[state.scored]
    last = state.scored == ROUNDS - 1
    for seat in range(state.players):
        _score_loot(state.families[seat], sheet[seat])
        if last:
            _score_businesses(state.families[seat], sheet[seat])
            sheet[seat, CHEQUES] = cheque_total(state, seat)
    _reward(sheet, state.players, BODYGUARDS, MOST_BODYGUARDS, FEWEST_BODYGUARDS)
    if last:
        _reward(sheet, state.players, CHEQUES, HIGHEST_TOTAL, LOWEST_TOTAL)


@jit
def _score_loot(family: Ints, points: Ints) -> None:
    """K17, K19-K21; for K18 only the count, which _reward compares."""
    points[THIEVES] = THIEF_POINTS * family[THIEF]
    points[BODYGUARDS] = family[BODYGUARD]
    points[CARS] = family[DRIVER]
    if family[DRIVER] > 0:
        points[CARS] += family[CAR]
    different = 0
    for kind in range(RING, DIAMOND + 1):
        different += family[kind] > 0
    points[JEWELS] = JEWEL_POINTS[different]
    points[GOLD_COINS] = GOLD_COIN_POINTS * family[GOLD_COIN]


@jit
def _score_businesses(family: Ints, points: Ints) -> None:
    """K22: different kinds, and equal ones."""
    different = 0
    points[SETS] = 0
    for kind in range(CASINO, RESTAURANT + 1):
        different += family[kind] > 0
        points[SETS] += SET_POINTS[family[kind]]
    points[KINDS_HELD] = KIND_POINTS[different]


@jit
def cheque_total(state: State, seat: int) -> int:
    """K23: the worth of all cheques of a seat, face up and face down."""
    held = state.up[seat] | state.down[seat]
    total = 0
    while held:
        total += lowest(held)
        held &= held - 1
    return total


@jit
def _reward(sheet: Ints, players: int, category: int, most: int, fewest: int) -> None:
    """K18, K23: turn counts into points; if all are equal, no seat scores."""
    high = low = sheet[0, category]
    for seat in range(1, players):
        high = max(high, sheet[seat, category])
        low = min(low, sheet[seat, category])
    for seat in range(players):
        count = sheet[seat, category]
        if high == low:
            sheet[seat, category] = 0
        elif count == high:
            sheet[seat, category] = most
        else:
            sheet[seat, category] = fewest if count == low else 0


@jit
def score(state: State, points: Ints) -> None:
    """Write every seat's points so far."""
    for seat in range(state.players):
        points[seat] = _total(state, seat)


@jit
def _total(state: State, seat: int) -> int:
    total = 0
    for scoring in range(ROUNDS):
        for category in range(CATEGORIES):
            total += state.sheet[scoring, seat, category]
    return total


@jit
def winners(state: State) -> int:
    """K24: the most points win; tied seats share the win, or compare cheques."""
    most = _total(state, 0)
    leaders = 1
    for seat in range(1, state.players):
        total = _total(state, seat)
        if total > most:
            most = total
            leaders = 0
        if total == most:
            leaders |= 1 << seat
    if state.options[TIE] == SHARED:
        return leaders
    return _holder_of_highest_cheque(state, leaders)


@jit
def _holder_of_highest_cheque(state: State, leaders: int) -> int:
    highest = 0
    holder = 0
    for seat in range(state.players):
        held = state.up[seat] | state.down[seat]
        if leaders >> seat & 1 and held > highest:
            highest = held
            holder = seat
    return 1 << holder
