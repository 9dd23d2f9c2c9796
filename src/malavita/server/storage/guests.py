"""Guests, their tokens, and one-time codes for another device."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, select, update

from malavita.server.errors import BadCode
from malavita.server.storage import schema
from malavita.server.storage.database import Database


@dataclass(frozen=True, slots=True)
class GuestRow:
    id: str
    name: str
    language: str


class Guests:
    """All guests; of tokens and codes only hashes are stored."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, guest: GuestRow, token_hash: str, now: int) -> None:
        """Store a new guest and the first token."""
        row = {
            "id": guest.id,
            "name": guest.name,
            "language": guest.language,
            "since": now,
        }
        token = {"hash": token_hash, "guest": guest.id}
        insert = self._database.insert
        async with self._database.transaction() as connection:
            await connection.execute(insert(schema.guests).values(row))
            await connection.execute(insert(schema.tokens).values(token))

    async def by_token(self, token_hash: str) -> GuestRow | None:
        """The guest with this token."""
        guests, tokens = schema.guests.c, schema.tokens.c
        statement = (
            select(guests.id, guests.name, guests.language)
            .join(schema.tokens, tokens.guest == guests.id)
            .where(tokens.hash == token_hash)
        )
        async with self._database.transaction() as connection:
            row = (await connection.execute(statement)).first()
        return None if row is None else GuestRow(row.id, row.name, row.language)

    async def name_of(self, guest: str) -> str:
        """The present name of a guest."""
        statement = select(schema.guests.c.name).where(schema.guests.c.id == guest)
        async with self._database.transaction() as connection:
            return str(await connection.scalar(statement))

    async def change(self, guest: GuestRow) -> None:
        """Set name and language of a guest."""
        statement = update(schema.guests).where(schema.guests.c.id == guest.id)
        changed = statement.values(name=guest.name, language=guest.language)
        async with self._database.transaction() as connection:
            await connection.execute(changed)

    async def add_code(self, code_hash: str, guest: str, until: int) -> None:
        """Store a one-time code of a guest; an older one is void."""
        columns = schema.codes.c
        row = {"hash": code_hash, "guest": guest, "until": until}
        insert = self._database.insert
        async with self._database.transaction() as connection:
            await connection.execute(delete(schema.codes).where(columns.guest == guest))
            await connection.execute(insert(schema.codes).values(row))

    async def use_code(self, code_hash: str, token_hash: str, now: int) -> GuestRow:
        """Use up a one-time code, and give its guest another token."""
        columns = schema.codes.c
        used = delete(schema.codes).where(columns.hash == code_hash)
        async with self._database.transaction() as connection:
            row = (
                await connection.execute(used.returning(columns.guest, columns.until))
            ).first()
            if row is not None and row.until >= now:
                token = {"hash": token_hash, "guest": row.guest}
                insert = self._database.insert(schema.tokens)
                await connection.execute(insert.values(token))
        guest = await self.by_token(token_hash)
        if guest is None:
            raise BadCode()
        return guest
