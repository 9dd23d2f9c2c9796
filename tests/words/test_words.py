"""Every event has its sentence, in every language, and nothing is said in vain."""

import random
import re
from collections import Counter
from functools import cache
from importlib.resources import files

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

from malavita import words
from malavita.engine.event import Event, Seat, Seats
from malavita.engine.match import Match
from malavita.games import GAMES, razzia_dorra, razzia_knizia, sicilianos, thieves

LANGUAGES = words.LANGUAGES
NAMES = ["Anna", "Béla", "Cleo", "Dora", "Emil", "Fee", "Gino", "Hans"]
BROWSER = ("pages", *(f"{game}_table" for game in GAMES))
FILES = ("table", *GAMES, *BROWSER)
OFTEN = 100  # times that an event is told in all languages

# The phases that a ribbon speaks of, and the lines of the score sheets.
PHASES = {
    "razzia_knizia": ("turn", "theft", "auction"),
    "razzia_dorra": razzia_dorra.position.PHASES[:-1],
    "sicilianos": sicilianos.position.STAGES[:-1],
    "thieves": thieves.position.DECISIONS,
}
SCORES = {
    "razzia_knizia": razzia_knizia.cards.CATEGORY_NAMES,
    "razzia_dorra": ("money",),
    "sicilianos": sicilianos.cards.CATEGORY_NAMES,
    "thieves": ("raid", "end"),
}
OTHER_BUTTONS = {"thieves-do-raid"}  # for an action that has a button of its own too


class Reading(visitor.Visitor):
    """The values that a message reads, and the messages and attributes it refers to."""

    def __init__(self):
        self.values = set()
        self.references = set()

    def visit_VariableReference(self, node):
        self.values.add(node.id.name)

    def visit_MessageReference(self, node):
        dot = f".{node.attribute.name}" if node.attribute else ""
        self.references.add(node.id.name + dot)


def read(pattern):
    reading = Reading()
    reading.visit(pattern)
    return reading


@cache
def source(language, name):
    return files("malavita.words").joinpath(language, f"{name}.ftl").read_text("utf-8")


@cache
def messages(language, name):
    """All messages of a file, and their attributes as message.attribute."""
    body = FluentParser().parse(source(language, name)).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert junk == []
    found = {}
    for entry in body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            found[entry.id.name] = read(entry.value)
            for each in entry.attributes:
                found[f"{entry.id.name}.{each.id.name}"] = read(each.value)
    return found


@cache
def all_messages(language):
    return {key: each for name in FILES for key, each in messages(language, name).items()}


def values_of(language, key):
    """What a message reads, also through others."""
    reading = all_messages(language)[key]
    through = (values_of(language, each) for each in reading.references)
    return reading.values.union(*through)


def ids(language, name):
    return {key for key in messages(language, name) if "." not in key}


def events_of(game):
    return {
        each
        for each in vars(game.story).values()
        if isinstance(each, type) and issubclass(each, Event) and each is not Event
    }


def expected_ids(game):
    """All that clients ask for by a rule."""
    prefix = game.name
    events = {each.__struct_config__.tag for each in events_of(game)}
    options = {
        f"option_{option}{part}"
        for option, values in game.options.items()
        for part in ("", "_help", *(f"_{str(value).lower()}" for value in values))
    }
    ribbon = {
        f"ribbon_{phase}_{part}"
        for phase in PHASES[game.name]
        for part in ("you", "you_help", "other")
    }
    scores = {
        f"score_{each}{part}" for each in SCORES[game.name] for part in ("", "_help")
    }
    buttons = {f"do_{form.verb}" for form in game.actions.forms}
    facts = {"title", "author", "advert"}
    whole = events | options | ribbon | scores | buttons | facts
    return {re.sub("[_ ]", "-", f"{prefix}-{each}") for each in whole}


def test_every_message_is_there_and_none_is_said_in_vain(game):
    prefix = game.name.replace("_", "-")
    there = ids("en", game.name)
    reasons = {key for key in there if key.startswith(f"{prefix}-why-")}
    referred = {each for m in all_messages("en").values() for each in m.references}
    entries = {f"{prefix}-cards", f"{prefix}-notes"}
    labels = {key.partition(".")[0] for key in messages("en", game.name) if "." in key}

    assert expected_ids(game) - there == set()
    assert there - expected_ids(game) - reasons - referred - entries - labels <= (
        OTHER_BUTTONS
    )


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_messages_with_the_same_values(language, name):
    assert list(messages(language, name)) != []
    assert sorted(ids(language, name)) == sorted(ids("en", name))
    for key in messages("en", name):
        assert values_of(language, key) == values_of("en", key), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_form_that_only_one_language_has_is_used_there(language):
    referred = {each for m in all_messages(language).values() for each in m.references}
    for key in all_messages(language):
        if "." in key:
            assert key in all_messages("en") or key in referred, key


def test_whole_games_can_be_told_until_every_event_has_happened(game):
    told = Counter()
    for seed in range(200):
        if told.keys() == events_of(game):
            break
        for viewer, event in a_story(game, seed):
            told[type(event)] += 1
            if told[type(event)] <= OFTEN:
                for language in LANGUAGES:
                    text = words.tell(game.name, event, NAMES, viewer, language)
                    assert_is_a_sentence(text)
    assert told.keys() == events_of(game)


def a_story(game, seed):
    """A whole random game as somebody who watches and the first seat hear it."""
    match = Match(game, players=game.players[seed % len(game.players)], seed=seed)
    chooser = random.Random(seed)
    while not match.over:
        seat = match.actors[0]
        legal = match.legal(seat)
        # The first action half the time: long games, in which more happens.
        move = chooser.choice([legal[0], chooser.choice(legal)])
        for viewer, events in match.play(seat, move, (-1, 0)).items():
            for event in events:
                yield viewer, event


def assert_is_a_sentence(text):
    assert re.fullmatch(r"(?!.*  )[^\W_a-z].*\.", text), text
    assert not re.search(r"[{}_]|\bunknown\b| [.,]", text), text


def test_every_action_has_its_words_on_a_button(game):
    every = (game.actions.write(action) for action in range(len(game.actions)))
    heard = {game.actions.write(secret.heard) for secret in game.actions.secrets.values()}
    for action in {*every} - heard:
        for language in LANGUAGES:
            text = words.do(game.name, action, NAMES, 0, language)
            assert re.fullmatch(r"[^\W_a-z][^{}_]*[^.]", text), text


# Values such as clients pass to messages that no event fills in.
VALUES = {
    "names": "Béla", "bid": 7, "must": "no", "note": 20, "amount": 35, "value": 5,
    "colour": "red", "bar": "jungle", "apart": "no", "count": 2, "card": "ring",
    "card-value": 2, "card-colour": "blue", "type": "laundry", "influence": "one",
    "first": "red", "second": "blue", "family": "black", "number": 3, "cars": 2,
    "score": 7, "head": "Anna", "last": "Béla",
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_no_event_says_can_be_said_too(language):
    bundle = FluentBundle([language], use_isolating=False)
    for name in FILES:
        bundle.add_resource(FluentResource(source(language, name)))
    for key in all_messages(language):
        if values_of(language, key) <= VALUES.keys():
            name, _, attribute = key.partition(".")
            message = bundle.get_message(name)
            pattern = message.attributes[attribute] if attribute else message.value
            text, errors = bundle.format_pattern(pattern, VALUES)
            assert not errors, (key, errors)
            assert text.strip() == text != "", key


def test_a_sentence_speaks_to_its_reader():
    from malavita.games.razzia_knizia.story import ChequeBid, GameEnded, LotWon

    game = "razzia_knizia"
    bid = ChequeBid(seat=1, cheque=7)
    assert words.tell(game, bid, NAMES, 0) == "Béla bids 7."
    assert words.tell(game, bid, NAMES, 1) == "You bid 7."
    lot = LotWon(seat=2, cheque=9, taken=1, cards={"car": 2, "ring": 1})
    assert words.tell(game, lot, NAMES, 0) == (
        "Cleo takes the row and cheque 1 for 9: 2 cars and a ring."
    )
    shared = GameEnded(scores=[5, 5, 1], winners=[0, 1])
    assert words.tell(game, shared, NAMES, 0) == (
        "You and Béla share the win with 5 points."
    )
    assert words.tell(game, shared, NAMES, 2) == (
        "Anna and Béla share the win with 5 points."
    )


def test_every_seat_in_a_sentence_has_a_name():
    from malavita.games.razzia_dorra.story import DuelFought, SplitOpened

    names = ["Anna", "seat 1", "Cleo"]
    split = SplitOpened(1, "Jungle", [0, 1, 2], [50, 5], 55)
    assert words.tell("razzia_dorra", split, names, 0) == (
        "Jungle: seat 1 shares out 55. Claimants: you, seat 1 and Cleo."
    )
    duel = DuelFought(0, 2, 1, 6, 0, 6, 2)
    assert words.tell("razzia_dorra", duel, names, 0) == (
        "Cleo duels with you: 6+1 against 2+6. You win."
    )


def test_a_field_that_names_a_seat_says_so(game):
    """By the names that such fields have."""
    for event in events_of(game):
        for field in msgspec.structs.fields(event):
            assert (field.name in words._SEAT) == (field.type == Seat), field.name
            assert (field.name in words._SEATS) == (field.type == Seats), field.name


def test_a_message_without_its_values_is_an_error():
    with pytest.raises(ValueError, match="cheque"):
        words.say("razzia-knizia-cheque-bid", {"by": "you"})
