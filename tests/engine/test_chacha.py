"""The block function against the vectors that others have published."""

import numpy as np
import pytest

from malavita.engine.chacha import _quarter_round, chacha


def block(key, counter, nonce, rounds):
    words = np.frombuffer(bytes.fromhex(key), "<u4").astype(np.int64)
    tail = bytes.fromhex(counter + nonce)
    assert len(tail) == 16
    t0, t1, t2, t3 = (int(word) for word in np.frombuffer(tail, "<u4"))
    return b"".join(
        int(word).to_bytes(4, "little")
        for word in chacha(words, (t0, t1, t2, t3), rounds)
    ).hex()


def test_the_quarter_round_of_rfc_8439_section_2_1_1():
    before = 0x11111111, 0x01020304, 0x9B8D6F43, 0x01234567
    after = 0xEA2A92F4, 0xCB1CF8CE, 0x4581472E, 0x5881C4BB

    assert _quarter_round(*before) == after


ZERO, ONE = "00" * 32, "00" * 31 + "01"


@pytest.mark.parametrize(
    ("key", "counter", "nonce", "expected"),
    [
        (  # section 2.3.2
            bytes(range(32)).hex(),
            "01000000",
            "000000090000004a00000000",
            (
                "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
                "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
            ),
        ),
        (  # appendix A.1, vector 1
            ZERO,
            "00000000",
            "00" * 12,
            (
                "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
                "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586"
            ),
        ),
        (  # vector 2
            ZERO,
            "01000000",
            "00" * 12,
            (
                "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
                "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f"
            ),
        ),
        (  # vector 3
            ONE,
            "01000000",
            "00" * 12,
            (
                "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
                "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0"
            ),
        ),
        (  # vector 4
            "00ff" + "00" * 30,
            "02000000",
            "00" * 12,
            (
                "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
                "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096"
            ),
        ),
        (  # vector 5
            ZERO,
            "00000000",
            "00" * 11 + "02",
            (
                "c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7"
                "8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d"
            ),
        ),
    ],
)
def test_twenty_rounds_give_the_blocks_of_rfc_8439(key, counter, nonce, expected):
    assert block(key, counter, nonce, 20) == expected


@pytest.mark.parametrize(
    ("key", "counter", "nonce", "expected"),
    [
        (  # TC1, first block
            ZERO,
            "00" * 8,
            "00" * 8,
            (
                "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
                "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
            ),
        ),
        (  # TC1, second block
            ZERO,
            "01" + "00" * 7,
            "00" * 8,
            (
                "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
                "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa"
            ),
        ),
        (  # TC7, first block
            "00112233445566778899aabbccddeeffffeeddccbbaa99887766554433221100",
            "00" * 8,
            "0f1e2d3c4b5a6978",
            (
                "db43ad9d1e842d1272e4530e276b3f568f8859b3f7cf6d9d2c74fa53808cb515"
                "7a8ebf46ad3dcc4b6c7dadde131784b0120e0e22f6d5f9ffa7407d4a21b695d9"
            ),
        ),
    ],
)
def test_eight_rounds_give_the_blocks_of_the_chacha_draft(key, counter, nonce, expected):
    """draft-strombergson-chacha-test-vectors, keys of 256 bits, eight rounds."""
    assert block(key, counter, nonce, 8) == expected
