"""What a searching bot remembers of the games it has imagined.

Every seat has a tree of its own, in which a way down is what this seat has heard:
its own actions as they are, the secret ones of others as they sound to it. All trees
share one table, addressed by a node and what is heard there; a node is its slot.
Nothing is ever taken out, so a slot stays what it is until the table is wiped.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from malavita.engine.jit import jit
from malavita.engine.record import Ints

LABELS = 1 << 12  # more than a game has actions
NO_NODE = -1
FULL = 3, 4  # beyond this part of its slots a table takes no new nodes
ROOT = -1  # what the roots hang from


class Tree(NamedTuple):
    """The arrays of the table; a slot whose key is 0 is free."""

    keys: Ints
    visits: Ints
    totals: Any  # of the values that its visits came to, for the seat of the tree
    size: Ints  # size[0]: slots in use


def new_tree(slots: int) -> Tree:
    """An empty table; slots must be a power of two."""
    return Tree(
        np.zeros(slots, np.int64),
        np.zeros(slots, np.int32),
        np.zeros(slots, np.float64),
        np.zeros(1, np.int64),
    )


def wipe(tree: Tree) -> None:
    """Forget everything."""
    for part in tree:
        part[:] = 0


@jit
def find(tree: Tree, node: int, label: int) -> int:
    """The node below this one along a label; NO_NODE if there is none yet."""
    key = _key(node, label)
    slot = _first_slot(tree, key)
    while tree.keys[slot] != key:
        if tree.keys[slot] == 0:
            return NO_NODE
        slot = slot + 1 & len(tree.keys) - 1
    return slot


@jit
def find_or_grow(tree: Tree, node: int, label: int) -> int:
    """The node below this one along a label, a new one if need be and there is room."""
    key = _key(node, label)
    slot = _first_slot(tree, key)
    while tree.keys[slot] != key:
        if tree.keys[slot] == 0:
            if tree.size[0] * FULL[1] >= len(tree.keys) * FULL[0]:
                return NO_NODE
            tree.keys[slot] = key
            tree.size[0] += 1
            break
        slot = slot + 1 & len(tree.keys) - 1
    return slot


@jit
def _key(node: int, label: int) -> int:
    return (node + 1) * LABELS + label + 1


@jit
def _first_slot(tree: Tree, key: int) -> int:
    """Where to look first: the key, well stirred, in numbers below 2**63."""
    stirred = (key & 0xFFFFFFFF) * 0x2C1B3C6D + (key >> 32) * 0x297A2D39
    stirred ^= stirred >> 29
    return (stirred & 0xFFFFFFFF) * 0x1B56C4E9 >> 20 & len(tree.keys) - 1
