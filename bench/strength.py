"""make strength: one better bot against three others, cell by cell, kept in docs/.

Without arguments, cells that have not enough games are measured. A row or a game that
is named is measured again: python -m bench.strength --row capo --game thieves
"""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path
from threading import Event
from time import monotonic
from typing import Any

from malavita.arena.crew import play_here
from malavita.arena.measure import Tally
from malavita.arena.plan import Plan, simulation_of
from malavita.cli.warm import warm_once
from malavita.games import GAMES

DOCS = Path(__file__).parent.parent / "docs"
CELLS, PAGE = DOCS / "strength.json", DOCS / "strength.md"
PLAYERS = 4
SEED = 20_26
EVERY = 30  # seconds between two lines about a cell that takes long

# The better bot, the three others, how many games at least, and the share to reach.
ROWS = {
    "soldier": ("soldier", "rookie", 2_000, 0.60),
    "capo": ("capo:1000", "soldier", 400, 0.40),
    "don": ("don:5000", "capo:500", 200, 0.33),
}

NOTHING = {"games": 0}

HEAD = f"""# How strong the bots are

Games of {PLAYERS}, one of the better against three of the other: the same deals in all
{PLAYERS} rotations of the seats, seed {SEED}. The share of wins of the better one, with
its 95 % interval; {1 / PLAYERS} is equal, a shared win counts in parts. Written by
`make strength`; see [the arena](arena.md) for how it is measured.

"""


def main() -> None:
    """Measure the cells that are asked for, and write the page after each."""
    asked = arguments()
    cells: dict[str, Any] = json.loads(CELLS.read_text()) if CELLS.exists() else {}
    for row in [asked.row] if asked.row else ROWS:
        for game in [asked.game] if asked.game else GAMES:
            cell = f"{row} {game}"
            short = cells.get(cell, NOTHING)["games"] < ROWS[row][2]
            if asked.row or asked.game or short:
                cells[cell] = measured(row, game, asked.games, asked.threads)
                CELLS.write_text(json.dumps(cells, indent=1, sort_keys=True) + "\n")
                PAGE.write_text(HEAD + table(cells))
    print(table(cells))


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m bench.strength")
    parser.add_argument("--row", choices=ROWS)
    parser.add_argument("--game", choices=GAMES)
    parser.add_argument("--games", type=int, help="instead of the number of the row")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    return parser.parse_args()


def measured(row: str, game: str, games: int | None, threads: int) -> dict[str, Any]:
    """Play one cell."""
    better, other, enough, _ = ROWS[row]
    bots = [better, *[other] * (PLAYERS - 1)]
    plan = simulation_of(GAMES[game], bots=bots, games=games or enough, seed=SEED)
    warm_once(["arena", "bots"], [game])
    return played(plan, f"{game}, {better} against {other}", threads)


def played(plan: Plan, label: str, threads: int) -> dict[str, Any]:
    """Play a plan, with a line now and then about how it goes."""
    tally, start = Tally(plan), monotonic()
    told = start
    for part in play_here(plan, threads, Event()):
        tally.add(part)
        if monotonic() - told > EVERY:
            told = monotonic()
            share = tally.measured(1).bots[0].win_share
            print(f"{label}: {share:.3f} in {tally.games} games", flush=True)
    result = tally.measured(monotonic() - start)
    better, other = result.bots
    print(f"{label}: {better.win_share:.3f} in {result.seconds:.0f} s", flush=True)
    return {
        "games": result.games,
        "win_share": round(better.win_share, 4),
        "interval": [round(end, 4) for end in better.interval],
        "mean_scores": [round(better.mean_score, 2), round(other.mean_score, 2)],
        "mean_length": round(result.mean_length, 1),
        "seconds": round(result.seconds, 1),
    }


def table(cells: dict[str, Any]) -> str:
    """All cells as Markdown, a game in each column."""
    titles = " | ".join(f"{game.title} ({game.author})" for game in GAMES.values())
    lines = [f"| | aim | {titles} |", "|---" * (len(GAMES) + 2) + "|"]
    for row, (better, other, _, aim) in ROWS.items():
        shares = " | ".join(share(cells.get(f"{row} {game}"), aim) for game in GAMES)
        lines.append(f"| {better} against {other} | {aim:.2f} | {shares} |")
    return "\n".join(lines) + "\n"


def share(cell: dict[str, Any] | None, aim: float) -> str:
    """A cell: bold if it reaches the aim."""
    if cell is None:
        return "not measured"
    low, high = cell["interval"]
    mark = "**" if cell["win_share"] >= aim else ""
    number = f"{mark}{cell['win_share']:.3f}{mark}"
    return f"{number} ({low:.3f}–{high:.3f}), {cell['games']:,} games"


if __name__ == "__main__":
    main()
