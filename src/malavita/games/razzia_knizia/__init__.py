"""Razzia!: an auction with the police at the door."""

from malavita.engine.game import Game
from malavita.engine.verbs import register
from malavita.games.razzia_knizia import (
    cards,
    faults,
    outlook,
    position,
    rules,
    sight,
    story,
)
from malavita.games.razzia_knizia.actions import ACTIONS
from malavita.games.razzia_knizia.state import State, View

GAME = register(
    Game(
        name="razzia_knizia",
        title="Razzia!",
        author="Reiner Knizia",
        year=2004,
        edition=1,
        players=range(2, 6),
        options={
            "piles": (2, 1),
            "empty_auction": (True, False),
            "tie": ("shared", "cheque"),
        },
        open=True,
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
