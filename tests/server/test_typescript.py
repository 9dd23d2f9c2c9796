from malavita.engine.event import Event
from malavita.games import GAMES
from malavita.wire.typescript import generate


def test_every_message_and_event_has_its_type():
    text = generate()
    for name in ("Whole", "Change", "Play", "NewTable", "Problem", "Rating"):
        assert f"export interface {name} {{" in text
    events = sum(
        isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
        for game in GAMES.values()
        for kind in vars(game.story).values()
    )
    assert text.count("  event: ") == events
    assert "story: StoryEvent[];" in text
    assert 'type: "take_back";' in text


def test_every_type_that_is_used_is_defined():
    text = generate()
    for name in ("TableInfo", "Seat", "Pace", "Standing", "Choice", "Clock", "Line"):
        assert f"export interface {name} {{" in text
    assert "undefined" not in text
