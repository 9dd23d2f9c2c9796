"""Razzia: gamblers and police go to the same bars, and share or roll for the money."""

from malavita.engine.game import Game
from malavita.engine.verbs import register
from malavita.games.razzia_dorra import (
    cards,
    faults,
    outlook,
    position,
    rules,
    sight,
    story,
)
from malavita.games.razzia_dorra.actions import ACTIONS
from malavita.games.razzia_dorra.state import State, View

GAME = register(
    Game(
        name="razzia_dorra",
        title="Razzia",
        author="Stefan Dorra",
        year=1992,
        edition=1,
        players=range(3, 9),
        options={
            "last_notes": ("play", "out"),
            "answers": ("secret", "open"),
            "money": ("open", "hidden"),
        },
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
