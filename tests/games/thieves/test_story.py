"""Two views and a move become events."""

import pytest

from malavita.games.thieves.story import (
    AlarmRaised,
    CardsDrawn,
    DoubleLootPlayed,
    GameEnded,
    GetawayCarDrawn,
    LootLost,
    LootMoved,
    LootTaken,
    MoneyPlanted,
    MoneyStashed,
    PoliceLaid,
    PoliceRemoved,
    Raid,
    RoadblockPlayed,
    ThiefDeclined,
    ThiefPlayed,
)
from tests.games.thieves.tables import CAR, lay, play, tell

DRAWN = CardsDrawn(1, 1, False, {})


def told(match, seat, action):
    """What each viewer is told: the spectator and all seats."""
    viewers = range(-1, match.players)
    return match.play(seat, action, viewers)


def test_money_is_stashed_and_only_its_owner_is_told_which():
    match = lay(3, hands={0: ["ring"]}, top=["horseshoe"])

    assert told(match, 0, "stash ring") == {
        -1: [MoneyStashed(0, {}), DRAWN],
        0: [MoneyStashed(0, {"ring": 1}), DRAWN],
        1: [MoneyStashed(0, {}), CardsDrawn(1, 1, False, {"horseshoe": 1})],
        2: [MoneyStashed(0, {}), DRAWN],
    }


def test_money_is_planted():
    match = lay(hands={0: ["money 2"]})

    assert tell(match, 0, "plant money 2 on 3") == [MoneyPlanted(0, "money 2", 3), DRAWN]


@pytest.mark.parametrize(("card", "cars"), [("police 1", 2), ("police 2", 3)])
def test_police_is_laid(card, cars):
    match = lay(hands={0: [card]}, police={"police 1": 1})

    assert tell(match, 0, card) == [PoliceLaid(0, card, cars), DRAWN]


def test_a_roadblock_removes_police():
    match = lay(hands={0: ["roadblock"]}, police={"police 2": 1})

    assert tell(match, 0, "roadblock") == [RoadblockPlayed(0, True)]
    assert tell(match, 0, "remove 2") == [PoliceRemoved(0, "police 2"), DRAWN]


def test_a_roadblock_may_be_in_vain():
    match = lay(hands={0: ["roadblock"]})

    assert tell(match, 0, "roadblock") == [RoadblockPlayed(0, False), DRAWN]


def test_an_alarm_brings_out_the_police():
    hands = {0: ["alarm", "police 1"], 1: ["police 1"], 2: ["ring"]}
    match = lay(3, hands=hands, police={"police 1": 1}, top=["horseshoe", "police 2"])

    events = told(match, 0, "alarm")

    laid = [{"police 1": 1}, {"police 1": 1}, {}]
    alarm = AlarmRaised(0, {"police 1": 2}, laid, 3)
    assert events[-1] == [alarm, CardsDrawn(1, 2, False, {})]
    drawn = {"horseshoe": 1, "police 2": 1}
    assert events[1] == [alarm, CardsDrawn(1, 2, False, drawn)]


def test_an_alarm_may_bring_out_nobody():
    match = lay(3, hands={0: ["alarm"]})

    alarm = AlarmRaised(0, {}, [{}, {}, {}], 0)
    assert tell(match, 0, "alarm") == [alarm, DRAWN]


def test_an_alarm_causes_a_raid():
    hands = {0: ["alarm"], 1: ["police 1"], 2: ["police 2", "police 1"]}
    rows = {0: ["(money 1)"], 2: ["(ring)", "money 0", "money 0"]}
    match = lay(3, hands=hands, loot=rows)

    alarm, raid, loss, *_ = tell(match, 0, "alarm")

    assert alarm == AlarmRaised(
        0,
        {"police 1": 2, "police 2": 1},
        [{}, {"police 1": 1}, {"police 1": 1, "police 2": 1}],
        4,
    )
    found = [{"money 1": 1}, {}, {"money 0": 2, "ring": 1}]
    assert raid == Raid(3, [2], [1, 0, 3], found)
    assert loss == LootLost(2, 3, {"money 0": 2, "ring": 1})


def raided(rows, **options):
    match = lay(
        3, hands={0: ["police 1"]}, police={"police 1": 3}, loot=rows, options=options
    )
    return tell(match, 0, "police 1")


def test_several_lose_their_loot_in_a_raid():
    events = raided({0: ["money 3"], 1: ["(money 1)"], 2: ["(money 3)"]})

    found = [{"money 3": 1}, {"money 1": 1}, {"money 3": 1}]
    assert events[:4] == [
        PoliceLaid(0, "police 1", 4),
        Raid(2, [0, 2], [3, 1, 3], found),
        LootLost(0, 3, {"money 3": 1}),
        LootLost(2, 3, {"money 3": 1}),
    ]


def test_nothing_is_lost_in_a_raid_without_loot():
    events = raided({})

    assert events[1] == Raid(0, [0, 1, 2], [0, 0, 0], [{}, {}, {}])
    assert not any(isinstance(event, LootLost) for event in events)


def test_nothing_is_lost_in_a_tie_that_saves():
    events = raided({0: ["money 2"], 1: ["(money 2)"]}, raid_tie="none")

    found = [{"money 2": 1}, {"money 2": 1}, {}]
    assert events[1] == Raid(0, [], [2, 2, 0], found)


def test_the_next_move_does_not_tell_the_raid_again():
    match = lay(hands={0: ["police 1"], 1: ["money 2"]}, police={"police 1": 3})
    play(match, "0 police 1")

    events = tell(match, 1, "plant money 2 on 0")

    assert not any(isinstance(event, Raid | AlarmRaised) for event in events)


def test_a_thief_moves_a_hidden_card():
    rows = {1: ["money 1", "(money 3)"], 2: ["ring"]}
    match = lay(3, hands={0: ["thief"]}, loot=rows)

    assert tell(match, 0, "thief") == [ThiefPlayed(0, True)]
    seen, unseen = {"money 3": 1}, {}
    taken = {
        viewer: [LootTaken(0, 1, 1, seen if viewer == 1 else unseen)]
        for viewer in range(-1, 3)
    }
    assert told(match, 0, "take 1 1") == taken
    moved = {viewer: events[0] for viewer, events in told(match, 0, "to 2").items()}
    assert moved == {
        viewer: LootMoved(0, 1, 1, 2, seen if viewer in (1, 2) else unseen)
        for viewer in range(-1, 3)
    }


def test_a_thief_moves_an_open_card():
    match = lay(hands={0: ["thief"]}, loot={1: ["ring"]})
    play(match, "0 thief")

    assert tell(match, 0, "take 1 0") == [LootTaken(0, 1, 0, {"ring": 1})]
    assert tell(match, 0, "to 0") == [LootMoved(0, 1, 0, 0, {"ring": 1}), DRAWN]


def test_a_thief_may_decline_or_find_nothing():
    match = lay(hands={0: ["thief"], 1: ["thief"]}, loot={1: ["ring"]})
    play(match, "0 thief")

    assert tell(match, 0, "decline") == [ThiefDeclined(0), DRAWN]
    match = lay(hands={0: ["thief"]})
    assert tell(match, 0, "thief") == [ThiefPlayed(0, False), DRAWN]


def test_double_loot_is_drawn_and_only_the_drawer_is_told_what():
    match = lay(3, hands={0: ["double loot"]}, top=["ring", CAR, "alarm"])

    events = told(match, 0, "double")

    car = GetawayCarDrawn(0, 1, 7)
    hidden = [DoubleLootPlayed(0), car, CardsDrawn(0, 2, True, {})]
    assert events[-1] == events[1] == events[2] == hidden
    assert events[0][2] == CardsDrawn(0, 2, True, {"ring": 1, "alarm": 1})
    assert tell(match, 0, "stash ring") == [MoneyStashed(0, {})]
    assert tell(match, 0, "alarm")[1:] == [DRAWN]


def test_a_double_loot_within_another_tells_only_the_new_cards():
    named = {"apart": ["ring", "double loot"], "pair": True, "gone": {"double loot": 1}}
    match = lay(top=["money 3", "money 3"], **named)

    events = tell(match, 0, "double", viewer=0)

    assert events == [DoubleLootPlayed(0), CardsDrawn(0, 2, True, {"money 3": 2})]


def test_an_alarm_before_the_last_card_held_apart():
    named = {"apart": ["ring", "alarm"], "pair": True, "gone": {"double loot": 1}}
    match = lay(3, hands={1: ["police 1"]}, **named)

    laid = [{}, {"police 1": 1}, {}]
    assert tell(match, 0, "alarm") == [AlarmRaised(0, {"police 1": 1}, laid, 1)]


def test_the_seventh_car_ends_the_game():
    match = lay(3, cars=5, bare=(1,), loot={1: ["(money 3)"]}, top=[CAR, "ring", CAR])

    assert tell(match, 0, "stash money 1") == [
        MoneyStashed(0, {}),
        GetawayCarDrawn(1, 6, 7),
        GetawayCarDrawn(1, 7, 7),
        CardsDrawn(1, 1, False, {}),
        GameEnded([1, 3, 0], [1]),
    ]


def test_the_seventh_car_ends_the_game_in_a_double_loot():
    match = lay(3, cars=6, hands={0: ["double loot"]}, top=["ring", CAR])

    assert tell(match, 0, "double", viewer=0) == [
        DoubleLootPlayed(0),
        GetawayCarDrawn(0, 7, 7),
        CardsDrawn(0, 1, True, {"ring": 1}),
        GameEnded([0, 0, 0], [0, 1, 2]),
    ]


def test_the_seventh_car_may_be_the_first_card_drawn():
    match = lay(3, cars=6, hands={0: ["double loot"]}, top=[CAR])

    assert tell(match, 0, "double") == [
        DoubleLootPlayed(0),
        GetawayCarDrawn(0, 7, 7),
        GameEnded([0, 0, 0], [0, 1, 2]),
    ]
