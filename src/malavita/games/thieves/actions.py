"""The actions of Thieves!; the numbers of the rules are in RULES.md."""

from malavita.engine.actions import Actions, Kind
from malavita.games.thieves.cards import (
    HORSESHOE,
    MONEY_0,
    MOST_PLAYERS,
    NAMES,
    POLICE_KINDS,
    ROW,
)

MONEY = Kind("money", NAMES[MONEY_0 : HORSESHOE + 1])
CARS = Kind("cars", range(1, POLICE_KINDS + 1))
SEAT = Kind("seat", range(MOST_PLAYERS))
PLACE = Kind("place", range(ROW))

ACTIONS = Actions()
STASH = ACTIONS.add("stash {card}", card=MONEY)  # STASH + money
PLANT = ACTIONS.add("plant {card} on {on}", card=MONEY, on=SEAT)
PLAY_POLICE = ACTIONS.add("police {cars}", cars=CARS)  # in the order of the cards, to ...
ACTIONS.add("roadblock")
ACTIONS.add("alarm")
ACTIONS.add("thief")
PLAY_DOUBLE = ACTIONS.add("double")  # ... double loot
REMOVE_POLICE = ACTIONS.add("remove {cars}", cars=CARS)
DECLINE = ACTIONS.add("decline")
BRING_TO = ACTIONS.add("to {to}", to=SEAT)  # BRING_TO + seat
TAKE_LOOT = ACTIONS.add("take {owner} {place}", owner=SEAT, place=PLACE)

# Others hear that a card is stashed, and which one when the loot is turned up.
STASHED = "stash"
STASH_UNHEARD = ACTIONS.hide("stash", heard="stash", kind=STASHED)
