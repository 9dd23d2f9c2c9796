"""Golden transcripts: every later engine must play these games in the same way.

The files are compared in both modes, compiled and interpreted, so they also test that
both agree. They are of the newest edition: after a change of rules (docs/editions.md) run
`make golden` and read the difference.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from pathlib import Path

import msgspec

from malavita.engine.game import Game
from malavita.engine.layout import SPECTATOR
from malavita.engine.match import Match
from malavita.games import GAMES
from tests.conftest import play_on, tables

HERE = Path(__file__).parent
PERFT = HERE.parent / "perft"
DEPTH = 9
SEED = 1

Moves = Iterable[tuple[int, str]]


def files(game: Game) -> dict[Path, Match]:
    """The file of every transcript, with a new match for it."""
    return {
        path: Match(game, players=players, seed=_seed_in(path), options=options)
        for path, (players, options) in _paths(game).items()
    }


def _paths(game: Game) -> dict[Path, tuple[int, dict]]:
    return {
        HERE / f"{game.name}-{players}{'-options' if options else ''}.txt": (
            players,
            options,
        )
        for players, options in tables(game)
    }


def _seed_in(path: Path) -> int:
    return int(re.search(r"seed (\d+)", path.read_text())[1])


def kinds_in(moves: Moves) -> set[str]:
    """The kinds of decisions: bid, pass ..."""
    return {move.split()[0] for _, move in moves}


def transcript(match: Match, moves: Moves) -> str:
    """The transcript of a game, move by move."""
    options = ", ".join(f"{name} {value}" for name, value in match.options.items())
    head = f"{match.game.name} edition {match.game.edition}, {match.players} players"
    lines = [f"{head}, seed {match.seed}, {options}"]
    for number, (seat, move) in enumerate(moves, start=1):
        events = match.play(seat, move, [SPECTATOR])[SPECTATOR]
        lines.append(f"{number:4} seat {seat}: {move}")
        lines += [f"       {_plain(event)}" for event in events]
    lines.append(f"scores {match.scores}, winners {match.winners}")
    lines.append(f"state {match.digest()}")
    return "\n".join(lines) + "\n"


def moves_in(text: str) -> list[tuple[int, str]]:
    """The moves of a transcript."""
    found = re.findall(r"^ *\d+ seat (\d): (.*)$", text, re.M)
    return [(int(seat), move) for seat, move in found]


def _plain(event: object) -> str:
    fields = msgspec.to_builtins(event)
    name = fields.pop("event")
    return " ".join([name, *(f"{field}={value}" for field, value in fields.items())])


def perft_matches(game: Game) -> dict[str, Match]:
    """The positions of the perft tests: after some moves of the transcripts."""
    found = {}
    for path, match in files(game).items():
        moves = moves_in(path.read_text())
        for number, (seat, move) in enumerate(moves):
            if number % 30 == 0 and len(moves) - number > DEPTH:
                position = match.position()
                again = Match.from_position(game, position, seed=SEED)
                found[f"{path.stem}, move {number}"] = again
            match.play(seat, move)
    return found


def write_all() -> None:
    """Rewrite all files."""
    for game in GAMES.values():
        for path, (players, options) in _paths(game).items():
            games = [
                play_on(Match(game, players=players, seed=seed, options=options), seed)
                for seed in range(1, 30)
            ]
            # The game in which most kinds of decisions occur, or the first of them.
            best = max(games, key=lambda match: len(kinds_in(match.log)))
            again = Match(game, players=players, seed=best.seed, options=options)
            path.write_text(transcript(again, best.log))
        counts = [
            f"  {json.dumps(name)}: {[match.perft(n) for n in range(1, DEPTH + 1)]}"
            for name, match in perft_matches(game).items()
        ]
        text = ",\n".join(counts)
        (PERFT / f"{game.name}.json").write_text(f"{{\n{text}\n}}\n")
