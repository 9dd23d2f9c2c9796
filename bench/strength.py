"""make strength: win shares of one bot against three weaker ones, for docs/strength.md.

Without arguments, cells without enough games are measured. A row or a game that is given
is measured again: python -m bench.strength --row capo --game thieves
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from threading import Event
from time import monotonic
from typing import Any, NamedTuple

from bench.seer import play_knowing
from malavita.arena.measure import Tally
from malavita.arena.plan import Plan, simulation_of
from malavita.arena.playing import Played
from malavita.arena.threads import play_here
from malavita.cli.warm import warm_once
from malavita.games import GAMES

DOCS = Path(__file__).parent.parent / "docs"
CELLS, PAGE = DOCS / "strength.json", DOCS / "strength.md"
PLAYERS = 4
SEED = 20_26
EVERY = 30  # seconds between two lines of progress


class Row(NamedTuple):
    better: str
    other: str  # on the three other seats
    games: int  # at least so many
    aim: float | None = None  # the win share to reach
    sees: bool = False  # whether the better bot sees all cards

    @property
    def label(self) -> str:
        eyes = ", seeing all cards but the pile," if self.sees else ""
        return f"{self.better}{eyes} against {self.other}"


ROWS = {
    "soldier": Row("soldier", "rookie", 2_000, 0.60),
    "capo": Row("capo:1000", "soldier", 400, 0.40),
    "don": Row("don:5000", "capo:500", 200, 0.33),
}
# Upper bounds, for games where luck makes these aims impossible.
LIMITS = {
    "rookies": Row("don:5000", "rookie", 400),
    "tenfold": Row("don:10000", "soldier", 200),
    "seer": Row("capo:1000", "soldier", 400, sees=True),
    "seeing_don": Row("don:5000", "soldier", 200, sees=True),
}
LUCKY = ("razzia_dorra", "thieves")
SEEN = ("thieves",)  # the games that the seer can play

NOTHING = {"games": 0}

HEAD = f"""# How strong the bots are

One bot plays against three of a lower level, {PLAYERS} players, the same deals in all
{PLAYERS} rotations of the seats, seed {SEED}. The table shows its share of wins with the
95 % interval; {1 / PLAYERS} means equal strength, and a shared win counts in parts. Bold
cells reach their aim. `make strength` writes this page; [The arena](arena.md) explains
how it is measured, and [Bots](bots.md#where-the-aims-are-missed) the cells that miss
their aim.

"""
LUCK = """
In {games} luck counts for more; this table shows how far bots can go there.
In the last two rows they cheat: they see all hands and all loot, only the order of the
pile is hidden from them, and they search as usual. That is what perfect guesses about
hidden cards would be worth. It does not prove that no other way of playing wins more.

"""


def main() -> None:
    """Measure the requested cells, and write the page after each."""
    asked = arguments()
    cells: dict[str, Any] = json.loads(CELLS.read_text()) if CELLS.exists() else {}
    for row, game in wanted(asked.row, asked.game):
        cell = f"{row} {game}"
        short = cells.get(cell, NOTHING)["games"] < (ROWS | LIMITS)[row].games
        if asked.row or asked.game or short:
            cells[cell] = measured(row, game, asked.games, asked.threads)
            CELLS.write_text(json.dumps(cells, indent=1, sort_keys=True) + "\n")
            PAGE.write_text(page(cells))
    print(page(cells))


def wanted(row: str | None, game: str | None) -> list[tuple[str, str]]:
    """All cells, or those of a row or a game."""
    cells = [(row, game) for row in ROWS for game in GAMES]
    cells += [(row, game) for row in LIMITS for game in LUCKY if is_played(row, game)]
    return [cell for cell in cells if row in (None, cell[0]) and game in (None, cell[1])]


def is_played(row: str, game: str) -> bool:
    """Whether a row has a cell for a game; the seer plays only some games."""
    return not (ROWS | LIMITS)[row].sees or game in SEEN


def arguments() -> argparse.Namespace:
    """The arguments of the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.strength")
    parser.add_argument("--row", choices=ROWS | LIMITS)
    parser.add_argument("--game", choices=GAMES)
    parser.add_argument("--games", type=int, help="instead of the number of the row")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    return parser.parse_args()


def measured(row: str, game: str, games: int | None, threads: int) -> dict[str, Any]:
    """Play one cell."""
    asked = (ROWS | LIMITS)[row]
    bots = [asked.better, *[asked.other] * (PLAYERS - 1)]
    plan = simulation_of(GAMES[game], bots=bots, games=games or asked.games, seed=SEED)
    warm_once(["arena", "bots"], [game])
    parts = play_knowing(plan) if asked.sees else play_here(plan, threads, Event())
    return played(plan, parts, f"{game}, {asked.label}")


def played(plan: Plan, parts: Iterator[Played], label: str) -> dict[str, Any]:
    """Measure the games of a plan, with a line of progress now and then."""
    tally, start = Tally(plan), monotonic()
    told = start
    for part in parts:
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


def page(cells: dict[str, Any]) -> str:
    """The page in docs/ with all measurements."""
    lucky = " and ".join(GAMES[game].title for game in LUCKY)
    limits = LUCK.format(games=lucky) + table(cells, LIMITS, LUCKY)
    return HEAD + table(cells, ROWS, GAMES) + limits


def table(cells: dict[str, Any], rows: Mapping[str, Row], games: Collection[str]) -> str:
    """A Markdown table with one column for each game."""
    titles = " | ".join(f"{GAMES[game].title} ({GAMES[game].author})" for game in games)
    lines = [f"| | aim | {titles} |", "|---" * (len(games) + 2) + "|"]
    for name, row in rows.items():
        aim = "" if row.aim is None else f"{row.aim:.2f}"
        shares = [
            share(cells.get(f"{name} {game}"), row.aim) if is_played(name, game) else ""
            for game in games
        ]
        lines.append(f"| {row.label} | {aim} | {' | '.join(shares)} |")
    return "\n".join(lines) + "\n"


def share(cell: dict[str, Any] | None, aim: float | None) -> str:
    """The text of a cell; bold if it reaches the aim."""
    if cell is None:
        return "not measured"
    low, high = cell["interval"]
    mark = "**" if aim is not None and cell["win_share"] >= aim else ""
    number = f"{mark}{cell['win_share']:.3f}{mark}"
    return f"{number} ({low:.3f}–{high:.3f}), {cell['games']:,} games"


if __name__ == "__main__":
    main()
