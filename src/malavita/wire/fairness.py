"""Whether a deal came about as a client was promised; see docs/records.md."""

from __future__ import annotations

from typing import Any

import msgspec

from malavita.engine.records import commitment, fair_seed


class Share(msgspec.Struct, frozen=True):
    """What a client added to a seed, and the commitment that it was shown before."""

    commitment: str
    random: str


class Unfair(Exception):
    """A deal was not as promised."""


def check(record: dict[str, Any], share: Share) -> None:
    """Refuse a deal that does not come from the promised secret and from these bytes."""
    fairness = record["fairness"]
    secret, randoms = fairness["secret"], fairness["randoms"]
    if commitment(secret) != share.commitment:
        raise Unfair("the secret is not the one that was promised before you sat down")
    if share.random not in randoms:
        raise Unfair("the bytes that you added are not in it")
    if fair_seed(secret, randoms) != record["seed"]:
        raise Unfair("the cards do not come from the secret and from what was added")


def proof(record: dict[str, Any], share: Share) -> str:
    """What a deal that was checked proves to whoever added a share to it."""
    fact = "your bytes and the secret promised before are in the cards"
    others = [each for each in record["fairness"]["randoms"] if each != share.random]
    if not any(others):
        return f"{fact}, so nobody chose them"
    return f"{fact}; nobody alone chose them if the others find their bytes there too"
