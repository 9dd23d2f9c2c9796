"""What a seat cannot know changes nothing it is sent; all it cannot know is as likely."""

import itertools
import json
import random
from collections import Counter
from functools import partial

import pytest
from msgspec import to_builtins

from malavita.engine import verbs
from malavita.engine.errors import TableError
from malavita.engine.layout import SPECTATOR
from malavita.engine.luck import new_luck
from malavita.engine.match import Match
from malavita.games.sicilianos import GAME
from tests.chi import surprise
from tests.conftest import INTERPRETED, in_the_middle, play_on
from tests.games.sicilianos.tables import COLOURS, TYPES, fighter, lay, table

MATCHES = 3 if INTERPRETED else 25
SECRET_MOVES = {GAME.actions.write(action) for action in GAME.actions.secrets}


def with_other_secrets(match, viewer, seed):
    """The same table for a viewer, with everything else otherwise.

    It works on the position, where no code of sight.py has a hand in it.
    """
    chooser = random.Random(seed)
    position = match.position()
    for colour in COLOURS:
        _mix_cards(position, colour, viewer, chooser)
        _mix_businesses(position, colour, viewer, chooser)
    for seat, player in enumerate(position["seats"]):
        war = player["war"]
        if war and war["laid"] and seat != viewer:
            cards = player["hand"].setdefault(war["colour"], [])
            cards.append(war["laid"])
            war["laid"] = cards.pop(chooser.randrange(len(cards)))
            cards.sort()
            if not cards:
                del player["hand"][war["colour"]]
    other = Match.from_position(GAME, position, seed=seed)
    other._state.beat = match.beat  # a position does not say how long it took
    return other


def _knows(who, viewer):
    return who == "all" or viewer in who


def _mix_cards(position, colour, viewer, chooser):
    """Deal the cards he does not know anew over the places he does not know."""
    seen = position["seen"]
    rows = [(position["piles"][colour], [])]  # a row of cards, and who holds it
    for seat, player in enumerate(position["seats"]):
        rows.append((player["hand"].get(colour, []), [seat]))
        if player["war"] and player["war"]["colour"] == colour and player["war"]["laid"]:
            rows.append(([player["war"]["laid"]], [seat]))
    places = []
    for row, owner in rows:
        for place, value in enumerate(row):
            who = seen.get(f"{colour} {value}", owner)
            if not _knows(who, viewer) and viewer not in owner:
                places.append((row, place, value, seen.pop(f"{colour} {value}", None)))
    values = [value for _, _, value, _ in places]
    chooser.shuffle(values)
    for (row, place, _, who), value in zip(places, values, strict=True):
        row[place] = value
        if who is not None:
            seen[f"{colour} {value}"] = who
    for row, owner in rows[1:]:
        war = owner and position["seats"][owner[0]]["war"]
        if row is not position["seats"][owner[0]]["hand"].get(colour) and row:
            war["laid"] = row[0]
    for player in position["seats"]:
        player["hand"].get(colour, []).sort()


def _mix_businesses(position, colour, viewer, chooser):
    if position["stage"] == "over":
        return
    """Deal the types he does not know anew over the places he does not know."""
    left, last = position["businesses"][colour], position["last"].get(colour)
    is_scout = _knows(position["scouts"][colour], viewer)
    rows = [] if is_scout else [(left, place) for place in range(len(left))]
    for seat, player in enumerate(position["seats"]):
        for place, firm in enumerate(player["businesses"]):
            known = seat == viewer or (is_scout and firm == f"{colour} {last}")
            if firm.startswith(colour) and not known:
                rows.append((player["businesses"], place))
    names = [row[place] for row, place in rows]
    kinds = [name.split()[-1] for name in names]
    chooser.shuffle(kinds)
    for (row, place), name, kind in zip(rows, names, kinds, strict=True):
        row[place] = kind if row is left else f"{colour} {kind}"
        if name == f"{colour} {last}":  # the same founder, but another type
            position["last"][colour] = kind


def all_that_is_sent(match, seat):
    """Whatever a client of this seat could be told before the next move."""
    sent = [
        match.observe(seat).tobytes().hex(),
        to_builtins(match.view(seat)),
        match.scores,
    ]
    if seat != SPECTATOR:
        legal = match.legal(seat)
        sent.append(legal)
        for move in ("roll", "out", "keep 3", "war white 5", "found laundry", "nonsense"):
            if move not in legal:
                with pytest.raises(TableError) as refused:
                    match.play(seat, move)
                sent.append([refused.value.code, str(refused.value)])
    return json.dumps(sent)


def test_what_a_seat_cannot_know_changes_nothing_it_is_sent():
    different = 0
    for players in GAME.players:
        for seed in range(MATCHES):
            match = in_the_middle(GAME, players, seed)
            for viewer in (SPECTATOR, *range(players)):
                other = with_other_secrets(match, viewer, seed + 1)
                assert all_that_is_sent(match, viewer) == all_that_is_sent(other, viewer)
                different += match.position() != other.position()
    assert different > MATCHES


def heard_as(move):
    """A secret move as others hear it."""
    return " ".join([*move.split()[:-1], "?"]) if move in SECRET_MOVES else move


def test_a_secret_move_is_told_and_heard_the_same():
    """Whatever card was laid or kept, and whatever business founded."""
    compared = Counter()
    for seed in range(MATCHES * 4):
        match = in_the_middle(GAME, 4, seed)
        if match.over:
            continue
        for _ in range(30):
            (actor,) = match.actors
            viewer = (actor + 1 + seed % 3) % 4
            mine = Match.from_position(GAME, match.position(), seed=1)
            other = with_other_secrets(mine, viewer, seed)
            for move in match.legal(actor):
                if move not in SECRET_MOVES:
                    continue
                twins = [m for m in other.legal(actor) if heard_as(m) == heard_as(move)]
                if _compare(mine, other, actor, viewer, move, twins[-1]):
                    compared[move.split()[0]] += 1
                break
            play_on(match, seed, 1)
            if match.over:
                break
    assert {"war", "join", "keep"} <= set(compared)


def _compare(mine, other, actor, viewer, move, twin):
    """Both moves look the same to the viewer, unless they turn something up."""
    ours = mine.play(actor, move, (viewer,))
    theirs = other.play(actor, twin, (viewer,))
    if mine.over or (move.split()[0] == "add" and not mine._state.covered):
        return False
    assert ours == theirs
    assert mine.heard(viewer) == other.heard(viewer)
    assert mine.observe(viewer).tobytes() == other.observe(viewer).tobytes()
    return True


# Redealt tables.

DRAWS_EACH = 12 if INTERPRETED else 200


def small_war(s1_hand=4, s1_laid=7, s2_hand=8, pile=(9, 10)):
    """Seat 0 holds most of red, and knows that seat 1 has the 4, in hand or laid."""
    return {
        "stage": "join",
        "turn": 2,
        "starter": 0,
        "hands": {
            0: {"red": [1, 2, 3, 5, 6, 11]},
            1: {"red": [s1_hand]},
            2: {"red": [s2_hand]},
        },
        "war": {0: fighter("white", laid=3), 1: fighter("red", laid=s1_laid)},
        "tops": {"red": list(pile)},
        "seen": {"red 4": [0, 1]},
    }


def arrangement(state):
    """All that is hidden of red from seat 0."""
    hands = [int(state["hand"][seat, 2]).bit_length() - 1 for seat in (1, 2)]
    return (hands[0], int(state["down"][1]), hands[1], *state["pile"][2, :2].tolist())


def test_redealt_tables_are_all_that_fit_the_view_and_equally_likely():
    """Against an exhaustive enumeration of where five cards can be."""
    view = lay(**small_war()).observe(0)
    fitting = set()
    for cards in itertools.permutations((4, 7, 8, 9, 10)):
        named = small_war(*cards[:3], cards[3:])
        if cards.index(4) >= 2:  # then seat 0 knows its place, and it is no such table
            named["seen"] = {"red 4": [0]}
        if lay(**named).observe(0).tobytes() == view.tobytes():
            fitting.add(cards)
    assert len(fitting) == 48

    draws = DRAWS_EACH * len(fitting)
    counts = Counter()
    states, luck = GAME.State.blank(), new_luck(1)
    for _ in range(draws):
        verbs.redeal(view, states[0], luck)
        counts[arrangement(states[0])] += 1
    assert set(counts) <= fitting
    seen = [counts[cards] for cards in sorted(fitting)]
    assert surprise(seen, [DRAWS_EACH] * len(fitting)) > 0.001


@pytest.mark.parametrize(("viewer", "ways"), [(0, 6), (1, 2), (2, 1)])
def test_redealt_businesses_are_equally_likely(viewer, ways):
    """Seat 1 has the antique shop, seat 2 founded last: he knows what is left."""
    firms = {1: ["white antique"], 2: ["white laundry"]}
    view = lay(firms=firms, scouts={"white": [2]}).observe(viewer)
    counts = Counter()
    states, luck = GAME.State.blank(), new_luck(2)
    for _ in range(60 * ways):
        verbs.redeal(view, states[0], luck)
        counts[tuple(states[0]["firm"][0].tolist())] += 1

    assert len(counts) == ways
    assert set(counts) <= set(itertools.permutations((0, 2, 3)))
    if ways > 1:
        assert surprise(list(counts.values()), [60] * ways) > 0.001


@pytest.mark.parametrize(("viewer", "ways"), [(SPECTATOR, 6), (0, 2), (1, 2), (2, 1)])
def test_redealt_businesses_are_equally_likely_when_none_is_left(viewer, ways):
    """Seat 0 founded the last one; seat 2, the one before, knew that it was left."""
    firms = {0: ["white restaurant"], 1: ["white antique"], 2: ["white laundry"]}
    match = lay(firms=firms, scouts={"white": [2]}, last={"white": "restaurant"})
    counts = Counter()
    states, views, luck = GAME.State.blank(), GAME.View.blank(), new_luck(2)
    for _ in range(60 * ways):
        verbs.redeal(match.observe(viewer), states[0], luck)
        counts[tuple(states[0]["firm"][0].tolist())] += 1
        verbs.observe(states[0], 2, views[0])  # all know what seat 2 must know
        assert 1 in views[0]["firm"][0]

    assert len(counts) == ways
    assert set(counts) <= set(itertools.permutations((1, 2, 3)))
    if ways > 1:
        assert surprise(list(counts.values()), [60] * ways) > 0.001


def test_businesses_are_shown_and_redealt_as_a_seat_can_have_seen_them():
    """Against an enumeration of all orders in which the types can have been founded."""
    known_of_others = 0
    states, luck = GAME.State.blank(), new_luck(4)
    for seed in range(MATCHES):
        match, founders = Match(GAME, players=3 + seed % 4, seed=seed), {}
        while not match.over:
            colour, (actor,) = match._state.won - 1, match.actors
            play_on(match, seed + match.beat, 1)
            if match.log[-1].action.startswith("found") and not match.over:
                kind = TYPES.index(match.log[-1].action.split()[1])
                founders.setdefault(colour, []).append((actor, kind))
                for viewer in (SPECTATOR, *range(match.players)):
                    view = match.observe(viewer)
                    for each, founded in founders.items():
                        fitting = _fitting(founded, viewer)
                        shown = view.firm[each].tolist()
                        known_of_others += len({*shown} - {-1, 0, viewer + 1})
                        assert all(map(partial(_fits, shown), fitting))
                        verbs.redeal(view, states[0], luck)
                        assert tuple(states[0]["firm"][each].tolist()) in fitting
    assert known_of_others > 0


def _fitting(founded, viewer):
    """By type who can own it, after all that the viewer has looked at."""
    fitting = set()
    true = [kind for _, kind in founded]
    for order in itertools.permutations(range(len(TYPES)), len(founded)):
        looked = [n for n, (seat, _) in enumerate(founded) if seat == viewer]
        if all(order[n] == true[n] and {*order[:n]} == {*true[:n]} for n in looked):
            owners = [0] * len(TYPES)
            for kind, (seat, _) in zip(order, founded, strict=True):
                owners[kind] = seat + 1
            fitting.add(tuple(owners))
    return fitting


def _fits(shown, owners):
    """Whether a view shows nothing else than what is so."""
    return all(place in (-1, owner) for place, owner in zip(shown, owners, strict=True))


def test_redealt_hands_hold_every_unknown_card_as_often():
    """A hand of two reds, one of them known, before a whole pile."""
    match = lay(hands={1: {"red": [4, 9]}}, seen={"red 4": [0, 1], "red 1": [0]})
    view = match.observe(0)
    draws = DRAWS_EACH * 40
    counts = Counter()
    states, luck = GAME.State.blank(), new_luck(3)
    for _ in range(draws):
        verbs.redeal(view, states[0], luck)
        hand = int(states[0]["hand"][1, 2])
        assert hand >> 4 & 1
        assert states[0]["pile"][2, 0] == 1
        counts[(hand ^ 1 << 4).bit_length() - 1] += 1
    unknown = (2, 3, 5, 6, 7, 8, 9, 10, 11)
    assert surprise([counts[n] for n in unknown], [draws / 9] * 9) > 0.001


def test_redealt_tables_have_dice_of_their_own():
    match = Match(GAME, players=4, seed=5)
    states, views = GAME.State.blank(2), GAME.View.blank()
    views[0] = match.observe(0)
    luck = new_luck(2)
    for state in states:
        verbs.redeal(views[0], state, luck)

    assert states[0]["key"].tolist() != states[1]["key"].tolist()
    assert match._state["key"].tolist() != states[0]["key"].tolist()


def test_the_position_of_these_tests_is_sound():
    assert Match.from_position(GAME, table(**small_war()), seed=1).faults() == 0
