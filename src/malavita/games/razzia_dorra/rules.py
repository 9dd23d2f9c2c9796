"""The rules of Razzia: functions of one record; rule numbers as in RULES.md."""

from malavita.engine.bits import lowest
from malavita.engine.dice import roll, shuffle
from malavita.engine.jit import jit
from malavita.engine.layout import Ints
from malavita.engine.table import begin_game
from malavita.games.razzia_dorra.actions import (
    ACCEPT,
    DUEL,
    GIVE,
    PLACE_AT,
    PLAY,
)
from malavita.games.razzia_dorra.cards import (
    BAG_OF_THREE,
    BAR_OF,
    BARS,
    BARS_OF_THREE,
    BITS,
    COUNTS,
    FULL_BAG,
    HAND,
    IS_RAID,
    KINDS,
    MOST_PLAYERS,
    NO_CARD,
    NO_NOTE,
    NOTE_KINDS,
    NOTES,
    NOTES_OF_THREE,
    NUMBER,
    SIDES,
    VALUES,
)
from malavita.games.razzia_dorra.state import Public, State, View

# Phases.
PLACE = 0  # the dealer lays a note
CHOOSE = 1  # all choose a card
SPLIT = 2  # the proposer gives the next note to a claimant
ANSWER = 3  # the other claimants accept or demand a duel
OVER = 4

# Options, and their values that have names.
LAST_NOTES, ANSWERS, MONEY = range(3)
OUT = 1
SECRET = 0
OPEN = 0

CHAMPION, CHALLENGER, CHAMPION_DIE, CHALLENGER_DIE, WINNER = range(5)  # of a fight


@jit
def deal(state: State, players: int, choices: Ints, seed: Ints) -> None:
    """Set up a new game (D4-D7)."""
    begin_game(state, players, choices, seed)
    _shuffle_notes(state)
    for kind in range(1, KINDS + 1):
        state.discards[kind] = COUNTS[players, kind]  # the first card shuffles them
    state.dealer = roll(state, players)
    for _ in range(HAND):
        _deal_a_card_each(state)
    _begin_round(state)


@jit
def _shuffle_notes(state: State) -> None:
    state.pile = lay_bag(state.notes, note_bag(state.players))
    shuffle(state, state.notes, state.pile)


@jit
def lay_bag(notes: Ints, bag: int) -> int:
    """Write the notes of a bag one by one; return their number."""
    n = 0
    while bag:
        kind = highest_note(bag)
        notes[n] = kind
        bag -= one_note(kind)
        n += 1
    return n


@jit
def note_bag(players: int) -> int:
    """D3, D6: all notes of the game."""
    return BAG_OF_THREE if players == 3 else FULL_BAG


@jit
def how_many_notes(players: int) -> int:
    """D3, D6."""
    return NOTES_OF_THREE if players == 3 else NOTES


@jit
def how_many_bars(players: int) -> int:
    """D1, D6."""
    return BARS_OF_THREE if players == 3 else BARS


@jit
def highest_note(bag: int) -> int:
    """The kind of the highest note of a bag that is not empty."""
    return lowest(bag) // BITS + 1


@jit
def one_note(kind: int) -> int:
    """A bag with one note."""
    return 1 << BITS * (kind - 1)


@jit
def worth(bag: int) -> int:
    """The value of all notes of a bag."""
    total: int = 0
    for kind in range(1, NOTE_KINDS + 1):
        total += VALUES[kind] * (bag & (1 << BITS) - 1)
        bag >>= BITS
    return total


@jit
def _deal_a_card_each(state: State) -> None:
    """D20: clockwise, beginning with the dealer."""
    seat = state.dealer
    for _ in range(state.players):
        add_to_hand(state.hands[seat], _draw_card(state))
        seat = next_seat(state, seat)


@jit
def next_seat(table: Public, seat: int) -> int:
    """The left neighbour."""
    return 0 if seat + 1 == table.players else seat + 1


@jit
def _draw_card(state: State) -> int:
    """D20: from the stock; an empty stock is refilled with all discards."""
    if state.stock == 0:
        _make_stock(state)
        shuffle(state, state.deck, state.stock)
    state.stock -= 1
    card: int = state.deck[state.stock]
    return card


@jit
def _make_stock(state: State) -> None:
    for kind in range(1, KINDS + 1):
        for _ in range(state.discards[kind]):
            state.deck[state.stock] = kind
            state.stock += 1
        state.discards[kind] = 0


@jit
def add_to_hand(hand: Ints, card: int) -> None:
    """Sort a card into a hand that has a free place."""
    place = HAND - 1
    while place > 0 and (hand[place - 1] == NO_CARD or hand[place - 1] > card):
        hand[place] = hand[place - 1]
        place -= 1
    hand[place] = card


@jit
def _take_from_hand(hand: Ints, card: int) -> None:
    place = 0
    while hand[place] != card:
        place += 1
    while place < HAND - 1:
        hand[place] = hand[place + 1]
        place += 1
    hand[place] = NO_CARD


@jit
def _begin_round(state: State) -> None:
    """D8, D9: a note for each bar, and the dealer's note if there is one left."""
    state.rounds += 1
    for bar in range(how_many_bars(state.players)):
        if state.pile > 0:
            state.bars[bar] += one_note(_draw_note(state))
    if state.pile > 0:
        state.peeked = _draw_note(state)
        state.phase = PLACE
        state.waiting = 1 << state.dealer
    else:
        _ask_for_cards(state)


@jit
def _draw_note(state: State) -> int:
    state.pile -= 1
    note: int = state.notes[state.pile]
    return note


@jit
def _ask_for_cards(state: State) -> None:
    """D10: all at once."""
    state.phase = CHOOSE
    state.waiting = (1 << state.players) - 1


@jit
def actors(state: State) -> int:
    """The seats to decide, as a set; empty when the game is over."""
    return state.waiting


@jit
def legal(state: State, seat: int, actions: Ints) -> int:
    """Write the legal actions of seat into actions; return their number."""
    if not state.waiting >> seat & 1:
        return 0
    if state.phase == CHOOSE:
        return _legal_cards(state.hands[seat], actions)
    if state.phase == SPLIT:
        return _legal_gifts(state, actions)
    if state.phase == ANSWER:
        actions[0] = ACCEPT
        actions[1] = DUEL
        return 2
    n = how_many_bars(state.players)
    for bar in range(n):
        actions[bar] = PLACE_AT + bar
    return n


@jit
def _legal_cards(hand: Ints, actions: Ints) -> int:
    """D10: any card of a full hand; two equal ones are one action."""
    n = 0
    last = NO_CARD
    for place in range(HAND):
        actions[n] = PLAY + hand[place]
        n += hand[place] != last
        # A repeated card is overwritten by the next, or is beyond the end.
        last = hand[place]
    return n


@jit
def _legal_gifts(state: State, actions: Ints) -> int:
    """D14: any claimant, the proposer included."""
    n = 0
    left = state.claimants
    while left:
        actions[n] = GIVE + lowest(left)
        left &= left - 1
        n += 1
    return n


@jit
def apply(state: State, seat: int, action: int) -> None:
    """Play a legal action."""
    state.waiting ^= 1 << seat
    if action >= ACCEPT:
        _answer(state, seat, action == DUEL)
    elif action >= GIVE:
        _give(state, action - GIVE)
    elif action > PLAY:
        _choose(state, seat, action - PLAY)
    else:
        _place(state, action - PLACE_AT)
    if state.waiting == 0:
        state.beat += 1
        _go_on(state)


@jit
def _place(state: State, bar: int) -> None:
    """D8: the dealer's note."""
    state.bars[bar] += one_note(state.peeked)
    state.peeked = NO_NOTE


@jit
def _choose(state: State, seat: int, card: int) -> None:
    """D10: the card lies face down until all have chosen."""
    _take_from_hand(state.hands[seat], card)
    state.sealed[seat] = card


@jit
def _give(state: State, seat: int) -> None:
    """D14: the highest note that is left at the bar."""
    note = one_note(highest_note(state.bars[state.bar]))
    state.bars[state.bar] -= note
    state.shares[seat] += note


@jit
def _answer(state: State, seat: int, duel: bool) -> None:
    """D16."""
    state.answered |= 1 << seat
    if duel:
        state.duelling |= 1 << seat


@jit
def _go_on(state: State) -> None:
    """Go on until a seat has to decide, or the game is over."""
    if state.phase == PLACE:
        _ask_for_cards(state)
        return
    if state.phase == CHOOSE:
        _turn_up(state)
    elif _ask_claimants(state):
        return
    else:
        _pay_shares(state)
    if not _settle_bars(state):
        _end_round(state)


@jit
def _turn_up(state: State) -> None:
    """D8, D10: all cards at once."""
    for seat in range(state.players):
        state.laid[seat] = state.sealed[seat]
        state.sealed[seat] = NO_CARD
    state.bar = 0


@jit
def _ask_claimants(state: State) -> bool:
    """D14, D16: the next note, or the answers; false if the split can be settled."""
    if state.bars[state.bar] != 0:
        state.waiting = 1 << state.proposer
        return True
    state.phase = ANSWER
    state.waiting = next_to_answer(state)
    return state.waiting != 0


@jit
def next_to_answer(state: State) -> int:
    """D16: all at once, or the highest card of those that have not answered."""
    left = state.claimants & ~state.answered & ~(1 << state.proposer)
    if state.options[ANSWERS] == SECRET or left == 0:
        return left
    return 1 << strongest(state, left)


@jit
def strongest(table: Public, seats: int) -> int:
    """The seat with the highest card in a set that is not empty."""
    best = lowest(seats)
    while seats:
        seat = lowest(seats)
        seats &= seats - 1
        if strength(table, seat) > strength(table, best):
            best = seat
    return best


@jit
def strength(table: Public, seat: int) -> int:
    """D14, D15: by number; of equal numbers the one nearer to the dealer is higher."""
    distance = seat - table.dealer
    if distance < 0:
        distance += table.players
    rank: int = NUMBER[table.laid[seat]] * MOST_PLAYERS - distance
    return rank


@jit
def _settle_bars(state: State) -> bool:
    """D11-D13, D19: from state.bar on; true if there is a split."""
    while state.bar < how_many_bars(state.players):
        claimants = claimants_at(state, state.bar)
        if state.bars[state.bar] != 0 and claimants != 0:
            if claimants & (claimants - 1):
                open_split(state, claimants)
                return True
            state.purse[lowest(claimants)] += state.bars[state.bar]
            state.bars[state.bar] = 0
        state.bar += 1
    return False


@jit
def claimants_at(table: Public, bar: int) -> int:
    """D11-D13: the gamblers; with a raid the raids, if there is a gambler."""
    gamblers = 0
    raids = 0
    for seat in range(table.players):
        card = table.laid[seat]
        here = BAR_OF[card] == bar
        raids |= (here & IS_RAID[card]) << seat
        gamblers |= (here & 1 - IS_RAID[card]) << seat
    if raids == 0:
        return gamblers
    return raids if gamblers != 0 else 0


@jit
def open_split(state: State, claimants: int) -> None:
    """D14: the highest card proposes."""
    state.phase = SPLIT
    state.claimants = claimants
    state.proposer = strongest(state, claimants)
    state.waiting = 1 << state.proposer


@jit
def _pay_shares(state: State) -> None:
    """D17, D18: those that accepted take their shares, the last winner the rest."""
    rest = 0
    fighters = state.duelling | 1 << state.proposer
    for seat in range(state.players):
        if fighters >> seat & 1:
            rest += state.shares[seat]
        else:
            state.purse[seat] += state.shares[seat]
        state.shares[seat] = 0
    state.duels = 0
    state.challengers = state.duelling
    winner = state.proposer
    if rest != 0:
        winner = _fight_duels(state)
    state.purse[winner] += rest
    state.claimants = 0
    state.proposer = 0
    state.answered = 0
    state.duelling = 0
    state.bar += 1


@jit
def _fight_duels(state: State) -> int:
    """D18: the lowest challenger, then always the highest left; return the winner."""
    champion = state.proposer
    left = state.duelling
    while left:
        challenger = weakest(state, left) if state.duels == 0 else strongest(state, left)
        left ^= 1 << challenger
        champion = _fight(state, state.fights[state.duels], champion, challenger)
        state.duels += 1
    return champion


@jit
def weakest(table: Public, seats: int) -> int:
    """The seat with the lowest card in a set that is not empty."""
    worst = lowest(seats)
    while seats:
        seat = lowest(seats)
        seats &= seats - 1
        if strength(table, seat) < strength(table, worst):
            worst = seat
    return worst


@jit
def _fight(state: State, fight: Ints, champion: int, challenger: int) -> int:
    """D18: both roll and add their numbers; on a tie the lower card wins."""
    fight[CHAMPION] = champion
    fight[CHALLENGER] = challenger
    for side in range(CHAMPION_DIE, CHALLENGER_DIE + 1):
        fight[side] = roll(state, SIDES) + 1
    lead = fight[CHAMPION_DIE] + NUMBER[state.laid[champion]]
    lead -= fight[CHALLENGER_DIE] + NUMBER[state.laid[challenger]]
    lower = strength(state, champion) < strength(state, challenger)
    winner = champion if lead > 0 or (lead == 0 and lower) else challenger
    fight[WINNER] = winner
    return winner


@jit
def _end_round(state: State) -> None:
    """D8, D20, D21: discard; then the next dealer deals, or it is over."""
    state.bar = 0
    for seat in range(state.players):
        state.discards[state.laid[seat]] += 1
    if is_last_round(state):
        state.phase = OVER
        return
    state.dealer = next_seat(state, state.dealer)
    _deal_a_card_each(state)
    _begin_round(state)


@jit
def is_last_round(table: Public) -> bool:
    """D9, D21: whether the last notes have been laid."""
    short = table.pile <= how_many_bars(table.players)
    return table.pile == 0 or (short and table.options[LAST_NOTES] == OUT)


@jit
def last_round(table: Public) -> int:
    """D8, D9: as many rounds as there are notes for."""
    notes = how_many_notes(table.players)
    bars = how_many_bars(table.players)
    full = notes // (bars + 1)
    rest = notes % (bars + 1)
    return full + (rest > 0 and table.options[LAST_NOTES] != OUT)


@jit
def score(table: State | View, points: Ints) -> None:
    """Write the money that every seat has won, as far as it is known."""
    for seat in range(table.players):
        points[seat] = worth(table.purse[seat])


@jit
def winners(table: State | View) -> int:
    """D21: the richest; tied players share the win."""
    most = -1
    leaders = 0
    for seat in range(table.players):
        money = worth(table.purse[seat])
        if money > most:
            most = money
            leaders = 0
        if money == most:
            leaders |= 1 << seat
    return leaders


# Counts of cards and notes.


@jit
def lies_on_table(table: Public) -> bool:
    """Whether the cards turned up last are still there; else they are discards."""
    return table.phase == SPLIT or table.phase == ANSWER


@jit
def hand_size(table: Public, seat: int) -> int:
    """The right number of cards in a seat's hand."""
    if table.phase == PLACE:
        return HAND
    if table.phase == CHOOSE:
        return HAND - 1 + (table.waiting >> seat & 1)
    return HAND - 1


@jit
def pile_size(players: int, rounds: int) -> int:
    """D9: notes in the pile after those of a round are drawn."""
    return max(0, how_many_notes(players) - rounds * (how_many_bars(players) + 1))
