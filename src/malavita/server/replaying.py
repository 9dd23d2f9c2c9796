"""A finished game told again, from any seat or with open cards."""

from __future__ import annotations

from typing import Any

from malavita.engine.match import Match
from malavita.engine.record import SPECTATOR
from malavita.server.errors import UnknownViewer
from malavita.wire.messages import Replay, Step

WATCHER, OPEN = "watcher", "open"


def read_viewer(text: str, seats: int) -> int | None:
    """A seat, SPECTATOR for who only watched, or None for open cards."""
    if text in (WATCHER, OPEN):
        return SPECTATOR if text == WATCHER else None
    if text not in map(str, range(seats)):
        raise UnknownViewer(viewer=text)
    return int(text)


def replay_of(record: dict[str, Any], names: list[str], viewer: int | None) -> Replay:
    """Every move with its story and the table after it."""
    match = Match.replay({**record, "moves": [], "result": None, "seals": None})
    start = _see(match, viewer)
    steps = [_step(match, seat, action, viewer) for seat, action in record["moves"]]
    return Replay(match.game.name, names, start, steps)


def _step(match: Match, seat: int, action: str, viewer: int | None) -> Step:
    eyes = SPECTATOR if viewer is None else viewer
    story = match.tell(seat, action, [eyes])[eyes]
    heard = action if viewer is None else match.heard(viewer)[-1].action
    forecast = match.game.outlook.forecast(match.observe(eyes))
    return Step(seat, heard, list(story), _see(match, viewer), forecast)


def _see(match: Match, viewer: int | None) -> dict[str, Any]:
    return match.position() if viewer is None else match.view(viewer)
