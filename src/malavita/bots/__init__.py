"""Bots: they get the view of a seat, never the real state of a game."""
