"""Game records: a match as JSON, with a checksum for each move; see docs/records.md."""

from __future__ import annotations

import json
import re
from hashlib import sha256
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from malavita.engine.decoding import decode
from malavita.engine.errors import BadRecord, TableError
from malavita.engine.verbs import game_named

if TYPE_CHECKING:
    from malavita.engine.match import Match

M = TypeVar("M", bound="Match")

FORMAT = 1
EXACT = 1 << 53  # below it every JSON reader keeps a number exactly
SEAL = 4  # hexadecimal digits of the checksum of a move


class Result(msgspec.Struct, forbid_unknown_fields=True):
    scores: list[int]
    winners: list[int]


class Fairness(msgspec.Struct, forbid_unknown_fields=True):
    """The origin of the seed of a game on a server; all in hexadecimal digits."""

    secret: str  # of the server
    commitment: str  # SHA-256 of the secret, published before players sit down
    randoms: list[str]  # random bytes from each client, in the order of the seats


class Record(msgspec.Struct, forbid_unknown_fields=True):
    format: int
    game: str
    edition: int
    players: int
    options: dict[str, Any]
    seed: int | str
    moves: list[tuple[int, str]]
    result: Result | None = None  # None while the match goes on
    start: dict[str, Any] | None = None  # a position; None if it began with the deal
    seals: str | None = None
    fairness: Fairness | None = None


def write(match: Match, start: dict[str, Any] | None) -> dict[str, Any]:
    """The record of a match so far."""
    seed = match.seed
    record = Record(
        format=FORMAT,
        game=match.game.name,
        edition=match.edition,
        players=match.players,
        options=match.options,
        seed=seed if seed < EXACT else f"{seed:064x}",
        moves=[(seat, action) for seat, action in match.log],
        result=Result(match.scores, match.winners) if match.over else None,
        start=start,
    )
    record.seals = "".join(_seals(record))
    written: dict[str, Any] = msgspec.to_builtins(record)
    written["moves"] = [list(move) for move in record.moves]
    del written["fairness"]  # a match does not know it; the server adds it
    if start is None:
        del written["start"]
    return written


def _seals(record: Record) -> list[str]:
    """Checksums of the head and of each move; each depends on everything before it."""
    head = [
        record.game,
        record.edition,
        record.players,
        record.options,
        record.seed,
        record.start,
    ]
    seal = sha256(json.dumps(head, sort_keys=True).encode()).digest()
    seals = [seal.hex()[:SEAL]]
    for seat, action in record.moves:
        seal = sha256(seal + f"{seat} {action}".encode(errors="surrogatepass")).digest()
        seals.append(seal.hex()[:SEAL])
    return seals


def replay(match_type: type[M], data: Any) -> M:
    """Replay a record, or refuse it with the number of its first bad move."""
    record = decode(data, Record, _refuse_field)
    if record.fairness is not None:
        _check_fairness(record.fairness, record)
    match = _begin(match_type, record)
    seals = _seals(record)
    given = seals if record.seals is None else _cut_up(record.seals)
    _check_seal(0, given, seals)
    for number, (seat, action) in enumerate(record.moves, start=1):
        try:
            match.play(seat, action)
        except TableError as error:
            raise BadRecord(move=number, reason=str(error)) from None
        _check_seal(number, given, seals)
    if len(given) > len(seals):
        raise BadRecord(move=len(seals), reason="it is missing")
    _check_result(match, record)
    return match


def fair_seed(secret: str, randoms: list[str]) -> str:
    """The seed made from the server's secret and the random bytes of all clients."""
    return sha256(bytes.fromhex(secret + "".join(randoms))).hexdigest()


def commitment(secret: str) -> str:
    """The SHA-256 of a secret, which can be published before the secret."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def _check_fairness(fairness: Fairness, record: Record) -> None:
    """Check that the secret fits its commitment, and the seed comes from the secret."""
    added = len(fairness.randoms)
    if added != record.players:
        reason = f"there are {added} for {record.players} players"
        raise _refuse_field("fairness.randoms", reason)
    try:
        promised = commitment(fairness.secret) == fairness.commitment
        fair = fair_seed(fairness.secret, fairness.randoms) == record.seed
    except ValueError:
        raise _refuse_field("fairness", "not hexadecimal digits") from None
    if not promised:
        raise _refuse_field("fairness", "the secret does not fit its commitment")
    if not fair:
        raise _refuse_field("fairness", "the seed does not come from secret and randoms")


def _refuse_field(field: str, reason: str) -> BadRecord:
    """An error for a wrong field; its move is 0 unless the field is a move."""
    move = re.match(r"moves\[(\d+)\]", field)
    number = int(move[1]) + 1 if move else 0
    return BadRecord(move=number, reason=f"{field}: {reason}")


def _begin(match_type: type[M], record: Record) -> M:
    """A match that begins as the record says."""
    if record.format != FORMAT:
        raise _refuse_field("format", f"{record.format} is not {FORMAT}")
    game = game_named(record.game)
    edition = game.check_edition(record.edition)
    try:
        if record.start is not None:
            start = {"edition": edition, **record.start}
            match = match_type.from_position(game, start, seed=record.seed)
        else:
            match = match_type(
                game,
                players=record.players,
                seed=record.seed,
                options=record.options,
                edition=edition,
            )
    except TableError as error:
        raise BadRecord(move=0, reason=str(error)) from None
    if match.edition != edition:
        raise _refuse_field("start.edition", f"{match.edition} is not {edition}")
    return match


def _cut_up(seals: str) -> list[str]:
    return [seals[i : i + SEAL] for i in range(0, len(seals), SEAL)]


def _check_seal(number: int, given: list[str], seals: list[str]) -> None:
    if given[number : number + 1] != [seals[number]]:
        what = "this move is" if number else "game, options, seed or start are"
        raise BadRecord(move=number, reason=f"{what} not as recorded")


def _check_result(match: Match, record: Record) -> None:
    last = len(record.moves)
    result = record.result
    if result is None:
        if match.over:
            raise BadRecord(move=last, reason="the match ends here without a result")
    elif not match.over:
        raise BadRecord(move=last + 1, reason="it is missing: the match is not over")
    elif result.scores != match.scores:
        reason = f"the match ends {match.scores}, the record says {result.scores}"
        raise BadRecord(move=last, reason=reason)
    elif result.winners != match.winners:
        reason = f"seats {match.winners} win, the record says {result.winners}"
        raise BadRecord(move=last, reason=reason)
