"""A game replayed for a viewer: from a seat, as a watcher, or with open cards."""

from __future__ import annotations

from typing import Any

from malavita.engine.layout import SPECTATOR
from malavita.engine.match import Match
from malavita.server.errors import UnknownViewer
from malavita.wire.messages import Replay, Seat, Step

WATCHER, OPEN = "watcher", "open"


def read_viewer(text: str, seats: int) -> int | None:
    """Read a viewer from a path: a seat, SPECTATOR for a watcher, None for open cards."""
    if text in (WATCHER, OPEN):
        return SPECTATOR if text == WATCHER else None
    if text not in map(str, range(seats)):
        raise UnknownViewer(viewer=text)
    return int(text)


def replay_of(record: dict[str, Any], seats: list[Seat], viewer: int | None) -> Replay:
    """Replay a finished game: every move with its story and the view after it."""
    match = from_the_start(record)
    start, forecast = _see(match, viewer), _foresee(match, viewer)
    steps = [_step(match, seat, action, viewer) for seat, action in record["moves"]]
    return Replay(match.game.name, seats, start, forecast, steps, match.winners)


def past_of(record: dict[str, Any], viewer: int) -> list[list[Any]]:
    """Replay a game so far: the story of every move for one viewer."""
    match = from_the_start(record)
    return [
        list(match.play(seat, action, [viewer])[viewer])
        for seat, action in record["moves"]
    ]


def from_the_start(record: dict[str, Any]) -> Match:
    """The match before its first move."""
    return Match.replay({**record, "moves": [], "result": None, "seals": None})


def _step(match: Match, seat: int, action: str, viewer: int | None) -> Step:
    eyes = SPECTATOR if viewer is None else viewer
    story = match.play(seat, action, [eyes])[eyes]
    heard = action if viewer is None else match.heard(viewer)[-1].action
    forecast = _foresee(match, viewer)
    return Step(seat, heard, list(story), _see(match, viewer), forecast)


def _foresee(match: Match, viewer: int | None) -> Any:
    eyes = SPECTATOR if viewer is None else viewer
    return match.game.outlook.forecast(match.observe(eyes))


def _see(match: Match, viewer: int | None) -> Any:
    """The view of a seat or a watcher; None: with all hidden cards turned up."""
    return match.open_view() if viewer is None else match.view(viewer)
