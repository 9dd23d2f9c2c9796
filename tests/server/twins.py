"""Pairs of tables that look the same to one viewer, from some position on.

A course is a list of moves for both; the viewer sees and hears the same at both. Many
tables that fit the view are generated, and those are kept that still fit.
"""

from __future__ import annotations

import random
from itertools import count
from typing import Any, NamedTuple

from malavita.engine.game import Game
from malavita.engine.match import Match
from tests.conftest import play_on
from tests.server.tables import copied, imagined

IMAGINED = 60  # generated tables that fit the first view
TRIED = 4  # actions of one decision
OPENING = 60  # moves before the first view, at most
LATE = 2  # moves before the end of a game
SHORTEST = 3  # moves of a course, at least ...
LONGEST = 6  # ... and at most
SAME = 0.5  # probability that a secret action is the same at both tables, if possible


class Deal(NamedTuple):
    """The beginning of a table, and the seed for the rest."""

    position: dict[str, Any]
    seed: int

    def lay(self, game: Game) -> Match:
        return Match.from_position(game, self.position, seed=self.seed)


class Twins(NamedTuple):
    """The beginnings of both tables, and the moves at each."""

    deals: tuple[Deal, Deal]
    moves: list[tuple[int, tuple[str, str]]]


class Path(NamedTuple):
    """A table: its beginning, its present match, and the moves in between."""

    deal: Deal
    match: Match
    actions: list[str]


def twins(game: Game, players: int, viewer: int, moves: int) -> list[Twins]:
    """Courses with at least so many moves in total."""
    found: list[Twins] = []
    for seed in count():
        course = _course(_moment(game, players, seed), viewer, seed)
        if course is not None and len(course.moves) >= SHORTEST:
            found.append(course)
        if sum(len(each.moves) for each in found) >= moves:
            return found
    raise AssertionError


def last_moves(game: Game, players: int, viewer: int) -> Twins:
    """A course to the end of a game."""
    for seed in count():
        moment = _late_moment(game, players, seed)
        course = _course(moment, viewer, seed)
        if course is not None and _is_over(game, course):
            return course
    raise AssertionError


def _moment(game: Game, players: int, seed: int) -> Match:
    """A random position of a random game."""
    moves = random.Random(seed).randrange(OPENING)
    match = play_on(Match(game, players=players, seed=seed), seed, moves)
    return _late_moment(game, players, seed) if match.over else match


def _late_moment(game: Game, players: int, seed: int) -> Match:
    """A position shortly before the end of a random game."""
    moves = len(play_on(Match(game, players=players, seed=seed), seed).log) - LATE
    return play_on(Match(game, players=players, seed=seed), seed, moves)


def _is_over(game: Game, course: Twins) -> bool:
    match = course.deals[0].lay(game)
    for seat, (action, _) in course.moves:
        match.play(seat, action)
    return match.over


def _course(moment: Match, viewer: int, seed: int) -> Twins | None:
    """A course from a position, if there is one."""
    chooser = random.Random(seed)
    real, *others = _imagine(moment, viewer)
    seats: list[int] = []
    while len(seats) < LONGEST and not real.match.over:
        seat = chooser.choice(real.match.actors)
        found = _go_on(real, others, seat, viewer, chooser)
        if found is None:
            break
        (real, others), seats = found, [*seats, seat]
    if not seats:
        return None
    pairs = zip(real.actions, others[0].actions, strict=True)
    return Twins((real.deal, others[0].deal), list(zip(seats, pairs, strict=True)))


def _imagine(moment: Match, viewer: int) -> list[Path]:
    """A table, and different ones that look the same to the viewer."""
    positions = [moment.position()]
    for seed in range(IMAGINED):
        position = imagined(moment, viewer, seed).position()
        if position != positions[0]:
            positions.append(position)
    deals = [Deal(position, seed) for seed, position in enumerate(positions)]
    return [Path(deal, deal.lay(moment.game), []) for deal in deals]


def _go_on(
    real: Path, others: list[Path], seat: int, viewer: int, chooser: random.Random
) -> tuple[Path, list[Path]] | None:
    """Of a few actions, the one after which most other tables still look the same."""
    legal = real.match.legal(seat)
    best = None
    for action in chooser.sample(legal, min(TRIED, len(legal))):
        after = _after(real, seat, action)
        tried = (_answer(each, seat, action, viewer, chooser) for each in others)
        alike = [each for each in tried if each and _look_same(after, each, viewer)]
        if alike and (best is None or len(alike) > len(best[1])):
            best = after, alike
    return best


def _answer(
    other: Path, seat: int, action: str, viewer: int, chooser: random.Random
) -> Path | None:
    """Another table after an action that sounds the same to the viewer."""
    match = other.match
    heard, read = match.game.actions.heard(), match.game.actions.read
    legal = match.legal(seat) if seat in match.actors else []
    alike = [each for each in legal if heard[read(each)] == heard[read(action)]]
    if seat == viewer or (action in alike and chooser.random() < SAME):
        alike = [action] if action in alike else []
    return _after(other, seat, chooser.choice(alike)) if alike else None


def _after(path: Path, seat: int, action: str) -> Path:
    match = copied(path.match)
    match.play(seat, action)
    return Path(path.deal, match, [*path.actions, action])


def _look_same(one: Path, other: Path, viewer: int) -> bool:
    views = {each.match.observe(viewer).tobytes() for each in (one, other)}
    return len(views) == 1 and one.match.heard(viewer) == other.match.heard(viewer)
