"""Sicilianos: gang wars with half-hidden hands."""

from malavita.engine.game import Game
from malavita.engine.verbs import register
from malavita.games.sicilianos import (
    cards,
    faults,
    notation,
    outlook,
    position,
    rules,
    sight,
    story,
)
from malavita.games.sicilianos.state import State, View

GAME = register(
    Game(
        name="sicilianos",
        title="Sicilianos",
        author="Czarné",
        year=2004,
        edition=2,
        players=range(3, 7),
        options={"draft": ("choose", "random")},
        open=False,
        actions=rules.ACTIONS,
        State=State,
        View=View,
        cards=cards,
        rules=rules,
        faults=faults,
        sight=sight,
        notation=notation,
        position=position,
        story=story,
        outlook=outlook,
    )
)
