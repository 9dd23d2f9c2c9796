"""Who sees what: nobody's view depends on anything he may not know."""

import json
from collections import Counter
from itertools import permutations

import numpy as np
import pytest
from msgspec import to_builtins

from malavita.engine import verbs
from malavita.engine.errors import TableError
from malavita.engine.layout import SPECTATOR
from malavita.engine.luck import new_luck
from malavita.engine.match import Match
from malavita.games.thieves import GAME, faults, sight
from malavita.games.thieves.cards import CAR, COUNTS, HORSESHOE, KINDS, NAMES
from malavita.games.thieves.position import Taken
from tests.chi import surprise
from tests.conftest import INTERPRETED, in_the_middle
from tests.games.thieves.tables import (
    CLOSED,
    GOOD,
    MONEY,
    deal,
    lay,
    play,
    seen_loot,
    table,
)

MATCHES = 3 if INTERPRETED else 25
DRAWS = 1_000 if INTERPRETED else 40_000

# What the page says, word by word.


def test_a_hand_is_seen_by_its_owner():
    match = lay(3, hands={1: ["ring", "alarm", "thief"]})

    for viewer in (SPECTATOR, 0, 2):
        assert match.view(viewer).seats[1].hand == 3
    assert match.view(1).seats[1].hand == {"ring": 1, "alarm": 1, "thief": 1}
    assert match.view(1).seats[0].hand == 4


def test_cards_drawn_by_double_loot_are_seen_by_the_drawer_and_counted_by_all():
    named = {"apart": ["ring", "alarm"], "pair": True, "gone": {"double loot": 1}}
    match = lay(3, turn=1, **named)

    assert match.view(1).seats[1].apart == ["ring", "alarm"]
    for viewer in (SPECTATOR, 0, 2):
        assert [seat.apart for seat in match.view(viewer).seats] in (
            [0, 2, 0],
            [[], 2, 0],
            [0, 2, []],
        )


def test_cards_held_apart_stay_secret_when_the_game_is_over():
    match = lay(3, turn=None, cars=7, holder=2, apart=["ring"], gone={"double loot": 1})

    assert match.view(2).seats[2].apart == ["ring"]
    for viewer in (SPECTATOR, 0, 1):
        assert match.view(viewer).seats[2].apart == 1


def test_hidden_loot_is_seen_by_whoever_has_seen_it():
    match = lay(5, loot={1: ["(ring)", "money 2"]}, known={1: {0: [1, 3]}})

    for viewer in (1, 3):
        assert seen_loot(match, viewer, 1) == ["(ring)", "money 2"]
    for viewer in (SPECTATOR, 0, 2, 4):
        assert seen_loot(match, viewer, 1) == ["(?)", "money 2"]


def test_hidden_loot_is_remembered_by_all_its_owners_on_a_long_way():
    hands = {0: ["ring", "thief"], 1: ["thief"]}
    match = lay(4, hands=hands)

    play(match, "0 stash ring", "1 thief", "1 take 0 0", "1 to 2")
    assert [seen_loot(match, v, 2) for v in (-1, 0, 1, 2, 3)] == [
        ["(?)"],
        ["(ring)"],
        ["(?)"],
        ["(ring)"],
        ["(?)"],
    ]
    play(match, "2 stash money 0", "3 stash money 0")
    play(match, "0 thief", "0 take 2 0", "0 to 3")

    assert [seen_loot(match, v, 3)[1] for v in (-1, 0, 1, 2, 3)] == [
        "(?)",
        "(ring)",
        "(?)",
        "(ring)",
        "(ring)",
    ]


def test_what_every_seat_has_seen_is_still_hidden_from_those_who_only_watch():
    match = lay(3, loot={1: ["(ring)"]}, known={1: {0: [0, 1, 2]}})

    assert seen_loot(match, SPECTATOR, 1) == ["(?)"]
    assert match.view().scores == match.view(0).scores == [0, 0, 0]


@pytest.mark.parametrize("options", [{}, CLOSED])
def test_after_a_raid_everybody_has_seen_the_loot(options):
    named = {"hands": {0: ["police 1"]}, "police": {"police 1": 3}, "options": options}
    match = lay(
        3, loot={0: ["money 3"], 1: ["(ring)", "(money 0)"], 2: ["(money 1)"]}, **named
    )
    before = seen_loot(match, 0, 2)

    play(match, "0 police 1")

    shown = ["(money 1)"] if options else ["money 1"]
    assert before == ["(?)"]
    for viewer in (SPECTATOR, 0, 1, 2):
        assert seen_loot(match, viewer, 2) == shown


def test_what_lies_open_is_seen_by_everybody():
    named = {
        "police": {"police 2": 1},
        "gone": {"thief": 1, "roadblock": 1, "police 1": 1},
        "loot": {1: ["ring"]},
        "cars": 3,
        "decision": "to",
        "taken": {"seat": 1, "place": 0},
    }
    match = lay(3, **named)

    for viewer in (SPECTATOR, 0, 1, 2):
        view = match.view(viewer)
        assert view.police == named["police"]
        assert view.gone == named["gone"]
        assert view.cars == 3
        assert view.taken == Taken(**named["taken"])
        assert view.decision == "to"
        assert view.pile == len(match.position()["pile"])
        assert view.seats[1].loot == ["ring"]


def test_the_order_of_the_pile_is_seen_by_nobody():
    ours, theirs = lay(top=["ring", "alarm"]), lay(top=["alarm", "ring"])

    for viewer in range(-1, 4):
        assert ours.observe(viewer).tobytes() == theirs.observe(viewer).tobytes()


@pytest.mark.parametrize("named", GOOD.values(), ids=GOOD)
def test_a_view_is_the_position_without_what_may_not_be_known(named):
    match = lay(**named)
    position = match.position()

    for viewer in range(SPECTATOR, match.players):
        view = match.view(viewer)
        assert view.pile == len(position["pile"])
        for name in ("turn", "decision", "cars", "police", "gone", "taken", "pair"):
            assert to_builtins(getattr(view, name)) == position[name]
        for seat, (seen, real) in enumerate(
            zip(view.seats, position["seats"], strict=True)
        ):
            own = seat == viewer
            assert seen.known == real["known"]
            assert seen.hand == (real["hand"] if own else sum(real["hand"].values()))
            assert seen.apart == (real["apart"] if own else len(real["apart"]))
            assert seen.loot == [
                card if knowing == "all" or viewer in knowing else "(?)"
                for card, knowing in zip(real["loot"], real["known"], strict=True)
            ]


# The log.


def test_a_stash_is_heard_without_its_card_until_a_raid():
    match = lay(3, hands={0: ["ring"], 1: ["police 1"]}, police={"police 1": 3})
    play(match, "0 stash ring")

    assert match.heard(0) == match.log == [(0, "stash ring")]
    for viewer in (SPECTATOR, 1, 2):
        assert match.heard(viewer) == [(0, "stash")]
    play(match, "1 police 1")
    for viewer in (SPECTATOR, 0, 1, 2):
        assert match.heard(viewer) == match.log


def test_a_stash_is_heard_in_full_when_the_game_is_over():
    match = lay(3, hands={0: ["ring"]}, cars=6, top=["getaway car"])

    play(match, "0 stash ring")

    assert match.heard() == [(0, "stash ring")]


def test_a_stash_that_is_moved_is_still_a_secret():
    match = lay(3, hands={0: ["ring"], 1: ["thief"]})

    play(match, "0 stash ring", "1 thief", "1 take 0 0", "1 to 2")

    assert match.heard(1)[0] == match.heard()[0] == (0, "stash")


def test_a_new_stash_after_a_raid_is_a_new_secret():
    hands = {0: ["ring"], 1: ["police 1"], 2: ["horseshoe"]}
    match = lay(3, hands=hands, police={"police 1": 3})

    play(match, "0 stash ring", "1 police 1", "2 stash horseshoe")

    assert match.heard(1) == [(0, "stash ring"), (1, "police 1"), (2, "stash")]


# Change what a seat cannot know, and nothing it is sent changes.


def with_other_secrets(match, seat, seed):
    """The same table for this seat: all that it cannot know is dealt anew."""
    other = Match.from_position(GAME, match.position(), seed=seed)
    verbs.redeal(match.observe(seat), other._state, new_luck(seed))
    other._log, other._sealed = list(match._log), dict(match._sealed)
    return other


def all_that_is_sent(match, seat):
    """Whatever a client of this seat could be told before the next move."""
    sent = [
        match.observe(seat).tobytes().hex(),
        to_builtins(match.view(seat)),
        match.scores,
    ]
    sent += [match.actors, match.beat, match.winners, match.heard(seat)]
    if seat != SPECTATOR:
        sent.append(match.legal(seat))
        for move in ("stash", "stash ring", "take 1 0", "to 3", "remove 2", "nonsense"):
            if move not in match.legal(seat):
                with pytest.raises(TableError) as refused:
                    match.play(seat, move)
                sent.append([refused.value.code, str(refused.value)])
    return json.dumps(sent)


def test_what_a_seat_cannot_know_changes_nothing_it_is_sent():
    for players in GAME.players:
        for seed in range(MATCHES):
            match = in_the_middle(GAME, players, seed)
            for seat in (SPECTATOR, *range(players)):
                other = with_other_secrets(match, seat, seed + 1)
                assert all_that_is_sent(match, seat) == all_that_is_sent(other, seat)


def swapped(position, ours, theirs):
    """The same position with two kinds of money exchanged in hidden places."""
    text = json.dumps(position).replace(ours, "@").replace(theirs, ours)
    return json.loads(text.replace("@", theirs))


def test_a_stash_is_told_the_same_whatever_it_is():
    position = table(4, turn=1, hands={1: ["money 3", "money 2"], 2: ["ring"]})
    ours = Match.from_position(GAME, position, seed=1)
    theirs = Match.from_position(GAME, swapped(position, "money 3", "money 2"), seed=1)
    viewers = (SPECTATOR, 0, 2, 3)

    assert ours.play(1, "stash money 3", viewers) == theirs.play(
        1, "stash money 2", viewers
    )
    for viewer in viewers:
        assert all_that_is_sent(ours, viewer) == all_that_is_sent(theirs, viewer)
    assert ours.observe(1).tobytes() != theirs.observe(1).tobytes()


def test_a_theft_of_a_hidden_card_is_told_the_same_to_all_who_never_see_it():
    position = table(4, hands={0: ["thief"]}, loot={1: ["(money 3)"], 2: ["(money 2)"]})
    position["pile"].sort()  # swapping must not change what is drawn first
    ours = Match.from_position(GAME, position, seed=1)
    theirs = Match.from_position(GAME, swapped(position, "money 3", "money 2"), seed=1)

    for move in ("thief", "take 1 0", "to 2"):
        told = [match.play(0, move, range(-1, 4)) for match in (ours, theirs)]
        for viewer in (SPECTATOR, 0, 3):
            assert told[0][viewer] == told[1][viewer]
            assert all_that_is_sent(ours, viewer) == all_that_is_sent(theirs, viewer)
    for viewer in (1, 2):
        assert ours.observe(viewer).tobytes() != theirs.observe(viewer).tobytes()


def test_a_double_loot_is_told_the_same_whatever_it_draws():
    ours, theirs = (
        lay(3, hands={0: ["double loot"]}, top=top)
        for top in (["ring", "alarm"], ["money 3", "police 2"])
    )

    told = [match.play(0, "double", range(-1, 3)) for match in (ours, theirs)]

    for viewer in (SPECTATOR, 1, 2):
        assert told[0][viewer] == told[1][viewer]
        assert all_that_is_sent(ours, viewer) == all_that_is_sent(theirs, viewer)
    assert told[0][0] != told[1][0]


def test_a_draw_is_told_the_same_whatever_is_drawn():
    ours, theirs = (lay(3, top=top) for top in (["ring", "alarm"], ["alarm", "ring"]))

    told = [match.play(0, "stash money 1", range(-1, 3)) for match in (ours, theirs)]

    for viewer in (SPECTATOR, 0, 2):
        assert told[0][viewer] == told[1][viewer]
        assert all_that_is_sent(ours, viewer) == all_that_is_sent(theirs, viewer)
    assert told[0][1] != told[1][1]


# Imagined tables.


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2])
@pytest.mark.parametrize("named", GOOD.values(), ids=GOOD)
def test_a_redealt_table_fits_the_view(named, viewer):
    view = lay(**named).observe(viewer)
    state, again = deal(6, seed=3), GAME.View.blank()[0]

    for seed in range(5):
        sight.redeal(view, state, new_luck(seed))
        sight.observe(state, viewer, again)

        assert again.tobytes() == view.tobytes()
        assert faults.faults(state) == faults.SOUND


def test_a_redealt_table_depends_on_luck_alone():
    view = lay(loot={1: ["(ring)"], 2: ["(money 3)"]}).observe(1)
    first, same, other = (deal(seed=seed) for seed in (1, 2, 3))

    sight.redeal(view, first, new_luck(1))
    sight.redeal(view, same, new_luck(1))
    sight.redeal(view, other, new_luck(2))

    first.words = same.words  # left over from the old dice, and never used
    assert first.tobytes() == same.tobytes() != other.tobytes()
    assert first.key.tolist() != other.key.tolist()


def small_table(**named):
    """All but six or seven cards lie open before seat 0 or are in his hand."""
    hidden = named.pop("hidden")
    rows = Counter({card: int(COUNTS[NAMES.index(card)]) for card in MONEY})
    rows.subtract(card for card in hidden if card in MONEY)
    gone = {"roadblock": 2, "alarm": 2, "thief": 2, "double loot": 2, "police 2": 2}
    loot = {0: list(rows.elements()), **named.pop("loot")}
    police = {"police 1": 3}
    hands = {0: ["police 1", "police 1", "police 1"], **named.pop("hands")}
    return lay(
        3,
        cars=6,
        police=police,
        gone=gone,
        loot=loot,
        hands=hands,
        bare=(0, 1, 2),
        **named,
    )


SMALL = {
    "a hidden card and two hands": {
        "hidden": ["money 1", "money 2", "ring"],
        "loot": {1: ["(ring)"]},
        "hands": {
            0: ["police 1", "police 1", "police 1", "police 2"],
            1: ["money 1"],
            2: ["police 2"],
        },
    },
    "a pair held apart by another": {
        "turn": 1,
        "hidden": ["money 3", "money 0", "money 0"],
        "loot": {2: ["(money 3)", "(money 0)"]},
        "hands": {},
        "apart": ["police 2", "money 0"],
        "pair": True,
    },
    "a place known and a place unknown": {
        "hidden": ["money 3", "money 0", "horseshoe"],
        "loot": {1: ["(money 3)", "(money 0)"]},
        "known": {1: {0: [0, 1]}},
        "hands": {
            0: ["police 1", "police 1", "police 1", "police 2"],
            2: ["horseshoe"],
        },
    },
}


def arrangement(state):
    """All that is hidden, in a form that can be compared."""
    rows = [state.loot[s, : state.row_size[s]].tolist() for s in range(3)]
    hands = [state.hands[seat].tolist() for seat in range(3)]
    apart = state.apart[: state.apart_size].tolist()
    return json.dumps([rows, hands, apart, state.deck[: state.pile_size].tolist()])


def every_arrangement(match):
    """By trying out: each order of the unseen cards in the places they may lie in."""
    view = match.observe(0)
    unseen = [k for k in range(1, KINDS) for _ in range(sight.unseen_cards(view, k))]
    assert len(unseen) <= 7
    found = Counter()
    for order in permutations(unseen):
        state = GAME.State.blank()
        state[0] = match._states[0]
        if _fill(state[0], view, list(order)):
            found[arrangement(state[0])] += 1
    return found


def _fill(state, view, cards):
    """Lay the cards into the hidden places; False if one cannot lie there."""
    for seat in range(3):
        for place in range(state.row_size[seat]):
            if view.loot[seat, place] == 0:
                state.loot[seat, place] = cards.pop()
                if state.loot[seat, place] > HORSESHOE:
                    return False
    held = []
    for seat in (1, 2):
        state.hands[seat] = 0
        for _ in range(state.hand_size[seat]):
            held.append(cards.pop())
            state.hands[seat, held[-1]] += 1
    for place in range(state.apart_size):
        held.append(cards.pop())
        state.apart[place] = held[-1]
    assert len(cards) == state.pile_size
    state.deck[: len(cards)] = cards
    return CAR not in held


@pytest.mark.parametrize("named", SMALL.values(), ids=SMALL)
def test_redeal_gives_every_arrangement_the_same_chance(named):
    match = small_table(**named)
    expected = every_arrangement(match)
    states, views = GAME.State.blank(), GAME.View.blank()
    views[0] = match.observe(0)
    luck = new_luck(5)
    counts = Counter()
    for _ in range(DRAWS):
        verbs.redeal(views[0], states[0], luck)
        counts[arrangement(states[0])] += 1

    assert len(expected) > 10
    assert set(counts) <= set(expected)
    share = DRAWS / expected.total()
    seen = [counts[each] for each in expected]
    assert surprise(seen, [n * share for n in expected.values()]) > 0.001


def test_redealt_cards_of_a_real_table_lie_everywhere_as_often_as_they_should():
    """Chi-square over the kinds: in a hidden place, held apart, in the pile."""
    named = {"apart": ["ring", "alarm"], "pair": True, "gone": {"double loot": 1}}
    match = lay(4, turn=1, loot={2: ["(money 3)", "(money 0)"]}, cars=2, **named)
    views, states = GAME.View.blank(), GAME.State.blank()
    views[0] = match.observe(0)
    unseen = np.zeros(KINDS)
    for kind in range(1, KINDS):
        unseen[kind] = sight.unseen_cards(views[0], kind)
    luck = new_luck(3)
    counts = np.zeros((3, KINDS), int)
    for _ in range(DRAWS):
        verbs.redeal(views[0], states[0], luck)
        state = states[0]
        for n, card in enumerate((state.loot[2, 1], state.apart[0], state.deck[0])):
            counts[n, card] += 1

    money, held = unseen[1 : HORSESHOE + 1].sum(), 3 * 3 + 2
    hidden = np.where(np.arange(KINDS) <= HORSESHOE, unseen / money, 0)
    left = unseen - 2 * hidden  # what is left on average when the loot is laid
    left[CAR] = 0
    apart = left / left.sum()
    pile = left - held * apart
    pile[CAR] = unseen[CAR]
    for seen, chance in zip(counts, (hidden, apart, pile / pile.sum()), strict=True):
        possible = np.flatnonzero(chance)
        assert seen[possible].sum() == DRAWS
        assert surprise(seen[possible], chance[possible] * DRAWS) > 0.001


def test_redealt_tables_have_dice_of_their_own():
    match = Match(GAME, players=4, seed=5)
    states, views = GAME.State.blank(2), GAME.View.blank()
    views[0] = match.observe(0)
    luck = new_luck(2)
    for state in states:
        verbs.redeal(views[0], state, luck)

    assert states[0]["key"].tolist() != states[1]["key"].tolist()
    assert match._state["key"].tolist() != states[0]["key"].tolist()
