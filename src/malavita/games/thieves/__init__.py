"""Thieves!: hoarding under the eyes of the police."""

from malavita.engine.game import Game
from malavita.engine.verbs import register
from malavita.games.thieves import (
    cards,
    faults,
    outlook,
    position,
    rules,
    sight,
    story,
)
from malavita.games.thieves.actions import ACTIONS
from malavita.games.thieves.state import State, View

GAME = register(
    Game(
        name="thieves",
        title="Thieves!",
        author="Richard de Rijk",
        year=2016,
        edition=1,
        players=range(3, 7),
        options={
            "alarm": ("all", "others"),
            "raid_tie": ("all", "none"),
            "after_raid": ("open", "closed"),
            "actions": ("out", "reshuffled"),
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
