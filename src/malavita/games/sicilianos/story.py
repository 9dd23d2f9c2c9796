"""Two views and a move become events from which a client can tell what happened."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from malavita.engine.bits import members
from malavita.engine.event import Event, Seat, Seats
from malavita.engine.plain import plain
from malavita.engine.verbs import score, winners
from malavita.games.sicilianos import actions, rules
from malavita.games.sicilianos.actions import FOUNDED, LAID
from malavita.games.sicilianos.cards import (
    CATEGORY_NAMES,
    COLOUR_NAMES,
    COLOURS,
    FACE_NAMES,
    NOTES,
    PARTNER,
    TYPE_NAMES,
    VALUES,
)

# In all events: value 0 is a card of which the viewer knows only the colour.


class CardDrafted(Event, frozen=True):
    seat: Seat
    colour: str
    value: int


class DiceRolled(Event, frozen=True):
    seat: Seat
    first: str
    second: str
    influence: str


class RollWasted(Event, frozen=True):
    seat: Seat


class CardDrawn(Event, frozen=True):
    seat: Seat
    colour: str
    value: int


class PileSearched(Event, frozen=True):
    seat: Seat
    colour: str
    cards: int


class CardKept(Event, frozen=True):
    seat: Seat
    colour: str
    value: int


class CardStolen(Event, frozen=True):
    seat: Seat
    colour: str
    value: int


class CardLost(Event, frozen=True):
    seat: Seat  # whose card was stolen
    colour: str
    value: int


class WarStarted(Event, frozen=True):
    seat: Seat
    colour: str
    value: int


class WarJoined(Event, frozen=True):
    seat: Seat
    colour: str
    value: int


class NoteStaked(Event, frozen=True):
    seat: Seat
    note: int


class StayedOut(Event, frozen=True):
    seat: Seat


class CardAdded(Event, frozen=True):
    seat: Seat
    colour: str
    value: int


class Stopped(Event, frozen=True):
    seat: Seat


class CardTurnedUp(Event, frozen=True):
    seat: Seat
    colour: str
    value: int


class StayedLoyal(Event, frozen=True):
    seat: Seat
    colour: str


class Betrayed(Event, frozen=True):
    seat: Seat
    colour: str
    family: str  # which the traitor joins


class BombHeld(Event, frozen=True):
    seat: Seat
    colour: str


class CardBlownUp(Event, frozen=True):
    seat: Seat  # the bomber
    bomb: str
    colour: str
    value: int


class WarWon(Event, frozen=True):
    colour: str
    strength: int
    winners: Seats  # the family's player first, then the traitor's


class WarUndecided(Event, frozen=True):
    pass


class ShareChosen(Event, frozen=True):
    seat: Seat
    share: str  # business or money


class BusinessFounded(Event, frozen=True):
    seat: Seat
    colour: str
    type: str  # "?" if the viewer does not know it


class MoneyLaundered(Event, frozen=True):
    seat: Seat
    amount: int


class WarSettled(Event, frozen=True):
    lost: int  # what the bank takes


class GodfatherCrowned(Event, frozen=True):
    seat: Seat


class ResultsCounted(Event, frozen=True):
    points: list[dict[str, int]]  # by seat, then by category
    scores: list[int]
    businesses: list[list[str]]  # by seat: they are turned up


class GameEnded(Event, frozen=True):
    scores: list[int]
    winners: Seats


def tell(before: Any, after: Any, seat: int, action: int) -> list[Event]:
    """What a move did, as seen by whoever had these two views."""
    was, now = plain(before), plain(after)
    events: list[Event] = []
    if action < actions.WAR or action == actions.KEEP_UNHEARD:
        events += _tell_cards_taken(was, now, seat, action)
    elif action < actions.WAR_UNHEARD:
        events.append(_tell_war_move(was, seat, action))
    else:
        events.append(_tell_unheard(was, seat, action))
    events += _cards_turned_up(was, now)
    if was.phase == rules.ADDING and now.phase not in (rules.DECIDING, rules.ADDING):
        events.append(_outcome(before))
    if was.war_round and not now.war_round:
        events += _settlement(before, after)
    if now.phase == rules.OVER:
        events += _end(after)
    return events


def unsealed(before: Any, after: Any) -> set[str]:
    """The kinds of secret moves that have become public."""
    kinds = set()
    if not after.covered:
        kinds.add(LAID)
    if after.phase == rules.OVER:
        kinds.add(FOUNDED)
    return kinds


def _tell_cards_taken(was: Any, now: Any, seat: int, action: int) -> list[Event]:
    new = list(_new_cards(was, now, seat))
    if action < actions.ROLL:
        return [CardDrafted(seat, *new[0])]
    if action == actions.ROLL:
        first, second, influence = now.dice
        colours = COLOUR_NAMES[first], COLOUR_NAMES[second]
        dice = DiceRolled(seat, *colours, FACE_NAMES[influence])
        wasted = [] if new or now.turn == seat else [RollWasted(seat)]
        return [dice, *(CardDrawn(seat, *card) for card in new), *wasted]
    if action < actions.SEARCH:
        return [CardDrawn(seat, *new[0])]
    if action <= actions.KEEP:
        colour = action - actions.SEARCH
        size = was.pile_size[colour]
        return [PileSearched(seat, COLOUR_NAMES[colour], size)]
    if action < actions.ROB or action == actions.KEEP_UNHEARD:
        return [CardKept(seat, *new[0])]
    victim = (action - actions.ROB) // COLOURS
    return [CardStolen(seat, *new[0]), CardLost(victim, *new[0])]


def _new_cards(was: Any, now: Any, seat: int) -> Iterator[tuple[str, int]]:
    """What has come into a hand: known cards first, of the others the colour."""
    for colour, name in enumerate(COLOUR_NAMES):
        number = now.backs[seat][colour] - was.backs[seat][colour]
        known = members(now.hand[seat][colour] & ~was.hand[seat][colour])
        for value in [*known, *[0] * number][: max(number, 0)]:
            yield name, value


def _tell_war_move(was: Any, seat: int, action: int) -> Event:
    own = COLOUR_NAMES[was.joined[seat] - 1]
    if action < actions.JOIN:
        return WarStarted(seat, *_card(action - actions.WAR))
    if action < actions.STAKE:
        return WarJoined(seat, *_card(action - actions.JOIN))
    if action < actions.OUT:
        return NoteStaked(seat, int(NOTES[action - actions.STAKE]))
    if actions.ADD < action < actions.STOP:
        return CardAdded(seat, own, action - actions.ADD)
    if actions.BLOW_UP <= action < actions.BUSINESS:
        return CardBlownUp(seat, own, *_card(action - actions.BLOW_UP))
    if action >= actions.FOUND:
        return _founded(was, seat, TYPE_NAMES[action - actions.FOUND])
    if action == actions.BETRAY:
        partner = PARTNER[was.joined[seat] - 1]
        return Betrayed(seat, own, COLOUR_NAMES[partner])
    return {
        actions.OUT: StayedOut(seat),
        actions.STOP: Stopped(seat),
        actions.LOYAL: StayedLoyal(seat, own),
        actions.HOLD: BombHeld(seat, own),
        actions.BUSINESS: ShareChosen(seat, "business"),
        actions.MONEY: ShareChosen(seat, "money"),
    }[action]


def _card(number: int) -> tuple[str, int]:
    return COLOUR_NAMES[number // VALUES], number % VALUES + 1


def _founded(was: Any, seat: int, name: str) -> BusinessFounded:
    return BusinessFounded(seat, COLOUR_NAMES[was.won - 1], name)


def _tell_unheard(was: Any, seat: int, action: int) -> Event:
    """A move of another seat, of which the card or the type is secret."""
    if action < actions.JOIN_UNHEARD:
        return WarStarted(seat, COLOUR_NAMES[action - actions.WAR_UNHEARD], 0)
    if action < actions.KEEP_UNHEARD:
        return WarJoined(seat, COLOUR_NAMES[action - actions.JOIN_UNHEARD], 0)
    if action == actions.ADD_UNHEARD:
        return CardAdded(seat, COLOUR_NAMES[was.joined[seat] - 1], 0)
    return _founded(was, seat, _type_that_was_left(was))


def _type_that_was_left(was: Any) -> str:
    """The business founded, for a viewer who knew the last one left, since edition 2."""
    left = [kind for kind, place in enumerate(was.firm[was.won - 1]) if place == 0]
    return TYPE_NAMES[left[0]] if was.edition > 1 and len(left) == 1 else "?"


def _cards_turned_up(was: Any, now: Any) -> Iterator[Event]:
    """S15: clockwise from the starter."""
    for step in range(now.players):
        seat = (now.starter + step) % now.players
        colour = now.joined[seat] - 1
        if colour >= 0 and now.table_size[colour] > was.table_size[colour]:
            value = now.table[colour][was.table_size[colour]]
            yield CardTurnedUp(seat, COLOUR_NAMES[colour], value)


def _outcome(before: Any) -> Event:
    """S17: a war ends when the last one stops, so the cards lay there before."""
    colour = rules.winning_colour(before)
    if colour < 0:
        return WarUndecided()
    strength = rules.strength_of(rules.strengths(before), colour)
    seats = rules.fighter_for(before, colour), rules.ally_of(before, colour)
    won = [int(seat) for seat in seats if rules.has_cards_left(before, seat)]
    return WarWon(COLOUR_NAMES[colour], int(strength), won)


def _settlement(before: Any, after: Any) -> list[Event]:
    """S26."""
    gained = (after.clean - before.clean) @ NOTES
    events: list[Event] = [
        MoneyLaundered(seat, int(amount)) for seat, amount in enumerate(gained) if amount
    ]
    stakes = [int(NOTES[kind - 1]) for kind in before.stake if kind]
    outcome = _outcome(before)
    kept = int(sum(gained))
    if isinstance(outcome, WarWon) and len(outcome.winners) == 1:
        kept //= 2  # S23: as much came from the bank
    return [*events, WarSettled(sum(stakes) - kept)]


def _end(after: Any) -> list[Event]:
    """S28, S29."""
    seats = range(after.players)
    totals = np.zeros(after.players, np.int64)
    score(after, totals)
    scores = [int(total) for total in totals]
    points = [
        {
            name: int(rules.result_in(after, seat, category))
            for category, name in enumerate(CATEGORY_NAMES)
        }
        for seat in seats
    ]
    businesses = [[*businesses_of(plain(after), seat)] for seat in seats]
    return [
        *(GodfatherCrowned(seat) for seat in seats if rules.is_godfather(after, seat)),
        ResultsCounted(points, scores, businesses),
        GameEnded(scores, members(winners(after))),
    ]


def businesses_of(table: Any, seat: int) -> Iterator[str]:
    """The businesses of a seat; "white ?" if the type is not known."""
    for colour, owned in enumerate(table.owned[seat]):
        if not owned:
            continue
        own = [kind for kind, place in enumerate(table.firm[colour]) if place == seat + 1]
        for kind in own:
            yield f"{COLOUR_NAMES[colour]} {TYPE_NAMES[kind]}"
        for _ in range(owned - len(own)):
            yield f"{COLOUR_NAMES[colour]} ?"
