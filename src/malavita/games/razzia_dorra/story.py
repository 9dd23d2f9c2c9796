"""Two views and a move become events from which a client can tell what happened."""

from collections import Counter
from typing import Any

import numpy as np

from malavita.engine.bits import members
from malavita.engine.event import Event, Seat, Seats
from malavita.engine.record import SPECTATOR
from malavita.engine.verbs import score, winners
from malavita.games.razzia_dorra import notation
from malavita.games.razzia_dorra.cards import (
    BAR_NAMES,
    BAR_OF,
    IS_RAID,
    NAMES,
    NO_CARD,
    NUMBER,
    VALUES,
)
from malavita.games.razzia_dorra.notation import values_of
from malavita.games.razzia_dorra.rules import (
    ANSWER,
    ANSWER_UNSEEN,
    ANSWERS,
    CHOOSE,
    DUEL,
    GIVE,
    OVER,
    PLACE,
    PLACE_AT,
    PLAY,
    PLAY_UNSEEN,
    SECRET,
    claimants_at,
    highest_note,
    how_many_bars,
)

# Bars keep their names in every language.
UNKNOWN = "?"


class NotePlaced(Event, frozen=True):
    seat: Seat
    bar: str
    note: int


class CardChosen(Event, frozen=True):
    seat: Seat
    card: str  # ? for others


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
    seat: Seat  # gets it, if it comes to that
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
    """What a move did, as seen by whoever had these two views."""
    if before.phase == PLACE:
        note = after.bars[action - PLACE_AT] - before.bars[action - PLACE_AT]
        bar = BAR_NAMES[action - PLACE_AT]
        return [NotePlaced(seat, bar, values_of(note)[0])]
    if before.phase == CHOOSE:
        return _tell_choice(before, after, seat, action)
    if before.phase == ANSWER:
        return _tell_answer(before, after, seat, action)
    note = int(VALUES[highest_note(before.bars[before.bar])])
    to = action - GIVE
    return [NoteGiven(to, note, to == seat)]


def unsealed(before: Any, after: Any) -> set[str]:
    """The kinds of secret moves that have become public."""
    if after.beat == before.beat:
        return set()
    return {CHOOSE: {notation.CARD}, ANSWER: {notation.ANSWER}}.get(before.phase, set())


def _tell_choice(before: Any, after: Any, seat: int, action: int) -> list[Event]:
    card = UNKNOWN if action == PLAY_UNSEEN else NAMES[action - PLAY]
    events: list[Event] = [CardChosen(seat, card)]
    if after.beat == before.beat:
        return events
    events += [CardTurnedUp(s, NAMES[after.laid[s]]) for s in range(after.players)]
    hand = Counter(before.hand.tolist())
    if action != PLAY_UNSEEN:
        hand[action - PLAY] -= 1
    return events + _tell_bars(before, after, 0, hand)


def _tell_answer(before: Any, after: Any, seat: int, action: int) -> list[Event]:
    resolved = _is_resolved(before, seat)
    duelling = after.challengers if resolved else after.duelling
    secret = before.options[ANSWERS] == SECRET
    if secret and action == ANSWER_UNSEEN:
        said = UNKNOWN
    else:
        said = _said(action == DUEL or duelling >> seat & 1)
    events: list[Event] = [Answered(seat, said)]
    if not resolved:
        return events
    if secret:
        events += [
            AnswerTurnedUp(each, _said(duelling >> each & 1))
            for each in members(before.claimants)
            if each != before.proposer
        ]
    events += _tell_shares(before, after)
    return events + _tell_bars(
        before, after, before.bar + 1, Counter(before.hand.tolist())
    )


def _is_resolved(before: Any, seat: int) -> bool:
    """Whether this was the last answer."""
    asked = before.claimants & ~(1 << before.proposer)
    return bool(before.answered | 1 << seat == asked)


def _said(duel: int) -> str:
    return "duel" if duel else "accept"


def _tell_shares(before: Any, after: Any) -> list[Event]:
    """Shares are paid, duels are fought, the last winner takes the rest."""
    bar = BAR_NAMES[before.bar]
    events: list[Event] = []
    rest = 0
    for seat in members(before.claimants):
        if (after.challengers | 1 << before.proposer) >> seat & 1:
            rest += before.shares[seat]
        else:
            events.append(_share(seat, bar, before.shares[seat]))
    if not after.challengers:
        return [*events, _share(before.proposer, bar, rest)]
    if not rest:
        return [*events, NothingToDuelFor(bar)]
    fights = after.fights[: after.duels].tolist()
    for champion, challenger, die, other_die, winner in fights:
        number, other = (int(NUMBER[before.laid[s]]) for s in (champion, challenger))
        events.append(
            DuelFought(winner, champion, die, number, challenger, other_die, other)
        )
    values = values_of(rest)
    return [*events, BarTaken(fights[-1][-1], bar, values, sum(values))]


def _share(seat: int, bar: str, bag: int) -> ShareTaken:
    values = values_of(bag)
    return ShareTaken(seat, bar, values, sum(values))


def _tell_bars(before: Any, after: Any, first: int, hand: Counter[int]) -> list[Event]:
    """Bars from the first on, to the next split or the end of the round."""
    events: list[Event] = []
    left = before.bars.tolist()
    for bar in range(first, how_many_bars(after.players)):
        claimants = members(claimants_at(after, bar))
        values = values_of(left[bar])
        events += _tell_police(after, bar, claimants, values)
        if values and len(claimants) > 1:
            amount = sum(values)
            opened = SplitOpened(
                after.proposer, BAR_NAMES[bar], claimants, values, amount
            )
            return [*events, opened]
        if values and claimants:
            left[bar] = 0
            events.append(BarTaken(claimants[0], BAR_NAMES[bar], values, sum(values)))
    return events + _tell_end_of_round(before, after, left, hand)


def _tell_police(
    after: Any, bar: int, claimants: list[int], values: list[int]
) -> list[Event]:
    """Who is caught, or that there is nobody to catch."""
    if not values:
        return []
    there = [seat for seat in range(after.players) if BAR_OF[after.laid[seat]] == bar]
    if there and not claimants:
        return [RaidFailed(BAR_NAMES[bar], values)]
    return [
        GamblerCaught(seat, BAR_NAMES[bar])
        for seat in there
        if not IS_RAID[after.laid[seat]] and seat not in claimants
    ]


def _tell_end_of_round(
    before: Any, after: Any, left: list[int], hand: Counter[int]
) -> list[Event]:
    """The next dealer deals and lays notes, or it is over."""
    if after.phase == OVER:
        points = np.zeros(after.players, np.int64)
        score(after, points)
        return [GameEnded([int(n) for n in points], members(winners(after)))]
    events: list[Event] = [RoundBegan(after.rounds, after.dealer)]
    if before.stock < after.players:
        events.append(StockMade(after.stock + after.players - before.stock))
    if after.seat != SPECTATOR:
        drawn = Counter(after.hand.tolist()) - hand - Counter({NO_CARD: 5})
        events.append(CardDealt(after.seat, NAMES[next(iter(drawn))]))
    laid = [
        (bar, values_of(after.bars[bar] - left[bar]))
        for bar in range(how_many_bars(after.players))
    ]
    events.append(NotesLaid({BAR_NAMES[bar]: notes[0] for bar, notes in laid if notes}))
    if after.phase == PLACE:
        events.append(NoteSeen(after.dealer, int(VALUES[after.peeked])))
    return events
