"""Who waits for the thoughts of bots."""

from __future__ import annotations

import asyncio
import threading

from malavita.server.running.bots import BotPool

THREADS = 2
MANY = 20


def test_who_asks_for_many_thoughts_waits_for_himself(run):
    async def test():
        bots, gate, thought = BotPool(THREADS), threading.Event(), []

        def think(whose):
            def thinking():
                gate.wait()
                thought.append(whose)

            return bots.run(thinking, whose)

        greedy = [asyncio.create_task(think("greedy")) for _ in range(MANY)]
        await asyncio.sleep(0)
        others = [asyncio.create_task(think(f"guest {each}")) for each in range(3)]
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*greedy, *others)
        # Those under way, one that waits first, and of the others' turns one each.
        latest = max(thought.index(f"guest {each}") for each in range(3))
        assert latest <= THREADS + 1 + 3 + THREADS
        bots.close()

    run(test())


def test_who_goes_away_leaves_his_turn_to_others(run):
    async def test():
        bots, gate = BotPool(1), threading.Event()
        first = asyncio.create_task(bots.run(gate.wait, "a"))
        await asyncio.sleep(0)
        gone = asyncio.create_task(bots.run(gate.wait, "b"))
        waiting = asyncio.create_task(bots.run(lambda: "done", "b"))
        await asyncio.sleep(0)
        gone.cancel()
        first.cancel()
        gate.set()
        assert await waiting == "done"
        assert await bots.run(lambda: "more", "a") == "more"
        bots.close()

    run(test())
