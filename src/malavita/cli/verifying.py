"""Whether records could have happened, and what they prove of their cards."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import typer

from malavita.cli import keeping
from malavita.cli.door import games_in, read_file, read_json
from malavita.cli.warm import warm_once
from malavita.engine.errors import TableError
from malavita.engine.match import Match
from malavita.wire.fairness import Share, Unfair, check, proof


def verify(files: Sequence[Path], added: str | None) -> bool:
    """Say of every record whether it is good; whether all are."""
    records = {file: read_json(read_file(file)) for file in files}
    warm_once(["match"], games_in(records.values()))
    good = True
    for file, record in records.items():
        try:
            typer.echo(f"{file}: good: {_judged(record, added)}")
        except (TableError, Unfair) as fault:
            typer.echo(f"{file}: bad: {fault}")
            good = False
    return good


def _judged(record: Any, added: str | None) -> str:
    match = Match.replay(record)
    state = "over" if match.over else "unfinished"
    played = f"{len(match.log)} moves, {state}, {match.scores}"
    return f"{played}; {_proved(record, added)}" if record.get("fairness") else played


def _proved(record: dict[str, Any], added: str | None) -> str:
    """What it proves of the cards, and what the reader has to compare himself."""
    promised = record["fairness"]["commitment"]
    kept = next((s for s in keeping.shares().values() if s.commitment == promised), None)
    if kept is not None:
        check(record, kept)
        return proof(record, kept)
    shown = f"your table showed the commitment {promised} before you sat down"
    if added is not None:
        share = Share(promised, added.lower())
        check(record, share)
        return f"if {shown}, {proof(record, share)}"
    return (
        "the cards come from a secret and from what people added; nobody alone chose "
        f"them if {shown}, and the bytes that your client sent are in it (--bytes)"
    )
