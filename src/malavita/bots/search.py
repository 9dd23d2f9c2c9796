"""Information-set Monte-Carlo tree search.

Each iteration deals the hidden cards at random (redeal) and goes down the trees of all
seats at once; every seat chooses by its own tree, to its own advantage. It adds one node
to each tree, plays the game to its end and adds each seat's result to its tree. Chance
comes from the imagined state. See docs/bots.md.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

from malavita.bots.strategy import advise, ask_again, distinct, style_of
from malavita.bots.style import Style
from malavita.bots.tree import NO_NODE, ROOT, Tree, find, find_or_grow, new_tree, wipe
from malavita.engine.bits import lowest
from malavita.engine.game import Game
from malavita.engine.jit import jit
from malavita.engine.layout import Ints
from malavita.engine.luck import next_word, pick, seed_luck
from malavita.engine.verbs import (
    actors,
    apply,
    legal,
    observe,
    redeal,
    score,
    winners,
)

NO_ACTION = -1
DEEPEST = 64  # decisions of an iteration that are stored in the trees
EXPLORE = 0.5  # weight of exploring actions that were seldom tried
TRUST = 0.5  # prior probability that the bot itself plays what a soldier plays ...
TRUST_OTHERS = 0.95  # ... and that the other seats do
MOST_SLOTS = 1 << 20  # of a tree: 20 MB
FEWEST_SLOTS = 1 << 12
SLOTS_A_MILLISECOND = 500  # more than any game fills
SLICE = 0.004  # seconds between two checks of the clock
FIRST_SLICE = 4  # iterations before the first check
PARTS = 20  # of a search that may stop early, which is checked after each


class Workspace(NamedTuple):
    """Preallocated working memory of one thread."""

    views: Any  # 0: the bot's view; 1: the view of a seat in an imagined game
    states: Any
    actions: Ints
    heard: Ints  # by action: the action that the other seats hear
    luck: Ints
    nodes: Ints  # by seat: the current node in its tree
    path: Ints  # by depth and seat: the nodes passed
    points: Ints
    values: Any  # by seat
    children: Ints  # by legal action: the child node
    spread: Any  # 0: sum of the absolute leads so far; 1: their number
    visits: Ints  # by action of the bot
    wins: Any  # by action of the bot and seat: games won; a shared win is a fraction


@dataclass(frozen=True, slots=True)
class Thoughts:
    """The result of a search: one entry for each action, the best first."""

    actions: list[int]
    visits: list[int]
    values: list[list[float]]  # by action and seat: the share of games won
    iterations: int

    @property
    def best(self) -> int:
        return self.actions[0]


class Search:
    """The search of one bot with its memory; for one caller at a time."""

    def __init__(self, game: Game, style: Style | None = None, threads: int = 1) -> None:
        self.style = style or style_of(game)
        self.workspaces = [_new_workspace(game) for _ in range(threads)]
        self.trees = [new_tree(FEWEST_SLOTS) for _ in range(threads)]

    @property
    def bytes(self) -> int:
        """The size of its memory."""
        arrays = (array for each in (*self.workspaces, *self.trees) for array in each)
        return sum(array.nbytes for array in arrays)

    def think(
        self,
        view: Any,
        luck: Ints,
        *,
        iterations: int | None = None,
        milliseconds: float | None = None,
        until_clear: bool = False,
    ) -> Thoughts:
        """Search for a number of iterations, or until the time is up.

        With until_clear, a search on one thread stops as soon as the remaining
        iterations cannot change which action is tried most.
        """
        start = perf_counter()
        workspaces, threads = self.workspaces, len(self.workspaces)
        for work in workspaces:
            _clear(work, view, luck)
        if milliseconds is None:
            shares = [(iterations or 0) // threads] * threads
            shares[0] += (iterations or 0) % threads
            early = until_clear and threads == 1
            jobs = [partial(self._iterate, i, n, early) for i, n in enumerate(shares)]
        else:
            end = start + milliseconds / 1000
            slots = int(milliseconds * SLOTS_A_MILLISECOND)
            jobs = [partial(self._iterate_until, i, end, slots) for i in range(threads)]
        if threads == 1:
            jobs[0]()
        else:
            with ThreadPoolExecutor(threads) as pool:
                for done in [pool.submit(job) for job in jobs]:
                    done.result()
        return _sum_up(workspaces, view.players)

    def _iterate(self, i: int, iterations: int, early: bool) -> None:
        self._clear_tree(i, 2 * iterations * self.workspaces[i].views[0].players)
        left, part = iterations, -(-iterations // PARTS) if early else iterations
        while left and not (early and _is_clear(self.workspaces[i].visits, left)):
            part = min(part, left)
            iterate(self.workspaces[i], self.trees[i], self.style, part)
            left -= part

    def _iterate_until(self, i: int, end: float, slots: int) -> None:
        self._clear_tree(i, slots)
        iterations, now = FIRST_SLICE, perf_counter()
        while True:
            iterate(self.workspaces[i], self.trees[i], self.style, iterations)
            before, now = now, perf_counter()
            if now >= end:  # checked after an iteration: an answer needs at least one
                return
            pace = (now - before) / iterations
            iterations = max(1, min(int(min(SLICE, end - now) / pace), 4 * iterations))

    def _clear_tree(self, i: int, wanted: int) -> None:
        slots = len(self.trees[i].keys)
        if slots < min(wanted, MOST_SLOTS):
            slots = max(FEWEST_SLOTS, min(MOST_SLOTS, 1 << wanted.bit_length()))
            self.trees[i] = new_tree(slots)
        else:
            wipe(self.trees[i])


def _is_clear(visits: Ints, left: int) -> bool:
    """Whether the remaining iterations cannot change which action is tried most."""
    second, first = np.partition(visits, -2)[-2:]
    return bool(first > second + left)


def _new_workspace(game: Game) -> Workspace:
    most = game.players[-1]
    return Workspace(
        views=game.View.blank(2),
        states=game.State.blank(1),
        actions=np.zeros(len(game.actions), np.int64),
        heard=game.actions.heard(),
        luck=np.zeros(4, np.int64),
        nodes=np.zeros(most, np.int64),
        path=np.zeros((DEEPEST, most), np.int64),
        points=np.zeros(most, np.int64),
        values=np.zeros(most),
        children=np.zeros(len(game.actions), np.int64),
        spread=np.zeros(2),
        visits=np.zeros(len(game.actions), np.int64),
        wins=np.zeros((len(game.actions), most)),
    )


def _clear(work: Workspace, view: Any, luck: Ints) -> None:
    work.views[0] = view
    seed_luck(work.luck, next_word(luck), next_word(luck), next_word(luck))
    for part in (work.spread, work.visits, work.wins):
        part[:] = 0


def _sum_up(workspaces: list[Workspace], players: int) -> Thoughts:
    """The results of all threads: most visited first, then most valuable first."""
    visits = np.sum([work.visits for work in workspaces], axis=0)
    wins = np.sum([work.wins for work in workspaces], axis=0)
    tried = [int(action) for action in np.flatnonzero(visits)]
    seat = workspaces[0].views[0].seat
    tried.sort(key=lambda action: (-visits[action], -wins[action, seat], action))
    return Thoughts(
        actions=tried,
        visits=[int(visits[action]) for action in tried],
        values=[
            [float(n) for n in wins[action, :players] / visits[action]]
            for action in tried
        ],
        iterations=int(visits.sum()),
    )


@jit
def iterate(work: Workspace, tree: Tree, style: Style, iterations: int) -> None:
    """Run a number of iterations."""
    for _ in range(iterations):
        redeal(work.views[0], work.states[0], work.luck)
        ask_again(work.states[0], work.views[0].seat)
        imagine_a_game(work, tree, style)


@jit
def imagine_a_game(work: Workspace, tree: Tree, style: Style) -> None:
    """Play one game, by the trees as far as they reach; add the result to the trees.

    There is one loop for both parts, and each verb is called in one place only: the
    rules are compiled once for each call.
    """
    state, view, actions = work.states[0], work.views[1], work.actions
    moves, depth, first = 0, 0, NO_ACTION
    growing = True
    for seat in range(work.views[0].players):
        work.nodes[seat] = find_or_grow(tree, ROOT, seat)
    mover = work.views[0].seat  # in a secret choice of several seats the bot is first
    loose = _loosen(work, style)
    who = actors(state)
    while who:
        n = legal(state, mover, actions)
        at_random = loose >> mover & 1
        guided = moves < style.soldiers and not at_random
        if n > 1 and (growing or guided):
            observe(state, mover, view)
        if n > 1 and growing:
            n = distinct(view, actions, n)
        action = int(actions[0])
        if n > 1 and guided:
            action = advise(view, actions, n, work.luck)
        elif n > 1:
            action = int(actions[pick(work.luck, n)])
        if growing and not at_random:
            action = _choose(work, tree, mover, n, action if guided else NO_ACTION)
        if growing:
            growing = _go_down(work, tree, mover, action, depth)
            depth += 1
        if first == NO_ACTION:
            first = action
        apply(state, mover, action)
        moves += 1
        who = actors(state)
        mover = lowest(who)
    _value(work, state, style, first)
    _tell_trees(work, tree, depth)


@jit
def _loosen(work: Workspace, style: Style) -> int:
    """Choose other seats that play at random, as a set.

    A search that assumes soldiers misjudges random opponents.
    """
    loose = 0
    if style.loose:
        for seat in range(work.views[0].players):
            if seat != work.views[0].seat and pick(work.luck, 100) < style.loose:
                loose |= 1 << seat
    return loose


@jit
def _choose(work: Workspace, tree: Tree, mover: int, n: int, advised: int) -> int:
    """The action with the best sum of mean value and exploration bonus (PUCT)."""
    actions, children = work.actions, work.children
    visits, usual = _look_down(work, tree, work.nodes[mover], n)
    eagerness = EXPLORE * sqrt(visits + 1.0)
    trust = TRUST if mover == work.views[0].seat else TRUST_OTHERS
    if advised == NO_ACTION:
        trust = 0.0
    best, chosen = -1.0, int(actions[0])
    i = pick(work.luck, n)  # begin anywhere, so that ties are broken at random
    for _ in range(n):
        i = i + 1 if i + 1 < n else 0
        tried = tree.visits[children[i]] if children[i] != NO_NODE else 0
        promise = tree.totals[children[i]] / tried if tried else usual
        expected = (1.0 - trust) / n + (trust if actions[i] == advised else 0.0)
        promise += eagerness * expected / (1 + tried)
        if promise > best:
            best, chosen = promise, int(actions[i])
    return chosen


@jit
def _look_down(work: Workspace, tree: Tree, node: int, n: int) -> tuple[int, float]:
    """Find the children of a node; return their visits and their mean value."""
    visits, total = 0, 0.0
    for i in range(n):
        child = find(tree, node, work.actions[i])
        work.children[i] = child
        if child != NO_NODE:
            visits += tree.visits[child]
            total += tree.totals[child]
    return visits, total / visits if visits else 0.0


@jit
def _go_down(work: Workspace, tree: Tree, mover: int, action: int, depth: int) -> bool:
    """Let every seat follow what it hears; whether the next node is in the tree too."""
    old = True
    for seat in range(work.views[0].players):
        label = action if seat == mover else work.heard[action]
        node = find_or_grow(tree, work.nodes[seat], label)
        work.nodes[seat] = node
        work.path[depth, seat] = node
        if node == NO_NODE or (seat == mover and tree.visits[node] == 0):
            old = False
    return old and depth + 1 < DEEPEST


@jit
def _value(work: Workspace, state: Any, style: Style, first: int) -> None:
    """Compute the value of the end for every seat, from wins and from the lead."""
    players = work.views[0].players
    score(state, work.points)
    won = winners(state)
    together = 0
    for seat in range(players):
        together += won >> seat & 1
    work.visits[first] += 1
    for seat in range(players):
        share = (won >> seat & 1) / together
        work.wins[first, seat] += share
        lead = _lead(work.points, players, seat)
        work.spread[0] += abs(lead)
        work.spread[1] += 1
        usual = work.spread[0] / work.spread[1] + 1e-9
        margin = 0.5 + 0.5 * lead / (abs(lead) + usual)
        work.values[seat] = style.win * share + (1 - style.win) * margin


@jit
def _lead(points: Ints, players: int, seat: int) -> float:
    """A seat's points minus the mean of the others."""
    others: int = 0
    for other in range(players):
        if other != seat:
            others += points[other]
    return float(points[seat] - others / (players - 1))


@jit
def _tell_trees(work: Workspace, tree: Tree, depth: int) -> None:
    for step in range(depth):
        for seat in range(work.views[0].players):
            node = work.path[step, seat]
            if node != NO_NODE:
                tree.visits[node] += 1
                tree.totals[node] += work.values[seat]
