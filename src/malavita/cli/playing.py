"""The play command: one person in the terminal, and bots on all other seats."""

import os
from collections.abc import Sequence
from pathlib import Path

from rich.markup import escape
from rich.prompt import Prompt

from malavita import words
from malavita.bots.bot import Bot, bot_named
from malavita.cli import screen
from malavita.cli.arguments import write_json
from malavita.engine.luck import new_luck
from malavita.engine.match import Match

HELP = "a number or a move, [b]hint[/], [b]table[/], [b]rules[/] or [b]leave[/]"
LEAVE = ("leave", "quit", "q")
ADVISER = "capo"  # the bot that gives hints


def opponent(name: str, match: Match) -> Bot:
    """A bot that uses all cores of this machine."""
    return bot_named(name, match.game, threads=os.cpu_count() or 1)


def sit_down(match: Match, seat: int, bot: Bot, language: str, out: Path | None) -> None:
    """Play until the match is over or the person leaves; then save the record."""
    names = [f"{bot.level} {each}" for each in range(match.players)]
    names[seat] = "you"
    luck = new_luck(match.seed)
    game = match.game
    screen.show(
        f"[b]{game.title}[/] by {game.author}. You sit on seat {seat} of seats 0 to "
        f"{match.players - 1}, clockwise.\nType {HELP}."
    )
    left = False
    while not match.over and not left:
        actor = seat if seat in match.actors else match.actors[0]
        if actor == seat:
            move = _ask(match, seat, names, language)
            left = move is None
        else:
            view, legal = match.observe(actor), match.legal_actions(actor)
            move = game.actions.write(bot.choose(view, legal, luck))
        if move is not None:
            events = match.play(actor, move, [seat])[seat]
            screen.show(screen.story(game.name, events, names, seat, language))
    if left:
        screen.show("You leave the table before the end of the game.")
    if out is not None:
        write_json(out, match.record())
        screen.show(f"The record was written to {out}.")


def _ask(match: Match, seat: int, names: list[str], language: str) -> str | None:
    """Ask for a move; None if the person leaves."""
    screen.show("")
    screen.show(screen.table_of(match.game, match.view(seat), names))
    legal = match.legal(seat)
    while True:
        told = explained(match.game.name, legal, names, seat, language)
        screen.show(screen.choices(told))
        try:
            answer = Prompt.ask("Your move", console=screen.console).strip().lower()
        except (EOFError, KeyboardInterrupt):
            return None
        move = chosen(answer, legal)
        if move is not None:
            return move
        if answer in LEAVE:
            return None
        if answer == "table":
            screen.show(screen.table_of(match.game, match.view(seat), names))
        elif answer == "hint":
            _give_hint(match, seat)
        elif answer == "rules":
            screen.show_rules(match.game.name)
        else:
            screen.show(f"{escape(repr(answer))} is not possible now: {HELP}.")


def chosen(answer: str, legal: Sequence[str]) -> str | None:
    """The move that was typed, as it is written or by its number."""
    if answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(legal):
        return legal[int(answer) - 1]
    return answer if answer in legal else None


def explained(
    game: str, legal: list[str], names: list[str], seat: int, language: str
) -> list[str]:
    """Moves as they are written; with a translation if the language is not English."""
    if language == "en":
        return legal
    return [f"{move}: {words.do(game, move, names, seat, language)}" for move in legal]


def _give_hint(match: Match, seat: int) -> None:
    """Show what a bot would do with the view of the person."""
    thoughts = opponent(ADVISER, match).think(match.observe(seat), new_luck(match.beat))
    write = match.game.actions.write
    told = zip(thoughts.actions, thoughts.values, strict=True)
    chances = [(write(action), values[seat]) for action, values in told]
    screen.show(screen.hint(ADVISER, chances))
