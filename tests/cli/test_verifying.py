"""A record from the server is checked by whoever played it."""

from __future__ import annotations

import asyncio
import copy
import json
import os
import subprocess
import sys

import pytest

from malavita.cli import user_data
from malavita.client import Unfair
from malavita.engine.match import Match
from malavita.games import GAMES
from malavita.wire import fairness
from tests.server.people import Company
from tests.server.servers import PATIENCE


def _with(record, change):
    other = copy.deepcopy(record)
    change(other)
    return other


def _another(digits):
    """The same digits but for one."""
    return ("0" if digits[0] != "0" else "1") + digits[1:]


def _tamper_secret(record):
    record["fairness"]["secret"] = _another(record["fairness"]["secret"])


def _tamper_commitment(record):
    record["fairness"]["commitment"] = _another(record["fairness"]["commitment"])


def _tamper_contribution(record):
    record["fairness"]["randoms"][0] = _another(record["fairness"]["randoms"][0])


def _tamper_seed(record):
    record["seed"] = _another(record["seed"])


def _tamper_options(record):
    name, value = next(iter(record["options"].items()))
    others = [each for each in GAMES[record["game"]].options[name] if each != value]
    record["options"][name] = others[0]


def _tamper_length(record):
    del record["moves"][-1]


def _tamper_scores(record):
    record["result"]["scores"][0] += 1


def _tamper_winners(record):
    record["result"]["winners"] = []


def _add_contribution(record):
    record["fairness"]["randoms"].append("")


def _tamper_move(record):
    """Another legal move, which the rules alone would not notice at once."""
    number, seat, action = _other_choice(record)
    record["moves"][number] = [seat, action]


def _other_choice(record):
    match = Match(
        record["game"],
        players=record["players"],
        seed=record["seed"],
        options=record["options"],
    )
    for number, (seat, action) in enumerate(record["moves"]):
        others = [each for each in match.legal(seat) if each != action]
        if others:
            return number, seat, others[0]
        match.play(seat, action)
    raise AssertionError("no choice in a whole game")


SAID = {
    _tamper_secret: "the secret does not fit its commitment",
    _tamper_commitment: "the secret does not fit its commitment",
    _tamper_contribution: "the seed does not come from secret and randoms",
    _add_contribution: "there are 4 for 3 players",
    _tamper_seed: "the seed does not come from secret and randoms",
    _tamper_options: "game, options, seed or start are not as recorded",
    _tamper_move: "this move is not as recorded",
    _tamper_length: "it is missing",
    _tamper_scores: "the match ends",
    _tamper_winners: "win, the record says",
}


@pytest.fixture(scope="module")
def played(server):
    """The record of a game of two people and a bot, and what one of them kept."""

    async def play():
        async with Company(server.url, 2) as company:
            table = await company.open("thieves", 3, bots={"2": "rookie"})
            await company.play(table)
            (client, _) = company.clients
            return await client.record(table), client.shares[table]

    return asyncio.run(asyncio.wait_for(play(), PATIENCE))


def _verify(*arguments, home):
    return subprocess.run(
        [sys.executable, "-m", "malavita", "verify", *map(str, arguments)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=os.environ | {"XDG_DATA_HOME": str(home)},
    )


def _write(file, record):
    file.write_text(json.dumps(record))
    return file


def test_verify_says_what_was_tampered_with(played, tmp_path):
    record, share = played
    files = [_write(tmp_path / "good.json", record)]
    for tamper in SAID:
        other = _with(record, tamper)
        files.append(_write(tmp_path / f"{tamper.__name__}.json", other))

    done = _verify(*files, home=tmp_path)

    assert done.returncode == 1, done.stderr
    good, *bad = done.stdout.splitlines()
    assert f"good: {len(record['moves'])} moves, over" in good
    assert share.commitment in good
    for line, reason in zip(bad, SAID.values(), strict=True):
        assert ": bad: move " in line
        assert reason in line


def test_bytes_that_are_not_in_the_cards_are_missed_whatever_else_is_kept(
    played, tmp_path, monkeypatch
):
    record, share = played
    file = _write(tmp_path / "record.json", record)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    user_data.save_share("http://host/t/A", share)

    assert "good" in _verify(file, home=tmp_path).stdout
    assert "good" in _verify(file, "--bytes", share.random, home=tmp_path).stdout
    done = _verify(file, "--bytes", "00" * 32, home=tmp_path)
    assert done.returncode == 1
    assert "bad: the bytes that you added are not in it" in done.stdout


def _without_proof(record):
    del record["fairness"]


def _with_nothing(record):
    record["fairness"] = None


def _with_nonsense(record):
    record["fairness"] = ["secret", "randoms"]


def _without_contributions(record):
    del record["fairness"]["randoms"]


def _with_letters(record):
    record["fairness"]["secret"] = "secret"


def _without_seed(record):
    del record["seed"]


@pytest.mark.parametrize(
    "tamper",
    [
        _without_proof,
        _with_nothing,
        _with_nonsense,
        _without_contributions,
        _with_letters,
        _without_seed,
    ],
)
def test_a_program_is_told_that_a_deal_is_unfair_whatever_the_server_sends(
    tamper, played
):
    record, share = played
    fairness.check(record, share)
    with pytest.raises(Unfair, match="cards"):
        fairness.check(_with(record, tamper), share)
