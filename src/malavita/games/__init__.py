"""The games, each a folder of the same shape."""

from malavita.games import razzia_dorra, razzia_knizia, thieves

GAMES = {
    game.name: game for game in (razzia_knizia.GAME, razzia_dorra.GAME, thieves.GAME)
}
