"""Search for the best action in imagined games: information-set Monte-Carlo tree search.

Each iteration imagines the hidden cards afresh (redeal), goes down the trees of all
seats at once - every seat chooses by what its own tree has seen, for its own good -,
adds one node, plays the game out and tells the trees how it ended, each seat its own
value. Chance is sampled by the imagined table itself. See docs/bots.md.
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
from malavita.engine.luck import next_word, pick, seed_luck
from malavita.engine.record import Ints
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
DEEPEST = 64  # decisions of an iteration that the trees remember
EXPLORE = 0.5  # how much a doubtful action is worth trying
TRUST = 0.5  # how often the bot itself is expected to do as a soldier ...
TRUST_OTHERS = 0.95  # ... and how often the others: they are hardly ever far from it
MOST_SLOTS = 1 << 20  # of a tree: 20 MB
FEWEST_SLOTS = 1 << 12
SLOTS_A_MILLISECOND = 500  # more than any game fills
SLICE = 0.004  # seconds between two looks at the clock
FIRST_SLICE = 4  # iterations
PARTS = 20  # between which a search may find that it has seen enough


class Desk(NamedTuple):
    """Everything an iteration writes on, so that it allocates nothing."""

    views: Any  # 0: what the bot sees; 1: what an imagined seat sees
    states: Any
    actions: Ints
    heard: Ints  # by action: what the other seats hear of it
    luck: Ints
    nodes: Ints  # by seat: where it stands in its tree
    path: Ints  # by depth and seat: the nodes passed
    points: Ints
    values: Any  # by seat
    children: Ints  # by legal action: the node below
    spread: Any  # 0: sum of all leads so far, without signs; 1: how many
    visits: Ints  # by action of the bot
    wins: Any  # by action of the bot and seat: games won, shared ones in parts


@dataclass(frozen=True, slots=True)
class Thoughts:
    """What a search has come to; one entry for each action, the best first."""

    actions: list[int]
    visits: list[int]
    values: list[list[float]]  # for each action and seat: the share of games won
    iterations: int

    @property
    def best(self) -> int:
        return self.actions[0]


class Search:
    """A place to think for one bot; used by one caller at a time."""

    def __init__(self, game: Game, style: Style | None = None, threads: int = 1) -> None:
        self.style = style or style_of(game)
        self.desks = [_new_desk(game) for _ in range(threads)]
        self.trees = [new_tree(FEWEST_SLOTS) for _ in range(threads)]

    @property
    def bytes(self) -> int:
        """The memory it holds."""
        parts = (part for room in (*self.desks, *self.trees) for part in room)
        return sum(part.nbytes for part in parts)

    def think(
        self,
        view: Any,
        luck: Ints,
        *,
        iterations: int | None = None,
        milliseconds: float | None = None,
        until_clear: bool = False,
    ) -> Thoughts:
        """Search until a number of iterations is done or the time is up.

        If only the best action is asked for, a single thread may stop as soon as the
        iterations left cannot make another action the most tried one.
        """
        start = perf_counter()
        desks, threads = self.desks, len(self.desks)
        for desk in desks:
            _clear(desk, view, luck)
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
        return _sum_up(desks, view.players)

    def _iterate(self, i: int, iterations: int, early: bool) -> None:
        self._clear_tree(i, 2 * iterations * self.desks[i].views[0].players)
        left, part = iterations, -(-iterations // PARTS) if early else iterations
        while left and not (early and _is_clear(self.desks[i].visits, left)):
            part = min(part, left)
            iterate(self.desks[i], self.trees[i], self.style, part)
            left -= part

    def _iterate_until(self, i: int, end: float, slots: int) -> None:
        self._clear_tree(i, slots)
        iterations, now = FIRST_SLICE, perf_counter()
        while True:
            iterate(self.desks[i], self.trees[i], self.style, iterations)
            before, now = now, perf_counter()
            if now >= end:  # not before: a late answer is better than none
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
    """Whether the most tried action stays so, whatever comes."""
    second, first = np.partition(visits, -2)[-2:]
    return bool(first > second + left)


def _new_desk(game: Game) -> Desk:
    most = game.players[-1]
    return Desk(
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


def _clear(desk: Desk, view: Any, luck: Ints) -> None:
    desk.views[0] = view
    seed_luck(desk.luck, next_word(luck), next_word(luck), next_word(luck))
    for part in (desk.spread, desk.visits, desk.wins):
        part[:] = 0


def _sum_up(desks: list[Desk], players: int) -> Thoughts:
    """All threads together: the most visited first, of equals the more valuable."""
    visits = np.sum([desk.visits for desk in desks], axis=0)
    wins = np.sum([desk.wins for desk in desks], axis=0)
    tried = [int(action) for action in np.flatnonzero(visits)]
    seat = desks[0].views[0].seat
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
def iterate(desk: Desk, tree: Tree, style: Style, iterations: int) -> None:
    """Imagine so many games."""
    for _ in range(iterations):
        redeal(desk.views[0], desk.states[0], desk.luck)
        ask_again(desk.states[0], desk.views[0].seat)
        imagine_a_game(desk, tree, style)


@jit
def imagine_a_game(desk: Desk, tree: Tree, style: Style) -> None:
    """Play one game, by the trees as far as they reach; remember how it ended.

    There is one loop for both parts, and each verb is called in one place: compiled
    code holds a copy of the rules for every call.
    """
    state, view, actions = desk.states[0], desk.views[1], desk.actions
    moves, depth, first = 0, 0, NO_ACTION
    growing = True
    for seat in range(desk.views[0].players):
        desk.nodes[seat] = find_or_grow(tree, ROOT, seat)
    mover = desk.views[0].seat  # of several who choose in secret the bot is first
    loose = _loosen(desk, style)
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
            action = advise(view, actions, n, desk.luck)
        elif n > 1:
            action = int(actions[pick(desk.luck, n)])
        if growing and not at_random:
            action = _choose(desk, tree, mover, n, action if guided else NO_ACTION)
        if growing:
            growing = _go_down(desk, tree, mover, action, depth)
            depth += 1
        if first == NO_ACTION:
            first = action
        apply(state, mover, action)
        moves += 1
        who = actors(state)
        mover = lowest(who)
    _value(desk, state, style, first)
    _tell_trees(desk, tree, depth)


@jit
def _loosen(desk: Desk, style: Style) -> int:
    """The others who will play at random: who expects only soldiers loses to fools."""
    loose = 0
    if style.loose:
        for seat in range(desk.views[0].players):
            if seat != desk.views[0].seat and pick(desk.luck, 100) < style.loose:
                loose |= 1 << seat
    return loose


@jit
def _choose(desk: Desk, tree: Tree, mover: int, n: int, advised: int) -> int:
    """The most promising action: good so far, or advised, or seldom tried."""
    actions, children = desk.actions, desk.children
    visits, usual = _look_down(desk, tree, desk.nodes[mover], n)
    eagerness = EXPLORE * sqrt(visits + 1.0)
    trust = TRUST if mover == desk.views[0].seat else TRUST_OTHERS
    if advised == NO_ACTION:
        trust = 0.0
    best, chosen = -1.0, int(actions[0])
    i = pick(desk.luck, n)  # of equals any may come first
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
def _look_down(desk: Desk, tree: Tree, node: int, n: int) -> tuple[int, float]:
    """Find what lies below a node; how often it was visited, and the usual value."""
    visits, total = 0, 0.0
    for i in range(n):
        child = find(tree, node, desk.actions[i])
        desk.children[i] = child
        if child != NO_NODE:
            visits += tree.visits[child]
            total += tree.totals[child]
    return visits, total / visits if visits else 0.0


@jit
def _go_down(desk: Desk, tree: Tree, mover: int, action: int, depth: int) -> bool:
    """Every seat follows what it hears; whether there is more of the tree below."""
    old = True
    for seat in range(desk.views[0].players):
        label = action if seat == mover else desk.heard[action]
        node = find_or_grow(tree, desk.nodes[seat], label)
        desk.nodes[seat] = node
        desk.path[depth, seat] = node
        if node == NO_NODE or (seat == mover and tree.visits[node] == 0):
            old = False
    return old and depth + 1 < DEEPEST


@jit
def _value(desk: Desk, state: Any, style: Style, first: int) -> None:
    """What the end is worth to every seat: to win, and to lead or to trail by little."""
    players = desk.views[0].players
    score(state, desk.points)
    won = winners(state)
    together = 0
    for seat in range(players):
        together += won >> seat & 1
    desk.visits[first] += 1
    for seat in range(players):
        share = (won >> seat & 1) / together
        desk.wins[first, seat] += share
        lead = _lead(desk.points, players, seat)
        desk.spread[0] += abs(lead)
        desk.spread[1] += 1
        usual = desk.spread[0] / desk.spread[1] + 1e-9
        margin = 0.5 + 0.5 * lead / (abs(lead) + usual)
        desk.values[seat] = style.win * share + (1 - style.win) * margin


@jit
def _lead(points: Ints, players: int, seat: int) -> float:
    """How far a seat is ahead of the others, on average."""
    others: int = 0
    for other in range(players):
        if other != seat:
            others += points[other]
    return float(points[seat] - others / (players - 1))


@jit
def _tell_trees(desk: Desk, tree: Tree, depth: int) -> None:
    for step in range(depth):
        for seat in range(desk.views[0].players):
            node = desk.path[step, seat]
            if node != NO_NODE:
                tree.visits[node] += 1
                tree.totals[node] += desk.values[seat]
