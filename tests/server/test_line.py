"""A queue for one reader."""

import asyncio

import pytest

from malavita.server.line import Letters


def test_letters_come_in_order_to_a_reader_who_waits(run):
    async def read():
        letters = Letters()
        reader = asyncio.create_task(letters.get())
        await asyncio.sleep(0)
        letters.put_nowait("a")
        letters.put_nowait("b")
        assert not letters.empty()
        assert [await reader, await letters.get()] == ["a", "b"]
        assert letters.empty()

    run(read())


def test_a_reader_who_gave_up_takes_no_letter_with_him(run):
    async def read():
        letters = Letters()
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(letters.get(), 0.01)
        letters.put_nowait("a")
        assert await letters.get() == "a"

    run(read())
