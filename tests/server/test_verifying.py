"""A record from the server is checked by whoever played it."""

from __future__ import annotations

import copy
import json
import subprocess
import sys

from malavita.engine.match import Match
from tests.server.people import Company


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
    _tamper_seed: "the seed does not come from secret and randoms",
    _tamper_move: "this move is not as recorded",
}


def test_verify_says_what_was_tampered_with(server, run, tmp_path):
    async def play():
        async with Company(server.url, 2) as company:
            table = await company.open("thieves", 3, bots={"2": "rookie"})
            places = await company.play(table)
            return await company.clients[0].record(table), places[0].table.commitment

    record, commitment = run(play())
    files = [tmp_path / "good.json"]
    files[0].write_text(json.dumps(record))
    for tamper in SAID:
        files.append(tmp_path / f"{tamper.__name__}.json")
        files[-1].write_text(json.dumps(_with(record, tamper)))

    command = [sys.executable, "-m", "malavita", "verify", *files]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)

    assert done.returncode == 1, done.stderr
    good, *bad = done.stdout.splitlines()
    assert f"good: {len(record['moves'])} moves, over" in good
    assert commitment in good
    for line, reason in zip(bad, SAID.values(), strict=True):
        assert ": bad: move " in line
        assert reason in line
