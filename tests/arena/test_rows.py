"""Rows for every seat and game, in a file that is readable at any time."""

import polars as pl
import pytest

from malavita.arena import rows as module
from malavita.arena.plan import simulation_of
from malavita.arena.playing import play_deals
from malavita.arena.rows import Rows, parts_of, rows_of
from malavita.games import GAMES

BOTS = ["soldier", "rookie", "rookie"]


def plan_of(name="razzia_knizia", games=9):
    return simulation_of(GAMES[name], bots=BOTS, games=games, seed=7)


def test_a_row_for_every_seat_and_game():
    plan = plan_of()
    played = play_deals(plan, 0, 3)
    frame = rows_of(plan, played)

    assert len(frame) == 9 * 3
    assert frame["score"].to_list() == played.points.ravel().tolist()
    wins = frame.group_by("deal", "rotation").agg(pl.col("win").sum())
    assert wins["win"].to_list() == pytest.approx([1] * 9)
    soldier = frame.filter(pl.col("bot") == "soldier")
    assert soldier["seat"].to_list() == [0, 1, 2] * 3


def test_categories_add_up_to_the_score():
    plan = plan_of()
    frame = rows_of(plan, play_deals(plan, 0, 2))
    sheet = [column for column in frame.columns if column.startswith("round ")]

    assert len(sheet) == 3 * 8
    assert "round 3 jewels" in sheet
    assert (
        frame.select(pl.sum_horizontal(sheet))
        .to_series()
        .equals(frame["score"].cast(pl.Int16), check_names=False)
    )


def test_parts_are_whole_files_and_become_one(tmp_path, monkeypatch):
    monkeypatch.setattr(module, "MANY", 1)
    plan = plan_of()
    out = tmp_path / "results.parquet"
    rows = Rows(plan, parts_of(out))
    for deal in range(3):
        rows.add(play_deals(plan, deal, deal + 1))
    parts = sorted(parts_of(out).iterdir())
    assert [len(pl.read_parquet(part)) for part in parts] == [9, 9, 9]

    rows.close(out)

    assert [path.name for path in tmp_path.iterdir()] == ["results.parquet"]
    assert pl.read_parquet(out).equals(rows_of(plan, play_deals(plan, 0, 3)))


def test_no_game_gives_no_rows(tmp_path):
    rows = Rows(plan_of(), tmp_path / "parts")
    rows.close(tmp_path / "none.parquet")
    assert pl.read_parquet(tmp_path / "none.parquet").columns[:3] == [
        *("game", "seed", "players")
    ]
