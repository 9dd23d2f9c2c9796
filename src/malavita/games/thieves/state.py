"""The state of a table, and the view of a seat."""

from malavita.engine.layout import BaseState, BaseView, Head, Ints, i1, i4
from malavita.games.thieves.cards import (
    APART,
    DECK,
    KINDS,
    MONEY_KINDS,
    MOST_PLAYERS,
    POLICE_KINDS,
    ROW,
)

# The viewers that know a face-down card are a set. Spectators have a bit of their own:
# a card may be known to every seat and still not be public.
SPECTATORS = 6
EVERYBODY = (1 << SPECTATORS + 1) - 1


class Public(Head):
    """The public fields."""

    phase: int = i1()  # PLAY, REMOVE, TAKE, TO or OVER
    turn: int = i1()  # the seat to decide; when over, the seat that holds cards apart
    cars: int = i1()  # getaway cars on the table
    police: Ints = i1(POLICE_KINDS)  # police cards on the table: with one car, with two
    gone: Ints = i1(KINDS)  # cards out of the game, per kind
    pile_size: int = i1()
    hand_size: Ints = i1(MOST_PLAYERS)
    apart_size: int = i1()  # cards that double loot drew and the seat in turn holds
    pair: int = i1()  # 1: either of the last two may be played; 0: only the last
    taken_row: int = i1()  # in TO: the seat a thief takes from ...
    taken_place: int = i1()  # ... and the place in its row
    row_size: Ints = i1(MOST_PLAYERS)  # loot of each seat
    up: Ints = i4(MOST_PLAYERS)  # places of the row that are face up, as a set
    known: Ints = i1(MOST_PLAYERS, ROW)  # viewers that know the card in a place, as a set
    # What the last move showed to all and then removed; empty after other moves.
    shown: int = i1()  # BY_ALARM, BY_RAID or both
    laid: Ints = i1(MOST_PLAYERS, POLICE_KINDS)  # police cards an alarm brought out
    losers: int = i1()  # seats that lost their loot in a raid, as a set
    turned_up: Ints = i1(MOST_PLAYERS, MONEY_KINDS)  # all loot in a raid, from MONEY_0


class State(BaseState, Public):
    loot: Ints = i1(MOST_PLAYERS, ROW)  # the cards, in order of arrival (T16)
    hands: Ints = i1(MOST_PLAYERS, KINDS)  # per kind
    apart: Ints = i1(APART)  # the last was drawn last
    deck: Ints = i1(DECK)  # the pile is deck[:pile_size]; its last card is drawn next


class View(BaseView, Public):
    loot: Ints = i1(MOST_PLAYERS, ROW)  # those the seat has seen
    hand: Ints = i1(KINDS)  # the seat's own
    apart: Ints = i1(APART)  # if the seat itself holds them
