"""The actions of Sicilianos; the numbers of the rules are in RULES.md."""

from malavita.engine.actions import Actions, Kind
from malavita.games.sicilianos.cards import (
    COLOUR_NAMES,
    MOST_PLAYERS,
    NOTES,
    TYPE_NAMES,
    VALUES,
)

COLOUR = Kind("colour", COLOUR_NAMES)
VALUE = Kind("value", range(1, VALUES + 1))
SEAT = Kind("seat", range(MOST_PLAYERS))
NOTE = Kind("note", NOTES.tolist())
TYPE = Kind("type", TYPE_NAMES)

ACTIONS = Actions()
DRAFT = ACTIONS.add("draft {colour}", colour=COLOUR)  # DRAFT + colour
ROLL = ACTIONS.add("roll")
DRAW = ACTIONS.add("draw {colour}", colour=COLOUR)  # DRAW + colour
SEARCH = ACTIONS.add("search {colour}", colour=COLOUR)  # SEARCH + colour
KEEP = ACTIONS.add("keep {value}", value=VALUE) - 1  # KEEP + value, from 1
ROB = ACTIONS.add("steal {owner} {colour}", owner=SEAT, colour=COLOUR)
WAR = ACTIONS.add("war {colour} {value}", colour=COLOUR, value=VALUE)  # + card_number
JOIN = ACTIONS.add("join {colour} {value}", colour=COLOUR, value=VALUE)  # + card_number
STAKE = ACTIONS.add("stake {note}", note=NOTE)  # STAKE + kind of note
OUT = ACTIONS.add("out")
ADD = ACTIONS.add("add {value}", value=VALUE) - 1  # ADD + value, from 1
STOP = ACTIONS.add("stop")
LOYAL = ACTIONS.add("loyal")
BETRAY = ACTIONS.add("betray")
HOLD = ACTIONS.add("hold")
BLOW_UP = ACTIONS.add("bomb {colour} {value}", colour=COLOUR, value=VALUE)
BUSINESS = ACTIONS.add("business")
MONEY = ACTIONS.add("money")
FOUND = ACTIONS.add("found {type}", type=TYPE)  # FOUND + type

# What others hear of a secret: a card laid is turned up, a business at the end, and what
# was kept of a search stays secret for good.
LAID, KEPT, FOUNDED = "laid", "kept", "founded"
WAR_UNHEARD = ACTIONS.hide("war", heard="war {colour} ?", kind=LAID)  # + colour
JOIN_UNHEARD = ACTIONS.hide("join", heard="join {colour} ?", kind=LAID)  # + colour
KEEP_UNHEARD = ACTIONS.hide("keep", heard="keep ?", kind=KEPT)
ADD_UNHEARD = ACTIONS.hide("add", heard="add ?", kind=LAID)
FOUND_UNHEARD = ACTIONS.hide("found", heard="found ?", kind=FOUNDED)
