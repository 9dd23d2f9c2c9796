"""How to play sicilianos well."""

from malavita.engine.jit import jit
from malavita.engine.luck import pick
from malavita.engine.record import Ints
from malavita.games.sicilianos.state import State, View


@jit
def advise(view: View, actions: Ints, n: int, luck: Ints) -> int:
    """The soldier's choice among the n legal actions."""
    action: int = actions[pick(luck, n)]
    return action


@jit
def is_silly(view: View, action: int) -> bool:
    """What not even a rookie does."""
    return False


@jit
def distinct(view: View, actions: Ints, n: int) -> int:
    """Keep one of the actions that come to the same; how many are left."""
    return n


@jit
def ask_again(state: State, seat: int) -> None:
    """Let the others make again the secret choices that seat has not seen."""
