"""Records hand out plain integers, so that both modes calculate alike."""

import numpy as np
import pytest

from malavita.engine.jit import jit
from malavita.engine.layout import Layout, i1, i2, i4, i8


class Thing(Layout):
    small: int = i1()
    row: np.ndarray = i1(3)
    grid: np.ndarray = i4(2, 2)
    many: int = i8()
    some: int = i2()


def thing():
    return Thing.blank()[0]


def test_fields_and_cells_read_as_plain_integers():
    it = thing()
    it.small = 9

    assert type(it.small) is int
    assert type(it.row[0]) is int
    assert type(it.grid[1][0]) is int
    assert 1 << it.small == 512


def test_a_record_is_a_piece_of_its_array():
    things = Thing.blank(2)
    things[1].row[2] += 5
    things[1].grid[0, 1] = 7

    assert things[1]["row"].tolist() == [0, 0, 5]
    assert things[1]["grid"].tolist() == [[0, 7], [0, 0]]
    assert not things[0]["row"].any()


def test_a_copy_has_a_memory_of_its_own():
    things = Thing.blank(2)
    things[1].small = 3
    copy = things[1].copy()
    copy.row[0] = 4

    assert type(copy) is type(things[1])
    assert (copy.small, copy.copy().row[0]) == (3, 4)
    assert things[1].row[0] == 0


def test_a_record_tells_where_its_memory_is():
    several = Thing.blank(3)
    several[1].small, several[2].small = 1, 2
    for it in (*several, several[1:2][0], several[2].copy(), np.void.copy(several[1])):
        assert bytes(it.data) == it.tobytes()


@jit
def count(it):
    it.small += 1


def test_a_rule_changes_the_record_it_is_given():
    alone, several = Thing.blank(), Thing.blank(3)
    copy, piece = alone[0].copy(), several[1:2]
    for it in (alone[0], several[2], copy, piece[0], np.void.copy(several[0])):
        count(it)

    assert alone["small"].tolist() == [1]
    assert several["small"].tolist() == [0, 1, 1]
    assert copy.small == 1


def test_a_number_that_does_not_fit_is_refused():
    with pytest.raises(OverflowError):
        thing().small = 128


def test_unknown_fields_are_refused():
    with pytest.raises(AttributeError):
        _ = thing().nothing


def test_a_field_may_not_take_a_name_of_numpy():
    with pytest.raises(TypeError, match="data"):

        class Bad(Layout):
            data: int = i1()
