"""The display of a server's table in the terminal."""

import time
from collections.abc import Iterable
from datetime import timedelta
from math import ceil

from rich.console import RenderableType
from rich.markup import escape

from malavita.cli import screen
from malavita.cli.playing import chosen, explained
from malavita.client import Place
from malavita.engine.layout import SPECTATOR
from malavita.games import GAMES
from malavita.wire import story
from malavita.wire.messages import (
    Change,
    Clock,
    Hint,
    Line,
    Seat,
    Standing,
    TableInfo,
    Whole,
)

SAID_BEFORE = 10  # lines of the chat that are shown at the start
SECOND = 1000  # times are in milliseconds


def printable(text: str) -> str:
    """A text without control characters or markup."""
    return escape("".join(letter for letter in text if letter.isprintable()))


class Teller:
    """Shows messages of the server, and the choices of the person."""

    def __init__(self, table: TableInfo, place: Place, language: str) -> None:
        self.table = table
        self._place = place
        self._language = language
        self._game = GAMES[table.game]
        self._clocks: list[Clock] = []
        self._told_at = 0.0
        self._shown: Standing | None = None  # the standing that was shown last
        self._awaited: list[int] = []  # the seats that were last said to be awaited
        self._offers = False  # whether the present choices were shown
        self._asks = False  # whether the last line is a prompt
        self._goes_on = False  # to another game, which the person has asked for

    def show(self, what: RenderableType) -> None:
        """Print something on a line of its own."""
        self.end_line()
        screen.show(what)

    def end_line(self) -> None:
        """End the prompt, if the last line is one."""
        if self._asks:
            screen.show("")
        self._asks = False

    def ask(self) -> None:
        """Ask for a move, if there is one to make."""
        if self._offers and not self._asks:
            screen.console.print("Your move: ", end="")
            self._asks = True

    def hear_answer(self) -> None:
        """Note that a typed line has ended the prompt."""
        self._asks = False

    def meant(self, line: str) -> str | None:
        """The move that was typed; a number only counts after the choices were shown."""
        if line.isdigit() and not self._offers:
            return None
        return chosen(line, self._place.choices)

    def withdraw_offer(self) -> None:
        """Withdraw the choices until the server sends new ones."""
        self._offers = False

    def go_on(self) -> None:
        """Note that the person asks for another game and needs no message about it."""
        self._goes_on = True

    # What can be typed.

    def show_help(self) -> None:
        """Show what can be typed."""
        self.show(f"Type {self._help()}.")
        self.ask()

    def _help(self) -> str:
        """What can be typed now."""
        *words, last = [*self._own_words(), "[b]say …[/]", "[b]table[/]", "[b]leave[/]"]
        return f"{', '.join(words)} or {last}"

    def _own_words(self) -> list[str]:
        table = self.table
        if table.status == "open":
            return ["[b]start[/]", "[b]bot SEAT LEVEL[/]"] if table.host else []
        if table.status == "over":
            return ["[b]again[/] (another game)"]
        if self._place.seat is None:
            return []
        if _is_played(table):
            return ["[b]return[/] (to play yourself)"]
        hint = ["[b]hint[/]"] if table.hints else []
        return ["a number or a move", *hint, "[b]back[/] (takes your move back)"]

    # Messages of the server.

    def arrive(self, told: Whole) -> None:
        """Show the table, the seat of the person and how the game stands."""
        self.table = told.table
        self._note(told.clocks)
        title = f"[b]{self._game.title}[/], table {self.table.id}."
        self.show(f"{title} {self._where()} Type {self._help()}.")
        self._show_lines(told.lines[-SAID_BEFORE:])
        self.show_table()

    def _where(self) -> str:
        if self._place.seat is None:
            return "You watch."
        last = len(self.table.seats) - 1
        seat = f"You sit on seat {self._place.seat} of seats 0 to {last}, clockwise."
        return f"{seat} A bot plays for you." if _is_played(self.table) else seat

    def change(self, told: Change, missed: bool) -> None:
        """Show what has happened; choices only if it was not missed."""
        before, self.table = self.table, told.table or self.table
        self._note(told.clocks)
        self._show_news(before)
        if told.story:
            you = SPECTATOR if self._place.seat is None else self._place.seat
            events = story.read(self._game, told.story)
            game, names = self._game.name, self._names()
            self.show(screen.story(game, events, names, you, self._language))
        self._show_lines(told.lines)
        self._offers = self._offers and self._is_my_turn and self._is_shown
        if not missed and (told.standing is not None or _is_played(before)):
            self._show_standing(before)

    def _show_standing(self, before: TableInfo) -> None:
        """Show the table once for every decision of the person, and at the start."""
        if self._is_my_turn and self._is_shown:
            if _is_played(before):
                self._offer()
        elif self._is_my_turn or before.status == "open":
            self.show_table()
        else:
            self._show_turn(self._people())

    def refuse(self, text: str) -> None:
        """Show why something was refused, and the choices again."""
        self.show(f"{printable(text[:1].upper() + text[1:])}.")
        if self._is_my_turn and not self._offers:
            self._offer()
        self.ask()

    def misunderstand(self, line: str) -> None:
        """Show what can be typed instead."""
        plays = self.table.status == "playing" and self._place.seat is not None
        waits = plays and not self._place.choices
        when = "while it is not your turn" if waits else "now"
        self.show(f"{printable(repr(line))} is not possible {when}: type {self._help()}.")
        self.ask()

    def advise(self, told: Hint) -> None:
        """Show what a bot would do."""
        seat = self._place.seat or 0
        chances = [(each.action, each.wins[seat]) for each in told.actions]
        self.show(screen.hint(told.level, chances))

    def _show_lines(self, lines: Iterable[Line]) -> None:
        for said in lines:
            self.show(f"[i]{printable(said.name)}: {printable(said.text)}[/]")

    # What has changed about the table.

    def _show_news(self, before: TableInfo) -> None:
        table = self.table
        if table is before:
            return
        for seat, was in enumerate(before.seats):
            if was.bot_plays != table.seats[seat].bot_plays:
                self.show(self._relief(seat))
        if table.status == "open":
            self._show_seats()
        elif before.status == "open":
            self.show(f"[b]The game begins.[/] Type {self._help()}.")
        if table.host and not before.host:
            self.show(f"You are the host now. Type {self._help()}.")
        if table.rematch != before.rematch and not self._goes_on:
            self.show("There is another game: type [b]again[/] to go there.")

    def _relief(self, seat: int) -> str:
        """The message that a bot plays for a guest, or the guest plays again."""
        bot = self.table.seats[seat].bot_plays
        if seat != self._place.seat:
            name = self._names()[seat]
            return f"A bot plays for {name}." if bot else f"{name} plays again."
        if not bot:
            return f"[b]You play yourself again.[/] Type {self._help()}."
        late = self._clocks and not any(self._time_left(seat))
        said = "Your time is up: a bot plays for you." if late else "A bot plays for you."
        return f"[b]{said}[/] Type {self._help()}."

    def _show_seats(self) -> None:
        """Show the seats before the game."""
        seats = self.table.seats
        listed = []
        for number, seat in enumerate(seats):
            listed.append(f"{number} {_sitter(seat)}")
        self.show(f"[dim]The game has not begun. At the table:[/] {', '.join(listed)}")
        if all(seat.name or seat.level for seat in seats):
            begin = "type [b]start[/]" if self.table.host else "the host starts the game"
            self.show(f"Everybody has a seat: {begin}.")

    # How the game stands.

    def show_table(self) -> None:
        """Show the table and whose turn it is."""
        standing = self._place.standing
        if standing is None:
            self._show_seats()
            return
        self.show("")
        self.show(screen.table_of(self._game, standing.view, self._names()))
        self._shown = standing
        self._awaited = []
        self._show_turn([seat for seat in standing.actors if seat != self._place.seat])
        self.ask()

    def _show_turn(self, awaited: list[int]) -> None:
        """Show the choices, or the seats that are awaited."""
        standing = self._place.standing
        if self.table.status == "over" and standing is not None:
            self._show_names("The game is over, won by", standing.winners)
        elif self._is_my_turn:
            self._offer()
        elif awaited != self._awaited:
            self._show_names("Waiting for", awaited)
        self._awaited = awaited

    def _offer(self) -> None:
        game, names, seat = self._game.name, self._names(), self._place.seat or 0
        choices = explained(game, self._place.choices, names, seat, self._language)
        self.show(screen.choices(choices))
        if self._clocks:
            decision, reserve = self._time_left(seat)
            more = f", and {reserve} in reserve" if reserve else ""
            self.show(f"Time left: {decision}{more}.")
        self._offers = True

    def _show_names(self, what: str, seats: list[int]) -> None:
        if seats:
            names = self._names()
            self.show(f"[dim]{what} {', '.join(names[seat] for seat in seats)}.[/]")

    def _people(self) -> list[int]:
        """The guests who owe a decision; bots soon make theirs."""
        standing = self._place.standing
        seats = self.table.seats
        return [
            seat
            for seat in (standing.actors if standing else [])
            if seats[seat].level is None and not seats[seat].bot_plays
        ]

    def _names(self) -> list[str]:
        """The name of each seat; guests choose names, so they are made printable."""
        return [
            "you"
            if seat.you
            else printable(seat.name or f"{seat.level or 'nobody'} {number}")
            for number, seat in enumerate(self.table.seats)
        ]

    @property
    def _is_my_turn(self) -> bool:
        playing = self.table.status == "playing" and bool(self._place.choices)
        return playing and not _is_played(self.table)

    @property
    def _is_shown(self) -> bool:
        """Whether the table was shown for this decision."""
        shown, standing = self._shown, self._place.standing
        if shown is None or standing is None:
            return False
        return (shown.beat, shown.choices) == (standing.beat, standing.choices)

    # Clocks.

    def _note(self, clocks: list[Clock]) -> None:
        self._clocks, self._told_at = clocks, time.monotonic()

    def _time_left(self, seat: int) -> tuple[timedelta, timedelta]:
        """The time left for the decision, and in reserve."""
        clock = self._clocks[seat]
        passed = time.monotonic() - self._told_at if clock.running else 0
        left = clock.decision - int(SECOND * passed)
        reserve = clock.reserve + min(0, left)
        return _duration(left), _duration(reserve)


def _is_played(table: TableInfo) -> bool:
    """Whether a bot plays for the person."""
    return any(seat.you and seat.bot_plays for seat in table.seats)


def _sitter(seat: Seat) -> str:
    """Who sits on a seat before the game."""
    if seat.you:
        return "you"
    if seat.kept_for_you:
        return "kept for you"
    if seat.kept:
        return f"kept for {printable(seat.kept)}"
    return printable(seat.name or seat.level or "nobody")


def _duration(milliseconds: int) -> timedelta:
    return timedelta(seconds=ceil(max(0, milliseconds) / SECOND))
