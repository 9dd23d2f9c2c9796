"""Strategy for Sicilianos.

Dirty money counts as minus points. A note that is lost in a war is at least gone, and
one that wins comes back as twice as much clean money. Only wars do that, and every war
costs cards, which are scarce. So the strategy is to

- keep one strong family together, and let the others start wars;
- fight where no other seat can bring as much, and stake large notes there;
- lay the smallest card that is enough, and none when no other seat can follow;
- join with a spare card only to get rid of a note, when ahead or when few wars are left:
  the game ends when the first seat has no dirty money;
- not end the game while behind;
- go for three businesses of one colour, which win the game, and stop others who do.

Names and comments say I for the seat of the view.
"""

from malavita.bots.style import Style
from malavita.engine.bits import lowest
from malavita.engine.jit import jit
from malavita.engine.layout import Ints
from malavita.engine.luck import pick
from malavita.games.sicilianos.actions import (
    ADD,
    BETRAY,
    BLOW_UP,
    BUSINESS,
    DRAW,
    FOUND,
    JOIN,
    KEEP,
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
    BOMB,
    COLOURS,
    KINDS_OF_NOTES,
    NOTES,
    PARTNER,
    TURNED,
    TYPES,
    VALUES,
)
from malavita.games.sicilianos.rules import (
    ADDING,
    DECIDING,
    DRAFTING,
    FOUNDING,
    HELP,
    JOINING,
    KEEPING,
    PICK,
    SHARING,
    STAKING,
    THEFT,
    TURN,
    ally_of,
    card_number,
    fighter_for,
    hand_size,
    left_in,
    own_cards,
    strength_of,
    strengths,
    winning_colour,
)
from malavita.games.sicilianos.state import State, View

STYLE = Style(soldiers=80, loose=0, win=0.3)

EIGHTHS = 8

# Strength.
UNSEEN = 6  # assumed strength of an unseen card
START_LEAD = 8  # least lead over all others to start a war
JOIN_LEAD = 3  # least lead to join a war in order to win it
STAKE_LEAD = -4  # with this lead I stake my smallest note ...
STAKE_SPAN = 10  # ... and with this much more the largest
RUSH = 10  # how much better a card I throw in if I want the game to end
NEVER = -100  # a lead with which no war can be won

# Worths, in points of the result.
CARD = 24  # a card in my hand
FIRM = 60  # a business
NEXT_FIRM = 60  # added for each I have of a colour, if all three can still be mine
GODFATHER = 1000
RUSH_LEAD = 80  # with this lead in points I want the game to end
LIKING = 20  # points that are worth as much as one of strength
LARGE_NOTE = 20  # a seat that stakes it hopes to win
LAST_NOTE = 10  # least worth of staking my last note

# Rates, in eighths.
LONG_SHOT = 3  # how often a war is won that should be lost
THROW = 2  # how much better a card I throw in for each point of the note
FIT = 16  # added worth of a card of a strong family
SHARP = 32  # weight of the value of a card when I take one
COMPANY = 2  # weight of the other cards of its family when I give one up


@jit
def advise(view: View, actions: Ints, n: int, luck: Ints) -> int:
    """The soldier's choice among the n legal actions."""
    if n == 1:
        only: int = actions[0]
        return only
    if view.phase == TURN:
        return _take_turn(view, actions[0] == ROLL)
    if view.phase == JOINING:
        return _answer_the_call(view)
    if view.phase == STAKING:
        return _stake(view)
    if view.phase == ADDING:
        return _lay_more(view, actions, n)
    return _best(view, actions, n, luck)


@jit
def _best(view: View, actions: Ints, n: int, luck: Ints) -> int:
    """The action with the largest worth; ties are broken at random."""
    best: int = actions[0]
    most = _worth(view, best)
    equal = 1
    for i in range(1, n):
        worth = _worth(view, actions[i])
        if worth > most:
            best, most, equal = actions[i], worth, 1
        elif worth == most:
            equal += 1
            if pick(luck, equal) == 0:
                best = actions[i]
    return best


@jit
def _worth(view: View, action: int) -> int:
    """The worth of an action, comparable with others of the same phase."""
    phase = view.phase
    if phase in (HELP, PICK):
        return _worth_of_drawing(view, action)
    if phase == KEEPING:
        return action - KEEP
    if phase == THEFT:
        return _worth_of_stealing(
            view, (action - ROB) // COLOURS, (action - ROB) % COLOURS
        )
    if phase == DECIDING:
        return _worth_of_deciding(view, action)
    if phase == SHARING:
        return _worth_of_sharing(view, action)
    if phase == FOUNDING:
        return _firms_of_type(view, action - FOUND)  # collect one type
    return 0


# Strength.


@jit
def _reach(view: View, seat: int, colour: int) -> int:
    """The total strength of a seat's cards of a family; unseen ones are guessed."""
    cards = view.hand[seat, colour]
    unseen: int = view.backs[seat, colour]
    if seat != view.seat and view.joined[seat] == colour + 1:
        unseen += view.covered >> seat & 1
    total = 0
    while cards:
        total += lowest(cards)
        unseen -= 1
        cards &= cards - 1
    return total + unseen * UNSEEN


@jit
def _laid_colours(view: View) -> int:
    """The families at war, as a set."""
    laid = 0
    for seat in range(view.players):
        laid |= 1 << view.joined[seat]
    return laid >> 1


@jit
def _rivals_reach(view: View, colour: int) -> int:
    """The largest strength that another seat can bring against my family."""
    taken = _laid_colours(view) | 1 << colour
    most = 0
    for seat in range(view.players):
        if seat == view.seat:
            continue
        if view.joined[seat]:
            most = max(most, _reach(view, seat, view.joined[seat] - 1))
        elif _is_asked_after_me(view, seat):
            for other in range(COLOURS):
                if view.backs[seat, other] and not taken >> other & 1:
                    most = max(most, _reach(view, seat, other))
    return most


@jit
def _is_asked_after_me(view: View, seat: int) -> bool:
    """Whether a seat may still join the war."""
    first, players = view.starter, view.players
    after: bool = (seat - first) % players > (view.seat - first) % players
    return after


@jit
def _lead(view: View, colour: int) -> int:
    """My lead over all others if I fight for a family with all my cards."""
    own = _reach(view, view.seat, colour) + view.down[view.seat]
    lead: int = own - _rivals_reach(view, colour)
    return lead


@jit
def _final_strength(view: View, packed: int, seat: int) -> int:
    """The strength that a fighter's family may reach; a traitor has none."""
    if view.joined[seat] == 0 or view.turned >> seat & 1:
        return 0
    colour = view.joined[seat] - 1
    strength = strength_of(packed, colour)
    if not view.stopped >> seat & 1:
        strength += _reach(view, seat, colour)
    return strength


# The standing.


@jit
def _standing(view: View, seat: int) -> int:
    """A seat's result if the game ended now, its businesses guessed."""
    total = 0
    for kind in range(KINDS_OF_NOTES):
        total += (view.clean[seat, kind] - view.dirty[seat, kind]) * NOTES[kind]
    for colour in range(COLOURS):
        total += view.owned[seat, colour] * FIRM
    return total


@jit
def _ahead(view: View) -> int:
    """My lead in points over the best other seat."""
    best = -GODFATHER
    for seat in range(view.players):
        if seat != view.seat:
            best = max(best, _standing(view, seat))
    return _standing(view, view.seat) - best


@jit
def _would_end_it_behind(view: View) -> bool:
    """Whether my last note would end a game that I do not win."""
    return _notes_of(view, view.seat) == 1 and _ahead(view) + LAST_NOTE < 0


@jit
def _prize(view: View, seat: int, colour: int) -> int:
    """The worth of one more business of a colour to a seat."""
    left = left_in(view, colour)
    own = view.owned[seat, colour]
    if left == 0:
        return 0
    if own + left < TYPES:
        return FIRM
    return GODFATHER if left == 1 else FIRM + own * NEXT_FIRM


@jit
def _godfather_looms(view: View) -> bool:
    """Whether another seat becomes godfather by winning this war."""
    for seat in range(view.players):
        colour = view.joined[seat] - 1
        if colour >= 0 and seat != view.seat and _prize(view, seat, colour) == GODFATHER:
            return True
    return False


# My turn, and the wars of others.


@jit
def _take_turn(view: View, may_roll: bool) -> int:
    """Start a war that I should win; otherwise roll."""
    colour = _best_family(view, 0)
    ready = _lead(view, colour) >= START_LEAD and not _would_end_it_behind(view)
    if may_roll and not ready:
        return ROLL
    return WAR + card_number(colour, _highest(view.hand[view.seat, colour]))


@jit
def _best_family(view: View, taken: int) -> int:
    """The family, not yet taken, with which I have the largest lead."""
    best = -1
    most = -1
    for colour in range(COLOURS):
        if view.hand[view.seat, colour] and not taken >> colour & 1:
            worth = _reach(view, view.seat, colour)
            worth += _prize(view, view.seat, colour) // LIKING
            if worth > most:
                best, most = colour, worth
    return best


@jit
def _highest(cards: int) -> int:
    """The highest of some cards."""
    value = 0
    while cards >> value + 1:
        value += 1
    return value


@jit
def _answer_the_call(view: View) -> int:
    """Join to win, or to stop a godfather, or to get rid of a note."""
    colour = _best_family(view, _laid_colours(view))
    looms = _godfather_looms(view)
    if _would_end_it_behind(view) and not looms:
        return OUT
    if looms or _lead(view, colour) >= JOIN_LEAD:
        return JOIN + card_number(colour, _highest(view.hand[view.seat, colour]))
    return _throw_in(view)


@jit
def _throw_in(view: View) -> int:
    """The card that I need least, if it is worth less than losing a note."""
    taken = _laid_colours(view)
    action = OUT
    least = hand_size(view, view.seat) + NOTES[_note_for(view, NEVER)] * THROW // EIGHTHS
    if _ahead(view) >= RUSH_LEAD:
        least += RUSH
    for colour in range(COLOURS):
        cards = view.hand[view.seat, colour]
        if cards and not taken >> colour & 1:
            company = _reach(view, view.seat, colour) * COMPANY // EIGHTHS
            worth = lowest(cards) + company
            if worth < least:
                action, least = JOIN + card_number(colour, lowest(cards)), worth
    return action


@jit
def _stake(view: View) -> int:
    """The note to stake: the larger my lead, the larger the note."""
    return STAKE + _note_for(view, _lead(view, view.joined[view.seat] - 1))


@jit
def _notes_of(view: View, seat: int) -> int:
    """How many dirty notes a seat has left."""
    notes = 0
    for kind in range(KINDS_OF_NOTES):
        notes += view.dirty[seat, kind]
    return notes


@jit
def _note_for(view: View, lead: int) -> int:
    """The kind of note for a war with this lead.

    When a seat has only a few notes left, only that many wars are to come, and I can use
    only that many of my largest notes.
    """
    own = _notes_of(view, view.seat)
    wars = own
    for seat in range(view.players):
        wars = min(wars, _notes_of(view, seat) + (view.stake[seat] > 0))
    useless = own - wars
    place = useless + (lead - STAKE_LEAD) * wars // STAKE_SPAN
    place = min(max(place, useless), own - 1)
    kind = 0
    while place >= view.dirty[view.seat, kind]:
        place -= view.dirty[view.seat, kind]
        kind += 1
    return kind


# More cards.


@jit
def _lay_more(view: View, actions: Ints, n: int) -> int:
    """Stop if no other seat can follow or I cannot win; otherwise lay what is needed."""
    packed = strengths(view)
    colour = view.joined[view.seat] - 1
    own = strength_of(packed, colour)
    now, later = 0, 0
    for seat in range(view.players):
        if seat != view.seat and view.joined[seat] and not view.turned >> seat & 1:
            laid = strength_of(packed, view.joined[seat] - 1)
            now = max(now, laid + (view.covered >> seat & 1) * UNSEEN)
            later = max(later, _final_strength(view, packed, seat))
    hopeless = own + _reach(view, view.seat, colour) <= now
    if own > later or hopeless or not _pays(view, actions, n, own, later):
        return STOP
    return _smallest_that_is_enough(actions, n, later - own)


@jit
def _pays(view: View, actions: Ints, n: int, own: int, needed: int) -> bool:
    """Whether the spoils are worth the cards that are needed."""
    cost = 0
    for i in range(n - 1, 0, -1):
        if own <= needed:
            own += actions[i] - ADD
            cost += CARD
    gain = 2 * NOTES[view.stake[view.seat] - 1]
    gain += _prize(view, view.seat, view.joined[view.seat] - 1)
    if _godfather_looms(view):
        gain = GODFATHER
    if own <= needed:
        gain = gain * LONG_SHOT // EIGHTHS
    pays: bool = gain >= cost
    return pays


@jit
def _smallest_that_is_enough(actions: Ints, n: int, gap: int) -> int:
    """The smallest card above the gap, or else the largest (actions are in order)."""
    for i in range(1, n):
        if actions[i] - ADD > gap:
            enough: int = actions[i]
            return enough
    largest: int = actions[n - 1]
    return largest


# Traitors and bombs.


@jit
def _worth_of_deciding(view: View, action: int) -> int:
    """The lead of my side over all others after the action."""
    me = view.seat
    colour = view.joined[me] - 1
    if action == BETRAY:
        ally = fighter_for(view, PARTNER[colour])
        return _lead_after(view, ally, me, TURNED, colour, 0)
    if action < BLOW_UP:
        return _lead_after(view, me, me, 0, colour, 0)
    if view.table_size[colour] == 1 and view.backs[me, colour] == 0:
        return NEVER  # without a card on the table I cannot win
    card = action - BLOW_UP
    return _lead_after(view, me, me, -BOMB, card // VALUES, card % VALUES + 1)


@jit
def _lead_after(
    view: View, seat: int, friend: int, gain: int, hit: int, loss: int
) -> int:
    """A seat's lead over all but its ally, after a gain and a loss of another seat."""
    packed = strengths(view)
    most = 0
    for other in range(view.players):
        if other != seat and other != friend and view.joined[other]:
            strength = _final_strength(view, packed, other)
            strength -= loss * (view.joined[other] - 1 == hit)
            most = max(most, strength)
    return _final_strength(view, packed, seat) + gain - most


# Cards from the piles, and from others.


@jit
def _worth_of_drawing(view: View, action: int) -> int:
    """Prefer a high card of a family that I have; a search gets the best of a pile."""
    if action >= SEARCH:
        colour = action - SEARCH
        value: int = VALUES - VALUES // (view.pile_size[colour] + 1)
    else:
        colour = action - DRAW
        value = view.pile[colour, 0] if view.pile[colour, 0] else UNSEEN
    return value * SHARP // EIGHTHS + _fit(view, colour)


@jit
def _fit(view: View, colour: int) -> int:
    """The added worth of another card of a colour to my hand."""
    strong = _reach(view, view.seat, colour) * FIT // EIGHTHS
    return strong + _prize(view, view.seat, colour) // LIKING


@jit
def _worth_of_stealing(view: View, victim: int, colour: int) -> int:
    """Prefer a high card that fits, from a seat that is ahead and needs it."""
    value: int = _reach(view, victim, colour) // view.backs[victim, colour]
    worth = value * SHARP // EIGHTHS + _fit(view, colour)
    worth += _prize(view, victim, colour) // EIGHTHS
    return worth + _standing(view, victim) // LIKING


# Spoils.


@jit
def _worth_of_sharing(view: View, action: int) -> int:
    """The worth of money, or of a business to me or to my ally."""
    colour = view.won - 1
    ally = ally_of(view, colour)
    if action == MONEY:
        money: int = NOTES[view.stake[view.seat] - 1] + NOTES[view.stake[ally] - 1]
        return money
    return max(_prize(view, view.seat, colour), _prize(view, ally, colour))


@jit
def _firms_of_type(view: View, kind: int) -> int:
    """The number of my businesses of a type."""
    firms = 0
    for colour in range(COLOURS):
        firms += view.firm[colour, kind] == view.seat + 1
    return firms


# Clearly bad actions.


@jit
def is_silly(view: View, action: int) -> bool:
    """Whether an action adds a card to a won war, or gives away the game or spoils."""
    if view.phase == ADDING:
        return ADD < action < STOP and _has_won(view)
    if view.phase == SHARING:
        prize = _prize(view, view.seat, view.won - 1)
        if action == MONEY:
            return prize == GODFATHER
        return action == BUSINESS and prize == 0
    return False


@jit
def _has_won(view: View) -> bool:
    """Whether my family wins now, and no other seat can change it."""
    for seat in range(view.players):
        if seat != view.seat and _may_follow(view, seat):
            return False
    won: bool = winning_colour(view) == view.joined[view.seat] - 1
    return won


@jit
def _may_follow(view: View, seat: int) -> bool:
    """Whether a seat may have laid a card in this round, or can still lay one."""
    if view.joined[seat] == 0 or (view.stopped | view.turned) >> seat & 1:
        return False
    cards: int = view.backs[seat, view.joined[seat] - 1] + (view.covered >> seat & 1)
    return cards > 0


# Equivalent actions.


@jit
def distinct(view: View, actions: Ints, n: int) -> int:
    """Keep one of each group of equivalent actions; return how many are left."""
    kept = 0
    for i in range(n):
        action = actions[i]
        known = False
        for j in range(kept):
            known = known or _come_to_the_same(view, actions[j], action)
        if not known:
            actions[kept] = action
            kept += 1
    return kept


@jit
def _come_to_the_same(view: View, one: int, other: int) -> bool:
    """Whether two actions are equivalent as far as I know."""
    if view.phase == DRAFTING:
        # Families form a ring, and bombs and traitors are symmetrical in it.
        return _nobody_has_a_card(view)
    if view.phase == HELP:
        colour = one - DRAW
        return other - SEARCH == colour and view.pile_size[colour] == 1
    if view.phase == FOUNDING:
        return _are_known_alike(view, one - FOUND, other - FOUND)
    return False


@jit
def _nobody_has_a_card(view: View) -> bool:
    cards = 0
    for seat in range(view.players):
        cards += hand_size(view, seat)
    return cards == 0


@jit
def _are_known_alike(view: View, kind: int, other: int) -> bool:
    """Whether I know the same of two types in every colour."""
    for colour in range(COLOURS):
        if view.firm[colour, kind] != view.firm[colour, other]:
            return False
    return True


# Imagined states.


@jit
def ask_again(state: State, seat: int) -> None:
    """Let others who want to win have laid their best hidden card.

    Seats decide one after the other, so no decision is undone; but a seat that stakes a
    large note, or lays one more card, has not chosen its card at random.
    """
    for other in range(state.players):
        if other != seat and state.covered >> other & 1 and _means_it(state, other):
            _lay_the_best(state, other)


@jit
def _means_it(state: State, seat: int) -> bool:
    """Whether a fighter shows that it wants to win."""
    means_it: bool = NOTES[state.stake[seat] - 1] >= LARGE_NOTE or state.war_round > 1
    return means_it


@jit
def _lay_the_best(state: State, seat: int) -> None:
    """Replace the hidden card of a fighter by the highest in its hand."""
    colour = state.joined[seat] - 1
    cards = own_cards(state, seat, colour)
    state.down[seat] = _highest(cards)
    state.hand[seat, colour] = cards ^ 1 << state.down[seat]
