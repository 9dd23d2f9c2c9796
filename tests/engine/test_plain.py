"""A record as plain Python says what the record says."""

import numpy as np
import pytest

from malavita.engine.jit import jit
from malavita.engine.plain import plain, plainly


def _tuples(value):
    return tuple(map(_tuples, value)) if isinstance(value, list) else value


@pytest.mark.parametrize("kind", ["State", "View"])
def test_every_field_is_there_and_has_its_value(game, kind):
    records = getattr(game, kind).blank()
    noise = np.random.default_rng(7).integers(0, 256, records.nbytes, np.uint8)
    records.view(np.uint8)[:] = noise
    table = plain(records[0])
    assert table._fields == records.dtype.names
    for name in records.dtype.names:
        assert getattr(table, name) == _tuples(records[0][name].tolist()), name


@jit
def _is_late(table):
    return table.beat > 9


def test_a_rule_can_be_asked_about_a_plain_record(game):
    records = game.View.blank()
    records[0].beat = 10
    assert plainly(_is_late)(plain(records[0]))
