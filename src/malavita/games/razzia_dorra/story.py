"""The story: events made from two views and the move between them."""

from typing import Any

import numpy as np

from malavita.engine.bits import members
from malavita.engine.event import Event, Seat, Seats
from malavita.engine.layout import SPECTATOR
from malavita.engine.plain import plain
from malavita.engine.verbs import score, winners
from malavita.games.razzia_dorra.actions import (
    ANSWER_SECRET,
    ANSWER_UNHEARD,
    CARD_SECRET,
    DUEL,
    GIVE,
    PLACE_AT,
    PLAY,
    PLAY_UNHEARD,
)
from malavita.games.razzia_dorra.cards import (
    BAR_NAMES,
    BAR_OF,
    IS_RAID,
    NAMES,
    NO_CARD,
    NUMBER,
    VALUES,
)
from malavita.games.razzia_dorra.names import values_of
from malavita.games.razzia_dorra.rules import (
    ANSWER,
    ANSWERS,
    CHOOSE,
    OVER,
    PLACE,
    SECRET,
    claimants_at,
    highest_note,
    how_many_bars,
)

_BAR_OF, _IS_RAID = BAR_OF.tolist(), IS_RAID.tolist()
# Bars keep their names in every language.
UNKNOWN = "?"


class NotePlaced(Event, frozen=True):
    seat: Seat
    bar: str
    note: int


class CardChosen(Event, frozen=True):
    seat: Seat
    card: str  # "?" for others


class CardTurnedUp(Event, frozen=True):
    seat: Seat
    card: str


class GamblerCaught(Event, frozen=True):
    seat: Seat
    bar: str


class RaidFailed(Event, frozen=True):
    bar: str
    notes: list[int]  # they stay


class BarTaken(Event, frozen=True):
    seat: Seat
    bar: str
    notes: list[int]
    amount: int


class SplitOpened(Event, frozen=True):
    seat: Seat  # proposes
    bar: str
    claimants: Seats
    notes: list[int]
    amount: int


class NoteGiven(Event, frozen=True):
    seat: Seat  # to which it is offered
    note: int
    kept: bool  # by the proposer


class Answered(Event, frozen=True):
    seat: Seat
    answer: str  # accept, duel or ?


class AnswerTurnedUp(Event, frozen=True):
    seat: Seat
    answer: str


class ShareTaken(Event, frozen=True):
    seat: Seat
    bar: str
    notes: list[int]
    amount: int


class DuelFought(Event, frozen=True):
    seat: Seat  # wins
    champion: Seat
    champion_die: int
    champion_card: int
    challenger: Seat
    challenger_die: int
    challenger_card: int


class NothingToDuelFor(Event, frozen=True):
    bar: str


class RoundBegan(Event, frozen=True):
    round: int
    seat: Seat  # deals


class StockMade(Event, frozen=True):
    cards: int  # the discards, shuffled


class CardDealt(Event, frozen=True):
    seat: Seat
    card: str  # only its owner is told


class NotesLaid(Event, frozen=True):
    notes: dict[str, int]  # by bar


class NoteSeen(Event, frozen=True):
    seat: Seat  # the dealer
    note: int  # 0 for others


class GameEnded(Event, frozen=True):
    scores: list[int]
    winners: Seats


def tell(before: Any, after: Any, seat: int, action: int) -> list[Event]:
    """The events of a move for the viewer of these two views."""
    was, now = plain(before), plain(after)
    events = _tell_move(was, after, seat, action)
    if now.phase == OVER:
        points = np.zeros(now.players, np.int64)
        score(after, points)
        events.append(GameEnded([int(n) for n in points], members(winners(after))))
    return events


def unsealed(before: Any, after: Any) -> set[str]:
    """The kinds of secrets that have become public."""
    if after.beat == before.beat:
        return set()
    secrets = {CHOOSE: {CARD_SECRET}, ANSWER: {ANSWER_SECRET}}
    return secrets.get(before.phase, set())


def _tell_move(was: Any, after: Any, seat: int, action: int) -> list[Event]:
    if was.phase == PLACE:
        note = plain(after).bars[action - PLACE_AT] - was.bars[action - PLACE_AT]
        bar = BAR_NAMES[action - PLACE_AT]
        return [NotePlaced(seat, bar, values_of(note)[0])]
    if was.phase == CHOOSE:
        return _tell_choice(was, after, seat, action)
    if was.phase == ANSWER:
        return _tell_answer(was, after, seat, action)
    note = int(VALUES[highest_note(was.bars[was.bar])])
    to = action - GIVE
    return [NoteGiven(to, note, to == seat)]


def _tell_choice(was: Any, after: Any, seat: int, action: int) -> list[Event]:
    now = plain(after)
    card = UNKNOWN if action == PLAY_UNHEARD else NAMES[action - PLAY]
    events: list[Event] = [CardChosen(seat, card)]
    if now.beat == was.beat:
        return events
    events += [CardTurnedUp(s, NAMES[now.laid[s]]) for s in range(now.players)]
    hand = list(was.hand)
    if action != PLAY_UNHEARD:
        hand.remove(action - PLAY)
    return events + _tell_bars(was, after, 0, hand)


def _tell_answer(was: Any, after: Any, seat: int, action: int) -> list[Event]:
    now = plain(after)
    resolved = _is_resolved(was, seat)
    duelling = now.challengers if resolved else now.duelling
    secret = was.options[ANSWERS] == SECRET
    if secret and action == ANSWER_UNHEARD:
        said = UNKNOWN
    else:
        said = _said(action == DUEL or duelling >> seat & 1)
    events: list[Event] = [Answered(seat, said)]
    if not resolved:
        return events
    if secret:
        events += [
            AnswerTurnedUp(each, _said(duelling >> each & 1))
            for each in members(was.claimants)
            if each != was.proposer
        ]
    events += _tell_shares(was, now)
    return events + _tell_bars(was, after, was.bar + 1, list(was.hand))


def _is_resolved(was: Any, seat: int) -> bool:
    """Whether this was the last answer."""
    asked = was.claimants & ~(1 << was.proposer)
    return bool(was.answered | 1 << seat == asked)


def _said(duel: int) -> str:
    return "duel" if duel else "accept"


def _tell_shares(was: Any, now: Any) -> list[Event]:
    """Events of a settled split: shares, duels, and the rest for the last winner."""
    bar = BAR_NAMES[was.bar]
    events: list[Event] = []
    rest = 0
    for seat in members(was.claimants):
        if (now.challengers | 1 << was.proposer) >> seat & 1:
            rest += was.shares[seat]
        else:
            events.append(_share(seat, bar, was.shares[seat]))
    if not now.challengers:
        return [*events, _share(was.proposer, bar, rest)]
    if not rest:
        return [*events, NothingToDuelFor(bar)]
    fights = now.fights[: now.duels]
    for champion, challenger, die, other_die, winner in fights:
        number, other = (int(NUMBER[was.laid[s]]) for s in (champion, challenger))
        events.append(
            DuelFought(winner, champion, die, number, challenger, other_die, other)
        )
    values = values_of(rest)
    return [*events, BarTaken(fights[-1][-1], bar, values, sum(values))]


def _share(seat: int, bar: str, bag: int) -> ShareTaken:
    values = values_of(bag)
    return ShareTaken(seat, bar, values, sum(values))


def _tell_bars(was: Any, after: Any, first: int, hand: list[int]) -> list[Event]:
    """Events of the bars from the first on, to the next split or the end of the round."""
    now = plain(after)
    events: list[Event] = []
    left = list(was.bars)
    for bar in range(first, how_many_bars(now.players)):
        claimants = members(claimants_at(after, bar))
        values = values_of(left[bar])
        events += _tell_police(now, bar, claimants, values)
        if values and len(claimants) > 1:
            amount = sum(values)
            opened = SplitOpened(now.proposer, BAR_NAMES[bar], claimants, values, amount)
            return [*events, opened]
        if values and claimants:
            left[bar] = 0
            events.append(BarTaken(claimants[0], BAR_NAMES[bar], values, sum(values)))
    return events + _tell_end_of_round(was, now, left, hand)


def _tell_police(
    now: Any, bar: int, claimants: list[int], values: list[int]
) -> list[Event]:
    """The gamblers that are caught, or a failed raid."""
    if not values:
        return []
    there = [seat for seat in range(now.players) if _BAR_OF[now.laid[seat]] == bar]
    if there and not claimants:
        return [RaidFailed(BAR_NAMES[bar], values)]
    return [
        GamblerCaught(seat, BAR_NAMES[bar])
        for seat in there
        if not _IS_RAID[now.laid[seat]] and seat not in claimants
    ]


def _tell_end_of_round(
    was: Any, now: Any, left: list[int], hand: list[int]
) -> list[Event]:
    """Events of a new round, or of the end."""
    if now.phase == OVER:
        return []
    events: list[Event] = [RoundBegan(now.rounds, now.dealer)]
    if was.stock < now.players:
        events.append(StockMade(now.stock + now.players - was.stock))
    if now.seat != SPECTATOR:
        events.append(CardDealt(now.seat, NAMES[_drawn(now, hand)]))
    laid = [
        (bar, values_of(now.bars[bar] - left[bar]))
        for bar in range(how_many_bars(now.players))
    ]
    events.append(NotesLaid({BAR_NAMES[bar]: notes[0] for bar, notes in laid if notes}))
    if now.phase == PLACE:
        events.append(NoteSeen(now.dealer, int(VALUES[now.peeked])))
    return events


def _drawn(now: Any, hand: list[int]) -> int:
    """The card that the viewer was dealt."""
    new = [card for card in now.hand if card != NO_CARD]
    for card in hand:
        if card in new:
            new.remove(card)
    return int(new[0])
