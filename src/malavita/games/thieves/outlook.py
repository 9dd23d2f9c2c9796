"""What a seat may work out from its view: forecasts, refusals, the rules that matter."""

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from malavita.engine.bits import members
from malavita.engine.game import Refusal
from malavita.engine.plain import plain, plainly
from malavita.games.thieves import rules
from malavita.games.thieves.actions import ACTIONS, PLAY_POLICE
from malavita.games.thieves.cards import (
    ALARM,
    DOUBLE_LOOT,
    END_WORTH,
    HIDDEN,
    HORSESHOE,
    KINDS,
    LAST_CAR,
    MONEY_0,
    NAMES,
    POLICE_1,
    POLICE_2,
    RAID,
    RAID_WORTH,
    ROADBLOCK,
    THIEF,
)
from malavita.games.thieves.rules import (
    ALARM_FOR,
    FOR_ALL,
    OVER,
    PLAY,
    REMOVE,
    TAKE,
    TO,
    richest_in_a_raid,
)
from malavita.games.thieves.sight import unseen_cards

REASONS: dict[str, tuple[str, ...]] = {
    "apart_first": (),
    "later_first": (),
    "unfinished": (),
    "none_lying": (),
    "not_back": (),
}

REMEMBERED = 10_000  # rows of loot: most stay as they were for some moves
_RAID_WORTH, _END_WORTH = RAID_WORTH.tolist(), END_WORTH.tolist()
_police_cars = plainly(rules.police_cars)


class Worth(msgspec.Struct, frozen=True):
    """The loot of a seat, as far as the viewer knows it."""

    at_least: int
    at_end: int
    cards: int
    hidden: int
    exact: bool


class Police(msgspec.Struct, frozen=True):
    """Police cars, and how many more bring a raid."""

    lying: int
    needed: int


class Playable(msgspec.Struct, frozen=True):
    """Which cards the viewer may play now."""

    hand: bool  # any card of the hand
    apart: list[int]  # places of the cards held apart


class Forecast(msgspec.Struct, frozen=True):
    """What a seat may work out; docs/outlook.md has the meaning of each field."""

    loot: list[Worth]
    richest: list[int]
    police: Police
    after: dict[str, list[int]]
    takes: dict[str, int]
    goals: list[list[int]]
    raids: list[str]
    playable: Playable
    police_limit: int
    cars_limit: int


def forecast(view: Any) -> Forecast:
    """What everybody's loot is worth at least, and what the viewer's choices change."""
    table = plain(view)
    rows = [row[:size] for row, size in zip(table.loot, table.row_size, strict=True)][
        : table.players
    ]
    lying = _police_cars(table)
    return Forecast(
        loot=[_worth_of(row) for row in rows],
        richest=[] if table.phase == OVER else members(richest_in_a_raid(view)),
        police=Police(lying, RAID - lying),
        after=_after(table, [_in_raid(row) for row in rows]),
        takes=_takes(table, rows),
        goals=_goals(table),
        raids=_raids(table, lying),
        playable=_playable_now(table),
        police_limit=RAID,
        cars_limit=LAST_CAR,
    )


def _worth_of(row: tuple[int, ...]) -> Worth:
    """T2: in a raid and at the end; a card that the viewer does not know may be a 0."""
    hidden = row.count(HIDDEN)
    return Worth(_in_raid(row), _at_end(row), len(row), hidden, exact=hidden == 0)


@lru_cache(REMEMBERED)
def _in_raid(row: tuple[int, ...]) -> int:
    return sum(_RAID_WORTH[card] for card in row)


@lru_cache(REMEMBERED)
def _at_end(row: tuple[int, ...]) -> int:
    return sum(_END_WORTH[card] for card in row)


def _after(table: Any, worths: list[int]) -> dict[str, list[int]]:
    """T6, T10: everybody's worth in a raid after the viewer has moved loot."""
    if table.seat != table.turn:
        return {}
    if table.phase == TO:
        row = table.taken_row
        worth = _RAID_WORTH[table.loot[row][table.taken_place]]
        left = _more(worths, row, -worth)
        return {
            f"to {seat}": _more(left, seat, worth) for seat in _other_rows(table, row)
        }
    return {
        action: _more(worths, seat, _RAID_WORTH[kind])
        for kind in _playable(table)
        if kind <= HORSESHOE
        for action, seat in _ways_to_lay(table, kind)
    }


def _takes(table: Any, rows: list[Sequence[int]]) -> dict[str, int]:
    """T10: what each card is worth that a thief of the viewer may take."""
    if table.phase != TAKE or table.seat != table.turn:
        return {}
    return {
        f"take {seat} {place}": _RAID_WORTH[card]
        for seat, row in enumerate(rows)
        for place, card in enumerate(row)
    }


def _goals(table: Any) -> list[list[int]]:
    """T10: by row, the rows to which a thief of the viewer may bring a card of it."""
    if table.phase != TAKE or table.seat != table.turn:
        return []
    return [_other_rows(table, row) for row in range(table.players)]


def _other_rows(table: Any, row: int) -> list[int]:
    return [seat for seat in range(table.players) if seat != row]


def _more(worths: list[int], seat: int, worth: int) -> list[int]:
    """The worths if one seat has more."""
    return [n + worth if i == seat else n for i, n in enumerate(worths)]


def _ways_to_lay(table: Any, money: int) -> list[tuple[str, int]]:
    """T6: the actions of a money card, each with the seat whose loot grows."""
    card, own = NAMES[money], table.seat
    return [
        (f"plant {card} on {seat}" if seat != own else f"stash {card}", seat)
        for seat in range(table.players)
    ]


def _playable_now(table: Any) -> Playable:
    """T5, T11: what is held apart comes first, the last card or the last two."""
    if table.phase != PLAY or table.seat != table.turn:
        return Playable(hand=False, apart=[])
    places = range(table.apart_size)
    return Playable(hand=not places, apart=[*places[-1 - table.pair :]])


def _playable(table: Any) -> list[int]:
    """T5, T11: the kinds the viewer may play now."""
    now = _playable_now(table)
    return _in_hand(table) if now.hand else sorted({table.apart[i] for i in now.apart})


def _apart(table: Any) -> list[int]:
    """The cards held apart, the last drawn last."""
    return list(table.apart[: table.apart_size])


def _in_hand(table: Any) -> list[int]:
    """The kinds of cards in the viewer's hand."""
    return [kind for kind, n in enumerate(table.hand) if n]


def _raids(table: Any, lying: int) -> list[str]:
    """T7, T9: the actions of the viewer that bring a raid, whatever others hold."""
    cars = {POLICE_1: 1, POLICE_2: 2, ALARM: 0}
    if table.options[ALARM_FOR] == FOR_ALL:
        cars[ALARM] = table.hand[POLICE_1] + 2 * table.hand[POLICE_2]
    return [
        _play(kind)
        for kind in _playable(table)
        if kind in cars and lying + cars[kind] >= RAID
    ]


def _play(kind: int) -> str:
    """The action of a card that is no money."""
    return ACTIONS.write(PLAY_POLICE + kind - POLICE_1)


def unseen(view: Any) -> dict[str, int]:
    """T1: the cards in the pile, in the hands of others, apart, and in hidden loot."""
    kinds = range(MONEY_0, KINDS)
    counts = {NAMES[kind]: int(unseen_cards(view, kind)) for kind in kinds}
    return {card: n for card, n in counts.items() if n}


def refusals(view: Any, legal: Collection[str]) -> dict[str, Refusal]:
    """What a person would try at this decision and the rules do not allow."""
    if not legal:
        return {}
    table = plain(view)
    tried: dict[str, Refusal] = {}
    if table.phase == REMOVE:
        tried = dict.fromkeys(("remove 1", "remove 2"), Refusal("none_lying"))
    elif table.phase == TO:
        tried = {f"to {table.taken_row}": Refusal("not_back")}
    tried |= _cards_tried(table)
    return {action: why for action, why in tried.items() if action not in legal}


def _cards_tried(table: Any) -> dict[str, Refusal]:
    """T5, T11: every card in hand and apart."""
    play = table.phase == PLAY
    in_hand = Refusal("apart_first" if play else "unfinished")
    apart = Refusal("later_first" if play else "unfinished")
    tried = [(kind, in_hand) for kind in _in_hand(table)]
    tried += [(kind, apart) for kind in _apart(table)]
    return {action: why for kind, why in tried for action in _ways_to_play(table, kind)}


def _ways_to_play(table: Any, kind: int) -> list[str]:
    """All actions of a card."""
    if kind > HORSESHOE:
        return [_play(kind)]
    return [action for action, _ in _ways_to_lay(table, kind)]


_RULE_OF = {
    **dict.fromkeys(range(MONEY_0, HORSESHOE + 1), "T6"),
    POLICE_1: "T7",
    POLICE_2: "T7",
    ROADBLOCK: "T8",
    ALARM: "T9",
    THIEF: "T10",
    DOUBLE_LOOT: "T11",
}
_PASSAGES = {
    REMOVE: ("T8",),
    TAKE: ("T10", "T16"),
    TO: ("T10", "T16"),
    OVER: ("T15", "T2"),
}


def passage(view: Any) -> list[str]:
    """The rules of the present decision, the most important first."""
    table = plain(view)
    if table.phase != PLAY:
        return list(_PASSAGES[table.phase])
    apart = ["T11"] if table.apart_size else []
    cards = [_RULE_OF[kind] for kind in _playable(table)]
    raid = ["T12"] if _raids(table, _police_cars(table)) else []
    return list(dict.fromkeys([*apart, "T5", *raid, *cards]))
