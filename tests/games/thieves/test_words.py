"""The sentences of Thieves!, to those who act and to those who look on."""

import pytest

from malavita import words
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

SENTENCES = [
    (MoneyStashed(0, {"ring": 1}), "You stash the diamond ring."),
    (MoneyStashed(1, {}), "Béla stashes a card."),
    (MoneyPlanted(1, "money 0", 2), "Béla plants money 0 on Cleo."),
    (PoliceLaid(1, "police 1", 1), "Béla plays police: 1 police car on the street."),
    (PoliceLaid(0, "police 2", 3), "You play police: 3 police cars on the street."),
    (RoadblockPlayed(0, True), "You play a roadblock."),
    (RoadblockPlayed(1, False), "Béla plays a roadblock, but the street is empty."),
    (PoliceRemoved(1, "police 2"), "Béla removes two police cars."),
    (
        AlarmRaised(1, {"police 1": 2}, [{}, {"police 1": 2}, {}], 3),
        "Béla raises the alarm. 2 police cards come out: 3 police cars on the street.",
    ),
    (
        AlarmRaised(0, {}, [{}, {}, {}], 0),
        "You raise the alarm. Nobody holds a police card.",
    ),
    (ThiefPlayed(0, True), "You play a thief."),
    (ThiefPlayed(1, False), "Béla plays a thief, but there is no loot."),
    (ThiefDeclined(0), "Your thief takes nothing."),
    (ThiefDeclined(1), "Béla’s thief takes nothing."),
    (LootTaken(1, 2, 0, {}), "Béla’s thief takes a hidden card from Cleo."),
    (LootTaken(0, 2, 0, {"ring": 1}), "Your thief takes the diamond ring from Cleo."),
    (LootMoved(1, 2, 0, 0, {}), "The hidden card goes to you."),
    (
        LootMoved(1, 2, 0, 0, {"ring": 1}),
        "The loot goes to you: the diamond ring.",
    ),
    (DoubleLootPlayed(1), "Béla plays double loot."),
    (Raid(2, [1], [0, 3, 0], [{}, {"money 3": 1}, {}]), "Raid. All loot is turned up."),
    (
        Raid(0, [], [0, 0, 0], [{}, {}, {}]),
        "Raid. All loot is turned up, nobody loses any.",
    ),
    (
        LootLost(0, 6, {"money 3": 2}),
        "You have the most loot, 6, and lose it: 2 × money 3.",
    ),
    (
        GetawayCarDrawn(1, 3, 7),
        "Béla draws a getaway car, the third. 4 more end the game.",
    ),
    (CardsDrawn(1, 1, False, {}), "Béla draws 1 card."),
    (CardsDrawn(1, 3, False, {}), "Béla draws 3 cards."),
    (CardsDrawn(0, 1, False, {"ring": 1}), "You draw the diamond ring."),
    (CardsDrawn(1, 2, True, {}), "Béla draws 2 cards, to be played at once."),
    (
        CardsDrawn(0, 2, True, {"ring": 1, "alarm": 1}),
        "You draw the diamond ring and an alarm, to be played at once.",
    ),
    (GameEnded([3, 1, 0], [0]), "The getaway: you win with loot worth 3."),
    (GameEnded([1, 3, 0], [1]), "The getaway: Béla wins with loot worth 3."),
    (
        GameEnded([3, 3, 0], [0, 1]),
        "The getaway: you and Béla share the win with loot worth 3.",
    ),
]


@pytest.mark.parametrize(("event", "sentence"), SENTENCES)
def test_an_event_is_one_sentence(event, sentence):
    assert words.tell("thieves", event, ["Anna", "Béla", "Cleo"], 0) == sentence
