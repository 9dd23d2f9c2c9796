"""A pool of threads on which bots think, so that tables are not held up."""

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
from malavita.engine.layout import Ints
from malavita.engine.luck import new_luck
from malavita.wire.messages import Level

LUCK_BITS = 96

T = TypeVar("T")


class BotPool:
    """A pool of threads, each with its own bots.

    Requests are served in turn by owner: one owner with many requests waits longer, the
    others do not.
    """

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._local = threading.local()
        self._idle = threads
        self._waiting: dict[str, deque[asyncio.Event]] = {}  # by owner

    def _bot(self, level: Level, game: Game) -> Bot:
        bots: dict[str, Bot] = self._local.__dict__
        key = f"{level} {game.name}"
        if key not in bots:
            bots[key] = bot_named(level, game)
        return bots[key]

    async def choose(
        self, level: Level, game: Game, view: Any, legal: Ints, owner: str
    ) -> int:
        """Let a bot choose an action."""

        def choose() -> int:
            luck = new_luck(secrets.randbits(LUCK_BITS))
            return self._bot(level, game).choose(view, legal, luck)

        return await self.run(choose, owner)

    async def think(self, level: Level, game: Game, view: Any, owner: str) -> Thoughts:
        """Let a bot that searches say what it thinks of all actions."""

        def think() -> Thoughts:
            luck = new_luck(secrets.randbits(LUCK_BITS))
            return self._bot(level, game).think(view, luck)

        return await self.run(think, owner)

    async def run(self, work: Callable[[], T], owner: str) -> T:
        """Run some work on a thread of the pool, in its turn."""
        await self._wait_for_turn(owner)
        running = asyncio.get_running_loop().run_in_executor(self._pool, work)
        running.add_done_callback(self._next)
        return await asyncio.shield(running)  # a thread cannot be stopped

    async def _wait_for_turn(self, owner: str) -> None:
        """Wait for an idle thread."""
        if self._idle:
            self._idle -= 1
            return
        turn = asyncio.Event()
        self._waiting.setdefault(owner, deque()).append(turn)
        try:
            await turn.wait()
        except asyncio.CancelledError:
            self._give_up(owner, turn)
            raise

    def _give_up(self, owner: str, turn: asyncio.Event) -> None:
        if turn.is_set():
            self._next()
        else:
            self._waiting[owner].remove(turn)

    def _next(self, _done: object = None) -> None:
        """Give an idle thread to the owner who has waited longest; then others come."""
        while self._waiting:
            owner = next(iter(self._waiting))
            queue = self._waiting.pop(owner)
            if queue:
                turn = queue.popleft()
                if queue:
                    self._waiting[owner] = queue  # behind all others
                turn.set()
                return
        self._idle += 1

    def close(self) -> None:
        """Wait for the work that runs; what waits is dropped."""
        self._pool.shutdown(wait=True, cancel_futures=True)
