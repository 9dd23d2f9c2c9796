"""A real Ray of two workers, one of which dies."""

import json
import os
import signal
import time
from threading import Event, Thread

import pytest

from malavita.arena.cluster import cluster, play_there
from malavita.arena.measure import Tally
from malavita.arena.plan import simulation_of
from malavita.arena.playing import play_deals
from malavita.arena.threads import play_here
from malavita.games import GAMES
from tests.cli.test_commands import GAME, run

pytestmark = pytest.mark.filterwarnings("default")  # Ray's own are not ours to mend

PLAN = simulation_of(GAMES[GAME], bots=["soldier", "rookie"], games=2000, seed=7)


def measured(games):
    tally = Tally(PLAN)
    for played in games:
        tally.add(played)
    return tally.measured(1)


def kill_one_of_two(folder):
    """Wait until two workers have signed, and kill one at its work."""
    while len(signed := list(folder.iterdir())) < 2:
        time.sleep(0.01)
    process, _, _ = signed[0].name.partition(" ")
    os.kill(int(process), signal.SIGKILL)
    (folder / "killed").touch()


def test_a_killed_worker_changes_nothing(tmp_path):
    def sign_and_play(plan, first, last):
        (tmp_path / f"{os.getpid()} {first}").touch()
        while not (tmp_path / "killed").exists():  # nobody is done before
            time.sleep(0.01)
        return play_deals(plan, first, last)

    killer = Thread(target=kill_one_of_two, args=[tmp_path])
    killer.start()
    with cluster("local", workers=2):
        result = measured(play_there(PLAN, Event(), sign_and_play))
    killer.join()

    (tmp_path / "killed").unlink()
    begun = [each.name.partition(" ")[2] for each in tmp_path.iterdir()]
    assert len(begun) > len(set(begun))  # somebody came in for the dead one
    assert result == measured(play_here(PLAN, 1, Event()))


def test_the_command_gives_the_same_numbers_on_ray():
    arguments = ("--bots", "soldier,rookie", "--games", 500, "--seed", 7, "--json")
    here = json.loads(run("simulate", GAME, *arguments).stdout)
    there = run("simulate", GAME, *arguments, "--ray", "local", "--threads", 2)

    assert there.returncode == 0, there.stderr
    result = json.loads(there.stdout)
    for told in ("bots", "seats", "games", "decisions"):
        assert result[told] == here[told]


def test_a_cluster_that_is_not_there_is_named():
    done = run("simulate", GAME, "--bots", "soldier,rookie", "--ray", "127.0.0.1:1")
    assert done.returncode == 2
    assert "malavita: --ray 127.0.0.1:1: " in done.stderr
    assert "Traceback" not in done.stderr
