"""Finished games, and the ratings that follow from the rated ones."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection, Row, func, select, tuple_

from malavita.arena.rating import Rating
from malavita.server.storage import schema
from malavita.server.storage.database import Database
from malavita.server.storage.lists import MAX_ROWS
from malavita.server.storage.strength import Strength, strengths_after
from malavita.server.table.entries import Level
from malavita.server.table.listing import ListedSeat, Result, read_info


class Results:
    """The result of each finished game, and the strength of each player."""

    def __init__(self, database: Database) -> None:
        self._database = database
        # Made once: most of the time of a small statement goes into making it.
        self._insert_result = database.insert(schema.finished).on_conflict_do_nothing()
        self._put_strength = database.upsert(schema.ratings)

    def add(self, connection: Connection, results: list[Result]) -> None:
        """Store results, and change the ratings of rated games."""
        rated = {each.game for each in results if each.players}
        for game in sorted(rated):  # always in the same order, to avoid a deadlock
            self._database.lock(connection, f"ratings of {game}")
        for result in results:
            row = {
                "table_id": result.table_id,
                "game": result.game,
                "names": json.dumps(result.names),
                "scores": json.dumps(result.scores),
                "winners": json.dumps(result.winners),
                "ended": result.ended,
            }
            connection.execute(self._insert_result, row)
            if result.players:
                self._rate(connection, result)

    def _rate(self, connection: Connection, result: Result) -> None:
        columns = schema.ratings.c
        seated = (columns.game == result.game) & columns.player.in_(result.players)
        known = {
            row.player: _strength(row)
            for row in connection.execute(select(schema.ratings).where(seated))
        }
        after = strengths_after(result.players, known, result.scores, result.winners)
        rows = []
        for player, strength in sorted(after.items()):
            seat = result.players.index(player)
            rows.append(
                {
                    "game": result.game,
                    "player": player,
                    "name": result.names[seat],
                    "level": result.levels[seat],
                    "mu": strength.rating.mu,
                    "sigma": strength.rating.sigma,
                    "games": strength.games,
                }
            )
        connection.execute(self._put_strength, rows)

    async def history(
        self, guest: str, before: str | None = None
    ) -> list[tuple[Result, int]]:
        """The finished games of a guest with the guest's seat, the last first."""
        finished, sitters, shelf = schema.finished.c, schema.sitters.c, schema.shelf.c
        statement = (
            select(schema.finished, sitters.seat, shelf.info)
            .join(schema.sitters, sitters.table_id == finished.table_id)
            .join(schema.shelf, shelf.table_id == finished.table_id)
            .where(sitters.guest == guest)
            .order_by(finished.ended.desc(), finished.table_id.desc())
            .limit(MAX_ROWS)
        )
        if before is not None:
            known = schema.finished.alias()
            ended = select(known.c.ended, known.c.table_id)
            last = ended.where(known.c.table_id == before).scalar_subquery()
            statement = statement.where(tuple_(finished.ended, finished.table_id) < last)
        async with self._database.transaction() as connection:
            return [
                (_result(row), row.seat) for row in await connection.execute(statement)
            ]

    async def ratings(
        self, game: str, guest: str | None = None
    ) -> list[tuple[Row[Any], Strength]]:
        """The strongest players of a game, and a guest, whatever rank the guest has."""
        columns = schema.ratings.c
        order = ((columns.mu - 3 * columns.sigma).desc(), columns.player)
        rank = func.row_number().over(order_by=order).label("rank")
        ranked = select(schema.ratings, rank).where(columns.game == game).subquery()
        listed = (ranked.c.rank <= MAX_ROWS) | (ranked.c.player == guest)
        statement = select(ranked).where(listed).order_by(ranked.c.rank)
        async with self._database.transaction() as connection:
            return [(row, _strength(row)) for row in await connection.execute(statement)]


def _strength(row: Row[Any]) -> Strength:
    return Strength(Rating(row.mu, row.sigma), row.games)


def _result(row: Row[Any]) -> Result:
    return Result(
        row.table_id,
        row.game,
        json.loads(row.names),
        json.loads(row.scores),
        json.loads(row.winners),
        row.ended,
        [],
        _levels(row),
    )


def _levels(row: Row[Any]) -> list[Level | None]:
    """The level of each seat; None for a guest, or if the row does not say it."""
    seats = read_info(row.info).seats or [ListedSeat() for _ in json.loads(row.names)]
    return [seat.level for seat in seats]
