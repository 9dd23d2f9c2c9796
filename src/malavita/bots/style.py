"""Parameters of a search; each strategy has the values found best for its game."""

from typing import NamedTuple

TO_THE_END = 1 << 20


class Style(NamedTuple):
    soldiers: int  # first decisions of a playout, made by soldiers; the rest is random
    loose: int  # per cent of the other seats that play a whole playout at random
    win: float  # weight of winning in the value of a game; the rest is the lead in points


AT_RANDOM = Style(soldiers=0, loose=0, win=0.3)
