"""What a person keeps in his data folder: who he is, and what he added to the cards."""

from pathlib import Path
from typing import Any, TypeVar

import msgspec
from platformdirs import user_data_path

from malavita.cli.door import fail
from malavita.wire.fairness import Share

T = TypeVar("T")


def tokens() -> dict[str, str]:
    """By server: what proves who the person is there, so that he finds his seat again."""
    return _read("guests.json", dict[str, str])


def keep_token(url: str, token: str | None) -> None:
    """Be the same guest of a server tomorrow."""
    _write("guests.json", {**tokens(), url: token})


def shares() -> dict[str, Share]:
    """By link of a table: what the person added to its cards."""
    return _read("shares.json", dict[str, Share])


def keep_share(link: str, share: Share) -> None:
    """Remember it until the game is over and its record can be checked."""
    _write("shares.json", {**shares(), link: share})


def forget_share(link: str) -> None:
    """It is not in the cards: the person did not stay."""
    _write("shares.json", {at: share for at, share in shares().items() if at != link})


def _file(name: str) -> Path:
    return user_data_path("malavita") / name


def _read(name: str, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(_file(name).read_bytes(), type=kind)
    except (OSError, msgspec.MsgspecError):
        return kind()


def _write(name: str, data: dict[str, Any]) -> None:
    file = _file(name)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o600)
        file.write_bytes(msgspec.json.encode(data))
    except OSError as error:
        fail(f"{file}, where you are remembered, cannot be written: {error.strerror}")
