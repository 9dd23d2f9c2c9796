"""The commands, as real processes."""

import json
import os
import pty
import re
import signal
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

import malavita

GAME = "razzia_knizia"


def run(*arguments, stdin="", **environment):
    return subprocess.run(
        [sys.executable, "-m", "malavita", *map(str, arguments)],
        input=stdin,
        capture_output=True,
        text=True,
        env=os.environ | environment,
        timeout=300,
    )


@contextmanager
def at_terminal(*arguments, interrupts=signal.SIG_DFL):
    """A command that a person has begun at a terminal, and that terminal.

    `interrupts` is how the process that starts it handles Ctrl-C.
    """
    master, slave = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "malavita", *map(str, arguments)],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        preexec_fn=lambda: signal.signal(signal.SIGINT, interrupts),
        env=os.environ | {"TERM": "xterm", "COLUMNS": "100", "PAGER": "cat"},
    )
    os.close(slave)
    try:
        yield process, master
    finally:
        process.kill()
        process.wait()
        os.close(master)


def see(terminal, until=None):
    """What a terminal shows until something is seen, or else to the end."""
    seen = b""
    while until is None or not re.search(until, seen):
        try:
            part = os.read(terminal, 4096)
        except OSError:  # the process has closed the terminal
            part = b""
        if not part:
            assert until is None, seen.decode()
            break
        seen += part
    return seen.decode()


def run_in_terminal(*arguments, stdin=b""):
    """Everything that a person at a terminal would see."""
    with at_terminal(*arguments) as (process, terminal):
        os.write(terminal, stdin)
        seen = see(terminal)
        return process.wait(timeout=300), seen


@pytest.fixture
def record(tmp_path):
    path = tmp_path / "game.json"
    done = run("record", GAME, "--players", 3, "--seed", 7, "--out", path)
    assert done.returncode == 0, done.stderr
    assert done.stdout == ""
    return path


def test_help_lists_the_commands():
    done = run("--help")
    for command in ("games", "rules", "simulate", "record", "replay", "verify", "play"):
        assert re.search(rf"\b{command}\b", done.stdout)
    assert done.returncode == 0


def test_version():
    assert run("--version").stdout.startswith("malavita 0.")


def test_games_are_listed_with_their_options():
    done = run("games")
    assert "Razzia! by Reiner Knizia, 2004, 2–5 players" in done.stdout
    assert "--option piles=2 | 1" in done.stdout

    box = run("games", "--components", GAME).stdout
    assert re.search(r"16  bodyguard", box)
    assert json.loads(run("games", "--components", GAME, "--json").stdout)["cheques"]

    listed = json.loads(run("games", "--json").stdout)
    assert listed[GAME]["players"] == [2, 3, 4, 5]
    assert listed[GAME]["options"]["empty_auction"] == [True, False]


def test_rules_are_printed_whole_in_a_pipe_and_laid_out_in_a_terminal():
    plain = run("rules", GAME).stdout
    assert plain.startswith("# Razzia!")
    assert "K24." in plain

    status, seen = run_in_terminal("rules", GAME)
    assert status == 0
    assert "K24." in seen
    assert "**" not in seen


def test_simulate_prints_one_json_object():
    arguments = ("simulate", GAME, "--players", 3, "--games", 500, "--seed", 7, "--json")
    done = run(*arguments, "--threads", 2)
    result = json.loads(done.stdout)

    assert done.stderr == ""
    assert result["game"] == GAME
    assert result["players"] == 3
    assert result["games"] == 500
    assert result["decisions"] > 500 * 50
    assert result["games_per_second"] == pytest.approx(500 / result["seconds"])
    assert result["decisions_per_second"] > 0
    assert sum(result["wins"]) == pytest.approx(500)
    assert len(result["mean_scores"]) == 3
    again = json.loads(run(*arguments, "--threads", 1).stdout)
    assert again["mean_scores"] == result["mean_scores"]
    assert again["wins"] == result["wins"]


def test_simulate_shows_progress_in_a_terminal_and_none_in_a_pipe():
    status, seen = run_in_terminal("simulate", GAME, "--games", 400_000, "--seed", 1)
    assert status == 0
    assert "━" in seen
    assert "400,000 games" in seen

    done = run("simulate", GAME, "--games", 1000, "--seed", 1)
    assert done.stderr == ""
    assert "1,000 games of razzia_knizia, 4 players, seed 1" in done.stdout


@pytest.mark.parametrize("interrupts", [signal.SIG_DFL, signal.SIG_IGN])
def test_an_interrupted_simulation_prints_what_it_has(interrupts):
    """At a terminal Ctrl-C works, whatever started the command."""
    command = ("simulate", GAME, "--games", "1000000000", "--seed", "1", "--json")
    with at_terminal(*command, interrupts=interrupts) as (process, terminal):
        see(terminal, until=rb"[1-9]\d*/1000000000")
        process.send_signal(signal.SIGINT)
        printed = re.search(r"\{.*\}", see(terminal))
        status = process.wait(timeout=300)
    result = json.loads(printed[0])

    assert status == 0
    assert 0 < result["games"] < 1_000_000_000
    assert sum(result["wins"]) == pytest.approx(result["games"])


def test_options_change_the_simulated_games():
    arguments = ("simulate", GAME, "--games", 100, "--seed", 1, "--json")
    plain = json.loads(run(*arguments).stdout)
    other = json.loads(run(*arguments, "--option", "empty_auction=false").stdout)

    assert other["options"]["empty_auction"] is False
    assert other["decisions"] != plain["decisions"]


def test_a_record_is_printed_or_written_and_repeats_itself(record):
    printed = run("record", GAME, "--players", 3, "--seed", 7).stdout
    assert json.loads(printed) == json.loads(record.read_text())


def test_replay_tells_every_move(record):
    moves = json.loads(record.read_text())["moves"]
    told = run("replay", record)

    assert told.returncode == 0
    numbers = re.findall(r"^ +(\d+)  seat \d: ", told.stdout, re.M)
    assert numbers == [str(n) for n in range(1, len(moves) + 1)]
    assert "Round 1 is scored." in told.stdout
    assert re.search(r"(Seat \d wins|share the win)", told.stdout)
    assert "You" in run("replay", record, "--seat", 0).stdout


def test_the_story_is_told_in_the_language_one_asks_for(record):
    told = run("replay", record, "--seat", 0, "--language", "hu").stdout
    assert "2. forduló: te kezdesz." in told
    assert "Aranyérmék" in told

    play = ("play", GAME, "--seed", 5, "--against", "rookie", "--language", "pl")
    seen = run(*play, stdin="leave\n").stdout
    assert "bid 7: Licytuj 7" in seen
    assert run("play", GAME, "--language", "it").returncode == 2


def test_replay_goes_step_by_step_in_a_terminal(record):
    status, seen = run_in_terminal("replay", record, stdin=b"\n\nt\nq\n")
    assert status == 0
    assert len(re.findall(r"enter: next", seen)) == 4
    assert "cheques up" in seen


def test_verify_says_which_records_are_good(record, tmp_path):
    assert run("verify", record).returncode == 0
    whole = json.loads(record.read_text())
    whole["moves"][9][1] = "bid 16"
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps(whole))
    torn = tmp_path / "torn.json"
    torn.write_text(record.read_text()[:500])
    empty = tmp_path / "empty.json"
    empty.touch()

    done = run("verify", record, bad, torn, empty)

    assert done.returncode == 1
    good, tampered, *unreadable = done.stdout.splitlines()
    assert "good" in good
    assert "it does not show where its cards come from" in good
    assert "bad: move 10" in tampered
    assert unreadable == [
        f"{file}: bad: move 0: the file is not valid JSON" for file in (torn, empty)
    ]


def test_a_record_with_half_a_letter_is_refused(record, tmp_path):
    whole = json.loads(record.read_text())
    wrong = dict.fromkeys(("format", "edition", "players", "result"), "\ud800")
    wrong |= {"options": {"\ud800": 1}, "moves": [[0, "\ud800"]]}
    wrong |= {"fairness": {"secret": "\ud800", "commitment": "", "randoms": []}}
    files = [tmp_path / f"{field}.json" for field in wrong]
    for file, (field, value) in zip(files, wrong.items(), strict=True):
        file.write_text(json.dumps(whole | {field: value}))
    raw = tmp_path / "raw.json"
    raw.write_bytes(b'"\xed\xa0\x80"')

    done = run("verify", *files, raw)

    assert done.stderr == ""
    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        f"{file}: bad: move 0: it cannot be written in UTF-8" for file in (*files, raw)
    ]


def test_verify_judges_the_other_files_if_one_is_not_there(record, tmp_path):
    done = run("verify", record, tmp_path / "missing.json", __file__, record)

    assert done.returncode == 2
    assert [line.split(": ")[1] for line in done.stdout.splitlines()] == [
        "good",
        "bad",
        "good",
    ]
    missing = f"malavita: {tmp_path / 'missing.json'}: No such file or directory\n"
    assert done.stderr == missing


def test_verify_finds_no_bytes_where_the_cards_may_come_from_anywhere(record, tmp_path):
    nothing = tmp_path / "nothing.json"
    nothing.write_text(json.dumps(json.loads(record.read_text()) | {"fairness": None}))

    done = run("verify", "--bytes", "ab" * 32, record, nothing)

    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        f"{file}: bad: it does not show where its cards come from"
        for file in (record, nothing)
    ]


def play_first_moves():
    return "".join("1\n" for _ in range(400))


def test_a_whole_game_can_be_played(tmp_path):
    path = tmp_path / "game.json"
    arguments = ("play", GAME, "--players", 3, "--seed", 5, "--out", path)
    done = run(*arguments, stdin=play_first_moves())

    assert done.returncode == 0, done.stderr
    assert re.search(r"(You win|wins|share the win)", done.stdout)
    assert run("verify", path).returncode == 0
    assert json.loads(path.read_text())["result"] is not None


def test_a_player_may_ask_err_and_leave(tmp_path):
    path = tmp_path / "game.json"
    stdin = "table\n99\nbid 99\n[red]x\nrules\nleave\n"
    done = run("play", GAME, "--seed", 5, "--out", path, stdin=stdin)

    assert done.returncode == 0, done.stderr
    assert "'bid 99' is not possible now" in done.stdout
    assert "'[red]x' is not possible now" in done.stdout
    assert json.loads(path.read_text())["result"] is None
    assert run("verify", path).returncode == 0


def test_the_end_of_the_input_is_like_leaving(tmp_path):
    done = run("play", GAME, "--seed", 5)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("dance",), "dance"),
        (("simulate",), "GAME"),
        (("simulate", "chess"), "razzia_knizia"),
        (("rules", "chess"), "razzia_knizia"),
        (("games", "--components", "chess"), "razzia_knizia"),
        (("simulate", GAME, "--players", "9"), "2 to 5"),
        (("simulate", GAME, "--players", "two"), "--players"),
        (("simulate", GAME, "--games", "0"), "--games"),
        (("simulate", GAME, "--threads", "0"), "--threads"),
        (("simulate", GAME, "--seed", "-1"), "--seed"),
        (("simulate", GAME, "--seed", "x"), "--seed"),
        (("simulate", GAME, "--option", "piles=3"), "it may be 2, 1"),
        (("simulate", GAME, "--option", "heap=3"), "piles"),
        (("simulate", GAME, "--tables"), "--tables"),
        (("record", GAME, "--out", "/no/such/folder/f"), "No such file"),
        (("replay", "/no/such/file"), "No such file"),
        (("replay", "/"), "directory"),
        (("replay", __file__), "move 0: the file is not valid JSON"),
        (("verify", "/no/such/file"), "No such file"),
        (("verify", __file__, "--bytes", "zzz"), "64 hexadecimal digits, not 'zzz'"),
        (("verify", __file__, "--bytes", ""), "64 hexadecimal digits, not ''"),
        (("play", GAME, "--seat", "4"), "0 to 3"),
        (("play", GAME, "--players", "1"), "2 to 5"),
    ],
)
def test_a_mistake_gets_one_clear_line_and_no_traceback(arguments, said):
    done = run(*arguments)

    assert done.returncode == 2
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.startswith("malavita: ")
    assert "Traceback" not in done.stderr


def test_replay_of_a_seat_that_is_not_there_is_refused(record):
    done = run("replay", record, "--seat", 3)
    assert done.returncode == 2
    assert "the seats are 0 to 2" in done.stderr


def test_a_reader_that_stops_reading_is_no_error(record):
    command = f"{sys.executable} -m malavita replay {record} | head -2"
    done = subprocess.run(
        ["/bin/bash", "-o", "pipefail", "-c", command], capture_output=True, text=True
    )
    assert "Traceback" not in done.stderr


def test_rules_are_compiled_on_the_first_run_and_only_then(tmp_path):
    arguments = ("simulate", GAME, "--games", 1, "--json")
    for folder, days in (("old", 31), ("young", 1)):
        (tmp_path / folder).mkdir()
        mark = tmp_path / folder / f"{GAME}.warm"
        mark.touch()
        then = time.time() - days * 86_400
        os.utime(mark, (then, then))
    first = run(*arguments, MALAVITA_CACHE=str(tmp_path))
    second = run(*arguments, MALAVITA_CACHE=str(tmp_path))

    assert "compiling the rules, once" in first.stderr
    assert first.returncode == second.returncode == 0
    assert second.stderr == ""
    assert not (tmp_path / "old").exists()
    assert (tmp_path / "young").exists()


def test_rules_count_as_compiled_only_where_numba_would_not_compile_them_again(tmp_path):
    """Numba knows them by their path and, before 0.68, by their time."""
    first, second = tmp_path / "first", tmp_path / "second"
    copytree(
        Path(malavita.__file__).parent, first / "malavita", ignore=ignore_patterns("web")
    )
    copytree(first, second)  # with all times

    def mark(sources):
        code = (
            "from malavita.compiling.marks import _mark; print(_mark('thieves', 'bots'))"
        )
        return subprocess.run(
            [sys.executable, "-c", code],
            capture_output=True,
            text=True,
            check=True,
            env=os.environ | {"PYTHONPATH": str(sources)},
        ).stdout

    before = mark(first)
    assert mark(second) != before
    os.utime(first / "malavita" / "games" / "thieves" / "story.py", (0, 0))
    assert mark(first) == before
    os.utime(first / "malavita" / "games" / "thieves" / "rules.py", (0, 0))
    assert mark(first) != before
