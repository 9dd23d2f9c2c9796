"""A queue for one reader, and a socket that asks for little."""

import asyncio
from types import SimpleNamespace

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.protocol import OPEN

from malavita.server.socket.protocol import MAX_UNREAD, SmallQueue, SocketProtocol


def test_letters_come_in_order_to_a_reader_who_waits(run):
    async def read():
        letters = SmallQueue()
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
        letters = SmallQueue()
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(letters.get(), 0.01)
        letters.put_nowait("a")
        assert await letters.get() == "a"

    run(read())


class Clock:
    """A loop that only tells the time."""

    def __init__(self):
        self.now = 100.0
        self.due = []

    def time(self):
        return self.now

    def call_later(self, wait, work):
        self.due.append((self.now + wait, work))

    def go_on(self):
        """To the next that is due."""
        self.now, work = self.due.pop(0)
        work()


class Wire:
    """A transport that writes down what is done to it."""

    def __init__(self):
        self.sent = []
        self.reading = True

    def is_closing(self):
        return False

    def write(self, data):
        self.sent.append(data)

    def pause_reading(self):
        self.reading = False

    def resume_reading(self):
        self.reading = True


async def _nobody(scope, receive, send):
    """An app that answers nobody."""


@pytest.fixture
def line():
    """A line that is open, on a wire and by a clock of its own."""
    config = uvicorn.Config(_nobody, ws_ping_interval=20, ws_ping_timeout=20)
    line = SocketProtocol(config, ServerState(), {}, Clock())
    line.transport = Wire()
    line.request = line.response = SimpleNamespace(headers={})
    line.conn.state = OPEN
    line.start_keepalive()
    return line


def _say(line, *words):
    line.frames = list(words)
    line.send_receive_event_to_app()


def test_who_speaks_is_not_asked_whether_he_is_there(line):
    for _ in range(5):
        line.loop.now += 15
        spoke = line.loop.now
        _say(line, b"hello")
        line.loop.go_on()
        assert line.transport.sent == []
    line.loop.go_on()
    assert line.loop.now == spoke + line.ping_interval
    (ping,) = line.transport.sent
    assert ping[:1] == b"\x89"


def test_no_more_is_read_while_messages_wait(line, run):
    _say(line, b"first ", b"word")
    assert line.transport.reading
    for _ in range(MAX_UNREAD):
        _say(line, b"more")
    assert not line.transport.reading
    assert run(line.receive())["bytes"] == b"first word"
    assert not line.transport.reading
    run(line.receive())
    assert line.transport.reading


def test_nobody_listens_to_a_line_that_is_being_closed(line):
    line.close_sent = True
    _say(line, b"hello")
    assert line.queue.empty()
