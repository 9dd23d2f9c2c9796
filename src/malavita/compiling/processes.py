"""Processes that compile. They end when the process that started them ends."""

import os
import signal
from collections import deque
from collections.abc import Iterable, Iterator
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any, NamedTuple

from malavita.compiling.marks import mark_compiled
from malavita.compiling.rooms import ROOMS


class Job(NamedTuple):
    game: str
    room: str


class CompilingFailed(Exception):
    """A process that compiled a room has ended too early; its own output says why."""


def compile_rooms(jobs: Iterable[Job], processes: int) -> Iterator[Job]:
    """Compile every job in a process of its own, some at a time; yield each when done.

    A process keeps all the memory that its compiler once needed, so none is used twice.
    """
    waiting = deque(jobs)
    running: dict[Any, tuple[Job, BaseProcess]] = {}
    try:
        while waiting or running:
            while waiting and len(running) < processes:
                job = waiting.popleft()
                process = _start(job)
                running[process.sentinel] = job, process
            for sentinel in wait(list(running)):
                job, process = running.pop(sentinel)
                process.join()
                if process.exitcode:
                    raise CompilingFailed(f"{job.game}, {job.room}: {process.exitcode}")
                yield job
    finally:
        for _, process in running.values():
            process.kill()


def _start(job: Job) -> BaseProcess:
    process = get_context("spawn").Process(target=_compile, args=(job,), daemon=True)
    process.start()
    return process


def _compile(job: Job) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent
    Thread(target=_follow_parent, daemon=True).start()
    ROOMS[job.room](job.game)
    mark_compiled(*job)


def _follow_parent() -> None:
    """End at once when the parent is gone, even if it was killed."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
