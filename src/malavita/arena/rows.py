"""Played games as a data frame with one row for each game and seat."""

from __future__ import annotations

from pathlib import Path
from time import monotonic

import numpy as np
import polars as pl

from malavita.arena.measure import WIN, wins_of
from malavita.arena.plan import Plan
from malavita.arena.playing import Played, has_sheet
from malavita.engine.verbs import game_named

MANY = 50_000  # rows: write a part after so many ...
LONG = 10  # ... or after so many seconds


class Rows:
    """Rows on disk in several files, each complete and readable after a crash."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan, self.folder = plan, folder
        self._waiting: list[pl.DataFrame] = []
        self._parts = 0
        self._written = monotonic()
        folder.mkdir(exist_ok=True)
        for old in folder.glob("*.parquet"):
            old.unlink()

    def add(self, played: Played) -> None:
        """Add games."""
        self._waiting.append(rows_of(self.plan, played))
        rows = sum(len(frame) for frame in self._waiting)
        if rows >= MANY or monotonic() - self._written > LONG:
            self.flush()

    def flush(self) -> None:
        """Write the pending rows; the file is renamed when it is complete."""
        if self._waiting:
            part = self.folder / f"{self._parts:06}.parquet"
            pl.concat(self._waiting).write_parquet(part.with_suffix(".part"))
            part.with_suffix(".part").rename(part)
            self._parts += 1
            self._waiting = []
        self._written = monotonic()

    def scan(self) -> pl.LazyFrame:
        """All rows written so far, in the order of the games."""
        self.flush()
        if not self._parts:
            return pl.LazyFrame(schema=schema_of(self.plan))
        return pl.scan_parquet(self.folder / "*.parquet")

    def close(self, out: Path) -> None:
        """Write all parts into one file."""
        whole = out.with_name(out.name + ".part")
        self.scan().sink_parquet(whole)
        whole.rename(out)
        for part in self.folder.iterdir():
            part.unlink()
        self.folder.rmdir()


def parts_of(out: Path) -> Path:
    """The folder for the parts of an output file."""
    return out.with_name(out.name + ".parts")


def sheet_columns(plan: Plan) -> list[tuple[str, int, str]]:
    """The columns of the score sheet, with round and category: "round 1 thieves"."""
    game = game_named(plan.game)
    if not has_sheet(game):
        return []
    rounds: int = game.State.dtype["sheet"].shape[0]
    return [
        (f"round {number} {name}", number, name)
        for number in range(1, rounds + 1)
        for name in game.cards.CATEGORY_NAMES
    ]


def schema_of(plan: Plan) -> dict[str, pl.DataType | type[pl.DataType]]:
    """The columns and their types."""
    return {
        "game": pl.String,
        "seed": pl.String,
        "players": pl.Int8,
        "deal": pl.Int64,
        "rotation": pl.Int8,
        "seat": pl.Int8,
        "bot": pl.String,
        "score": pl.Int32,
        "win": pl.Float64,
        "decisions": pl.Int32,
        **{column: pl.Int16 for column, _, _ in sheet_columns(plan)},
    }


def rows_of(plan: Plan, played: Played) -> pl.DataFrame:
    """The rows of played games."""
    games, seats = played.bots.shape
    columns = {
        "game": plan.game,
        "seed": str(plan.seed),
        "players": seats,
        "deal": np.repeat(played.deals, seats),
        "rotation": np.repeat(played.rotations, seats),
        "seat": np.tile(np.arange(seats), games),
        "bot": np.array(plan.bots, dtype=object)[played.bots.ravel()],
        "score": played.points.ravel(),
        "win": wins_of(played).ravel() / WIN,
        "decisions": np.repeat(played.lengths, seats),
    }
    if played.sheets is not None:
        cells = played.sheets.transpose(1, 3, 0, 2).reshape(-1, games * seats)
        names = [column for column, _, _ in sheet_columns(plan)]
        columns |= dict(zip(names, cells, strict=True))
    return pl.DataFrame(columns, schema=schema_of(plan))
