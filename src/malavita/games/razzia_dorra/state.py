"""What is true at the table, and what one seat may see of it."""

from malavita.engine.record import BaseState, BaseView, Head, Ints, i1, i2, i8
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
    """All that lies open.

    Notes that lie together are a bag, one number; see cards.py. As a bag holds any
    notes of the game, a place for one is enough at each bar and for each seat, and
    the notes that nobody takes can add up there from the first round to the last.
    """

    phase: int = i1()  # PLACE, CHOOSE, SPLIT, ANSWER or OVER
    rounds: int = i1()  # rounds that have begun
    dealer: int = i1()
    waiting: int = i2()  # seats that owe a decision, as a set
    stock: int = i1()  # cards in the stock
    pile: int = i1()  # notes in the pile
    bar: int = i1()  # in a split: where ...
    claimants: int = i2()  # ... among whom, as a set ...
    proposer: int = i1()  # ... who shares out ...
    answered: int = i2()  # ... and who has answered, as a set
    bars: Ints = i8(BARS)  # bags: the notes at each bar that are not given to anybody
    shares: Ints = i8(MOST_PLAYERS)  # bags: in a split, what each claimant is offered
    discards: Ints = i1(KINDS + 1)  # played cards, per kind
    # What the last move led to, for those who tell it:
    laid: Ints = i1(MOST_PLAYERS)  # the cards turned up last, also in a split
    challengers: int = i2()  # who demanded a duel in the last split that was settled
    duels: int = i1()  # how many duels it had ...
    fights: Ints = i1(MOST_DUELS, 5)  # ... champion, challenger, their dice, winner


class State(BaseState, Public):
    purse: Ints = i8(MOST_PLAYERS)  # bags: the notes that each seat has won
    deck: Ints = i1(DECK)  # secret: the stock, its top card last
    notes: Ints = i1(NOTES)  # secret: the pile, its top note last
    hands: Ints = i1(MOST_PLAYERS, HAND)  # secret: sorted, then NO_CARD
    sealed: Ints = i1(MOST_PLAYERS)  # secret: cards chosen and not yet turned up
    peeked: int = i1()  # secret: the dealer's note until he lays it
    duelling: int = i2()  # who has demanded a duel; secret until the last answer


class View(BaseView, Public):
    purse: Ints = i8(MOST_PLAYERS)  # as far as the option money allows
    hand: Ints = i1(HAND)  # one's own
    card: int = i1()  # the card one has chosen, until all are turned up
    peeked: int = i1()  # for the dealer
    duelling: int = i2()  # the answers one may know
    taken: int = i8()  # a bag: all notes that anybody has won
