"""Who was winning a finished game, and what else could be done, as a bot judges it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from malavita.bots.bot import Bot, bot_named
from malavita.engine.luck import new_luck
from malavita.engine.match import Match
from malavita.engine.record import Ints
from malavita.server.errors import Busy
from malavita.server.replaying import from_the_start
from malavita.server.robots import Robots
from malavita.wire.messages import Chances, Weighed

JUDGE = "capo:1000"  # some seconds for a game
MOST_CHOICES = 5  # that are told of one decision
LUCK = 1  # the same game is always judged alike
KEPT = 200  # judged games, some ten kilobytes each
WAITING = 8  # games that wait to be judged
PATIENCE = 10  # seconds, after which it may be tried again
MOMENT = 1  # second, after which it is told what is judged so far


class Judgment(NamedTuple):
    """What a bot thinks of one moment of a game."""

    chances: list[float]  # by seat
    choices: list[Weighed]  # of whoever moves next, the best first


class Underway(NamedTuple):
    """A game that is judged just now, or waits for it."""

    task: asyncio.Task[msgspec.Raw]
    moments: list[Judgment]  # so far


class Judge:
    """Judges one game after the other, for all who ask, and remembers it for a while."""

    def __init__(self, robots: Robots) -> None:
        self._robots = robots
        self._one_at_a_time = asyncio.Lock()
        self._underway: dict[str, Underway] = {}
        self._judged: OrderedDict[str, msgspec.Raw] = OrderedDict()

    async def chances(self, table: str, record: dict[str, Any]) -> msgspec.Raw:
        """Everybody's chances in a finished game, as Chances in JSON.

        Soon, and therefore as far as it is judged; whoever wants more asks again.
        """
        if table in self._judged:
            self._judged.move_to_end(table)
            return self._judged[table]
        if table not in self._underway:
            if len(self._underway) >= WAITING:
                raise Busy(seconds=PATIENCE)
            moments: list[Judgment] = []
            task = asyncio.create_task(self._judge(table, record, moments))
            self._underway[table] = Underway(task, moments)
        task, moments = self._underway[table]
        await asyncio.wait([task], timeout=MOMENT)
        return task.result() if task.done() else _told(moments, False)

    async def _judge(
        self, table: str, record: dict[str, Any], moments: list[Judgment]
    ) -> msgspec.Raw:
        try:
            async with self._one_at_a_time:
                steps = judged(record)
                # Move by move, so that bots of other tables think in between.
                while step := await self._robots.do(lambda: next(steps, None), JUDGE):
                    moments.append(step)
        finally:
            del self._underway[table]
        self._judged[table] = told = _told(moments, True)
        if len(self._judged) > KEPT:
            self._judged.popitem(last=False)
        return told

    async def close(self) -> None:
        """Stop; whoever waits asks again."""
        for task in (tasks := [each.task for each in self._underway.values()]):
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def judged(record: dict[str, Any]) -> Iterator[Judgment]:
    """What a bot in the place of whoever moved next thought of every moment."""
    match = from_the_start(record)
    judge, luck = bot_named(JUDGE, match.game), new_luck(LUCK)
    for seat, action in record["moves"]:
        yield _judged(match, seat, action, judge, luck)
        match.play(seat, action)
    share = 1 / len(match.winners)
    ended = [share * (seat in match.winners) for seat in range(match.players)]
    yield Judgment(ended, [])


def _judged(match: Match, seat: int, action: str, judge: Bot, luck: Ints) -> Judgment:
    thoughts = judge.think(match.observe(seat), luck)
    total = sum(thoughts.visits)
    write = match.game.actions.write
    pairs = list(zip(thoughts.visits, thoughts.values, strict=True))
    choices = [
        Weighed(write(each), round(values[seat], 3), visits)
        for each, (visits, values) in zip(thoughts.actions, pairs, strict=True)
        if visits  # of what it never played it knows nothing
    ]
    chances = [
        round(sum(visits * values[each] for visits, values in pairs) / total, 3)
        for each in range(match.players)
    ]
    told = choices[:MOST_CHOICES]
    told += [each for each in choices[MOST_CHOICES:] if each.action == action]
    return Judgment(chances, told)


def _told(moments: list[Judgment], done: bool) -> msgspec.Raw:
    chances = [each.chances for each in moments]
    choices = [each.choices for each in (moments[:-1] if done else moments)]
    return msgspec.Raw(msgspec.json.encode(Chances(chances, choices, done)))
