"""A bot that sees all hands and all loot of Thieves!: an upper bound for honest bots.

Only the order of the pile is hidden from it. Normal bots get views and cannot cheat, so
this one needs its own runner.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from malavita.arena.plan import Plan
from malavita.arena.playing import Played, Runner
from malavita.bots.search import Search, Workspace, imagine_a_game
from malavita.bots.style import Style
from malavita.bots.tree import Tree
from malavita.engine.dice import seed_dice_by_luck
from malavita.engine.jit import jit
from malavita.engine.layout import Ints
from malavita.engine.luck import jumble


class Seer(Search):
    """A search that starts from the true state."""

    truth: Any  # one state

    def _iterate(self, i: int, iterations: int, early: bool) -> None:
        self._clear_tree(i, 2 * iterations * self.workspaces[i].views[0].players)
        iterate_knowing(
            self.workspaces[i], self.trees[i], self.style, self.truth, iterations
        )


class SeerRunner(Runner):
    """A runner whose first bot is a Seer."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self.seer = self.bots[0].search = Seer(self.game)

    def played(
        self, states: Any, bots: Ints, luck: Ints, stopped: Callable[[], bool]
    ) -> Ints:
        """Play one game after the other, so that the seer has the right state."""
        lengths = []
        for at in range(len(states)):
            one = slice(at, at + 1)
            self.seer.truth = states[one]
            lengths += list(super().played(states[one], bots[one], luck[one], stopped))
        return np.array(lengths)


def play_knowing(plan: Plan) -> Iterator[Played]:
    """Play all games of a plan, deal after deal."""
    runner = SeerRunner(plan)
    for deal in range(plan.deals):
        yield runner.play(range(deal, deal + 1), lambda: False)


@jit
def iterate_knowing(
    work: Workspace, tree: Tree, style: Style, truth: Any, iterations: int
) -> None:
    """Run a number of iterations from the true state with a shuffled pile."""
    state = work.states[0]
    for _ in range(iterations):
        work.states[0] = truth[0]
        seed_dice_by_luck(state, work.luck)
        jumble(work.luck, state.deck, state.pile_size)
        imagine_a_game(work, tree, style)
