"""D1 to D10, D20, D21: the box, the deal, notes and cards, the end."""

from collections import Counter
from itertools import permutations

import pytest

from malavita import Match
from malavita.engine.errors import IllegalAction, NotYourMove, UnknownAction
from malavita.games.razzia_dorra import GAME, cards
from tests.conftest import play_on
from tests.games.razzia_dorra.tables import (
    BARS,
    COLOURS,
    NOTES,
    NOTES_OF_THREE,
    all_notes,
    bars_of,
    deck,
    gains,
    lay,
    lying_at,
    owners,
    play,
    showdown,
)

PLAYERS = [3, 4, 5, 6, 7, 8]


def new(players, seed=7, **options):
    return Match(GAME, players=players, seed=seed, options=options)


# D1 to D3: the box.


@pytest.mark.parametrize("players", [4, 8])
def test_D1_six_bars_in_reading_order(players):
    assert list(new(players).position()["bars"]) == list(BARS)
    assert [bar.lower() for bar in cards.BAR_NAMES] == list(BARS)


@pytest.mark.parametrize(("bar", "colour"), [*zip(BARS, COLOURS, strict=True)])
def test_D1_each_bar_has_its_colour(bar, colour):
    away = next(other for other in COLOURS if other != colour)
    match = showdown(
        f"{colour} gambler 1",
        *(f"{away} raid {n}" for n in (3, 4, 6)),
        bars={bar: [50, 5]},
    )

    assert gains(match) == [55, 0, 0, 0]


def test_D2_72_cards():
    assert sum(deck(8).values()) == 72
    for colour in COLOURS:
        own = {name: n for name, n in owners(new(8)).items() if name.startswith(colour)}
        gamblers = {1: 1, 2: 1, 3: 2, 4: 2, 5: 1, 6: 1}
        assert own == {
            **{f"{colour} gambler {number}": n for number, n in gamblers.items()},
            **{f"{colour} raid {number}": 1 for number in (3, 4, 5, 6)},
        }


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_D3_84_notes(players):
    assert all_notes(new(players)) == NOTES
    assert sum(NOTES.values()) == 84


def test_D3_what_is_assumed_is_called_so():
    assumed = cards.COMPONENTS["notes by value (assumed)"]

    assert assumed == {str(value): n for value, n in NOTES.items()}
    assert cards.COMPONENTS["bars"][1] == "Cotton Club (yellow)"
    assert cards.COMPONENTS["dice"] == 1


def test_D3_no_value_has_more_notes_than_a_bag_can_hold():
    assert max(NOTES.values()) == cards.MOST_OF_A_KIND < 1 << cards.BITS


# D4 to D7: set-up.


@pytest.mark.parametrize("players", [4, 5, 6])
def test_D4_raid_5_one_gambler_3_and_one_gambler_4_stay_in_the_box(players):
    found = owners(new(players))

    assert sum(found.values()) == 54
    for colour in COLOURS:
        own = {name for name in found if name.startswith(colour)}
        assert len(own) == 9
        assert f"{colour} raid 5" not in own
        assert found[f"{colour} gambler 3"] == found[f"{colour} gambler 4"] == 1


@pytest.mark.parametrize("players", [7, 8])
def test_D5_seven_and_eight_players_have_all_cards(players):
    assert owners(new(players)) == deck(8)


def test_D6_three_players_have_four_bars_and_their_colours():
    match = new(3)

    assert list(match.position()["bars"]) == list(BARS[:4])
    assert owners(match) == deck(3)
    assert sum(deck(3).values()) == 36
    assert {name.split()[0] for name in owners(match)} == {*COLOURS[:4]}
    assert "red raid 5" not in owners(match)
    assert owners(match)["red gambler 3"] == 1


def test_D6_three_players_have_72_notes():
    assert all_notes(new(3)) == NOTES_OF_THREE
    assert sum(NOTES_OF_THREE.values()) == 72


@pytest.mark.parametrize("players", PLAYERS)
def test_D7_everybody_gets_five_cards(players):
    position = new(players).position()

    assert [sum(seat["hand"].values()) for seat in position["seats"]] == [5] * players
    assert len(position["stock"]) == sum(deck(players).values()) - 5 * players


@pytest.mark.parametrize("players", PLAYERS)
def test_D7_the_first_dealer_is_drawn_by_lot(players):
    dealers = {new(players, seed).position()["dealer"] for seed in range(100)}
    assert dealers == {*range(players)}


def test_D7_cards_and_notes_are_shuffled():
    first, other = new(4, 1).position(), new(4, 2).position()

    assert first["pile"] != other["pile"]
    assert first["stock"] != other["stock"]
    assert first["seats"][0]["hand"] != other["seats"][0]["hand"]


# D8, D9: a round, and how many there are.


@pytest.mark.parametrize("players", PLAYERS)
def test_D8_one_note_lies_at_each_bar_and_the_dealer_has_one_more(players):
    match = new(players)
    position = match.position()

    assert [len(notes) for notes in position["bars"].values()] == [1] * len(
        bars_of(players)
    )
    assert position["note"]
    assert match.actors == [position["dealer"]]
    assert match.legal(match.actors[0]) == [f"place {bar}" for bar in bars_of(players)]


def test_D8_notes_are_laid_in_reading_order_and_the_last_is_the_dealers():
    match = showdown(
        *("red raid 3", "yellow raid 3", "violet raid 3", "blue raid 3"),
        pile=[50, 40, 30, 25, 20, 15, 5],
    )
    position = match.position()

    assert position["bars"] == dict(
        zip(BARS, [[note, 10] for note in (50, 40, 30, 25, 20, 15)], strict=True)
    )
    assert position["note"] == 5
    assert position["phase"] == "place"


def test_D8_the_dealer_lays_his_note_at_a_bar_of_his_choice():
    match = lay(phase="place", note=25, dealer=2)

    play(match, "2 place havanna bar")

    assert lying_at(match, "havanna bar") == [25, 10]
    assert match.position()["note"] is None
    assert match.actors == [0, 1, 2, 3]


def test_D8_nobody_else_lays_the_note():
    match = lay(phase="place", note=25, dealer=2)

    with pytest.raises(NotYourMove):
        match.play(1, "place havanna bar")


def test_D8_three_players_have_no_fifth_bar():
    match = lay(3, phase="place", note=25)

    with pytest.raises(IllegalAction):
        match.play(0, "place lincoln")


def test_D8_in_the_first_round_nobody_deals_again():
    match = new(4)

    assert len(match.position()["stock"]) == 54 - 20
    assert match.position()["discards"] == {}


def test_D8_notes_that_nobody_took_stay_and_add_up():
    match = showdown(
        *("red gambler 1", "red raid 3", "red raid 4", "red raid 6"),
        bars={"lincoln": [40, 5]},
        pile=[50, 40, 30, 25, 15],
    )
    play(match, "3 give 3", "1 accept", "2 accept")

    assert lying_at(match, "lincoln") == [40, 15, 5]


def test_D8_played_cards_are_discarded_after_the_bars():
    played = ("red raid 3", "yellow raid 3", "violet raid 3", "blue gambler 3")
    match = showdown(*played)

    assert match.position()["discards"] == dict.fromkeys(played, 1)


def test_D8_in_a_split_the_cards_still_lie_there():
    match = showdown("red gambler 3", "red gambler 4", "violet raid 3", "blue gambler 3")

    assert match.position()["discards"] == {}
    assert match.position()["seats"][1]["card"] == "red gambler 4"


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
@pytest.mark.parametrize("last_notes", ["play", "out"])
def test_D9_more_than_three_players_play_twelve_rounds(players, last_notes):
    match = play_on(new(players, last_notes=last_notes), seed=players)

    assert match.position()["round"] == 12
    assert match.position()["pile"] == []


def test_D9_three_players_play_a_fifteenth_round_with_two_notes():
    played = ("red raid 3", "yellow raid 3", "blue raid 3")
    match = showdown(*played, in_round=14, pile=[50, 5])
    position = match.position()

    assert position["round"] == 15
    assert position["bars"] == {
        "colibri": [50, 10],
        "cotton club": [10, 5],
        "havanna bar": [10],
        "jungle": [10],
    }
    assert position["pile"] == []
    assert position["note"] is None
    assert match.actors == [0, 1, 2]  # there is no dealer's note
    assert match.legal(0)[0].startswith("play")


def test_D9_the_fifteenth_round_is_the_last():
    match = play_on(new(3), seed=1)

    assert match.position()["round"] == 15
    assert len(match.position()["pile"]) == 0


def test_D9_option_last_notes_out_stops_after_fourteen_rounds():
    match = play_on(new(3, last_notes="out"), seed=1)

    assert match.position()["round"] == 14
    assert len(match.position()["pile"]) == 2


# D10: the secret choice.


def test_D10_all_choose_at_once_among_their_own_cards():
    hand = ["red gambler 1", "red gambler 6", "red raid 6", "blue raid 4", "pink raid 3"]
    match = lay(hands={2: hand})

    assert match.actors == [0, 1, 2, 3]
    assert match.legal(2) == [f"play {card}" for card in hand]


def test_D10_two_equal_cards_are_one_move():
    hand = [
        "red gambler 3",
        "red gambler 3",
        "red gambler 4",
        "red gambler 4",
        "red raid 5",
    ]
    match = lay(7, hands={0: hand})

    assert match.legal(0) == [
        "play red gambler 3",
        "play red gambler 4",
        "play red raid 5",
    ]
    play(match, "0 play red gambler 3")
    assert match.position()["seats"][0]["hand"] == {
        "red gambler 3": 1,
        "red gambler 4": 2,
        "red raid 5": 1,
    }


def test_D10_equal_cards_at_the_end_of_a_hand_are_one_move_too():
    hand = ["red gambler 1", "red gambler 2", "red gambler 3", "red gambler 4"]
    match = lay(8, hands={0: [*hand, "red gambler 4"]})

    assert match.legal(0) == [f"play {card}" for card in hand]


def test_D10_a_card_of_another_is_refused():
    match = lay(hands={1: ["red gambler 1"]})

    with pytest.raises(IllegalAction):
        match.play(0, "play red gambler 1")


@pytest.mark.parametrize("move", ["pass", "play", "play ?", "play red raid 2"])
def test_D10_there_is_no_passing(move):
    with pytest.raises((IllegalAction, UnknownAction)):
        lay().play(0, move)


def test_D10_a_chosen_card_cannot_be_changed():
    match = lay()
    move, other = match.legal(1)[:2]
    match.play(1, move)

    assert match.actors == [0, 2, 3]
    assert match.legal(1) == []
    with pytest.raises(NotYourMove):
        match.play(1, other)


def test_D10_nothing_is_turned_up_before_the_last_choice():
    match = lay(bars={"colibri": [50]})
    moves = {seat: match.legal(seat)[0] for seat in range(4)}
    for seat in (3, 0, 2):
        match.play(seat, moves[seat])
        assert match.position()["phase"] == "choose"
        assert match.beat == 0
        assert gains(match) == [0, 0, 0, 0]
    match.play(1, moves[1])

    assert match.beat == 1


def test_D10_whoever_is_first_the_table_is_the_same():
    tables = set()
    for order in permutations(range(4)):
        match = lay(discards=dict.fromkeys(list(deck(4))[20:], 1), stock=())
        moves = {seat: match.legal(seat)[seat] for seat in range(4)}
        for seat in order:
            match.play(seat, moves[seat])
        tables.add((match.digest(), match.beat))

    assert len(tables) == 1


# D20, D21: the next round and the end.


def test_D20_the_next_player_clockwise_deals():
    played = ("red raid 3", "yellow raid 3", "violet raid 3", "blue gambler 3")

    assert showdown(*played, dealer=1).position()["dealer"] == 2
    assert showdown(*played, dealer=3).position()["dealer"] == 0


def test_D20_everybody_is_dealt_one_card_clockwise_the_dealer_first():
    played = ("red raid 3", "yellow raid 3", "violet raid 3", "blue gambler 3")
    top = ["pink raid 3", "pink raid 4", "pink raid 6", "pink gambler 6"]
    match = showdown(*played, dealer=1, stock=top)
    position = match.position()

    for seat, card in zip((2, 3, 0, 1), top, strict=True):
        hand = position["seats"][seat]["hand"]
        assert hand[card] == 1
        assert sum(hand.values()) == 5


def test_D20_an_empty_stock_is_made_of_all_discards_of_this_round_too():
    played = ("red raid 3", "yellow raid 3", "violet raid 3", "blue gambler 3")
    stock = ["pink raid 3", "pink raid 4"]
    cards_left = Counter(list(deck(4)))
    hands = {}
    cards_left.subtract([*played, *stock])
    rest = list((+cards_left).elements())
    for seat in range(4):
        hands[seat] = [played[seat], *rest[4 * seat : 4 * seat + 4]]
    gone = rest[16:]
    match = lay(hands=hands, stock=stock, discards=dict.fromkeys(gone, 1))
    assert match.position()["stock"] == stock
    play(match, *(f"{seat} play {card}" for seat, card in enumerate(played)))
    position = match.position()

    assert position["discards"] == {}
    assert len(position["stock"]) == len(gone) + 4 - 2
    assert "pink raid 3" in position["seats"][1]["hand"]
    assert "pink raid 4" in position["seats"][2]["hand"]
    old = {*gone, *played}
    assert {*position["stock"]} < old
    for seat in (3, 0):
        assert sum(name in old for name in position["seats"][seat]["hand"]) == 1
    assert owners(match) == deck(4)


def test_D20_the_new_stock_is_shuffled():
    stocks = set()
    for seed in range(5):
        match = lay(seed=seed, discards=dict.fromkeys(list(deck(4))[20:], 1))
        play(match, *(f"{seat} {match.legal(seat)[0]}" for seat in range(4)))
        while match.position()["phase"] in ("split", "answer"):
            match.play(match.actors[0], match.legal(match.actors[0])[0])
        stocks.add(tuple(match.position()["stock"]))

    assert len(stocks) == 5


def test_D20_a_stock_that_is_just_enough_is_not_made_anew():
    played = ("red raid 3", "yellow raid 3", "violet raid 3", "blue gambler 3")
    hands = {seat: [card] for seat, card in enumerate(played)}
    rest = Counter(deck(4))
    top = ["pink raid 3", "pink raid 4", "pink raid 6", "pink gambler 6"]
    rest.subtract([*played, *top])
    names = list((+rest).elements())
    for seat in range(4):
        hands[seat] += names[4 * seat : 4 * seat + 4]
    match = lay(hands=hands, stock=top, discards=dict.fromkeys(names[16:], 1))
    play(match, *(f"{seat} play {card}" for seat, card in enumerate(played)))

    assert match.position()["stock"] == []
    assert sum(match.position()["discards"].values()) == len(names[16:]) + 4


def test_D21_after_the_last_round_no_card_is_dealt_and_bars_keep_their_notes():
    played = ("red raid 3", "yellow raid 3", "violet raid 3", "blue gambler 3")
    match = showdown(*played, in_round=12, bars={"jungle": [50]})
    position = match.position()

    assert match.over
    assert position["phase"] == "over"
    assert [sum(seat["hand"].values()) for seat in position["seats"]] == [4] * 4
    assert position["discards"] == dict.fromkeys(played, 1)
    assert lying_at(match, "colibri") == [10]
    assert gains(match) == [0, 0, 0, 50]


@pytest.mark.parametrize(
    ("won", "winners"),
    [
        ({0: [50] * 7, 1: [40] * 7}, [0]),
        ({1: [50] * 7, 2: [40, 5]}, [1]),
        ({0: [50] * 7, 1: [40] * 7, 2: [30] * 7}, [0]),
        ({0: [30, 20] * 4, 1: [25] * 4 + [50] * 2, 2: [40] * 5}, [0, 1, 2]),
    ],
)
def test_D21_the_richest_wins_and_ties_share(won, winners):
    # Whatever nobody has won lies at a bar: it belongs to nobody.
    held = Counter(value for notes in won.values() for value in notes)
    left = Counter(NOTES) - held
    match = lay(phase="over", in_round=12, won=won, bars={
        "colibri": sorted(left.elements(), reverse=True),
        **{bar: [] for bar in BARS[1:]},
    })  # fmt: skip

    assert match.winners == winners
    assert match.scores == [sum(won.get(seat, [])) for seat in range(4)]


def test_D21_nobody_wins_before_the_end():
    assert lay().winners == []
