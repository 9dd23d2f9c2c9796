"""Stored matches that every later version must replay in the same way.

A file in `records` has one match: its record, and for every viewer a digest of all views
and events. There are matches of every edition of every game. Files are added (`python -m
tests.matches GAME PLAYERS SEED [OPTION=VALUE ...]`), never changed: if one fails, games
in progress would change their rules; see docs/editions.md.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

from malavita.engine.layout import SPECTATOR
from malavita.engine.match import Match

RECORDS = Path(__file__).parent / "records"
DIGITS = 16  # hexadecimal, of a digest

# By game: the part of a view that depends on the edition.
SHOWN: dict[str, Callable[[dict[str, Any]], Any]] = {
    "sicilianos": lambda view: [
        view.businesses,
        [seat.businesses for seat in view.seats],
    ],
}


def files() -> list[Path]:
    """All stored matches."""
    return sorted(RECORDS.glob("*.json"))


def digests(record: dict[str, Any]) -> dict[str, str]:
    """By viewer: a digest of the events and views after each move."""
    match = Match.replay({**record, "moves": [], "result": None, "seals": None})
    viewers = range(SPECTATOR, record["players"])
    hashes = {viewer: sha256() for viewer in viewers}
    for seat, action in record["moves"]:
        match.play(seat, action)
        for viewer, each in hashes.items():
            each.update(json.dumps(_shown(match, viewer)).encode())
    return {str(viewer): each.hexdigest()[:DIGITS] for viewer, each in hashes.items()}


def _shown(match: Match, viewer: int) -> list[Any]:
    heard = [list(move) for move in match.heard(viewer)]
    show = SHOWN.get(match.game.name)
    return [heard, show(match.view(viewer)) if show else None]


def add(match: Match) -> Path:
    """Store a match that is over."""
    record = match.record()
    name = "{game}-{edition}-{players}-{seed}.json".format(**record)
    kept = {"record": record, "digests": digests(record)}
    with (RECORDS / name).open("x", encoding="utf-8") as file:
        json.dump(kept, file)
        file.write("\n")
    return RECORDS / name
