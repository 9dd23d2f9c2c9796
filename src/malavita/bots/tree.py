"""The trees of a search, stored in one hash table.

Every seat has its own tree, in which a path is what this seat has heard: its own
actions, and of the secret actions of others the ones that it hears. All trees share one
table; the key is a node and the label of the next step, and a node is the number of its
slot. Nothing is ever removed, so a slot keeps its node until the table is wiped.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from malavita.engine.jit import jit
from malavita.engine.layout import Ints

LABELS = 1 << 12  # more than the actions of any game
NO_NODE = -1
FULL = 3, 4  # the part of its slots that a table fills at most
ROOT = -1  # the parent of all roots


class Tree(NamedTuple):
    """The arrays of the table; a slot whose key is 0 is free."""

    keys: Ints
    visits: Ints
    totals: Any  # sum of the values of all visits, for the seat of the tree
    size: Ints  # size[0]: number of slots in use


def new_tree(slots: int) -> Tree:
    """An empty table; slots must be a power of two."""
    return Tree(
        np.zeros(slots, np.int64),
        np.zeros(slots, np.int32),
        np.zeros(slots, np.float64),
        np.zeros(1, np.int64),
    )


def wipe(tree: Tree) -> None:
    """Remove all nodes."""
    for part in tree:
        part[:] = 0


@jit
def find(tree: Tree, node: int, label: int) -> int:
    """The child of a node by a label; NO_NODE if there is none."""
    key = _key(node, label)
    slot = _first_slot(tree, key)
    while tree.keys[slot] != key:
        if tree.keys[slot] == 0:
            return NO_NODE
        slot = slot + 1 & len(tree.keys) - 1
    return slot


@jit
def find_or_grow(tree: Tree, node: int, label: int) -> int:
    """The child of a node by a label, new if needed; NO_NODE if the table is full."""
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
    """The hash of a key; its products stay below 2**63."""
    mixed = (key & 0xFFFFFFFF) * 0x2C1B3C6D + (key >> 32) * 0x297A2D39
    mixed ^= mixed >> 29
    return (mixed & 0xFFFFFFFF) * 0x1B56C4E9 >> 20 & len(tree.keys) - 1
