"""A socket that says almost the right thing: all is answered, nothing is done."""

from __future__ import annotations

import json
import random

import pytest

from malavita.server.table.entries import Spoken
from malavita.wire.messages import Done, Hint, Pong, Refused, TakeBack
from tests.server.people import Company, stored

KNIZIA = "razzia_knizia"
MESSAGES = 150
VALUES = [
    0,
    -1,
    1.5,
    "",
    "x",
    "bid 1",
    "auction",
    None,
    True,
    [],
    {},
    1 << 70,
    "\x00",
    "é",
]
RIGHT = {
    "hello": {"since": 0},
    "play": {"beat": 0, "action": "auction", "id": "x"},
    "take_back": {"id": "x"},
    "say": {"text": "x", "id": "x"},
    "ask_hint": {"id": "x"},
    "return": {"id": "x"},
    "ping": {},
}
KINDS = [*RIGHT, "whole", 7]
ANSWERS = (Refused, Done, Hint, Pong)
FIELDS = ["since", "beat", "action", "id", "text", "type", "seat"]


def _almost_right(noise):
    """A message, perhaps with other fields, or something that is no message at all."""
    kind = noise.choice(KINDS)
    message = {"type": kind, **RIGHT.get(kind, {})}
    for _ in range(noise.randrange(4)):
        message[noise.choice(FIELDS)] = noise.choice(VALUES)
    text = json.dumps(message)
    cut = noise.randrange(len(text))
    garbage = bytes(noise.randrange(256) for _ in range(noise.randrange(20)))
    return noise.choice([text, text, text, text, text[:cut], text.encode(), garbage])


async def _answers(place, message, number):
    """What comes back for a message, before the answer to the next one."""
    await place.ping()  # so that it is never one mistake after the other
    while not isinstance(await place.next(), Pong):
        pass
    await place._socket.send(message)
    await place.say(TakeBack(f"mark {number}"))
    told, marked = [], False
    while not (told and marked):
        answer = await place.next()
        if getattr(answer, "id", None) == f"mark {number}":
            marked = True
        elif isinstance(answer, ANSWERS):
            told.append(answer)
    return told


@pytest.mark.parametrize("seed", range(3))
def test_every_message_is_answered_and_changes_nothing(server, run, seed):
    """But what is said: that may be anything."""
    noise = random.Random(seed)

    async def test():
        async with Company(server.url, 2) as company:
            table = await company.open(KNIZIA, 2)
            places = await company.places(table)
            place = next(each for each in places if not each.choices)
            mover = next(each for each in places if each is not place)
            before = await stored(server.database, table)
            seen, done = set(), set()
            for number in range(MESSAGES):
                told = await _answers(place, _almost_right(noise), number)
                seen |= {type(each) for each in told}
                done |= {each.version for each in told if isinstance(each, Done)}
                refused = [each for each in told if isinstance(each, Refused)]
                assert all(each.code and each.text for each in refused)
            assert {Refused, Pong} <= seen
            after = await stored(server.database, table)
            assert after[: len(before)] == before
            assert set(range(len(before), len(after))) <= done
            assert {type(each) for each in after[len(before) :]} <= {Spoken}
            await mover.play("auction")
            while not place.choices:  # the line is as good as before
                await place.next()

    run(test())
