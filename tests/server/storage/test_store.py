"""What two processes may do to one database at the same time, and what they may not."""

from __future__ import annotations

import asyncio

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from malavita.arena.rating import Rating
from malavita.server.errors import BadCode, TooManyTables
from malavita.server.settings import sqlite_url
from malavita.server.storage import schema
from malavita.server.storage.guests import GuestRow
from malavita.server.storage.lists import MAX_ROWS
from malavita.server.storage.lock import KEEP_ALIVE, NOTICED, create_engine
from malavita.server.storage.store import Store
from malavita.server.table.listing import Listing, Result, SeatedGuest

MOST = 5
PRAGMAS = ("journal_mode", "synchronous")
FULL = 2  # what SQLite calls it


def _listing(table, host="host"):
    return Listing(table, "thieves", "open", True, host, 0, '{"seats": []}')


def _in_two_processes(test):
    """Two stores of the same database, as two processes have them."""

    async def run(database):
        stores = [Store(database), Store(database)]
        try:
            await stores[0].migrate()
            await test(*stores)
        finally:
            for store in stores:
                await store.close()

    return run


def test_nobody_has_too_many_tables_however_fast_he_is(database, run):
    @_in_two_processes
    async def test(first, second):
        opening = [
            store.log.append(
                f"{name}{n}", 0, ["{}", "{}"], _listing(f"{name}{n}"), max_tables=MOST
            )
            for n in range(20)
            for name, store in (("A", first), ("B", second))
        ]
        other = second.log.append(
            "C", 0, ["{}"], _listing("C", "another"), max_tables=MOST
        )
        *told, others = await asyncio.gather(*opening, other, return_exceptions=True)
        refused = [each for each in told if each is not True]
        assert len(told) - len(refused) == MOST
        assert all(isinstance(each, TooManyTables) for each in refused)
        assert others is True
        listed = [each.table_id for each in await first.lists.public_tables()]
        assert len(listed) == MOST + 1
        for n in range(20):
            for table in (f"A{n}", f"B{n}"):
                entries = await first.log.entries(table)
                assert len(entries) == (2 if table in listed else 0)

    run(test(database))


def test_one_number_holds_one_entry_whoever_writes_it(database, run):
    """Two processes tell two different stories: one of them is told that it is late."""

    @_in_two_processes
    async def test(first, second):
        await first.log.append("A", 0, ["opened"], _listing("A"))
        for number in range(1, 20):
            told = await asyncio.gather(
                first.log.append(
                    "A", number, [f"first {number}"], _listing("A", "first")
                ),
                second.log.append(
                    "A", number, [f"second {number}"], _listing("A", "second")
                ),
            )
            assert sorted(told) == [False, True]
            winner = "first" if told[0] else "second"
            assert (await second.log.entries("A"))[number] == f"{winner} {number}"
            (listing,) = await first.lists.public_tables()
            assert listing.host == winner
        assert await first.log.versions(["A"]) == {"A": 19}
        # Later entries of the one who is late do not follow the first entries of another.
        assert not await second.log.append("A", 19, ["late", "later"])
        assert await first.log.versions(["A"]) == {"A": 19}

    run(test(database))


def test_a_code_is_good_once_and_for_its_time(database, run):
    @_in_two_processes
    async def test(first, second):
        guest = GuestRow("g", "Al", "en")
        await first.guests.add(guest, "token", 0)
        await first.guests.add_code("code", "g", until=100)
        assert await second.guests.use_code("code", "second token", now=100) == guest
        assert await first.guests.by_token("second token") == guest
        await first.guests.add_code("late", "g", until=100)
        for code, now in (("code", 100), ("late", 101), ("late", 50), ("unknown", 0)):
            with pytest.raises(BadCode):
                await first.guests.use_code(code, "stolen token", now)
        assert await first.guests.by_token("stolen token") is None

    run(test(database))


FULL_NAME = "VIGEVANO-SIRACUSA-1234567890-ABC"  # as long as a name may be now


def _upgrade_to(revision):
    def upgrade(connection):
        config = Config()
        config.set_main_option("script_location", "malavita.server.storage:migrations")
        config.attributes["connection"] = connection
        command.upgrade(config, revision)

    return upgrade


def test_a_database_of_the_first_version_keeps_what_it_holds(database, run):
    async def test():
        engine = create_async_engine(database)
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade_to("0001"))
            for table, row in {
                "entries": {"table_id": "OLD", "number": 0, "entry": "opened"},
                "sitters": {"table_id": "OLD", "guest": "g", "seat": 2},
                "shelf": {
                    "table_id": "OLD", "game": "thieves", "status": "open",
                    "public": True, "host": "g", "touched": 5, "info": "{}",
                },
                "guests": {"id": "g", "name": "Al", "language": "hu", "since": 5},
                "tokens": {"hash": "token", "guest": "g"},
            }.items():  # fmt: skip
                names = ", ".join(row)
                values = ", ".join(f":{name}" for name in row)
                insert = f"insert into {table} ({names}) values ({values})"
                await connection.execute(text(insert), row)
        await engine.dispose()
        store = Store(database)
        try:
            for _ in range(2):  # once more is no harm
                await store.migrate()
                assert await store.log.entries("OLD") == ["opened"]
                assert await store.guests.by_token("token") == GuestRow("g", "Al", "hu")
                assert [each.table_id for each in await store.lists.tables_of("g")] == [
                    "OLD"
                ]
            assert await store.log.append("OLD", 1, ["more"])
            assert not await store.log.append("OLD", 0, ["another"])
            assert await store.log.append(FULL_NAME, 0, ["opened"], _listing(FULL_NAME))
            assert await store.log.entries(FULL_NAME) == ["opened"]
        finally:
            await store.close()

    run(test())


def test_the_schema_is_what_the_migrations_leave(database, run):
    def differences(connection):
        # SQLite does not count letters, so nobody has told it that they may be more.
        options = {"compare_type": connection.dialect.name != "sqlite"}
        context = MigrationContext.configure(connection, opts=options)
        return compare_metadata(context, schema.metadata)

    async def test():
        store = Store(database)
        await store.migrate()
        await store.close()
        engine = create_async_engine(database)
        async with engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        await engine.dispose()

    run(test())


def test_what_sqlite_has_committed_is_on_the_disk_and_readers_do_not_wait(tmp_path, run):
    async def test():
        store = Store(sqlite_url(tmp_path / "malavita.db"))
        await store.migrate()
        async with store._database._engine.connect() as connection:
            told = [await connection.scalar(text(f"PRAGMA {each}")) for each in PRAGMAS]
        with store._database._writer.connect() as log:
            told_by_log = [log.scalar(text(f"PRAGMA {each}")) for each in PRAGMAS]
        await store.close()
        assert told == told_by_log == ["wal", FULL]

    run(test())


def _result(table, game="thieves", ended=0, players=("a", "b"), scores=(5, 3)):
    """A game that the first player has won; a rated one, if players are named."""
    names, levels = ["A", "B"], [None] * 2
    return Result(table, game, names, [*scores], [0], ended, [*players], levels)


def test_who_wins_goes_up_and_who_loses_goes_down(database, run):
    """Who has won says the game, which need not be who has more points."""

    async def test():
        store = Store(database)
        await store.migrate()
        for game, scores in (("more points", (5, 3)), ("as many", (4, 4))):
            result = _result(game, game, scores=scores)
            await store.log.append(game, 0, ["{}"], None, result)
            (first, winner), (second, loser) = await store.results.ratings(game)
            assert (first.name, second.name) == ("A", "B")
            assert winner.rating.mu > Rating().mu > loser.rating.mu
            assert max(winner.rating.sigma, loser.rating.sigma) < Rating().sigma
        await store.close()

    run(test())


def test_two_first_games_at_the_same_time_count_both(database, run):
    @_in_two_processes
    async def test(first, second):
        for number in range(10):  # in as many games, so that each time it is the first
            game = f"game {number}"
            ended = [
                store.log.append(table, 0, ["{}"], None, _result(table, game))
                for table, store in ((f"A{number}", first), (f"B{number}", second))
            ]
            assert await asyncio.gather(*ended) == [True, True]
            counted = [row.games for row, _ in await first.results.ratings(game)]
            assert counted == [2, 2]

    run(test(database))


def test_two_processes_that_rate_two_games_do_not_wait_for_each_other(database, run):
    """Whichever game ends first at the one, and last at the other."""

    @_in_two_processes
    async def test(first, second):
        for number in range(10):
            ended = [
                store.log.append(table, 0, ["{}"], None, _result(table, game))
                for store, games in ((first, "XY"), (second, "YX"))
                for game in games
                for table in [f"{games}-{game}-{number}"]
            ]
            assert await asyncio.gather(*ended) == [True] * 4
        for game in "XY":
            assert [row.games for row, _ in await first.results.ratings(game)] == [20, 20]

    run(test(database))


def test_whoever_asks_is_ranked_however_weak_he_is(database, run):
    async def test():
        store = Store(database)
        await store.migrate()
        games = [
            store.log.append(
                f"R{n}", 0, ["{}"], None, _result(f"R{n}", "many", players=pair)
            )
            for n in range(MAX_ROWS)
            for pair in [(f"winner {n}", f"loser {n}")]
        ]
        await asyncio.gather(*games)
        ranked = [
            (row.rank, row.player) for row, _ in await store.results.ratings("many")
        ]
        assert [rank for rank, _ in ranked] == list(range(1, MAX_ROWS + 1))
        assert all(player.startswith("winner") for _, player in ranked)
        with_me = [row for row, _ in await store.results.ratings("many", "loser 7")]
        assert [(row.rank, row.player) for row in with_me[:-1]] == ranked
        assert with_me[-1].player == "loser 7"
        assert MAX_ROWS < with_me[-1].rank <= 2 * MAX_ROWS
        with_winner = await store.results.ratings("many", "winner 7")
        assert len(with_winner) == MAX_ROWS
        await store.close()

    run(test())


def test_a_long_history_is_read_page_by_page(database, run):
    """Nothing is lost and nothing told twice, however many games ended at once."""
    games = [(number // 7, f"G{number:03}") for number in range(2 * MAX_ROWS + 50)]

    async def test():
        store = Store(database)
        await store.migrate()
        played = [
            store.log.append(
                table,
                0,
                ["{}"],
                _over(table, "g" if number % 11 else "another"),
                _result(table, ended=ended, players=()),
            )
            for number, (ended, table) in enumerate(games)
        ]
        assert all(await asyncio.gather(*played))
        pages = [await store.results.history("g")]
        while len(pages[-1]) == MAX_ROWS:
            last, seat = pages[-1][-1]
            assert seat == 1
            pages.append(await store.results.history("g", last.table_id))
        await store.close()
        mine = [game for number, game in enumerate(games) if number % 11]
        told = [(each.ended, each.table_id) for page in pages for each, _ in page]
        assert told == sorted(mine, reverse=True)
        assert len(pages) == 3

    run(test())


def _over(table, guest):
    sitters = (SeatedGuest(guest, 1),)
    return Listing(table, "thieves", "over", True, guest, 0, '{"seats": []}', sitters)


def test_tables_are_idle_after_a_while_and_sooner_if_all_have_left(database, run):
    async def test():
        store = Store(database)
        await store.migrate()
        for table, host, status in (
            ("KEPT", "host", "open"),
            ("PLAYED", "host", "playing"),
            ("LEFT", "", "open"),
            ("OVER", "host", "over"),
        ):
            listing = Listing(table, "thieves", status, True, host, 5, '{"seats": []}')
            await store.log.append(table, 0, ["{}"], listing)
        assert await store.lists.idle_tables(before=5, left_before=5) == []
        assert await store.lists.idle_tables(before=5, left_before=6) == ["LEFT"]
        idle = await store.lists.idle_tables(before=6, left_before=6)
        assert sorted(idle) == ["KEPT", "LEFT", "PLAYED"]
        aside = ["KEPT", "LEFT"]
        assert await store.lists.idle_tables(6, 6, without=aside) == ["PLAYED"]
        await store.lists.touch("KEPT", 6)
        assert "KEPT" not in await store.lists.idle_tables(before=6, left_before=6)
        listed = {each.table_id for each in await store.lists.public_tables()}
        assert listed == {"KEPT", "PLAYED"}
        await store.close()

    run(test())


def test_a_machine_that_vanished_is_noticed_before_another_server_is_refused(
    postgres, run
):
    async def test():
        async with create_engine(postgres.database()).connect() as connection:
            idle, interval, count = [
                int(await connection.scalar(text(f"show {each}"))) for each in KEEP_ALIVE
            ]
        assert 0 < idle + interval * count < NOTICED

    run(test())
