"""The numbers are such as Prometheus reads them."""

from __future__ import annotations

import re

from malavita.server.metrics import BUCKETS, GAUGES, Metrics
from tests.server.servers import ask

NOW = dict.fromkeys(GAUGES, 3)
HEAD = re.compile(r"# HELP (\w+) (\S.*)\n# TYPE \1 (counter|gauge|histogram)")
SAMPLE = re.compile(r'(\w+)(?:\{((?:\w+="[^"\\]*",?)+)\})? (\S+)')


def _families(text):
    """The samples of every name, and of what kind they are."""
    assert text.endswith("\n")
    parts = re.split(r"^(?=# HELP )", text, flags=re.M)[1:]
    for part in parts:
        first, second, *lines = part.splitlines()
        name, _, kind = HEAD.fullmatch(f"{first}\n{second}").groups()
        yield name, kind, [SAMPLE.fullmatch(line).groups() for line in lines]


def _histogram(metrics):
    families = _families(metrics.text(NOW))
    (samples,) = (samples for _, kind, samples in families if kind == "histogram")
    *buckets, total, count = samples
    assert total[0].endswith("_sum")
    assert count[0].endswith("_count")
    return [(labels, int(n)) for _, labels, n in buckets], float(total[2]), int(count[2])


def test_every_number_says_what_it_is():
    families = list(_families(Metrics().text(NOW)))
    names = [name for name, _, _ in families]
    assert len(names) == len(set(names)) == 8
    for name, kind, samples in families:
        assert samples
        assert all(sample.startswith(name) for sample, _, _ in samples)
        assert name.endswith("_total") == (kind == "counter")


def test_what_is_counted_begins_at_nothing():
    metrics = Metrics()
    assert "\nmalavita_moves_total 0\n" in metrics.text(NOW)
    metrics.count("moves")
    assert "\nmalavita_moves_total 1\n" in metrics.text(NOW)
    assert "\nmalavita_tables 3\n" in metrics.text(NOW)


def test_how_long_changes_take_is_a_histogram():
    metrics = Metrics()
    for seconds in (0.0005, 0.001, 0.003, 0.2, 60):
        metrics.took(seconds)
    buckets, total, count = _histogram(metrics)
    edges = [float(re.fullmatch('le="(.+)"', label)[1]) for label, _ in buckets]
    assert edges == [*BUCKETS, float("inf")]
    numbers = [n for _, n in buckets]
    assert numbers == sorted(numbers)
    assert (numbers[0], numbers[1], numbers[2]) == (2, 2, 3)
    assert numbers[-2:] == [4, 5]
    assert (total, count) == (60.2045, 5)


def test_the_server_says_in_which_format_they_are(server):
    answer = ask(f"{server.url}/metrics")
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    assert {name for name, _, _ in _families(answer.text)} > {"malavita_requests_total"}
