"""Two tables that look the same to a seat send it the same bytes."""

import copy
import random

from malavita.engine.match import Match
from malavita.server.bus import NOBODY
from malavita.server.table import entries, telling
from tests.server.tables import NOW, encoded, guest, imagined, play, play_some, started


def _imagined(table, viewer, seed):
    other = copy.copy(table)
    other.match = imagined(table.playing, viewer, seed)
    other.seats = copy.deepcopy(table.seats)
    return other


def _tell(table, viewer, seat, action):
    stories = play(table, seat, action, viewers=[viewer])
    who = None if viewer < 0 else guest(viewer)
    moved = entries.Moved(NOW, seat, action, "guest", None)
    news = telling.news(table, moved, stories, [viewer], NOW)
    return encoded(telling.change(table, news, who))


def test_a_seat_is_told_nothing_but_what_it_sees(game):
    compared = 0
    for seed in range(40):
        chooser = random.Random(seed)
        real = play_some(started(game), seed, chooser.randrange(60))
        if real.status != "playing":
            continue
        viewer = chooser.randrange(-1, len(real.seats))
        other = _imagined(real, viewer, seed)
        who = None if viewer < 0 else guest(viewer)
        real.last = other.last = None
        assert encoded(telling.whole(real, who, NOW, NOBODY)) == encoded(
            telling.whole(other, who, NOW, NOBODY)
        )
        for _ in range(10):
            seat = chooser.choice(real.playing.actors) if not real.playing.over else None
            if seat is None:
                break
            both = set(real.playing.legal(seat)) & set(other.playing.legal(seat))
            if not both:
                break
            action = chooser.choice(sorted(both))
            told = _tell(real, viewer, seat, action), _tell(other, viewer, seat, action)
            views = real.playing.observe(viewer), other.playing.observe(viewer)
            if views[0].tobytes() != views[1].tobytes():
                break
            assert told[0] == told[1]
            compared += 1
    assert compared > 3


def test_what_is_sent_holds_no_secret(game):
    table = started(game)
    seed = f"{table.playing.seed:064x}"
    for who in (None, *map(guest, range(len(table.seats)))):
        text = encoded(telling.whole(table, who, NOW, NOBODY)).decode()
        for secret in (
            seed,
            table.opened.secret,
            *table.randoms(),
            *map(guest, range(3)),
        ):
            assert secret not in text


def test_a_match_of_the_engine_agrees(game):
    """What a seat is shown is the view of the engine, and nothing is added to it."""
    table = started(game)
    match = Match(game, players=len(table.seats), seed=table.playing.seed)
    for seat in range(len(table.seats)):
        assert telling.standing(table, seat).view == match.view(seat)
