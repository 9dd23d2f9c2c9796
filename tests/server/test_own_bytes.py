"""Whoever added bytes to the cards finds them in the record, or is told so."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import msgspec
import pytest

from malavita.cli import keeping
from malavita.wire.fairness import Share, Unfair
from tests.server.people import Company
from tests.server.test_joining import Terminal, _sit

GAME = "thieves"
BOTS = {"1": "rookie", "2": "rookie"}
OTHERS = "00" * 32


def _verify(file, home, *more):
    """What `malavita verify` says to whoever lives there."""
    command = [sys.executable, "-m", "malavita", "verify", str(file), *more]
    environment = os.environ | {"XDG_DATA_HOME": str(home)}
    return subprocess.run(command, capture_output=True, text=True, env=environment)


def test_a_program_is_told_if_its_bytes_are_not_in_the_cards(server, run):
    async def test():
        async with Company(server.url, 2) as company:
            table = await company.open(GAME, 3, bots={"2": "rookie"})
            await company.play(table)
            for seat, client in enumerate(company.clients):
                record = await client.record(table)
                assert record["fairness"]["randoms"][seat] == client.shares[table].random
                share = client.shares[table]
                for false in (
                    Share(share.commitment, OTHERS),
                    Share(OTHERS, share.random),
                ):
                    client.shares[table] = false
                    with pytest.raises(Unfair):
                        await client.record(table)

    run(test())


def test_bytes_are_drawn_after_the_commitment_is_known(server, run):
    """Also at a rematch, and anew if the server shows another commitment."""

    async def test():
        async with Company(server.url, 1) as company:
            (client,) = company.clients
            table = await company.open(GAME, 3, bots=BOTS)
            await company.play(table)
            again = await client.rematch(table)
            assert again.seats[0].you
            shares = client.shares
            assert shares[again.id].commitment == again.commitment
            assert shares[again.id].random != shares[table].random
            assert client.share(again) == shares[again.id]
            other = msgspec.structs.replace(again, commitment=OTHERS)
            assert client.share(other).random != client.share(again).random

    run(test())


def test_the_terminal_keeps_its_bytes_and_verify_finds_them(server, run, tmp_path):
    async def play():
        async with Company(server.url, 1) as company:
            (host,) = company.clients
            table = (await host.open_table(GAME, 3, bots=BOTS)).id
            async with Terminal(tmp_path, f"{server.url}/t/{table}") as terminal:
                await _sit(terminal, host, table, 0)
                assert await terminal.play_first_moves() == 0
                seen = " ".join(terminal.seen.split())
                assert "your bytes and the secret promised before are in the" in seen
            return await host.record(table)

    record = run(play())
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    fairness = record["fairness"]

    told = _verify(file, tmp_path)
    assert told.returncode == 0
    assert "so nobody chose them" in told.stdout

    elsewhere = tmp_path / "elsewhere"
    told = _verify(file, elsewhere)
    assert told.returncode == 0
    assert f"commitment {fairness['commitment']} before you sat down" in told.stdout
    assert "your client sent" in told.stdout
    told = _verify(file, elsewhere, "--bytes", fairness["randoms"][0].upper())
    assert "nobody chose them" in told.stdout
    told = _verify(file, elsewhere, "--bytes", OTHERS)
    assert told.returncode == 1
    assert "bad: the bytes that you added are not in it" in told.stdout

    kept = tmp_path / "malavita" / "shares.json"
    kept.write_text(kept.read_text().replace(fairness["randoms"][0], OTHERS))
    told = _verify(file, tmp_path)
    assert told.returncode == 1
    assert "bad: the bytes that you added are not in it" in told.stdout


def test_what_is_kept_is_for_its_owner_alone(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    keeping.keep_share("http://host/t/A", Share("c", "r"))
    keeping.keep_share("http://host/t/B", Share("d", "s"))
    assert keeping.shares()["http://host/t/A"] == Share("c", "r")
    file = tmp_path / "malavita" / "shares.json"
    assert file.stat().st_mode & 0o077 == 0
    file.write_text("{")
    assert keeping.shares() == {}
