"""Strategy for Razzia! by Reiner Knizia.

Every lot is valued in hundredths of a point: what it adds to a family, minus what the
cheque that buys it could still earn. A family is worth its points now and its prospects,
which shrink with the time and the cheques that are left. The lot is valued in the same
way for the other seats, as nothing in this game is secret: this tells which seats would
top a bid, and whether an auction called now would be won.
"""

import numpy as np

from malavita.bots.style import TO_THE_END, Style
from malavita.engine.bits import lowest
from malavita.engine.jit import jit
from malavita.engine.layout import Ints
from malavita.games.razzia_knizia.actions import BID, CALL, DRAW_RIGHT, PASS, STEAL, STOP
from malavita.games.razzia_knizia.cards import (
    BODYGUARD,
    CAR,
    CASINO,
    COUNTS,
    DIAMOND,
    DRIVER,
    FEWEST_BODYGUARDS,
    GOLD_COIN,
    GOLD_COIN_POINTS,
    HIGHEST_TOTAL,
    JEWEL_POINTS,
    KIND_POINTS,
    LEFT,
    LOOT_KINDS,
    LOWEST_TOTAL,
    MOST_BODYGUARDS,
    POLICE,
    RESTAURANT,
    RIGHT,
    RING,
    ROUNDS,
    SET_POINTS,
    THIEF,
    THIEF_POINTS,
)
from malavita.games.razzia_knizia.rules import (
    ALLOWED,
    AUCTION,
    BY_CALL,
    BY_POLICE,
    EMPTY_AUCTION,
    THEFT,
    police_limit,
)
from malavita.games.razzia_knizia.sight import undrawn_cards
from malavita.games.razzia_knizia.state import State, View

STYLE = Style(soldiers=TO_THE_END, loose=0, win=0.3)

POINT = 100  # values are in hundredths of a point
FULL = 100  # hopes and probabilities are in per cent

# Time: the loot expected before the raid, in spans of four cards. The numbers from here
# on were tuned in games against older versions: change them only by measurement.
SPAN = 4
LONGEST = 7
HOPE_BY_TIME = np.array((54, 72, 79, 87, 96, 108, 126, 124))
HOPE_BY_CHEQUES = np.array((0, 61, 77, 97, 117))  # without a cheque there is none

# The prospects of a family at the beginning of a round, by what it has.
JEWELS_EARLY = np.array((-5, 210, 490, 820, 1120, 1640))  # by number of different kinds
DRIVER_TO_COME = 38  # per cent: the cars will still get a driver
FIRST_DRIVER = 45  # for the cars still to come
CAR_LATER = 41  # in every later round
THIEF_EARLY = 90  # beyond the points of a thief, while a theft is still possible
# Bodyguards by the lead over the next family, in this round and in every later one.
GUARDS_EARLY = np.array((0, 75, 145, 290, 510, 715, 895, 1200))
GUARDS_LATER = np.array((30, 45, 90, 165, 215, 355, 490, 550))
EVEN, FAR_AHEAD = 4, 7  # indices in both: as many as the next, at least three more
FEWEST_EARLY = np.array((-175, -105, -55, 0))  # one fewer than all others, as few, more
FEWEST_LATER = np.array((-105, -65, -35, 0))
SAFE = 3  # the last index in both: at least two more than the fewest
KINDS_EARLY = np.array(
    (
        (0, 75, 170, 235, 285, 405, 500, 725),
        (0, 80, 135, 200, 330, 385, 485, 720),
        (0, 65, 140, 200, 250, 430, 520, 800),
    )
)  # by round
SETS_EARLY = np.array(
    ((0, 45, 210, 455, 820), (0, 40, 205, 520, 950), (0, 15, 120, 605, 795))
)

# Cheques: what one can still earn this round, and its worth in later rounds.
EARNS = np.array((10, 40, 70, 105, 120, 135, 145, 180))  # by time, for every cheque
EARNS_BY_RANK = np.array((105, 225, 340, 410, 465, 500, 505, 605))  # added to the highest
EARNS_ALONE = np.array((50, 90, 250, 325, 400, 470, 495, 455))  # when no other can bid
EARNS_OF_MANY = np.array((0, 145, 125, 94, 96))  # per cent, by number of cheques face up
CHEQUE_STEP = np.array((74, 61, 55))  # by round: for a cheque higher by one
TOTAL_STEP = 6  # per cent: how a total higher by one changes the final ranking

# The least gain for which an auction is called.
PATIENCE = np.array((-25, 25, 140, 200, 235, 265, 315, 325))  # by time
UNSOLD = 25  # for a first bid, if the row stays unsold without it
ALONE_PATIENCE = 275
THEFT_PATIENCE = np.array((30, 35, 70, 80, 95, 95, 100, 115))
GRUDGE = np.array((0, 0, 190, 75, 75, 55))  # by players: worth of denying a lot to others

LEAST_SET = 3  # equal businesses
NOTHING = 0  # no cheque to bid, no card to steal
NEVER = 100 * POINT * POINT
THE_ROW = LOOT_KINDS  # value of `taken` for the whole row; else the kind that is stolen


@jit
def advise(view: View, actions: Ints, n: int, luck: Ints) -> int:
    """The soldier's choice among the n legal actions."""
    action: int = actions[0]
    if n == 1:
        return action
    time = _time(view)
    theft = _best_theft(view, time, actions, n)
    if view.phase == THEFT:
        return theft if theft else STOP
    cheque = _best_bid(view, time)
    if view.phase == AUCTION:
        return BID + cheque if cheque else action
    if cheque and _may_call(view):
        return CALL
    return theft if theft else action


@jit
def _may_call(view: View) -> bool:
    return view.row_size > 0 or view.options[EMPTY_AUCTION] == ALLOWED


# Auctions.


@jit
def _best_bid(view: View, time: int) -> int:
    """The cheque to bid, or NOTHING if no bid gains enough.

    On a turn, it is the cheque to bid in an auction if it were called now.
    """
    cheques = view.up[view.seat] & -2 << view.bid
    least = _least_gain(view, time)
    if least == NEVER or not cheques:
        return NOTHING
    gain = topped = 0
    for step in range(_who_speak_later(view) + 1):
        seat = (view.seat + step) % view.players
        if view.up[seat] >> view.bid + 1:
            theirs = _gain(view, time, seat, THE_ROW)
            if step:
                topped |= _bids_topped(view, time, seat, theirs)
            else:
                gain = theirs
                if gain - _cost(view, time, seat, lowest(cheques)) <= least:
                    return NOTHING
    cheque = _cheapest(view, time, cheques & ~topped, gain, least)
    if cheque or view.phase != AUCTION:
        return cheque
    return _dearest(view, time, cheques & topped, gain, least)


@jit
def _least_gain(view: View, time: int) -> int:
    """The least gain for which a bid, or on a turn a call, is better than waiting."""
    alone = view.still_in == 1 << view.seat
    least: int = 0
    if view.phase == AUCTION:
        if view.bid:
            least = -GRUDGE[view.players]
        elif view.caller == view.seat and view.cause == BY_CALL:
            least = -NEVER
        elif view.cause == BY_POLICE:
            least = UNSOLD
    elif alone:
        least = ALONE_PATIENCE if _police_left(view) == 1 else NEVER
    else:
        least = PATIENCE[time]
    return least


@jit
def _who_speak_later(view: View) -> int:
    """The number of seats that answer after this one; all, before a call."""
    if view.phase == AUCTION:
        return (view.caller - view.seat) % view.players
    return view.players - 1


@jit
def _bids_topped(view: View, time: int, seat: int, gain: int) -> int:
    """The bids that a seat with this gain would top, as a set of cheques."""
    topped = 0
    held = view.up[seat]
    while held:
        cheque = lowest(held)
        if gain > _cost(view, time, seat, cheque):
            topped = (1 << cheque) - 1
        held &= held - 1
    return topped


@jit
def _cheapest(view: View, time: int, cheques: int, gain: int, least: int) -> int:
    """The lowest cheque if enough of the gain is left, or else NOTHING."""
    if cheques and gain - _cost(view, time, view.seat, lowest(cheques)) > least:
        return lowest(cheques)
    return NOTHING


@jit
def _dearest(view: View, time: int, cheques: int, gain: int, least: int) -> int:
    """The highest cheque that leaves enough of the gain, so that topping it is costly."""
    choice = NOTHING
    while cheques:
        cheque = lowest(cheques)
        if gain - _cost(view, time, view.seat, cheque) > least:
            choice = cheque
        cheques &= cheques - 1
    return choice


# Thieves.


@jit
def _best_theft(view: View, time: int, actions: Ints, n: int) -> int:
    """The theft that gains the most, or NOTHING if none gains enough."""
    best, choice = THEFT_PATIENCE[time], NOTHING
    for i in range(n):
        action = int(actions[i])
        if action >= STEAL:
            gain = _gain(view, time, view.seat, action - STEAL)
            if gain > best:
                best, choice = gain, action
    return choice


# Cheques and time.


@jit
def _police_left(view: View) -> int:
    """The police cards until the raid."""
    return police_limit(view.players) - view.police


@jit
def _time(view: View) -> int:
    """The loot expected before the raid, in spans of four cards."""
    police: int = COUNTS[POLICE] - view.gone[POLICE] - view.police
    loot = view.pile[LEFT] + view.pile[RIGHT] - police
    spans: int = _police_left(view) * loot // ((police + 1) * SPAN)
    return min(LONGEST, spans)


@jit
def _hope(time: int, cheques: int) -> int:
    """How much can still be bought this round with so many cheques, in per cent."""
    hope: int = HOPE_BY_TIME[time] * HOPE_BY_CHEQUES[cheques] // FULL
    return hope


@jit
def _cost(view: View, time: int, seat: int, cheque: int) -> int:
    """What a cheque could still earn this round, plus the loss in the exchange."""
    others = 0
    for other in range(view.players):
        if other != seat:
            others |= view.up[other]
    if others:
        rank = _size(others & (1 << cheque) - 1) * FULL // _size(others)
        earns: int = EARNS[time] + EARNS_BY_RANK[time] * rank // FULL
    else:
        earns = EARNS_ALONE[time]
    cost: int = earns * EARNS_OF_MANY[_size(view.up[seat])] // FULL
    cost += CHEQUE_STEP[view.scored] * (cheque - view.middle)
    if view.scored == ROUNDS - 1:
        cost += _cost_in_total(view, seat, cheque - view.middle)
    return cost


@jit
def _cost_in_total(view: View, seat: int, less: int) -> int:
    """What the exchange costs in the final comparison of cheque totals."""
    total = _sum(view.up[seat] | view.down[seat])
    most, least = 0, NEVER
    for other in range(view.players):
        if other != seat:
            theirs = _sum(view.up[other] | view.down[other])
            most = max(most, theirs)
            least = min(least, theirs)
    return _standing(total, most, least) - _standing(total - less, most, least)


@jit
def _standing(total: int, most: int, least: int) -> int:
    """The expected points for the highest total minus those for the lowest."""
    hope = min(max(FULL // 2 + TOTAL_STEP * (total - most), 0), FULL)
    fear = min(max(FULL // 2 - TOTAL_STEP * (total - least), 0), FULL)
    return hope * HIGHEST_TOTAL + fear * LOWEST_TOTAL


@jit
def _size(bits: int) -> int:
    """The number of cheques in a set."""
    size = 0
    while bits:
        bits &= bits - 1
        size += 1
    return size


@jit
def _sum(cheques: int) -> int:
    """The sum of a set of cheques."""
    total = 0
    while cheques:
        total += lowest(cheques)
        cheques &= cheques - 1
    return total


# Gains of a family.


@jit
def _gain(view: View, time: int, seat: int, taken: int) -> int:
    """What the row or a stolen card adds to a family, minus the loss of a cheque."""
    cheques = _size(view.up[seat])
    hope = _hope(time, cheques)
    rest = _hope(time, cheques - 1) if taken == THE_ROW else hope
    return (
        _gain_in_jewels(view, seat, taken, hope, rest)
        + _gain_in_cars(view, seat, taken, hope, rest)
        + _gain_in_bodyguards(view, time, seat, taken)
        + _gain_in_businesses(view, seat, taken, hope, rest)
        + _gain_in_thieves(view, seat, taken, hope, rest)
        + _added(view, GOLD_COIN, taken) * GOLD_COIN_POINTS * POINT
    )


@jit
def _added(view: View, kind: int, taken: int) -> int:
    """The number of cards of a kind that a family gets; a theft costs a thief."""
    if taken == THE_ROW:
        row: int = view.row[kind]
        return row
    return (kind == taken) - (kind == THIEF)


@jit
def _between(now: int, early: int, hope: int) -> int:
    """Interpolate between the points now and the prospects at the beginning."""
    return now + (early - now) * hope // FULL


@jit
def _gain_in_jewels(view: View, seat: int, taken: int, hope: int, rest: int) -> int:
    before = after = 0
    for kind in range(RING, DIAMOND + 1):
        held = view.families[seat, kind]
        before += held > 0
        after += held + _added(view, kind, taken) > 0
    return _worth_of_jewels(after, rest) - _worth_of_jewels(before, hope)


@jit
def _worth_of_jewels(different: int, hope: int) -> int:
    return _between(JEWEL_POINTS[different] * POINT, JEWELS_EARLY[different], hope)


@jit
def _gain_in_cars(view: View, seat: int, taken: int, hope: int, rest: int) -> int:
    cars, drivers = view.families[seat, CAR], view.families[seat, DRIVER]
    more_cars, more_drivers = _added(view, CAR, taken), _added(view, DRIVER, taken)
    later: int = more_cars * CAR_LATER * (ROUNDS - 1 - view.scored)
    after = _worth_of_cars(cars + more_cars, drivers + more_drivers, rest)
    return later + after - _worth_of_cars(cars, drivers, hope)


@jit
def _worth_of_cars(cars: int, drivers: int, hope: int) -> int:
    if drivers:
        return (drivers + cars) * POINT + FIRST_DRIVER * hope // FULL
    return cars * DRIVER_TO_COME * hope // FULL


@jit
def _gain_in_bodyguards(view: View, time: int, seat: int, taken: int) -> int:
    more = _added(view, BODYGUARD, taken)
    if more == 0:
        return 0
    most: int = 0
    fewest: int = COUNTS[BODYGUARD]
    for other in range(view.players):
        if other != seat:
            most = max(most, view.families[other, BODYGUARD])
            fewest = min(fewest, view.families[other, BODYGUARD])
    guards = view.families[seat, BODYGUARD]
    after = _worth_of_bodyguards(view, time, guards + more, most, fewest)
    return after - _worth_of_bodyguards(view, time, guards, most, fewest)


@jit
def _worth_of_bodyguards(
    view: View, time: int, guards: int, most: int, fewest: int
) -> int:
    now = 0
    if guards != most or guards != fewest:
        now += POINT * MOST_BODYGUARDS * (guards >= most)
        now += POINT * FEWEST_BODYGUARDS * (guards <= fewest)
    lead = min(max(guards - most + EVEN, 0), FAR_AHEAD)
    margin = min(max(guards - fewest + 1, 0), SAFE)
    early = GUARDS_EARLY[lead] + FEWEST_EARLY[margin]
    later = GUARDS_LATER[lead] + FEWEST_LATER[margin]
    worth: int = later * (ROUNDS - 1 - view.scored)
    return worth + _between(now, early, HOPE_BY_TIME[time])


@jit
def _gain_in_businesses(view: View, seat: int, taken: int, hope: int, rest: int) -> int:
    """Businesses count in the end, so before the last round the hope is full."""
    if view.scored < ROUNDS - 1:
        hope = rest = FULL
    before = after = gain = 0
    for kind in range(CASINO, RESTAURANT + 1):
        held, more = view.families[seat, kind], _added(view, kind, taken)
        before += held > 0
        after += held + more > 0
        if more:
            undrawn = undrawn_cards(view, kind)
            gain += _worth_of_set(view.scored, held + more, undrawn, rest)
            gain -= _worth_of_set(view.scored, held, undrawn + more, hope)
    kinds = _worth_of_kinds(view.scored, after, rest)
    return gain + kinds - _worth_of_kinds(view.scored, before, hope)


@jit
def _worth_of_set(scored: int, held: int, undrawn: int, hope: int) -> int:
    """The worth of equal businesses, while three of them are still possible."""
    early = SETS_EARLY[scored, held] if held + undrawn >= LEAST_SET else 0
    return _between(SET_POINTS[held] * POINT, early, hope)


@jit
def _worth_of_kinds(scored: int, different: int, hope: int) -> int:
    early = KINDS_EARLY[scored, different]
    return _between(KIND_POINTS[different] * POINT, early, hope)


@jit
def _gain_in_thieves(view: View, seat: int, taken: int, hope: int, rest: int) -> int:
    before = view.families[seat, THIEF]
    after = before + _added(view, THIEF, taken)
    return _worth_of_thieves(after, rest) - _worth_of_thieves(before, hope)


@jit
def _worth_of_thieves(thieves: int, hope: int) -> int:
    return thieves * (THIEF_POINTS * POINT + THIEF_EARLY * hope // FULL)


# Hints for rookies and for the search.


@jit
def is_silly(view: View, action: int) -> bool:
    """Whether an action calls for nothing, overpays or steals a thief with a thief."""
    if action == CALL:
        return view.row_size == 0
    if PASS < action < STEAL:
        return _pays_too_much(view, action - BID)
    return action == STEAL + THIEF


@jit
def _pays_too_much(view: View, cheque: int) -> bool:
    """Whether a lower cheque would win, or the row is empty and the exchange loses."""
    if view.row_size == 0 and cheque > view.middle:
        return True
    enough = view.up[view.seat] & -2 << view.bid
    return view.seat == view.caller and cheque > lowest(enough)


@jit
def distinct(view: View, actions: Ints, n: int) -> int:
    """Keep one of the two draws: no seat knows more of one pile than of the other."""
    kept = 0
    for i in range(n):
        if i == 0 or actions[i] != DRAW_RIGHT:
            actions[kept] = actions[i]
            kept += 1
    return kept


@jit
def ask_again(state: State, seat: int) -> None:
    """Nothing is sealed in this game."""
