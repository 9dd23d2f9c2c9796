"""make bench: speed of the engine; each figure is a ratio or a limit within one run."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from malavita.arena.simulation import Simulation, simulate
from malavita.compiling.rooms import RULES
from malavita.games import GAMES

HERE = Path(__file__).parent
GAMES_A_RUN = 100_000
RUNS = 9
SEED = 7
PLAYERS = 4
MALAVITA = ("-m", "malavita")
COLD = "under 30 s (Knizia)"


def main() -> None:
    """Measure everything and print it as tables."""
    for game in GAMES.values():
        print(f"\n{game.name}, {PLAYERS} players, uniformly random playouts\n")
        print("| what | measured | aim |\n|---|---|---|")
        compare_with_c(game.name)
        compare_threads(game.name)
        size = game.State.dtype.itemsize
        row("bytes of a state", f"{size}", "at most 640 (Knizia), 1,536")
        start = median(
            seconds(*MALAVITA, "simulate", game.name, "--games", "1") for _ in range(5)
        )
        row("warm start (simulate one game)", f"{start:.2f} s", "under 1.5 s")
        row("cold compile of the rules", f"{cold_compile(game.name, *RULES):.1f} s", COLD)
        bots = cold_compile(game.name, "bots")
        row("cold compile of the bots", f"{bots:.1f} s", "")
    print("\nall games\n\n| what | measured | aim |\n|---|---|---|")
    start = median(seconds(*MALAVITA, "--help") for _ in range(5))
    row("malavita --help", f"{start:.2f} s", "under 0.3 s")


def row(what: str, measured: str, aim: str) -> None:
    """One line of the table."""
    print(f"| {what} | {measured} | {aim} |", flush=True)


def play(name: str, threads: int) -> Simulation:
    """Simulate random games."""
    return simulate(
        GAMES[name], players=PLAYERS, games=GAMES_A_RUN, seed=SEED, threads=threads
    )


def compare_with_c(name: str) -> None:
    """Play the same games with hand-written C and with the compiled rules, in turn."""
    source = HERE / f"{name}.c"
    if not source.exists():
        return
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        row("share of C's speed", "there is no C compiler here: not measured", "0.9")
        return
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / name
        flags = ["-O3", "-march=native", "-o", str(program)]
        subprocess.run([compiler, *flags, str(source)], check=True)
        ratios, ours, theirs = [], [], []
        for _ in range(RUNS):
            limit = run_c(program)
            result = play(name, threads=1)
            check_same_games(result, limit)
            ours.append(result.decisions_per_second)
            theirs.append(limit[0] / limit[1])
            ratios.append(ours[-1] / theirs[-1])
    row("C, one thread", f"{median(theirs):,.0f} decisions a second", "")
    low, high = min(ratios), max(ratios)
    spread = f"{median(ratios):.2f} ({low:.2f} to {high:.2f} in {RUNS} pairs)"
    row("share of C's speed", spread, "0.9, at least 0.7")


def run_c(program: Path) -> list[float]:
    """Decisions, seconds and the scores of all seats, summed over the games."""
    command = [str(program), str(PLAYERS), str(GAMES_A_RUN), str(SEED)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return [float(word) for word in done.stdout.split()]


def check_same_games(result: Simulation, limit: list[float]) -> None:
    """Check that both have played exactly the same games."""
    scores = [round(mean * result.games) for mean in result.mean_scores]
    if result.decisions != limit[0] or scores != limit[2 : 2 + PLAYERS]:
        sys.exit(f"the C program plays other games: {limit}, ours {result}")


def compare_threads(name: str) -> None:
    """Compare two threads with one, in turn."""
    ones, twos = [], []
    for _ in range(RUNS):
        ones.append(play(name, threads=1))
        twos.append(play(name, threads=2))
    for what, runs in (("one thread", ones), ("two threads", twos)):
        decisions = median(run.decisions_per_second for run in runs)
        games = median(run.games_per_second for run in runs)
        row(what, f"{decisions:,.0f} decisions, {games:,.0f} games a second", "")
    if (os.cpu_count() or 1) < 2:
        row("two threads against one", "one core: not measured", "at least 1.8")
        return
    pairs = zip(ones, twos, strict=True)
    ratios = [two.decisions_per_second / one.decisions_per_second for one, two in pairs]
    spread = f"{median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})"
    row("two threads against one", spread, "at least 1.8")


def cold_compile(name: str, *rooms: str) -> float:
    """Seconds to compile some rooms of one game into an empty folder."""
    program = f"from malavita.cli.warm import *; compile_rules(['{name}'], {rooms})"
    with tempfile.TemporaryDirectory() as folder:
        return seconds("-c", program, MALAVITA_CACHE=folder)


def seconds(*arguments: str, **environment: str) -> float:
    """The duration of a run of Python."""
    start = perf_counter()
    subprocess.run(
        [sys.executable, *arguments],
        check=True,
        capture_output=True,
        env=os.environ | environment,
    )
    return perf_counter() - start


if __name__ == "__main__":
    main()
