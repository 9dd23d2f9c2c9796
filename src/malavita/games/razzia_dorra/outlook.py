"""What a seat may work out from its view: forecasts, refusals, the rules that matter."""

from collections.abc import Collection
from functools import lru_cache
from itertools import combinations
from typing import Any

import msgspec

from malavita.engine.bits import members
from malavita.engine.game import Refusal
from malavita.engine.plain import plain, plainly
from malavita.games.razzia_dorra import rules
from malavita.games.razzia_dorra.cards import (
    BAR_WORDS,
    BITS,
    COUNTS,
    NAMES,
    NO_CARD,
    NUMBER,
    SIDES,
    VALUES,
)
from malavita.games.razzia_dorra.names import cards_of, values_of
from malavita.games.razzia_dorra.rules import (
    ANSWER,
    CHOOSE,
    OVER,
    PLACE,
    SPLIT,
    how_many_bars,
    lies_on_table,
)
from malavita.games.razzia_dorra.sight import unseen_notes

REASONS: dict[str, tuple[str, ...]] = {
    "no_claim": (),
    "note_first": (),
    "hand_rests": (),
}

# D18: of the 36 rolls of two dice, how many win for the higher card, by how much it is
# higher; a tie is won by the lower one.
_WINS = (15, 21, 26, 30, 33, 35)
_ROLLS = SIDES * SIDES
REMEMBERED = 1_000  # piles of notes, of which all seats of a table know as much
_NOTES = VALUES[1:].tolist()
_strength = plainly(rules.strength)
_last_round = plainly(rules.last_round)


Duel = tuple[int, int, float]  # the higher card, the lower one, the chance of the higher


class Forecast(msgspec.Struct, frozen=True):
    """What a seat may work out; docs/outlook.md has the meaning of each field."""

    duels: list[Duel]
    bars: dict[str, int]
    left: dict[str, int]
    last_round: int


def forecast(view: Any) -> Forecast:
    """The odds of duels in an open split, the money at the bars, the notes to come."""
    table = plain(view)
    bars = zip(BAR_WORDS[: how_many_bars(table.players)], table.bars, strict=False)
    return Forecast(
        duels=_duels(table),
        bars={bar: sum(values_of(bag)) for bar, bag in bars},
        left=dict(_counts(unseen_notes(view))),
        last_round=int(_last_round(table)),
    )


def _duels(table: Any) -> list[Duel]:
    """D18: of every two claimants how likely the first, the higher card, wins."""
    seats = sorted(members(table.claimants), key=lambda seat: -_strength(table, seat))
    return [
        (high, low, round(_WINS[_number(table, high) - _number(table, low)] / _ROLLS, 4))
        for high, low in combinations(seats, 2)
    ]


def _number(table: Any, seat: int) -> int:
    return int(NUMBER[table.laid[seat]])


@lru_cache(REMEMBERED)
def _counts(bag: int) -> dict[str, int]:
    """How many notes of each value are in a bag."""
    notes = enumerate(_NOTES)
    counts = {str(value): bag >> BITS * kind & (1 << BITS) - 1 for kind, value in notes}
    return {value: n for value, n in counts.items() if n}


def unseen(view: Any) -> dict[str, int]:
    """D4-D6: the cards in the stock, in the hands of others and face down before them."""
    seen = view.discards.tolist()
    on_table = view.laid[: view.players].tolist() if lies_on_table(view) else []
    for card in (*view.hand.tolist(), view.card, *on_table):
        seen[card] += 1
    counts = COUNTS[view.players].tolist()
    return {
        NAMES[kind]: n - seen[kind]
        for kind, n in enumerate(counts)
        if kind != NO_CARD and n > seen[kind]
    }


def refusals(view: Any, legal: Collection[str]) -> dict[str, Refusal]:
    """What a person would try at this decision and the rules do not allow."""
    if not legal or view.phase == CHOOSE:
        return {}
    why = Refusal("note_first" if view.phase == PLACE else "hand_rests")
    tried = {f"play {card}": why for card in cards_of(view.hand)}
    if view.phase == SPLIT:
        others = set(range(view.players)) - set(members(view.claimants))
        tried |= {f"give {seat}": Refusal("no_claim") for seat in others}
    return tried


_PASSAGES = {
    PLACE: ("D8",),
    CHOOSE: ("D10", "D11", "D12", "D13"),
    SPLIT: ("D14", "D16", "D18"),
    ANSWER: ("D16", "D18", "D17"),
    OVER: ("D21",),
}


def passage(view: Any) -> list[str]:
    """The rules of the present decision, the most important first."""
    table = plain(view)
    numbers = [_number(table, seat) for seat in members(table.claimants)]
    tied = len(set(numbers)) < len(numbers)
    return [*_PASSAGES[table.phase], *["D15"] * tied]
