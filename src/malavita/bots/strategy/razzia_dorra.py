"""Strategy for Dorra's Razzia.

The bar with most money is dangerous: it attracts all players and above all raids, and a
raid that meets a gambler takes everything. So for every card in hand the strategy
estimates which other cards may come to its bar. It counts the unseen gamblers and raids
of each colour, and assumes that gamblers go where money is, and raids where most of it
is. It follows that

- a gambler is best alone, and a high one need not fear other gamblers;
- a raid is best at a bar that attracts gamblers;
- the second best bar is often the best.

Beginners do not think of raids: a player who is richer than the others probably plays
against beginners and may take more risk. Money taken from others counts more than money
that stays, so a raid that can strike should strike; another raid will come.

In a split, no offer is better than the dice against a player who calculates: that player
accepts nothing below the expected winnings. But small notes tempt players who do not
calculate, and cost little.
"""

import numpy as np

from malavita.bots.style import TO_THE_END, Style
from malavita.engine.jit import jit
from malavita.engine.layout import Ints
from malavita.engine.luck import pick
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

# Opponents: how much the money at a bar attracts each unseen card.
CURIOSITY = 5  # added to the money: a gambler may come to a bar with little
ALARM = 1.2  # attraction of raids to a bar with average money, relative to gamblers ...
MOST_ALARM = 5  # ... and at most, for a bar with much money
COMMON_FORTUNE = 150  # added to all winnings, so that early differences count little

# The worth of a card.
SPITE = 2.0  # weight of money that another player would get
WHIM = 0.1  # the part of its worth that is random, so that choices are unpredictable
SPARE_GAMBLER = 6.0  # worth of keeping a gambler ...
SPARE_NUMBER = 1.5  # ... each point of its number ...
SPARE_COMPANION = 2.0  # ... and each other card of its colour, which opponents then lack
LATER = 3  # rounds; with fewer rounds to come, keeping a card is worth less
TRIUMPH = 100  # worth of overtaking all others in the last round

BAIT = 0.8  # largest offer, as a part of what a claimant can expect from the dice

OUT_OF_REACH = 10_000  # more than all the money of the game

# D18: in how many of 36 throws a card wins, by the difference of the numbers.
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


# Choice of a card and a bar.


@jit
def _choose_card(view: View, luck: Ints) -> int:
    """The card with the largest expected worth, slightly randomized."""
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
    """In the last round, the lead of the richest other; else OUT_OF_REACH."""
    if not is_last_round(view):
        return OUT_OF_REACH
    ahead = -1
    for seat in range(view.players):
        ahead = max(ahead, worth(view.purse[seat]) - worth(view.purse[view.seat]))
    return ahead if ahead > 0 else OUT_OF_REACH


@jit
def _whim(luck: Ints) -> float:
    """A random factor between 1 - WHIM and 1."""
    return 1 - WHIM * pick(luck, 1 << 16) / (1 << 16)


@jit
def _lay_note(view: View) -> int:
    """The bar at which the dealer's note is worth most to the dealer's own hand."""
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
    """The expected worth of the best card in hand if the note lies at this bar."""
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
    """How much money attracts raids; less if the others have won little so far."""
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
    """The attraction of all bars together."""
    crowd = 1.0
    for bar in range(how_many_bars(view.players)):
        crowd += _pull(view, bar, worth(view.bars[bar]), alarm)
    return crowd


@jit
def _pull(view: View, bar: int, money: int, alarm: float) -> float:
    """The attraction of a bar to the unseen cards of its colour."""
    return _gamblers_come(view, bar, money) + _raids_come(view, bar, money, alarm)


@jit
def _gamblers_come(view: View, bar: int, money: int) -> float:
    """The attraction of a bar to gamblers: its money."""
    first = 1 + bar * KINDS_A_COLOUR
    return float(_unseen(view, first, first + GAMBLER_KINDS) * (CURIOSITY + money))


@jit
def _raids_come(view: View, bar: int, money: int, alarm: float) -> float:
    """The attraction of a bar to raids, which grows faster than its money."""
    return _unseen_raids(view, bar) * money * min(MOST_ALARM, alarm * money * money)


@jit
def _can_raid(view: View, bar: int) -> float:
    """The probability that an opponent has a raid of this colour."""
    unseen = view.stock + (view.players - 1) * HAND
    return HAND * _unseen_raids(view, bar) / unseen


@jit
def _unseen_raids(view: View, bar: int) -> int:
    first = 1 + bar * KINDS_A_COLOUR + GAMBLER_KINDS
    return _unseen(view, first, first + RAID_KINDS)


@jit
def _unseen(view: View, first: int, end: int) -> int:
    """The number of cards of these kinds in the stock or in other hands."""
    n: int = 0
    for kind in range(first, end):
        n += COUNTS[view.players, kind] - view.discards[kind]
    for place in range(HAND):
        n -= first <= view.hand[place] < end
    return n


@jit
def _hope(view: View, card: int, money: int, alarm: float, crowd: float) -> float:
    """The expected part of the money at its bar that a card wins."""
    bar = BAR_OF[card]
    opponents = view.players - 1
    # The probabilities for each opponent.
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
    """The probability to win a duel against an unseen card of the same sort."""
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
    """The worth of the card in later rounds."""
    regret: float = SPARE_NUMBER * NUMBER[card]
    if not IS_RAID[card]:
        regret += SPARE_GAMBLER
    for place in range(HAND):
        if BAR_OF[view.hand[place]] == BAR_OF[card]:
            regret += SPARE_COMPANION
    return regret * min(_rounds_to_come(view), LATER) / LATER


@jit
def _rounds_to_come(view: View) -> int:
    """The number of rounds to come; D9: also one with too few notes."""
    if is_last_round(view):
        return 0
    bars = how_many_bars(view.players)
    return (view.pile + bars) // (bars + 1)


# Splits.


@jit
def _share_out(view: View) -> int:
    """Keep the notes; offer only the smallest, first to the strongest claimant."""
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
    """Whether a seat other than the proposer has a claim in the split."""
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
    """Whether duels promise more than the offer, if the others calculate too."""
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
    """The answer of another claimant, or the one a calculating player would give."""
    if view.options[ANSWERS] != SECRET and view.answered >> seat & 1:
        return view.duelling >> seat & 1 == 1
    share = worth(view.shares[seat])
    prize = share + worth(view.shares[view.proposer])
    return share < _beats(view, seat, view.proposer) * prize


@jit
def _beats(view: View, seat: int, other: int) -> float:
    """D18: the probability to win a duel; on a tie the lower card wins."""
    lead = NUMBER[view.laid[seat]] - NUMBER[view.laid[other]]
    if lead == 0:  # the winner of a tie counts as one number higher
        lead = 1 if strength(view, seat) < strength(view, other) else -1
    chance: float = WINNING[HIGHEST_LEAD + lead] / THROWS
    return chance


# Hints for rookies and for the search.


@jit
def is_silly(view: View, action: int) -> bool:
    """Whether an action gives up money for nothing."""
    if view.phase == CHOOSE:
        return _goes_for_nothing(view, action)
    if view.phase == SPLIT:
        return _gives_all_away(view, action)
    if action == ACCEPT:
        return _is_offered_nothing(view)
    return action == DUEL and _is_offered_everything(view)


@jit
def _goes_for_nothing(view: View, action: int) -> bool:
    """D13: a card at a bar without notes wins nothing."""
    empty: bool = view.bars[BAR_OF[action - PLAY]] == 0
    return empty


@jit
def _gives_all_away(view: View, action: int) -> bool:
    """Whether the last note is given away and the proposer has kept none."""
    is_last = _how_many(view.bars[view.bar]) == 1
    empty: bool = view.shares[view.seat] == 0
    return is_last and empty and action != GIVE + view.seat


@jit
def _is_offered_nothing(view: View) -> bool:
    """Whether the offer is empty, so that a duel costs nothing."""
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
    """Keep one of the cards for bars without notes (last round of three players)."""
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
    """Undo the cards or answers of others that seat has not seen."""
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
