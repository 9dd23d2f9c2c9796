"""The story: events made from two views and the move between them."""

from typing import Any

import numpy as np

from malavita.engine.bits import members
from malavita.engine.event import Event, Seat, Seats
from malavita.engine.plain import plain
from malavita.engine.verbs import score, winners
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
    CATEGORY_NAMES,
    LEFT,
    LOOT_KINDS,
    NAMES,
    POLICE,
    RIGHT,
)
from malavita.games.razzia_knizia.names import CAUSES, Cards, Cause, cards_of
from malavita.games.razzia_knizia.rules import AUCTION, BY_SEVENTH, OVER, police_limit

PILE_NAMES = {DRAW: "only", DRAW_LEFT: "left", DRAW_RIGHT: "right"}


class CardTurnedUp(Event, frozen=True):
    seat: Seat
    pile: str
    card: str


class PoliceTurnedUp(Event, frozen=True):
    seat: Seat
    pile: str
    number: int  # its number in the round
    limit: int  # the number that ends the round


class PilesCut(Event, frozen=True):
    left: int
    right: int


class CardStolen(Event, frozen=True):
    seat: Seat
    card: str


class TheftStopped(Event, frozen=True):
    seat: Seat


class AuctionOpened(Event, frozen=True):
    seat: Seat  # that caused it and speaks last
    cause: Cause


class ChequeBid(Event, frozen=True):
    seat: Seat
    cheque: int


class Passed(Event, frozen=True):
    seat: Seat


class LotWon(Event, frozen=True):
    seat: Seat
    cheque: int  # paid, now in the middle
    taken: int  # from the middle, now face down
    cards: Cards


class LotUnsold(Event, frozen=True):
    discarded: Cards  # seven cards that leave the game (K7), else empty


class RoundScored(Event, frozen=True):
    round: int
    raid: bool  # ended by the police; false: all cheques were used
    points: list[dict[str, int]]  # by seat, then by category
    scores: list[int]  # by seat, all rounds so far


class TableCleared(Event, frozen=True):
    row: Cards
    police: int
    families: list[Cards]  # by seat: the cards with a black cross


class RoundBegan(Event, frozen=True):
    round: int
    seat: Seat  # holds the highest face-up cheque
    middle: int


class GameEnded(Event, frozen=True):
    scores: list[int]
    winners: Seats


def tell(before: Any, after: Any, seat: int, action: int) -> list[Event]:
    """The events of a move for the viewer of these two views."""
    was, now = plain(before), plain(after)
    events: list[Event] = []
    lot = None
    if action >= STEAL:
        events.append(CardStolen(seat, NAMES[action - STEAL]))
    elif action >= PASS:
        cheque = action - BID
        events.append(ChequeBid(seat, cheque) if cheque else Passed(seat))
        if seat == was.caller:
            lot = _lot_won(was, seat, cheque)
            events.append(lot or _lot_unsold(was))
    elif action == STOP:
        events.append(TheftStopped(seat))
    elif action != CALL:
        events += _tell_draw(was, now, seat, action)
    if was.phase != AUCTION and now.phase == AUCTION:
        events.append(AuctionOpened(seat, CAUSES[now.cause]))
    if now.scored > was.scored:
        events += _tell_end_of_round(before, after, lot)
    return events


def unsealed(before: Any, after: Any) -> set[str]:
    """The kinds of secrets that have become public: this game has none."""
    return set()


def _tell_draw(was: Any, now: Any, seat: int, action: int) -> list[Event]:
    pile = PILE_NAMES[action]
    card = _card_drawn(was, now)
    events: list[Event] = []
    if card == POLICE:
        limit = police_limit(was.players)
        events.append(PoliceTurnedUp(seat, pile, was.police + 1, limit))
    else:
        events.append(CardTurnedUp(seat, pile, NAMES[card]))
    drawn, other = (RIGHT, LEFT) if action == DRAW_RIGHT else (LEFT, RIGHT)
    if was.pile[drawn] == 1 and was.pile[other] > 0:
        events.append(PilesCut(*now.pile))
    return events


def _card_drawn(was: Any, now: Any) -> int:
    """The kind of loot that has been turned up, or else police."""
    kinds = enumerate(zip(_loot_lying_open(was), _loot_lying_open(now), strict=True))
    return next((kind for kind, (were, are) in kinds if were != are), POLICE)


def _loot_lying_open(table: Any) -> list[int]:
    """The number of cards of each kind outside the piles."""
    out_of_the_game = table.gone[:LOOT_KINDS]
    return [*map(sum, zip(out_of_the_game, table.row, *table.families, strict=True))]


def _lot_won(was: Any, seat: int, cheque: int) -> LotWon | None:
    """The result of an auction: the lot is won or unsold."""
    if not cheque:
        seat, cheque = was.bidder, was.bid
    if not cheque:
        return None
    return LotWon(seat, cheque, was.middle, cards_of(was.row))


def _lot_unsold(was: Any) -> LotUnsold:
    return LotUnsold(cards_of(was.row) if was.cause == BY_SEVENTH else {})


def _tell_end_of_round(before: Any, after: Any, lot: LotWon | None) -> list[Event]:
    raid = lot is None
    points = [
        {
            name: after.sheet[before.scored, seat, category]
            for category, name in enumerate(CATEGORY_NAMES)
        }
        for seat in range(after.players)
    ]
    scores = _scores(after)
    events: list[Event] = [RoundScored(after.scored, raid, points, scores)]
    events.append(
        TableCleared(
            cards_of(before.row) if raid else {},
            before.police + raid,
            [_cards_dropped(before, after, seat, lot) for seat in range(after.players)],
        )
    )
    if after.phase == OVER:
        events.append(GameEnded(scores, members(winners(after))))
    else:
        events.append(RoundBegan(after.scored + 1, after.turn, after.middle))
    return events


def _cards_dropped(before: Any, after: Any, seat: int, lot: LotWon | None) -> Cards:
    """The cards with a black cross that left a family (K16)."""
    dropped = before.families[seat] - after.families[seat]
    if lot is not None and lot.seat == seat:
        dropped += before.row
    return cards_of(dropped)


def _scores(view: Any) -> list[int]:
    points = np.zeros(view.players, np.int64)
    score(view, points)
    return [int(n) for n in points]
