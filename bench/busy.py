"""Whether the tests pass on a busy machine, and where Ctrl-C is ignored.

`make test` runs three times beside four busy loops, then once started in the background
by a script: a shell lets such a process ignore interrupts.
"""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

LOOPS = 4
RUNS = 3
TESTS = ["make", "test"]
IN_BACKGROUND = ["sh", "-c", "make test & wait $!"]


@contextmanager
def _busy() -> Iterator[None]:
    loops = [subprocess.Popen(["sh", "-c", "while :; do :; done"]) for _ in range(LOOPS)]
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


def _passes(what: str, command: list[str]) -> bool:
    start = perf_counter()
    passed = subprocess.run(command, check=False).returncode == 0
    minutes, seconds = divmod(round(perf_counter() - start), 60)
    print(f"{what}: {'passed' if passed else 'FAILED'}, {minutes} min {seconds} s")
    return passed


def main() -> None:
    """Run all, also after one has failed."""
    with _busy():
        runs = [_passes(f"beside {LOOPS} loops, {n + 1}", TESTS) for n in range(RUNS)]
    runs.append(_passes("in the background", IN_BACKGROUND))
    sys.exit(not all(runs))


if __name__ == "__main__":
    main()
