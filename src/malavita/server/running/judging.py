"""The analysis of a finished game by a bot: chances to win, and alternatives."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from malavita.bots.bot import Bot, bot_named
from malavita.engine.layout import Ints
from malavita.engine.luck import new_luck
from malavita.engine.match import Match
from malavita.server.errors import Busy
from malavita.server.running.bots import BotPool
from malavita.server.table.replay import from_the_start
from malavita.wire.messages import Chances, Weighed

JUDGE = "capo:1000"  # some seconds for a game
MAX_CHOICES = 5  # reported of one decision
LUCK = 1  # fixed: the same game always gets the same analysis
CACHED = 200  # judged games, some ten kilobytes each
MAX_WAITING = 8  # games that wait to be judged
RETRY_AFTER = 10  # seconds
ANSWER_WITHIN = 1  # second; then with what is judged so far


class Judgment(NamedTuple):
    """What a bot thinks of one position of a game."""

    chances: list[float]  # by seat
    choices: list[Weighed]  # of the seat to move, the best first


class Underway(NamedTuple):
    """A game that is being judged, or waits for it."""

    task: asyncio.Task[msgspec.Raw]
    judgments: list[Judgment]  # so far


class Judge:
    """Judges one game after the other, and caches the last ones."""

    def __init__(self, bots: BotPool) -> None:
        self._bots = bots
        self._one_at_a_time = asyncio.Lock()
        self._underway: dict[str, Underway] = {}
        self._judged: OrderedDict[str, msgspec.Raw] = OrderedDict()

    async def chances(self, table_id: str, record: dict[str, Any]) -> msgspec.Raw:
        """The chances of all seats in a finished game, as Chances in JSON.

        It answers soon, with what is judged so far; clients ask again for the rest.
        """
        if table_id in self._judged:
            self._judged.move_to_end(table_id)
            return self._judged[table_id]
        if table_id not in self._underway:
            if len(self._underway) >= MAX_WAITING:
                raise Busy(seconds=RETRY_AFTER)
            judgments: list[Judgment] = []
            task = asyncio.create_task(self._judge(table_id, record, judgments))
            self._underway[table_id] = Underway(task, judgments)
        task, judgments = self._underway[table_id]
        await asyncio.wait([task], timeout=ANSWER_WITHIN)
        return task.result() if task.done() else _encode(judgments, done=False)

    async def _judge(
        self, table_id: str, record: dict[str, Any], judgments: list[Judgment]
    ) -> msgspec.Raw:
        try:
            async with self._one_at_a_time:
                steps = judge_all(record)
                # Move by move, so that bots of other tables think in between.
                while step := await self._bots.run(lambda: next(steps, None), JUDGE):
                    judgments.append(step)
        finally:
            del self._underway[table_id]
        self._judged[table_id] = answer = _encode(judgments, done=True)
        if len(self._judged) > CACHED:
            self._judged.popitem(last=False)
        return answer

    async def close(self) -> None:
        """Stop; clients will ask again."""
        for task in (tasks := [each.task for each in self._underway.values()]):
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def judge_all(record: dict[str, Any]) -> Iterator[Judgment]:
    """Judge every position of a game from the view of the seat to move."""
    match = from_the_start(record)
    judge, luck = bot_named(JUDGE, match.game), new_luck(LUCK)
    for seat, action in record["moves"]:
        yield _judge_position(match, seat, action, judge, luck)
        match.play(seat, action)
    share = 1 / len(match.winners)
    ended = [share * (seat in match.winners) for seat in range(match.players)]
    yield Judgment(ended, [])


def _judge_position(
    match: Match, seat: int, action: str, judge: Bot, luck: Ints
) -> Judgment:
    thoughts = judge.think(match.observe(seat), luck)
    total = sum(thoughts.visits)
    write = match.game.actions.write
    pairs = list(zip(thoughts.visits, thoughts.values, strict=True))
    choices = [
        Weighed(write(each), round(values[seat], 3), visits)
        for each, (visits, values) in zip(thoughts.actions, pairs, strict=True)
        if visits  # what was never tried has no value
    ]
    chances = [
        round(sum(visits * values[each] for visits, values in pairs) / total, 3)
        for each in range(match.players)
    ]
    reported = choices[:MAX_CHOICES]
    reported += [each for each in choices[MAX_CHOICES:] if each.action == action]
    return Judgment(chances, reported)


def _encode(judgments: list[Judgment], done: bool) -> msgspec.Raw:
    chances = [each.chances for each in judgments]
    choices = [each.choices for each in (judgments[:-1] if done else judgments)]
    return msgspec.Raw(msgspec.json.encode(Chances(chances, choices, done)))
