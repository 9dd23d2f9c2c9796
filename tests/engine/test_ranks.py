from malavita.engine.ranks import ranks


def test_winners_rank_first_and_others_by_points():
    assert ranks([5, 5, 1], winners=[0]) == [1, 2, 3]


def test_equal_seats_share_a_rank():
    assert ranks([0, 9, 9], winners=[1, 2]) == [3, 1, 1]
    assert ranks([4, 9, 4, 2], winners=[1]) == [2, 1, 2, 4]


def test_winners_share_the_first_rank_whatever_their_points():
    assert ranks([3, 7, 5], winners=[0, 2]) == [1, 3, 1]
