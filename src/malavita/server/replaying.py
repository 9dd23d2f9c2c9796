"""Games told again: from a seat, with open cards, and how a bot judges them."""

from __future__ import annotations

from typing import Any

from malavita.bots.bot import Bot, bot_named
from malavita.engine.luck import new_luck
from malavita.engine.match import Match
from malavita.engine.record import SPECTATOR, Ints
from malavita.server.errors import UnknownViewer
from malavita.wire.messages import Chances, Replay, Seat, Step

WATCHER, OPEN = "watcher", "open"
JUDGE = "capo:300"  # quick, and close enough for a chart
LUCK = 1  # the same game is always judged alike


def read_viewer(text: str, seats: int) -> int | None:
    """A seat, SPECTATOR for who only watched, or None for open cards."""
    if text in (WATCHER, OPEN):
        return SPECTATOR if text == WATCHER else None
    if text not in map(str, range(seats)):
        raise UnknownViewer(viewer=text)
    return int(text)


def replay_of(record: dict[str, Any], seats: list[Seat], viewer: int | None) -> Replay:
    """Every move with its story and the table after it."""
    match = _from_the_start(record)
    start, forecast = _see(match, viewer), _foresee(match, viewer)
    steps = [_step(match, seat, action, viewer) for seat, action in record["moves"]]
    return Replay(match.game.name, seats, start, forecast, steps, match.winners)


def past_of(record: dict[str, Any], viewer: int) -> list[list[Any]]:
    """The story of every move so far, for one viewer."""
    match = _from_the_start(record)
    return [
        list(match.tell(seat, action, [viewer])[viewer])
        for seat, action in record["moves"]
    ]


def chances_of(record: dict[str, Any]) -> Chances:
    """What a bot in the place of whoever decided thought of everybody's chances."""
    match = _from_the_start(record)
    judge, luck = bot_named(JUDGE, match.game), new_luck(LUCK)
    chances = [_judged(match, judge, luck)]
    for seat, action in record["moves"]:
        match.play(seat, action)
        chances.append(_judged(match, judge, luck))
    return Chances(chances)


def _judged(match: Match, judge: Bot, luck: Ints) -> list[float]:
    if match.over:
        share = 1 / len(match.winners)
        return [share * (seat in match.winners) for seat in range(match.players)]
    thoughts = judge.think(match.observe(match.actors[0]), luck)
    total = sum(thoughts.visits)
    pairs = list(zip(thoughts.visits, thoughts.values, strict=True))
    return [
        round(sum(visits * values[seat] for visits, values in pairs) / total, 3)
        for seat in range(match.players)
    ]


def _from_the_start(record: dict[str, Any]) -> Match:
    return Match.replay({**record, "moves": [], "result": None, "seals": None})


def _step(match: Match, seat: int, action: str, viewer: int | None) -> Step:
    eyes = SPECTATOR if viewer is None else viewer
    story = match.tell(seat, action, [eyes])[eyes]
    heard = action if viewer is None else match.heard(viewer)[-1].action
    forecast = _foresee(match, viewer)
    return Step(seat, heard, list(story), _see(match, viewer), forecast)


def _foresee(match: Match, viewer: int | None) -> dict[str, Any]:
    eyes = SPECTATOR if viewer is None else viewer
    forecast: dict[str, Any] = match.game.outlook.forecast(match.observe(eyes))
    return forecast


def _see(match: Match, viewer: int | None) -> dict[str, Any]:
    """A view; with open cards it shows whatever a watcher does not see as well."""
    if viewer is None:
        return {**match.view(SPECTATOR), **match.position()}
    return match.view(viewer)
