"""The replay command: a recorded game, move by move."""

from typing import Any

from rich.prompt import Prompt

from malavita.cli import screen
from malavita.engine.layout import SPECTATOR
from malavita.engine.match import Match


def replay(record: Any, seat: int | None, language: str) -> None:
    """Show a whole record; a person at a terminal sets the pace."""
    whole = Match.replay(record)  # refuses a bad record before it is shown
    viewer = SPECTATOR if seat is None else seat
    match = Match.replay({**record, "moves": [], "result": None, "seals": None})
    match.view(viewer)  # refuses an unknown seat
    names = [f"seat {each}" for each in range(match.players)]
    paced = screen.is_watched()
    screen.show(_head(match))
    for number, (actor, move) in enumerate(whole.log, start=1):
        events = match.play(actor, move, [viewer])[viewer]
        heard = move if seat is None else match.heard(viewer)[-1].action
        screen.show(f"[dim]{number:4}[/]  [b]{names[actor]}: {heard}[/]")
        told = screen.story(match.game.name, events, names, viewer, language)
        screen.show(screen.indented(told))
        if paced and not match.over:
            paced = _pause(match, viewer, names)
    if not match.over:
        screen.show("The record ends here, before the end of the game.")


def _head(match: Match) -> str:
    options = ", ".join(f"{name} {value}" for name, value in match.options.items())
    return (
        f"[b]{match.game.title}[/] {match.players} players, seed {match.seed}; {options}"
    )


def _pause(match: Match, viewer: int, names: list[str]) -> bool:
    """Wait for the reader; False to show the rest at once."""
    answer = Prompt.ask(
        "[dim]enter: next, t: table, a: all the rest, q: leave[/]",
        choices=["", "t", "a", "q"],
        default="",
        show_choices=False,
        show_default=False,
        console=screen.console,
    )
    if answer == "q":
        raise SystemExit(0)
    if answer == "t":
        screen.show(screen.table_of(match.game, match.view(viewer), names))
        return _pause(match, viewer, names)
    return answer != "a"
