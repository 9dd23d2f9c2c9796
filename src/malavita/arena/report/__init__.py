"""A report as one HTML file with plots, fonts and scripts; it needs no network."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Sequence
from html import escape
from importlib.resources import files
from pathlib import Path
from string import Template
from typing import Any

import altair as alt
import polars as pl
import vl_convert

from malavita import __version__
from malavita.arena.measure import Measurement, Standing
from malavita.arena.plan import Plan
from malavita.arena.rating import Rating
from malavita.arena.report.charts import charts_of, leaders_first, percent
from malavita.engine.verbs import game_named

HERE = files("malavita.arena.report")


def write_report(
    path: Path,
    plan: Plan,
    result: Measurement,
    ratings: Sequence[Rating] | None,
    rows: pl.LazyFrame,
) -> None:
    """Write the report to a file."""
    path.write_text(
        page_of(plan, result, ratings, charts_of(plan, result, rows)), "utf-8"
    )


def page_of(
    plan: Plan,
    result: Measurement,
    ratings: Sequence[Rating] | None,
    charts: dict[str, list[dict[str, Any]]],
) -> str:
    """The HTML of the report."""
    rounds = len(charts["categories"])
    return Template(_text("page.html")).substitute(
        title=escape(f"{game_named(plan.game).title}: {', '.join(plan.bots)}"),
        game=escape(game_named(plan.game).title),
        style=_style(),
        headline=escape(headline_of(result)),
        facts="".join(_fact(what, value) for what, value in facts_of(plan, result)),
        standings=_standings(result, ratings),
        rated="" if ratings else "hidden",
        categories="".join(_round(number) for number in range(1, rounds + 1)),
        by_category="" if rounds else "hidden",
        equal=percent(1 / plan.players),
        script=_script(),
        # Safe in a <script>, whatever names the data contains.
        charts=json.dumps(charts).replace("</", "<\\/"),
        version=__version__,
    )


def headline_of(result: Measurement) -> str:
    """The result in one sentence."""
    if not result.games:
        return "No game was played to its end."
    if len(result.bots) == 1:
        return f"{result.bots[0].name.capitalize()} against itself."
    leader, second = (_named(result, name) for name in leaders_first(result.bots)[:2])
    name = leader.name.capitalize()
    if leader.interval[0] > second.interval[1]:
        return f"{name} wins {percent(leader.win_share)} of its games."
    return f"No clear difference between {leader.name} and {second.name} yet."


def facts_of(plan: Plan, result: Measurement) -> list[tuple[str, str]]:
    """What was played and how fast."""
    options = ", ".join(f"{name}={value}" for name, value in plan.options.items())
    cut = f" of {result.planned:,}, interrupted" if result.interrupted else ""
    return [
        ("games", f"{result.games:,}{cut}"),
        ("deals, each in every rotation", f"{result.games // plan.players:,}"),
        ("players", str(plan.players)),
        ("decisions per game", f"{result.mean_length:.1f}"),
        ("decisions per second", f"{result.decisions_per_second:,.0f}"),
        ("seed", str(plan.seed)),
        ("options", options.lower() or "none"),
    ]


def _named(result: Measurement, name: str) -> Standing:
    return next(each for each in result.bots if each.name == name)


def _fact(what: str, value: str) -> str:
    return f"<div><dt>{escape(what)}</dt><dd>{escape(value)}</dd></div>"


def _standings(result: Measurement, ratings: Sequence[Rating] | None) -> str:
    names = [each.name for each in result.bots]
    lines = []
    for name in leaders_first(result.bots):
        bot = _named(result, name)
        low, high = bot.interval
        cells = [
            f"{percent(low)} – {percent(high)}",
            f"{bot.mean_score:.2f}".replace("-", "−"),
            f"{bot.games:,}",
        ]
        if ratings:
            rating = ratings[names.index(name)]
            cells.insert(2, f"{rating.mu:.1f} ± {rating.sigma:.1f}")
        lines.append(
            f'<tr><th scope="row">{escape(name)}</th>'
            f'<td class="num">{percent(bot.win_share)}</td>'
            + "".join(f"<td>{cell}</td>" for cell in cells)
            + "</tr>"
        )
    return "".join(lines)


def _round(number: int) -> str:
    place = f'class="chart" data-panel="categories" data-n="{number - 1}"'
    return f'<section class="panel"><h2>Round {number}</h2><div {place}></div></section>'


def _style() -> str:
    faces = "".join(
        f'@font-face{{font-family:"{name}";font-weight:100 900;'
        f'src:url(data:font/woff2;base64,{_font(file)}) format("woff2")}}'
        for name, file in (("Limelight", "limelight"), ("Jost Variable", "jost"))
    )
    return faces + _text("tokens.css") + _text("report.css")


def _text(name: str) -> str:
    return HERE.joinpath(name).read_text("utf-8")


def _font(name: str) -> str:
    return b64encode(HERE.joinpath("fonts", f"{name}.woff2").read_bytes()).decode()


def _script() -> str:
    """The Vega-Lite library, in the version for which Altair writes (such as 6.4)."""
    version = ".".join(alt.SCHEMA_VERSION.lstrip("v").split(".")[:2])
    bundle: Any = vl_convert.javascript_bundle
    text: str = bundle(vl_version=version)
    return text
