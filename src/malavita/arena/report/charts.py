"""The plots of a report."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import altair as alt
import polars as pl

from malavita.arena.measure import Measurement, Standing
from malavita.arena.plan import Plan
from malavita.arena.rows import sheet_columns

TEXT, MUTED, LINE = "#f3e7cd", "#b7ad97", "#3c3d3b"
LEADER = "#f0b541"  # the colour of the leading bot
COLOURS = (
    LEADER,
    "#f3e7cd",
    "#7fb0e0",
    "#f0836a",
    "#8fd3b2",
    "#dd7f98",
    "#b99bdc",
    "#a8c7bd",
)
DASHES = ([1, 0], [6, 3], [2, 2], [8, 3, 2, 3], [12, 4], [4, 4], [1, 3], [10, 2, 2, 2])
SANS = '"Jost Variable", Jost, Futura, sans-serif'
MOST_STEPS = 40  # bins of a histogram
HEIGHT, ROW = 240, 44

CONFIG: Any = {
    "background": "transparent",
    "font": SANS,
    "view": {"stroke": None},
    "axis": {
        "labelColor": MUTED,
        "labelFontSize": 13,
        "titleColor": MUTED,
        "titleFontSize": 13,
        "titleFontWeight": 500,
        "titlePadding": 10,
        "gridColor": LINE,
        "domainColor": LINE,
        "tickColor": LINE,
        "labelLimit": 220,
        "labelOverlap": "greedy",
        "labelSeparation": 8,
    },
    "legend": {
        "labelColor": TEXT,
        "labelFontSize": 13,
        "orient": "top",
        "symbolSize": 260,
        "symbolStrokeWidth": 3,
        "title": None,
    },
}


def leaders_first(standings: Sequence[Standing]) -> list[str]:
    """Names, the largest share of wins first."""
    return [each.name for each in sorted(standings, key=lambda each: -each.win_share)]


def percent(share: float) -> str:
    """A share as text, with a space that does not break the line."""
    return f"{100 * share:.1f}\N{NO-BREAK SPACE}%"


def share_chart(standings: Sequence[Standing], order: list[str], equal: float) -> Any:
    """Shares of wins with their intervals; highlighted if clearly above equal."""
    names = alt.Y("name:N", sort=order, title=None).axis(
        grid=False, ticks=False, domain=False, labelColor=TEXT, labelFontSize=15
    )
    shares = (
        alt.X("low:Q", title="share of wins")
        .axis(format="%", tickCount=6)
        .scale(zero=False, padding=24)
    )
    tips = [
        alt.Tooltip("name:N"),
        alt.Tooltip("share:Q", format=".2%"),
        alt.Tooltip("low:Q", format=".2%", title="from"),
        alt.Tooltip("high:Q", format=".2%", title="to"),
    ]
    base = _chart([_share_row(each, equal) for each in standings]).encode(
        y=names, color=alt.Color("colour:N", scale=None), tooltip=tips
    )
    spans = base.mark_rule(strokeWidth=3).encode(x=shares, x2="high:Q")
    points = base.mark_point(filled=True, size=150, opacity=1).encode(x="share:Q")
    texts = base.mark_text(dy=-15, fontSize=13, fontWeight=600).encode(
        x="share:Q", text="text:N"
    )
    level = _chart([{"equal": equal}]).mark_rule(strokeDash=[4, 4], color=MUTED)
    return _wide(
        level.encode(x="equal:Q") + spans + points + texts, ROW * len(standings) + 24
    )


def _share_row(standing: Standing, equal: float) -> dict[str, Any]:
    return {
        "name": standing.name,
        "share": standing.win_share,
        "low": standing.interval[0],
        "high": standing.interval[1],
        "text": percent(standing.win_share),
        "colour": LEADER if standing.interval[0] > equal else TEXT,
    }


def distribution_chart(
    rows: pl.LazyFrame, column: str, by: str, order: list[str], title: str
) -> Any:
    """The distributions of a value, as outlines of histograms: one for each name."""
    counted = rows.group_by(by, column).len().collect()
    low, high = _ends(counted[column])
    width = _nice((high - low) / _steps(sum(counted["len"]) // len(order)))
    steps = (
        counted.with_columns((pl.col(column) // width * width).alias("from"))
        .group_by(by, "from")
        .agg(pl.col("len").sum())
    )
    values = [
        {"name": name, "from": start, "share": share}
        for name in order
        for start, share in _outline(steps.filter(pl.col(by) == name), width)
    ]
    colours = _colours(order)
    dashes = alt.StrokeDash("name:N", sort=order).scale(domain=order, range=list(DASHES))
    legend = None if len(order) == 1 else alt.Legend()
    chart = (
        _chart(values)
        .mark_line(interpolate="step-after", strokeWidth=2.4)
        .encode(
            x=alt.X("from:Q", title=title).axis(grid=False).scale(nice=False),
            y=alt.Y("share:Q", title="share of games").axis(format="%", tickCount=4),
            color=colours.legend(legend),
            strokeDash=dashes.legend(legend),
        )
    )
    return _wide(chart, HEIGHT)


def _ends(values: pl.Series) -> tuple[float, float]:
    least, most = values.min() or 0, values.max() or 0
    return float(least), float(most)  # type: ignore[arg-type] # they are numbers


def _steps(values: int) -> float:
    """The number of bins for so many values (Rice's rule)."""
    return min(max(2 * math.cbrt(values), 1), MOST_STEPS)


def _nice(width: float) -> int:
    """The next of 1, 2, 5, 10, 20, 50 ..."""
    if width <= 1:
        return 1
    power: int = 10 ** math.floor(math.log10(width))
    return next(step * power for step in (1, 2, 5, 10) if step * power >= width)


def _outline(steps: pl.DataFrame, width: int) -> list[tuple[int, float]]:
    """The outline of a histogram: bins and shares, with zeros in gaps and at the ends."""
    if steps.is_empty():
        return []
    counts = dict(zip(steps["from"].to_list(), steps["len"].to_list(), strict=True))
    total = sum(counts.values())
    starts = range(min(counts) - width, max(counts) + 2 * width, width)
    return [(start, counts.get(start, 0) / total) for start in starts]


def category_charts(plan: Plan, rows: pl.LazyFrame, order: list[str]) -> list[Any]:
    """One plot for each round: the mean points of each bot by category."""
    columns = sheet_columns(plan)
    if not columns:
        return []
    names = [column for column, _, _ in columns]
    means = {
        row["bot"]: row
        for row in rows.group_by("bot").agg(pl.col(names).mean()).collect().to_dicts()
    }
    values = [
        {"name": bot, "round": number, "category": category, "points": means[bot][column]}
        for column, number, category in columns
        for bot in order
        if bot in means
    ]
    most = max((abs(value["points"]) for value in values), default=1)
    least = min((value["points"] for value in values), default=0)
    categories = list(dict.fromkeys(category for _, _, category in columns))
    return [
        _category_chart(
            [value for value in values if value["round"] == number],
            categories,
            order,
            (min(least, 0), most),
        )
        for number in dict.fromkeys(number for _, number, _ in columns)
    ]


def _category_chart(
    values: list[dict[str, Any]],
    categories: list[str],
    order: list[str],
    ends: tuple[float, float],
) -> Any:
    legend = None if len(order) == 1 else alt.Legend(symbolType="square", columns=2)
    colours = _colours(order)
    chart = (
        _chart(values)
        .mark_bar()
        .encode(
            y=alt.Y("category:N", sort=categories, title=None).axis(
                grid=False, ticks=False, domain=False, labelColor=TEXT
            ),
            yOffset=alt.YOffset("name:N", sort=order),
            x=alt.X("points:Q", title="mean points").scale(domain=ends).axis(tickCount=5),
            color=colours.legend(legend),
            tooltip=["name:N", "category:N", alt.Tooltip("points:Q", format=".2f")],
        )
    )
    return _wide(chart, len(categories) * (12 + 9 * len(order)))


def _colours(order: list[str]) -> alt.Color:
    """A colour for each name; a single name is not highlighted."""
    colours = list(COLOURS) if len(order) > 1 else [TEXT]
    return alt.Color("name:N", sort=order).scale(domain=order, range=colours)


def _chart(values: list[dict[str, Any]]) -> alt.Chart:
    return alt.Chart(alt.InlineData(values=values))


def _wide(chart: Any, height: int) -> Any:
    """Set the width to that of the panel."""
    return chart.properties(width="container", height=height).configure(**CONFIG)


def charts_of(
    plan: Plan, result: Measurement, rows: pl.LazyFrame
) -> dict[str, list[dict[str, Any]]]:
    """All plots as Vega-Lite specifications, by panel."""
    bots = leaders_first(result.bots)
    seats = [seat.name for seat in result.seats]
    equal = 1 / plan.players
    games = rows.filter(pl.col("seat") == 0).with_columns(pl.lit("all").alias("games"))
    charts = {
        "wins": [share_chart(result.bots, bots, equal)],
        "scores": [distribution_chart(rows, "score", "bot", bots, "score")],
        "seats": [share_chart(result.seats, seats, equal)],
        "lengths": [
            distribution_chart(
                games, "decisions", "games", ["all"], "decisions in a game"
            )
        ],
        "categories": category_charts(plan, rows, bots),
    }
    return {panel: [chart.to_dict() for chart in each] for panel, each in charts.items()}
