"""Who sees what."""

import pytest

from malavita.engine.layout import SPECTATOR
from malavita.engine.luck import new_luck
from malavita.games.razzia_dorra import GAME, faults, sight
from tests.games.razzia_dorra.tables import ANSWERS, GOOD, SPLIT, lay, play

ALL = (SPECTATOR, 0, 1, 2, 3)


@pytest.mark.parametrize("viewer", ALL)
def test_a_hand_is_seen_by_its_owner_alone(viewer):
    match = lay(cards={1: "red raid 6"})
    seats = match.view(viewer).seats

    for seat, size in enumerate((5, 4, 5, 5)):
        own = match.position()["seats"][seat]["hand"]
        assert seats[seat].hand == (own if seat == viewer else size)


@pytest.mark.parametrize("viewer", ALL)
def test_a_hand_is_seen_by_its_owner_alone_after_the_end_too(viewer):
    match = lay(phase="over", in_round=12)
    seats = match.view(viewer).seats

    for seat in range(4):
        own = match.position()["seats"][seat]["hand"]
        assert seats[seat].hand == (own if seat == viewer else 4)


@pytest.mark.parametrize("viewer", ALL)
def test_a_chosen_card_is_seen_by_its_owner_until_all_have_chosen(viewer):
    match = lay(cards={1: "red raid 6"}, hands={0: ["red gambler 1"]})
    seats = match.view(viewer).seats

    assert seats[1].card == ("red raid 6" if viewer == 1 else "?")
    assert seats[0].card is None
    play(match, "0 play red gambler 1")
    heard = match.heard(viewer)[-1].action
    assert heard == ("play red gambler 1" if viewer == 0 else "play ?")
    for seat in (2, 3):
        match.play(seat, match.legal(seat)[0])
    assert match.heard(viewer) == match.log


@pytest.mark.parametrize("viewer", ALL)
def test_turned_up_cards_are_seen_by_all(viewer):
    match = lay(**SPLIT)

    assert [seat.card for seat in match.view(viewer).seats] == [
        seat["card"] for seat in match.position()["seats"]
    ]


@pytest.mark.parametrize("viewer", ALL)
def test_the_dealers_note_is_seen_by_the_dealer_until_he_lays_it(viewer):
    match = lay(phase="place", note=25, dealer=2)

    assert match.view(viewer).note == (25 if viewer == 2 else "?")
    play(match, "2 place jungle")
    assert match.view(viewer).note is None
    assert match.view(viewer).bars["jungle"] == [25, 10]


@pytest.mark.parametrize("viewer", ALL)
def test_a_secret_answer_is_seen_by_its_owner_until_all_have_answered(viewer):
    match = lay(**ANSWERS)
    play(match, "2 duel")
    seats = match.view(viewer).seats

    assert seats[2].answer == ("duel" if viewer == 2 else "?")
    assert seats[0].answer is None
    play(match, "0 accept")
    assert match.heard(viewer) == match.log


@pytest.mark.parametrize("viewer", ALL)
def test_an_open_answer_is_seen_by_all(viewer):
    match = lay(**ANSWERS, options={"answers": "open"})
    play(match, "2 duel")

    assert match.view(viewer).seats[2].answer == "duel"


@pytest.mark.parametrize("viewer", ALL)
def test_stock_and_pile_are_numbers(viewer):
    view = lay().view(viewer)

    assert (view.stock, view.pile) == (34, 42)


@pytest.mark.parametrize("viewer", ALL)
def test_everything_else_is_public(viewer):
    match = lay(**{**SPLIT, "shares": {2: [50]}, "discards": {"red raid 3": 1}})
    view, position = match.view(viewer), match.position()

    for field in ("round", "dealer", "phase", "bars", "split", "discards", "options"):
        assert getattr(view, field) == position[field]
    for seat in range(4):
        for field in ("share", "notes", "card"):
            assert getattr(view.seats[seat], field) == position["seats"][seat][field]
    assert view.scores == match.scores


@pytest.mark.parametrize("viewer", ALL)
def test_option_money_hidden_shows_only_ones_own_until_the_end(viewer):
    won = {0: [50], 1: [40, 5], 2: [25]}
    match = lay(options={"money": "hidden"}, won=won)
    view = match.view(viewer)

    for seat in range(4):
        own = match.position()["seats"][seat]["notes"]
        assert view.seats[seat].notes == (own if seat == viewer else None)
        assert view.scores[seat] == (match.scores[seat] if seat == viewer else 0)
    over = lay(options={"money": "hidden"}, won=won, phase="over", in_round=12)
    assert over.view(viewer).scores == over.scores


@pytest.mark.parametrize("viewer", ALL)
def test_option_money_open_shows_all(viewer):
    match = lay(won={0: [50], 1: [40, 5]})

    assert match.view(viewer).scores == match.scores
    assert match.view(viewer).seats[1].notes == [40, 5]


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
@pytest.mark.parametrize("named", GOOD.values(), ids=GOOD)
def test_a_redealt_table_fits_the_view(named, viewer):
    view = lay(**named).observe(viewer)
    state, again = GAME.State.blank()[0], GAME.View.blank()[0]

    sight.redeal(view, state, new_luck(1))
    sight.observe(state, viewer, again)

    assert again.tobytes() == view.tobytes()
    assert faults.faults(state) == faults.SOUND


def test_a_redealt_table_depends_on_luck_alone():
    view = lay(cards={1: "red raid 6"}).observe(0)
    states = GAME.State.blank(3)

    for state, luck in zip(states, (1, 1, 2), strict=True):
        sight.redeal(view, state, new_luck(luck))

    assert states[0].tobytes() == states[1].tobytes() != states[2].tobytes()
