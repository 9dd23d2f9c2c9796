"""Names of cards, for positions and events."""

from malavita.games.sicilianos.cards import COLOUR_NAMES


def card_name(colour: int, value: int) -> str:
    """A card as text: "white 5"; value 0 is a card of which only the back is seen."""
    return f"{COLOUR_NAMES[colour]} {value or '?'}"
