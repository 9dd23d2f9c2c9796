"""Before a server opens: what is wrong is said in one line, and at once."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import contextmanager, nullcontext

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from malavita.cli.preflight import (
    check_port,
    prepare_database,
    read_settings,
    running_already,
    url_of,
)
from malavita.server.settings import Settings, sqlite_url
from malavita.server.storage.address import POSTGRESQL, SQLITE
from malavita.server.storage.lock import database_lock
from tests.server.servers import PATIENCE, Server, ask, free_port

SECRET = "omerta"
LETTER = "Dear Don, " * 100  # no database


@pytest.fixture
def refused(capsys):
    """What is said when something is refused."""

    def refused(ask, *arguments):
        with pytest.raises(SystemExit) as refusal:
            ask(*arguments)
        assert refusal.value.code == 2
        (line,) = capsys.readouterr().err.splitlines()
        assert SECRET not in line
        return line.removeprefix("malavita: ")

    return refused


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("mysql://x", f"it begins with {POSTGRESQL} or {SQLITE}"),
        (
            f"{POSTGRESQL}u:{SECRET}@h:port/x",
            f"it is written {POSTGRESQL}USER:PASSWORD@HOST:PORT/NAME",
        ),
        (f"{POSTGRESQL}u:{SECRET}@ta@h/x", "an @ in a password is written %40"),
        (f"{POSTGRESQL}h/x?sslmode=disable", "asyncpg knows no parameter sslmode"),
        (f"{POSTGRESQL}h/x?foo=1&ssl=off&bar=2", "asyncpg knows no parameter bar, foo"),
        (SQLITE, f"a file is needed, as {SQLITE}malavita.db"),
        (f"{SQLITE}:memory:", f"a file is needed, as {SQLITE}malavita.db"),
        (f"{SQLITE}x.db?mode=ro", "a file has no parameter mode"),
        (f"{SQLITE}/nowhere/x.db", "there is no folder /nowhere"),
        (f"{SQLITE}/", "/ is a folder"),
        (f"{SQLITE}/dev/null", "/dev/null is not a regular file"),
        (f"{SQLITE}/tmp/{'x' * 300}", f"/tmp/{'x' * 300}: File name too long"),
        (f"{SQLITE}/tmp/\udcff.db", "it cannot be written in UTF-8"),
    ],
)
def test_an_address_that_cannot_be_of_a_database_is_refused(address, reason, refused):
    assert refused(read_settings, address, None, []) == f"--database: {reason}"


def test_a_file_that_is_only_a_link_to_itself_is_refused(tmp_path, refused):
    link = tmp_path / "malavita.db"
    link.symlink_to(link)
    said = refused(read_settings, sqlite_url(link), None, [])
    assert f"--database: {link} is a link to itself" in said


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("nonsense", "it begins with redis:// or rediss:// or unix://"),
        ("redis://h:x", "it is written redis://USER:PASSWORD@HOST:PORT/NUMBER"),
        (
            f"redis://:{SECRET}/ta@h",
            "it is written redis://USER:PASSWORD@HOST:PORT/NUMBER",
        ),
        ("redis://h/abc", "it is written redis://USER:PASSWORD@HOST:PORT/NUMBER"),
        ("redis://h/1/2", "it is written redis://USER:PASSWORD@HOST:PORT/NUMBER"),
        ("redis://\udcff", "it cannot be written in UTF-8"),
        ("redis://h?foo=1", "it has a parameter that Redis does not know"),
    ],
)
def test_an_address_that_cannot_be_of_redis_is_refused(address, reason, refused):
    assert refused(read_settings, None, address, []) == f"--redis: {reason}"


@pytest.mark.parametrize(
    ("setting", "reason"),
    [
        ("adviser=rookie", "a rookie does not search; capo and don do"),
        ("robots=0", "Expected `int` >= 1 - at `$.robots`"),
        ("sweep=0", "sweep"),
        ("tables_each=-1", "tables_each"),
        ('hints={"second": 0, "burst": 5}', "hints.second"),
        ('hints={"second": Infinity, "burst": 5}', "hints.second"),
        ("bot_pause=never", "Expected `float`, got `str` - at `$.bot_pause`"),
        ("bot_pause=-1", "Expected `float` >= 0.0 - at `$.bot_pause`"),
        ("bot_pause=NaN", "Expected `float` >= 0.0 - at `$.bot_pause`"),
        ("bot_pause=Infinity", "Expected `float` <= 86400000.0 - at `$.bot_pause`"),
        ("expire=1e999", "Expected `float` <= 86400000.0 - at `$.expire`"),
        ("unload=-1", "unload"),
        ('origins=["http://a", "\\ud800"]', "origins: it cannot be written in UTF-8"),
        ("adviser=\udcff", "it cannot be written in UTF-8"),
        ("origins=" + "[" * 50_000, "Expected `array`, got `str` - at `$.origins`"),
        ("bot_pause", "it is written bot_pause=VALUE"),
        (
            "database=sqlite+aiosqlite:///x.db",
            "database has an option of its own, --database",
        ),
        ("redis=redis://h", "redis has an option of its own, --redis"),
        ("bot_paus=1", "there is no 'bot_paus'; there are origins, robots, bot_pause, "),
    ],
)
def test_settings_that_would_not_work_are_refused(setting, reason, refused):
    said = refused(read_settings, "sqlite+aiosqlite:///x.db", None, [setting])
    assert said.startswith("--setting: ")
    assert reason in said


def test_a_place_for_the_data_that_cannot_be_made_is_refused(refused, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", "/dev/null")
    said = refused(read_settings, None, None, [])
    assert said.startswith("/dev/null/malavita: Not a directory")


@pytest.mark.parametrize(
    ("host", "said"),
    [
        ("nonsense.invalid", "--host: cannot listen on nonsense.invalid: "),
        ("192.0.2.1", "--host: cannot listen on 192.0.2.1: Cannot assign requested"),
        ("a..b", "--host: 'a..b' is not an address"),
    ],
)
def test_a_host_that_is_not_this_machine_is_refused(host, said, refused):
    refusal = refused(check_port, host, free_port())
    assert refusal.startswith(said)
    assert "--port" not in refusal


def test_a_port_that_is_taken_is_refused(refused):
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        assert refused(check_port, "127.0.0.1", port) == (
            f"cannot listen on 127.0.0.1:{port}: Address already in use; "
            "--port chooses another port"
        )


def test_addresses_are_written_as_browsers_read_them():
    assert url_of("127.0.0.1", 8713) == "http://127.0.0.1:8713"
    assert url_of("::1", 8713) == "http://[::1]:8713"


def test_a_file_that_is_no_database_is_refused(tmp_path, refused):
    address = sqlite_url(tmp_path / "letter.txt")
    (tmp_path / "letter.txt").write_text(LETTER)
    for look in (prepare_database, lambda address: running_already(Settings(address))):
        assert refused(look, address) == f"{address}: file is not a database"
    assert len(list(tmp_path.iterdir())) == 1


def test_a_database_of_a_newer_version_is_refused(tmp_path, refused):
    file = tmp_path / "malavita.db"
    prepare_database(sqlite_url(file))
    with sqlite3.connect(file) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    connection.close()
    said = refused(prepare_database, sqlite_url(file))
    assert said.endswith(": it was used by a newer version of Malavita")


def _parts(postgres):
    """The address of a database, before and after who asks."""
    before, at, after = postgres.database().partition("malavita@")
    return before, at and after


def test_postgresql_itself_says_what_is_wrong_and_no_password_is_shown(postgres, refused):
    before, after = _parts(postgres)
    place, _, name = after.partition("/")
    shown = f"{before}malavita:***@{place}"
    address = f"{before}malavita:{SECRET}@{place}"
    prepare_database(f"{address}/{name}")
    for wrong, said in (
        (f"{address}/none", f'{shown}/none: database "none" does not exist'),
        (
            f"{address}/{name}?ssl=require&passfile={SECRET}",
            f'{shown}/{name}: PostgreSQL server at "{place}" rejected SSL upgrade',
        ),
        (
            f"{before}nobody:{SECRET}@{after}",
            f'{before}nobody:***@{after}: role "nobody" does not exist',
        ),
        (
            f"{before}malavita:{SECRET}@127.0.0.1:1/x",
            f"{before}malavita:***@127.0.0.1:1/x: Connection refused ('127.0.0.1', 1)",
        ),
    ):
        assert refused(prepare_database, wrong) == said


def _serve(*arguments, **environment):
    return subprocess.run(
        [sys.executable, "-m", "malavita", "serve", f"--port={free_port()}", *arguments],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=os.environ | environment,
    )


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--log=loud"], "--log: 'loud' is not debug, info, warning or error"),
        (["--workers=2"], "--workers needs --redis"),
        (["--workers=2", "--redis=redis://127.0.0.1:x"], "--redis: it is written"),
        (["--setting=bot_pause=never"], "bot_pause"),
        (["--host=nonsense.invalid"], "--host: cannot listen on nonsense.invalid"),
        (["--database=sqlite+aiosqlite:////nowhere/x.db"], "there is no folder"),
        (["--database=postgresql+asyncpg://u@127.0.0.1:1/x"], "Connection refused"),
        (["--log=debug"], "file is not a database"),
        (["--log=error"], "file is not a database"),
    ],
)
def test_what_cannot_be_served_is_refused_in_one_line_before_anything_is_compiled(
    arguments, reason, tmp_path
):
    letter = tmp_path / "letter.txt"
    letter.write_text(LETTER)
    database = f"--database={sqlite_url(letter)}"
    ended = _serve(database, *arguments, MALAVITA_CACHE=str(tmp_path / "cache"))
    assert ended.returncode == 2
    (line,) = ended.stderr.splitlines()
    assert line.startswith("malavita: ")
    assert reason in line
    assert list(tmp_path.glob("letter*")) == [letter]  # and nothing beside it


@pytest.mark.parametrize(
    "address", ["redis://127.0.0.1/15", "rediss://h/", "unix:///run/redis.sock?db=1"]
)
def test_an_address_of_redis_may_have_the_number_of_a_database(address):
    assert read_settings("sqlite+aiosqlite:///x.db", address, []).redis == address


def test_a_file_that_another_server_uses_is_refused_until_that_is_gone(tmp_path):
    database = sqlite_url(tmp_path / "malavita.db")
    first = Server(database).start()
    try:
        ended = _serve(f"--database={database}")
        assert ended.returncode == 2
        assert ended.stderr == (
            f"malavita: {tmp_path / 'malavita.db'}: another server uses it at "
            f"{first.url}; several need --redis\n"
        )
    finally:
        first.kill()
        first.log.close()
    second = Server(database).start()
    second.stop()


def test_servers_that_hear_of_each_other_may_use_one_file(tmp_path, redis):
    database = sqlite_url(tmp_path / "malavita.db")
    with _running(database, redis), _running(database, redis):
        pass


@contextmanager
def _running(database, redis=None, *more):
    together = [f"--redis={redis.url}"] if redis else []
    server = Server(database, *together, *more).start()
    try:
        yield server
    except BaseException:
        server.process.kill()
        raise
    server.stop()


def _refused_beside(database, *arguments):
    """What a server says that must not use a database beside another."""
    ended = _serve(f"--database={database}", *arguments)
    assert ended.returncode == 2
    (line,) = ended.stderr.splitlines()
    return line.removeprefix(f"malavita: {database}: ")


IN_USE = "another server uses it; several need --redis"


def test_postgresql_that_a_server_uses_alone_is_refused_until_that_is_gone(
    postgres, redis
):
    """Killed or not, it is gone at once."""
    database = postgres.database()
    with _running(database) as first:
        assert _refused_beside(database) == IN_USE
        assert _refused_beside(database, f"--redis={redis.url}") == (
            "another server uses it without --redis; several need --redis"
        )
        first.kill()
        first.start()
    with _running(database, redis):
        pass


def test_servers_that_hear_of_each_other_may_use_one_postgresql(postgres, redis):
    database = postgres.database()
    with _running(database, redis, "--workers=2") as first:
        with _running(database, redis):
            first.kill()
            first.start()
        assert _refused_beside(database) == IN_USE


def test_postgresql_that_was_away_is_kept_again(postgres, run):
    database = postgres.database()
    with _running(database):
        run(_until_locked(database))
        postgres.stop()
        postgres.start()
        run(_until_locked(database))
        assert _refused_beside(database) == IN_USE


async def _until_locked(database):
    """Wait until some server keeps a database."""
    held = text(
        "select count(*) from pg_locks join pg_database on oid = database "
        "where locktype = 'advisory' and datname = current_database()"
    )
    engine = create_async_engine(database)
    async with engine.connect() as connection:
        while not await connection.scalar(held):
            await asyncio.sleep(0.05)
    await engine.dispose()


def test_who_finds_postgresql_taken_when_it_is_back_says_so_until_it_is_his(
    postgres, run
):
    database = postgres.database()

    async def take(server):
        async with database_lock(database, shared=False):
            server.process.send_signal(signal.SIGCONT)
            while IN_USE_NOW not in _logged(server):
                await asyncio.sleep(0.05)
        await _until_locked(database)

    with _running(database) as server:
        server.process.send_signal(signal.SIGSTOP)  # so that the other is faster
        postgres.stop()
        postgres.start()
        run(take(server))
        assert _refused_beside(database) == IN_USE


IN_USE_NOW = (
    '"level": "error", "from": "malavita.lock", '
    '"text": "another server uses the database; several need --redis"}'
)


def _logged(server):
    return os.pread(server.log.fileno(), 1 << 20, 0).decode()


@contextmanager
def _plain(tmp_path):
    """`malavita` in a process, and what its browser sees: a script stands in for it."""
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {seen}.part; mv {seen}.part {seen}\n')
    browser.chmod(0o755)
    environment = {"BROWSER": f"{browser} %s", "XDG_DATA_HOME": str(tmp_path)}
    process = subprocess.Popen(
        [sys.executable, "-m", "malavita"],
        env=os.environ | environment,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield process, seen
    finally:
        process.kill()
        process.communicate()


def _opened(seen):
    """The address that the browser has opened."""
    until = time.monotonic() + PATIENCE
    while not seen.exists():
        assert time.monotonic() < until
        time.sleep(0.05)
    return seen.read_text().strip()


def test_without_a_command_the_browser_opens_when_the_server_answers(tmp_path):
    """The usual port may be taken or not."""
    with _taken(8000), _plain(tmp_path) as (process, seen):
        address = _opened(seen)
        assert ask(f"{address}/healthz").text == "ok\n"
        assert ask(address).status_code in (200, 503)
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert f"malavita: port 8000 is in use; using {address.rpartition(':')[2]}" in said
    assert f"malavita: {address}" in said
    assert "Traceback" not in said


def _taken(port):
    """The port is taken, by us if by nobody else."""
    try:
        return socket.create_server(("127.0.0.1", port))
    except OSError:
        return nullcontext()


def test_without_a_command_the_browser_opens_where_the_server_runs_already(tmp_path):
    (tmp_path / "malavita").mkdir()
    server = Server(sqlite_url(tmp_path / "malavita" / "malavita.db"), "--host=0.0.0.0")
    server.start()
    try:
        with _plain(tmp_path) as (process, seen):
            _, said = process.communicate(timeout=PATIENCE)
            assert process.returncode == 0
            assert said == f"malavita: already running at {server.url}\n"
            assert _opened(seen) == server.url
    finally:
        server.stop()
