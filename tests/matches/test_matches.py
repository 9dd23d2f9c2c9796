import json

import pytest

from malavita.engine.match import Match
from tests.matches import RECORDS, add, digests, files


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_a_kept_match_is_played_as_it_was(path):
    kept = json.loads(path.read_text())
    record = kept["record"]

    match = Match.replay(record)

    assert match.over  # so replay has compared the result
    assert match.edition == record["edition"]
    assert digests(record) == kept["digests"]


def test_there_are_matches_of_every_edition(game):
    kept = {json.loads(path.read_text())["record"]["edition"] for path in _of(game.name)}

    assert kept == set(range(1, game.edition + 1))


def _of(name):
    return RECORDS.glob(f"{name}-*.json")


def test_a_kept_match_is_never_written_again():
    path = files()[0]
    text = path.read_text()

    with pytest.raises(FileExistsError):
        add(Match.replay(json.loads(text)["record"]))

    assert path.read_text() == text


def test_the_matches_of_sicilianos_tell_its_editions_apart():
    old, new = (
        json.loads((RECORDS / f"sicilianos-{edition}-4-16.json").read_text())
        for edition in (1, 2)
    )

    assert old["record"]["moves"] == new["record"]["moves"]
    assert old["digests"].keys() == new["digests"].keys()
    assert old["digests"] != new["digests"]
