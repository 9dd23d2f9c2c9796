"""Names and what people say: nobody is shown what he could not read."""

from __future__ import annotations

import pytest

from malavita.client import Client, RequestRefused
from malavita.server.access.texts import readable
from malavita.server.errors import Unreadable
from malavita.wire.messages import Change, Guest, GuestChange
from tests.server.people import Company

TRICKS = [
    "   ",
    "\u202eevil",
    "a\u2066b",
    "\x1b[2J",
    "\x00",
    "a\u200eb",
    "\u200d",
    "\u0301",
    "\u3164",
    "\u2800",
    "a\u00adb",
    "a\u034fb",
    "a\u2062b",
    "a\ufff9b",
    "a\U000e0041b",
    "\ue000",
]
NAMES = {
    "  Al  Capone ": "Al Capone",
    "a\nb": "a b",
    "Łucja Ötvös-Çelik 7!": "Łucja Ötvös-Çelik 7!",
    "עדי": "עדי",
    "👨\u200d👩\u200d👧": "👨\u200d👩\u200d👧",
    "می\u200cخواهم": "می\u200cخواهم",
    "\U0001fae8": "\U0001fae8",  # younger than this Python
}


@pytest.mark.parametrize("text", TRICKS)
def test_what_cannot_be_read_is_refused(text):
    with pytest.raises(Unreadable) as refusal:
        readable(text)
    assert str(refusal.value).isprintable()


@pytest.mark.parametrize(("text", "line"), NAMES.items())
def test_everything_else_stands_in_one_line(text, line):
    assert readable(text) == line


def test_names_are_read_at_the_door(server, run):
    async def test():
        async with Client(server.url) as client:
            for name in TRICKS:
                with pytest.raises(RequestRefused) as refusal:
                    await client.come_in(name)
                assert refusal.value.code == "unreadable"
                assert refusal.value.status == 422
            assert (await client.come_in(" Al\n")).name == "Al"
            with pytest.raises(RequestRefused):
                await client.ask("PATCH", "/me", Guest, GuestChange("\x00"))
            assert (await client.ask("GET", "/me", Guest)).name == "Al"

    run(test())


def test_names_and_what_is_said_are_not_too_long(server, run):
    async def test():
        async with Company(server.url, 2) as company:
            (client, _) = company.clients
            assert (await client.come_in("x" * 24)).name == "x" * 24
            table = await company.open("razzia_knizia", 2)
            async with client.at(table) as place:
                await place.speak("x" * 300)
                for too_long in (client.come_in("y" * 25), place.speak("y" * 301)):
                    with pytest.raises(RequestRefused) as refusal:
                        await too_long
                    assert refusal.value.code == "bad_message"
            assert (await client.table(table)).seats[0].name == "x" * 24
            async with client.at(table) as place:
                assert [line.text for line in (await place.next()).lines] == ["x" * 300]

    run(test())


def test_what_is_said_is_read_too(server, run):
    async def test():
        async with Company(server.url, 2) as company:
            table = await company.open("razzia_knizia", 2)
            speaker, hearer = await company.places(table)
            with pytest.raises(RequestRefused) as refusal:
                await speaker.speak("\u202eevil")
            assert refusal.value.code == "unreadable"
            await speaker.speak("one\ntwo")
            while not (isinstance(told := await hearer.next(), Change) and told.lines):
                pass
            assert told.lines[0].text == "one two"

    run(test())
