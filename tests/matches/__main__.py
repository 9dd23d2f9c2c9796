"""Add a random match of the newest edition to the stored ones."""

import argparse

from malavita.cli.arguments import read_options
from malavita.games import GAMES
from tests.conftest import play_randomly
from tests.matches import add

parser = argparse.ArgumentParser("python -m tests.matches", description=__doc__)
parser.add_argument("game", choices=GAMES)
parser.add_argument("players", type=int)
parser.add_argument("seed", type=int)
parser.add_argument("options", nargs="*", metavar="option=value")
asked = parser.parse_args()

game = GAMES[asked.game]
options = read_options(game, asked.options)
print(add(play_randomly(game, asked.players, asked.seed, options)))  # noqa: T201
