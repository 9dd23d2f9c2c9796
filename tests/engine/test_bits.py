from malavita.engine.bits import lowest, members, size
from malavita.engine.jit import jit


@jit
def lowest_in_a_rule(bits):
    return lowest(bits)


def test_lowest_is_the_smallest_member():
    for bit in range(63):
        assert lowest(1 << bit) == bit
        assert lowest_in_a_rule(1 << bit) == bit
    assert lowest(0b1101000) == 3
    assert lowest_in_a_rule(0b1101000) == 3


def test_members_are_all_of_them_in_order():
    assert members(0) == []
    assert members(0b1101) == [0, 2, 3]


def test_size_is_the_number_of_members():
    assert [size(bits) for bits in (0, 0b1, 0b1101, (1 << 62) - 1)] == [0, 1, 3, 62]
