"""What every outlook promises: it is made from a view alone, and it is right."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec

import malavita.games
from malavita.engine import verbs
from malavita.engine.layout import SPECTATOR
from malavita.engine.luck import new_luck
from malavita.engine.match import Match
from tests.conftest import INTERPRETED, in_the_middle, play_on, tables

GAMES_EACH = 2 if INTERPRETED else 10
STRIDE = 7 if INTERPRETED else 2  # moves between two moments that are looked at


def positions(game):
    """Moments of random games, of every kind of table; the last of each is its end."""
    for players, options in tables(game):
        match = Match(game, players=players, seed=players, options=options)
        while not match.over:
            yield match
            play_on(match, len(match.log), moves=STRIDE)
        yield match


def outlook(game, view, legal):
    look = game.outlook
    told = look.forecast(view), look.unseen(view)
    return *told, look.refusals(view, legal), look.passage(view)


def legal_of(match, seat):
    return match.legal(seat) if seat in match.actors else []


def test_a_forecast_has_the_type_that_its_game_declares(game):
    for match in positions(game):
        for seat in (SPECTATOR, *range(match.players)):
            forecast = game.outlook.forecast(match.observe(seat))
            told = msgspec.json.encode(forecast)
            assert msgspec.json.decode(told, type=game.outlook.Forecast) == forecast


def hidden_places(view):
    """How many cards a view shows only as backs."""
    seats = view.seats
    match view.game:
        case "razzia_knizia":
            return view.piles.left + view.piles.right
        case "razzia_dorra":
            hands = [seat.hand for seat in seats]
            backs = sum(hand for hand in hands if isinstance(hand, int))
            return view.stock + backs + [s.card for s in seats].count("?")
        case "sicilianos":
            bundles = [view.piles, *(seat.hand for seat in seats)]
            return sum(cards.count("?") for each in bundles for cards in each.values())
        case "thieves":
            held = [cards for seat in seats for cards in (seat.hand, seat.apart)]
            backs = sum(cards for cards in held if isinstance(cards, int))
            return view.pile + backs + sum(s.loot.count("(?)") for s in seats)


def test_the_cards_unseen_are_as_many_as_there_are_backs(game):
    for match in positions(game):
        for seat in (SPECTATOR, *range(match.players)):
            unseen = game.outlook.unseen(match.observe(seat))
            assert json.loads(json.dumps(unseen)) == unseen
            assert min(unseen.values(), default=1) > 0
            assert sum(unseen.values()) == hidden_places(match.view(seat))


def test_an_outlook_knows_no_more_than_the_view_and_leaves_it_as_it_is(game):
    for players in game.players:
        for seed in range(GAMES_EACH):
            match = in_the_middle(game, players, seed)
            for seat in (SPECTATOR, *range(players)):
                view, legal = match.observe(seat), legal_of(match, seat)
                before = view.tobytes()
                states, again = game.State.blank(), game.View.blank()
                verbs.redeal(view, states[0], new_luck(seed))
                verbs.observe(states[0], seat, again[0])

                assert outlook(game, view, legal) == outlook(game, again[0], legal)
                assert view.tobytes() == before


def test_refusals_are_actions_that_are_not_legal_each_with_a_known_reason(game):
    for match in positions(game):
        for seat in (SPECTATOR, *range(match.players)):
            legal = legal_of(match, seat)
            refusals = game.outlook.refusals(match.observe(seat), legal)
            assert legal or not refusals
            assert not refusals.keys() & set(legal)
            for action, why in refusals.items():
                assert game.actions.write(game.actions.read(action)) == action
                assert tuple(why.values) == game.outlook.REASONS[why.reason]


def test_a_passage_names_rules_that_there_are_each_once(game):
    folder = Path(malavita.games.__file__).parent / game.name
    numbers = re.findall(r"^([A-Z]\d+)\. ", (folder / "RULES.md").read_text(), re.M)
    for match in positions(game):
        for seat in (SPECTATOR, *range(match.players)):
            passage = game.outlook.passage(match.observe(seat))
            assert passage
            assert len(set(passage)) == len(passage)
            assert set(passage) <= set(numbers)
