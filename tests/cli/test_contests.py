"""Bots against bots, by real processes."""

import json
import signal
import subprocess
import sys
import time

import polars as pl
import pytest

from tests.cli.test_commands import GAME, run, run_in_terminal

FOUR = "soldier,rookie,rookie,rookie"


def test_simulate_seats_bots_and_repeats_itself(tmp_path):
    out = tmp_path / "rows.parquet"
    arguments = ("simulate", GAME, "--bots", FOUR, "--games", 401, "--seed", 7, "--json")
    result = json.loads(run(*arguments, "--threads", 2, "--out", out).stdout)

    assert (result["asked"], result["planned"], result["games"]) == (401, 404, 404)
    assert [bot["name"] for bot in result["bots"]] == ["soldier", "rookie"]
    assert [bot["games"] for bot in result["bots"]] == [404, 1212]
    low, high = result["bots"][0]["interval"]
    assert low < result["bots"][0]["win_share"] < high
    assert len(result["seats"]) == 4
    assert len(pl.read_parquet(out)) == 404 * 4
    again = json.loads(run(*arguments, "--threads", 1).stdout)
    for told in ("bots", "seats", "decisions"):
        assert again[told] == result[told]


def test_a_tournament_rates_bots_and_says_what_it_played(tmp_path):
    report = tmp_path / "report.html"
    arguments = ("--games", 30, "--players", 4, "--seed", 1, "--report", report)
    done = run("tournament", GAME, "--bots", "soldier,rookie", *arguments)

    assert done.returncode == 0, done.stderr
    assert "32 games of razzia_knizia, 4 players, seed 1" in done.stdout
    assert "30 were asked for; rounded up to whole rotations" in done.stdout
    assert "rating" in done.stdout
    assert "±" in done.stdout
    assert "soldier" in report.read_text()


def test_bots_show_their_progress_in_a_terminal():
    arguments = ("--bots", FOUR, "--games", 20_000, "--seed", 1)
    status, seen = run_in_terminal("simulate", GAME, *arguments)
    assert status == 0
    assert "━" in seen
    assert "/20000" in seen


def test_an_interrupt_prints_what_was_measured_and_keeps_the_rows(tmp_path):
    out = tmp_path / "rows.parquet"
    parts = tmp_path / "rows.parquet.parts"
    command = ("simulate", GAME, "--bots", FOUR, "--games", "1000000000", "--json")
    process = subprocess.Popen(
        [sys.executable, "-m", "malavita", *command, "--out", str(out)],
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        while not list(parts.glob("*.parquet")):
            assert process.poll() is None
            time.sleep(0.1)
        process.send_signal(signal.SIGINT)
        printed, _ = process.communicate(timeout=300)
    finally:
        process.kill()
    result = json.loads(printed)

    assert process.returncode == 0
    assert result["interrupted"]
    assert 0 < result["games"] < result["planned"]
    assert len(pl.read_parquet(out)) == 4 * result["games"]
    assert not parts.exists()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("simulate", GAME, "--bots", "soldier,pope"), "rookie, soldier, capo, don"),
        (("simulate", GAME, "--bots", "soldier"), "2 to 5"),
        (("simulate", GAME, "--bots", FOUR, "--players", "3"), "3 bots"),
        (("simulate", GAME, "--bots", FOUR, "--out", "/no/such/x"), "No such file"),
        (("simulate", GAME, "--report", "x.html"), "--bots"),
        (("tournament", GAME), "--bots"),
        (("tournament", GAME, "--bots", "don,don"), "more than once"),
        (("tournament", GAME, "--bots", "don,capo", "--players", "9"), "2 to 5"),
    ],
)
def test_a_mistake_gets_one_clear_line(arguments, said):
    done = run(*arguments)
    assert done.returncode == 2
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("package", "arguments"),
    [
        ("polars", ("--out", "x.parquet")),
        ("altair", ("--report", "x.html")),
        ("ray", ("--ray", "local")),
    ],
)
def test_a_missing_package_is_named_with_the_extra_that_brings_it(package, arguments):
    code = (
        f"import sys; sys.modules[{package!r}] = None; sys.argv[0] = 'malavita';"
        "from malavita.cli import main; main()"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, "simulate", GAME, "--bots", FOUR, *arguments],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2
    assert f"needs {package}; install it with: pip install 'malavita[" in done.stderr


def test_help_does_not_import_what_only_the_lab_needs():
    heavy = {"numba", "numpy", "polars", "altair", "ray", "openskill"}
    code = f"import sys, malavita.cli; print({heavy} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout.strip() == "set()"
