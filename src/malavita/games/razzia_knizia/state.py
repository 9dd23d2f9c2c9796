"""The state of a table, and the view of a seat."""

from malavita.engine.layout import BaseState, BaseView, Head, Ints, i1, i4
from malavita.games.razzia_knizia.cards import (
    CATEGORIES,
    DECK,
    KINDS,
    LOOT_KINDS,
    MOST_PLAYERS,
    PILES,
    ROUNDS,
)


class Public(Head):
    """The public fields: everything but the order of the piles."""

    phase: int = i1()  # TURN, THEFT, AUCTION or OVER
    turn: int = i1()  # the seat to decide
    scored: int = i1()  # rounds that have been scored
    police: int = i1()  # police cards in the line
    row_size: int = i1()  # loot cards in the row
    middle: int = i1()  # the cheque in the middle
    caller: int = i1()  # in an auction: the seat that caused it ...
    cause: int = i1()  # ... and how: BY_POLICE, BY_SEVENTH or BY_CALL
    bid: int = i1()  # the highest cheque bid so far, 0 if none ...
    bidder: int = i1()  # ... and its seat
    thieves: int = i1()  # in a theft: thieves that may still be used
    still_in: int = i1()  # seats with a cheque face up, as a set
    row: Ints = i1(LOOT_KINDS)  # loot in the row, per kind; its order does not matter
    gone: Ints = i1(KINDS)  # cards out of the game, per kind
    families: Ints = i1(MOST_PLAYERS, LOOT_KINDS)  # loot of each seat, per kind
    up: Ints = i4(MOST_PLAYERS)  # cheques face up: bit n is cheque n
    down: Ints = i4(MOST_PLAYERS)  # cheques face down
    sheet: Ints = i1(ROUNDS, MOST_PLAYERS, CATEGORIES)  # points, as scored


class State(BaseState, Public):
    deck: Ints = i1(DECK)  # secret: both piles, in the order of drawing
    top: Ints = i1(PILES)  # pile n is deck[top[n]:end[n]]
    end: Ints = i1(PILES)


class View(BaseView, Public):
    pile: Ints = i1(PILES)  # sizes
