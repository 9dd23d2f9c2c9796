"""Errors of the engine, with codes that clients and translations rely on.

* TableError
  - UnknownGame, BadPlayers, UnknownOption, BadOption, BadSeed
  - UnknownSeat, UnknownAction, NotYourMove, IllegalAction, GameOver
  - BadPosition
  - BadRecord, WrongEdition
  - BadArgument: any other argument of a function
"""

from reprlib import Repr
from string import Formatter
from typing import Any, ClassVar


class TableError(ValueError):
    """Base of all errors: the call was refused and changed nothing."""

    code: ClassVar[str] = "table_error"
    text: ClassVar[str] = "that cannot be done"

    def __init__(self, **values: Any) -> None:
        self.values = values
        super().__init__(_SENTENCES.format(self.text, **values))


class _Short(Repr):
    """A repr that is never long and never fails."""

    def __init__(self) -> None:
        super().__init__()
        self.maxstring = self.maxother = self.maxlong = LONGEST

    def repr_int(self, x: int, level: int) -> str:
        """A number, or its size: Python refuses to print thousands of digits."""
        bits = x.bit_length()
        return repr(x) if bits <= LONGEST * 3 else f"a number of {bits} bits"


class _Sentences(Formatter):
    """Formats the values of an error into its text."""

    def convert_field(self, value: Any, conversion: Any) -> Any:
        """A value with !r comes from the caller and may be anything; others are ours."""
        if conversion == "r":
            return _SHORT.repr(value)
        if isinstance(value, list):
            return ", ".join(map(str, value)) or "none"
        return value


LONGEST = 200  # characters of a value in a text
_SHORT = _Short()
_SENTENCES = _Sentences()


class UnknownGame(TableError):
    code = "unknown_game"
    text = "there is no game {game!r}; the games are {known}"


class BadPlayers(TableError):
    code = "bad_players"
    text = "{game} is for {fewest} to {most} players, not {players!r}"


class UnknownOption(TableError):
    code = "unknown_option"
    text = "{game} has no option {option!r}; its options are {known}"


class BadOption(TableError):
    code = "bad_option"
    text = "option {option} cannot be {value!r}; it may be {allowed}"


class BadSeed(TableError):
    code = "bad_seed"
    text = (
        "a seed is a whole number from 0 to 2**256 - 1, or its hexadecimal digits, "
        "not {seed!r}"
    )


class UnknownSeat(TableError):
    code = "unknown_seat"
    text = "there is no seat {seat!r}; the seats are 0 to {last}"


class UnknownAction(TableError):
    code = "unknown_action"
    text = "this game has no action {action!r}"


class NotYourMove(TableError):
    code = "not_your_move"
    text = "seat {seat} has no decision to make now; seats that have one: {actors}"


class IllegalAction(TableError):
    code = "illegal_action"
    text = "seat {seat} cannot play {action!r} now; it may play {legal}"


class GameOver(TableError):
    code = "game_over"
    text = "the game is over"


class BadPosition(TableError):
    code = "bad_position"
    text = "{field}: {reason}"


class BadRecord(TableError):
    """A record that is not valid; move 0 is everything before the first move."""

    code = "bad_record"
    text = "move {move}: {reason}"


class WrongEdition(TableError):
    code = "wrong_edition"
    text = "{game} has editions 1 to {newest}, not {edition!r}"


class BadArgument(TableError):
    code = "bad_argument"
    text = "{argument} is {right}, not {given!r}"
