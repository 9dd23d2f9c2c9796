"""Sicilianos: gang wars with half-hidden hands."""

from malavita.engine.game import Game
from malavita.engine.verbs import register
from malavita.games.sicilianos import (
    cards,
    faults,
    outlook,
    position,
    rules,
    sight,
    story,
)
from malavita.games.sicilianos.actions import ACTIONS
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
        actions=ACTIONS,
        State=State,
        View=View,
        cards=cards,
        rules=rules,
        faults=faults,
        sight=sight,
        position=position,
        story=story,
        outlook=outlook,
    )
)
