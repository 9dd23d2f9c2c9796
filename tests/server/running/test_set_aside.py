"""Tables whose logs cannot be replayed, and rows of lists of other versions."""

from __future__ import annotations

import asyncio
import json
import os

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.exceptions import ConnectionClosed

from malavita.client import RequestRefused
from malavita.server.storage.store import Store
from malavita.server.table import entries
from malavita.server.table.state import Table
from tests.server.people import Company, play_to_the_end
from tests.server.servers import Server

GAME = "thieves"
NEVER_LEGAL = "stash"  # what the others hear
HURRY = ("--setting=expire=2", "--setting=sweep=0.2", "--setting=unload=0.2")
MAX_LOG = 1_000_000  # bytes
APPEND = "insert into entries values (:table, :number, :text)"
CHANGE = "update entries set entry = :text where table_id = :table and number = :number"


async def _execute(database, *statements):
    """Change a database behind the back of its server."""
    engine = create_async_engine(database)
    async with engine.begin() as connection:
        for statement, values in statements:
            await connection.execute(text(statement), values)
    await engine.dispose()


async def _break(database, tables):
    """Break the logs of tables, each in another way."""
    store = Store(database)
    logs = {table: await store.log.entries(table) for table in tables}
    await store.close()
    illegal, strange, game, edition, broken = tables
    opened = [json.loads(logs[table][0]) for table in (game, edition)]
    table = Table(illegal)
    for entry in logs[illegal]:
        table.replay(table.read(entry))
    seat = table.playing.actors[0]
    moved = entries.write(entries.Moved(1, seat, NEVER_LEGAL, "guest"))
    ends = {table: len(log) for table, log in logs.items()}
    changes = [
        (APPEND, illegal, ends[illegal], moved),
        (APPEND, strange, ends[strange], '{"entry":"Blessed","at":1}'),
        (CHANGE, game, 0, json.dumps(opened[0] | {"game": "omerta"})),
        (CHANGE, edition, 0, json.dumps(opened[1] | {"edition": 99})),
        (CHANGE, broken, 0, '{"entry":"Opened",'),
    ]
    rows = [
        (statement, {"table": table, "number": number, "text": entry})
        for statement, table, number, entry in changes
    ]
    await _execute(database, *rows)


async def _refused(ask):
    with pytest.raises(RequestRefused) as refusal:
        await ask
    return refusal.value


def _errors(server):
    """The errors in the log of a server that is still writing it."""
    log = os.pread(server.log.fileno(), MAX_LOG, 0)
    lines = [json.loads(line) for line in log.splitlines() if line.startswith(b"{")]
    return [line for line in lines if line["level"] == "error"]


def test_a_log_that_cannot_be_replayed_disturbs_no_other_table(database, run):
    server = Server(database).start()

    async def prepare(company):
        host = company.clients[0]
        finished = await company.open(GAME, 3)
        places = await company.places(finished)
        await asyncio.gather(*(play_to_the_end(each, 1) for each in places))
        broken = [await company.open(GAME, 3) for _ in range(5)]
        return finished, broken, (await host.open_table(GAME, 3, public=True)).id

    async def check(company, finished, broken, good):
        host = company.clients[0]
        for _ in range(3):
            for table in broken:
                refusal = await _refused(host.table(table))
                assert (refusal.status, refusal.code) == (503, "set_aside")
                assert refusal.values.keys() == {"table", "entry"}
                assert str(refusal).endswith(
                    f"table {table} is set aside: the server cannot replay entry "
                    f"{refusal.values['entry']} of its log"
                )
                with pytest.raises(ConnectionClosed) as closed:
                    await host.at(table).__aenter__()
                assert closed.value.rcvd.code == 4410
            mine = {each.id for each in await host.my_tables()}
            assert mine - {good} == set(broken)
            assert [each.id for each in await host.history()] == [finished]
        while (await host.table(good)).status != "expired":  # swept, all the same
            await asyncio.sleep(0.05)
        assert await host.public_tables() == []
        assert (await host.open_table(GAME, 3)).status == "open"

    async def test():
        async with Company(server.url, 3) as company:
            tables = await prepare(company)
            await asyncio.to_thread(server.stop)
            await _break(database, tables[1])
            server.more = HURRY
            await asyncio.to_thread(server.start)
            await check(company, *tables)
            return tables[1]

    try:
        broken = run(test())
        errors = _errors(server)
        assert sorted(line["table"] for line in errors) == sorted(broken)
        (illegal,) = [line for line in errors if line["table"] == broken[0]]
        assert illegal["text"].endswith("of its log: illegal_action")
    finally:
        server.stop()


def _info(row):
    """The info of a row as an older and as a newer version may write it."""
    old = {key: row[key] for key in ("id", "game", "status")}
    seats = [seat | {"mood": "grim"} for seat in row["seats"]]
    new = row | {"seats": seats, "mascot": "cat", "pace": row["pace"] | {"bonus": 3}}
    unreadable = row | {"seats": [{"level": "padrino"}]}
    return [json.dumps(old), json.dumps(new), json.dumps(unreadable), "", "{}"]


SET_INFO = "update shelf set info = :info where table_id = :table"


def test_rows_of_older_and_newer_versions_fail_no_list(database, run):
    server = Server(database).start()

    async def test():
        async with Company(server.url, 3) as company:
            host = company.clients[0]
            finished = await company.open(GAME, 3)
            await company.play(finished)
            listed = [await host.open_table(GAME, 3, public=True) for _ in range(5)]
            store = Store(database)
            (*_, row) = await store.lists.public_tables()
            await store.close()
            infos = _info(json.loads(row.info))
            for table, info in zip(listed, infos, strict=True):
                await host.sit(table.id)
                await _execute(database, (SET_INFO, {"info": info, "table": table.id}))
            ids = {table.id for table in listed}
            for rows in (await host.public_tables(), await host.my_tables()):
                assert {each.id for each in rows} == ids
                assert {each.game for each in rows} == {GAME}
                assert {each.status for each in rows} == {"open"}
                (new,) = [each for each in rows if each.id == listed[1].id]
                assert len(new.seats) == 3
                assert new.pace == listed[1].pace
            for info in infos:
                await _execute(database, (SET_INFO, {"info": info, "table": finished}))
                (game,) = await host.history()
                assert game.id == finished
                assert len(game.names) == len(game.scores) == 3

    try:
        run(test())
    finally:
        server.stop()
