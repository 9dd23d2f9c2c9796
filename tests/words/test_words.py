"""Every event has its sentence, and no sentence is without an event."""

import random
import re
from importlib.resources import files

import msgspec
import pytest

from malavita import words
from malavita.engine.event import Event, Seat, Seats
from malavita.engine.match import Match


def events_of(game):
    return {
        each
        for each in vars(game.story).values()
        if isinstance(each, type) and issubclass(each, Event) and each is not Event
    }


def test_every_event_has_a_sentence_and_every_sentence_an_event(game):
    tags = {each.__struct_config__.tag for each in events_of(game)}
    prefix = game.name.replace("_", "-")
    file = files("malavita.words").joinpath("en", f"{game.name}.ftl")
    messages = re.findall(
        rf"^{prefix}-(?!why-)([a-z-]+) =", file.read_text("utf-8"), re.M
    )

    assert sorted(messages) == sorted(tag.replace("_", "-") for tag in tags)


def test_whole_games_can_be_told_until_every_event_has_happened(game):
    told = set()
    for seed in range(200):
        if told == events_of(game):
            break
        match = Match(game, players=game.players[seed % len(game.players)], seed=seed)
        names = [f"seat {seat}" for seat in range(match.players)]
        chooser = random.Random(seed)
        while not match.over:
            seat = match.actors[0]
            legal = match.legal(seat)
            # The first action half the time: long games, in which more happens.
            move = chooser.choice([legal[0], chooser.choice(legal)])
            for viewer, events in match.tell(seat, move, (-1, 0)).items():
                for event in events:
                    text = words.tell(game.name, event, names, viewer)
                    assert re.fullmatch(r"[A-Z].*\.", text), text
                    assert "{" not in text
                    assert not re.search(r"[.!] [a-z]", text), text
                    told.add(type(event))
    assert told == events_of(game)


def test_a_sentence_speaks_to_its_reader():
    from malavita.games.razzia_knizia.story import ChequeBid, GameEnded, LotWon

    names = ["Anna", "Béla", "Cleo"]
    game = "razzia_knizia"
    bid = ChequeBid(seat=1, cheque=7)
    assert words.tell(game, bid, names, 0) == "Béla bids 7."
    assert words.tell(game, bid, names, 1) == "You bid 7."
    lot = LotWon(seat=2, cheque=9, taken=1, cards={"car": 2, "ring": 1})
    assert words.tell(game, lot, names, 0) == (
        "Cleo takes the row for 9: 2 car, ring, and cheque 1."
    )
    shared = GameEnded(scores=[5, 5, 1], winners=[0, 1])
    assert words.tell(game, shared, names, 0) == "You and Béla share the win."
    assert words.tell(game, shared, names, 2) == "Anna and Béla share the win."


def test_every_seat_in_a_sentence_has_a_name():
    from malavita.games.razzia_dorra.story import DuelFought, SplitOpened

    names = ["Anna", "seat 1", "Cleo"]
    split = SplitOpened(1, "Jungle", [0, 1, 2], [50, 5], 55)
    assert words.tell("razzia_dorra", split, names, 0) == (
        "Seat 1 shares out 55 at the Jungle among you, seat 1 and Cleo."
    )
    duel = DuelFought(0, 2, 1, 6, 0, 6, 2)
    assert words.tell("razzia_dorra", duel, names, 0) == (
        "Duel: Cleo, card 6 and die 1, against you, card 2 and die 6: you win."
    )


def test_a_field_that_names_a_seat_says_so(game):
    """By the names that such fields have."""
    seats = {"seat", "owner", "to", "on", "champion", "challenger", "bidder", "dealer"}
    lists = {"winners", "losers", "claimants", "seats"}
    for event in events_of(game):
        for field in msgspec.structs.fields(event):
            assert (field.name in seats) == (field.type == Seat), (event, field.name)
            assert (field.name in lists) == (field.type == Seats), (event, field.name)


def test_a_message_without_its_values_is_an_error():
    with pytest.raises(ValueError, match="cheque"):
        words.say("razzia-knizia-cheque-bid", {"by": "you"})
