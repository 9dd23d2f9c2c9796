"""Actions are declared once; numbers, notation, parts and secrets follow."""

import pytest

from malavita.engine.actions import Actions, Kind, Secret
from malavita.engine.errors import UnknownAction

SEAT = Kind("seat", range(3))
COLOUR = Kind("colour", ("red", "light blue"))


@pytest.fixture
def actions():
    return Actions()


def test_numbers_count_up_in_the_order_of_declaration(actions):
    assert actions.add("pass") == 0
    assert actions.add("rob {owner} {colour}", owner=SEAT, colour=COLOUR) == 1
    assert actions.add("stop") == 1 + 3 * 2
    assert len(actions) == 8


def test_the_last_part_counts_first(actions):
    rob = actions.add("rob {owner} {colour}", owner=SEAT, colour=COLOUR)
    texts = [
        actions.write(rob + seat * len(COLOUR.words) + colour)
        for seat in range(3)
        for colour in range(2)
    ]
    assert texts == [f"rob {n} {c}" for n in range(3) for c in ("red", "light blue")]


def test_a_text_is_read_again(actions):
    actions.add("pass")
    actions.add("plant {card} on {on}", card=COLOUR, on=SEAT)
    assert actions.write(actions.read("plant light blue on 2")) == "plant light blue on 2"
    for unknown in ("plant blue on 2", "plant red on 3", "plant red", "", None, ["pass"]):
        with pytest.raises(UnknownAction):
            actions.read(unknown)


@pytest.mark.parametrize("number", [-1, 2, None, "0", 0.5])
def test_an_unknown_number_is_refused(actions, number):
    actions.add("accept")
    actions.add("duel")
    for ask in (actions.write, actions.parts):
        with pytest.raises(UnknownAction):
            ask(number)


def test_parts_have_names_and_numbers_stay_numbers(actions):
    actions.add("pass")
    plant = actions.add("plant {card} on {on}", card=COLOUR, on=SEAT)
    assert actions.parts(0) == {"verb": "pass"}
    assert actions.parts(plant + 4) == {"verb": "plant", "card": "light blue", "on": 1}


def test_kinds_are_given_in_the_order_of_the_pattern(actions):
    with pytest.raises(AssertionError):
        actions.add("rob {owner} {colour}", colour=COLOUR, owner=SEAT)


def test_others_hear_the_parts_that_are_no_secret(actions):
    war = actions.add("war {colour} {value}", colour=COLOUR, value=SEAT)
    unheard = actions.hide("war", heard="war {colour} ?", kind="laid")
    assert len(actions) == 6 + 2
    assert actions.secrets[war] == Secret("laid", unheard)
    assert actions.secrets[war + 5] == Secret("laid", unheard + 1)
    assert actions.write(unheard + 1) == "war light blue ?"
    assert actions.heard().tolist() == [6, 6, 6, 7, 7, 7, 6, 7]


def test_several_actions_can_sound_alike(actions):
    accept, duel = actions.add("accept"), actions.add("duel")
    answer = actions.hide("accept", "duel", heard="answer ?", kind="answer")
    assert actions.secrets[accept] == actions.secrets[duel] == Secret("answer", answer)


def test_what_is_only_heard_is_no_form_that_can_be_played(actions):
    actions.add("stash {card}", card=COLOUR)
    actions.hide("stash", heard="stash", kind="stash")
    assert [form.pattern for form in actions.forms] == ["stash {card}"]
    assert actions.forms[0].verb == "stash"
