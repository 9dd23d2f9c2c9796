"""Logs of tables that every later version must read as they were written.

A file of `logs` keeps the log of one table, entry by entry as it is stored, and what its
first half and all of it add up to. There are logs of every edition of every game, with
every kind of entry. Those of the first edition were written before a log named its
edition. Files are added (`python -m tests.matches.logs GAME PLAYERS SEED [OPTION=VALUE
...]`), never changed: if one fails, tables of people cannot be read any more, or go on by
other rules; see docs/editions.md.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import msgspec

from malavita.cli.arguments import read_options
from malavita.games import GAMES
from malavita.server.table.state import Sitter, Table
from tests.matches import digests
from tests.matches.visitors import visit

LOGS = Path(__file__).parent / "logs"


def files() -> list[Path]:
    """All kept logs."""
    return sorted(LOGS.glob("*.json"))


def replay(table_id: str, log: list[str]) -> Table:
    """The table that a stored log adds up to."""
    table = Table(table_id)
    for text in log:
        table.replay(table.read(text))
    return table


def summary(table: Table) -> dict[str, Any]:
    """What a log adds up to, as plain data."""
    return {
        "status": table.status,
        "host": table.host,
        "touched": table.touched,
        "rematch": table.rematch,
        "commitment": table.commitment,
        "pace": msgspec.to_builtins(table.opened.pace),
        "seats": [_sitter(sitter) for sitter in table.seats],
        "kept": [msgspec.to_builtins(table.kept_for(n)) for n in range(len(table.seats))],
        "lines": [
            [line.guest, line.name, line.text, line.seat, line.hidden]
            for line in table.lines
        ],
        "game": None if table.match is None else _game(table),
    }


def _sitter(sitter: Sitter) -> list[Any]:
    clock = sitter.clock
    who = [sitter.guest, sitter.name, sitter.level, sitter.random, sitter.bot_plays]
    return [*who, clock.reserve, clock.since, clock.used]


def _game(table: Table) -> dict[str, Any]:
    match = table.playing
    record = match.record()
    return {
        "beats": [table.beat_of(seat) for seat in range(match.players)],
        "seed": record["seed"],
        "moves": record["moves"],
        "scores": match.scores,
        "winners": match.winners,
        "position": match.position(),
        "digests": digests(record),
    }


def summaries(table_id: str, log: list[str]) -> dict[str, Any]:
    """By number of entries: what the first half of a log and all of it add up to."""
    lengths = (len(log) // 2, len(log))
    return {str(n): summary(replay(table_id, log[:n])) for n in lengths}


def agrees(now: Any, kept: Any) -> bool:
    """Whether all that was kept is still so; fields may have been added since."""
    if isinstance(kept, dict):
        return all(key in now and agrees(now[key], kept[key]) for key in kept)
    if isinstance(kept, list):
        return len(now) == len(kept) and all(map(agrees, now, kept))
    return bool(now == kept)


def add(name: str, table_id: str, log: list[str]) -> Path:
    """Keep the log of a table."""
    kept = {"table": table_id, "log": log, "summaries": summaries(table_id, log)}
    path = LOGS / f"{name}.json"
    with path.open("x", encoding="utf-8") as file:
        json.dump(kept, file, ensure_ascii=False)
        file.write("\n")
    return path


def main() -> None:
    """Add logs of the newest edition: of a whole game, and of its rematch."""
    parser = argparse.ArgumentParser(
        "python -m tests.matches.logs", description=main.__doc__
    )
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("players", type=int)
    parser.add_argument("seed", type=int)
    parser.add_argument("options", nargs="*", metavar="option=value")
    asked = parser.parse_args()
    game = GAMES[asked.game]
    options = read_options(game, asked.options)
    tables = visit(game, asked.players, asked.seed, options)
    for suffix, each in zip(("", "-rematch"), tables, strict=True):
        file = f"{game.name}-{game.edition}-{asked.players}-{asked.seed}{suffix}"
        print(add(file, each.table.id, each.log))  # noqa: T201


if __name__ == "__main__":
    main()
