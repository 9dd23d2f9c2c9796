"""Whether records could have happened, and what they prove of their cards."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import typer

from malavita.cli import keeping
from malavita.cli.door import fail, games_in, read_json
from malavita.cli.warm import warm_once
from malavita.engine.errors import TableError
from malavita.engine.match import Match
from malavita.wire.fairness import UNPROVED, Share, Unfair, check, proof

# What the command leaves with: the worst of all its files.
GOOD, BAD, UNREAD = 0, 1, 2


def verify(files: Sequence[Path], added: str | None) -> int:
    """Say of every record whether it is good; what the command leaves with."""
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
    """What it proves of the cards, and what the reader has to compare himself."""
    if record.get("fairness") is None:
        if added is not None:
            raise Unfair(UNPROVED)
        return UNPROVED
    promised = record["fairness"]["commitment"]
    kept = next((s for s in keeping.shares().values() if s.commitment == promised), None)
    given = None if added is None else Share(promised, added.lower())
    for share in (kept, given):
        if share is not None:
            check(record, share)
    shown = f"your table showed the commitment {promised} before you sat down"
    if kept is not None:
        return proof(record, kept)
    if given is not None:
        return f"if {shown}, {proof(record, given)}"
    return (
        "the cards come from a secret and from what people added; nobody alone chose "
        f"them if {shown}, and the bytes that your client sent are in it (--bytes)"
    )
