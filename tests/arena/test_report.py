"""The report is one page that needs nothing else."""

import json
import re

import pytest

from malavita.arena.bot_ratings import BotRatings
from malavita.arena.measure import Tally
from malavita.arena.plan import simulation_of
from malavita.arena.playing import play_deals
from malavita.arena.report import headline_of, write_report
from malavita.arena.report.charts import _nice
from malavita.arena.rows import rows_of
from malavita.games import GAMES


def report_of(name, tmp_path, deals=5):
    plan = simulation_of(GAMES[name], bots=["soldier"] + ["rookie"] * 3, games=1, seed=7)
    played = play_deals(plan, 0, deals)
    tally, ratings = Tally(plan), BotRatings(plan)
    tally.add(played)
    ratings.add(played)
    path = tmp_path / "report.html"
    rows = rows_of(plan, played).lazy()
    write_report(path, plan, tally.measured(1), ratings.rated(), rows)
    return path.read_text("utf-8")


@pytest.mark.parametrize(("name", "rounds"), [("razzia_knizia", 3), ("thieves", 0)])
def test_a_report_has_its_plots_and_loads_nothing(name, rounds, tmp_path):
    page = report_of(name, tmp_path)

    assert not re.search(r'(src|href)="?(http|//)|@import', page)
    charts = json.loads(re.search(r"const charts = (.*);", page)[1])
    assert [len(charts[panel]) for panel in ("wins", "scores", "seats", "lengths")] == [
        *(1, 1, 1, 1)
    ]
    assert len(charts["categories"]) == rounds
    assert page.count('<tr><th scope="row">') == 2
    assert "vegaEmbed" in page


def test_nothing_played_is_said(tmp_path):
    plan = simulation_of(GAMES["thieves"], bots=["rookie"] * 3, games=1, seed=7)
    assert headline_of(Tally(plan).measured(1)) == "No game was played to its end."


def test_steps_are_round_numbers():
    assert [_nice(width) for width in (0.3, 1, 1.2, 3, 7, 60)] == [1, 1, 2, 5, 10, 100]
