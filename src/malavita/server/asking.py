"""What somebody asks for on his socket, as the entry that would come next."""

from __future__ import annotations

from dataclasses import dataclass

from malavita.server import entries
from malavita.server.table import Table
from malavita.wire.messages import Play, Return, Say, TakeBack

Asked = Play | TakeBack | Say | Return


@dataclass(frozen=True, slots=True)
class Who:
    """A guest as tables know him."""

    id: str
    name: str


_KINDS: dict[type[Asked], type[entries.Entry]] = {
    Play: entries.Moved,
    TakeBack: entries.TakenBack,
    Say: entries.Spoken,
    Return: entries.GaveBack,
}


def entry_for(table: Table, who: Who, said: Asked, at: int) -> entries.Entry | None:
    """What somebody asks for as an entry; None if it has happened already.

    Whoever makes a move while a bot plays for him is back first.
    """
    if table.has_done(who.id, _KINDS[type(said)], said.id):
        return None
    match said:
        case Play():
            seat = table.check_seated(who.id)
            move = table.move(seat, said.beat, said.action, "guest", at, said.id)
            back = _return(table, who.id, at, None)  # the move comes next
            return move if back is None else back
        case TakeBack():
            return table.take_back(who.id, at, said.id)
        case Say():
            return table.speak(who.id, who.name, said.text, at, said.id)
        case Return():
            return _return(table, who.id, at, said.id)


def _return(
    table: Table, guest: str, at: int, request: str | None
) -> entries.Entry | None:
    table.check_seated(guest)
    return table.give_back(guest, at, request) if table.bot_plays_for(guest) else None
