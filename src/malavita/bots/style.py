"""How a search is best done in a game: found by measuring, written in its strategy."""

from typing import NamedTuple

TO_THE_END = 1 << 20


class Style(NamedTuple):
    soldiers: (
        int  # decisions of an imagined game made by soldiers, before chance plays on
    )
    loose: int  # of a hundred imagined others, so many play at random from first to last
    win: float  # how much of a game's value it is to win; the rest is the lead in points


AT_RANDOM = Style(soldiers=0, loose=0, win=0.3)
