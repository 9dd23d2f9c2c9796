"""Who sees what, rule by rule."""

import pytest

from malavita import Match
from malavita.engine.layout import SPECTATOR
from malavita.engine.luck import new_luck
from malavita.games.sicilianos import GAME, faults, rules, sight
from malavita.games.sicilianos.position import Dice, Fighter
from tests.games.sicilianos.tables import (
    COLOURS,
    FULL,
    GOOD,
    ended,
    fight,
    lay,
    play,
    roll,
)

VIEWERS = (SPECTATOR, 0, 1, 2)


def hands(match, seat):
    """A hand as seen by those who watch, and by each seat."""
    return [match.view(viewer).seats[seat].hand for viewer in VIEWERS]


def piles(match, colour):
    return [match.view(viewer).piles[colour] for viewer in VIEWERS]


# Everybody sees ...


def test_everybody_sees_what_lies_open():
    firms = {2: ["white antique"]}
    clean = {1: {"40": 2}}
    match = roll("red blue one", hands={0: {"white": [5]}}, firms=firms, clean=clean)

    for viewer in VIEWERS:
        view = match.view(viewer)
        assert view.stage == "help"
        assert view.dice == Dice("red", "blue", "one")
        assert [len(view.piles[c]) for c in COLOURS] == [10, 11, 11, 11, 11, 11]
        assert view.seats[1].clean == {"40": 2}
        assert view.seats[0].dirty == FULL
        assert len(view.businesses["white"]) == 2
        assert view.seats[2].businesses[0].startswith("white")


def test_everybody_sees_which_pile_is_searched():
    match = lay(stage="help", dice="red blue one")

    play(match, "0 search blue")

    assert [match.view(viewer).searched for viewer in VIEWERS] == ["blue"] * 4


def test_everybody_sees_stakes_and_cards_turned_up():
    match = fight("white 3", "red 2")

    for viewer in VIEWERS:
        seats = match.view(viewer).seats
        assert seats[0].war == Fighter("white", 10, [3])
        assert seats[1].war == Fighter("red", 10, [2])


# Hands.


def test_a_hand_is_known_to_its_owner():
    match = lay(hands={1: {"red": [4, 9], "blue": [1]}})

    others = {"red": ["?", "?"], "blue": ["?"]}
    assert hands(match, 1) == [others, others, {"red": [4, 9], "blue": [1]}, others]


def test_a_card_drawn_blind_is_known_to_the_drawer_alone():
    match = lay(stage="help", dice="red blue one", tops={"red": [9]})

    play(match, "0 draw red")

    assert hands(match, 0) == [
        {"red": ["?"]},
        {"red": [9]},
        {"red": ["?"]},
        {"red": ["?"]},
    ]


def test_whoever_knew_the_top_card_knows_who_drew_it():
    seen = {"red 9": [2]}
    match = lay(stage="help", dice="red blue one", tops={"red": [9]}, seen=seen)

    play(match, "0 draw red")

    assert hands(match, 0) == [{"red": ["?"]}, {"red": [9]}, {"red": ["?"]}, {"red": [9]}]


def test_a_card_that_all_saw_go_under_a_pile_is_known_when_it_is_drawn():
    match = lay(
        stage="help",
        dice="red blue one",
        hands={1: {"red": list(range(1, 11))}},
        seen={"red 11": "all"},
    )

    play(match, "0 draw red")

    assert hands(match, 0) == [{"red": [11]}] * 4


# Stolen cards.


def theft(victims, seen=None):
    match = lay(
        stage="steal", dice="red blue steal", hands={1: {"red": victims}}, seen=seen
    )
    play(match, "0 steal 1 red")
    (stolen,) = match.position()["seats"][0]["hand"]["red"]
    return match, stolen


def test_a_stolen_card_is_known_to_thief_and_victim():
    match, stolen = theft([4, 9])

    unknown, known = {"red": ["?"]}, {"red": [stolen]}
    assert hands(match, 0) == [unknown, known, known, unknown]


def test_third_parties_no_longer_know_any_of_several():
    match, _ = theft([4, 9], {"red 4": "all", "red 9": [1, 2]})

    assert hands(match, 0)[0] == hands(match, 0)[3] == {"red": ["?"]}
    assert hands(match, 1)[0] == hands(match, 1)[3] == {"red": ["?"]}


def test_the_thief_keeps_what_he_knew_of_the_rest():
    match, stolen = theft([4, 9], {"red 4": "all", "red 9": [0, 1]})

    assert hands(match, 1)[1] == {"red": [13 - stolen]}


def test_the_thief_learns_nothing_of_the_rest():
    match, _ = theft([4, 9])

    assert hands(match, 1)[1] == {"red": ["?"]}


def test_a_single_card_is_followed_by_whoever_knew_it():
    match, _ = theft([4], {"red 4": [1, 2]})

    unknown, known = {"red": ["?"]}, {"red": [4]}
    assert hands(match, 0) == [unknown, known, known, known]


def test_a_single_card_that_all_knew_stays_known():
    match, _ = theft([4], {"red 4": "all"})

    assert hands(match, 0) == [{"red": [4]}] * 4


def test_other_colours_and_other_hands_are_not_forgotten():
    match = lay(
        stage="steal",
        dice="red blue steal",
        hands={0: {"red": [1]}, 1: {"red": [4, 9], "blue": [3]}},
        seen={"red 1": "all", "red 4": "all", "blue 3": "all"},
    )

    play(match, "0 steal 1 red")

    assert hands(match, 0)[3] == {"red": [1, "?"]}
    assert hands(match, 1)[3] == {"red": ["?"], "blue": [3]}


# Cards face down.


def test_a_card_face_down_shows_others_its_colour_only():
    match = lay(hands={0: {"white": [3, 7]}})

    play(match, "0 war white 3")

    for viewer in (SPECTATOR, 1, 2):
        seat = match.view(viewer).seats[0]
        assert seat.war.colour == "white"
        assert seat.war.laid == "?"
        assert seat.hand == {"white": ["?", "?"]}  # hand and laid card together
    own = match.view(0).seats[0]
    assert own.war.laid == 3
    assert own.hand == {"white": [7]}


@pytest.mark.parametrize("laid", [3, 7])
def test_what_others_knew_holds_for_hand_and_laid_card_together(laid):
    """Seat 2 knows the 7: whether it was laid he cannot tell."""
    match = lay(hands={0: {"white": [3, 7]}}, seen={"white 7": [0, 2]})

    play(match, f"0 war white {laid}")

    seat = match.view(2).seats[0]
    assert seat.hand == {"white": [7, "?"]}
    assert seat.war.laid == "?"


def test_whichever_card_was_laid_the_view_is_the_same():
    views = []
    for laid in (3, 7):
        match = lay(hands={0: {"white": [3, 7]}}, seen={"white 7": [0, 2]})
        play(match, f"0 war white {laid}")
        views.append([match.observe(seat).tobytes() for seat in (SPECTATOR, 1, 2)])
    assert views[0] == views[1]


def test_who_lays_a_card_that_all_know_knows_that_they_know_it():
    match = lay(hands={0: {"white": [3, 7]}}, seen={"white 7": "all"})

    play(match, "0 war white 7")

    for viewer in VIEWERS:
        assert match.view(viewer).seen == {"white 7": "all"}
    states = GAME.State.blank()
    sight.redeal(match.observe(0), states[0], new_luck(1))
    assert states[0].seen[0, 7] == rules.EVERYBODY


@pytest.mark.parametrize(("laid", "left"), [(3, [7]), (7, ["?"])])
def test_turned_up_it_tells_what_is_still_in_the_hand(laid, left):
    match = lay(hands={0: {"white": [3, 7]}}, seen={"white 7": [0, 2]})

    play(match, f"0 war white {laid}", "0 stake 5", "1 out", "2 out")

    assert match.view(2).seats[0].hand == {"white": left}
    assert match.view(1).seats[0].hand == {"white": ["?"]}


# Piles.


def test_nobody_knows_a_pile_at_first():
    match = Match("sicilianos", players=3, seed=1)

    assert piles(match, "red") == [["?"] * 11] * 4


def test_cards_put_under_a_pile_were_seen_by_all():
    match = ended([("white", 9, 3), ("red", 2)])

    play(match, "0 found laundry")

    assert piles(match, "white") == [["?"] * 9 + [9, 3]] * 4
    assert piles(match, "red") == [["?"] * 10 + [2]] * 4


def test_cards_that_are_blown_up_were_seen_by_all():
    match = fight("white 5", "red 3")

    play(match, "0 bomb red 3")

    assert piles(match, "white") == [["?"] * 10 + [5]] * 4


def test_whoever_searches_a_pile_sees_it_while_he_chooses():
    match = lay(stage="help", dice="red blue one", tops={"red": [9, 4]})

    play(match, "0 search red")

    whole = [9, 4, 1, 2, 3, 5, 6, 7, 8, 10, 11]
    assert piles(match, "red") == [["?"] * 11, whole, ["?"] * 11, ["?"] * 11]


def test_whoever_searched_a_pile_knows_its_order_from_then_on():
    match = lay(stage="help", dice="red blue one", tops={"red": [9, 4]})

    play(match, "0 search red", "0 keep 4")

    rest = [9, 1, 2, 3, 5, 6, 7, 8, 10, 11]
    assert piles(match, "red") == [["?"] * 10, rest, ["?"] * 10, ["?"] * 10]
    assert hands(match, 0) == [
        {"red": ["?"]},
        {"red": [4]},
        {"red": ["?"]},
        {"red": ["?"]},
    ]


def test_when_somebody_searches_all_others_lose_what_they_knew():
    seen = {"red 9": "all", "red 4": [1], "blue 1": [1]}
    match = lay(stage="help", dice="red blue one", tops={"red": [9, 4]}, seen=seen)

    play(match, "0 search red")

    assert [view[:2] for view in piles(match, "red")] == [
        ["?", "?"],
        [9, 4],
        ["?", "?"],
        ["?", "?"],
    ]
    assert piles(match, "blue")[2][0] == 1  # another pile is not disturbed


def test_a_search_of_two_cards_makes_others_forget():
    hands = {1: {"red": list(range(1, 10))}}
    seen = {"red 10": [2], "red 11": "all"}
    match = lay(stage="help", dice="red blue one", hands=hands, seen=seen)

    play(match, "0 search red")
    assert piles(match, "red") == [["?"] * 2, [10, 11], ["?"] * 2, ["?"] * 2]
    play(match, "0 keep 11")

    assert piles(match, "red") == [["?"], [10], ["?"], ["?"]]


def test_a_search_of_a_single_card_makes_nobody_forget():
    hands_of = {1: {"red": list(range(1, 11))}}
    match = lay(stage="help", dice="red blue one", hands=hands_of, seen={"red 11": [2]})

    play(match, "0 search red")
    assert piles(match, "red") == [["?"], [11], ["?"], [11]]
    play(match, "0 keep 11")

    assert [view["red"] for view in hands(match, 0)] == [["?"], [11], ["?"], [11]]


def test_drawing_and_putting_under_disturb_nothing():
    seen = {"red 9": [2], "red 4": [2], "red 1": [2]}
    match = lay(
        stage="help",
        dice="red blue one",
        tops={"red": [9, 4]},
        seen=seen,
        hands={1: {"red": [8], "white": [1]}},
    )

    play(match, "0 draw red")
    assert piles(match, "red")[3][:3] == [4, 1, "?"]
    play(match, "1 war red 8", "1 stake 5", "2 out", "0 out", "1 loyal", "1 stop")
    play(match, "1 found laundry")
    assert piles(match, "red")[3] == [4, 1, *["?"] * 7, 8]
    assert piles(match, "red")[1] == ["?"] * 9 + [8]


# Businesses.


def businesses(match, seat):
    return [match.view(viewer).seats[seat].businesses for viewer in VIEWERS]


def left(match, colour):
    return [match.view(viewer).businesses[colour] for viewer in VIEWERS]


def test_everybody_knows_what_is_left_until_somebody_founds_there():
    match = Match("sicilianos", players=3, seed=1)

    assert left(match, "red") == [["antique", "restaurant", "laundry"]] * 4


def test_a_business_is_known_to_its_owner_and_so_is_what_he_left():
    match = ended([("white", 9), ("red", 2)])

    play(match, "0 found restaurant")

    hidden = ["white ?"]
    assert businesses(match, 0) == [hidden, ["white restaurant"], hidden, hidden]
    rest = ["antique", "laundry"]
    assert left(match, "white") == [["?"] * 2, rest, ["?"] * 2, ["?"] * 2]
    assert left(match, "red") == [["antique", "restaurant", "laundry"]] * 4


def test_the_next_founder_looks_and_then_he_alone_knows():
    firms = {2: ["white antique"]}
    match = ended([("white", 9), ("red", 2)], firms=firms, scouts={"white": [2]})

    rest = ["restaurant", "laundry"]
    assert left(match, "white") == [["?"] * 2, rest, ["?"] * 2, rest]
    play(match, "0 found laundry")

    assert left(match, "white") == [["?"], ["restaurant"], ["?"], ["?"]]
    assert businesses(match, 2) == [["white ?"]] * 3 + [["white antique"]]


def last_founded(firms, scouts, **named):
    """Seat 0 founds the restaurant, the last white business."""
    match = ended(
        [("white", 9), ("red", 2)], firms=firms, scouts={"white": scouts}, **named
    )
    assert left(match, "red") == [["antique", "restaurant", "laundry"]] * 4
    play(match, "0 found restaurant")
    return match


HIDDEN, LAST = ["white ?"], ["white restaurant"]


def test_whoever_knew_the_last_business_left_knows_it_when_another_founds_it():
    match = last_founded({1: ["white antique"], 2: ["white laundry"]}, [2])

    assert left(match, "white") == [[]] * 4
    assert businesses(match, 0) == [HIDDEN, LAST, HIDDEN, LAST]
    assert businesses(match, 1) == [HIDDEN, HIDDEN, ["white antique"], HIDDEN]
    assert businesses(match, 2) == [HIDDEN, HIDDEN, HIDDEN, ["white laundry"]]


def test_in_edition_1_only_its_owner_knows_the_last_business():
    firms = {1: ["white antique"], 2: ["white laundry"]}
    match = last_founded(firms, [2], edition=1)

    assert businesses(match, 0) == [HIDDEN, LAST, HIDDEN, HIDDEN]


def test_whoever_founded_the_other_two_knows_the_last_business():
    match = last_founded({2: ["white antique", "white laundry"]}, [2])

    assert businesses(match, 0) == [HIDDEN, LAST, HIDDEN, LAST]
    assert businesses(match, 2)[:3] == [HIDDEN * 2] * 3


def test_of_two_businesses_of_the_last_founder_only_the_last_is_known():
    match = last_founded({0: ["white antique"], 2: ["white laundry"]}, [2])

    own = ["white antique", *LAST]
    assert businesses(match, 0) == [HIDDEN * 2, own, HIDDEN * 2, [*LAST, *HIDDEN]]


def test_nobody_learns_the_last_business_if_only_its_founder_knew_it():
    match = last_founded({0: ["white laundry"], 1: ["white antique"]}, [0])

    own = [*LAST, "white laundry"]
    assert businesses(match, 0) == [HIDDEN * 2, own, HIDDEN * 2, HIDDEN * 2]
    assert businesses(match, 1) == [HIDDEN, HIDDEN, ["white antique"], HIDDEN]


def test_whoever_knew_two_businesses_left_does_not_know_which_one_is_founded():
    firms = {2: ["white antique"]}
    match = ended([("white", 9), ("red", 2)], firms=firms, scouts={"white": [2]})

    play(match, "0 found laundry")

    assert businesses(match, 0) == [HIDDEN, ["white laundry"], HIDDEN, HIDDEN]


def test_the_last_business_stays_known_and_a_position_says_so():
    match = last_founded({1: ["white antique"], 2: ["white laundry"]}, [2])
    known = businesses(match, 0)
    again = Match.from_position(GAME, match.position(), seed=1)

    play(match, "1 roll")

    assert match.position()["last"] == {"white": "restaurant"}
    assert businesses(match, 0) == businesses(again, 0) == known


def test_the_last_business_is_heard_at_the_end_like_all_others():
    match = last_founded({1: ["white antique"], 2: ["white laundry"]}, [2])

    assert heard(match) == ["found ?", "found restaurant", "found ?", "found ?"]


def test_at_the_end_all_businesses_are_turned_up():
    dirty = {0: {}}
    match = ended([("white", 9), ("red", 2)], firms={2: ["blue laundry"]}, dirty=dirty)

    play(match, "0 found restaurant")

    assert match.over
    assert businesses(match, 0) == [["white restaurant"]] * 4
    assert businesses(match, 2) == [["blue laundry"]] * 4
    assert left(match, "white") == [["antique", "laundry"]] * 4


# The log.


def heard(match, number=-1):
    return [match.heard(viewer)[number].action for viewer in VIEWERS]


def test_laid_cards_are_heard_when_they_are_turned_up():
    match = lay(hands={0: {"white": [3, 9]}, 1: {"red": [2, 7]}})

    play(match, "0 war white 3")
    assert heard(match) == ["war white ?", "war white 3", "war white ?", "war white ?"]
    play(match, "0 stake 5", "1 join red 2")
    assert heard(match) == ["join red ?", "join red ?", "join red 2", "join red ?"]
    play(match, "1 stake 5", "2 out")
    assert heard(match, 0) == ["war white 3"] * 4
    assert heard(match, 2) == ["join red 2"] * 4
    play(match, "0 add 9")
    assert heard(match) == ["add ?", "add 9", "add ?", "add ?"]
    play(match, "1 add 7")
    assert heard(match) == ["add 7"] * 4
    assert heard(match, -2) == ["add 9"] * 4


def test_what_was_kept_is_never_heard():
    match = lay(stage="help", dice="red blue one", dirty={0: {"5": 1}})

    play(match, "0 search red", "0 keep 3")
    kept = ["keep ?", "keep 3", "keep ?", "keep ?"]
    assert heard(match, 1) == kept
    play(match, "1 roll")
    assert heard(match, 1) == kept


def test_what_was_kept_is_not_heard_after_the_end_either():
    hands_of = {0: {"white": [3]}, 1: {"white": [4]}}
    match = lay(stage="help", dice="red blue one", hands=hands_of, dirty={1: {"5": 1}})

    play(match, "0 search red", "0 keep 3", "1 war white 4", "1 stake 5")
    play(match, "2 out", "0 out", "1 stop", "1 found laundry")

    assert match.over
    assert heard(match, 1) == ["keep ?", "keep 3", "keep ?", "keep ?"]
    assert heard(match) == ["found laundry"] * 4


def test_what_was_founded_is_heard_at_the_end():
    match = ended([("white", 9), ("red", 2)])

    play(match, "0 found restaurant")

    assert heard(match) == ["found ?", "found restaurant", "found ?", "found ?"]


# Redealt tables.


@pytest.mark.parametrize("named", GOOD.values(), ids=GOOD)
def test_a_redealt_table_fits_the_view(named):
    match = lay(**named)
    for viewer in (SPECTATOR, *range(match.players)):
        view = match.observe(viewer)
        state, again = GAME.State.blank()[0], GAME.View.blank()[0]

        sight.redeal(view, state, new_luck(1))
        sight.observe(state, viewer, again)

        assert again.tobytes() == view.tobytes()
        assert faults.faults(state) == faults.SOUND


def test_a_redealt_table_depends_on_luck_alone():
    view = lay(hands={1: {"red": [4, 9]}}).observe(0)
    states = GAME.State.blank(3)
    states[1]["hand"] = 99
    states[1]["seen"] = 9

    for state, seed in zip(states, (1, 1, 2), strict=True):
        sight.redeal(view, state, new_luck(seed))

    assert states[0].tobytes() == states[1].tobytes() != states[2].tobytes()


def test_in_a_redealt_table_everybody_knows_what_is_public():
    """Their hands, their places in the piles, and what all have seen."""
    match = lay(
        hands={1: {"red": [4, 9]}, 2: {"blue": [3]}},
        seen={"red 4": "all", "red 1": [2], "blue 3": [0, 2]},
    )
    state = GAME.State.blank()[0]

    sight.redeal(match.observe(0), state, new_luck(1))

    assert state.seen[2, 4] == rules.EVERYBODY
    assert state.seen[2, state.pile[2, 0]] == 1 << 2
    assert state.seen[3, 3] == 1 << 0 | 1 << 2
