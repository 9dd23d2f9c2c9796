"""The rules that tables need, compiled in the background while the server runs."""

from __future__ import annotations

import logging
from threading import Thread

from malavita.compiling.marks import is_compiled
from malavita.compiling.processes import Job, compile_rooms
from malavita.compiling.rehearsal import rehearse
from malavita.compiling.rooms import SERVED
from malavita.games import GAMES
from malavita.server.errors import NotCompiled

log = logging.getLogger("malavita.compiling")


class Compiler:
    """Compiles one room after another, those of a game that clients want first."""

    def __init__(self) -> None:
        self._cold = [game for game in GAMES if _missing(game)]
        self._wanted = ""

    def start(self) -> None:
        """Load what is compiled and compile the rest, on a daemon thread."""
        Thread(target=self._work, daemon=True).start()

    def percent(self, game: str) -> int:
        """How much of a game is compiled; all of it is loaded as well."""
        if game not in self._cold:
            return 100
        return 100 * (len(SERVED) - len(_missing(game))) // (len(SERVED) + 1)

    def check(self, game: str) -> None:
        """Refuse a game that cannot be played yet, and go on with this one."""
        if game in self._cold:
            self._wanted = game
            raise NotCompiled(game=game, percent=self.percent(game))

    def _work(self) -> None:
        try:
            for game in [game for game in GAMES if game not in self._cold]:
                rehearse(GAMES[game])
            while self._cold:
                wanted = self._wanted
                self._go_on(wanted if wanted in self._cold else self._cold[0])
        except Exception:
            log.exception("compiling has failed; rules are compiled when they are used")
            self._cold.clear()

    def _go_on(self, game: str) -> None:
        for room in _missing(game)[:1]:
            list(compile_rooms([Job(game, room)], processes=1))
        if not _missing(game):
            rehearse(GAMES[game])
            self._cold.remove(game)


def _missing(game: str) -> list[str]:
    return [room for room in SERVED if not is_compiled(game, room)]
