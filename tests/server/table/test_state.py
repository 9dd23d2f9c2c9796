import random

import pytest
from msgspec.structs import replace

from malavita.engine.errors import (
    BadRecord,
    IllegalAction,
    NotYourMove,
    TableError,
    UnknownSeat,
)
from malavita.engine.layout import SPECTATOR
from malavita.engine.match import Match
from malavita.engine.records import commitment
from malavita.games import GAMES
from malavita.server.bus import NOBODY
from malavita.server.errors import (
    AlreadySeated,
    BadMessage,
    GivenUp,
    HasRematch,
    NoHints,
    NoTakeBack,
    NotHost,
    NotOpen,
    NotOver,
    NotPlaying,
    NotSeated,
    SeatsFree,
    SeatTaken,
    Stale,
    TableFull,
    TimeUp,
)
from malavita.server.table import commands, entries, telling
from malavita.server.table.state import MAX_LINES
from malavita.wire.messages import Clock, NewTable, Pace, Play, Return
from tests.server.tables import (
    NOW,
    QUICK,
    SECRET,
    encoded,
    fold,
    guest,
    new_table,
    play,
    play_some,
    sit_all,
    started,
)

KNIZIA = GAMES["razzia_knizia"]
RANDOM = "00" * 32


def test_a_table_is_what_its_log_adds_up_to(game):
    log = [
        *commands.open_table(NewTable(game.name, game.players[0]), guest(0), SECRET, NOW)
    ]
    table = fold(log)

    def happen(entry):
        log.append(entry)
        table.apply(entry)

    for seat in range(len(table.seats)):
        happen(commands.sit(table, guest(seat), f"Name {seat}", RANDOM, None, NOW))
    happen(commands.start(table, guest(0), NOW))
    chooser = random.Random(3)
    while table.status == "playing":
        seat = chooser.choice(table.playing.actors)
        action = chooser.choice(table.playing.legal(seat))
        happen(
            commands.move(table, seat, table.beat_of(seat), action, "guest", NOW, "id")
        )
        asks = table.status == "playing" and chooser.random() < 0.2
        if asks and table.why_no_take_back(seat) is None:
            happen(commands.take_back(table, guest(seat), NOW, "id"))
            happen(
                commands.move(
                    table, seat, table.beat_of(seat), action, "guest", NOW, "id"
                )
            )
    happen(commands.speak(table, guest(1), "Name 1", "Well played", NOW, None))
    again = fold(log)
    assert again.version == table.version == len(log) - 1
    for viewer in (None, *map(guest, range(len(table.seats)))):
        ours = encoded(telling.whole(table, viewer, NOW, NOBODY))
        assert ours == encoded(telling.whole(again, viewer, NOW, NOBODY))
    assert again.record() == table.record()


def test_the_record_proves_that_nobody_chose_the_cards(game):
    table = play_some(started(game), 1)
    record = table.record()
    assert table.commitment == commitment(SECRET)
    assert Match.replay(record).scores == table.playing.scores
    for field, value in (
        ("secret", "cd" * 32),
        ("commitment", "00" * 32),
        ("randoms", []),
        ("secret", "not digits"),
    ):
        fairness = {**record["fairness"], field: value}
        with pytest.raises(BadRecord, match="fairness"):
            Match.replay({**record, "fairness": fairness})


def test_every_client_changes_the_seed():
    assert started(KNIZIA).playing.seed != started(KNIZIA, noise="ce").playing.seed


def test_nobody_gets_the_record_before_the_end():
    with pytest.raises(NotOver):
        started(KNIZIA).record()


def test_sitting_down():
    table = new_table(KNIZIA, 3, bots={"1": "soldier"})
    with pytest.raises(SeatTaken):
        commands.sit(table, "a", "A", RANDOM, 1, NOW)
    with pytest.raises(UnknownSeat):
        commands.sit(table, "a", "A", RANDOM, 3, NOW)
    table.apply(commands.sit(table, "a", "A", RANDOM, None, NOW))
    assert table.seat_of("a") == 0
    with pytest.raises(AlreadySeated):
        commands.sit(table, "a", "A", RANDOM, 2, NOW)
    with pytest.raises(SeatsFree):
        commands.start(table, guest(0), NOW)
    table.apply(commands.leave(table, "a", NOW))
    assert table.free_seats() == [0, 2]
    sit_all(table)
    with pytest.raises(TableFull):
        commands.sit(table, "b", "B", RANDOM, None, NOW)
    with pytest.raises(NotHost):
        commands.start(table, "a", NOW)
    table.apply(commands.start(table, guest(0), NOW))
    with pytest.raises(NotOpen):
        commands.sit(table, "b", "B", RANDOM, None, NOW)


def test_the_host_seats_bots():
    table = new_table(KNIZIA, 2)
    with pytest.raises(NotHost):
        commands.seat_bot(table, "a", 1, "capo", NOW)
    table.apply(commands.seat_bot(table, guest(0), 1, "capo", NOW))
    assert table.names() == ["", "capo"]
    table.apply(commands.seat_bot(table, guest(0), 1, None, NOW))
    assert table.free_seats() == [0, 1]
    table.apply(commands.sit(table, "a", "A", RANDOM, 1, NOW))
    with pytest.raises(SeatTaken):
        commands.seat_bot(table, guest(0), 1, "capo", NOW)


@pytest.mark.parametrize(
    "wishes",
    [{"game": "chess"}, {"players": 9}, {"options": {"x": 1}}, {"bots": {"7": "don"}}],
)
def test_a_table_that_cannot_be_is_not_opened(wishes):
    wish = NewTable(**{"game": KNIZIA.name, "players": 3, **wishes})
    with pytest.raises(TableError):
        commands.open_table(wish, "a", SECRET, NOW)


def test_moves_are_checked(game):
    table = started(game)
    match = table.playing
    seat = match.actors[0]
    with pytest.raises(Stale):
        commands.move(
            table, seat, match.beat - 1, match.legal(seat)[0], "guest", NOW, None
        )
    legal = match.legal(seat)
    other = next(
        text
        for text in map(game.actions.write, range(len(game.actions)))
        if text not in legal
    )
    with pytest.raises(IllegalAction):
        commands.move(table, seat, match.beat, other, "guest", NOW, None)


def test_a_request_is_known_again():
    table = started(KNIZIA)
    seat = table.playing.actors[0]
    action = table.playing.legal(seat)[0]
    table.apply(
        commands.move(table, seat, table.beat_of(seat), action, "guest", NOW, "click")
    )
    assert table.has_done(guest(seat), entries.Moved, "click")
    assert not table.has_done(guest(1 - seat), entries.Moved, "click")
    assert not table.has_done(guest(seat), entries.Spoken, "click")


def test_a_card_that_was_turned_up_stays_up():
    table = started(KNIZIA, 2)
    seat = table.playing.actors[0]
    play(table, seat, next(a for a in table.playing.legal(seat) if "draw" in a))
    with pytest.raises(NoTakeBack, match="it has shown something") as refusal:
        commands.take_back(table, guest(seat), NOW, None)
    assert refusal.value.values["reason"] == "shown"


def test_what_shows_nothing_can_be_taken_back(game):
    """In every game some moves can be taken back, and then all is as before."""
    taken = sum(_take_back_what_can_be(started(game), seed) for seed in range(10))
    assert taken > 3


def standings_but_for_the_beat(table):
    seats = range(len(table.seats))
    return [replace(telling.standing(table, seat), beat=0) for seat in seats]


def _take_back_what_can_be(table, seed):
    taken, chooser = 0, random.Random(seed)
    while table.status == "playing":
        seat = chooser.choice(table.playing.actors)
        table.last = None
        before = standings_but_for_the_beat(table)
        action = chooser.choice(table.playing.legal(seat))
        play(table, seat, action)
        standing = telling.standing(table, seat)
        if table.status == "playing" and table.why_no_take_back(seat) is None:
            assert standing.can_take_back
            taken += 1
            table.apply(commands.take_back(table, guest(seat), NOW, None))
            assert standings_but_for_the_beat(table) == before
            play(table, seat, action)
        if taken == 3:
            break
    return taken


def test_nobody_takes_back_for_another_or_after_another():
    table = started(KNIZIA, 3)
    seat = table.playing.actors[0]
    play(table, seat, table.playing.legal(seat)[0])
    with pytest.raises(NoTakeBack, match="did not make the last"):
        commands.take_back(table, guest((seat + 1) % 3), NOW, None)
    with pytest.raises(NotSeated):
        commands.take_back(table, "stranger", NOW, None)


def test_clocks_run_from_the_reserve():
    table = started(KNIZIA, 2, pace=QUICK)
    seat = table.playing.actors[0]
    assert table.deadline(seat) == NOW + 30_000
    assert table.deadline(1 - seat) is None
    clock = telling.clocks_at(table, NOW + 14_000)[seat]
    assert (clock.decision, clock.reserve, clock.running) == (0, 16_000, True)
    play(table, seat, table.playing.legal(seat)[0], at=NOW + 14_000)
    assert table.seats[seat].clock.reserve == 16_000


def test_clocks_are_told_with_everything_and_with_every_change():
    """What was taken from the reserve is gone."""
    table = started(KNIZIA, 2, pace=QUICK)
    seat = table.playing.actors[0]
    late = NOW + 14_000
    told = telling.whole(table, "watcher", late, NOBODY).clocks
    assert told[seat] == Clock(0, 16_000, running=True)
    assert told[1 - seat] == Clock(10_000, 20_000, running=False)
    told = _change(table, seat, "auction", late).clocks
    assert told[seat] == Clock(10_000, 16_000, running=False)
    assert told[1 - seat] == Clock(10_000, 20_000, running=True)
    while table.playing.actors != [seat]:
        told = _change(table, 1 - seat, "pass", late).clocks
    assert told[seat] == Clock(10_000, 16_000, running=True)
    assert table.deadline(seat) == late + 26_000


def _change(table, seat, action, at):
    """What somebody who watches is told of a move."""
    entry = commands.move(table, seat, table.beat_of(seat), action, "guest", at, None)
    table.apply(entry)
    news = telling.news(table, entry, {}, [SPECTATOR], at)
    return telling.change(table, news, "watcher")


def test_a_table_without_clocks_tells_none():
    table = started(KNIZIA, 2)
    assert telling.whole(table, "watcher", NOW, NOBODY).clocks == []


def test_a_bot_takes_over_and_gives_back():
    table = started(KNIZIA, 2, pace=QUICK)
    seat = table.playing.actors[0]
    assert table.bots_to_move() == []
    table.apply(commands.take_over(table, seat, NOW))
    assert table.bots_to_move() == [seat]
    assert table.deadline(seat) is None
    with pytest.raises(NotPlaying):
        commands.take_over(table, seat, NOW)
    table.apply(commands.give_back(table, guest(seat), NOW + 9_000))
    assert table.bots_to_move() == []
    assert table.deadline(seat) == NOW + 30_000
    with pytest.raises(NotPlaying):
        commands.give_back(table, guest(seat), NOW)


def test_to_leave_and_come_back_gives_no_new_time():
    table = started(KNIZIA, 2, pace=QUICK)
    seat = table.playing.actors[0]
    table.apply(commands.take_over(table, seat, NOW + 14_000))
    clock = telling.clocks_at(table, NOW + 30_000)[seat]
    assert (clock.decision, clock.reserve, clock.running) == (0, 16_000, False)
    with pytest.raises(TimeUp):
        commands.give_back(table, guest(seat), NOW + 30_000)
    table.apply(commands.give_back(table, guest(seat), NOW + 20_000))
    assert table.deadline(seat) == NOW + 30_000
    play(table, seat, table.playing.legal(seat)[0], at=NOW + 21_000)
    assert table.seats[seat].clock.reserve == 9_000


def test_whose_time_is_up_waits_until_the_bot_has_moved():
    table = started(KNIZIA, 2, pace=QUICK)
    seat = table.playing.actors[0]
    table.apply(commands.take_over(table, seat, NOW + 30_000))
    with pytest.raises(TimeUp):
        commands.give_back(table, guest(seat), NOW + 30_001)
    action = table.playing.legal(seat)[0]
    table.apply(
        commands.move(table, seat, table.beat_of(seat), action, "bot", NOW + 90_000, None)
    )
    table.apply(commands.give_back(table, guest(seat), NOW + 90_001))
    assert table.seats[seat].clock.reserve == 0


def test_a_bot_thinks_on_nobodys_clock():
    table = started(KNIZIA, 2, pace=QUICK)
    seat = table.playing.actors[0]
    table.apply(commands.take_over(table, seat, NOW + 12_000))
    action = table.playing.legal(seat)[0]
    table.apply(
        commands.move(table, seat, table.beat_of(seat), action, "bot", NOW + 29_000, None)
    )
    assert table.seats[seat].clock.reserve == 18_000


def test_a_move_taken_back_has_cost_its_time():
    table = started(KNIZIA, 2, pace=QUICK)
    seat = table.playing.actors[0]
    play(table, seat, "auction", at=NOW + 14_000)
    table.apply(commands.take_back(table, guest(seat), NOW + 15_000, None))
    assert table.deadline(seat) == NOW + 30_000
    assert table.seats[seat].clock.reserve == 20_000


def test_a_decision_that_was_taken_back_never_comes_again():
    table = started(KNIZIA, 2)
    seat = table.playing.actors[0]
    play(table, seat, "auction")
    past = table.beat_of(1 - seat)
    table.apply(commands.take_back(table, guest(seat), NOW, None))
    play(table, seat, "auction")
    assert table.beat_of(1 - seat) > past
    with pytest.raises(Stale):
        commands.move(table, 1 - seat, past, "pass", "guest", NOW, None)
    beats = [telling.standing(table, viewer).beat for viewer in (SPECTATOR, 0, 1)]
    assert beats == [table.beat_of(SPECTATOR)] * 3


def test_a_host_who_leaves_has_an_heir():
    table = sit_all(new_table(KNIZIA, 3))
    table.apply(commands.leave(table, guest(0), NOW))
    assert telling.info(table, guest(1)).host
    assert not telling.info(table, guest(0)).host
    table.apply(commands.seat_bot(table, guest(1), 0, "rookie", NOW))
    table.apply(commands.start(table, guest(1), NOW))
    assert table.status == "playing"


def test_whoever_sits_down_at_a_table_without_a_host_is_host():
    table = sit_all(new_table(KNIZIA, 2))
    for seat in (0, 1):
        table.apply(commands.leave(table, guest(seat), NOW))
    table.apply(commands.sit(table, guest(2), "C", "ef" * 32, None, NOW))
    table.apply(commands.sit(table, guest(0), "A", "ab" * 32, None, NOW))
    assert telling.info(table, guest(2)).host
    with pytest.raises(NotHost):
        commands.start(table, guest(0), NOW)
    table.apply(commands.start(table, guest(2), NOW))


def test_players_do_not_hear_who_watches_as_long_as_they_play():
    table = started(KNIZIA, 2)
    entry = commands.speak(table, "watcher", "W", "He bluffs!", NOW, None)
    table.apply(entry)
    news = telling.news(table, entry, {}, [], NOW)
    assert telling.change(table, news, guest(0)) is None
    assert telling.change(table, news, "other").lines[0].text == "He bluffs!"
    assert telling.whole(table, guest(0), NOW, NOBODY).lines == []
    play_some(table, 1)
    lines = telling.whole(table, guest(0), NOW, NOBODY).lines
    assert [line.text for line in lines] == ["He bluffs!"]


def test_after_the_last_move_players_hear_what_was_said_of_their_game():
    table = started(KNIZIA, 2)
    for name, text in (("watcher", "He bluffs!"), (guest(0), "Hello")):
        table.apply(commands.speak(table, name, "W", text, NOW, None))
    told = []
    while table.status == "playing":
        seat = table.playing.actors[0]
        action = table.playing.legal(seat)[0]
        entry = commands.move(
            table, seat, table.beat_of(seat), action, "guest", NOW, None
        )
        table.apply(entry)
        news = telling.news(table, entry, {}, [], NOW)
        told.append(
            [telling.change(table, news, who).lines for who in (guest(0), "other")]
        )
    assert told[:-1] == [[[], []]] * (len(told) - 1)
    (late,), nothing = told[-1]
    assert (late.text, nothing) == ("He bluffs!", [])


def test_who_watches_does_not_push_out_what_players_said():
    table = started(KNIZIA, 2)
    table.apply(commands.speak(table, guest(0), "A", "Good luck.", NOW, None))
    for number in range(MAX_LINES + 1):
        table.apply(commands.speak(table, "watcher", "W", f"{number}", NOW, None))
    lines = telling.whole(table, guest(1), NOW, NOBODY).lines
    assert [line.text for line in lines] == ["Good luck."]
    heard = telling.whole(table, "other", NOW, NOBODY).lines
    assert [line.text for line in heard[:2]] == ["Good luck.", "1"]


def test_a_rematch_keeps_the_seats():
    table = play_some(started(KNIZIA, 3), 1)
    with pytest.raises(NotSeated):
        commands.announce_rematch(table, "watcher", "NEXT", NOW)
    table.apply(commands.announce_rematch(table, guest(1), "NEXT", NOW))
    with pytest.raises(HasRematch):
        commands.announce_rematch(table, guest(0), "OTHER", NOW)
    again = fold(commands.open_rematch(table, guest(1), SECRET, NOW), "NEXT")
    assert telling.info(again, guest(1)).host
    assert [seat.kept for seat in telling.info(again, None).seats] == table.names()
    assert not any(seat.kept_for_you for seat in telling.info(again, None).seats)
    with pytest.raises(TableFull):
        commands.sit(again, "stranger", "S", RANDOM, None, NOW)
    with pytest.raises(SeatTaken):
        commands.sit(again, guest(2), "Name 2", RANDOM, 0, NOW)
    again.apply(commands.sit(again, guest(2), "Name 2", RANDOM, None, NOW))
    assert again.seat_of(guest(2)) == 2


def test_hints_are_for_those_who_play_and_not_for_rated_games():
    table = started(KNIZIA, 2)
    (seat,) = table.playing.actors
    assert commands.check_hint(table, guest(seat)) == seat
    with pytest.raises(NotYourMove):
        commands.check_hint(table, guest(1 - seat))
    with pytest.raises(NotSeated):
        commands.check_hint(started(KNIZIA, 2), "watcher")
    for wishes in ({"hints": False}, {"rated": True}):
        with pytest.raises(NoHints):
            commands.check_hint(started(KNIZIA, 2, **wishes), guest(1))


def test_tables_expire():
    table = new_table(KNIZIA)
    with pytest.raises(NotPlaying):
        commands.expire(table, NOW, NOW + 5)
    patient = new_table(KNIZIA, pace=Pace(decision=60, reserve=5))
    with pytest.raises(NotPlaying):
        commands.expire(patient, NOW + 65_000, NOW + 65_000)
    table.apply(commands.expire(table, NOW + 1, NOW + 5))
    assert table.status == "expired"
    for attempt in (
        lambda: commands.sit(table, "a", "A", RANDOM, None, NOW),
        lambda: commands.speak(table, "a", "A", "Hello?", NOW, None),
        lambda: commands.expire(table, NOW + 9, NOW + 9),
    ):
        with pytest.raises(TableError):
            attempt()


def test_entries_are_read_as_they_were_written():
    entry = entries.Moved(NOW, 1, "bid 7", "guest", "x")
    assert entries.read(entries.write(entry)) == entry


def test_clocks_stand_still_while_nobody_attends():
    table = started(KNIZIA, 2, pace=QUICK)
    seat = table.playing.actors[0]
    table.apply(commands.resume(table, NOW + 4_000, NOW + 900_000))
    assert table.deadline(seat) == NOW + 900_000 + 26_000
    clock = telling.clocks_at(table, NOW + 900_000)[seat]
    assert (clock.decision, clock.reserve) == (6_000, 20_000)


def test_nobody_wins_time_when_two_find_a_game_that_nobody_attended():
    table = started(KNIZIA, 2, pace=QUICK)
    seat = table.playing.actors[0]
    for found in (50_000, 51_000):
        table.apply(commands.resume(table, NOW + 4_000, NOW + found))
    assert table.deadline(seat) == NOW + 50_000 + 26_000


def test_a_move_of_before_taken_back_does_not_cost_the_time_nobody_attended():
    table = started(KNIZIA, 2, pace=QUICK)
    seat = table.playing.actors[0]
    play(table, seat, "auction", at=NOW + 2_000)
    table.apply(commands.resume(table, NOW + 3_000, NOW + 900_000))
    table.apply(commands.take_back(table, guest(seat), NOW + 900_000, None))
    assert table.deadline(seat) == NOW + 900_000 + 27_000


def test_a_game_without_clocks_has_nothing_to_resume():
    assert commands.resume(started(KNIZIA, 2), NOW, NOW + 1) is None
    assert commands.resume(new_table(KNIZIA, 2, pace=QUICK), NOW, NOW + 1) is None


def test_a_host_who_does_not_sit_may_leave():
    table = new_table(KNIZIA, 2)
    table.apply(commands.leave(table, guest(0), NOW))
    assert table.host == ""
    table.apply(commands.sit(table, guest(1), "Name", RANDOM, None, NOW))
    assert table.host == guest(1)
    with pytest.raises(NotSeated):
        commands.leave(table, guest(0), NOW)


def test_a_return_counts_once():
    table = started(KNIZIA, 2)
    said = Return("back")
    for seat in (0, 1):
        table.apply(commands.take_over(table, seat, NOW))
    table.apply(commands.entry_for(table, guest(0), "Name", said, NOW))
    table.apply(commands.take_over(table, 0, NOW))
    assert commands.entry_for(table, guest(0), "Name", said, NOW) is None
    assert commands.entry_for(table, guest(0), "Name", Return("again"), NOW) is not None
    assert commands.entry_for(table, guest(1), "Name", said, NOW) is not None


def test_a_table_that_was_given_up_says_so():
    table = sit_all(new_table(KNIZIA, 2))
    table.apply(commands.expire(table, NOW + 1, NOW + 1))
    for tried in (
        lambda: commands.sit(table, "stranger", "Name", RANDOM, None, NOW),
        lambda: commands.start(table, guest(0), NOW),
        lambda: commands.speak(table, guest(0), "Name", "Hello?", NOW, None),
        lambda: commands.announce_rematch(table, guest(0), "ROMA-ROMA-1", NOW),
        table.record,
    ):
        with pytest.raises(GivenUp):
            tried()


def test_a_reserve_needs_a_time_for_each_decision():
    with pytest.raises(BadMessage, match=r"pace\.decision"):
        new_table(KNIZIA, 2, pace=Pace(reserve=60))


def test_who_chooses_again_in_secret_disturbs_nobody_elses_choice():
    table = started(GAMES["razzia_dorra"], 3)
    while len(table.playing.actors) < 2:
        (seat,) = table.playing.actors
        play(table, seat, table.playing.legal(seat)[0])
    chooser, *others = table.playing.actors
    beats = {seat: table.beat_of(seat) for seat in others}
    past = table.beat_of(chooser)
    play(table, chooser, table.playing.legal(chooser)[0])
    table.apply(commands.take_back(table, guest(chooser), NOW, None))
    assert {seat: table.beat_of(seat) for seat in others} == beats
    action = table.playing.legal(chooser)[0]
    with pytest.raises(Stale):
        commands.move(table, chooser, past, action, "guest", NOW, None)
    play(table, chooser, action)
    for seat in others:
        play(table, seat, table.playing.legal(seat)[0])
    assert all(table.beat_of(seat) > beats[seat] for seat in others)
    assert table.beat_of(chooser) > past + 1


def test_a_host_who_only_watched_asks_for_a_rematch():
    table = new_table(KNIZIA, 2, bots={"0": "rookie", "1": "rookie"})
    table.apply(commands.start(table, guest(0), NOW))
    while table.status == "playing":
        seat = table.playing.actors[0]
        play(table, seat, table.playing.legal(seat)[0])
    with pytest.raises(NotSeated):
        commands.announce_rematch(table, "stranger", "NEXT", NOW)
    table.apply(commands.announce_rematch(table, guest(0), "NEXT", NOW))
    assert table.rematch == "NEXT"


def test_a_game_is_deserted_when_a_bot_plays_for_everybody():
    table = started(KNIZIA, 2)
    table.apply(commands.leave(table, guest(0), NOW))
    assert commands.leave(table, guest(0), NOW) is None
    assert not table.deserted
    table.apply(commands.leave(table, guest(1), NOW))
    assert table.deserted
    table.apply(commands.give_back(table, guest(0), NOW))
    assert not table.deserted


def test_values_of_a_refusal_are_as_programs_read_them():
    table = started(KNIZIA, 3)
    seat = table.playing.actors[0]
    other = (seat + 1) % 3
    with pytest.raises(NotYourMove) as refusal:
        play(table, other, table.playing.legal(seat)[0])
    assert refusal.value.values == {"seat": other, "actors": [seat]}
    assert str(refusal.value).endswith(f"seats that have one: {seat}")


def test_who_moves_while_a_bot_plays_for_him_is_back_first():
    table = started(KNIZIA, 2)
    seat = table.playing.actors[0]
    me = guest(seat)
    move = Play(table.beat_of(seat), table.playing.legal(seat)[0], "click")
    table.apply(commands.leave(table, me, NOW))
    with pytest.raises(IllegalAction):
        commands.entry_for(table, me, "Me", replace(move, action="bid 1"), NOW)
    table.apply(commands.entry_for(table, me, "Me", move, NOW))
    assert not table.bot_plays_for(me)
    table.apply(commands.entry_for(table, me, "Me", move, NOW))
    assert table.playing.log[-1] == (seat, move.action)
    assert commands.entry_for(table, me, "Me", move, NOW) is None
