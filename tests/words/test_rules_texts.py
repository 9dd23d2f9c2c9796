"""The rules for people have every number of RULES.md, in six languages alike.

A page knows four kinds of line: headings, paragraphs, `> ` examples and `- ` lists.
"""

import re
from importlib.resources import files

import pytest

LANGUAGES = ["en", "hu", "nl", "fr", "pl", "de"]


@pytest.fixture(params=LANGUAGES)
def language(request):
    return request.param


def page(game, language):
    path = files("malavita.words").joinpath(language, "rules", f"{game.name}.md")
    return path.read_text("utf-8")


def marks(text):
    """How each line begins: what it is, and its number if it is a rule."""
    return re.findall(r"^(#+ |\*\*[A-Z]\d+\*\* |> |- |)(?=.)", text, re.M)


def numbers(text):
    return re.findall(r"^\*\*([A-Z]\d+)\*\* ", text, re.M)


def figures(text):
    """The figures of every line; a language may say 4 where another says 4-4."""
    return [set(re.findall(r"−?\d+", line)) for line in text.splitlines()]


def test_every_rule_has_its_passage_once_and_in_order(game, language):
    source = files(game.rules.__package__).joinpath("RULES.md").read_text("utf-8")
    ruled = re.findall(r"^([A-Z]\d+)\. ", source, re.M)

    assert ruled
    assert numbers(page(game, language)) == ruled


def test_a_page_is_a_title_a_paragraph_and_five_to_eight_sections(game, language):
    lines = marks(page(game, language))

    assert lines[:3] == ["# ", "", "## "]
    assert lines.count("# ") == 1
    assert 5 <= lines.count("## ") <= 8


def test_all_languages_have_the_same_sections_passages_and_examples(game, language):
    assert marks(page(game, language)) == marks(page(game, "en"))


def test_all_languages_have_the_same_figures(game, language):
    assert figures(page(game, language)) == figures(page(game, "en"))


def test_the_last_section_names_every_option_with_its_rule(game, language):
    last = page(game, language).split("\n## ")[-1]

    assert marks(last).count("- ") == len(game.options)
    assert len(re.findall(r"^- \*\*[^*]+\*\* \([A-Z]\d+\)", last, re.M)) == len(
        game.options
    )


def test_a_passage_refers_only_to_rules_that_there_are(game, language):
    text = page(game, language)

    assert set(re.findall(r"\b[A-Z]\d+\b", text)) == set(numbers(text))


def test_quotation_marks_dashes_and_spaces_are_those_of_print(game, language):
    text = page(game, language)

    assert not re.search(r"['\"]|\.\.\.|--|  | $", text, re.M)
    assert not re.search(r"(?<![\w)])-\d|\b(\d+)-(?!\1\b)\d", text), "− or – is meant"


def test_french_keeps_its_marks_beside_their_words(game):
    text = page(game, "fr").replace("Razzia!", "Razzia")

    assert not re.search("(?<!\u202f)[!?;»]|«(?!\u202f)|(?<!\u00a0):", text)
