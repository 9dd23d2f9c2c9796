"""Kept logs are read for ever, whatever the wire and the newest edition are like."""

import json
import subprocess
import sys

import pytest

from malavita.server.table import entries
from tests.matches import logs

NARROW = """
import msgspec

meta = msgspec.Meta
most = ("le", "max_length")
msgspec.Meta = lambda **limits: meta(**{**limits, **{k: 1 for k in most if k in limits}})

import json
from malavita.wire.messages import NewTable
from tests.matches import logs

wish = b'{"game": "thieves", "players": 3, "away": 5}'
try:
    msgspec.json.decode(wish, type=NewTable)
except msgspec.ValidationError:
    print("narrowed")
for path in logs.files():
    kept = json.loads(path.read_text(encoding="utf-8"))
    table = logs.replay(kept["table"], kept["log"][: len(kept["log"]) // 2])
    print(path.name, table.opened.pace.reserve)
"""


def _read(path):
    return json.loads(path.read_text(encoding="utf-8"))


def _of(game):
    return [_read(path) for path in logs.LOGS.glob(f"{game.name}-*.json")]


@pytest.mark.parametrize("path", logs.files(), ids=lambda path: path.stem)
def test_a_kept_log_adds_up_to_the_same_table(path):
    kept = _read(path)

    assert logs.agrees(logs.summaries(kept["table"], kept["log"]), kept["summaries"])


def test_there_are_logs_of_every_edition(game):
    editions = {entries.read(kept["log"][0]).edition for kept in _of(game)}

    assert editions == set(range(1, game.edition + 1))


def test_the_logs_of_a_game_have_entries_of_every_kind(game):
    found = {type(entries.read(text)) for kept in _of(game) for text in kept["log"]}

    assert found == set(entries.Entry.__args__)


@pytest.mark.parametrize("path", logs.files(), ids=lambda path: path.stem)
def test_only_logs_of_the_first_edition_do_not_name_it(path):
    _, edition, *_ = path.stem.split("-")

    named = json.loads(_read(path)["log"][0]).get("edition")

    assert named == (None if edition == "1" else int(edition))


def test_a_limit_of_the_wire_that_is_narrowed_makes_no_log_unreadable():
    """Every upper limit of a request is 1; in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-c", NARROW], check=True, capture_output=True, text=True
    )

    first, *read = done.stdout.splitlines()
    assert first == "narrowed"
    assert read == [f"{path.name} 120" for path in logs.files()]


def test_a_kept_log_is_never_written_again():
    path = logs.files()[0]
    text, kept = path.read_text(encoding="utf-8"), _read(path)

    with pytest.raises(FileExistsError):
        logs.add(path.stem, kept["table"], kept["log"])

    assert path.read_text(encoding="utf-8") == text


def test_a_new_log_names_the_newest_edition(game):
    tables = logs.visit(game, 3, 3, {})

    assert [each.table.opened.edition for each in tables] == [game.edition] * 2
    for each in tables:
        assert logs.summary(logs.replay(each.table.id, each.log)) == logs.summary(
            each.table
        )
