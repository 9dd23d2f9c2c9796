"""A match from outside: what it says, what it refuses, and that this changes nothing."""

import copy
import json
import random

import numpy as np
import pytest

import malavita
from malavita.engine.errors import (
    BadArgument,
    BadOption,
    BadPlayers,
    BadPosition,
    BadRecord,
    IllegalAction,
    NotYourMove,
    UnknownAction,
    UnknownGame,
    UnknownOption,
    UnknownSeat,
    WrongEdition,
)
from malavita.engine.match import Match, Move
from tests.conftest import play_on

KNIZIA = "razzia_knizia"


def match(**kwargs):
    return Match(KNIZIA, **{"players": 4, "seed": 7} | kwargs)


def finished():
    return play_on(match(), seed=1)


def test_a_match_can_be_had_by_name_or_by_game():
    assert match().digest() == Match(malavita.GAMES[KNIZIA], players=4, seed=7).digest()


def test_a_match_knows_how_it_began():
    begun = match(options={"piles": 1}, players=3)

    assert begun.game.name == KNIZIA
    assert begun.players == 3
    assert begun.seed == 7
    assert begun.options == {"piles": 1, "empty_auction": True, "tie": "shared"}
    assert begun.beat == 0
    assert begun.log == []


def test_a_seed_may_be_text_or_be_left_out():
    assert match(seed="0" * 63 + "7").digest() == match(seed=7).digest()
    assert match(seed=None).seed != match(seed=None).seed


def test_unknown_games_are_refused_with_the_known_ones():
    for name in ("chess", None, ["razzia_knizia"]):
        with pytest.raises(UnknownGame, match="razzia_knizia") as refused:
            Match(name, players=4)
        assert refused.value.code == "unknown_game"


@pytest.mark.parametrize("players", [1, 6, 0, -4, True, 4.0, "4", None])
def test_a_wrong_number_of_players_is_refused_with_the_right_ones(players):
    with pytest.raises(BadPlayers, match="2 to 5 players"):
        match(players=players)


def test_unknown_options_are_refused_with_the_known_ones():
    with pytest.raises(UnknownOption, match="piles, empty_auction, tie"):
        match(options={"pile": 1})


@pytest.mark.parametrize("value", [3, True, "1", None, 1.0, [1]])
def test_wrong_values_of_an_option_are_refused_with_the_right_ones(value):
    with pytest.raises(BadOption, match="it may be 2, 1"):
        match(options={"piles": value})


def test_moves_are_logged_and_counted():
    begun = match()
    seat = begun.actors[0]
    begun.play(seat, "draw left")

    assert begun.log == [Move(seat, "draw left")]
    assert begun.beat == 1


def test_an_illegal_move_is_refused_with_the_legal_ones():
    begun = match()
    before = begun.digest()
    with pytest.raises(IllegalAction, match="draw left, draw right, auction") as refused:
        begun.play(begun.actors[0], "bid 7")

    assert refused.value.values["action"] == "bid 7"
    assert begun.digest() == before
    assert begun.log == []


def test_a_move_out_of_turn_is_refused_with_whose_turn_it_is():
    begun = match()
    actor = begun.actors[0]
    with pytest.raises(NotYourMove, match=f"seats that have one: {actor}"):
        begun.play((actor + 1) % 4, "draw left")


@pytest.mark.parametrize(
    "action", ["bid", "bid 17", "bid 07", "Draw left", "", 3, None, []]
)
def test_a_text_that_is_no_action_is_refused(action):
    begun = match()
    with pytest.raises(UnknownAction):
        begun.play(begun.actors[0], action)


def test_a_move_that_is_refused_changes_nothing():
    begun = match()
    before = begun.digest()
    with pytest.raises(IllegalAction):
        begun.play(begun.actors[0], "bid 7", viewers=[0])
    with pytest.raises(malavita.TableError):
        begun.play(begun.actors[0], "draw left", viewers=[0, 9])

    assert begun.digest() == before


def test_a_move_that_was_checked_is_not_checked_again(monkeypatch):
    begun = match()
    actor, move = begun.actors[0], "draw left"
    begun.check(actor, move)
    monkeypatch.delattr(Match, "_read")

    begun.play(actor, move)

    assert begun.log == [(actor, move)]


def test_a_move_that_was_legal_is_checked_again_after_another():
    begun = match()
    actor = begun.actors[0]
    begun.check(actor, "draw left")
    begun.play(actor, "auction")

    with pytest.raises(NotYourMove):
        begun.play(actor, "draw left")


def test_there_are_no_winners_before_the_end():
    begun = match()
    assert begun.winners == []
    assert not begun.over
    assert finished().winners


def test_what_a_match_hands_out_does_not_reach_into_it():
    begun = match()
    before = begun.digest()
    begun.log.append("nonsense")
    begun.options["piles"] = 1
    begun.view(0).seats.clear()
    begun.observe(0).turn = 3
    begun.legal_actions(begun.actors[0])[:] = 0

    assert begun.digest() == before
    assert begun.log == []
    assert begun.legal(begun.actors[0]) == ["draw left", "draw right", "auction"]


def test_perft_counts_sequences():
    assert match().perft(0) == 1
    assert match().perft(1) == 3
    assert finished().perft(0) == 1
    assert finished().perft(3) == 0


@pytest.mark.parametrize("depth", [-1, 1_001, True, 1.0, "1", None])
def test_a_wrong_depth_of_perft_is_refused_with_the_right_ones(depth):
    with pytest.raises(BadArgument, match="depth is an int from 0 to 1000, not "):
        match().perft(depth)


@pytest.mark.parametrize("viewer", [9, -2, -1.0, True, None, [0]])
def test_a_viewer_who_is_not_there_is_refused(viewer):
    begun = match()
    for ask in (begun.heard, begun.view, begun.observe, lambda each: begun.views([each])):
        with pytest.raises(UnknownSeat, match="the seats are 0 to 3"):
            ask(viewer)


def test_viewers_are_several():
    with pytest.raises(BadArgument, match=r"viewers is a list of seats.* not 0"):
        match().views(0)


@pytest.mark.parametrize("options", [["piles"], [], 0, "piles", [("piles", 1)]])
def test_options_that_are_no_mapping_are_refused(options):
    with pytest.raises(BadArgument, match="a dict with some of the keys piles, "):
        match(options=options)


def test_a_value_that_cannot_be_written_down_is_refused_in_a_short_sentence():
    with pytest.raises(BadPlayers, match="not a number of 16610 bits"):
        match(players=10**5_000)
    with pytest.raises(UnknownAction) as refused:
        match().play(0, "x" * 100_000)
    assert len(str(refused.value)) < 300


def test_the_log_holds_plain_texts_whatever_kind_of_text_was_played():
    begun = match()
    begun.play(begun.actors[0], np.str_("auction"))
    assert type(begun.log[0].action) is str
    assert Match.replay(json.loads(json.dumps(begun.record()))).log == begun.log


def test_only_the_last_move_of_the_same_match_is_taken_back():
    begun, other = match(), match()
    start = begun.before()
    with pytest.raises(BadArgument):
        begun.take_back(start)  # no move was made
    begun.play(begun.actors[0], "auction")
    other.play(other.actors[0], "auction")
    with pytest.raises(BadArgument):
        other.take_back(start)
    later = begun.before()
    begun.play(begun.actors[0], "pass")
    with pytest.raises(BadArgument):
        begun.take_back(start)  # two moves were made
    begun.take_back(later)
    begun.take_back(start)
    assert begun.log == []
    assert begun.digest() == match().digest()

    begun.play(begun.actors[0], "auction")
    begun.play(begun.actors[0], begun.legal(begun.actors[0])[-1])
    with pytest.raises(BadArgument):
        begun.take_back(later)  # of moves that were taken back themselves


# Positions; what the games themselves refuse is tested with the games.


def test_a_position_of_another_game_or_format_is_refused():
    position = match().position()
    for field, value in (("game", "chess"), ("format", 2)):
        with pytest.raises(BadPosition) as refused:
            Match.from_position(KNIZIA, position | {field: value})
        assert refused.value.values["field"] == field


@pytest.mark.parametrize("position", [None, [], "x", 3, {}])
def test_something_else_than_a_position_is_refused(position):
    with pytest.raises(BadPosition):
        Match.from_position(KNIZIA, position)


def test_options_of_a_position_are_checked():
    position = match().position()
    with pytest.raises(BadOption):
        Match.from_position(KNIZIA, position | {"options": {"piles": 7}})


# Records.


def record():
    return json.loads(json.dumps(finished().record()))


def refusal(bad):
    with pytest.raises(BadRecord) as refused:
        Match.replay(bad)
    return refused.value.values


def test_a_record_says_all_there_is_to_say():
    whole = record()

    assert whole["format"] == 1
    assert whole["game"] == KNIZIA
    assert whole["edition"] == 1
    assert whole["players"] == 4
    assert whole["options"] == {"piles": 2, "empty_auction": True, "tie": "shared"}
    assert whole["seed"] == 7
    assert whole["moves"] == [[seat, move] for seat, move in finished().log]
    assert whole["result"] == {
        "scores": finished().scores,
        "winners": finished().winners,
    }
    assert "start" not in whole


def test_an_unfinished_match_has_a_record_without_a_result():
    begun = match()
    begun.play(begun.actors[0], "draw left")
    again = Match.replay(begun.record())

    assert begun.record()["result"] is None
    assert again.digest() == begun.digest()


def test_a_large_seed_is_written_so_that_every_reader_keeps_it():
    seed = (1 << 256) - 5
    written = match(seed=seed).record()["seed"]

    assert written == f"{seed:064x}"
    assert Match.replay(match(seed=seed).record()).seed == seed


def test_every_tampered_move_is_refused_with_its_number():
    whole = record()
    chooser = random.Random(3)
    texts = {move for _, move in whole["moves"]}
    for number in chooser.sample(range(1, len(whole["moves"]) + 1), 12):
        bad = copy.deepcopy(whole)
        was = bad["moves"][number - 1][1]
        bad["moves"][number - 1][1] = chooser.choice(sorted(texts - {was}))
        assert refusal(bad)["move"] == number

        bad = copy.deepcopy(whole)
        bad["moves"][number - 1][0] = (bad["moves"][number - 1][0] + 1) % 4
        assert refusal(bad)["move"] == number

        bad = copy.deepcopy(whole)
        del bad["moves"][number - 1]
        first = number
        while whole["moves"][first - 1] == whole["moves"][first : first + 1]:
            first += 1
        assert refusal(bad)["move"] >= first


def test_a_truncated_record_is_refused_with_the_first_move_that_is_missing():
    bad = record()
    bad["moves"] = bad["moves"][:50]
    assert refusal(bad)["move"] == 51

    del bad["seals"]
    assert refusal(bad)["move"] == 51


def test_a_record_that_goes_on_after_the_end_is_refused():
    bad = record()
    bad["moves"].append([0, "pass"])
    assert refusal(bad)["move"] == len(bad["moves"])


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seed", 8),
        ("players", 5),
        ("options", {"piles": 2, "empty_auction": False, "tie": "shared"}),
    ],
)
def test_a_tampered_head_is_refused_before_the_first_move(field, value):
    assert refusal(record() | {field: value})["move"] == 0


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("format", 2),
        ("players", 9),
        ("players", "4"),
        ("seed", -1),
        ("options", {"piles": 9}),
        ("moves", None),
        ("seals", 7),
        ("start", {"format": 1}),
        ("more", 1),
    ],
)
def test_a_head_that_cannot_be_is_refused_before_the_first_move(field, value):
    assert refusal(record() | {field: value})["move"] == 0


def test_a_move_of_the_wrong_type_is_refused_with_its_number():
    for wrong in ([0], "pass", [0, 7], ["0", "pass"], [0, "pass", 1]):
        bad = record()
        bad["moves"][16] = wrong
        assert refusal(bad)["move"] == 17


def test_a_wrong_result_is_refused_and_what_is_wrong_in_it_is_said():
    scores, winners = finished().scores, finished().winners
    losers = [seat for seat in range(4) if seat not in winners]
    for result, said in (
        (None, "the match ends here without a result"),
        (
            {"scores": [9, 9, 9, 9], "winners": winners},
            f"the match ends {scores}, the record says [9, 9, 9, 9]",
        ),
        (
            {"scores": scores, "winners": losers},
            f"seats {winners} win, the record says {losers}",
        ),
    ):
        bad = record() | {"result": result}
        assert refusal(bad) == {"move": len(bad["moves"]), "reason": said}


def test_a_record_by_hand_needs_no_seals():
    by_hand = record()
    del by_hand["seals"]
    assert Match.replay(by_hand).digest() == finished().digest()

    by_hand["moves"][3][1] = "bid 16"
    assert refusal(by_hand)["move"] == 4


@pytest.mark.parametrize("edition", [-1, 0, 3, True, "1"])
def test_an_unknown_edition_is_refused_with_the_known_ones(edition):
    with pytest.raises(WrongEdition) as refused:
        Match("sicilianos", players=3, edition=edition)

    assert str(refused.value) == f"sicilianos has editions 1 to 2, not {edition!r}"


def test_a_match_is_played_by_the_newest_edition_or_by_an_old_one():
    newest, old = (Match("sicilianos", players=3, edition=each) for each in (None, 1))

    assert (newest.edition, old.edition) == (2, 1)
    for match in newest, old:
        assert match.position()["edition"] == match.record()["edition"] == match.edition
        assert match.observe(0).edition == match.edition
        assert Match.replay(match.record()).edition == match.edition


def test_a_record_of_an_unknown_edition_is_refused():
    with pytest.raises(WrongEdition, match="razzia_knizia has editions 1 to 1, not 2"):
        Match.replay(record() | {"edition": 2})


def test_a_position_is_of_the_newest_edition_unless_it_names_another():
    position = Match("sicilianos", players=3, seed=1, edition=1).position()
    assert Match.from_position("sicilianos", position).edition == 1

    del position["edition"]
    assert Match.from_position("sicilianos", position).edition == 2


def test_a_record_names_the_edition_of_its_start():
    position = Match("sicilianos", players=3, seed=1, edition=1).position()
    begun = Match.from_position("sicilianos", position, seed=1).record()
    del begun["seals"]

    begun["start"]["edition"] = 2
    assert refusal(begun)["reason"] == "start.edition: 2 is not 1"
    begun["start"]["edition"] = 3
    assert refusal(begun)["reason"] == "sicilianos has editions 1 to 2, not 3"
    del begun["start"]["edition"]
    assert Match.replay(begun).edition == 1


def test_a_record_of_an_unknown_game_is_refused():
    with pytest.raises(UnknownGame):
        Match.replay(record() | {"game": "chess"})


@pytest.mark.parametrize("data", [None, [], "x", {}])
def test_something_else_than_a_record_is_refused(data):
    assert refusal(data)["move"] == 0


def test_a_move_that_is_no_text_at_all_is_refused_with_its_number():
    bad = record()
    bad["moves"][2][1] = "\ud800"
    assert refusal(bad)["move"] == 3
