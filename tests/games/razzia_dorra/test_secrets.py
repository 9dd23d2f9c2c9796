"""What a seat cannot know changes nothing it is sent; what it imagines is fair."""

import json
import random
from collections import Counter
from itertools import combinations, product

import numpy as np
import pytest
from msgspec import to_builtins

from malavita.engine import verbs
from malavita.engine.errors import TableError
from malavita.engine.layout import SPECTATOR
from malavita.engine.luck import new_luck
from malavita.engine.match import Match, Move
from malavita.games.razzia_dorra import GAME
from malavita.games.razzia_dorra.cards import NAMES, VALUES
from malavita.games.razzia_dorra.names import values_of
from tests.chi import surprise
from tests.conftest import INTERPRETED, play_on
from tests.games.razzia_dorra.tables import ANSWERS, deck, lay

MATCHES = 2 if INTERPRETED else 20
DRAWS = 600 if INTERPRETED else 60_000
SECRET = {}
HIDDEN = {"money": "hidden"}
OPEN = {"answers": "open", "money": "hidden"}
MEMORY = ("beat", "laid", "challengers", "duels", "fights")


def with_other_secrets(match, viewer, seed):
    """The same table for the viewer: all that he does not know is something else."""
    chance = random.Random(seed)
    position = match.position()
    others = [seat for seat in range(match.players) if seat != viewer]
    _change_cards(position, others, chance)
    if position["note"] is not None and position["dealer"] != viewer:
        notes = [position["note"], *position["pile"]]
        chance.shuffle(notes)
        position["note"], position["pile"] = notes[0], notes[1:]
    chance.shuffle(position["pile"])
    for seat in others:
        player = position["seats"][seat]
        if player["answer"] and match.options["answers"] == "secret":
            player["answer"] = chance.choice(["accept", "duel"])
    if match.options["money"] == "hidden" and position["phase"] != "over":
        notes = [n for seat in others for n in position["seats"][seat]["notes"]]
        for seat in others:
            position["seats"][seat]["notes"] = []
        for note in notes:
            position["seats"][chance.choice(others)]["notes"].append(note)
    return _as_if_it_were(match, Match.from_position(GAME, position, seed=seed), others)


def _change_cards(position, others, chance):
    """Deal hands, stock and cards that lie face down anew."""
    seats = [position["seats"][seat] for seat in others]
    cards = list(position["stock"])
    sealed = position["phase"] == "choose"
    for player in seats:
        cards += Counter(player["hand"]).elements()
        cards += [player["card"]] if sealed and player["card"] else []
    chance.shuffle(cards)
    for player in seats:
        hand = [cards.pop() for _ in range(sum(player["hand"].values()))]
        player["hand"] = Counter(hand)
        if sealed and player["card"]:
            player["card"] = cards.pop()
    position["stock"] = cards


def _as_if_it_were(match, other, others):
    """Give the other match the past of the first, as far as it is not secret."""
    for field in MEMORY:
        if field != "laid" or match.position()["split"] is None:
            other._state[field] = match._state[field]
    other._start = match._start
    other._sealed = dict(match._sealed)
    other._log = list(match._log)
    position = other.position()
    for number in match._sealed:
        seat = match._log[number].seat
        if seat in others:
            player = position["seats"][seat]
            text = player["answer"] or f"play {player['card']}"
            other._log[number] = Move(seat, text)
    return other


def all_that_is_sent(match, seat):
    """Whatever a client of this seat could be told before the next move."""
    sent = [
        match.observe(seat).tobytes().hex(),
        to_builtins(match.view(seat)),
        match.heard(seat),
    ]
    if seat == SPECTATOR:
        return json.dumps(sent)
    sent.append(match.legal(seat))
    for move in ("place jungle", "play ?", "play red raid 3", "give 1", "duel", "pass"):
        if move not in match.legal(seat):
            with pytest.raises(TableError) as refused:
                match.play(seat, move)
            sent.append([refused.value.code, str(refused.value)])
    return json.dumps(sent)


def middles(options):
    """Matches of all sizes of which some random part has been played."""
    chance = random.Random(1)
    for seed in range(MATCHES):
        for players in GAME.players:
            match = Match(GAME, players=players, seed=seed, options=options)
            yield play_on(match, seed, chance.randrange(12 * (players + 2)))


@pytest.mark.parametrize("options", [SECRET, HIDDEN, OPEN], ids=str)
def test_what_a_seat_cannot_know_changes_nothing_it_is_sent(options):
    for match in middles(options):
        for seat in (SPECTATOR, *range(match.players)):
            other = with_other_secrets(match, seat, seed=3)
            assert all_that_is_sent(match, seat) == all_that_is_sent(other, seat)


def test_the_secrets_were_really_changed():
    changed = Counter()
    for match in middles(HIDDEN):
        other = with_other_secrets(match, SPECTATOR, seed=3)
        here, there = match.position(), other.position()
        changed.update(field for field in here if here[field] != there[field])
        for mine, theirs in zip(here["seats"], there["seats"], strict=True):
            changed.update(field for field in mine if mine[field] != theirs[field])
    kinds = {"stock", "pile", "note", "seats", "hand", "card", "notes"}
    assert kinds <= {*changed} <= kinds | {"answer"}


@pytest.mark.parametrize("options", [SECRET, HIDDEN, OPEN], ids=str)
def test_a_move_that_reveals_nothing_is_told_the_same(options):
    """Own moves of the viewer, and sealed moves of others, that settle nothing."""
    told = 0
    for match in middles(options):
        actors, phase = match.actors, match.position()["phase"]
        if not actors or (phase in ("choose", "answer") and len(actors) == 1):
            continue
        for seat in actors:
            other = with_other_secrets(match, seat, seed=3)
            again = with_other_secrets(match, seat, seed=4)
            move = match.legal(seat)[0]
            assert other.play(seat, move, [seat]) == again.play(seat, move, [seat])
            told += 1
            if phase == "choose":
                viewer = next(each for each in actors if each != seat)
                other = with_other_secrets(match, viewer, seed=3)
                again = with_other_secrets(match, viewer, seed=4)
                first, second = (
                    m.play(seat, m.legal(seat)[0], [viewer]) for m in (other, again)
                )
                assert first == second
    assert told


def imagined(match, viewer, draws=DRAWS):
    """Tables that the viewer may think of."""
    views, states = GAME.View.blank(), GAME.State.blank()
    views[0] = match.observe(viewer)
    luck = new_luck(2)
    for _ in range(draws):
        verbs.redeal(views[0], states[0], luck)
        yield states[0]


def check(seen, outcomes):
    """All outcomes, and each as often: by a chi-square test if there are enough."""
    assert {*seen} <= {*outcomes}
    draws = seen.total()
    if draws >= 5 * len(outcomes):
        expected = [draws / len(outcomes)] * len(outcomes)
        assert surprise([seen[each] for each in outcomes], expected) > 0.001


def few_cards(sealed, stock=0):
    """Seat 0 of three sees all but ten cards, or twelve."""
    names = list(deck(3))
    cut = 15 + stock
    hands = {0: names[:5], 1: names[5:10], 2: names[10:15]}
    cards = {}
    for seat in sealed:
        cards[seat] = hands[seat].pop()
    return lay(
        3,
        hands=hands,
        cards=cards,
        stock=names[15:cut],
        discards=dict.fromkeys(names[cut:], 1),
    ), names[5:cut]


def test_hands_and_sealed_cards_are_imagined_as_often_as_they_can_be():
    """All 252 ways to deal ten cards to two, times five for the card face down."""
    match, unknown = few_cards([2])
    outcomes = [
        (hand, card)
        for hand in combinations(sorted(unknown), 5)
        for card in sorted({*unknown} - {*hand})
    ]
    assert len(outcomes) == 252 * 5
    seen = Counter()
    single = Counter()
    for state in imagined(match, 0):
        hand = tuple(sorted(NAMES[card] for card in state.hands[1].tolist()))
        seen[hand, NAMES[state.sealed[2]]] += 1
        single[NAMES[state.sealed[2]]] += 1

    check(seen, outcomes)
    check(single, unknown)


def test_the_stock_is_imagined_in_every_order():
    match, unknown = few_cards([], stock=2)
    outcomes = [(a, b) for a in unknown for b in unknown if a != b]
    seen = Counter()
    for state in imagined(match, 0):
        seen[NAMES[state.deck[1]], NAMES[state.deck[0]]] += 1

    check(seen, outcomes)


def test_a_spectator_imagines_every_hand():
    match, _ = few_cards([])
    names = list(deck(3))[:15]
    seen = Counter()
    for state in imagined(match, SPECTATOR):
        seen[tuple(NAMES[card] for card in state.hands[0].tolist())] += 1

    check(seen, [*combinations(names, 5)])


def test_of_two_equal_cards_each_counts():
    """A kind that is there twice is face down twice as often."""
    names = [*deck(8).elements()]
    hands = {seat: names[5 * seat : 5 * seat + 5] for seat in range(8)}
    card = hands[1].pop()
    match = lay(8, hands=hands, cards={1: card}, discards=dict(Counter(names[40:])))
    unknown = Counter(names[5:40])
    assert max(unknown.values()) == 2
    seen = Counter(NAMES[state.sealed[1]] for state in imagined(match, 0))

    assert {*seen} <= {*unknown}
    expected = [n / 35 * DRAWS for n in unknown.values()]
    assert surprise([seen[name] for name in unknown], expected) > 0.001


def test_the_dealers_note_and_the_pile_are_imagined_in_every_order():
    unknown = [50, 40, 30, 25, 20, 15, 10, 5]
    match = lay(in_round=11, phase="place", note=50, pile=unknown[1:], dealer=2)
    notes, tops = Counter(), Counter()
    for state in imagined(match, 0):
        note, top = int(VALUES[state.peeked]), int(VALUES[state.notes[6]])
        notes[note] += 1
        tops[note, top] += 1

    check(notes, unknown)
    check(tops, [(a, b) for a in unknown for b in unknown if a != b])


def test_the_dealer_knows_his_note_and_imagines_the_rest():
    pile = [40, 30, 25, 20, 15, 10, 5]
    match = lay(in_round=11, phase="place", note=50, pile=pile, dealer=2)
    seen = Counter()
    for state in imagined(match, 2):
        assert VALUES[state.peeked] == 50
        seen[int(VALUES[state.notes[0]])] += 1

    check(seen, pile)


def test_notes_of_the_same_value_are_told_apart_when_counted():
    pile = [50, 5, 5, 5, 5, 5, 5]
    match = lay(in_round=11, phase="place", note=5, pile=pile, dealer=2)
    seen = Counter(int(VALUES[state.peeked]) for state in imagined(match, 0))

    assert surprise([seen[5], seen[50]], [DRAWS * 7 / 8, DRAWS / 8]) > 0.001


@pytest.mark.parametrize("viewer", [SPECTATOR, 1, 2, 4])
def test_secret_answers_are_imagined_as_often_as_they_can_be(viewer):
    cards = [f"blue gambler {n}" for n in (1, 6, 2, 3, 4)]
    match = lay(
        5,
        phase="answer",
        split="jungle",
        cards=dict(enumerate(cards)),
        bars={"jungle": []},
        shares={1: [50]},
        answers={0: "duel", 2: "accept", 3: "duel"},
    )
    unknown = [seat for seat in (0, 2, 3) if seat != viewer]
    seen = Counter()
    for state in imagined(match, viewer):
        assert state.duelling & ~0b1101 == 0
        if viewer == 2:
            assert not state.duelling >> 2 & 1
        seen[tuple(state.duelling >> seat & 1 for seat in unknown)] += 1

    check(seen, [*product((0, 1), repeat=len(unknown))])


def test_open_answers_are_known():
    match = lay(**{**ANSWERS, "answers": {2: "duel"}}, options={"answers": "open"})
    assert {state.duelling for state in imagined(match, 0, 50)} == {0b100}


def two_notes_won():
    """Seat 2 has won a 50 and a 40, and money is hidden."""
    return lay(
        3,
        in_round=1,
        phase="split",
        split="jungle",
        cards={0: "blue gambler 1", 1: "blue gambler 2", 2: "red gambler 3"},
        bars={"colibri": [], "jungle": [5]},
        options=HIDDEN,
        won={2: [50, 40]},
    )


@pytest.mark.parametrize(("viewer", "others"), [(SPECTATOR, (0, 1, 2)), (0, (1, 2))])
def test_hidden_money_is_imagined_as_often_as_it_can_be(viewer, others):
    """Anybody but the viewer may have won any of the notes."""
    seen = Counter()
    for state in imagined(two_notes_won(), viewer):
        owner = {v: s for s in range(3) for v in values_of(state.purse[s])}
        assert {*owner} == {50, 40}
        seen[owner[50], owner[40]] += 1

    check(seen, [*product(others, repeat=2)])


def test_ones_own_money_is_known():
    for state in imagined(two_notes_won(), 2, 50):
        assert [values_of(bag) for bag in state.purse.tolist()[:3]] == [[], [], [50, 40]]


def test_redealt_tables_have_dice_of_their_own():
    match = Match(GAME, players=4, seed=5)
    keys = {tuple(np.array(state["key"])) for state in imagined(match, 0, 2)}

    assert len(keys) == 2
    assert tuple(match._state["key"]) not in keys
