"""The rules of Sicilianos: functions of one record; rule numbers as in RULES.md."""

from malavita.engine.bits import lowest
from malavita.engine.dice import roll
from malavita.engine.jit import jit
from malavita.engine.layout import Ints
from malavita.engine.table import begin_game
from malavita.games.sicilianos.actions import (
    ADD,
    BETRAY,
    BLOW_UP,
    BUSINESS,
    DRAFT,
    DRAW,
    FOUND,
    HOLD,
    JOIN,
    KEEP,
    LOYAL,
    MONEY,
    OUT,
    ROB,
    ROLL,
    SEARCH,
    STAKE,
    STOP,
    WAR,
)
from malavita.games.sicilianos.cards import (
    BODYGUARD,
    BOMB,
    CATEGORIES,
    CLEAN,
    COLOURS,
    DIRTY,
    FACES,
    FIRST,
    FIRST_HAND,
    HITS,
    INFLUENCE,
    KINDS_OF_NOTES,
    MOST,
    MOST_BONUS,
    MOST_CARDS,
    MOST_PLAYERS,
    NOTES,
    NOTES_EACH,
    ONE,
    PARTNER,
    SECOND,
    STEAL,
    TRAITOR,
    TURNED,
    TYPES,
    VALUES,
    VARIETY,
    VARIETY_BONUS,
)
from malavita.games.sicilianos.state import Public, State

# Phases.
DRAFTING = 0  # draw the first four cards
TURN = 1  # roll or start a war
PICK = 2  # rolled two with nine cards in hand: draw one
HELP = 3  # rolled one: draw or search
KEEPING = 4  # keep a card of the pile that was searched
THEFT = 5  # rolled steal
STAKING = 6  # a card is laid, now the note
JOINING = 7  # join the war or stay out
DECIDING = 8  # use a traitor or a bomb or not
ADDING = 9  # lay one more card or stop
SHARING = 10  # business or money
FOUNDING = 11  # which business
OVER = 12
# Between two decisions only:
SETTLING = 13  # a war has ended
PASSING = 14  # a turn has ended

# Options.
DRAFT_OPTION = 0
CHOOSE, RANDOM = range(2)

_WIDTH = 7  # bits for a strength: all of a family and a traitor are 70

# The viewers that have seen a card: bit n is seat n, the last one is for spectators.
WATCHERS = 1 << MOST_PLAYERS
EVERYBODY = WATCHERS * 2 - 1


# Set-up.


@jit
def deal(state: State, players: int, choices: Ints, seed: Ints) -> None:
    """Set up a new game (S5-S7)."""
    begin_game(state, players, choices, seed)
    for colour in range(COLOURS):
        state.pile_size[colour] = VALUES
        state.scouts[colour] = EVERYBODY
        for place in range(VALUES):
            state.pile[colour, place] = place + 1
    for seat in range(players):
        for kind in range(KINDS_OF_NOTES):
            state.dirty[seat, kind] = NOTES_EACH
    by_lot = state.options[DRAFT_OPTION] == RANDOM
    state.phase = TURN if by_lot else DRAFTING
    # One loop with one call of roll: its code is large, and compiled for each call.
    for step in range(_SHUFFLES + 1 + by_lot * FIRST_HAND * players):
        _use_lot(state, step, roll(state, _sides(state, step)))


_SHUFFLES = COLOURS * (VALUES - 1)


@jit
def _sides(state: State, step: int) -> int:
    """The number of possible results of a draw of the set-up."""
    if step < _SHUFFLES:
        return VALUES - step % (VALUES - 1)
    if step == _SHUFFLES:
        sides: int = state.players
        return sides
    return COLOURS - (step - _SHUFFLES - 1) // state.players


@jit
def _use_lot(state: State, step: int, lot: int) -> None:
    """S6: shuffle; S7: first player; S6 again: a random colour that the seat lacks."""
    if step < _SHUFFLES:
        pile = state.pile[step // (VALUES - 1)]
        place = VALUES - 1 - step % (VALUES - 1)
        pile[place], pile[lot] = pile[lot], pile[place]
    elif step == _SHUFFLES:
        state.turn = state.starter = lot
    else:
        seat = (state.starter + step - _SHUFFLES - 1) % state.players
        _draw(state, seat, _nth(_lacking(state, seat), lot))


@jit
def _lacking(state: State, seat: int) -> int:
    """The colours of which a seat holds no card, as a set."""
    lacking = 0
    for colour in range(COLOURS):
        lacking |= (state.backs[seat, colour] == 0) << colour
    return lacking


@jit
def _nth(bits: int, n: int) -> int:
    """The member number n, from 0, of a set."""
    for _ in range(n):
        bits &= bits - 1
    return lowest(bits)


@jit
def card_number(colour: int, value: int) -> int:
    """A card as one number, from 0."""
    return colour * VALUES + value - 1


@jit
def hand_size(table: Public, seat: int) -> int:
    """The number of cards in a seat's hand."""
    cards = 0
    for colour in range(COLOURS):
        cards += table.backs[seat, colour]
    return cards


@jit
def own_cards(state: State, seat: int, colour: int) -> int:
    """The cards of a family that a seat holds, including its card face down, as a set."""
    own: int = state.hand[seat, colour]
    if state.joined[seat] == colour + 1 and state.down[seat]:
        own |= 1 << state.down[seat]
    return own


# Legal actions.


@jit
def actors(state: Public) -> int:
    """The seat to decide, as a set; empty when the game is over."""
    return 0 if state.phase == OVER else 1 << state.turn


@jit
def legal(state: State, seat: int, actions: Ints) -> int:
    """Write the legal actions of seat into actions; return their number."""
    phase = state.phase
    if phase == OVER or seat != state.turn:
        return 0
    if phase == TURN:
        return _legal_turn(state, seat, actions)
    if phase == STAKING:
        return _legal_stakes(state, seat, actions)
    if phase == JOINING:
        return _legal_joins(state, seat, actions)
    if phase == ADDING:
        return _legal_additions(state, seat, actions)
    if phase == DECIDING:
        return _legal_decisions(state, seat, actions)
    if phase == KEEPING:
        return _legal_keeps(state, actions)
    if phase == THEFT:
        return _legal_thefts(state, seat, actions)
    if phase >= SHARING:
        return _legal_spoils(state, actions)
    return _legal_draws(state, seat, actions)


@jit
def _legal_draws(state: State, seat: int, actions: Ints) -> int:
    """S6: a missing colour; S11: a rolled pile; S12: any pile, or search a rolled one."""
    n = 0
    for colour in range(COLOURS):
        is_rolled = state.dice[FIRST] == colour or state.dice[SECOND] == colour
        has_cards = state.pile_size[colour] > 0
        if state.phase == DRAFTING:
            actions[n] = DRAFT + colour
            n += state.backs[seat, colour] == 0
        else:
            actions[n] = DRAW + colour
            n += has_cards and (is_rolled or state.phase == HELP)
            actions[n] = SEARCH + colour
            n += has_cards and is_rolled and state.phase == HELP
    return n


@jit
def _legal_turn(state: State, seat: int, actions: Ints) -> int:
    """S8: with ten cards only a war, with none only a roll."""
    actions[0] = ROLL
    n = 0 if hand_size(state, seat) == MOST_CARDS else 1
    for colour in range(COLOURS):
        cards = state.hand[seat, colour]
        while cards:
            actions[n] = WAR + card_number(colour, lowest(cards))
            n += 1
            cards &= cards - 1
    return n


@jit
def _legal_keeps(state: State, actions: Ints) -> int:
    """S12: any card of the pile."""
    n: int = state.pile_size[state.searched]
    for place in range(n):
        actions[place] = KEEP + state.pile[state.searched, place]
    return n


@jit
def _legal_thefts(state: State, seat: int, actions: Ints) -> int:
    """S13: any other seat that holds a rolled colour."""
    n = 0
    first, second = state.dice[FIRST], state.dice[SECOND]
    for victim in range(state.players):
        if victim != seat:
            actions[n] = ROB + victim * COLOURS + first
            n += state.backs[victim, first] > 0
            actions[n] = ROB + victim * COLOURS + second
            n += state.backs[victim, second] > 0 and first != second
    return n


@jit
def _legal_stakes(state: State, seat: int, actions: Ints) -> int:
    """S14: any dirty note."""
    n = 0
    for kind in range(KINDS_OF_NOTES):
        actions[n] = STAKE + kind
        n += state.dirty[seat, kind] > 0
    return n


@jit
def _legal_joins(state: State, seat: int, actions: Ints) -> int:
    """S14: a card of a colour not yet laid, or stay out."""
    laid = 0
    for other in range(state.players):
        laid |= 1 << state.joined[other]
    actions[0] = OUT
    n = 1
    for colour in range(COLOURS):
        cards = 0 if laid >> colour + 1 & 1 else state.hand[seat, colour]
        while cards:
            actions[n] = JOIN + card_number(colour, lowest(cards))
            n += 1
            cards &= cards - 1
    return n


@jit
def _legal_additions(state: State, seat: int, actions: Ints) -> int:
    """S16: a card of the own colour, or stop."""
    actions[0] = STOP
    n = 1
    cards = state.hand[seat, state.joined[seat] - 1]
    while cards:
        actions[n] = ADD + lowest(cards)
        n += 1
        cards &= cards - 1
    return n


@jit
def _legal_decisions(state: State, seat: int, actions: Ints) -> int:
    """S19, S20."""
    colour = state.joined[seat] - 1
    if state.fresh[seat] == BOMB:
        return _legal_bombs(state, HITS[colour], actions)
    actions[0] = LOYAL
    actions[1] = BETRAY
    ally = fighter_for(state, PARTNER[colour])
    return 2 if ally >= 0 and not state.turned >> ally & 1 else 1


@jit
def _legal_bombs(state: State, targets: int, actions: Ints) -> int:
    """S20: any card of the families it can hit, but a bodyguard first."""
    actions[0] = HOLD
    n = 1
    for colour in range(COLOURS):
        if targets >> colour & 1:
            begin = n
            for place in range(state.table_size[colour]):
                value = state.table[colour, place]
                if value == BODYGUARD:
                    actions[begin] = BLOW_UP + card_number(colour, BODYGUARD)
                    n = begin + 1
                    break
                actions[n] = BLOW_UP + card_number(colour, value)
                n += 1
    return n


@jit
def _legal_spoils(state: State, actions: Ints) -> int:
    """S23: a business that is left; S24: business or money."""
    if state.phase == SHARING:
        actions[0] = BUSINESS
        actions[1] = MONEY
        return 2
    colour = state.won - 1
    n = 0
    for kind in range(TYPES):
        actions[n] = FOUND + kind
        n += state.firm[colour, kind] == 0
    return n


# Playing.


@jit
def apply(state: State, seat: int, action: int) -> None:
    """Play a legal action; then find the next decision."""
    state.beat += 1
    if action >= STAKE:
        _fight(state, seat, action)
    elif action >= WAR:
        _open_fire(state, seat, action)
    else:
        _take_cards(state, seat, action)
    if JOINING <= state.phase <= ADDING:
        _ask_next(state)
    if state.phase == FOUNDING:
        _look_at_businesses(state)
    if state.phase == SETTLING:
        _settle(state)
    if state.phase == PASSING:
        state.phase = TURN
        state.starter = state.turn = _left_of(state, state.starter)


@jit
def _left_of(state: State, seat: int) -> int:
    return 0 if seat + 1 == state.players else seat + 1


@jit
def _take_cards(state: State, seat: int, action: int) -> None:
    """S6, S10-S13: actions that bring cards into a hand."""
    lot = 0
    if action == ROLL or action >= ROB:
        lot = _roll(state, action)
    if action >= ROB:
        _rob(state, seat, action - ROB, lot)
    elif action > KEEP:
        _keep(state, seat, state.searched, action - KEEP)
    elif action >= SEARCH:
        _search(state, seat, action - SEARCH)
    elif action == ROLL:
        _obey_dice(state, seat, lot)
    else:
        colour = action - DRAW if action >= DRAW else action - DRAFT
        _draw(state, seat, colour)
        if state.phase == DRAFTING:
            _pass_the_draft(state, seat)
        else:
            state.phase = PASSING


@jit
def _pass_the_draft(state: State, seat: int) -> None:
    """S6, S7: until the first player, who is next, has four cards."""
    state.turn = _left_of(state, seat)
    if hand_size(state, state.turn) == FIRST_HAND:
        state.phase = TURN


@jit
def _draw(state: State, seat: int, colour: int) -> None:
    """Draw the top card; viewers that knew it know where it is now."""
    _take_from_pile(state, seat, colour, 0)


@jit
def _take_from_pile(state: State, seat: int, colour: int, place: int) -> None:
    value = state.pile[colour, place]
    state.pile_size[colour] -= 1
    for below in range(place, state.pile_size[colour]):
        state.pile[colour, below] = state.pile[colour, below + 1]
    state.pile[colour, state.pile_size[colour]] = 0
    state.hand[seat, colour] |= 1 << value
    state.backs[seat, colour] += 1
    state.seen[colour, value] |= 1 << seat


@jit
def _roll(state: State, action: int) -> int:
    """S10: all three dice; S13: which card of the victim.

    One call of roll for both: its code is large, and compiled for each call.
    """
    sides = COLOURS * COLOURS * len(FACES)
    if action != ROLL:
        sides = state.backs[(action - ROB) // COLOURS, (action - ROB) % COLOURS]
    return roll(state, sides)


@jit
def _obey_dice(state: State, seat: int, lot: int) -> None:
    """S10: the influence die decides."""
    state.rolled = 1
    state.dice[FIRST] = lot % COLOURS
    state.dice[SECOND] = lot // COLOURS % COLOURS
    state.dice[INFLUENCE] = FACES[lot // (COLOURS * COLOURS)]
    state.phase = PASSING
    if state.dice[INFLUENCE] == ONE:
        state.phase = HELP
    elif state.dice[INFLUENCE] == STEAL:
        _look_for_a_victim(state, seat)
    else:
        _draw_two(state, seat)


@jit
def _draw_two(state: State, seat: int) -> None:
    """S11: with nine cards in hand only one, of the seat's choice."""
    nine = hand_size(state, seat) == MOST_CARDS - 1
    for die in range(SECOND + 1):
        colour = state.dice[die]
        if state.pile_size[colour] > 0:
            if nine:
                state.phase = PICK
            else:
                _draw(state, seat, colour)


@jit
def _look_for_a_victim(state: State, seat: int) -> None:
    """S13: compulsory if possible."""
    for other in range(state.players):
        held = (
            state.backs[other, state.dice[FIRST]] + state.backs[other, state.dice[SECOND]]
        )
        if other != seat and held > 0:
            state.phase = THEFT


@jit
def _search(state: State, seat: int, colour: int) -> None:
    """S12: the seat knows the whole pile; others lose track of two cards or more."""
    state.phase = KEEPING
    state.searched = colour
    size = state.pile_size[colour]
    for place in range(size):
        value = state.pile[colour, place]
        if size > 1:
            state.seen[colour, value] = 0
        state.seen[colour, value] |= 1 << seat


@jit
def _keep(state: State, seat: int, colour: int, value: int) -> None:
    """S12: the others stay in order."""
    place = 0
    while state.pile[colour, place] != value:
        place += 1
    _take_from_pile(state, seat, colour, place)
    state.searched = 0
    state.phase = PASSING


@jit
def _rob(state: State, thief: int, target: int, lot: int) -> None:
    """S13: a random card; if there were several, other seats lose track of them."""
    victim, colour = target // COLOURS, target % COLOURS
    value = _nth(state.hand[victim, colour], lot)
    cards = state.hand[victim, colour] if state.backs[victim, colour] > 1 else 0
    while cards:
        state.seen[colour, lowest(cards)] &= 1 << thief | 1 << victim
        cards &= cards - 1
    state.seen[colour, value] |= 1 << thief
    state.hand[victim, colour] ^= 1 << value
    state.hand[thief, colour] |= 1 << value
    state.backs[victim, colour] -= 1
    state.backs[thief, colour] += 1
    state.phase = PASSING


# The gang war.


@jit
def _open_fire(state: State, seat: int, action: int) -> None:
    """S14: start a war, or join it, with a card face down."""
    card = action - JOIN if action >= JOIN else action - WAR
    if state.war_round == 0:
        state.war_round = 1
    state.joined[seat] = 1 + card // VALUES
    _lay(state, seat, card % VALUES + 1)
    state.phase = STAKING


@jit
def _lay(state: State, seat: int, value: int) -> None:
    """S14, S16: from the hand, face down; known cards stay known as a group."""
    colour = state.joined[seat] - 1
    state.hand[seat, colour] ^= 1 << value
    state.backs[seat, colour] -= 1
    state.down[seat] = value
    state.covered |= 1 << seat


@jit
def _fight(state: State, seat: int, action: int) -> None:
    """S14-S24: all decisions of a war after the first card."""
    if action < OUT:
        state.dirty[seat, action - STAKE] -= 1
        state.stake[seat] = 1 + action - STAKE
        state.phase = JOINING
    elif ADD < action < STOP:
        _lay(state, seat, action - ADD)
    elif action == STOP:
        state.stopped |= 1 << seat
    elif action == BETRAY:
        state.turned |= 1 << seat
    elif action >= FOUND:
        _found(state, seat, action - FOUND)
    elif action >= BUSINESS:
        _share(state, seat, action)
    elif action >= BLOW_UP:
        card = action - BLOW_UP
        blow_up(state, seat, card // VALUES, card % VALUES + 1)


@jit
def _ask_next(state: State) -> None:
    """S14-S16: the next seat to decide, clockwise; at the starter a new pass begins."""
    seat = state.turn
    asked = False
    while not asked:
        seat = _left_of(state, seat)
        if seat == state.starter:
            _begin_pass(state)
        asked = state.phase > ADDING or is_asked(state, seat)
    if state.phase <= ADDING:
        state.turn = seat


@jit
def is_asked(state: State, seat: int) -> bool:
    """Whether the present pass stops at this seat."""
    if state.phase == JOINING:
        return True
    if state.phase == ADDING:
        out = state.stopped | state.turned
        return state.joined[seat] > 0 and not out >> seat & 1
    new_traitor = state.fresh[seat] == TRAITOR and state.war_round == 1
    return state.fresh[seat] == BOMB or new_traitor


@jit
def _begin_pass(state: State) -> None:
    """S15, S16: turn up and decide, then lay more; without a new card the war ends."""
    if state.phase == DECIDING:
        state.phase = ADDING
        state.war_round += 1
        for seat in range(state.players):
            state.fresh[seat] = 0
    elif state.covered:
        state.phase = DECIDING
        _turn_up(state)
    else:
        _end_war(state)


@jit
def _turn_up(state: State) -> None:
    """S15: the new cards become public."""
    for seat in range(state.players):
        if state.down[seat]:
            value = state.down[seat]
            colour = state.joined[seat] - 1
            state.table[colour, state.table_size[colour]] = value
            state.table_size[colour] += 1
            state.seen[colour, value] = EVERYBODY
            state.fresh[seat] = value
            state.down[seat] = 0
    state.covered = 0


@jit
def blow_up(state: State, bomber: int, colour: int, value: int) -> None:
    """S20: the bomb and its victim go under their own piles at once."""
    for step in range(2):
        seat = fighter_for(state, colour) if step == 0 else bomber
        hit = state.joined[seat] - 1
        card = value if step == 0 else BOMB
        if state.fresh[seat] == card:  # S21: it has no decision any more
            state.fresh[seat] = 0
        _take_from_table(state, hit, card)
        _put_under(state, hit, card)


@jit
def _take_from_table(state: State, colour: int, value: int) -> None:
    state.table_size[colour] -= 1
    found = False
    for place in range(state.table_size[colour]):
        found = found or state.table[colour, place] == value
        if found:
            state.table[colour, place] = state.table[colour, place + 1]
    state.table[colour, state.table_size[colour]] = 0


@jit
def _put_under(state: State, colour: int, value: int) -> None:
    """Make a card known to all."""
    state.pile[colour, state.pile_size[colour]] = value
    state.pile_size[colour] += 1


@jit
def fighter_for(table: Public, colour: int) -> int:
    """The seat that joined with a colour; -1 if there is none."""
    for seat in range(table.players):
        if table.joined[seat] == colour + 1:
            return seat
    return -1


@jit
def ally_of(table: Public, colour: int) -> int:
    """The seat whose traitor has joined this family; -1 if there is none."""
    seat = fighter_for(table, PARTNER[colour])
    return seat if seat >= 0 and table.turned >> seat & 1 else -1


@jit
def strengths(table: Public) -> int:
    """S17: the strength of every family on the table, with the traitor of an ally.

    All are packed into one number; strength_of unpacks it.
    """
    packed = 0
    for seat in range(table.players):
        colour = table.joined[seat] - 1
        if table.turned >> seat & 1:
            packed += (table.table_size[colour] * TURNED) << PARTNER[colour] * _WIDTH
        elif colour >= 0:
            for place in range(table.table_size[colour]):
                packed += table.table[colour, place] << colour * _WIDTH
    return packed


@jit
def strength_of(packed: int, colour: int) -> int:
    """The strength of one family."""
    return packed >> colour * _WIDTH & (1 << _WIDTH) - 1


@jit
def winning_colour(table: Public) -> int:
    """S17: the strongest family that is not tied; -1 if there is none."""
    packed = strengths(table)
    best = -1
    most = 0
    for colour in range(COLOURS):
        own = strength_of(packed, colour)
        equal = 0
        for other in range(COLOURS):
            equal += strength_of(packed, other) == own
        if own > most and equal == 1:
            best, most = colour, own
    return best


@jit
def has_cards_left(table: Public, seat: int) -> bool:
    """S18: whether a card of the seat lies on the table."""
    fights: bool = seat >= 0 and table.table_size[table.joined[seat] - 1] > 0
    return fights


@jit
def _end_war(state: State) -> None:
    """S17, S18: find the winners; two winners share, one gets all."""
    state.phase = SETTLING
    colour = winning_colour(state)
    if colour < 0:
        return
    state.won = colour + 1
    state.turn = fighter_for(state, colour)
    ally = ally_of(state, colour)
    if not has_cards_left(state, ally):
        state.phase = FOUNDING
    elif has_cards_left(state, state.turn):
        state.phase = SHARING
    else:  # S25
        state.phase = FOUNDING
        state.turn = ally
    if state.phase == FOUNDING:
        state.launderer = state.turn + 1


# Spoils.


@jit
def _share(state: State, seat: int, action: int) -> None:
    """S24: the family's player chooses, the traitor's player gets the other."""
    ally = ally_of(state, state.won - 1)
    state.phase = FOUNDING
    state.turn = seat if action == BUSINESS else ally
    state.launderer = 1 + (ally if action == BUSINESS else seat)


@jit
def left_in(table: Public, colour: int) -> int:
    """The number of businesses of a colour that are not founded."""
    left = TYPES
    for seat in range(table.players):
        left -= table.owned[seat, colour]
    return left


@jit
def _look_at_businesses(state: State) -> None:
    """S23: the founder looks at the businesses left, if there are any."""
    if left_in(state, state.won - 1) > 0:
        state.scouts[state.won - 1] |= 1 << state.turn
    else:
        state.phase = SETTLING


@jit
def _found(state: State, seat: int, kind: int) -> None:
    """S23: only the founder knows the business taken and those left.

    Seats that knew the last one left still know it when it is founded; not in edition 1.
    """
    colour = state.won - 1
    state.firm[colour, kind] = 1 + seat
    state.owned[seat, colour] += 1
    if state.edition == 1 or left_in(state, colour) > 0:
        state.scouts[colour] = 1 << seat
    else:
        state.last_firm[colour] = 1 + kind
        state.last_founder[colour] = 1 + seat
    state.phase = SETTLING


@jit
def _settle(state: State) -> None:
    """S26: launder, stakes to the bank, cards under their piles; then S28 and S29."""
    if state.launderer:
        _launder(state, state.launderer - 1)
    for colour in range(COLOURS):
        for place in range(state.table_size[colour]):
            _put_under(state, colour, state.table[colour, place])
            state.table[colour, place] = 0
        state.table_size[colour] = 0
    for seat in range(state.players):
        state.joined[seat] = 0
        state.stake[seat] = 0
    state.stopped = state.turned = state.won = state.launderer = 0
    state.war_round = 0
    state.phase = PASSING
    if _is_over(state):
        _end_game(state)


@jit
def _launder(state: State, seat: int) -> None:
    """S23: the own stake and as much from the bank; S24: or both stakes."""
    colour = state.won - 1
    first = fighter_for(state, colour)
    ally = ally_of(state, colour)
    if not has_cards_left(state, ally) or not has_cards_left(state, first):
        first = ally = seat
    state.clean[seat, state.stake[first] - 1] += 1
    state.clean[seat, state.stake[ally] - 1] += 1


# The end.


@jit
def _is_over(state: State) -> bool:
    """S28: a godfather; S29: payday, when a seat has no dirty money left."""
    for seat in range(state.players):
        notes = 0
        for kind in range(KINDS_OF_NOTES):
            notes += state.dirty[seat, kind]
        if notes == 0 or is_godfather(state, seat):
            return True
    return False


@jit
def is_godfather(table: Public, seat: int) -> bool:
    """S28: all three businesses of one colour."""
    for colour in range(COLOURS):
        if table.owned[seat, colour] == TYPES:
            return True
    return False


@jit
def _end_game(state: State) -> None:
    """All businesses are turned up."""
    state.phase = OVER
    state.turn = 0
    for colour in range(COLOURS):
        state.scouts[colour] = EVERYBODY


@jit
def score(state: State, points: Ints) -> None:
    """Write every seat's result; before the end, without points for businesses."""
    for seat in range(state.players):
        points[seat] = _result(state, seat)


@jit
def _result(state: State, seat: int) -> int:
    total = 0
    for category in range(CATEGORIES):
        total += result_in(state, seat, category)
    return total


@jit
def result_in(table: State, seat: int, category: int) -> int:
    """S29, in one category."""
    if category <= DIRTY:
        total = 0
        for kind in range(KINDS_OF_NOTES):
            if category == CLEAN:
                total += table.clean[seat, kind] * NOTES[kind]
            else:
                total -= table.dirty[seat, kind] * NOTES[kind]
        return total
    if table.phase != OVER:
        return 0
    if category == VARIETY:
        return VARIETY_BONUS if _has_variety(table, seat) else 0
    return MOST_BONUS if _has_most(table, seat, category - MOST) else 0


@jit
def _has_variety(table: State, seat: int) -> bool:
    """S29: all three types in three different colours."""
    for first in range(COLOURS):
        for second in range(COLOURS):
            if table.firm[first, 0] == table.firm[second, 1] == seat + 1:
                for third in range(COLOURS):
                    different = first != second != third != first
                    if different and table.firm[third, 2] == seat + 1:
                        return True
    return False


@jit
def _has_most(table: State, seat: int, kind: int) -> bool:
    """S29: strictly the most businesses of a type."""
    own = _count_type(table, seat, kind)
    for other in range(table.players):
        if other != seat and _count_type(table, other, kind) >= own:
            return False
    return True


@jit
def _count_type(table: State, seat: int, kind: int) -> int:
    firms = 0
    for colour in range(COLOURS):
        firms += table.firm[colour, kind] == seat + 1
    return firms


@jit
def winners(state: State) -> int:
    """S28: the godfather; S29: the highest result, ties share."""
    most = 0
    leaders = 0
    godfather = 0
    for seat in range(state.players):
        total = _result(state, seat)
        if leaders == 0 or total > most:
            most = total
            leaders = 0
        leaders |= (total == most) << seat
        godfather |= is_godfather(state, seat) << seat
    return godfather if godfather else leaders
