"""The state of a table, and the view of a seat."""

from malavita.engine.layout import BaseState, BaseView, Head, Ints, i1, i2, i8
from malavita.games.razzia_dorra.cards import (
    BARS,
    DECK,
    HAND,
    KINDS,
    MOST_DUELS,
    MOST_PLAYERS,
    NOTES,
)


class Public(Head):
    """The public fields.

    Notes that lie together are a bag, stored as one number; see cards.py. A bag can hold
    all notes of the game, so notes that stay at a bar can add up over all rounds.
    """

    phase: int = i1()  # PLACE, CHOOSE, SPLIT, ANSWER or OVER
    rounds: int = i1()  # rounds that have begun
    dealer: int = i1()
    waiting: int = i2()  # seats to decide, as a set
    stock: int = i1()  # cards in the stock
    pile: int = i1()  # notes in the pile
    bar: int = i1()  # in a split: the bar ...
    claimants: int = i2()  # ... the claimants, as a set ...
    proposer: int = i1()  # ... the seat that shares out ...
    answered: int = i2()  # ... and the seats that have answered, as a set
    bars: Ints = i8(BARS)  # bags: the notes at each bar that are not given to a seat
    shares: Ints = i8(MOST_PLAYERS)  # bags: in a split, what each claimant is offered
    discards: Ints = i1(KINDS + 1)  # played cards, per kind
    # Results of the last move, for story.py:
    laid: Ints = i1(MOST_PLAYERS)  # the cards turned up last, also in a split
    challengers: int = i2()  # seats that demanded a duel in the last settled split
    duels: int = i1()  # number of its duels ...
    fights: Ints = i1(MOST_DUELS, 5)  # ... champion, challenger, their dice, winner


class State(BaseState, Public):
    purse: Ints = i8(MOST_PLAYERS)  # bags: the notes that each seat has won
    deck: Ints = i1(DECK)  # secret: the stock, its top card last
    notes: Ints = i1(NOTES)  # secret: the pile, its top note last
    hands: Ints = i1(MOST_PLAYERS, HAND)  # secret: sorted, then NO_CARD
    sealed: Ints = i1(MOST_PLAYERS)  # secret: cards chosen and not yet turned up
    peeked: int = i1()  # secret: the dealer's note until it is laid
    duelling: int = i2()  # seats that have demanded a duel; secret until the last answer


class View(BaseView, Public):
    purse: Ints = i8(MOST_PLAYERS)  # as far as the option money allows
    hand: Ints = i1(HAND)  # of the viewer
    card: int = i1()  # the card that the viewer has chosen, until all are turned up
    peeked: int = i1()  # for the dealer
    duelling: int = i2()  # as far as the viewer may know the answers
    taken: int = i8()  # a bag: all notes won by all seats
