"""Output for a terminal."""

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from importlib.resources import files
from itertools import groupby
from typing import TYPE_CHECKING, Any

from msgspec import to_builtins
from rich.box import SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table as Grid
from rich.text import Text

from malavita import words
from malavita.cli.arguments import fail

if TYPE_CHECKING:
    from malavita.arena.measure import Measurement, Standing
    from malavita.arena.rating import Rating
    from malavita.arena.simulation import Simulation
    from malavita.engine.event import Event
    from malavita.engine.game import Game

console = Console(highlight=False)

SLOW = 3600  # seconds that a step may take for an estimate of the time left
BEST = 5  # actions in a hint


def show(what: RenderableType) -> None:
    """Print something."""
    console.print(what)


def is_watched() -> bool:
    """Whether the output is a terminal, and not a pipe or a file."""
    return sys.stdout.isatty() and sys.stderr.isatty()


@contextmanager
def progress(label: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar in a terminal; the function advances it."""
    bar = Progress(
        TextColumn(label),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        speed_estimate_period=SLOW,
        disable=not is_watched(),
    )
    with bar:
        task = bar.add_task(label, total=total)
        yield lambda n: bar.advance(task, n)


def show_rules(name: str) -> None:
    """Print the rules of a game: formatted in a terminal, as Markdown in a pipe."""
    from malavita.games import GAMES

    if name not in GAMES:
        fail(f"there is no game {name!r}; the games are {', '.join(GAMES)}")
    text = files(f"malavita.games.{name}").joinpath("RULES.md").read_text("utf-8")
    if is_watched():
        with console.pager(styles=True):
            console.print(Markdown(text), width=min(console.width, 88))
    else:
        sys.stdout.write(text)


def games(listed: "Iterable[Game]") -> RenderableType:
    """All games with their options."""
    parts: list[RenderableType] = []
    for game in listed:
        fewest, most = game.players[0], game.players[-1]
        parts.append(
            Text.assemble(
                (game.name, "bold"),
                f"  {game.title} by {game.author}, {game.year}, {fewest}–{most} players",
            )
        )
        for option, values in game.options.items():
            spelled = " | ".join(str(value).lower() for value in values)
            parts.append(Padding(f"--option {option}={spelled}", (0, 0, 0, 4)))
    return Group(*parts)


def components(box: dict[str, Any]) -> RenderableType:
    """The components of a game: a line for each entry of a dictionary, one for a list."""
    table = Grid.grid("what", "how many", "which", padding=(0, 2, 0, 0))
    table.columns[1].justify = "right"
    for name, part in box.items():
        lines = part.items() if isinstance(part, dict) else [("", part)]
        for entry, value in lines:
            count = isinstance(value, int)
            cells = (str(value), entry) if count else (str(entry), _plain(value))
            table.add_row(f"[b]{name}[/]", *cells)
            name = ""
    return table


def simulation(result: "Simulation", asked: int) -> RenderableType:
    """The outcome of many random games."""
    table = Grid("seat", "wins", "mean score", title_justify="left")
    for column in table.columns:
        column.justify = "right"
    for seat, (wins, mean) in enumerate(
        zip(result.wins, result.mean_scores, strict=True)
    ):
        share = wins / max(result.games, 1)
        table.add_row(str(seat), f"{share:.2%}", f"{mean:.2f}")
    speed = (
        f"{_games(result.games, asked)} of {result.game}, {result.players} players, "
        f"seed {result.seed}\n"
        f"{result.decisions:,} decisions in {result.seconds:.2f} s on "
        f"{result.threads} thread{'s' if result.threads > 1 else ''}: "
        f"{result.decisions_per_second:,.0f} decisions and "
        f"{result.games_per_second:,.0f} games a second"
    )
    return Group(speed, table)


def _games(played: int, planned: int) -> str:
    """How many games were played, and whether the run was interrupted."""
    if played == planned:
        return f"{played:,} games"
    return f"Interrupted: {played:,} of {planned:,} games"


def measurement(
    result: "Measurement", ratings: "Sequence[Rating] | None", asked: int
) -> RenderableType:
    """The results of bots, and of the seats."""
    return Group(
        _what_was_played(result, asked),
        _standings("bot", result.bots, ratings),
        _standings("seat", result.seats),
    )


def _what_was_played(result: "Measurement", asked: int) -> str:
    games = _games(result.games, result.planned)
    where = f"{result.game}, {result.players} players, seed {result.seed}"
    lines = [f"{games} of {where}, each deal in every rotation"]
    if result.planned != asked:
        lines.append(f"({asked:,} were asked for; rounded up to whole rotations)")
    lines.append(
        f"{result.mean_length:.1f} decisions a game; in {result.seconds:.2f} s, "
        f"{result.decisions_per_second:,.0f} decisions and "
        f"{result.games_per_second:,.1f} games a second"
    )
    lines.append(f"A win share of {1 / result.players:.3f} is average.")
    return "\n".join(lines)


def _standings(
    what: str, standings: "Sequence[Standing]", ratings: "Sequence[Rating] | None" = None
) -> Grid:
    table = Grid(what, "games", "win share", "95 %", "mean score")
    if ratings:
        table.add_column("rating")
    for column in table.columns[1:]:
        column.justify = "right"
    for i, each in enumerate(standings):
        low, high = each.interval
        rated = [f"{ratings[i].mu:.1f} ± {ratings[i].sigma:.1f}"] if ratings else []
        table.add_row(
            each.name,
            f"{each.games:,}",
            f"{each.win_share:.3f}",
            f"{low:.3f}–{high:.3f}",
            f"{each.mean_score:.2f}",
            *rated,
        )
    return table


def story(
    game: str,
    events: "Sequence[Event]",
    names: Sequence[str],
    you: int,
    language: str = "en",
) -> Group:
    """Events in sentences, with a score sheet after each scoring."""
    parts: list[RenderableType] = []
    for event in events:
        parts.append(words.tell(game, event, names, you, language))
        points, scores = getattr(event, "points", None), getattr(event, "scores", None)
        if points and scores:
            parts.append(sheet(game, points, names, scores, language))
    return Group(*parts)


def indented(what: RenderableType) -> Padding:
    """Something with a left margin."""
    return Padding(what, (0, 0, 0, 6), expand=False)


def sheet(
    game: str,
    points: Sequence[dict[str, int]],
    names: Sequence[str],
    scores: Sequence[int],
    language: str,
) -> Grid:
    """A score sheet: points by category, and the scores so far."""
    table = Grid("", *names)
    for column in table.columns[1:]:
        column.justify = "right"
    for category in points[0]:
        if any(seat[category] for seat in points):
            label = words.score(game, category, language)
            table.add_row(label, *(f"{seat[category]:+d}" for seat in points))
    table.add_section()
    table.add_row("so far", *(str(score) for score in scores), style="bold")
    return table


# Fields of every view that are shown in another way, or not needed by people.
SHOWN_OTHERWISE = {"game", "options", "seat", "beat", "actors", "scores", "turn", "seats"}


def table_of(game: "Game", view: Any, names: Sequence[str]) -> RenderableType:
    """A view of any game: the middle of the table, then a line for every seat."""
    view = to_builtins(view)
    aside = SHOWN_OTHERWISE | game.position.ASIDE
    middle = {name: value for name, value in view.items() if name not in aside}
    places = {name: value for name, value in middle.items() if _has_places(value)}
    rest = {name: value for name, value in middle.items() if name not in places}
    return Group(
        "   ".join(
            _named(name, value) for name, value in rest.items() if _has_value(value)
        ),
        *_places(places),
        _seats(view, names, game.position.ASIDE),
    )


def _has_places(value: Any) -> bool:
    """Whether a field has a value for each of several places: piles, bars."""
    return isinstance(value, dict) and any(isinstance(n, list) for n in value.values())


def _places(fields: dict[str, dict[str, Any]]) -> Iterator[Grid]:
    """A grid with a line for each place; fields of the same places share a grid."""
    for places in dict.fromkeys(tuple(value) for value in fields.values()):
        alike = {name: each for name, each in fields.items() if tuple(each) == places}
        table = Grid(
            "", *(_label(name) for name in alike), box=SIMPLE_HEAD, show_edge=False
        )
        for place in places:
            table.add_row(place, *(_plain(value[place]) for value in alike.values()))
        yield table


def _seats(view: dict[str, Any], names: Sequence[str], aside: set[str]) -> Grid:
    """A grid with a line for each seat; columns without a value are left out."""
    holdings = view["seats"]
    columns = [
        name
        for name in holdings[0]
        if name not in aside and any(holding[name] for holding in holdings)
    ]
    table = Grid("", "score", *(_label(name) for name in columns))
    for seat, holding in enumerate(holdings):
        table.add_row(
            names[seat],
            str(view["scores"][seat]),
            *(_plain(holding[name]) for name in columns),
            style="bold" if seat in view["actors"] else "",
        )
    return table


def choices(legal: Sequence[str]) -> Columns:
    """Moves with their numbers."""
    return Columns(
        [f"[b]{i}[/] {move}" for i, move in enumerate(legal, start=1)], padding=(0, 3)
    )


def hint(level: str, chances: Sequence[tuple[str, float]]) -> str:
    """The move that a bot of this level advises and its chance to win, then others."""
    (action, chance), *others = chances[:BEST]
    best = f"A {level} would play [b]{action}[/] ({100 * chance:.0f}% to win)."
    told = "; ".join(f"{each}, {100 * chance:.0f}%" for each, chance in others)
    return f"{best} Alternatives: {told}." if told else best


def _label(name: str) -> str:
    return name.replace("_", " ")


def _named(name: str, value: Any) -> str:
    """A field with its name; for true the name is enough."""
    label = f"[dim]{_label(name)}[/]"
    return label if value is True else f"{label} {_plain(value)}"


def _has_value(value: Any) -> bool:
    """Whether there is a value to show; 0 is one."""
    return value is not None and value is not False and value not in ([], {})


def _plain(value: Any) -> str:
    """A value of a view in one line."""
    if not _has_value(value):
        return "–"
    if isinstance(value, list | tuple):
        return _row([str(each) for each in value])
    if not isinstance(value, dict):
        return str(value)
    if all(type(n) is int for n in value.values()):
        return ", ".join(_times(n, name) for name, n in value.items())
    return ", ".join(
        _named(name, each) for name, each in value.items() if _has_value(each)
    )


def _row(cards: Sequence[str]) -> str:
    """Cards in their order; unknown ones in a row are counted."""
    runs = [(card, len(list(run))) for card, run in groupby(cards)]
    shown: list[str] = []
    for card, n in runs:
        shown += [_times(n, card)] if card == "?" else [card] * n
    return (", " if any(" " in card for card in cards) else " ").join(shown)


def _times(n: int, name: str) -> str:
    """A number of things: 2 car, or ring; set apart if the name has a number."""
    if n == 1:
        return name
    return f"{n} {name}" if name.replace(" ", "").isalpha() else f"{n}×{name}"
