"""Two views and a move become events."""

import pytest

from malavita.engine.layout import SPECTATOR
from malavita.games.razzia_knizia.position import Piles
from malavita.games.razzia_knizia.story import (
    AuctionOpened,
    CardStolen,
    CardTurnedUp,
    ChequeBid,
    GameEnded,
    LotUnsold,
    LotWon,
    Passed,
    PilesCut,
    PoliceTurnedUp,
    RoundBegan,
    RoundScored,
    TableCleared,
    TheftStopped,
)
from tests.games.razzia_knizia.tables import (
    NOTHING,
    ONLY_SEAT_0,
    SHEET,
    called,
    lay,
    play,
    tell,
)

# The story.


def test_a_card_is_turned_up():
    match = lay(left=["gold coin"], right=["film"])

    assert tell(match, 0, "draw left") == [CardTurnedUp(0, "left", "gold coin")]
    assert tell(match, 1, "draw right") == [CardTurnedUp(1, "right", "film")]


def test_a_card_is_turned_up_from_the_only_pile():
    match = lay(options={"piles": 1}, left=["car"])

    assert tell(match, 0, "draw") == [CardTurnedUp(0, "only", "car")]


@pytest.mark.parametrize(("players", "limit"), [(2, 5), (4, 7)])
def test_police_is_turned_up_and_opens_an_auction(players, limit):
    match = lay(players, police=2, left=["police"])

    assert tell(match, 0, "draw left") == [
        PoliceTurnedUp(0, "left", 3, limit),
        AuctionOpened(0, "police"),
    ]


def test_the_seventh_card_opens_an_auction():
    match = lay(left=["car"], row={"ring": 3, "film": 3})

    assert tell(match, 0, "draw left") == [
        CardTurnedUp(0, "left", "car"),
        AuctionOpened(0, "seventh"),
    ]


def test_a_call_opens_an_auction():
    assert tell(lay(turn=2), 2, "auction") == [AuctionOpened(2, "call")]


@pytest.mark.parametrize(
    ("left", "right", "drawn", "cut"),
    [
        (1, 6, "left", (3, 3)),
        (1, 5, "left", (3, 2)),
        (1, 3, "left", (2, 1)),
        (1, 2, "left", (1, 1)),
        (6, 1, "right", (3, 3)),
        (4, 1, "right", (2, 2)),
        (3, 1, "right", (2, 1)),
        (2, 1, "right", (1, 1)),
    ],
)
def test_K4_the_story_tells_every_cut(left, right, drawn, cut):
    cards = ["car"] * left, ["car"] * right
    cards[drawn == "left"][-1] = "police"
    match = lay(in_round=3, police=6, piles=cards)

    assert tell(match, 0, f"draw {drawn}") == [
        CardTurnedUp(0, drawn, "car"),
        PilesCut(*cut),
    ]
    assert match.view().piles == Piles(cut[0], cut[1])


def test_a_pile_that_is_not_empty_is_not_cut():
    match = lay(in_round=3, police=6, piles=(["car", "police"], ["car", "car"]))

    assert tell(match, 0, "draw left") == [CardTurnedUp(0, "left", "car")]


def test_a_card_is_stolen_and_the_theft_stopped():
    match = lay(row={"real estate": 1, "car": 1}, families={0: {"thief": 2}})

    assert tell(match, 0, "steal real estate") == [CardStolen(0, "real estate")]
    assert tell(match, 0, "stop") == [TheftStopped(0)]


def test_a_cheque_is_bid_and_the_lot_won():
    match = lay(turn=3, cheques=SHEET, left=["police"], row={"car": 1, "watch": 2})

    play(match, "3 draw left")

    assert tell(match, 0, "bid 7") == [ChequeBid(0, 7)]
    assert tell(match, 1, "pass") == [Passed(1)]
    assert tell(match, 2, "bid 9") == [ChequeBid(2, 9)]
    assert tell(match, 3, "pass") == [Passed(3), LotWon(2, 9, 1, {"watch": 2, "car": 1})]


def test_the_caller_wins_with_his_own_bid():
    match = lay(auction=called(), down=ONLY_SEAT_0)

    assert tell(match, 0, "bid 6") == [ChequeBid(0, 6), LotWon(0, 6, 1, {})]


def test_a_lot_that_nobody_wants_stays():
    match = lay(police=1, row={"car": 1}, auction=called(0, "police"))

    assert tell(match, 0, "pass") == [Passed(0), LotUnsold({})]


def test_seven_cards_that_nobody_wants_are_discarded():
    match = lay(row={"car": 4, "ring": 3}, auction=called(0, "seventh"))

    assert tell(match, 0, "pass") == [Passed(0), LotUnsold({"ring": 3, "car": 4})]


def test_a_raid_ends_the_round():
    families = {0: {"thief": 1, "bodyguard": 2, "film": 3}, 1: {"ring": 1, "car": 2}}
    match = lay(2, police=4, left=["police"], row={"car": 1}, families=families)

    assert tell(match, 0, "draw left") == [
        PoliceTurnedUp(0, "left", 5, 5),
        RoundScored(
            round=1,
            raid=True,
            points=[
                {**NOTHING, "thieves": 2, "bodyguards": 5, "jewels": -5},
                {**NOTHING, "bodyguards": -2},
            ],
            scores=[2, -2],
        ),
        TableCleared(row={"car": 1}, police=5, families=[{"thief": 1}, {"ring": 1}]),
        RoundBegan(round=2, seat=0, middle=1),
    ]


def test_the_last_cheque_ends_the_round():
    down = {0: [2, 5, 6], 1: [3, 4, 7, 8]}
    families = {0: {"ring": 1}, 1: {"gold coin": 1}}
    match = lay(
        2, in_round=2, police=3, down=down, row={"ring": 1, "car": 2}, families=families
    )

    assert tell(match, 0, "auction") == [AuctionOpened(0, "call")]
    assert tell(match, 0, "bid 9") == [
        ChequeBid(0, 9),
        LotWon(0, 9, 1, {"ring": 1, "car": 2}),
        RoundScored(
            round=2,
            raid=False,
            points=[NOTHING, {**NOTHING, "jewels": -5, "gold coins": 3}],
            scores=[0, -2],
        ),
        TableCleared(row={}, police=3, families=[{"ring": 2}, {"gold coin": 1}]),
        RoundBegan(round=3, seat=1, middle=9),
    ]


def test_the_third_round_ends_the_game():
    scored = {0: [{"cars": 3}, {}], 1: [{}, {"thieves": 2}]}
    families = {0: {"film": 3}, 1: {"ring": 1}}
    lower = {"middle": 9, "cheques": {0: [1, 2, 5, 6]}}
    match = lay(
        2,
        in_round=3,
        police=4,
        left=["police"],
        scored=scored,
        families=families,
        **lower,
    )

    assert tell(match, 0, "draw left") == [
        PoliceTurnedUp(0, "left", 5, 5),
        RoundScored(
            round=3,
            raid=True,
            points=[
                {**NOTHING, "jewels": -5, "kinds": 1, "sets": 5, "cheques": -5},
                {**NOTHING, "cheques": 5},
            ],
            scores=[-1, 7],
        ),
        TableCleared(row={}, police=5, families=[{}, {}]),
        GameEnded(scores=[-1, 7], winners=[1]),
    ]


def test_the_game_ends_with_the_last_lot():
    down = {0: [2, 5, 6], 1: [3, 4, 7, 8]}
    match = lay(2, in_round=3, down=down, auction=called(), row={"ring": 1})

    events = tell(match, 0, "bid 9")

    assert events[-2:] == [
        TableCleared(row={}, police=0, families=[{}, {}]),
        GameEnded(scores=[-5, 0], winners=[1]),
    ]


def test_everybody_is_told_the_same():
    match = lay(left=["car"])

    told = match.play(0, "draw left", viewers=(SPECTATOR, 0, 1, 2, 3))

    assert list(told.values()) == [[CardTurnedUp(0, "left", "car")]] * 5
