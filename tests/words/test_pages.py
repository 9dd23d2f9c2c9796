"""The browser says every message of its pages and tables, and asks for no others."""

import re
from functools import cache
from pathlib import Path

import pytest

from malavita.engine.errors import TableError
from malavita.games import GAMES
from malavita.server import errors as of_the_server
from tests.words.test_words import BROWSER, all_messages, ids

SOURCES = Path(__file__).parents[2] / "web" / "src"
FAMILIES = "|".join(["page", "table", *(name.replace("_", "-") for name in GAMES)])
HOLE = re.compile(r"(\$\{.*?\})")


@cache
def code():
    """All that runs in the browser, tests left out."""
    files = [*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts")]
    return "\n".join(
        each.read_text("utf-8") for each in files if not each.match("*.test.ts")
    )


def literals():
    """Whatever looks like an id, but for the beginnings that idOf goes on with."""
    found = re.findall(rf"(?<!idOf\()['\"`]((?:{FAMILIES})-[a-z0-9-]+)['\"`]", code())
    return set(found)


@cache
def templates():
    """Ids built from parts: each as a pattern whose groups are the parts."""
    found = set(re.findall(rf"`((?:{FAMILIES})-[^`\n]*\$\{{[^`\n]*)`", code()))
    return {each: "".join(map(pattern_of, HOLE.split(each))) for each in found}


def pattern_of(part):
    """A hole with a choice is one of the two; any other may be every word."""
    if not HOLE.fullmatch(part):
        return re.escape(part)
    choice = re.search(r"\? '(.*)' : '(.*)'", part)
    return f"(?:{choice[1]}|{choice[2]})" if choice else "(.+?)"


@cache
def can_be_a_part(word):
    """A code of a refusal, or a word that the browser has somewhere."""
    codes = {each.code.replace("_", "-") for each in TableError.__subclasses__()}
    return word in codes or re.search(rf"(?<![\w-]){word}(?![\w-])", code()) is not None


def is_built(key):
    matches = [re.fullmatch(pattern, key) for pattern in templates().values()]
    return any(match and all(map(can_be_a_part, match.groups())) for match in matches)


@pytest.mark.parametrize("name", BROWSER)
def test_every_message_is_said_somewhere(name):
    referred = {each for m in all_messages("en").values() for each in m.references}
    said = literals() | referred
    unsaid = {key for key in ids("en", name) - said if not is_built(key)}

    assert unsaid == set()


def test_every_id_in_the_browser_has_its_message():
    assert len(literals()) > 300
    assert literals() - all_messages("en").keys() == set()


def test_every_template_in_the_browser_has_messages():
    assert len(templates()) > 15
    for template, pattern in templates().items():
        assert any(re.fullmatch(pattern, key) for key in all_messages("en")), template


def test_a_refusal_that_has_words_is_one_of_the_server():
    assert of_the_server.Stale in TableError.__subclasses__()
    codes = {each.code for each in TableError.__subclasses__()}
    told = {key for key in ids("en", "pages") if key.startswith("page-refused-")}

    assert told <= {f"page-refused-{each.replace('_', '-')}" for each in codes}
