"""Strategy for Thieves!: be rich at the end, but not the richest in a raid.

The strategy rates the table that each action would leave. Either the game ends without
another raid and the richest wins; or a raid comes first, the richest loses all loot, and
the others are compared. A raid is likelier with more police cars on the table and with
more of the game to come. So early in the game it gives bad money away, keeps good money
in hand, where it is safe from raids, and stays a little behind; towards the end it lays
the good money out. Hidden loot counts as a little more than an average card.
"""

from typing import NamedTuple

import numpy as np

from malavita.bots.style import TO_THE_END, Style
from malavita.engine.jit import jit
from malavita.engine.layout import Ints
from malavita.games.thieves.actions import (
    BRING_TO,
    DECLINE,
    PLANT,
    PLAY_POLICE,
    REMOVE_POLICE,
    STASH,
    TAKE_LOOT,
)
from malavita.games.thieves.cards import (
    ALARM,
    CAR,
    COUNTS,
    END_WORTH,
    HIDDEN,
    HORSESHOE,
    LAST_CAR,
    MONEY_0,
    MOST_PLAYERS,
    POLICE_1,
    POLICE_2,
    RAID,
    RAID_WORTH,
    ROADBLOCK,
    ROW,
    THIEF,
)
from malavita.games.thieves.rules import ALARM_FOR, ALL_LOSE, FOR_ALL, RAID_TIE
from malavita.games.thieves.state import State, View

STYLE = Style(soldiers=TO_THE_END, loose=0, win=1.0)

PLAY_ALARM = PLAY_POLICE + ALARM - POLICE_1
PLAY_THIEF = PLAY_POLICE + THIEF - POLICE_1

POINT = 16  # loot is counted in parts of a point, for averages
MONEY_CARDS = int(COUNTS[MONEY_0 : HORSESHOE + 1].sum())
MOST_WORTH = int(RAID_WORTH.max())
MONEY_WORTH = int((COUNTS[MONEY_0 : HORSESHOE + 1] * RAID_WORTH[MONEY_0:]).sum())

NEGLIGIBLE = 0.02  # smaller probabilities are ignored

# The loot of all seats is packed into one number, with so many bits for each seat.
SEAT_BITS = 10
ONE_SEAT = (1 << SEAT_BITS) - 1

# Parameters tuned in many games.
HIDDEN_WORTH = 1.17  # of a hidden card, relative to an average unseen one
LEAD = 8.5  # weight of a lead at the very end ...
CALM = 13.0  # ... which is halved with so many draws to come
# The rate of raids per draw and unseen police car, by the police cars on the table.
RAID_RATE = np.array((0.0042, 0.0102, 0.0192, 0.0344))
CLEAR = 0.67  # how well the present loot predicts the richest in a later raid ...
CLEAR_NOW = 11.4  # ... and in a raid at once, if nothing is hidden
FOG = 0.8  # how much each hidden card reduces that
TIE = 6.7  # weight of a tie with the richest
# The worth of a card in hand at the beginning, in parts of a point, by kind:
# nothing, money 0 to 3, ring, horseshoe, police 1 and 2, roadblock, alarm, thief, double.
KEEP = np.array((0.0, -31, -15, 17, 113, 4, 17, 2, -9, 32, 3, 147, -75))
SOON = 3.24  # so many rounds before the end, that worth has fallen to a quarter
MORE_DRAWS = 1.33  # a raid makes the game longer by this factor
ALARM_MIDDLE = 5.6  # police cars expected for which an alarm is a raid in half of cases
ALARM_STEPS = 23.0  # the slope of that

# Odds double with every eighth step; the middle is an equal opponent.
STEPS = 256
EQUAL = STEPS // 2
_STRENGTH = np.array([2 ** ((i - EQUAL) / 8) for i in range(STEPS)])
# The probability to be the richer one, by steps of difference.
_RICHER = np.array([1 / (1 + 2 ** ((EQUAL - i) / 8)) for i in range(STEPS)])

# What can happen to a table at once.
QUIET, CAUGHT, SPARED = range(3)


class Estimate(NamedTuple):
    """The values of a table that matter, as estimated by one seat."""

    raids: int  # the loot of all seats, packed, as it counts in a raid
    ends: int  # and as it counts at the end
    police: int  # police cars on the table


@jit
def advise(view: View, actions: Ints, n: int, luck: Ints) -> int:
    """The soldier's choice: the action with the best probability to win."""
    hidden = _worth_of_hidden(view)
    raids, ends = _loot(view, RAID_WORTH, hidden), _loot(view, END_WORTH, hidden)
    table = Estimate(raids, ends, _police_cars(view))
    draws = _draws_left(view)
    best = -1.0
    advised = 0
    for i in range(n):
        hope = _hope(view, table, actions[i], hidden, draws)
        if hope > best:
            best = hope
            advised = actions[i]
    return advised


@jit
def _police_cars(view: View) -> int:
    """The number of police cars on the table."""
    cars: int = view.police[0] + 2 * view.police[1]
    return cars


@jit
def _worth_of_hidden(view: View) -> int:
    """The expected worth of a hidden card; players rather hide good ones."""
    cards = MONEY_CARDS
    worth = MONEY_WORTH
    for money in range(MONEY_0, HORSESHOE + 1):
        cards -= view.hand[money]
        worth -= view.hand[money] * RAID_WORTH[money]
    for seat in range(view.players):
        for place in range(view.row_size[seat]):
            card = view.loot[seat, place]
            cards -= card != HIDDEN
            worth -= RAID_WORTH[card]
    return int(worth * POINT * HIDDEN_WORTH / (cards + 1))


@jit
def _loot(view: View, worth: Ints, hidden: int) -> int:
    """The estimated loot of all seats, packed into one number."""
    loot = 0
    for seat in range(view.players):
        total = 0
        for place in range(view.row_size[seat]):
            card = view.loot[seat, place]
            total += hidden if card == HIDDEN else worth[card] * POINT
        loot |= total << SEAT_BITS * seat
    return loot


@jit
def _of(loot: int, seat: int) -> int:
    """The loot of one seat."""
    return loot >> SEAT_BITS * seat & ONE_SEAT


@jit
def _draws_left(view: View) -> float:
    """The estimated number of draws until the last getaway car."""
    cars = COUNTS[CAR] - view.cars
    draws: float = (LAST_CAR - view.cars) * (view.pile_size - cars) / (cars + 1)
    return draws


@jit
def _hope(view: View, table: Estimate, action: int, hidden: int, draws: float) -> float:
    """The probability to win after an action, over all outcomes of a possible raid."""
    after = _table_after(view, table, action, hidden)
    raid = _chance_of_raid(view, after, action)
    caught = _chance_to_be_caught(view, after) if raid > 0 else 0.0
    richest = _richest_other(view, after.raids) if raid > 0 else 0
    loss = _loss(view, action, draws)
    hope = 0.0
    for case in range(QUIET, SPARED + 1):
        chance = 1 - raid
        if case != QUIET:
            chance = raid * (caught if case == CAUGHT else 1 - caught)
        if chance > NEGLIGIBLE:
            loser = view.seat if case == CAUGHT else richest
            left = after if case == QUIET else _table_after_raid(after, loser)
            time = draws if case == QUIET else draws + MORE_DRAWS
            hope += chance * _chance_to_win(view, left, time, loss)
    return hope


@jit
def _table_after(view: View, table: Estimate, action: int, hidden: int) -> Estimate:
    """The table after an action, before a raid."""
    raids, ends, police = table
    if action < PLAY_POLICE:
        card, owner = _money_of(action, view.seat)
        raids += RAID_WORTH[card] * POINT << SEAT_BITS * owner
        ends += END_WORTH[card] * POINT << SEAT_BITS * owner
    elif action < DECLINE:
        police += _more_police(view, action)
    place, owner = _theft(view, raids, action, hidden)
    if place >= 0:
        raids = _moved(view, raids, RAID_WORTH, place, owner, hidden)
        ends = _moved(view, ends, END_WORTH, place, owner, hidden)
    return Estimate(raids, ends, police)


@jit
def _money_of(action: int, seat: int) -> tuple[int, int]:
    """The card, and the seat that gets it as loot."""
    if action < PLANT:
        return action - STASH + MONEY_0, seat
    planted = action - PLANT
    return planted // MOST_PLAYERS + MONEY_0, planted % MOST_PLAYERS


@jit
def _more_police(view: View, action: int) -> int:
    """The change in the number of police cars on the table by an action."""
    if action >= REMOVE_POLICE:
        return REMOVE_POLICE - 1 - action
    card = action - PLAY_POLICE + POLICE_1
    if card <= POLICE_2:
        return card - POLICE_1 + 1
    if card == ROADBLOCK:
        return -2 if view.police[1] > 0 else -int(view.police[0] > 0)
    return int(_police_by_alarm(view)) if card == ALARM else 0


@jit
def _police_by_alarm(view: View) -> float:
    """The expected number of police cars after an alarm."""
    cards = 0
    for seat in range(view.players):
        if seat != view.seat:
            cards += view.hand_size[seat]
    places = view.pile_size - COUNTS[CAR] + view.cars + cards
    cars: float = _unseen_police(view) * cards / (places + 1)
    if view.options[ALARM_FOR] == FOR_ALL:
        cars += view.hand[POLICE_1] + 2 * view.hand[POLICE_2]
    return cars


@jit
def _unseen_police(view: View) -> int:
    """The number of police cars in the pile and in the hands of others."""
    ones = COUNTS[POLICE_1] - view.gone[POLICE_1] - view.hand[POLICE_1]
    twos = COUNTS[POLICE_2] - view.gone[POLICE_2] - view.hand[POLICE_2]
    cars: int = ones + 2 * twos - _police_cars(view)
    return cars


@jit
def _theft(view: View, raids: int, action: int, hidden: int) -> tuple[int, int]:
    """The place from which a thief takes, or -1, and the seat that gets the loot."""
    if action == PLAY_THIEF:
        return _best_loot(view, raids, hidden), view.seat
    if action <= DECLINE:
        return -1, 0
    if action < TAKE_LOOT:
        return view.taken_row * ROW + view.taken_place, action - BRING_TO
    place = action - TAKE_LOOT
    if place // ROW != view.seat:
        return place, view.seat
    return place, _richest_other(view, raids)


@jit
def _best_loot(view: View, raids: int, hidden: int) -> int:
    """The place of the best loot of the others, the richest first; -1: none."""
    most = -1
    best = -1
    for seat in range(view.players):
        if seat != view.seat:
            for place in range(view.row_size[seat]):
                card = view.loot[seat, place]
                worth = hidden if card == HIDDEN else END_WORTH[card] * POINT
                worth = (worth << SEAT_BITS) + _of(raids, seat)
                if worth > most:
                    most = worth
                    best = seat * ROW + place
    return best


@jit
def _moved(
    view: View, loot: int, worth: Ints, place: int, owner: int, hidden: int
) -> int:
    """The loot of all seats after a thief has moved a card."""
    row = place // ROW
    card = view.loot[row, place % ROW]
    value = hidden if card == HIDDEN else worth[card] * POINT
    moved: int = loot + (value << SEAT_BITS * owner) - (value << SEAT_BITS * row)
    return moved


@jit
def _richest_other(view: View, raids: int) -> int:
    """The richest of the other seats."""
    most = -1
    richest = 0
    for seat in range(view.players):
        if seat != view.seat and _of(raids, seat) > most:
            most = _of(raids, seat)
            richest = seat
    return richest


@jit
def _chance_of_raid(view: View, table: Estimate, action: int) -> float:
    """The probability that an action causes a raid; an alarm is uncertain."""
    if action != PLAY_ALARM:
        return 1.0 if table.police >= RAID else 0.0
    cars = _police_cars(view) + _police_by_alarm(view)
    chance: float = _RICHER[_step((cars - ALARM_MIDDLE) * ALARM_STEPS)]
    return chance


@jit
def _chance_to_be_caught(view: View, table: Estimate) -> float:
    """The probability that we are the richest now; hidden loot makes it uncertain."""
    hidden = 0
    for seat in range(view.players):
        for place in range(view.row_size[seat]):
            hidden += view.loot[seat, place] == HIDDEN
    rival = _of(table.raids, _richest_other(view, table.raids))
    ahead = float(_of(table.raids, view.seat) - rival)
    ahead += TIE if view.options[RAID_TIE] == ALL_LOSE else -TIE
    chance: float = _RICHER[_step(ahead * CLEAR_NOW / (1 + FOG * hidden))]
    return chance


@jit
def _table_after_raid(table: Estimate, loser: int) -> Estimate:
    """The table after a raid: one seat has lost its loot, and the police are gone."""
    others = ~(ONE_SEAT << SEAT_BITS * loser)
    return Estimate(table.raids & others, table.ends & others, 0)


@jit
def _loss(view: View, action: int, draws: float) -> float:
    """The worth of the card if it were kept for later."""
    if action >= REMOVE_POLICE or view.apart_size > 0:
        return 0.0
    card = action - PLAY_POLICE + POLICE_1
    if action < PLAY_POLICE:
        card, _ = _money_of(action, 0)
    wait = draws / (draws + SOON * view.players)
    loss: float = KEEP[card] * wait * wait
    return loss


@jit
def _chance_to_win(view: View, table: Estimate, draws: float, loss: float) -> float:
    """The probability to win if no raid comes at once, with or without a later raid."""
    steep = LEAD / (CALM + draws)
    mine = _of(table.ends, view.seat) - loss
    others = 0.0
    most = -1
    richest = 0.0
    for seat in range(view.players):
        if seat != view.seat:
            strength = _STRENGTH[_step((_of(table.ends, seat) - mine) * steep)]
            others += strength
            if _of(table.raids, seat) > most:
                most = _of(table.raids, seat)
                richest = strength
    poor = _STRENGTH[_step(-mine * steep)]
    ahead = _of(table.raids, view.seat) - most
    caught = _RICHER[_step(ahead * CLEAR)]
    peace = 1 / (others + 1)
    raided = caught * poor / (others + poor)
    raided += (1 - caught) / (others + 1 - richest + poor)
    raids = RAID_RATE[min(table.police, RAID - 1)] * draws * _unseen_police(view)
    chance: float = (peace + raided * raids) / (1 + raids)
    return chance


@jit
def _step(difference: float) -> int:
    """The index in a table of probabilities."""
    if difference <= -EQUAL:
        return 0
    return STEPS - 1 if difference >= EQUAL - 1 else int(EQUAL + difference)


@jit
def is_silly(view: View, action: int) -> bool:
    """Whether an action wastes a card, gives money away or gets its own seat caught."""
    if action < PLANT:
        return False
    if action < PLAY_POLICE:
        card, owner = _money_of(action, view.seat)
        is_good: bool = END_WORTH[card] > 1
        return is_good and not _is_bait(view, card, owner)
    if action < REMOVE_POLICE:
        return _is_wasted(view, action - PLAY_POLICE + POLICE_1)
    if action < TAKE_LOOT:
        return False
    from_himself: bool = (action - TAKE_LOOT) // ROW == view.seat
    return from_himself and not _may_be_richest(view)


@jit
def _is_bait(view: View, card: int, owner: int) -> bool:
    """Whether good money would make its new owner richer than us in a raid."""
    worth: int = RAID_WORTH[card] + _visible_worth(view, owner, 1)
    return worth >= _visible_worth(view, view.seat, 0)


@jit
def _is_wasted(view: View, card: int) -> bool:
    """Whether a card has no effect, or calls a raid on its own seat."""
    if card == ROADBLOCK:
        return _police_cars(view) == 0
    if card == THIEF:
        return _best_loot(view, 0, 0) < 0
    if card > POLICE_2 or _police_cars(view) + card - POLICE_1 + 1 < RAID:
        return False
    return view.row_size[view.seat] > 0 and _is_surely_richest(view)


@jit
def _visible_worth(view: View, seat: int, hidden: int) -> int:
    """A seat's loot in a raid if every unknown card has this worth."""
    worth = 0
    for place in range(view.row_size[seat]):
        card = view.loot[seat, place]
        worth += hidden if card == HIDDEN else RAID_WORTH[card]
    return worth


@jit
def _is_surely_richest(view: View) -> bool:
    """Whether we are the richest even if all hidden loot of others is of the best."""
    return _is_richest(view, MOST_WORTH)


@jit
def _may_be_richest(view: View) -> bool:
    """Whether we are the richest if all hidden loot of others is worthless."""
    return _is_richest(view, 0)


@jit
def _is_richest(view: View, hidden: int) -> bool:
    mine = _visible_worth(view, view.seat, 0)
    for seat in range(view.players):
        if seat != view.seat and _visible_worth(view, seat, hidden) > mine:
            return False
    return True


@jit
def distinct(view: View, actions: Ints, n: int) -> int:
    """Keep one of the places in a row that hold equal cards, known to the same seats."""
    kept = 0
    for i in range(n):
        if not _is_like_an_earlier_place(view, actions[i]):
            actions[kept] = actions[i]
            kept += 1
    return kept


@jit
def _is_like_an_earlier_place(view: View, action: int) -> bool:
    """Whether an earlier place of the row has the same card, known to the same seats."""
    if action < TAKE_LOOT:
        return False
    row, place = (action - TAKE_LOOT) // ROW, (action - TAKE_LOOT) % ROW
    for earlier in range(place):
        if (
            view.loot[row, earlier] == view.loot[row, place]
            and view.known[row, earlier] == view.known[row, place]
            and view.up[row] >> earlier & 1 == view.up[row] >> place & 1
        ):
            return True
    return False


@jit
def ask_again(state: State, seat: int) -> None:
    """Nothing to do: there are no secret choices at the same time in this game."""
