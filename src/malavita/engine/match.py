"""A match: one game with its beginning, its log of moves and its state."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Any, NamedTuple, Self

import numpy as np
from msgspec import to_builtins
from msgspec.structs import replace

from malavita.engine import kernels, records, verbs
from malavita.engine.actions import Secret
from malavita.engine.arguments import check_int
from malavita.engine.bits import members
from malavita.engine.decoding import decode
from malavita.engine.dice import SEED_BITS, check_seed, seed_words
from malavita.engine.errors import (
    BadArgument,
    BadPosition,
    GameOver,
    IllegalAction,
    NotYourMove,
    TableError,
    UnknownAction,
    UnknownSeat,
)
from malavita.engine.event import Event
from malavita.engine.game import Game, OptionValue
from malavita.engine.layout import SPECTATOR, Ints
from malavita.engine.plain import plain
from malavita.engine.position import FORMAT, OF_VIEWS
from malavita.engine.table import begin_game


class Move(NamedTuple):
    seat: int
    action: str  # in notation


def _refuse_field(field: str, reason: str) -> BadPosition:
    return BadPosition(field=field, reason=reason)


class Computed(NamedTuple):
    """What was computed of one state, cached."""

    memory: bytes  # of the state
    views: dict[int, Any]  # by seat
    moves: dict[tuple[int, str], int]  # numbers of moves that are legal


class Before(NamedTuple):
    """A snapshot of a match before a move, so that the move can be taken back."""

    match: Match
    last: Move | None  # the last move of the log; None if it was empty
    memory: bytes  # of the state
    sealed: dict[int, Secret]


DEEPEST = 1_000  # depth of perft: more decisions than most matches have


class Match:
    """A match: it checks and plays moves, and shows each seat what it may know.

    Every method checks its arguments; if it raises a TableError, nothing has changed.
    """

    def __init__(
        self,
        game: Game | str,
        *,
        players: int,
        seed: int | str | None = None,
        options: Mapping[str, OptionValue] | None = None,
        edition: int | None = None,
    ) -> None:
        self._set_up(game, players, options, seed, edition)
        self._game.rules.deal(self._state, players, self._choices, seed_words(self._seed))

    def _set_up(
        self,
        game: Game | str,
        players: int,
        options: Mapping[str, OptionValue] | None,
        seed: int | str | None,
        edition: int | None,
    ) -> None:
        """Set all attributes; the state stays blank."""
        self._game = verbs.game_named(game)
        self._players = self._game.check_players(players)
        self._choices = self._game.choose(options, edition)
        if seed is None:
            seed = secrets.randbits(SEED_BITS)
        self._seed = check_seed(seed)
        self._start: dict[str, Any] | None = None
        self._log: list[Move] = []
        self._sealed: dict[int, Secret] = {}  # moves of the log that are still secret
        self._states = self._game.State.blank()
        self._state = self._states[0]
        self._actions = np.zeros(len(self._game.actions), np.int64)
        self._computed = Computed(b"", {}, {})

    @classmethod
    def from_position(
        cls, game: Game | str, position: Any, *, seed: int | str | None = None
    ) -> Self:
        """A match that begins at a position; the seed decides every order left open."""
        game = verbs.game_named(game)
        data = decode(position, game.position.Position, _refuse_field)
        if data.format != FORMAT:
            raise _refuse_field("format", f"{data.format} is not {FORMAT}")
        if data.game != game.name:
            raise _refuse_field("game", f"{data.game!r} is not {game.name!r}")
        match = cls.__new__(cls)
        match._set_up(game, len(data.seats), data.options, seed, data.edition)
        words = seed_words(match._seed)
        begin_game(match._state, match._players, match._choices, words)
        game.position.read(data, match._state)
        match._start = match.position()
        return match

    @classmethod
    def replay(cls, record: Any) -> Self:
        """Replay a record; a bad one is refused with the number of its first bad move."""
        return records.replay(cls, record)

    @property
    def game(self) -> Game:
        return self._game

    @property
    def players(self) -> int:
        return self._players

    @property
    def edition(self) -> int:
        """The edition of the rules of this match."""
        return int(self._choices[0])

    @property
    def options(self) -> dict[str, OptionValue]:
        return self._game.chosen(self._choices)

    @property
    def seed(self) -> int:
        """The seed: a secret until the match is over, as it gives away every card."""
        return self._seed

    @property
    def beat(self) -> int:
        """The number of the open decision."""
        beat: int = self._states["beat"].item()
        return beat

    @property
    def actors(self) -> list[int]:
        """The seats to decide; none when the match is over."""
        return members(self._game.rules.actors(self._state))

    @property
    def over(self) -> bool:
        return not self.actors

    @property
    def scores(self) -> list[int]:
        """The points of every seat so far."""
        points = np.zeros(self._players, np.int64)
        self._game.rules.score(self._state, points)
        scores: list[int] = points.tolist()
        return scores

    @property
    def winners(self) -> list[int]:
        """The seats that have won; none before the match is over."""
        return members(self._game.rules.winners(self._state)) if self.over else []

    @property
    def log(self) -> list[Move]:
        """All moves so far, including secret ones."""
        return list(self._log)

    def heard(self, seat: int = SPECTATOR) -> list[Move]:
        """All moves so far, as far as seat may know them."""
        self._check_viewer(seat)
        log = list(self._log)
        for number, secret in self._sealed.items():
            if log[number].seat != seat:
                heard = self._game.actions.write(secret.heard)
                log[number] = log[number]._replace(action=heard)
        return log

    def legal(self, seat: int) -> list[str]:
        """The actions that seat may play now, in notation."""
        return [self._game.actions.write(action) for action in self.legal_actions(seat)]

    def legal_actions(self, seat: int) -> Ints:
        """The actions that seat may play now, as numbers."""
        self._check_seat(seat)
        n = self._game.rules.legal(self._state, seat, self._actions)
        return self._actions[:n].copy()

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self._players:
            raise UnknownSeat(seat=seat, last=self._players - 1)

    def _check_viewer(self, viewer: int) -> int:
        if type(viewer) is not int or viewer != SPECTATOR:
            self._check_seat(viewer)
        return viewer

    def play(
        self, seat: int, action: str, viewers: Iterable[int] = ()
    ) -> dict[int, list[Event]]:
        """Play an action for a seat; the events that each viewer may know, by viewer."""
        number = self.check(seat, action)
        eyes = self._eyes(viewers)
        before = {eye: self._look(eye) for eye in set(eyes.values())}
        self._play(seat, number)
        secret = self._game.actions.secrets.get(number)
        stories = {
            eye: self._game.story.tell(
                view,
                self._look(eye),
                seat,
                number if secret is None or eye == seat else secret.heard,
            )
            for eye, view in before.items()
        }
        return {viewer: stories[eye] for viewer, eye in eyes.items()}

    def before(self) -> Before:
        """A snapshot, to be kept if the next move may be taken back."""
        return Before(self, self._last(), self._states.tobytes(), self._sealed)

    def _last(self, moves: int = 1) -> Move | None:
        """The move that many moves from the end of the log."""
        return self._log[-moves] if len(self._log) >= moves else None

    def take_back(self, before: Before) -> None:
        """Undo the last move."""
        if not self._was(before):
            right = "what before() gave just before the last move of this match"
            raise BadArgument(argument="before", right=right, given=before)
        memory = np.frombuffer(before.memory, np.uint8)
        self._states.view(np.uint8)[:] = memory  # also the padding between fields
        self._sealed = before.sealed
        self._log.pop()

    def _was(self, before: Any) -> bool:
        """Whether exactly one move was made since; each move is an object of its own."""
        if not isinstance(before, Before) or before.match is not self:
            return False
        return bool(self._log) and before.last is self._last(2)

    def _play(self, seat: int, number: int) -> None:
        secret = self._game.actions.secrets.get(number)
        if secret is not None:
            self._sealed = {**self._sealed, len(self._log): secret}
        before = self._look(SPECTATOR) if self._sealed else None
        self._game.rules.apply(self._state, seat, number)
        self._log.append(Move(seat, self._game.actions.write(number)))
        if before is not None:
            self._unseal(before)

    def _unseal(self, before: Any) -> None:
        """Forget the secrets that the last move has made public."""
        unsealed = self._game.story.unsealed(before, self._look(SPECTATOR))
        self._sealed = {
            move: secret
            for move, secret in self._sealed.items()
            if secret.kind not in unsealed
        }

    def check(self, seat: int, action: str) -> int:
        """Return the number of the action if seat may play it now; cached."""
        self._check_seat(seat)
        if not isinstance(action, str):
            raise UnknownAction(action=action)
        moves = self._now().moves
        if (seat, action) not in moves:
            moves[seat, action] = self._read(seat, action)
        return moves[seat, action]

    def _read(self, seat: int, action: str) -> int:
        number: int = self._game.actions.read(action)
        if number not in self.legal_actions(seat).tolist():
            raise self._refusal(seat, action)
        return number

    def _refusal(self, seat: int, action: str) -> TableError:
        """The error that says why seat may not play an action now."""
        actors = self.actors
        if not actors:
            return GameOver()
        if seat not in actors:
            return NotYourMove(seat=seat, actors=actors)
        return IllegalAction(seat=seat, action=action, legal=self.legal(seat))

    def _eyes(self, viewers: Iterable[int]) -> dict[int, int]:
        """By viewer: the seat whose view it gets; in an open game all get the same."""
        try:
            each = iter(viewers)
        except TypeError:
            right = f"a list of seats, such as [0, {SPECTATOR}]"
            raise BadArgument(argument="viewers", right=right, given=viewers) from None
        checked = [self._check_viewer(viewer) for viewer in each]
        return {viewer: SPECTATOR if self._game.open else viewer for viewer in checked}

    def view(self, seat: int = SPECTATOR) -> Any:
        """What seat may know, as a struct of the game; SPECTATOR for those who watch."""
        return self.views([seat])[seat]

    def views(self, viewers: Iterable[int]) -> dict[int, Any]:
        """The views of several; to be read only, as they may share what all can see."""
        eyes = self._eyes(viewers)
        views = {eye: self._show(eye) for eye in set(eyes.values())}
        return {viewer: replace(views[eye], seat=viewer) for viewer, eye in eyes.items()}

    def _show(self, eye: int) -> Any:
        return self._game.position.show(self._look(eye), self._head(eye))

    def _head(self, eye: int) -> dict[str, Any]:
        """The fields of a ViewHead."""
        view = self._look(eye)
        head = plain(view)
        points = np.zeros(self._players, np.int64)
        verbs.score(view, points)
        return {
            "game": self._game.name,
            "options": self.options,
            "seat": eye,
            "beat": head.beat,
            "actors": members(verbs.actors(view)),
            "scores": points.tolist(),
        }

    def open_view(self) -> Any:
        """The view of a spectator with all hidden cards turned up."""
        return self._game.position.write(self._state, self._head(SPECTATOR))

    def observe(self, seat: int) -> Any:
        """What seat may know, as a View record: the input of a bot."""
        views = self._game.View.blank()
        views[0] = self._look(seat)  # copies the fields: the padding stays zero
        return views[0]

    def _look(self, seat: int) -> Any:
        """What seat may know, as a View record; cached until the state changes."""
        self._check_viewer(seat)
        views = self._now().views
        if seat not in views:
            views[seat] = self._observe(seat)
        return views[seat]

    def _now(self) -> Computed:
        """What was computed of the present state."""
        memory = self._states.tobytes()
        if memory != self._computed.memory:
            self._computed = Computed(memory, {}, {})
        return self._computed

    def _observe(self, seat: int) -> Any:
        views = self._game.View.blank()
        self._game.sight.observe(self._state, seat, views[0])
        return views[0]

    def position(self) -> dict[str, Any]:
        """The whole table, hidden cards and all, as plain data; see docs/positions.md."""
        table = to_builtins(self.open_view())
        fields = {name: value for name, value in table.items() if name not in OF_VIEWS}
        return {"format": FORMAT, "edition": self.edition, **fields}

    def record(self) -> dict[str, Any]:
        """The record of the match, which can be replayed; see docs/records.md."""
        return records.write(self, self._start)

    def perft(self, depth: int) -> int:
        """The number of different sequences of depth decisions from here."""
        if check_int("depth", depth, range(DEEPEST + 1)) == 0:
            return 1
        states = self._game.State.blank(depth + 1)
        states[0] = self._state
        actions = np.zeros((depth + 1, len(self._game.actions)), np.int64)
        return int(kernels.perft(states, actions, np.zeros(depth + 1, np.int64), depth))

    def faults(self) -> int:
        """Broken invariants, as a set; 0 for a real table."""
        return int(self._game.faults.faults(self._state))

    def digest(self) -> str:
        """A hash of the state."""
        return sha256(self._states.tobytes()).hexdigest()[:16]
