"""Tables without a server."""

from __future__ import annotations

import copy
import random

import msgspec
import numpy as np

from malavita.engine.game import Game
from malavita.engine.luck import new_luck
from malavita.engine.match import Match
from malavita.server.table import commands, entries
from malavita.server.table.state import Table
from malavita.wire.messages import NewTable, Pace

SECRET = "ab" * 32
NOW = 1_700_000_000_000


def guest(seat: int) -> str:
    return f"guest{seat}"


def new_table(game: Game, players: int | None = None, **wishes) -> Table:
    """An open table whose host is guest0."""
    wish = NewTable(game.name, players or game.players[0], **wishes)
    table = Table("TABLE")
    for entry in commands.open_table(wish, guest(0), SECRET, NOW):
        table.apply(entry)
    return table


def sit_all(table: Table, noise: str = "cd") -> Table:
    """Put guests on all free seats."""
    for seat in table.free_seats():
        table.apply(
            commands.sit(table, guest(seat), f"Name {seat}", noise * 32, seat, NOW)
        )
    return table


def started(game: Game, players: int | None = None, noise: str = "cd", **wishes) -> Table:
    table = sit_all(new_table(game, players, **wishes), noise)
    table.apply(commands.start(table, guest(0), NOW))
    return table


def play(table: Table, seat: int, action: str, at: int = NOW, viewers=()) -> dict:
    entry = commands.move(table, seat, table.beat_of(seat), action, "guest", at, None)
    return table.apply(entry, viewers)


def play_some(table: Table, seed: int, moves: int = 10_000) -> Table:
    """Play random legal moves."""
    chooser = random.Random(seed)
    while table.status == "playing" and moves:
        seat = chooser.choice(table.playing.actors)
        play(table, seat, chooser.choice(table.playing.legal(seat)))
        moves -= 1
    return table


def copied(match: Match) -> Match:
    """A copy of the match."""
    other = copy.copy(match)
    other._states = match._states.copy()
    other._state = other._states[0]
    other._actions = np.zeros_like(match._actions)
    other._log, other._sealed = list(match._log), dict(match._sealed)
    return other


def imagined(match: Match, viewer: int, seed: int) -> Match:
    """A copy of the match with other hidden cards, which looks the same to the viewer."""
    other = copied(match)
    other._states = match.game.State.blank()
    other._state = other._states[0]
    match.game.sight.redeal(match.observe(viewer), other._state, new_luck(seed))
    return other


def fold(log: list[entries.Entry], table: str = "TABLE") -> Table:
    folded = Table(table)
    for entry in log:
        folded.apply(entries.read(entries.write(entry)))
    return folded


def encoded(message) -> bytes:
    return msgspec.json.encode(message)


QUICK = Pace(decision=10, reserve=20)
