"""The story: events made from two views and the move between them."""

from typing import Any

import numpy as np

from malavita.engine.bits import members
from malavita.engine.event import Event, Seat, Seats
from malavita.engine.plain import plain, plainly
from malavita.engine.verbs import score, winners
from malavita.games.thieves.actions import (
    BRING_TO,
    DECLINE,
    PLANT,
    PLAY_DOUBLE,
    PLAY_POLICE,
    REMOVE_POLICE,
    STASH_UNHEARD,
    STASHED,
    TAKE_LOOT,
)
from malavita.games.thieves.cards import (
    HIDDEN,
    LAST_CAR,
    MONEY_0,
    MOST_PLAYERS,
    NAMES,
    POLICE_1,
    POLICE_2,
    RAID_WORTH,
    ROW,
)
from malavita.games.thieves.names import Cards, cards_of
from malavita.games.thieves.rules import BY_RAID, OVER, REMOVE, TAKE, police_cars
from malavita.games.thieves.state import EVERYBODY

ROADBLOCK_PLAYED, ALARM_RAISED, THIEF_PLAYED = range(PLAY_POLICE + 2, PLAY_DOUBLE)


class MoneyStashed(Event, frozen=True):
    seat: Seat
    card: Cards  # empty for those who may not know it


class MoneyPlanted(Event, frozen=True):
    seat: Seat
    card: str
    on: Seat


class PoliceLaid(Event, frozen=True):
    seat: Seat
    card: str
    cars: int  # police cars on the table now


class RoadblockPlayed(Event, frozen=True):
    seat: Seat
    effect: bool  # there is a police card to remove


class PoliceRemoved(Event, frozen=True):
    seat: Seat
    card: str


class AlarmRaised(Event, frozen=True):
    seat: Seat
    police: Cards  # all police cards laid ...
    laid: list[Cards]  # ... and by seat
    cars: int  # police cars on the table now


class ThiefPlayed(Event, frozen=True):
    seat: Seat
    effect: bool  # there is loot to take


class ThiefDeclined(Event, frozen=True):
    seat: Seat


class LootTaken(Event, frozen=True):
    seat: Seat
    owner: Seat
    place: int
    card: Cards  # empty for those who may not know it


class LootMoved(Event, frozen=True):
    seat: Seat
    owner: Seat
    place: int
    to: Seat
    card: Cards  # empty for those who may not know it


class DoubleLootPlayed(Event, frozen=True):
    seat: Seat


class Raid(Event, frozen=True):
    lost: int  # cards
    losers: Seats
    worth: list[int]  # by seat, before the loss
    loot: list[Cards]  # by seat, before the loss


class LootLost(Event, frozen=True):
    seat: Seat
    worth: int
    cards: Cards


class GetawayCarDrawn(Event, frozen=True):
    seat: Seat
    number: int  # its number in the game
    limit: int  # the number that ends the game


class CardsDrawn(Event, frozen=True):
    seat: Seat
    number: int
    apart: bool  # by double loot, to be played at once
    cards: Cards  # empty for all but the seat


class GameEnded(Event, frozen=True):
    scores: list[int]
    winners: Seats


def tell(before: Any, after: Any, seat: int, action: int) -> list[Event]:
    """The events of a move for the viewer of these two views."""
    was, now = plain(before), plain(after)
    events = [_tell_move(was, now, seat, action)]
    if now.shown & BY_RAID:
        events += _tell_raid(now)
    events += _tell_draws(was, now, seat, action)
    if now.phase == OVER:
        events.append(GameEnded(_scores(after), members(winners(after))))
    return events


def unsealed(before: Any, after: Any) -> set[str]:
    """The kinds of secrets that have become public.

    A raid and the end turn up all loot; a stash is secret as long as there is a card that
    is not public.
    """
    for seat in range(after.players):
        for place in range(after.row_size[seat]):
            if after.known[seat, place] != EVERYBODY:
                return set()
    return {STASHED}


def _tell_move(was: Any, now: Any, seat: int, action: int) -> Event:
    if action == STASH_UNHEARD:
        return MoneyStashed(seat, {})
    if action >= TAKE_LOOT:
        owner, place = divmod(action - TAKE_LOOT, ROW)
        return LootTaken(seat, owner, place, _card(was, owner, place))
    if action >= BRING_TO:
        return _loot_moved(was, now, seat, action - BRING_TO)
    if action == DECLINE:
        return ThiefDeclined(seat)
    if action >= REMOVE_POLICE:
        return PoliceRemoved(seat, NAMES[POLICE_1 + action - REMOVE_POLICE])
    if action >= PLAY_POLICE:
        return _card_played(was, now, seat, action)
    if action >= PLANT:
        money, target = divmod(action - PLANT, MOST_PLAYERS)
        return MoneyPlanted(seat, NAMES[MONEY_0 + money], target)
    return MoneyStashed(seat, {NAMES[MONEY_0 + action]: 1})


def _card(table: Any, seat: int, place: int) -> Cards:
    """The card in a place, if the viewer knows it."""
    card = table.loot[seat][place]
    return {} if card == HIDDEN else {NAMES[card]: 1}


def _loot_moved(was: Any, now: Any, seat: int, to: int) -> LootMoved:
    card = _card(now, to, now.row_size[to] - 1)
    return LootMoved(seat, was.taken_row, was.taken_place, to, card)


def _card_played(was: Any, now: Any, seat: int, action: int) -> Event:
    if action == PLAY_DOUBLE:
        return DoubleLootPlayed(seat)
    if action == ROADBLOCK_PLAYED:
        return RoadblockPlayed(seat, now.phase == REMOVE)
    if action == THIEF_PLAYED:
        return ThiefPlayed(seat, now.phase == TAKE)
    if action == ALARM_RAISED:
        return _alarm_raised(was, now, seat)
    card = POLICE_1 + action - PLAY_POLICE
    cars = plainly(police_cars)(was) + 1 + (card == POLICE_2)
    return PoliceLaid(seat, NAMES[card], cars)


def _alarm_raised(was: Any, now: Any, seat: int) -> AlarmRaised:
    ones, twos = map(sum, zip(*now.laid, strict=True))
    return AlarmRaised(
        seat,
        cards_of((ones, twos), POLICE_1),
        [cards_of(now.laid[each], POLICE_1) for each in range(now.players)],
        plainly(police_cars)(was) + ones + 2 * twos,
    )


def _tell_raid(now: Any) -> list[Event]:
    losers = members(now.losers)
    loot = [cards_of(now.turned_up[seat], MONEY_0) for seat in range(now.players)]
    worth = [_raid_worth(now.turned_up[seat]) for seat in range(now.players)]
    lost = sum(sum(loot[seat].values()) for seat in losers)
    return [
        Raid(lost, losers, worth, loot),
        *(LootLost(seat, worth[seat], loot[seat]) for seat in losers if loot[seat]),
    ]


def _raid_worth(turned_up: Any) -> int:
    return sum(int(n * RAID_WORTH[MONEY_0 + m]) for m, n in enumerate(turned_up))


def _tell_draws(was: Any, now: Any, seat: int, action: int) -> list[Event]:
    """Cards drawn: by the same seat after double loot, else by the next seat."""
    apart = action == PLAY_DOUBLE
    drawer = seat if apart else (seat + 1) % now.players
    events: list[Event] = [
        GetawayCarDrawn(drawer, number, LAST_CAR)
        for number in range(was.cars + 1, now.cars + 1)
    ]
    number, cards = _drawn_apart(was, now) if apart else _drawn(was, now, drawer)
    if number:
        events.append(CardsDrawn(drawer, number, apart, cards))
    return events


def _drawn_apart(was: Any, now: Any) -> tuple[int, Cards]:
    kept = max(was.apart_size - 1, 0)  # without the double loot itself
    number = now.apart_size - kept
    drawn = [NAMES[card] for card in now.apart[kept : now.apart_size] if card]
    return number, {name: drawn.count(name) for name in drawn}


def _drawn(was: Any, now: Any, drawer: int) -> tuple[int, Cards]:
    """The cards that the next seat has drawn, also to replace police after an alarm."""
    kept = was.hand_size[drawer] - sum(now.laid[drawer])
    number = now.hand_size[drawer] - kept
    if now.seat != drawer:
        return number, {}
    drawn = [n - had for n, had in zip(now.hand, was.hand, strict=True)]
    for police, given_up in enumerate(now.laid[drawer], start=POLICE_1):
        drawn[police] += given_up
    return number, cards_of(drawn)


def _scores(view: Any) -> list[int]:
    points = np.zeros(view.players, np.int64)
    score(view, points)
    return [int(n) for n in points]
