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
    (MoneyStashed(0, {"ring": 1}), "You stash ring."),
    (MoneyStashed(1, {}), "Béla stashes something."),
    (MoneyPlanted(1, "money 0", 2), "Béla plants money 0 on Cleo."),
    (PoliceLaid(1, "police 1", 1), "Béla calls the police: one car on the street."),
    (PoliceLaid(0, "police 2", 3), "You call the police: 3 cars on the street."),
    (RoadblockPlayed(0, True), "You set up a roadblock."),
    (RoadblockPlayed(1, False), "Béla sets up a roadblock, but the street is empty."),
    (PoliceRemoved(1, "police 2"), "Béla stops police 2 for good."),
    (
        AlarmRaised(1, {"police 1": 2}, [{}, {"police 1": 2}, {}], 3),
        "Béla raises the alarm. Out come 2 police 1; cars on the street: 3.",
    ),
    (
        AlarmRaised(0, {}, [{}, {}, {}], 0),
        "You raise the alarm. Nobody has police to show.",
    ),
    (ThiefPlayed(0, True), "You send a thief."),
    (ThiefPlayed(1, False), "Béla sends a thief, but there is nothing to take."),
    (ThiefDeclined(0), "Your thief leaves everything as it is."),
    (ThiefDeclined(1), "Béla’s thief leaves everything as it is."),
    (LootTaken(1, 2, 0, {}), "Béla’s thief takes a hidden card from Cleo."),
    (LootTaken(0, 2, 0, {"ring": 1}), "Your thief takes ring from Cleo."),
    (LootMoved(1, 2, 0, 0, {}), "A hidden card goes from Cleo to you."),
    (
        LootMoved(1, 2, 0, 0, {"ring": 1}),
        "The loot, ring, goes from Cleo to you.",
    ),
    (DoubleLootPlayed(1), "Béla plays double loot."),
    (Raid(2, [1], [0, 3, 0], [{}, {"money 3": 1}, {}]), "Raid! All loot is turned up."),
    (
        Raid(0, [], [0, 0, 0], [{}, {}, {}]),
        "Raid! All loot is turned up, and nothing is lost.",
    ),
    (LootLost(0, 6, {"money 3": 2}), "You lose all loot, worth 6: 2 money 3."),
    (GetawayCarDrawn(1, 3, 7), "Béla draws getaway car 3 of 7."),
    (CardsDrawn(1, 1, False, {}), "Béla draws one card."),
    (CardsDrawn(1, 3, False, {}), "Béla draws 3 cards."),
    (CardsDrawn(0, 1, False, {"ring": 1}), "You draw ring."),
    (CardsDrawn(1, 2, True, {}), "Béla draws 2 cards and must play them now."),
    (
        CardsDrawn(0, 2, True, {"ring": 1, "alarm": 1}),
        "You draw ring, alarm and must play them now.",
    ),
    (GameEnded([3, 1, 0], [0]), "The getaway is complete: you win."),
    (GameEnded([1, 3, 0], [1]), "The getaway is complete: Béla wins."),
    (
        GameEnded([3, 3, 0], [0, 1]),
        "The getaway is complete: you and Béla share the win.",
    ),
]


@pytest.mark.parametrize(("event", "sentence"), SENTENCES)
def test_an_event_is_one_sentence(event, sentence):
    assert words.tell("thieves", event, ["Anna", "Béla", "Cleo"], 0) == sentence
