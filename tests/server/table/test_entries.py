"""The log of a table: its edition, and logs that cannot be replayed."""

from __future__ import annotations

import pytest

from malavita.games import GAMES
from malavita.server.errors import SetAside
from malavita.server.table import commands, entries
from malavita.server.table.state import Table
from tests.server.tables import NOW, SECRET, guest, new_table, play_some, started

SICILIANOS, THIEVES = GAMES["sicilianos"], GAMES["thieves"]
OPENED = (
    '{"entry":"Opened","at":1,"game":"sicilianos","players":3,"options":{},'
    '"public":false,"rated":false,"hints":true,"pace":{},"away":120,"host":"guest0",'
    '"secret":"' + SECRET + '"}'
)
STARTED = '{"entry":"Started","at":1}'


def _with(**fields: str) -> str:
    """An opening with other fields."""
    return OPENED[:-1] + "".join(f',"{key}":{text}' for key, text in fields.items()) + "}"


def _bots() -> list[str]:
    return [
        f'{{"entry":"BotSat","at":1,"seat":{seat},"level":"rookie"}}' for seat in range(3)
    ]


def _replay(*texts: str) -> Table:
    table = Table("TABLE")
    for text in texts:
        table.replay(table.read(text))
    return table


def test_a_log_without_an_edition_is_of_the_first():
    assert _replay(OPENED, *_bots(), STARTED).playing.edition == 1


def test_a_game_is_played_by_the_edition_of_its_log(game):
    for edition in range(1, game.edition + 1):
        opening = _with(game=f'"{game.name}"', edition=str(edition))
        assert _replay(opening, *_bots(), STARTED).playing.edition == edition


def test_a_new_table_has_the_newest_edition(game):
    table = started(game)

    assert table.playing.edition == table.opened.edition == game.edition
    assert f'"edition":{game.edition}' in entries.write(table.opened)


def test_a_rematch_has_the_newest_edition():
    old = _replay(OPENED)
    (opened,) = commands.open_rematch(old, guest(0), SECRET, NOW)

    assert old.opened.edition == 1
    assert opened.edition == SICILIANOS.edition == 2


@pytest.mark.parametrize(
    "texts",
    [
        [_with(edition="99")],
        [_with(game='"omerta"')],
        [_with(options='{"draft":"by lot"}')],
        [OPENED, '{"entry":"Blessed","at":1}'],
        [OPENED, '{"entry":"BotSat","at":1,"seat":0,"level":"padrino"}'],
        [OPENED, '{"entry":"BotSat","at":1,"seat":7,"level":"rookie"}'],
        [OPENED, '{"entry":"Sat","at":'],
        [OPENED, ""],
        [OPENED, STARTED[:-1] + ',"at":null}'],
        [OPENED, '{"entry":"Moved","at":1,"seat":0,"action":"money","by":"guest"}'],
        [OPENED, *_bots(), STARTED, '{"entry":"TakenBack","at":1,"seat":0}'],
    ],
)
def test_a_log_that_cannot_be_replayed_is_refused(texts):
    table = _replay(*texts[:-1])

    with pytest.raises(SetAside) as refusal:
        table.replay(table.read(texts[-1]))

    assert refusal.value.values == {"table": "TABLE", "entry": len(texts) - 1}


def test_an_illegal_move_of_a_log_shows_no_card():
    """The refusal of the engine lists what another seat may play."""
    table = play_some(started(THIEVES), 1, 10)
    seat = table.playing.actors[0]
    illegal = next(
        action
        for action in map(THIEVES.actions.write, range(len(THIEVES.actions)))
        if action not in table.playing.legal(seat)
    )
    number = table.version + 1

    with pytest.raises(SetAside) as refusal:
        table.replay(entries.Moved(NOW, seat, illegal, "guest"))

    assert str(refusal.value) == (
        f"table TABLE is set aside: the server cannot replay entry {number} of its log"
    )
    assert refusal.value.values == {"table": "TABLE", "entry": number}


def test_a_field_of_a_newer_version_is_not_seen():
    assert new_table(SICILIANOS).opened == entries.read(
        entries.write(new_table(SICILIANOS).opened)[:-1] + ',"music":"opera"}'
    )
