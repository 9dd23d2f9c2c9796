"""What every game promises, whatever its rules."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import malavita.games
from malavita.engine import verbs
from malavita.engine.errors import GameOver, NotYourMove, TableError, UnknownSeat
from malavita.engine.layout import SPECTATOR
from malavita.engine.luck import new_luck
from malavita.engine.match import Match
from malavita.engine.position import ViewHead
from malavita.games import GAMES
from tests.conftest import INTERPRETED, in_the_middle, play_on, play_randomly, tables

GAMES_EACH = 2 if INTERPRETED else 25
SHAPE = {
    "__init__.py",
    "cards.py",
    "actions.py",
    "names.py",
    "outlook.py",
    "position.py",
    "rules.py",
    "sight.py",
    "state.py",
    "story.py",
    "RULES.md",
    "faults.py",
}


def test_every_game_folder_has_the_same_shape(game):
    folder = Path(malavita.games.__file__).parent / game.name
    files = {path.name for path in folder.iterdir() if path.name != "__pycache__"}
    assert files == SHAPE


def test_every_numbered_rule_has_a_test_that_cites_it(game):
    folder = Path(malavita.games.__file__).parent / game.name
    numbers = re.findall(r"^([A-Z]\d+)\. ", (folder / "RULES.md").read_text(), re.M)
    tests = (Path(__file__).parent / "games" / game.name).glob("test_*.py")
    texts = "".join(path.read_text() for path in tests)
    cited = set(re.findall(r"^def test_([A-Z]\d+)_", texts, re.M))

    assert numbers
    assert set(numbers) == cited


def test_every_random_game_ends_and_no_move_breaks_the_table(game):
    for players, options in tables(game):
        for seed in range(GAMES_EACH):
            match = Match(game, players=players, seed=seed, options=options)
            assert match.faults() == 0
            while not match.over:
                play_on(match, len(match.log), moves=1)
                assert match.faults() == 0
            assert match.winners


def test_the_log_of_a_game_replays_to_the_same_bytes(game):
    for players, options in tables(game):
        match = play_randomly(game, players, seed=5, options=options)
        again = Match.replay(json.loads(json.dumps(match.record())))

        assert again.digest() == match.digest()
        assert again.log == match.log


def test_every_move_can_be_taken_back_as_if_it_had_not_been_made(game):
    match = Match(game, players=game.players[-1], seed=3)
    while not match.over:
        before, was = match.before(), (match.digest(), match.log, match.heard())
        play_on(match, len(match.log), moves=1)
        played = match.digest(), match.log, match.heard()
        match.take_back(before)
        assert (match.digest(), match.log, match.heard()) == was
        play_on(match, len(match.log), moves=1)
        assert (match.digest(), match.log, match.heard()) == played


def test_other_seeds_give_other_games(game):
    fewest, seeds = game.players[0], (0, 1, 1 << 255)
    digests = {Match(game, players=fewest, seed=seed).digest() for seed in seeds}
    assert len(digests) == 3


def test_whoever_may_act_has_a_legal_action_and_nobody_else_has(game):
    for players in game.players:
        match = Match(game, players=players, seed=players)
        while not match.over:
            for seat in range(players):
                assert bool(match.legal(seat)) == (seat in match.actors)
            play_on(match, len(match.log), moves=1)
        assert not any(match.legal(seat) for seat in range(players))


def test_nothing_can_be_played_after_the_end(game):
    match = play_randomly(game, game.players[0], seed=2)
    digest = match.digest()

    for seat in range(match.players):
        for action in range(len(game.actions)):
            with pytest.raises(GameOver):
                match.play(seat, game.actions.write(action))
    assert match.digest() == digest


def test_only_who_is_asked_may_answer(game):
    match = Match(game, players=game.players[-1], seed=2)
    while len(match.actors) == match.players:  # all choose at the same time
        play_on(match, seed=2, moves=1)
    waiting = next(seat for seat in range(match.players) if seat not in match.actors)
    move = match.legal(match.actors[0])[0]

    with pytest.raises(NotYourMove):
        match.play(waiting, move)
    for stranger in (-1, match.players, 99, True, 1.0, "0", None):
        with pytest.raises(UnknownSeat):
            match.play(stranger, move)


def test_every_action_has_a_text_of_its_own_that_reads_back(game):
    texts = [game.actions.write(action) for action in range(len(game.actions))]

    assert len(set(texts)) == len(game.actions)
    assert [game.actions.read(text) for text in texts] == list(range(len(game.actions)))
    assert all(re.fullmatch(r"[a-z0-9?]+( [a-z0-9?]+)*", text) for text in texts)


def test_what_others_hear_of_a_secret_move_is_never_a_legal_action(game):
    heard = {secret.heard for secret in game.actions.secrets.values()}
    assert not heard & game.actions.secrets.keys()
    actions = np.zeros(len(game.actions), np.int64)
    for seed in range(GAMES_EACH):
        match = in_the_middle(game, game.players[-1], seed)
        for seat in match.actors:
            n = verbs.legal(match._state, seat, actions)
            assert not heard & set(actions[:n].tolist())


def test_a_move_unseals_only_secrets_that_the_game_has(game):
    kinds = {secret.kind for secret in game.actions.secrets.values()}
    found = set()
    match = Match(game, players=game.players[0], seed=3)
    while not match.over:
        before = match.observe(SPECTATOR)
        play_on(match, len(match.log), moves=1)
        found |= game.story.unsealed(before, match.observe(SPECTATOR))
    assert found <= kinds


def test_a_seat_hears_its_own_moves_in_full_and_others_as_far_as_it_may(game):
    for players in game.players:
        match = in_the_middle(game, players, seed=players)
        for seat in (SPECTATOR, *range(players)):
            for move, heard in zip(match.log, match.heard(seat), strict=True):
                assert heard.seat == move.seat
                action = game.actions.read(move.action)
                if heard != move:
                    assert move.seat != seat
                    secret = game.actions.secrets[action]
                    assert heard.action == game.actions.write(secret.heard)


def test_a_position_reads_back_and_plays_on_the_same(game):
    for players in game.players:
        for seed in range(GAMES_EACH):
            match = in_the_middle(game, players, seed)
            position = json.loads(json.dumps(match.position()))
            again = Match.from_position(game, position, seed=match.seed)

            assert again.position() == match.position()
            assert again.faults() == 0
            assert again.actors == match.actors
            assert again.winners == match.winners
            for seat in range(players):
                assert again.legal(seat) == match.legal(seat)


def test_a_match_from_a_position_has_a_record_of_its_own(game):
    middle = in_the_middle(game, game.players[-1], seed=3)
    match = play_on(Match.from_position(game, middle.position(), seed=9), seed=9)

    again = Match.replay(json.loads(json.dumps(match.record())))

    assert again.position() == match.position()
    assert again.scores == match.scores


def test_views_hold_neither_dice_nor_seed(game):
    secrets = {"key", "words", "block", "used", "seed"}
    assert not secrets & set(game.View.dtype.names)
    match = Match(game, players=game.players[0], seed=0x1234_5678_9ABC)
    assert str(match.seed) not in msgspec.json.encode(match.view(0)).decode()


def test_a_view_says_whose_it_is_and_has_the_type_that_its_game_declares(game):
    for seed in range(GAMES_EACH):
        match = in_the_middle(game, game.players[-1], seed)
        views = match.views(range(SPECTATOR, match.players))
        assert all(view.seat == viewer for viewer, view in views.items())
        for view in (*views.values(), match.open_view()):
            told = msgspec.json.encode(view)
            assert msgspec.json.decode(told, type=game.position.View) == view


def _seen_by_all(match):
    """What each seat sees, and whoever watches, apart from where he sits."""
    views = [match.observe(viewer) for viewer in range(SPECTATOR, match.players)]
    for view in views:
        view.seat = SPECTATOR
    return {view.tobytes() for view in views}


def test_in_an_open_game_and_in_no_other_all_see_the_same(game):
    differed = False
    for players, options in tables(game):
        match = Match(game, players=players, seed=1, options=options)
        while not match.over:
            play_on(match, len(match.log), moves=1)
            differed |= len(_seen_by_all(match)) > 1
    assert differed != game.open


@pytest.mark.parametrize("game", [each for each in GAMES.values() if each.open])
def test_in_an_open_game_all_are_shown_and_told_the_same(game):
    """A match works it out once for all; here every seat is asked."""
    for players, options in tables(game):
        match = Match(game, players=players, seed=2, options=options)
        viewers = range(SPECTATOR, players)
        head = dict.fromkeys(ViewHead.__struct_fields__)
        while not match.over:
            before = [match.observe(viewer) for viewer in viewers]
            play_on(match, len(match.log), moves=1)
            seat, action = match.log[-1]
            number = game.actions.read(action)
            assert number not in game.actions.secrets
            after = [match.observe(viewer) for viewer in viewers]
            shown = [game.position.show(view, head) for view in after]
            stories = [
                game.story.tell(was, now, seat, number)
                for was, now in zip(before, after, strict=True)
            ]
            assert shown == [shown[0]] * len(shown)
            assert stories == [stories[0]] * len(stories)


def test_a_view_knows_scores_winners_and_actors_like_the_table(game):
    for seed in range(GAMES_EACH):
        match = in_the_middle(game, game.players[-1], seed)
        view = match.observe(SPECTATOR)
        assert verbs.actors(view) == sum(1 << seat for seat in match.actors)
        assert match.view().scores == match.scores
        if match.over:
            assert verbs.winners(view) == sum(1 << seat for seat in match.winners)


def test_states_are_flat_and_small(game):
    assert not game.State.dtype.hasobject
    assert game.State.dtype.itemsize <= 1536


def redealt(game, view, seed):
    states = game.State.blank()
    views = game.View.blank()
    views[0] = view
    verbs.redeal(views[0], states[0], new_luck(seed))
    return states


def test_a_redealt_table_is_sound_and_looks_the_same(game):
    for players in game.players:
        for seed in range(GAMES_EACH):
            match = in_the_middle(game, players, seed)
            for seat in (SPECTATOR, *range(players)):
                view = match.observe(seat)
                state = redealt(game, view, seed)[0]
                assert verbs.faults(state) == 0
                again = game.View.blank()
                verbs.observe(state, seat, again[0])
                assert again[0].tobytes() == view.tobytes()


def test_a_redealt_table_can_be_played_to_its_end(game):
    match = in_the_middle(game, game.players[-1], seed=7)
    state = redealt(game, match.observe(0), 1)[0]
    actions = np.zeros(len(game.actions), np.int64)
    chooser = random.Random(1)
    while who := verbs.actors(state):
        seat = (who & -who).bit_length() - 1
        n = verbs.legal(state, seat, actions)
        verbs.apply(state, seat, int(actions[chooser.randrange(n)]))
        assert verbs.faults(state) == 0


def test_the_story_tells_something_of_every_move(game):
    match = Match(game, players=game.players[0], seed=4)
    seats = range(match.players)
    chooser = random.Random(4)
    while not match.over:
        seat = match.actors[0]
        told = match.play(seat, chooser.choice(match.legal(seat)), (SPECTATOR, *seats))
        assert set(told) == {SPECTATOR, *seats}
        assert all(events for events in told.values())


def some_actions(game):
    """The first actions of a game, as text."""
    return [game.actions.write(number) for number in range(min(9, len(game.actions)))]


texts = st.one_of(
    st.text(max_size=12),
    st.sampled_from([text for game in GAMES.values() for text in some_actions(game)]),
)


@given(data=st.data())
def test_whatever_is_tried_only_legal_moves_change_the_table(data):
    game = data.draw(st.sampled_from(list(GAMES.values())))
    players = data.draw(st.sampled_from(list(game.players)))
    options = {name: data.draw(st.sampled_from(v)) for name, v in game.options.items()}
    seed = data.draw(st.integers(0, (1 << 256) - 1))
    match = Match(game, players=players, seed=seed, options=options)
    for _ in range(data.draw(st.integers(0, 60))):
        if match.over:
            break
        before = match.digest()
        seat = data.draw(st.integers(-1, players))
        text = data.draw(texts)
        if seat in match.actors and text in match.legal(seat):
            match.play(seat, text)
        else:
            with pytest.raises(TableError) as refused:
                match.play(seat, text)
            assert refused.value.code != TableError.code
            assert match.digest() == before
            seat = match.actors[0]
            match.play(seat, data.draw(st.sampled_from(match.legal(seat))))
        assert match.faults() == 0
