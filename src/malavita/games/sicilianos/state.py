"""The state of a table, and the view of a seat."""

from malavita.engine.layout import BaseState, BaseView, Head, Ints, i1, i2
from malavita.games.sicilianos.cards import (
    COLOURS,
    DICE,
    KINDS_OF_NOTES,
    MOST_PLAYERS,
    TYPES,
    VALUES,
)


class Public(Head):
    """The public fields."""

    phase: int = i1()
    turn: int = i1()  # the seat to decide
    starter: int = i1()  # the seat in turn; in a war, the seat that started it
    rolled: int = i1()  # whether the dice have been rolled at all
    dice: Ints = i1(DICE)  # the last roll: two colours, and a face
    searched: int = i1()  # in a search: the colour of the pile
    backs: Ints = i1(MOST_PLAYERS, COLOURS)  # cards in each hand, by colour
    pile_size: Ints = i1(COLOURS)
    war_round: int = i1()  # 0 without a war
    joined: Ints = i1(MOST_PLAYERS)  # 1 + the colour that a seat fights for, 0: none
    stake: Ints = i1(MOST_PLAYERS)  # 1 + the kind of its note on the table, 0: none
    covered: int = i1()  # seats with a card face down on the table, as a set
    stopped: int = i1()  # seats that lay no more cards
    turned: int = i1()  # seats whose traitor has changed sides
    fresh: Ints = i1(MOST_PLAYERS)  # the card turned up in this round, 0: none or hit
    table: Ints = i1(COLOURS, VALUES)  # face up, by colour, in the order laid
    table_size: Ints = i1(COLOURS)
    won: int = i1()  # while a war is settled: 1 + the family that won, 0: none ...
    launderer: int = i1()  # ... and 1 + the seat that gets the money, 0: not yet known
    dirty: Ints = i1(MOST_PLAYERS, KINDS_OF_NOTES)
    clean: Ints = i1(MOST_PLAYERS, KINDS_OF_NOTES)
    owned: Ints = i1(MOST_PLAYERS, COLOURS)  # businesses founded, by colour
    scouts: Ints = i1(COLOURS)  # seats that know what is left, or the last one, as a set
    last_founder: Ints = i1(COLOURS)  # 1 + the seat that founded the last one, 0: none


class State(BaseState, Public):
    hand: Ints = i2(MOST_PLAYERS, COLOURS)  # sets: bit n is the card of value n
    down: Ints = i1(MOST_PLAYERS)  # the card face down on the table, 0: none
    pile: Ints = i1(COLOURS, VALUES)  # values, the top card first
    firm: Ints = i1(COLOURS, TYPES)  # 1 + its owner, 0: not yet founded
    last_firm: Ints = i1(COLOURS)  # 1 + the type founded last, 0: some are left
    # By card: the viewers that know its hand or its place in the pile, as a set; they
    # do not know which card of that hand lies face down.
    seen: Ints = i1(COLOURS, VALUES + 1)


class View(BaseView, Public):
    hand: Ints = i2(MOST_PLAYERS, COLOURS)  # cards known, those of `down` included ...
    down: Ints = i1(MOST_PLAYERS)  # ... except the viewer's own
    pile: Ints = i1(COLOURS, VALUES)  # 0: not known
    firm: Ints = i1(COLOURS, TYPES)  # -1: not known
    last_firm: Ints = i1(COLOURS)  # 0 also if not known
    shown: Ints = i2(MOST_PLAYERS, COLOURS)  # cards known to all, `down` included
    pile_seen: Ints = i1(COLOURS, VALUES)  # viewers that know a place; this is public
