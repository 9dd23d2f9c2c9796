"""From plain data to structs: where a fault is, whatever words msgspec has for it."""

from typing import Any, Literal

import msgspec
import pytest

from malavita.engine.decoding import LARGEST, decode


class Seat(msgspec.Struct, forbid_unknown_fields=True):
    hand: dict[str, int]
    knows: list[int] | Literal["all"] = "all"


class Table(msgspec.Struct, forbid_unknown_fields=True):
    seats: list[Seat]
    moves: list[tuple[int, str]] = []
    taken: Seat | None = None
    options: dict[str, Any] = {}


class Refused(Exception):
    pass


def fault_of(data):
    with pytest.raises(Refused) as refused:
        decode(data, Table, Refused)
    return refused.value.args


SOUND = {"seats": [{"hand": {"ring": 1}}, {"hand": {}, "knows": [0]}]}


def test_sound_data_becomes_a_struct():
    decoded = decode(SOUND, Table, Refused)
    assert decoded == Table([Seat({"ring": 1}), Seat({}, [0])])


@pytest.mark.parametrize(
    ("data", "place"),
    [
        (None, "the whole"),
        ([], "the whole"),
        ({}, "the whole"),
        (SOUND | {"more": 1}, "the whole"),
        (SOUND | {1: 1}, "the whole"),
        ({"seats": 3}, "seats"),
        ({"seats": [{"hand": {}}, {}]}, "seats[1]"),
        ({"seats": [{"hand": {}}, 3]}, "seats[1]"),
        ({"seats": [{"hand": {"ring": "1"}}]}, "seats[0].hand.ring"),
        ({"seats": [{"hand": {1: 1}}]}, "seats[0].hand"),
        ({"seats": [{"hand": {}, "knows": "some"}]}, "seats[0].knows"),
        ({"seats": [{"hand": {}, "knows": [0, "1"]}]}, "seats[0].knows[1]"),
        (SOUND | {"moves": [[0, "pass"], [0, 1]]}, "moves[1][1]"),
        (SOUND | {"moves": [[0, "pass"], [0]]}, "moves[1]"),
        (SOUND | {"moves": [[0, "pass", 1]]}, "moves[0]"),
        (SOUND | {"taken": 7}, "taken"),
        (SOUND | {"taken": {"hand": 7}}, "taken.hand"),
        (SOUND | {"options": {"tie": [0, LARGEST]}}, "options.tie[1]"),
        (SOUND | {"options": {"tie": {3: -LARGEST}}}, "options.tie.?"),
    ],
)
def test_a_fault_is_named_by_its_place(data, place):
    assert fault_of(data)[0] == place


def test_the_reason_is_that_of_the_smallest_part_alone():
    with pytest.raises(msgspec.ValidationError) as alone:
        msgspec.convert("1", int)
    _, reason = fault_of({"seats": [{"hand": {"ring": "1"}}]})
    assert reason == str(alone.value).replace("`", "")


def test_data_that_contains_itself_is_refused():
    endless = []
    endless.append(endless)
    assert fault_of(SOUND | {"options": {"tie": endless}})[0] == "the whole"
