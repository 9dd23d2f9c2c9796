"""The protocol of a game: everything that the rest of the program knows about it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from malavita.engine.actions import Actions
from malavita.engine.errors import (
    BadArgument,
    BadOption,
    BadPlayers,
    UnknownOption,
    WrongEdition,
)
from malavita.engine.layout import OPTIONS, BaseState, BaseView, Ints

OptionValue = bool | int | str


class Refusal(NamedTuple):
    """Why an action that a player may try is not legal."""

    reason: str  # one of the REASONS of the game's outlook
    values: Mapping[str, int | str] = {}  # the values in its sentence


@dataclass(frozen=True, slots=True)
class Game:
    name: str  # "razzia_knizia": folder, URL and wire name
    title: str  # "Razzia!": for people
    author: str
    year: int
    edition: int  # the newest; the rules support all from 1, see docs/editions.md
    players: range
    options: Mapping[str, tuple[OptionValue, ...]]  # the first value is the default
    open: bool  # no hidden cards in hands: all seats see the same
    actions: Actions
    State: type[BaseState]
    View: type[BaseView]
    cards: ModuleType  # COMPONENTS: the contents of the box
    rules: ModuleType  # deal actors legal apply score winners
    faults: ModuleType  # faults: the broken invariants of a table
    sight: ModuleType  # observe redeal
    position: ModuleType  # a table as JSON, and back
    story: ModuleType  # tell unsealed: two views and a move -> events for people
    outlook: ModuleType  # forecast refusals passage unseen: what a seat can work out

    def check_players(self, players: Any) -> int:
        """Return the number of players if the game allows it."""
        if type(players) is not int or players not in self.players:
            fewest, most = self.players[0], self.players[-1]
            raise BadPlayers(game=self.name, fewest=fewest, most=most, players=players)
        return players

    def check_edition(self, edition: Any) -> int:
        """Return the edition if the rules support it."""
        if type(edition) is not int or not 1 <= edition <= self.edition:
            raise WrongEdition(game=self.name, edition=edition, newest=self.edition)
        return edition

    def choose(
        self, options: Mapping[str, OptionValue] | None, edition: int | None = None
    ) -> Ints:
        """The choices for `deal`: the edition, then the value number of each option."""
        choices = np.zeros(1 + OPTIONS, np.int64)
        choices[0] = self.edition if edition is None else self.check_edition(edition)
        names = list(self.options)
        if options is None:
            return choices
        if not isinstance(options, Mapping):
            right = f"a dict with some of the keys {', '.join(names)}"
            raise BadArgument(argument="options", right=right, given=options)
        for option, value in options.items():
            if option not in self.options:
                raise UnknownOption(game=self.name, option=option, known=names)
            allowed = self.options[option]
            # 1 is not accepted for True: a record holds exactly what was chosen.
            exact = [(type(each), each) for each in allowed]
            if (type(value), value) not in exact:
                raise BadOption(option=option, value=value, allowed=list(allowed))
            choices[1 + names.index(option)] = exact.index((type(value), value))
        return choices

    def chosen(self, choices: Ints) -> dict[str, OptionValue]:
        """The values of all options, from the choices for `deal`."""
        return {
            option: allowed[choices[i]]
            for i, (option, allowed) in enumerate(self.options.items(), start=1)
        }
