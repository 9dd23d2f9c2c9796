"""Who was winning a finished game: judged once, one game after the other."""

from __future__ import annotations

import asyncio
import threading

import msgspec
import pytest

from malavita.client import Client, RequestRefused
from malavita.games import GAMES
from malavita.server.errors import Busy
from malavita.server.running import judging
from malavita.server.running.bots import BotPool
from malavita.server.running.judging import (
    CACHED,
    MAX_CHOICES,
    MAX_WAITING,
    Judge,
    Judgment,
)
from malavita.server.table.replay import from_the_start
from malavita.wire.messages import Chances
from tests.server.people import Company
from tests.server.servers import PATIENCE
from tests.server.tables import play_some, started

THIEVES = GAMES["thieves"]


class Counted(BotPool):
    """Bots that count how many think at the same time."""

    def __init__(self, threads):
        super().__init__(threads)
        self.thinking = self.most = self.steps = 0

    async def run(self, work, owner):
        self.thinking += 1
        self.steps += 1
        self.most = max(self.most, self.thinking)
        try:
            return await super().run(work, owner)
        finally:
            self.thinking -= 1


@pytest.fixture
def bots():
    bots = Counted(2)
    yield bots
    bots.close()


@pytest.fixture(autouse=True)
def long_moments(monkeypatch):
    """Whoever asks hears all at once, however long a busy machine takes to judge it."""
    monkeypatch.setattr(judging, "ANSWER_WITHIN", PATIENCE)


def _as_if(moves):
    """A judgment of so many moves that takes no time."""
    return lambda record: iter([Judgment([0.5, 0.5], [])] * moves)


async def _ask(judge, table, record):
    return msgspec.json.decode(await judge.chances(table, record), type=Chances)


async def _to_the_end(judge, table, record):
    """What a page does: ask until all is told."""
    while not (told := await _ask(judge, table, record)).done:
        pass
    return told


def test_every_move_is_judged_and_at_the_end_the_winner_is_known(run, bots):
    table = play_some(started(THIEVES), 1)
    record = table.record()

    async def test():
        return await _to_the_end(Judge(bots), "A", record)

    told = run(test())
    chances = told.chances
    assert len(chances) == len(told.choices) + 1 == len(record["moves"]) + 1
    assert all(sum(each) == pytest.approx(1, abs=0.01) for each in chances)
    winners = table.playing.winners
    assert [seat for seat, chance in enumerate(chances[-1]) if chance] == winners


def test_of_every_move_the_choices_are_weighed_that_its_player_had(game):
    record = play_some(started(game), 2).record()
    moments = list(judging.judge_all(record))
    match = from_the_start(record)
    played = 0
    for (seat, action), moment in zip(record["moves"], moments[:-1], strict=True):
        choices = moment.choices
        legal = match.legal(seat)
        assert {each.action for each in choices} <= set(legal)
        assert len(choices) <= MAX_CHOICES + 1
        assert all(0 <= each.chance <= 1 for each in choices)
        visits = [each.visits for each in choices[:MAX_CHOICES]]
        assert visits == sorted(visits, reverse=True)
        assert all(each.visits for each in choices)
        played += action in {each.action for each in choices}
        match.play(seat, action)
    assert played > len(record["moves"]) / 2  # of two that are alike, one is weighed
    assert moments[-1].choices == []


def test_all_who_ask_share_one_judgment_and_it_is_kept(run, bots, monkeypatch):
    monkeypatch.setattr(judging, "judge_all", _as_if(5))

    async def test():
        judge = Judge(bots)
        told = await asyncio.gather(*(judge.chances("A", {}) for _ in range(12)))
        assert len(set(map(bytes, told))) == 1
        await judge.chances("A", {})

    run(test())
    assert bots.steps == 6  # the last finds nothing more to judge


def test_who_asks_hears_soon_what_is_judged_so_far(run, bots, monkeypatch):
    slow = threading.Event()

    def judge_all(record):
        yield Judgment([0.4, 0.6], [])
        slow.wait()
        yield Judgment([0.0, 1.0], [])

    monkeypatch.setattr(judging, "judge_all", judge_all)
    monkeypatch.setattr(judging, "ANSWER_WITHIN", 0.01)

    async def test():
        judge = Judge(bots)
        while not (told := await _ask(judge, "A", {})).chances:
            pass
        assert told == Chances([[0.4, 0.6]], [[]], False)
        slow.set()
        told = await _to_the_end(judge, "A", {})
        assert told == Chances([[0.4, 0.6], [0.0, 1.0]], [[]], True)

    run(test())


def test_one_game_is_judged_at_a_time_and_too_many_are_refused(run, bots, monkeypatch):
    monkeypatch.setattr(judging, "judge_all", _as_if(5))

    async def test():
        judge = Judge(bots)
        asking = [
            asyncio.create_task(judge.chances(f"{n}", {})) for n in range(MAX_WAITING)
        ]
        await asyncio.sleep(0)
        with pytest.raises(Busy) as refusal:
            await judge.chances("one more", {})
        assert refusal.value.values["seconds"] > 0
        assert (await _ask(judge, "0", {})).done  # this one waits already
        await asyncio.gather(*asking)
        assert (await _ask(judge, "one more", {})).done

    run(test())
    assert bots.most == 1


def test_who_gives_up_takes_the_judgment_from_nobody(run, bots, monkeypatch):
    monkeypatch.setattr(judging, "judge_all", _as_if(50))

    async def test():
        judge = Judge(bots)
        impatient = asyncio.create_task(judge.chances("A", {}))
        await asyncio.sleep(0)
        patient = asyncio.create_task(_ask(judge, "A", {}))
        await asyncio.sleep(0)
        impatient.cancel()
        assert len((await patient).chances) == 50

    run(test())


def test_what_was_judged_long_ago_is_forgotten(run, bots, monkeypatch):
    monkeypatch.setattr(judging, "judge_all", _as_if(0))

    async def test():
        judge = Judge(bots)
        for number in range(CACHED + 1):
            await judge.chances(f"{number}", {})
        before = bots.steps
        await judge.chances(f"{CACHED}", {})
        assert bots.steps == before
        await judge.chances("0", {})
        assert bots.steps == before + 1

    run(test())


def test_a_failed_judgment_is_tried_again(run, bots, monkeypatch):
    def fail(record):
        raise ZeroDivisionError

    async def test():
        judge = Judge(bots)
        monkeypatch.setattr(judging, "judge_all", fail)
        with pytest.raises(ZeroDivisionError):
            await judge.chances("A", {})
        monkeypatch.setattr(judging, "judge_all", _as_if(1))
        assert (await _ask(judge, "A", {})).done

    run(test())


def test_the_server_judges_a_finished_game(server, run):
    async def test():
        async with Company(server.url, 1) as company, Client(server.url) as reader:
            bots = {"1": "rookie", "2": "rookie"}
            table = await company.open(THIEVES.name, 3, bots=bots)
            with pytest.raises(RequestRefused) as refusal:
                await reader.ask("GET", f"/tables/{table}/chances", Chances)
            assert refusal.value.code == "not_over"
            await company.play(table)
            done = False
            while not done:
                told = await reader.ask("GET", f"/tables/{table}/chances", Chances)
                done = told.done
            moves = (await reader.record(table))["moves"]
            assert len(told.chances) == len(moves) + 1

    run(test())
