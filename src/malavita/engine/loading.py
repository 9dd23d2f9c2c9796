"""Modules that register games. The engine imports no game; the package names them."""

from importlib import import_module

_modules: list[str] = []


def load_games_from(module: str) -> None:
    """Import this module before a game is looked up by its name."""
    _modules.append(module)


def load_games() -> None:
    """Import the modules that register games."""
    for module in _modules:
        import_module(module)
