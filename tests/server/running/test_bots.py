"""Who waits for the thoughts of bots."""

from __future__ import annotations

import asyncio
import threading

from malavita.server.running.bots import BotPool

THREADS = 2
MANY = 20


def test_who_asks_for_many_thoughts_waits_for_himself(run):
    async def test():
        robots, gate, thought = BotPool(THREADS), threading.Event(), []

        def think(whose):
            def thinking():
                gate.wait()
                thought.append(whose)

            return robots.do(thinking, whose)

        greedy = [asyncio.create_task(think("greedy")) for _ in range(MANY)]
        await asyncio.sleep(0)
        others = [asyncio.create_task(think(f"guest {each}")) for each in range(3)]
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*greedy, *others)
        # Those under way, one that waits first, and of the others' turns one each.
        latest = max(thought.index(f"guest {each}") for each in range(3))
        assert latest <= THREADS + 1 + 3 + THREADS
        robots.close()

    run(test())


def test_who_goes_away_leaves_his_turn_to_others(run):
    async def test():
        robots, gate = BotPool(1), threading.Event()
        first = asyncio.create_task(robots.do(gate.wait, "a"))
        await asyncio.sleep(0)
        gone = asyncio.create_task(robots.do(gate.wait, "b"))
        waiting = asyncio.create_task(robots.do(lambda: "done", "b"))
        await asyncio.sleep(0)
        gone.cancel()
        first.cancel()
        gate.set()
        assert await waiting == "done"
        assert await robots.do(lambda: "more", "a") == "more"
        robots.close()

    run(test())
