"""Declaration of a game's actions, and everything derived from it.

A game adds its actions in the order of their numbers:

    ACTIONS = Actions()
    PASS = ACTIONS.add("pass")
    PLACE = ACTIONS.add("place {bar}", bar=BAR)  # PLACE + bar
    ROB = ACTIONS.add("steal {owner} {colour}", owner=SEAT, colour=COLOUR)

Derived from it: the numbers in compiled rules, the notation, the named parts on the
wire, the patterns of labels in words/, and the types in the browser.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from string import Formatter
from typing import NamedTuple

import numpy as np

from malavita.engine.errors import UnknownAction
from malavita.engine.layout import Ints

Word = str | int
Parts = dict[str, Word]  # "verb" and the named parts of one action


class Kind(NamedTuple):
    """The kind of a part of an action: a seat, a card, a value."""

    name: str
    words: Sequence[Word]  # in the order of the numbers that the rules use


class Form(NamedTuple):
    """All actions with one pattern, such as "bid {cheque}"."""

    pattern: str
    kinds: Mapping[str, Kind]  # by the name of the part, in the order of the pattern
    first: int  # the number of its first action

    @property
    def verb(self) -> str:
        """The first word of the pattern."""
        return self.pattern.partition(" ")[0]


class Secret(NamedTuple):
    """What the other seats hear of a secret action."""

    kind: str  # the name story.unsealed gives when it becomes public
    heard: int  # the action that the others hear until then


class Actions:
    """All actions of a game: their numbers are range(len(actions))."""

    def __init__(self) -> None:
        self.forms: list[Form] = []  # of actions that can be played
        self.secrets: dict[int, Secret] = {}  # by the number of the action
        self._texts: list[str] = []
        self._parts: list[Parts] = []
        self._numbers: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._texts)

    def add(self, pattern: str, **kinds: Kind) -> int:
        """Declare actions, one for each combination of words; return the first number.

        With two parts, of kinds with m and n words, words a and b give the action
        first + a * n + b.
        """
        form = Form(pattern, kinds, len(self))
        assert [*kinds] == _part_names(pattern), pattern
        self.forms.append(form)
        self._number(form)
        return form.first

    def hide(self, *verbs: str, heard: str, kind: str) -> int:
        """Declare what others hear of secret actions; return the first number.

        The pattern heard names only the parts that are not secret. The actions declared
        here are never legal.
        """
        hidden = [form for form in self.forms if form.verb in verbs]
        names = _part_names(heard)
        form = Form(heard, {name: hidden[0].kinds[name] for name in names}, len(self))
        self._number(form)
        for number in (n for each in hidden for n in self._numbers_of(each)):
            told = heard.format(**self._parts[number])
            self.secrets[number] = Secret(kind, self._numbers[told])
        return form.first

    def _number(self, form: Form) -> None:
        for words in product(*(kind.words for kind in form.kinds.values())):
            parts = dict(zip(form.kinds, words, strict=True))
            text = form.pattern.format(**parts)
            self._numbers[text] = len(self)
            self._texts.append(text)
            self._parts.append({"verb": form.verb, **parts})

    def _numbers_of(self, form: Form) -> range:
        size = np.prod([len(kind.words) for kind in form.kinds.values()], dtype=int)
        return range(form.first, form.first + int(size))

    def write(self, number: int) -> str:
        """An action as text: its notation."""
        return self._texts[self._check(number)]

    def read(self, text: str) -> int:
        """The number of the action with this notation."""
        try:
            return self._numbers[text]
        except (KeyError, TypeError):
            raise UnknownAction(action=text) from None

    def parts(self, number: int) -> Parts:
        """An action in its named parts: {"verb": "bid", "cheque": 9}."""
        return self._parts[self._check(number)]

    def _check(self, number: int) -> int:
        if number not in range(len(self)):
            raise UnknownAction(action=number)
        return number

    def heard(self) -> Ints:
        """By number: the number of the action that the other seats hear."""
        heard = np.arange(len(self))
        for number, secret in self.secrets.items():
            heard[number] = secret.heard
        return heard


def _part_names(pattern: str) -> list[str]:
    return [name for _, name, _, _ in Formatter().parse(pattern) if name]
