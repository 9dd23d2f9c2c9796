"""The games, each a folder of the same shape."""

from malavita.games import razzia_dorra, razzia_knizia, sicilianos, thieves

GAMES = {
    game.name: game
    for game in (razzia_knizia.GAME, razzia_dorra.GAME, sicilianos.GAME, thieves.GAME)
}
