"""The verify command: whether records are valid, and whether their deal was fair."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import typer

from malavita.cli import user_data
from malavita.cli.arguments import fail, games_in, read_json
from malavita.cli.warm import warm_once
from malavita.engine.errors import TableError
from malavita.engine.match import Match
from malavita.wire.fairness import UNPROVED, Share, Unfair, check, proof

# Exit codes; the command takes the worst of all its files.
GOOD, BAD, UNREAD = 0, 1, 2


def verify(files: Sequence[Path], added: str | None) -> int:
    """Report for each record whether it is good; returns the exit code."""
    if added is not None and not re.fullmatch("[0-9a-fA-F]{64}", added):
        fail(f"--bytes needs 64 hexadecimal digits, not {added!r}")
    return max([_verify(file, added) for file in files])


def _verify(file: Path, added: str | None) -> int:
    try:
        contents = file.read_bytes()
    except OSError as error:
        typer.echo(f"malavita: {file}: {error.strerror}", err=True)
        return UNREAD
    try:
        verdict = _judged(read_json(contents), added)
    except (TableError, Unfair) as fault:
        typer.echo(f"{file}: bad: {fault}")
        return BAD
    typer.echo(f"{file}: good: {verdict}")
    return GOOD


def _judged(record: Any, added: str | None) -> str:
    warm_once(["match"], games_in([record]))
    match = Match.replay(record)
    state = "over" if match.over else "unfinished"
    played = f"{len(match.log)} moves, {state}, {match.scores}"
    return f"{played}; {_proved(record, added)}"


def _proved(record: dict[str, Any], added: str | None) -> str:
    """What the record proves about the deal, and what the reader has to compare."""
    if record.get("fairness") is None:
        if added is not None:
            raise Unfair(UNPROVED)
        return UNPROVED
    promised = record["fairness"]["commitment"]
    saved = next(
        (s for s in user_data.shares().values() if s.commitment == promised), None
    )
    given = None if added is None else Share(promised, added.lower())
    for share in (saved, given):
        if share is not None:
            check(record, share)
    shown = f"your table showed the commitment {promised} before you sat down"
    if saved is not None:
        return proof(record, saved)
    if given is not None:
        return f"if {shown}, {proof(record, given)}"
    return (
        "the cards come from a secret and from what people added; nobody alone chose "
        f"them if {shown}, and the bytes that your client sent are in it (--bytes)"
    )
