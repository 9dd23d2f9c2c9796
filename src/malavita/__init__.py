"""Card games of the underworld, with rules that run at native speed.

>>> import malavita
>>> match = malavita.Match("razzia_knizia", players=4, seed=7)
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from malavita._cache import use_cache_folder
from malavita.engine.loading import load_games_from

if TYPE_CHECKING:
    from malavita.engine.batch import Batch
    from malavita.engine.errors import TableError
    from malavita.engine.match import Match
    from malavita.games import GAMES

__version__ = "0.1.0"
__all__ = ["GAMES", "Batch", "Match", "TableError", "__version__"]

_ROOMS = {
    "GAMES": "games",
    "Batch": "engine.batch",
    "Match": "engine.match",
    "TableError": "engine.errors",
}

use_cache_folder()
load_games_from("malavita.games")


def __getattr__(name: str) -> Any:
    """Import the engine, and with it Numba, only when it is asked for."""
    if name not in _ROOMS:
        raise AttributeError(f"module 'malavita' has no attribute {name!r}")
    return getattr(import_module(f"malavita.{_ROOMS[name]}"), name)
