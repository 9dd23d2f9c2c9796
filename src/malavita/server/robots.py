"""Bots that think on threads of their own, and never hold up the tables."""

from __future__ import annotations

import asyncio
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from malavita.bots.bot import Bot, bot_named
from malavita.bots.search import Thoughts
from malavita.engine.game import Game
from malavita.engine.luck import new_luck
from malavita.engine.record import Ints
from malavita.wire.messages import Level

LUCK_BITS = 96

T = TypeVar("T")


class Robots:
    """A pool of threads, each with its own bots."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="robot")
        self._own = threading.local()

    def _bot(self, level: Level, game: Game) -> Bot:
        bots: dict[str, Bot] = self._own.__dict__
        key = f"{level} {game.name}"
        if key not in bots:
            bots[key] = bot_named(level, game)
        return bots[key]

    async def choose(self, level: Level, game: Game, view: Any, legal: Ints) -> int:
        """The action that a bot plays."""

        def choose() -> int:
            luck = new_luck(secrets.randbits(LUCK_BITS))
            return self._bot(level, game).choose(view, legal, luck)

        return await self.do(choose)

    async def think(self, level: Level, game: Game, view: Any) -> Thoughts:
        """What a bot that searches has to say."""

        def think() -> Thoughts:
            luck = new_luck(secrets.randbits(LUCK_BITS))
            return self._bot(level, game).think(view, luck)

        return await self.do(think)

    async def do(self, work: Callable[[], T]) -> T:
        """Anything that takes thinking."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    def close(self) -> None:
        """Let everybody finish the thought."""
        self._pool.shutdown(wait=True, cancel_futures=True)
