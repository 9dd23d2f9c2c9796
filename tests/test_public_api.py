"""All that `import malavita` exports, called with anything: it works, or a TableError.

Functions and their parameters are read from the API. A new parameter without an entry
in GOOD fails the first test; a new function is called like all others.
"""

import inspect
import json
import reprlib
import subprocess
import sys
from copy import deepcopy

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import malavita
from malavita import GAMES, Batch, Match, TableError
from tests.conftest import play_on

CLASSES = [Match, Batch]
NOT_CALLED = {"GAMES", "TableError", "__version__"}
HUGE = 10**5_000  # more digits than Python writes down


def functions(kind):
    """The class itself and its public methods, by name."""
    public = {
        name: getattr(kind, name) for name in vars(kind) if not name.startswith("_")
    }
    return {kind.__name__: kind} | {
        name: each for name, each in public.items() if callable(each)
    }


def properties(kind):
    return [name for name, each in vars(kind).items() if isinstance(each, property)]


def parameters(function):
    found = inspect.signature(function).parameters.values()
    return [each for each in found if each.name != "self"]


CALLS = [(kind, name) for kind in CLASSES for name in functions(kind)]
NAMES = [f"{kind.__name__}.{name}" for kind, name in CALLS]


class Unspeakable:
    """An argument that cannot even be shown."""

    def __repr__(self):
        raise RuntimeError


def endless():
    """A list that contains itself."""
    found = []
    found.append(found)
    return found


def made(*makers):
    """Values that Hypothesis could not show: it is told only how they are made."""
    return st.sampled_from(makers).map(lambda make: make())


# No int from 3 to 1,000: so many decisions, games or threads would take long.
numbers = st.sampled_from([-(1 << 63), -2, -1, 0, 1, 2, 1 << 31, 1 << 63]) | made(
    lambda: HUGE, lambda: -HUGE
)
scalars = st.one_of(
    st.none(),
    st.booleans(),
    numbers,
    st.floats(),
    st.text(max_size=5),
    st.sampled_from(["\ud800", "auction", "0", "thieves", b"\x00", 1j, object, len]),
)
arrays = st.sampled_from(
    [
        np.int64(0),
        np.float64("nan"),
        np.str_("auction"),
        np.bool_(True),
        np.array(0),
        np.arange(2),
        np.arange(3)[:, np.newaxis],
        np.array([0.0, 1.5, 2.0]),
        np.array([1 << 63, 1, 2], np.uint64),
        np.array(["0", "1", "2"]),
        np.zeros(3, "M8[s]"),
        np.zeros(3, [("a", "i4")]),
    ]
)
odd = made(Unspeakable, endless, object, lambda: np.array([None, 1, HUGE], object))
plain = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.one_of(st.text(max_size=5), numbers), inner, max_size=3)
    ),
    max_leaves=5,
)
anything = st.one_of(plain, arrays, odd)


@st.composite
def tampered(draw, data):
    """Plain data of which some part has been replaced, removed or added."""
    data = deepcopy(data)
    at = data
    while True:
        keys = list(at) if isinstance(at, dict) else list(range(len(at)))
        key = draw(st.sampled_from(keys))
        if not isinstance(at[key], dict | list) or not at[key] or draw(st.booleans()):
            break
        at = at[key]
    match draw(st.sampled_from(["replace", "remove", "add"])):
        case "replace":
            at[key] = draw(plain)
        case "remove":
            del at[key]
        case "add" if isinstance(at, dict):
            at[draw(st.text(max_size=5))] = draw(plain)
        case "add":
            at.insert(key, draw(plain))
    return data


def sound_or_tampered(data):
    return st.just(data) | tampered(data)


class Scene:
    """Two matches and a batch of a game, from which good arguments are taken."""

    def __init__(self, game, seed, moves):
        self.game = game
        self.match = Match(game, players=3, seed=seed)
        play_on(self.match, seed, moves)
        self.earlier = self.match.before()
        play_on(self.match, seed, 1)
        self.other = Match(game, players=3, seed=seed)
        self.batch = Batch(game, players=3, size=3, seed=seed)

    def actions(self):
        return [text for seat in range(3) for text in self.match.legal(seat)] or ["pass"]

    def legal_step(self):
        return self.batch.legal().argmax(axis=1)


scenes = st.builds(
    Scene, st.sampled_from(list(GAMES.values())), st.integers(0, 3), st.integers(0, 25)
)

# By the name of a parameter: values that are right, at least for some function.
GOOD = {
    "action": lambda scene: st.sampled_from(scene.actions()),
    "actions": lambda scene: st.just(scene.legal_step()),
    "before": lambda scene: st.sampled_from(
        [scene.earlier, scene.match.before(), scene.other.before()]
    ),
    "edition": lambda scene: st.integers(1, scene.game.edition),
    "depth": lambda scene: st.integers(0, 2),
    "game": lambda scene: st.sampled_from([scene.game, scene.game.name]),
    "options": lambda scene: st.fixed_dictionaries(
        {}, optional={k: st.sampled_from(v) for k, v in scene.game.options.items()}
    ),
    "players": lambda scene: st.sampled_from(scene.game.players),
    "position": lambda scene: sound_or_tampered(scene.match.position()),
    "record": lambda scene: sound_or_tampered(scene.match.record()),
    "seat": lambda scene: st.sampled_from([*scene.match.actors, -1, 0, 1, 2]),
    "seed": lambda scene: st.sampled_from([0, 7, "ff", (1 << 256) - 1]),
    "size": lambda scene: st.integers(1, 3),
    "threads": lambda scene: st.integers(1, 3),
    "viewers": lambda scene: st.lists(st.integers(-1, 2), max_size=4),
}


class Call:
    """A function with arguments; the subject is what it may change."""

    def __init__(self, subject, function, arguments):
        self.subject = subject
        self.function = function
        self.arguments = arguments

    def __repr__(self):
        return f"{self.function.__qualname__}(**{reprlib.repr(self.arguments)})"


@st.composite
def calls(draw, kind, name):
    """Mostly good arguments: a call that is wrong in one way gets further than others."""
    scene = draw(scenes)
    subject = scene.match if kind is Match else scene.batch
    function = kind if name == kind.__name__ else getattr(subject, name)
    arguments = {}
    for each in parameters(function):
        if each.default is not each.empty and draw(st.booleans()):
            continue
        wrong = draw(st.integers(0, 3)) == 0
        arguments[each.name] = draw(anything if wrong else GOOD[each.name](scene))
    return Call(subject, function, arguments)


def everything(subject):
    """All that a match or a batch says of itself."""
    if isinstance(subject, Match):
        heard = [subject.heard(viewer) for viewer in range(-1, subject.players)]
        return subject.digest(), subject.log, heard, subject.record()
    arrays = (subject.views(), subject.legal())
    arrays += (subject.seats, subject.points, subject.ended)
    return [array.tobytes() for array in arrays]


def check_sound(subject):
    """Whatever was accepted can be gone on with."""
    for name in properties(type(subject)):
        getattr(subject, name)
    if isinstance(subject, Match):
        assert subject.faults() == 0
        record = json.loads(json.dumps(subject.record()))
        assert Match.replay(record).digest() == subject.digest()


def test_good_arguments_are_known_for_every_parameter():
    assert {each.__name__ for each in CLASSES} | NOT_CALLED == set(malavita.__all__)
    named = {
        parameter.name
        for kind, name in CALLS
        for parameter in parameters(functions(kind)[name])
    }
    assert named == GOOD.keys()


@pytest.mark.parametrize(("kind", "name"), CALLS, ids=NAMES)
@settings(suppress_health_check=[HealthCheck.too_slow])  # rules may have to be compiled
@given(data=st.data())
def test_whatever_is_asked_for_is_done_or_refused_and_then_nothing_has_changed(
    kind, name, data
):
    call = data.draw(calls(kind, name))
    before = everything(call.subject)
    refusal = None
    try:
        answer = call.function(**call.arguments)
    except TableError as error:
        refusal = error
    if refusal is None:
        check_sound(answer if isinstance(answer, kind) else call.subject)
    else:
        assert refusal.code != TableError.code
        assert 0 < len(str(refusal)) < 1_000
        assert everything(call.subject) == before


@pytest.mark.parametrize(
    "statement",
    [
        "from malavita.engine.match import Match; Match('thieves', players=3)",
        "from malavita.engine.verbs import game_named; game_named('thieves')",
        "import malavita; malavita.Match('thieves', players=3)",
    ],
)
def test_games_are_known_by_name_whatever_is_imported_first(statement):
    subprocess.run([sys.executable, "-c", statement], check=True)
