"""The actions of Razzia; the numbers of the rules are in RULES.md."""

from malavita.engine.actions import Actions, Kind
from malavita.games.razzia_dorra.cards import BAR_WORDS, MOST_PLAYERS, NAMES

BAR = Kind("bar", BAR_WORDS)
CARD = Kind("card", NAMES[1:])
SEAT = Kind("seat", range(MOST_PLAYERS))

ACTIONS = Actions()
PLACE_AT = ACTIONS.add("place {bar}", bar=BAR)  # PLACE_AT + bar
PLAY = ACTIONS.add("play {card}", card=CARD) - 1  # PLAY + kind, from 1
GIVE = ACTIONS.add("give {to}", to=SEAT)  # GIVE + seat
ACCEPT = ACTIONS.add("accept")
DUEL = ACTIONS.add("duel")

# What others hear of a chosen card and of an answer, until all are known.
CARD_SECRET, ANSWER_SECRET = "card", "answer"
PLAY_UNHEARD = ACTIONS.hide("play", heard="play ?", kind=CARD_SECRET)
ANSWER_UNHEARD = ACTIONS.hide("accept", "duel", heard="answer ?", kind=ANSWER_SECRET)
