"""Sentences that Python and the browser must form alike: `python -m tests.words.told`."""

from __future__ import annotations

import json
import random
from pathlib import Path

import msgspec

from malavita import words
from malavita.engine.match import Match
from malavita.games import GAMES

FILE = Path(__file__).parent / "told.json"
NAMES = ["Anna", "Béla", "Cleo", "Dirk"]
READER = 1


def told() -> list[dict]:
    """One event of every kind and one action of every verb, in every language."""
    found: dict[tuple, dict] = {}
    for game in GAMES.values():
        for seed in range(12):
            _play(game, seed, found)
    return list(found.values())


def _play(game, seed: int, found: dict) -> None:
    players = min(len(NAMES), game.players[-1])
    match, chooser = Match(game, players=players, seed=seed), random.Random(seed)
    while not match.over:
        seat = match.actors[0]
        legal = match.legal(seat)
        for action in legal:
            _keep(game.name, action.split()[0], {"action": action}, found)
        move = chooser.choice([legal[0], chooser.choice(legal)])
        for event in match.play(seat, move, [READER])[READER]:
            plain = msgspec.to_builtins(event)
            mine = plain.get("seat") == READER
            _keep(game.name, (plain["event"], mine), {"event": plain}, found)


def _keep(game: str, kind, what: dict, found: dict) -> None:
    if (game, kind) in found:
        return
    texts = {language: _say(game, what, language) for language in words.LANGUAGES}
    found[game, kind] = {"game": game, **what, "texts": texts}


def _say(game: str, what: dict, language: str) -> str:
    if "action" in what:
        return words.do(game, what["action"], NAMES, READER, language)
    event = msgspec.convert(what["event"], _kind(game, what["event"]["event"]))
    return words.tell(game, event, NAMES, READER, language)


def _kind(game: str, tag: str) -> type:
    kinds = vars(GAMES[game].story).values()
    return next(
        each
        for each in kinds
        if isinstance(each, type) and getattr(each, "__struct_config__", None)
        and each.__struct_config__.tag == tag
    )  # fmt: skip


if __name__ == "__main__":
    FILE.write_text(json.dumps(told(), ensure_ascii=False, indent=1) + "\n", "utf-8")
