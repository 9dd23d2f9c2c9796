"""How to play Thieves! well: be rich at the end, and not the richest in a raid.

A good player looks at the table that each of his moves would leave. Two things can
become of it. Either the game ends in peace, and the richest wins; or the police come
first, the richest loses all, and the others are compared without him. Raids are the
likelier the more police cars stand about and the longer the game still lasts. So early
in the game he gets rid of bad money, keeps the good in his hand, where no raid finds
it, and stays a little behind; towards the end he brings it home. Nobody knows all loot:
a hidden card counts as a little more than what such a card is worth on average.
"""

from typing import NamedTuple

import numpy as np

from malavita.bots.style import TO_THE_END, Style
from malavita.engine.jit import jit
from malavita.engine.record import Ints
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

POINT = 16  # loot is counted in parts of a point, to be able to guess
MONEY_CARDS = int(COUNTS[MONEY_0 : HORSESHOE + 1].sum())
MOST_WORTH = int(RAID_WORTH.max())
MONEY_WORTH = int((COUNTS[MONEY_0 : HORSESHOE + 1] * RAID_WORTH[MONEY_0:]).sum())

NEGLIGIBLE = 0.02  # chances that nobody thinks about

# The loot of all seats in one number, so many bits a seat.
SEAT_BITS = 10
ONE_SEAT = (1 << SEAT_BITS) - 1

# What experience says, from many games.
HIDDEN_WORTH = 1.17  # players rather stash what is good: to the average unseen card
LEAD = 8.5  # how much a lead counts at the very end ...
CALM = 13.0  # ... and after how many draws it counts half
# How often raids come, by the police cars on the table: for a draw and an unseen car.
RAID_RATE = np.array((0.0042, 0.0102, 0.0192, 0.0344))
CLEAR = 0.67  # how clear it is today who will be the richest in some later raid ...
CLEAR_NOW = 11.4  # ... and who is in one that comes at once, if nothing is hidden
FOG = 0.8  # how much less clear every hidden card makes it
TIE = 6.7  # who is level with the richest is caught too, or a tie saves him
# What a card is worth in the hand at the beginning, in parts of a point, by kind:
# nothing, money 0 to 3, ring, horseshoe, police 1 and 2, roadblock, alarm, thief, double.
KEEP = np.array((0.0, -31, -15, 17, 113, 4, 17, 2, -9, 32, 3, 147, -75))
SOON = 3.24  # so many rounds before the end this has become a quarter
MORE_DRAWS = 1.33  # a raid makes the game longer
ALARM_MIDDLE = 5.6  # with so many cars expected an alarm is a raid as likely as not
ALARM_STEPS = 23.0  # and how clear that is

# Twice as strong with every eighth step; the middle is an equal opponent.
STEPS = 256
EQUAL = STEPS // 2
_STRENGTH = np.array([2 ** ((i - EQUAL) / 8) for i in range(STEPS)])
# The chance to be the richer one, by steps of difference.
_RICHER = np.array([1 / (1 + 2 ** ((EQUAL - i) / 8)) for i in range(STEPS)])

# What may become of a table at once.
QUIET, CAUGHT, SPARED = range(3)


class Table(NamedTuple):
    """What counts of a table, as one seat guesses it."""

    raids: int  # the loot of all, packed, as the police count it
    ends: int  # and as it counts at the end
    police: int  # police cars on the table


@jit
def advise(view: View, actions: Ints, n: int, luck: Ints) -> int:
    """The soldier's choice: what leaves the table with the best chance to win."""
    hidden = _worth_of_hidden(view)
    raids, ends = _loot(view, RAID_WORTH, hidden), _loot(view, END_WORTH, hidden)
    table = Table(raids, ends, _police_cars(view))
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
    """On the table."""
    cars: int = view.police[0] + 2 * view.police[1]
    return cars


@jit
def _worth_of_hidden(view: View) -> int:
    """What a hidden card is probably worth: players rather stash what is good."""
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
    """Every seat's loot, as far as one can tell, packed into one number."""
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
    """About how many cards are drawn before the last getaway car."""
    cars = COUNTS[CAR] - view.cars
    draws: float = (LAST_CAR - view.cars) * (view.pile_size - cars) / (cars + 1)
    return draws


@jit
def _hope(view: View, table: Table, action: int, hidden: int, draws: float) -> float:
    """The chance to win after an action: at once quiet, or raided with us or another."""
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
def _table_after(view: View, table: Table, action: int, hidden: int) -> Table:
    """The table that an action leaves, before the police come."""
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
    return Table(raids, ends, police)


@jit
def _money_of(action: int, seat: int) -> tuple[int, int]:
    """The card, and the seat whose loot it becomes."""
    if action < PLANT:
        return action - STASH + MONEY_0, seat
    planted = action - PLANT
    return planted // MOST_PLAYERS + MONEY_0, planted % MOST_PLAYERS


@jit
def _more_police(view: View, action: int) -> int:
    """The police cars that an action brings to the table, or takes from it."""
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
    """The police cars that one may expect an alarm to bring out."""
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
    """The police cars in the pile and in the hands of others."""
    ones = COUNTS[POLICE_1] - view.gone[POLICE_1] - view.hand[POLICE_1]
    twos = COUNTS[POLICE_2] - view.gone[POLICE_2] - view.hand[POLICE_2]
    cars: int = ones + 2 * twos - _police_cars(view)
    return cars


@jit
def _theft(view: View, raids: int, action: int, hidden: int) -> tuple[int, int]:
    """The place a thief takes from, or -1, and who gets the loot."""
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
    """The place of the best loot that another has, of the richest first; -1: none."""
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
    """The loot of all after a thief has moved a card."""
    row = place // ROW
    card = view.loot[row, place % ROW]
    value = hidden if card == HIDDEN else worth[card] * POINT
    moved: int = loot + (value << SEAT_BITS * owner) - (value << SEAT_BITS * row)
    return moved


@jit
def _richest_other(view: View, raids: int) -> int:
    """Whom of the others the police would catch."""
    most = -1
    richest = 0
    for seat in range(view.players):
        if seat != view.seat and _of(raids, seat) > most:
            most = _of(raids, seat)
            richest = seat
    return richest


@jit
def _chance_of_raid(view: View, table: Table, action: int) -> float:
    """Whether the action calls the police; of an alarm nobody knows."""
    if action != PLAY_ALARM:
        return 1.0 if table.police >= RAID else 0.0
    cars = _police_cars(view) + _police_by_alarm(view)
    chance: float = _RICHER[_step((cars - ALARM_MIDDLE) * ALARM_STEPS)]
    return chance


@jit
def _chance_to_be_caught(view: View, table: Table) -> float:
    """Whether we are the richest now: what the others hide makes it doubtful."""
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
def _table_after_raid(table: Table, loser: int) -> Table:
    """One has lost all, and the police have gone."""
    others = ~(ONE_SEAT << SEAT_BITS * loser)
    return Table(table.raids & others, table.ends & others, 0)


@jit
def _loss(view: View, action: int, draws: float) -> float:
    """What the card would be worth if it were kept for later."""
    if action >= REMOVE_POLICE or view.apart_size > 0:
        return 0.0
    card = action - PLAY_POLICE + POLICE_1
    if action < PLAY_POLICE:
        card, _ = _money_of(action, 0)
    wait = draws / (draws + SOON * view.players)
    loss: float = KEEP[card] * wait * wait
    return loss


@jit
def _chance_to_win(view: View, table: Table, draws: float, loss: float) -> float:
    """If no raid comes at once: the richest wins, or is caught by a later one."""
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
    """The place in a table of chances."""
    if difference <= -EQUAL:
        return 0
    return STEPS - 1 if difference >= EQUAL - 1 else int(EQUAL + difference)


@jit
def is_silly(view: View, action: int) -> bool:
    """What not even a rookie does: waste a card, make presents, betray himself."""
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
    """Whether good money makes its new owner look richer than us to the police."""
    worth: int = RAID_WORTH[card] + _visible_worth(view, owner, 1)
    return worth >= _visible_worth(view, view.seat, 0)


@jit
def _is_wasted(view: View, card: int) -> bool:
    """A roadblock without police, a thief without loot, a call to be arrested."""
    if card == ROADBLOCK:
        return _police_cars(view) == 0
    if card == THIEF:
        return _best_loot(view, 0, 0) < 0
    if card > POLICE_2 or _police_cars(view) + card - POLICE_1 + 1 < RAID:
        return False
    return view.row_size[view.seat] > 0 and _is_surely_richest(view)


@jit
def _visible_worth(view: View, seat: int, hidden: int) -> int:
    """Loot in a raid if every card that we do not know is worth so much."""
    worth = 0
    for place in range(view.row_size[seat]):
        card = view.loot[seat, place]
        worth += hidden if card == HIDDEN else RAID_WORTH[card]
    return worth


@jit
def _is_surely_richest(view: View) -> bool:
    """Even if everything that the others hide is of the best."""
    return _is_richest(view, MOST_WORTH)


@jit
def _may_be_richest(view: View) -> bool:
    """If all that the others hide is worthless."""
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
    """Keep one of the places in a row that hold the same, as far as anybody knows."""
    kept = 0
    for i in range(n):
        if not _is_like_an_earlier_place(view, actions[i]):
            actions[kept] = actions[i]
            kept += 1
    return kept


@jit
def _is_like_an_earlier_place(view: View, action: int) -> bool:
    """Whether another place of the row has the same card, known to the same seats."""
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
    """Nothing to do: nobody in this game chooses in secret at the same time."""
