"""How to play Dorra's Razzia well.

The fattest bar is a trap. Everybody looks at it, raids above all, and a raid that
meets a gambler takes the lot. So a good player asks of every card in his hand: who else
may come? He counts the gamblers and raids of each colour that he has not seen, and
supposes that gamblers go where the money is, and raids where most of it is. Then

- a gambler hopes to be alone, and a high one is not afraid of other gamblers;
- a raid wants a bar that gamblers cannot resist;
- the second best bar is often the best.

Beginners do not think of raids: whoever is richer than the others sits among beginners
and may be bolder. Money taken from others counts more than money that nobody wanted, so
a raid that may strike should; there will be another.

In a split no offer does better than the dice against somebody who counts: he takes no
less than he would win. But small notes tempt those who do not count, and cost little.
"""

import numpy as np

from malavita.bots.style import TO_THE_END, Style
from malavita.engine.jit import jit
from malavita.engine.luck import pick
from malavita.engine.record import Ints
from malavita.games.razzia_dorra.actions import ACCEPT, DUEL, GIVE, PLACE_AT, PLAY
from malavita.games.razzia_dorra.cards import (
    BAR_OF,
    BITS,
    COUNTS,
    GAMBLERS,
    HAND,
    IS_RAID,
    KINDS_A_COLOUR,
    NO_CARD,
    NUMBER,
    RAIDS,
    VALUES,
)
from malavita.games.razzia_dorra.rules import (
    ANSWER,
    ANSWERS,
    CHOOSE,
    SECRET,
    SPLIT,
    add_to_hand,
    highest_note,
    how_many_bars,
    is_last_round,
    strength,
    worth,
)
from malavita.games.razzia_dorra.state import State, View

STYLE = Style(soldiers=TO_THE_END, loose=25, win=0.3)

# Kinds of each colour: first the gamblers, then the raids.
GAMBLER_KINDS = len(GAMBLERS)
RAID_KINDS = len(RAIDS)

# What others may do: how much a bar with so much money draws each unseen card.
CURIOSITY = 5  # a gambler may come although there is hardly anything
ALARM = 1.2  # how much more than gamblers raids are drawn to a bar of average money ...
MOST_ALARM = 5  # ... and to the fattest
COMMON_FORTUNE = 150  # of which everybody's strength is judged before he has won any

# What a card is worth.
SPITE = 2.0  # money that another would have had counts more than money that stays
WHIM = 0.1  # of its worth a card may lose by chance, so that nobody can foresee it
SPARE_GAMBLER = 6.0  # what it is worth to have a gambler later ...
SPARE_NUMBER = 1.5  # ... each point of a number ...
SPARE_COMPANION = 2.0  # ... and each card whose colour others then hold less often
LATER = 3  # rounds; with fewer to come all this is worth less
TRIUMPH = 100  # in the last round, what it is worth to overtake everybody

BAIT = 0.8  # of what somebody would win with the dice, the most that is offered to him

OUT_OF_REACH = 10_000  # more than all the money of the game

# D18: in how many of 36 throws a card wins, by how much higher its number is.
HIGHEST_LEAD = 5
THROWS = 36
WINNING = np.array((1, 3, 6, 10, 15, 18, 21, 26, 30, 33, 35))


@jit
def advise(view: View, actions: Ints, n: int, luck: Ints) -> int:
    """The soldier's choice among the n legal actions."""
    if view.phase == CHOOSE:
        return PLAY + _choose_card(view, luck)
    if view.phase == SPLIT:
        return GIVE + _share_out(view)
    if view.phase == ANSWER:
        return DUEL if _trusts_the_dice(view) else ACCEPT
    return PLACE_AT + _lay_note(view)


# Where to go.


@jit
def _choose_card(view: View, luck: Ints) -> int:
    """The card that promises most, give or take a whim."""
    alarm = _alarm(view)
    crowd = _crowd(view, alarm)
    enough = _enough_to_win(view)
    best = NO_CARD
    most = 0.0
    for place in range(HAND):
        card = view.hand[place]
        money = worth(view.bars[BAR_OF[card]])
        prize = money + TRIUMPH if money > enough else money
        promise = prize * _hope(view, card, money, alarm, crowd) * _whim(luck)
        promise -= _regret(view, card)
        if best == NO_CARD or promise > most:
            best = card
            most = promise
    return best


@jit
def _enough_to_win(view: View) -> int:
    """In the last round, what the richest is ahead; out of reach if nobody is."""
    if not is_last_round(view):
        return OUT_OF_REACH
    ahead = -1
    for seat in range(view.players):
        ahead = max(ahead, worth(view.purse[seat]) - worth(view.purse[view.seat]))
    return ahead if ahead > 0 else OUT_OF_REACH


@jit
def _whim(luck: Ints) -> float:
    """Something between 1 - WHIM and 1."""
    return 1 - WHIM * pick(luck, 1 << 16) / (1 << 16)


@jit
def _lay_note(view: View) -> int:
    """The bar at which the dealer's note helps the own hand most."""
    note = VALUES[view.peeked]
    alarm = _alarm(view)
    crowd = _crowd(view, alarm)
    best = -1
    most = 0.0
    for bar in range(how_many_bars(view.players)):
        money = worth(view.bars[bar])
        more = _pull(view, bar, money + note, alarm) - _pull(view, bar, money, alarm)
        promise = _best_promise(view, bar, note, alarm, crowd + more)
        if best < 0 or promise > most:
            best = bar
            most = promise
    return best


@jit
def _best_promise(view: View, bar: int, note: int, alarm: float, crowd: float) -> float:
    """What the best card of the hand promises if the note lies at this bar."""
    most = 0.0
    for place in range(HAND):
        card = view.hand[place]
        money = worth(view.bars[BAR_OF[card]])
        if BAR_OF[card] == bar:
            money += note
        most = max(most, money * _hope(view, card, money, alarm, crowd))
    return most


@jit
def _alarm(view: View) -> float:
    """How much raids are drawn to money; less if the others have done badly so far."""
    money = VALUES[view.peeked]
    for bar in range(how_many_bars(view.players)):
        money += worth(view.bars[bar])
    usual = money / how_many_bars(view.players)
    mine = worth(view.purse[view.seat])
    theirs = (worth(view.taken) - mine) / (view.players - 1)
    skill = min(1.0, (COMMON_FORTUNE + theirs) / (COMMON_FORTUNE + mine))
    alarm: float = ALARM * skill * skill / (usual * usual)
    return alarm


@jit
def _crowd(view: View, alarm: float) -> float:
    """How much all bars together draw the unseen cards."""
    crowd = 1.0
    for bar in range(how_many_bars(view.players)):
        crowd += _pull(view, bar, worth(view.bars[bar]), alarm)
    return crowd


@jit
def _pull(view: View, bar: int, money: int, alarm: float) -> float:
    """How much a bar with so much money draws the unseen cards of its colour."""
    return _gamblers_come(view, bar, money) + _raids_come(view, bar, money, alarm)


@jit
def _gamblers_come(view: View, bar: int, money: int) -> float:
    """Gamblers go where the money is."""
    first = 1 + bar * KINDS_A_COLOUR
    return float(_unseen(view, first, first + GAMBLER_KINDS) * (CURIOSITY + money))


@jit
def _raids_come(view: View, bar: int, money: int, alarm: float) -> float:
    """Raids go where most of the money is."""
    return _unseen_raids(view, bar) * money * min(MOST_ALARM, alarm * money * money)


@jit
def _can_raid(view: View, bar: int) -> float:
    """How likely an opponent has a raid of this colour."""
    unseen = view.stock + (view.players - 1) * HAND
    return HAND * _unseen_raids(view, bar) / unseen


@jit
def _unseen_raids(view: View, bar: int) -> int:
    first = 1 + bar * KINDS_A_COLOUR + GAMBLER_KINDS
    return _unseen(view, first, first + RAID_KINDS)


@jit
def _unseen(view: View, first: int, end: int) -> int:
    """How many cards of these kinds are in the stock or in other hands."""
    n: int = 0
    for kind in range(first, end):
        n += COUNTS[view.players, kind] - view.discards[kind]
    for place in range(HAND):
        n -= first <= view.hand[place] < end
    return n


@jit
def _hope(view: View, card: int, money: int, alarm: float, crowd: float) -> float:
    """What part of the money at its bar a card may be expected to win."""
    bar = BAR_OF[card]
    opponents = view.players - 1
    # The chances of each opponent.
    raid = min(_raids_come(view, bar, money, alarm) / crowd, _can_raid(view, bar))
    gambler = _gamblers_come(view, bar, money) / crowd
    no_other = 1.0  # all opponents but one stay away
    no_raid = 1.0
    for _ in range(opponents - 1):
        no_other *= 1 - gambler - raid
        no_raid *= 1 - raid
    nobody = no_other * (1 - gambler - raid)
    no_raids = no_raid * (1 - raid)
    luck = _luck_in_duels(view, card)
    if IS_RAID[card]:
        shared = opponents * raid * (no_raid - no_other)
        return SPITE * (no_raids - nobody + shared * luck)
    two = opponents * gambler * no_other
    more = no_raids - nobody - two
    return nobody + SPITE * (two + more * luck) * luck


@jit
def _luck_in_duels(view: View, card: int) -> float:
    """The chance to win a duel against an unseen card of the same sort."""
    first = 1 + BAR_OF[card] * KINDS_A_COLOUR
    end = first + GAMBLER_KINDS
    if IS_RAID[card]:
        first = end
        end += RAID_KINDS
    rivals = 0
    won = 0
    for kind in range(first, end):
        n = COUNTS[view.players, kind] - view.discards[kind] - (kind == card)
        rivals += n
        won += n * WINNING[HIGHEST_LEAD + NUMBER[card] - NUMBER[kind]]
    return won / (rivals * THROWS) if rivals else 1.0


@jit
def _regret(view: View, card: int) -> float:
    """What the card would be worth in later rounds."""
    regret: float = SPARE_NUMBER * NUMBER[card]
    if not IS_RAID[card]:
        regret += SPARE_GAMBLER
    for place in range(HAND):
        if BAR_OF[view.hand[place]] == BAR_OF[card]:
            regret += SPARE_COMPANION
    return regret * min(_rounds_to_come(view), LATER) / LATER


@jit
def _rounds_to_come(view: View) -> int:
    """D9: also one for which there are too few notes."""
    if is_last_round(view):
        return 0
    bars = how_many_bars(view.players)
    return (view.pile + bars) // (bars + 1)


# How to share.


@jit
def _share_out(view: View) -> int:
    """Keep the notes; only the smallest tempt the others, the strongest of them first."""
    left = view.bars[view.bar]
    stakes = worth(left)
    untempted = 0
    best = view.proposer
    hope = 0.0
    for seat in range(view.players):
        stakes += worth(view.shares[seat])
        if _is_rival(view, seat) and view.shares[seat] == 0:
            untempted += 1
            if _beats(view, seat, view.proposer) > hope:
                hope = _beats(view, seat, view.proposer)
                best = seat
    if _how_many(left) > untempted:
        return view.proposer
    fair = hope * stakes
    return best if VALUES[highest_note(left)] <= BAIT * fair else view.proposer


@jit
def _is_rival(view: View, seat: int) -> bool:
    """Whether a seat claims a part of what the proposer shares out."""
    return view.claimants >> seat & 1 == 1 and seat != view.proposer


@jit
def _how_many(bag: int) -> int:
    """The number of notes in a bag."""
    n = 0
    while bag:
        n += bag & (1 << BITS) - 1
        bag >>= BITS
    return n


@jit
def _trusts_the_dice(view: View) -> bool:
    """Whether duels promise more than the share, if the others count too."""
    share = worth(view.shares[view.seat])
    prize = share + worth(view.shares[view.proposer])
    hope = _beats(view, view.seat, view.proposer)
    for seat in range(view.players):
        if seat != view.seat and _is_rival(view, seat) and _will_duel(view, seat):
            prize += worth(view.shares[seat])
            hope *= _beats(view, view.seat, seat)
    return share < hope * prize


@jit
def _will_duel(view: View, seat: int) -> bool:
    """What another claimant has answered, or would if he counted."""
    if view.options[ANSWERS] != SECRET and view.answered >> seat & 1:
        return view.duelling >> seat & 1 == 1
    share = worth(view.shares[seat])
    prize = share + worth(view.shares[view.proposer])
    return share < _beats(view, seat, view.proposer) * prize


@jit
def _beats(view: View, seat: int, other: int) -> float:
    """D18: the chance to win a duel; on a tie the lower card wins."""
    lead = NUMBER[view.laid[seat]] - NUMBER[view.laid[other]]
    if lead == 0:  # he who wins a tie is as good as one number higher
        lead = 1 if strength(view, seat) < strength(view, other) else -1
    chance: float = WINNING[HIGHEST_LEAD + lead] / THROWS
    return chance


# What the bots are told besides.


@jit
def is_silly(view: View, action: int) -> bool:
    """What not even a rookie does: give up money for nothing."""
    if view.phase == CHOOSE:
        return _goes_for_nothing(view, action)
    if view.phase == SPLIT:
        return _gives_all_away(view, action)
    if action == ACCEPT:
        return _is_offered_nothing(view)
    return action == DUEL and _is_offered_everything(view)


@jit
def _goes_for_nothing(view: View, action: int) -> bool:
    """D13: whoever goes to a bar without notes gets none."""
    empty: bool = view.bars[BAR_OF[action - PLAY]] == 0
    return empty


@jit
def _gives_all_away(view: View, action: int) -> bool:
    """The last note goes to another, and the proposer has kept none."""
    is_last = _how_many(view.bars[view.bar]) == 1
    empty: bool = view.shares[view.seat] == 0
    return is_last and empty and action != GIVE + view.seat


@jit
def _is_offered_nothing(view: View) -> bool:
    """Then a duel costs nothing."""
    empty: bool = view.shares[view.seat] == 0
    return empty


@jit
def _is_offered_everything(view: View) -> bool:
    for seat in range(view.players):
        if seat != view.seat and view.shares[seat] != 0:
            return False
    return True


@jit
def distinct(view: View, actions: Ints, n: int) -> int:
    """Of the cards for bars without notes (the last round of three) keep one."""
    if view.phase != CHOOSE:
        return n
    kept = 0
    for_nothing = 0
    for i in range(n):
        action = actions[i]
        for_nothing += _goes_for_nothing(view, action)
        if for_nothing <= 1 or not _goes_for_nothing(view, action):
            actions[kept] = action
            kept += 1
    return kept


@jit
def ask_again(state: State, seat: int) -> None:
    """Let the others take back the cards, or the answers, that seat has not seen."""
    if state.phase == CHOOSE:
        _take_cards_back(state, seat)
    elif state.phase == ANSWER and state.options[ANSWERS] == SECRET:
        others = state.answered & ~(1 << seat)
        state.answered ^= others
        state.duelling &= state.answered
        state.waiting |= others


@jit
def _take_cards_back(state: State, seat: int) -> None:
    for other in range(state.players):
        if other != seat and state.sealed[other] != NO_CARD:
            add_to_hand(state.hands[other], state.sealed[other])
            state.sealed[other] = NO_CARD
            state.waiting |= 1 << other
