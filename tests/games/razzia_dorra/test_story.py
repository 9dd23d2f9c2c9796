"""Two views and a move become events."""

import pytest

from malavita.engine.layout import SPECTATOR
from malavita.games.razzia_dorra import story
from malavita.games.razzia_dorra.story import (
    Answered,
    AnswerTurnedUp,
    BarTaken,
    CardChosen,
    CardDealt,
    CardTurnedUp,
    DuelFought,
    GamblerCaught,
    GameEnded,
    NoteGiven,
    NotePlaced,
    NoteSeen,
    NotesLaid,
    NothingToDuelFor,
    RaidFailed,
    RoundBegan,
    ShareTaken,
    SplitOpened,
    StockMade,
)
from tests.games.razzia_dorra.tables import (
    ANSWERS,
    SPLIT,
    deck,
    lay,
    play,
    seed_of,
    showdown,
    tell,
)

RAIDS = ("red raid 3", "yellow raid 3", "violet raid 3", "blue raid 3")
NEW_NOTES = [50, 40, 30, 25, 20, 15, 5]
LAID = NotesLaid(
    {
        "Colibri": 50,
        "Cotton Club": 40,
        "Havanna Bar": 30,
        "Jungle": 25,
        "Lincoln": 20,
        "Jazz House": 15,
    }
)


def ready(*cards, **named):
    """All but the last seat have chosen; the last holds his card."""
    last = len(cards) - 1
    return lay(
        len(cards),
        cards=dict(enumerate(cards[:last])),
        hands={last: [cards[last]]},
        **named,
    )


def test_the_dealers_note_is_placed():
    match = lay(phase="place", note=25, dealer=2, bars={"cotton club": [50, 25]})

    assert tell(match, "2 place cotton club") == [NotePlaced(2, "Cotton Club", 25)]


@pytest.mark.parametrize(
    ("viewer", "card"), [(SPECTATOR, "?"), (0, "?"), (1, "red raid 3")]
)
def test_a_card_is_chosen(viewer, card):
    match = lay(hands={1: ["red raid 3"]})

    assert tell(match, "1 play red raid 3", viewer) == [CardChosen(1, card)]


def test_cards_are_turned_up_and_the_next_round_begins():
    match = ready(*RAIDS, pile=NEW_NOTES, bars={"jungle": [50, 5]}, dealer=1)

    assert tell(match, "3 play blue raid 3") == [
        CardChosen(3, "?"),
        *(CardTurnedUp(seat, card) for seat, card in enumerate(RAIDS)),
        RaidFailed("Colibri", [10]),
        RaidFailed("Cotton Club", [10]),
        RaidFailed("Havanna Bar", [10]),
        RaidFailed("Jungle", [50, 5]),
        RoundBegan(7, 2),
        LAID,
        NoteSeen(2, 0),
    ]


@pytest.mark.parametrize("viewer", [0, 1, 2, 3])
def test_everybody_is_told_his_own_new_card_and_the_dealer_his_note(viewer):
    top = ["pink raid 3", "pink raid 4", "pink raid 6", "red raid 3"]
    played = ("red raid 4", *RAIDS[1:])
    match = ready(*played, pile=NEW_NOTES, dealer=1, stock=top)
    events = tell(match, "3 play blue raid 3", viewer)

    assert events[0] == CardChosen(3, "blue raid 3" if viewer == 3 else "?")
    assert events[-4:] == [
        RoundBegan(7, 2),
        CardDealt(viewer, top[(viewer + 2) % 4]),
        LAID,
        NoteSeen(2, 5 if viewer == 2 else 0),
    ]


def test_the_last_to_choose_may_be_dealt_an_equal_card():
    others = ("pink raid 3", "pink raid 4")
    stock = ["green gambler 3"]
    match = ready(*RAIDS, *others, "green gambler 3", stock=stock, dealer=5)
    events = tell(match, "6 play green gambler 3", 6)

    assert CardDealt(6, "green gambler 3") in events
    assert BarTaken(6, "Lincoln", [10], 10) in events


def test_a_lone_gambler_and_a_raid_take_their_bars():
    cards = ("red gambler 3", "blue raid 3", "blue gambler 6", "blue gambler 2")
    match = ready(*cards, bars={"jungle": [50, 5]})
    events = tell(match, "3 play blue gambler 2")

    assert events[5:10] == [
        BarTaken(0, "Colibri", [10], 10),
        GamblerCaught(2, "Jungle"),
        GamblerCaught(3, "Jungle"),
        BarTaken(1, "Jungle", [50, 5], 55),
        RoundBegan(7, 1),
    ]


def test_a_split_is_opened():
    cards = ("blue raid 4", "blue raid 3", "blue gambler 6", "pink gambler 2")
    match = ready(*cards, bars={"jungle": [50, 5]})

    assert tell(match, "3 play pink gambler 2")[5:] == [
        GamblerCaught(2, "Jungle"),
        SplitOpened(0, "Jungle", [0, 1], [50, 5], 55),
    ]


def test_nothing_is_told_of_bars_without_notes():
    cards = ("violet raid 3", "violet gambler 4", "blue raid 6")
    bars = {"havanna bar": [], "jungle": []}
    match = ready(*cards, in_round=15, bars=bars)
    events = tell(match, "2 play blue raid 6")

    assert [type(event) for event in events[4:]] == [GameEnded]


def test_notes_are_given_and_kept():
    match = lay(**SPLIT)

    assert tell(match, "1 give 2") == [NoteGiven(2, 50, False)]
    assert tell(match, "1 give 1") == [NoteGiven(1, 20, True)]
    assert tell(match, "1 give 0") == [NoteGiven(0, 5, False)]


def test_all_accept():
    match = lay(**ANSWERS, pile=NEW_NOTES)

    assert tell(match, "2 accept") == [Answered(2, "?")]
    assert tell(match, "0 accept", 0)[:6] == [
        Answered(0, "accept"),
        AnswerTurnedUp(0, "accept"),
        AnswerTurnedUp(2, "accept"),
        ShareTaken(0, "Jungle", [20], 20),
        ShareTaken(2, "Jungle", [5], 5),
        ShareTaken(1, "Jungle", [50], 50),
    ]


@pytest.mark.parametrize(("viewer", "said"), [(SPECTATOR, "?"), (0, "?"), (2, "duel")])
def test_an_answer_is_secret(viewer, said):
    assert tell(lay(**ANSWERS), "2 duel", viewer) == [Answered(2, said)]


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2])
@pytest.mark.parametrize("said", ["duel", "accept"])
def test_an_open_answer_is_heard_by_all(viewer, said):
    match = lay(**ANSWERS, options={"answers": "open"}, seed=seed_of(6, 1))

    assert tell(match, f"2 {said}", viewer) == [Answered(2, said)]
    events = tell(match, f"0 {said}", viewer)
    assert events[0] == Answered(0, said)
    assert not any(isinstance(event, AnswerTurnedUp) for event in events)


def test_duels_are_told_one_by_one():
    match = lay(**ANSWERS, pile=NEW_NOTES, seed=seed_of(1, 6, 3, 1))
    play(match, "2 duel")

    assert tell(match, "0 duel")[:-3] == [
        Answered(0, "?"),
        AnswerTurnedUp(0, "duel"),
        AnswerTurnedUp(2, "duel"),
        DuelFought(0, 1, 1, 6, 0, 6, 2),
        DuelFought(0, 0, 3, 2, 2, 1, 4),
        BarTaken(0, "Jungle", [50, 20, 5], 75),
    ]


def test_one_duels_and_one_accepts():
    match = lay(**ANSWERS, pile=NEW_NOTES, seed=seed_of(6, 1))
    play(match, "2 duel")

    assert tell(match, "0 accept") == [
        Answered(0, "?"),
        AnswerTurnedUp(0, "accept"),
        AnswerTurnedUp(2, "duel"),
        ShareTaken(0, "Jungle", [20], 20),
        DuelFought(1, 1, 6, 6, 2, 1, 4),
        BarTaken(1, "Jungle", [50, 5], 55),
        RoundBegan(7, 1),
        LAID,
        NoteSeen(1, 0),
    ]


def test_nothing_is_left_to_duel_for():
    match = lay(**{**ANSWERS, "shares": {0: [50, 20, 5]}})
    play(match, "2 duel")

    assert tell(match, "0 accept")[3:5] == [
        ShareTaken(0, "Jungle", [50, 20, 5], 75),
        NothingToDuelFor("Jungle"),
    ]


def test_after_a_split_comes_the_next_and_its_answers_are_still_told():
    match = showdown(
        *("red gambler 2", "red gambler 6", "pink gambler 4", "pink gambler 3"),
        bars={"colibri": [40], "jazz house": [25]},
        seed=seed_of(6, 1),
    )
    play(match, "1 give 0")

    assert tell(match, "0 duel") == [
        Answered(0, "?"),
        AnswerTurnedUp(0, "duel"),
        DuelFought(1, 1, 6, 6, 0, 1, 2),
        BarTaken(1, "Colibri", [40], 40),
        SplitOpened(2, "Jazz House", [2, 3], [25], 25),
    ]


def test_the_stock_is_made_anew():
    names = list(deck(4))
    match = lay(
        hands={seat: names[5 * seat : 5 * seat + 5] for seat in range(4)},
        discards=dict.fromkeys(names[23:], 1),
    )
    played = [match.position()["seats"][seat]["hand"] for seat in range(4)]
    raids = [next((c for c in hand if "raid" in c), next(iter(hand))) for hand in played]
    events = []
    for seat, card in enumerate(raids):
        events = tell(match, f"{seat} play {card}")
    while match.position()["phase"] in ("split", "answer"):
        seat = match.actors[0]
        events = tell(match, f"{seat} {match.legal(seat)[-1]}")

    made = [event for event in events if isinstance(event, StockMade)]
    assert made == [StockMade(len(names) - 23 + 4)]


def test_the_fifteenth_round_has_two_notes_and_nobody_looks_at_one():
    match = ready("red raid 3", "yellow raid 3", "blue raid 3", in_round=14, pile=[50, 5])

    assert tell(match, "2 play blue raid 3")[-2:] == [
        RoundBegan(15, 1),
        NotesLaid({"Colibri": 50, "Cotton Club": 5}),
    ]


@pytest.mark.parametrize("money", ["open", "hidden"])
def test_the_game_ends(money):
    match = ready(
        "red gambler 3", *RAIDS[1:], in_round=12, options={"money": money}, won={1: [40]}
    )
    events = tell(match, "3 play blue raid 3")

    assert events[-1] == GameEnded(match.scores, [3])
    assert match.scores[:3] == [10, 40, 0]


def test_what_is_unsealed_when():
    match = lay(cards={0: "red raid 3", 1: "red gambler 3"})

    def unsealed(move):
        before = match.observe(SPECTATOR)
        play(match, move)
        return story.unsealed(before, match.observe(SPECTATOR))

    assert unsealed(f"2 {match.legal(2)[0]}") == set()
    assert unsealed(f"3 {match.legal(3)[0]}") == {"card"}
    match = lay(**SPLIT)
    assert unsealed("1 give 1") == set()
    play(match, "1 give 1", "1 give 1")
    assert unsealed("2 accept") == set()
    assert unsealed("0 accept") == {"answer"}
