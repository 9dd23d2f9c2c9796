"""The metrics are such as Prometheus reads them, and with workers those of all."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

from prometheus_client.mmap_dict import MmapedDict, mmap_key
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.parser import text_string_to_metric_families

from malavita.server.metrics import BUCKETS, FOLDER, Metrics
from tests.server.people import Company
from tests.server.servers import Server, ask


def _samples(families):
    """The values of metrics without labels, by name."""
    return {
        sample.name: sample.value
        for family in families
        for sample in family.samples
        if not sample.labels
    }


def _families(text):
    return list(text_string_to_metric_families(text))


def _told(metrics):
    return _families(metrics.text().decode())


def test_every_metric_says_what_it_is():
    families = _told(Metrics())
    kinds = {family.name: family.type for family in families}
    assert kinds == {
        "malavita_info": "gauge",
        "malavita_tables": "gauge",
        "malavita_sockets": "gauge",
        "malavita_entries": "counter",
        "malavita_messages": "counter",
        "malavita_moves": "counter",
        "malavita_requests": "counter",
        "malavita_change_seconds": "histogram",
    }
    assert all(family.documentation for family in families)


def test_what_is_counted_begins_at_nothing():
    metrics = Metrics()
    assert _samples(_told(metrics))["malavita_moves_total"] == 0
    metrics.count("moves")
    metrics.add("tables", 3)
    metrics.add("tables", -1)
    assert _samples(_told(metrics))["malavita_moves_total"] == 1
    assert _samples(_told(metrics))["malavita_tables"] == 2


def test_how_long_changes_take_is_a_histogram():
    metrics = Metrics()
    for seconds in (0.0005, 0.001, 0.003, 0.2, 60):
        metrics.took(seconds)
    (seconds,) = [each for each in _told(metrics) if each.type == "histogram"]
    buckets = {
        float(sample.labels["le"]): sample.value
        for sample in seconds.samples
        if sample.labels
    }
    assert list(buckets) == [*BUCKETS, float("inf")]
    assert (buckets[0.001], buckets[0.0025], buckets[0.005]) == (2, 2, 3)
    assert (buckets[2.5], buckets[float("inf")]) == (4, 5)
    assert _samples([seconds])["malavita_change_seconds_count"] == 5
    assert _samples([seconds])["malavita_change_seconds_sum"] == 60.2045


def test_the_files_of_a_worker_may_still_be_empty(tmp_path, monkeypatch):
    monkeypatch.setenv(FOLDER, str(tmp_path))
    metrics = Metrics()
    one = MmapedDict(str(tmp_path / "counter_1.db"))
    name = "malavita_moves_total"
    one.write_value(mmap_key("malavita_moves", name, [], [], "Moves."), 7.0, 0.0)
    one.close()
    (tmp_path / "counter_2.db").touch()
    (tmp_path / "gauge_livesum_3.db").symlink_to(tmp_path / "gone")
    assert _samples(_told(metrics)) == {name: 7}


def test_the_server_says_in_which_format_they_are(server):
    answer = ask(f"{server.url}/metrics")
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    assert "malavita_requests_total" in _samples(_families(answer.text))


async def _ask(server):
    """The metrics, and the processes they are of, from whichever worker answers."""
    families = _families((await asyncio.to_thread(ask, f"{server.url}/metrics")).text)
    (info,) = [each for each in families if each.name == "malavita_info"]
    return _samples(families), {int(one.labels["process"]) for one in info.samples}


def _folder_of(worker):
    """The folder that the workers of a server share."""
    variables = Path(f"/proc/{worker}/environ").read_bytes().split(b"\0")
    (folder,) = [each for each in variables if each.startswith(FOLDER.encode())]
    return Path(folder.decode().partition("=")[2])


def _own(worker):
    """The metrics of one worker alone."""
    files = _folder_of(worker).glob(f"*_{worker}.db")
    return _samples(MultiProcessCollector.merge(list(map(str, files))))


async def _workers(server, number):
    """Wait until so many workers serve."""
    while len(found := (await _ask(server))[1]) != number:
        await asyncio.sleep(0.05)
    return found


def test_any_worker_answers_for_all(postgres, redis, run):
    """What a killed worker has counted stays; its sockets and tables do not."""
    server = Server(postgres.database(), f"--redis={redis.url}", "--workers=2").start()

    async def test():
        workers = await _workers(server, 2)
        moves = sockets = 0
        async with Company(server.url, 3) as company:
            while not all(_own(each)["malavita_moves_total"] for each in workers):
                table = await company.open("thieves", 3)
                await company.play(table)
                record = await company.clients[0].record(table)
                moves += len(record["moves"])
                sockets += 3
            for _ in range(10):
                numbers, processes = await _ask(server)
                assert processes == workers
                assert numbers["malavita_moves_total"] == moves
                assert numbers["malavita_sockets"] == sockets
            killed, other = workers
            left = _own(other)
            assert left["malavita_sockets"] < sockets
            os.kill(killed, signal.SIGKILL)
            while killed in await _workers(server, 2):
                await asyncio.sleep(0.05)
            numbers, _ = await _ask(server)
            assert numbers["malavita_moves_total"] == moves
            assert numbers["malavita_sockets"] == left["malavita_sockets"]
            assert numbers["malavita_tables"] == left["malavita_tables"]
        return _folder_of(other)

    try:
        folder = run(test())
        assert folder.is_dir()
    finally:
        server.stop()
    assert not folder.exists()


def test_the_next_server_removes_the_folder_of_one_that_was_killed(postgres, redis, run):
    server = Server(postgres.database(), f"--redis={redis.url}", "--workers=2").start()
    folder = _folder_of(min(run(_workers(server, 2))))
    assert folder.is_dir()
    server.kill()
    try:
        server.start()
        assert not folder.exists()
    finally:
        server.stop()
