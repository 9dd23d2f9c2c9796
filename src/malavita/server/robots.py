"""Bots that think on threads of their own, and never hold up the tables."""

from __future__ import annotations

import asyncio
import secrets
import threading
from collections import deque
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
    """A pool of threads, each with its own bots.

    Who waits for a thought waits with those who asked before him; but whoever asks for
    many waits for himself, so the next thought is always somebody else's.
    """

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="robot")
        self._own = threading.local()
        self._idle = threads
        self._waiting: dict[str, deque[asyncio.Event]] = {}  # by who asks

    def _bot(self, level: Level, game: Game) -> Bot:
        bots: dict[str, Bot] = self._own.__dict__
        key = f"{level} {game.name}"
        if key not in bots:
            bots[key] = bot_named(level, game)
        return bots[key]

    async def choose(
        self, level: Level, game: Game, view: Any, legal: Ints, whose: str
    ) -> int:
        """The action that a bot plays."""

        def choose() -> int:
            luck = new_luck(secrets.randbits(LUCK_BITS))
            return self._bot(level, game).choose(view, legal, luck)

        return await self.do(choose, whose)

    async def think(self, level: Level, game: Game, view: Any, whose: str) -> Thoughts:
        """What a bot that searches has to say."""

        def think() -> Thoughts:
            luck = new_luck(secrets.randbits(LUCK_BITS))
            return self._bot(level, game).think(view, luck)

        return await self.do(think, whose)

    async def do(self, work: Callable[[], T], whose: str) -> T:
        """Anything that takes thinking."""
        await self._turn(whose)
        thought = asyncio.get_running_loop().run_in_executor(self._pool, work)
        thought.add_done_callback(self._next)
        return await asyncio.shield(thought)  # a thread cannot be stopped

    async def _turn(self, whose: str) -> None:
        """Wait for a thread that is idle."""
        if self._idle:
            self._idle -= 1
            return
        turn = asyncio.Event()
        self._waiting.setdefault(whose, deque()).append(turn)
        try:
            await turn.wait()
        except asyncio.CancelledError:
            self._give_up(whose, turn)
            raise

    def _give_up(self, whose: str, turn: asyncio.Event) -> None:
        if turn.is_set():
            self._next()
        else:
            self._waiting[whose].remove(turn)

    def _next(self, _done: object = None) -> None:
        """A thread is idle: it is the turn of who has waited, and then of others."""
        while self._waiting:
            whose = next(iter(self._waiting))
            queue = self._waiting.pop(whose)
            if queue:
                turn = queue.popleft()
                if queue:
                    self._waiting[whose] = queue  # behind all others
                turn.set()
                return
        self._idle += 1

    def close(self) -> None:
        """Let everybody finish the thought."""
        self._pool.shutdown(wait=True, cancel_futures=True)
