"""Whoever added bytes to the cards finds them in the record, or is told so."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import msgspec
import pytest

from malavita.cli import user_data
from malavita.cli.file_lock import lock
from malavita.cli.verifying import GOOD, verify
from malavita.wire.fairness import Share, Unfair
from tests.cli.terminal import Terminal, sit
from tests.server.people import Company, play_to_the_end

GAME = "thieves"
BOTS = {"1": "rookie", "2": "rookie"}
OTHERS = "00" * 32


@pytest.fixture
def told(monkeypatch, capsys):
    """What verify says to whoever lives somewhere, and whether all is good."""

    def told(file, home, added=None):
        monkeypatch.setenv("XDG_DATA_HOME", str(home))
        return verify([file], added) == GOOD, capsys.readouterr().out

    return told


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


def test_the_terminal_keeps_its_bytes_and_verify_finds_them(server, run, tmp_path, told):
    async def play():
        async with Company(server.url, 1) as company:
            (host,) = company.clients
            table = (await host.open_table(GAME, 3, bots=BOTS)).id
            async with Terminal(tmp_path, f"{server.url}/t/{table}") as terminal:
                await sit(terminal, host, table, 0)
                seen = " ".join((await terminal.play_first_moves()).split())
                assert "your bytes and the secret promised before are in the" in seen
            return await host.record(table)

    record = run(play())
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    fairness = record["fairness"]

    good, said = told(file, tmp_path)
    assert good
    assert "so nobody chose them" in said

    elsewhere = tmp_path / "elsewhere"
    good, said = told(file, elsewhere)
    assert good
    assert f"commitment {fairness['commitment']} before you sat down" in said
    assert "your client sent" in said
    good, said = told(file, elsewhere, fairness["randoms"][0].upper())
    assert good
    assert "nobody chose them" in said
    good, said = told(file, elsewhere, OTHERS)
    assert not good
    assert "bad: the bytes that you added are not in it" in said

    kept = tmp_path / "malavita" / "shares.json"
    kept.write_text(kept.read_text().replace(fairness["randoms"][0], OTHERS))
    good, said = told(file, tmp_path)
    assert not good
    assert "bad: the bytes that you added are not in it" in said


def test_who_got_up_again_has_nothing_in_the_cards(server, run, tmp_path):
    async def test():
        async with Company(server.url, 2) as company:
            host, fickle = company.clients
            table = (await host.open_table(GAME, 3, bots={"2": "rookie"})).id
            await host.sit(table)
            await fickle.sit(table)
            await fickle.leave(table)
            async with Terminal(tmp_path, f"{server.url}/t/{table}") as terminal:
                await terminal.see("At the table: ")
                assert (tmp_path / "malavita" / "shares.json").read_text() != "{}"
                terminal.type("leave")
                assert await terminal.end() == 0
            assert (tmp_path / "malavita" / "shares.json").read_text() == "{}"
            await host.seat_bot(table, 1, "rookie")
            await host.start(table)
            async with host.at(table) as place:
                await play_to_the_end(place, 1)
            assert table in fickle.shares
            assert await fickle.record(table) == await host.record(table)

    run(test())


@pytest.fixture
def kept(tmp_path, monkeypatch):
    """The folder where somebody who has just come keeps what is his."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "malavita"


def test_what_is_kept_is_for_its_owner_alone(kept):
    user_data.save_share("http://host/t/A", Share("c", "r"))
    user_data.save_share("http://host/t/B", Share("d", "s"))
    assert user_data.shares()["http://host/t/A"] == Share("c", "r")
    file = kept / "shares.json"
    assert file.stat().st_mode & 0o077 == 0
    file.write_text("{")
    assert user_data.shares() == {}


def test_what_many_keep_at_the_same_moment_is_all_kept(kept):
    tokens = {f"http://host{number}": "ab" * 32 for number in range(60)}

    def keep(url):
        user_data.save_token(url, tokens[url])
        assert url in user_data.tokens()  # never reads half a file

    with ThreadPoolExecutor(4) as people:
        list(people.map(keep, tokens))
    assert user_data.tokens() == tokens


def test_a_file_that_makes_no_sense_is_moved_and_never_written_over(kept, capsys):
    kept.mkdir()
    file = kept / "guests.json"
    for number, nonsense in enumerate(['{"http://host": "ab', "[]", "\xff"], start=1):
        file.write_bytes(nonsense.encode("latin-1"))
        user_data.save_token("http://other", "cd")
        aside = kept / f"guests.json.{number}"
        assert aside.read_bytes() == nonsense.encode("latin-1")
        assert capsys.readouterr().err == (
            f"malavita: {file} is corrupt; moved to {aside}\n"
        )
        assert user_data.tokens() == {"http://other": "cd"}


def test_who_cannot_keep_anything_is_told_in_one_line(kept, capsys, monkeypatch):
    user_data.save_token("http://host", "ab")
    file = kept / "guests.json"
    monkeypatch.setattr(user_data, "PATIENCE", 0)
    with closing(lock(file)), pytest.raises(SystemExit):
        user_data.save_token("http://host", "cd")
    assert capsys.readouterr().err == (
        f"malavita: {file} (your saved identity) is locked by another malavita\n"
    )
    (kept / "guests.json.new").mkdir()
    with pytest.raises(SystemExit):
        user_data.save_token("http://host", "cd")
    assert capsys.readouterr().err.endswith("cannot be written: Is a directory\n")
    (kept / "guests.json.lock").unlink()
    (kept / "guests.json.lock").mkdir()
    with pytest.raises(SystemExit):
        user_data.save_token("http://host", "cd")
    assert capsys.readouterr().err.endswith("unable to open database file\n")
    assert user_data.tokens() == {"http://host": "ab"}
