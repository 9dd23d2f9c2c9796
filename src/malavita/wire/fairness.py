"""Check that a game was dealt as the server has committed to; see docs/records.md."""

from __future__ import annotations

from typing import Any

import msgspec

from malavita.engine.records import Fairness, commitment, fair_seed

UNPROVED = "it does not show where its cards come from"


class Share(msgspec.Struct, frozen=True):
    """The random bytes of a client for a seed, and the commitment it saw before."""

    commitment: str
    random: str


class Unfair(Exception):
    """A game was not dealt as the server had committed to."""


def check(record: dict[str, Any], share: Share) -> None:
    """Raise Unfair if the seed is not made from the committed secret and these bytes."""
    try:
        fairness = msgspec.convert(record.get("fairness"), Fairness)
        promised = commitment(fairness.secret)
        seed = fair_seed(fairness.secret, fairness.randoms)
    except (msgspec.ValidationError, ValueError):
        raise Unfair(UNPROVED) from None
    if promised != share.commitment:
        raise Unfair("the secret is not the one that was promised before you sat down")
    if share.random not in fairness.randoms:
        raise Unfair("the bytes that you added are not in it")
    if seed != record.get("seed"):
        raise Unfair("the cards do not come from the secret and from what was added")


def proof(record: dict[str, Any], share: Share) -> str:
    """A sentence that says what a successful check proves."""
    fact = "your bytes and the secret promised before are in the cards"
    others = [each for each in record["fairness"]["randoms"] if each != share.random]
    if not any(others):
        return f"{fact}, so nobody chose them"
    return f"{fact}; nobody alone chose them if the others find their bytes there too"
