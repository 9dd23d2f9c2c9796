"""A table of Sicilianos as JSON, and back; see docs/positions.md."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Literal, get_args

import msgspec

from malavita.engine.bits import members
from malavita.engine.dice import shuffle
from malavita.engine.errors import BadPosition
from malavita.engine.plain import plain
from malavita.engine.position import BasePosition, ViewHead
from malavita.games.sicilianos import rules
from malavita.games.sicilianos.cards import (
    COLOUR_NAMES,
    COLOURS,
    FACE_NAMES,
    FIRST,
    FIRST_HAND,
    INFLUENCE,
    MOST_CARDS,
    NOTES,
    NOTES_EACH,
    ONE,
    PARTNER,
    SECOND,
    STEAL,
    TRAITOR,
    TWO,
    TYPE_NAMES,
    TYPES,
    VALUES,
    Colour,
    Face,
)
from malavita.games.sicilianos.names import card_name
from malavita.games.sicilianos.rules import EVERYBODY
from malavita.games.sicilianos.story import businesses_of

# In the order of the phases in rules.py.
Stage = Literal[
    "draft", "turn", "pick", "help", "keep", "steal",
    "stake", "join", "decide", "add", "share", "found", "over",
]  # fmt: skip
STAGES: tuple[Stage, ...] = get_args(Stage)
Seats = list[int] | Literal["all"]
Notes = dict[str, int]
Unknown = Literal["?"]
UNKNOWN: Unknown = "?"
Card = int | Unknown  # its value, or "?" in a view
NOTE_NAMES = tuple(map(str, NOTES))
MOST_CLEAN = 100  # notes of a value: beyond what all wars of a game can launder


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last roll."""

    first: Colour
    second: Colour
    influence: Face


class Fighter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player has laid in a war."""

    colour: Colour
    stake: int | None = None
    cards: list[int] = []  # face up, in the order laid
    laid: Card | None = None  # face down
    new: bool = False  # the last of the cards was turned up in this round
    stopped: bool = False
    turned: bool = False  # it was a traitor, and counts for the other family


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player has."""

    hand: dict[Colour, list[int]]
    dirty: Notes
    clean: Notes
    businesses: list[str]
    war: Fighter | None = None


class Position(BasePosition, kw_only=True):
    stage: Stage
    turn: int | None  # the seat that decides; None when the game is over
    starter: int  # whose turn it is
    round: int = 0  # of the war, 0 in times of peace
    dice: Dice | None = None  # the last roll
    searched: Colour | None = None
    piles: dict[Colour, list[int] | int]  # top card first, or only how many
    businesses: dict[Colour, list[str]]  # those left
    scouts: dict[Colour, Seats] | None = None  # who knows them, or the last one
    last: dict[Colour, str] | None = None  # where none is left: the last one founded
    seen: dict[str, Seats] | None = None  # who else knows where a card is
    seats: list[Seat]


class SeatView(msgspec.Struct, frozen=True):
    """A seat as another one sees it."""

    hand: dict[Colour, list[Card]]
    dirty: Notes
    clean: Notes
    businesses: list[str]
    war: Fighter | None


class View(ViewHead, frozen=True, kw_only=True):
    """A table as a seat sees it."""

    stage: Stage
    turn: int | None
    starter: int
    round: int
    dice: Dice | None
    searched: Colour | None
    piles: dict[Colour, list[Card]]
    businesses: dict[Colour, list[str]]
    scouts: dict[Colour, Seats]
    last: dict[Colour, str]
    seen: dict[str, Seats]
    seats: list[SeatView]


REMEMBERED = 10_000  # what many seats of many tables have alike; copies are handed out
ASIDE = {"last", "scouts", "seen"}  # of a view, what a person at the table need not see


# Writing.


def write(state: Any, head: dict[str, Any]) -> View:
    """All there is."""
    table = plain(state)
    return _write(
        table,
        head,
        piles={
            name: list(table.pile[colour][: table.pile_size[colour]])
            for colour, name in enumerate(COLOUR_NAMES)
        },
        seen={
            card_name(colour, value): _seats(who)
            for colour, value, default in _hidden_cards(state)
            if (who := table.seen[colour][value]) != default
        },
        seats=[
            _seat(table, seat, _hand(table, seat), table.down[seat] or None)
            for seat in range(table.players)
        ],
    )


def _hidden_cards(state: Any) -> Iterator[tuple[int, int, int]]:
    """Cards in piles and hands, and who knows them unless something is said."""
    for colour in range(COLOURS):
        for value in state.pile[colour, : state.pile_size[colour]].tolist():
            yield colour, value, 0
        for seat in range(state.players):
            for value in members(rules.own_cards(state, seat, colour)):
                yield colour, value, 1 << seat


def show(view: Any, head: dict[str, Any]) -> View:
    """What the viewer may know; all else is "?"."""
    table = plain(view)
    piles = zip(COLOUR_NAMES, table.pile, table.pile_size, strict=True)
    return _write(
        table,
        head,
        piles={
            name: [n or UNKNOWN for n in pile[:size]] if any(pile) else [UNKNOWN] * size
            for name, pile, size in piles
        },
        seen=_seen(table),
        seats=[
            _seat(table, seat, _known_hand(table, seat), table.down[seat] or UNKNOWN)
            for seat in range(table.players)
        ],
    )


def _seen(table: Any) -> dict[str, Seats]:
    """Of a view: the cards that its owner knows and somebody else too."""
    seen: dict[str, Seats] = {}
    piles = zip(table.pile, table.pile_seen, strict=True)
    for colour, (pile, knowing) in enumerate(piles):
        if any(pile):  # most often nobody has seen anything of it
            for value, who in zip(pile, knowing, strict=True):
                if value:
                    seen[card_name(colour, value)] = _seats(who)
        for hand in table.shown[: table.players]:
            if hand[colour]:
                for value in members(hand[colour]):
                    seen[card_name(colour, value)] = "all"
    return seen


def _write(
    table: Any,
    head: dict[str, Any],
    *,
    piles: dict[Colour, list[Card]],
    seen: dict[str, Seats],
    seats: list[SeatView],
) -> View:
    searching = table.phase == rules.KEEPING
    return View(
        **head,
        stage=STAGES[table.phase],
        turn=None if table.phase == rules.OVER else table.turn,
        starter=table.starter,
        round=table.war_round,
        dice=_dice(table) if table.rolled else None,
        searched=COLOUR_NAMES[table.searched] if searching else None,
        piles=piles,
        businesses=_businesses_left(table),
        scouts={name: _seats(table.scouts[c]) for c, name in enumerate(COLOUR_NAMES)},
        last={
            name: TYPE_NAMES[last - 1]
            for name, last in zip(COLOUR_NAMES, table.last_firm, strict=True)
            if last
        },
        seen=seen,
        seats=seats,
    )


def _dice(table: Any) -> Dice:
    first, second, influence = table.dice
    return Dice(COLOUR_NAMES[first], COLOUR_NAMES[second], FACE_NAMES[influence])


def _seats(who: int) -> Seats:
    return "all" if who == EVERYBODY else members(who)


def _businesses_left(table: Any) -> dict[Colour, list[str]]:
    founded = map(sum, zip(*table.owned, strict=True))
    families = zip(COLOUR_NAMES, table.firm, founded, strict=True)
    return {name: list(_types_left(firm, n)) for name, firm, n in families}


@lru_cache(REMEMBERED)
def _types_left(firm: tuple[int, ...], founded: int) -> list[str]:
    """Of one family, those that nobody has founded; "?" for what is not known."""
    types = zip(TYPE_NAMES, firm, strict=True)
    known = [kind for kind, place in types if not place]
    return [*known, *["?"] * (TYPES - founded - len(known))]


def _hand(table: Any, seat: int) -> dict[Colour, list[Card]]:
    hand = zip(COLOUR_NAMES, table.hand[seat], strict=True)
    return {name: [*members(cards)] for name, cards in hand if cards}


def _known_hand(table: Any, seat: int) -> dict[Colour, list[Card]]:
    """With others, the colour of a card face down lists hand and card together."""
    sizes = list(table.backs[seat])
    if table.covered >> seat & 1 and seat != table.seat:
        sizes[table.joined[seat] - 1] += 1
    held = zip(COLOUR_NAMES, sizes, table.hand[seat], strict=True)
    known = [(name, size, members(cards)) for name, size, cards in held if size]
    return {
        name: [*cards, *[UNKNOWN] * (size - len(cards))] for name, size, cards in known
    }


def _seat(
    table: Any, seat: int, hand: dict[Colour, list[Card]], laid: Card | None
) -> SeatView:
    return SeatView(
        hand=hand,
        dirty=dict(_notes(table.dirty[seat])),
        clean=dict(_notes(table.clean[seat])),
        businesses=list(businesses_of(table, seat)),
        war=_fighter(table, seat, laid),
    )


@lru_cache(REMEMBERED)
def _notes(counts: tuple[int, ...]) -> Notes:
    return {note: n for note, n in zip(NOTE_NAMES, counts, strict=True) if n}


def _fighter(table: Any, seat: int, laid: Card | None) -> Fighter | None:
    colour = table.joined[seat] - 1
    if colour < 0:
        return None
    return Fighter(
        colour=COLOUR_NAMES[colour],
        stake=int(NOTES[table.stake[seat] - 1]) if table.stake[seat] else None,
        cards=list(table.table[colour][: table.table_size[colour]]),
        laid=laid if table.covered >> seat & 1 else None,
        new=table.fresh[seat] > 0,
        stopped=bool(table.stopped >> seat & 1),
        turned=bool(table.turned >> seat & 1),
    )


# Reading.


def _refuse(field: str, reason: str) -> BadPosition:
    return BadPosition(field=field, reason=reason)


def read(position: Position, state: Any) -> None:
    """Lay the table; players, options and dice of the state are set already."""
    _read_turn(position, state)
    free = [set(range(1, VALUES + 1)) for _ in range(COLOURS)]
    _read_hands(position, state, free)
    _read_fighters(position, state, free)
    _read_piles(position, state, free)
    _read_money(position, state)
    _read_businesses(position, state)
    _read_seen(position, state)
    _check_end(state)
    if state.phase == rules.DRAFTING:
        _check_draft(state)
    elif state.war_round:
        _check_war(position, state)
    elif state.phase != rules.OVER:
        _check_roll(position, state)


def _read_turn(position: Position, state: Any) -> None:
    state.phase = STAGES.index(position.stage)
    over = state.phase == rules.OVER
    if over != (position.turn is None):
        raise _refuse("turn", f"{position.turn} does not fit stage {position.stage}")
    state.turn = _check_seat("turn", position.turn or 0, state)
    state.starter = _check_seat("starter", position.starter, state)
    at_war = rules.STAKING <= state.phase <= rules.FOUNDING
    own_turn = rules.TURN <= state.phase <= rules.THEFT
    if own_turn and state.turn != state.starter:
        raise _refuse("turn", f"it is the turn of seat {state.starter}")
    if not at_war <= position.round <= at_war * (MOST_CARDS + 1):
        raise _refuse("round", f"{position.round} does not fit stage {position.stage}")
    state.war_round = position.round
    if position.dice:
        state.rolled = 1
        state.dice[FIRST] = COLOUR_NAMES.index(position.dice.first)
        state.dice[SECOND] = COLOUR_NAMES.index(position.dice.second)
        state.dice[INFLUENCE] = FACE_NAMES.index(position.dice.influence)
    if (position.searched is not None) != (state.phase == rules.KEEPING):
        raise _refuse("searched", "a pile is searched in stage keep only")
    if position.searched is not None:
        state.searched = COLOUR_NAMES.index(position.searched)


def _check_seat(field: str, seat: int, state: Any) -> int:
    if not 0 <= seat < state.players:
        raise _refuse(field, f"there is no seat {seat}")
    return seat


def _take(field: str, colour: int, value: int, free: list[set[int]]) -> None:
    """S1: every card once."""
    if value not in free[colour]:
        name = f"{COLOUR_NAMES[colour]} {value}"
        raise _refuse(field, f"there is no {name}, or it is somewhere else already")
    free[colour].remove(value)


def _read_hands(position: Position, state: Any, free: list[set[int]]) -> None:
    for seat, player in enumerate(position.seats):
        field = f"seats[{seat}].hand"
        for name, cards in player.hand.items():
            colour = COLOUR_NAMES.index(name)
            for value in cards:
                _take(field, colour, value, free)
                state.hand[seat, colour] |= 1 << value
                state.seen[colour, value] = 1 << seat
            state.backs[seat, colour] = len(cards)
        if rules.hand_size(state, seat) > MOST_CARDS:
            raise _refuse(field, f"more than {MOST_CARDS} cards (S8)")


def _read_fighters(position: Position, state: Any, free: list[set[int]]) -> None:
    for seat, player in enumerate(position.seats):
        fighter = player.war
        if fighter is None:
            continue
        field = f"seats[{seat}].war"
        if not state.war_round:
            raise _refuse(field, "there is no war")
        colour = COLOUR_NAMES.index(fighter.colour)
        if rules.fighter_for(state, colour) >= 0:
            reason = f"somebody else fights for {fighter.colour} (S14)"
            raise _refuse(f"{field}.colour", reason)
        state.joined[seat] = colour + 1
        for place, value in enumerate(fighter.cards):
            _take(f"{field}.cards", colour, value, free)
            state.table[colour, place] = value
            state.seen[colour, value] = EVERYBODY
        state.table_size[colour] = len(fighter.cards)
        _read_laid(f"{field}.laid", seat, fighter.laid, state, free)
        state.fresh[seat] = fighter.cards[-1] if fighter.new and fighter.cards else 0
        state.stopped |= fighter.stopped << seat
        state.turned |= fighter.turned << seat
        own = (
            rules.hand_size(state, seat) + len(fighter.cards) + (fighter.laid is not None)
        )
        if own > MOST_CARDS:
            raise _refuse(field, f"more than {MOST_CARDS} cards with the hand (S8)")


def _read_laid(
    field: str, seat: int, laid: int | str | None, state: Any, free: list[set[int]]
) -> None:
    if laid is None:
        return
    if isinstance(laid, str):
        raise _refuse(field, "a position says which card it is")
    colour = state.joined[seat] - 1
    _take(field, colour, laid, free)
    state.down[seat] = laid
    state.covered |= 1 << seat
    state.seen[colour, laid] = 1 << seat


def _read_piles(position: Position, state: Any, free: list[set[int]]) -> None:
    """Lay the piles in their order, or draw it with the dice of the state."""
    for colour, name in enumerate(COLOUR_NAMES):
        pile = position.piles.get(name, [])
        field = f"piles.{name}"
        rest = sorted(free[colour])
        size = pile if isinstance(pile, int) else len(pile)
        if size != len(rest):
            raise _refuse(field, f"{size} cards, but {len(rest)} are nowhere else")
        state.pile_size[colour] = size
        if isinstance(pile, int):
            for place, value in enumerate(rest):
                state.pile[colour, place] = value
            shuffle(state, state.pile[colour], size)
        else:
            for place, value in enumerate(pile):
                _take(field, colour, value, free)
                state.pile[colour, place] = value


def _read_money(position: Position, state: Any) -> None:
    for seat, player in enumerate(position.seats):
        field = f"seats[{seat}]"
        _read_notes(f"{field}.dirty", player.dirty, NOTES_EACH, state.dirty[seat])
        _read_notes(f"{field}.clean", player.clean, MOST_CLEAN, state.clean[seat])
        if player.war and player.war.stake is not None:
            if player.war.stake not in NOTES:
                raise _refuse(
                    f"{field}.war.stake", f"there is no note {player.war.stake}"
                )
            kind = NOTES.tolist().index(player.war.stake)
            state.stake[seat] = kind + 1
            if state.dirty[seat, kind] == NOTES_EACH:
                reason = f"he had only {NOTES_EACH} notes of it (S5)"
                raise _refuse(f"{field}.war.stake", reason)


def _read_notes(field: str, notes: Notes, most: int, counts: Any) -> None:
    for note, n in notes.items():
        if note not in map(str, NOTES):
            raise _refuse(field, f"there is no note {note!r}")
        if not 0 <= n <= most:
            raise _refuse(field, f"{n} notes of {note} are not 0 to {most}")
        counts[[str(each) for each in NOTES].index(note)] = n


def _read_businesses(position: Position, state: Any) -> None:
    free = {f"{colour} {kind}" for colour in COLOUR_NAMES for kind in TYPE_NAMES}
    for seat, player in enumerate(position.seats):
        for name in player.businesses:
            _take_business(f"seats[{seat}].businesses", name, free)
            colour, kind = name.split()
            state.firm[COLOUR_NAMES.index(colour), TYPE_NAMES.index(kind)] = seat + 1
            state.owned[seat, COLOUR_NAMES.index(colour)] += 1
    for colour, kinds in position.businesses.items():
        for kind in kinds:
            _take_business(f"businesses.{colour}", f"{colour} {kind}", free)
    if free:
        raise _refuse("businesses", f"{min(free)} is nowhere (S2)")
    for number, colour in enumerate(COLOUR_NAMES):
        untouched = rules.left_in(state, number) == TYPES or state.phase == rules.OVER
        default: Seats = "all" if untouched else []
        who = (position.scouts or {}).get(colour, default)
        if (who == "all") != untouched:
            reason = "all know what is left until somebody founds there, and at the end"
            raise _refuse(f"scouts.{colour}", reason)
        state.scouts[number] = _read_seats(f"scouts.{colour}", who, state)
    for colour, kind in (position.last or {}).items():
        _read_last(f"last.{colour}", COLOUR_NAMES.index(colour), kind, state)


def _read_last(field: str, colour: int, kind: str, state: Any) -> None:
    """Which business of a colour was founded last: its founder knows it."""
    if state.edition == 1:
        raise _refuse(field, "in edition 1 nobody remembers it")
    if kind not in TYPE_NAMES:
        raise _refuse(field, f"there is no {kind!r} (S2)")
    if rules.left_in(state, colour):
        raise _refuse(field, "some are left in this colour")
    founder = state.firm[colour, TYPE_NAMES.index(kind)]
    state.last_firm[colour] = 1 + TYPE_NAMES.index(kind)
    state.last_founder[colour] = founder
    state.scouts[colour] |= 1 << founder - 1


def _take_business(field: str, name: str, free: set[str]) -> None:
    if name not in free:
        raise _refuse(field, f"there is no {name}, or it is somewhere else already (S2)")
    free.remove(name)


def _read_seats(field: str, who: Seats, state: Any) -> int:
    if isinstance(who, str):
        return EVERYBODY
    return sum(1 << _check_seat(field, seat, state) for seat in set(who))


def _read_seen(position: Position, state: Any) -> None:
    names = {
        card_name(colour, value): (colour, value)
        for colour in range(COLOURS)
        for value in range(1, VALUES + 1)
    }
    for name, who in (position.seen or {}).items():
        if name not in names:
            raise _refuse("seen", f"there is no card {name!r}")
        colour, value = names[name]
        if state.seen[colour, value] == EVERYBODY:
            raise _refuse("seen", f"{name} lies face up")
        state.seen[colour, value] |= _read_seats("seen", who, state)
    if state.phase == rules.KEEPING:
        for value in state.pile[state.searched, : state.pile_size[state.searched]]:
            state.seen[state.searched, value] |= 1 << state.turn


# What cannot be.


def _check_end(state: Any) -> None:
    """S28, S29: the game is over exactly if somebody is godfather or without money."""
    ended = False
    for seat in range(state.players):
        penniless = not state.dirty[seat].any() and not state.stake[seat]
        ended = ended or penniless or rules.is_godfather(state, seat)
    if ended != (state.phase == rules.OVER):
        reason = "is not over" if ended else "is over"
        raise _refuse("stage", f"the game {reason}, but see S28 and S29")


def _check_draft(state: Any) -> None:
    """S6: in turn, one card of each colour."""
    turns = (state.turn - state.starter) % state.players
    first = rules.hand_size(state, state.turn)
    for step in range(state.players):
        seat = (state.starter + step) % state.players
        field = f"seats[{seat}]"
        if max(state.backs[seat]) > 1:
            raise _refuse(f"{field}.hand", "two cards of a colour in the draft (S6)")
        if rules.hand_size(state, seat) != first + (step < turns) or first >= FIRST_HAND:
            raise _refuse(f"{field}.hand", "cards are drafted one at a time (S6)")
        if state.owned[seat].any():
            raise _refuse(f"{field}.businesses", "nobody founds before the draft")


def _check_roll(position: Position, state: Any) -> None:
    """S8, S10-S13."""
    if state.phase == rules.TURN:
        return
    face = {rules.PICK: TWO, rules.THEFT: STEAL}.get(state.phase, ONE)
    if not state.rolled or state.dice[INFLUENCE] != face:
        raise _refuse("dice", f"stage {position.stage} is for {FACE_NAMES[face]}")
    rolled = {state.dice[FIRST], state.dice[SECOND]}
    cards = rules.hand_size(state, state.turn)
    if cards >= MOST_CARDS or (state.phase == rules.PICK) > (cards == MOST_CARDS - 1):
        reason = f"{cards} cards do not fit stage {position.stage}"
        raise _refuse(f"seats[{state.turn}].hand", reason)
    if state.phase == rules.PICK and not any(state.pile_size[c] for c in rolled):
        raise _refuse("piles", "both rolled piles are empty (S11)")
    empty = state.searched not in rolled or not state.pile_size[state.searched]
    if state.phase == rules.KEEPING and empty:
        raise _refuse("searched", "it is no rolled pile with cards in it (S12)")
    if state.phase == rules.THEFT:
        others = set(range(state.players)) - {state.turn}
        if not any(state.backs[seat, colour] for seat in others for colour in rolled):
            raise _refuse("stage", "nobody else holds a rolled colour (S13)")


def _check_war(position: Position, state: Any) -> None:
    """S14-S24."""
    if not state.joined[state.starter]:
        raise _refuse(f"seats[{state.starter}].war", "the starter fights (S14)")
    first_round = state.phase in (rules.STAKING, rules.JOINING)
    later = state.phase >= rules.ADDING
    if first_round > (state.war_round == 1) or later > (state.war_round > 1):
        raise _refuse("round", f"{state.war_round} does not fit stage {position.stage}")
    turns = (state.turn - state.starter) % state.players
    for step in range(state.players):
        seat = (state.starter + step) % state.players
        fighter = position.seats[seat].war
        if fighter is not None:
            field = f"seats[{seat}].war"
            _check_fighter(field, seat, fighter, state, step - turns)
            _check_traitor(field, seat, fighter, state)
    if state.phase >= rules.SHARING:
        _check_spoils(state)
    elif state.phase >= rules.DECIDING and not rules.is_asked(state, state.turn):
        raise _refuse("turn", f"seat {state.turn} has nothing to decide")
    elif state.phase == rules.JOINING and state.joined[state.turn]:
        raise _refuse("turn", f"seat {state.turn} has joined already")


def _check_fighter(
    field: str, seat: int, fighter: Fighter, state: Any, after: int
) -> None:
    """What lies before a fighter; after says how far from the seat that decides."""
    joining = state.phase <= rules.JOINING
    staking = state.phase == rules.STAKING and after == 0
    if (fighter.stake is None) != staking:
        raise _refuse(f"{field}.stake", "a note goes with the first card (S14)")
    if joining and after > 0:
        raise _refuse(field, f"seat {seat} has not been asked yet (S14)")
    if joining and (fighter.cards or fighter.stopped or fighter.turned):
        raise _refuse(field, "no card has been turned up yet (S15)")
    still_in = not (fighter.stopped or fighter.turned)
    laid = joining or (state.phase == rules.ADDING and after < 0 and still_in)
    if laid != (fighter.laid is not None):
        raise _refuse(
            f"{field}.laid", "this does not fit whose decision it is (S14, S16)"
        )
    if len(fighter.cards) > state.war_round - (state.phase != rules.DECIDING):
        raise _refuse(f"{field}.cards", "more cards than rounds")
    if fighter.new and (state.phase != rules.DECIDING or not fighter.cards):
        raise _refuse(f"{field}.new", "no card has been turned up (S15)")
    if fighter.new and (fighter.stopped or (fighter.turned and state.war_round > 1)):
        raise _refuse(f"{field}.new", "he lays no more cards (S16)")
    if fighter.stopped and state.war_round == 1:
        raise _refuse(f"{field}.stopped", "nobody stops in the first round (S16)")
    if state.phase >= rules.SHARING and still_in:
        raise _refuse(f"{field}.stopped", "the war ends when all have stopped (S16)")


def _check_traitor(field: str, seat: int, fighter: Fighter, state: Any) -> None:
    """S19: alone on the table, or blown up; its other family fights for itself."""
    if not fighter.turned:
        return
    if fighter.cards not in ([], [TRAITOR]) or fighter.stopped:
        raise _refuse(f"{field}.turned", "a traitor's player lays no more cards (S19)")
    ally = rules.fighter_for(state, PARTNER[state.joined[seat] - 1])
    if ally < 0 or state.turned >> ally & 1:
        raise _refuse(f"{field}.turned", "there is nobody whom it can join (S19)")


def _check_spoils(state: Any) -> None:
    """S23-S25: who has won, and who decides about it."""
    colour = rules.winning_colour(state)
    seats = rules.fighter_for(state, colour), rules.ally_of(state, colour)
    won = [seat for seat in seats if colour >= 0 and rules.has_cards_left(state, seat)]
    sharing = state.phase == rules.SHARING
    if state.turn not in won[: 1 if sharing else 2] or (sharing and len(won) < 2):
        raise _refuse("turn", f"seat {state.turn} has won nothing to decide about")
    if not sharing and not rules.left_in(state, colour):
        raise _refuse("stage", "no business of this colour is left (S23)")
    state.won = colour + 1
    if not sharing:
        state.launderer = 1 + next((s for s in won if s != state.turn), state.turn)
        state.scouts[colour] |= 1 << state.turn
