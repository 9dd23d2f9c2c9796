"""Who was winning a finished game, as a bot judges it."""

from __future__ import annotations

from typing import Any

from malavita.bots.bot import Bot, bot_named
from malavita.engine.luck import new_luck
from malavita.engine.match import Match
from malavita.engine.record import Ints
from malavita.server.replaying import from_the_start
from malavita.wire.messages import Chances

JUDGE = "capo:300"  # quick, and close enough for a chart
LUCK = 1  # the same game is always judged alike


def chances_of(record: dict[str, Any]) -> Chances:
    """What a bot in the place of whoever decided thought of everybody's chances."""
    match = from_the_start(record)
    judge, luck = bot_named(JUDGE, match.game), new_luck(LUCK)
    chances = [_judged(match, judge, luck)]
    for seat, action in record["moves"]:
        match.play(seat, action)
        chances.append(_judged(match, judge, luck))
    return Chances(chances)


def _judged(match: Match, judge: Bot, luck: Ints) -> list[float]:
    if match.over:
        share = 1 / len(match.winners)
        return [share * (seat in match.winners) for seat in range(match.players)]
    thoughts = judge.think(match.observe(match.actors[0]), luck)
    total = sum(thoughts.visits)
    pairs = list(zip(thoughts.visits, thoughts.values, strict=True))
    return [
        round(sum(visits * values[seat] for visits, values in pairs) / total, 3)
        for seat in range(match.players)
    ]
