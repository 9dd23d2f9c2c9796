"""The actions of Razzia!; the numbers of the rules are in RULES.md."""

from malavita.engine.actions import Actions, Kind
from malavita.games.razzia_knizia.cards import HIGHEST_CHEQUE, LOOT_KINDS, NAMES, RIGHT

PILE = Kind("pile", ("left", "right"))
CHEQUE = Kind("cheque", range(1, HIGHEST_CHEQUE + 1))
LOOT = Kind("loot", NAMES[:LOOT_KINDS])

ACTIONS = Actions()
DRAW = ACTIONS.add("draw")  # with one pile
DRAW_LEFT = ACTIONS.add("draw {pile}", pile=PILE)  # DRAW_LEFT + pile
DRAW_RIGHT = DRAW_LEFT + RIGHT
CALL = ACTIONS.add("auction")
STOP = ACTIONS.add("stop")
PASS = ACTIONS.add("pass")
BID = ACTIONS.add("bid {cheque}", cheque=CHEQUE) - 1  # BID + cheque, from 1
STEAL = ACTIONS.add("steal {card}", card=LOOT)  # STEAL + kind
