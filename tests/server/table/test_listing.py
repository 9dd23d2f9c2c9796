"""The rows of lists, as they are stored."""

import json

from malavita.games import GAMES
from malavita.server.table.listing import listing_of, read_info
from tests.server.tables import new_table, sit_all

KNOWN = {
    "id", "game", "options", "seats", "status", "public", "rated", "hints", "pace",
    "commitment", "away", "rematch",
}  # fmt: skip


def _info(**wishes):
    table = sit_all(new_table(GAMES["thieves"], 3, bots={"1": "don"}, **wishes))
    return listing_of(table).info


def test_a_row_is_written_as_the_first_version_reads_it():
    """It reads strictly: every field is there, and none that it does not know."""
    info = json.loads(_info())

    assert info.keys() == KNOWN
    assert info["pace"].keys() == {"decision", "reserve"}
    for seat in info["seats"]:
        assert seat.keys() == {"name", "level", "kept", "bot_plays"}


def test_what_is_missing_or_unknown_in_a_row_is_no_mistake():
    info = json.loads(_info(away=7))
    seats = info.pop("seats")

    read = read_info(json.dumps(info | {"mascot": "cat"}))

    assert (read.away, read.seats) == (7, [])
    assert [seat["level"] for seat in seats] == [None, "don", None]


def test_a_row_that_cannot_be_read_has_defaults():
    for info in ("", "[]", '{"seats": 3}', '{"seats": [{"level": "padrino"}]}'):
        assert read_info(info) == read_info("{}")
