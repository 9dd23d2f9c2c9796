"""What the documentation says is true, and it can be read without a network."""

import doctest
import re
import shlex
import subprocess
import sys
import tomllib
from html.parser import HTMLParser
from urllib.parse import unquote, urlsplit

import pytest
from typer.main import get_command

from malavita.cli.app import app
from tests.docs import PAGES, ROOT, blocks, name_of, save_programs, titled

SITE = ROOT / "build" / "docs"
BUILT = {"src/malavita/web"}  # by make web


def pages_with(language):
    return pytest.mark.parametrize(
        "guide", [page for page in PAGES if blocks(page, language)], ids=name_of
    )


# Examples.


def test_every_session_in_python_is_one_that_is_run():
    for page in PAGES:
        sessions = re.findall(r"^```(\w*)\n>>>", page.read_text(), re.M)
        assert {*sessions} <= {"pycon"}, page


@pages_with("pycon")
def test_sessions_in_python_run_as_printed(guide):
    failed, tried = doctest.testfile(str(guide), module_relative=False)
    assert tried > 0
    assert failed == 0


@pages_with("console")
def test_sessions_in_the_shell_run_as_printed(guide, tmp_path):
    save_programs(guide, tmp_path)
    for session in blocks(guide, "console"):
        for command, printed in re.findall(r"^\$ (.*)\n((?:[^$].*\n)*)", session, re.M):
            assert run(command, tmp_path) == printed


def run(command, folder):
    """What a command prints; python is the one that runs this test."""
    python, *rest = shlex.split(command)
    assert python == "python", command
    ran = subprocess.run(
        [sys.executable, "-W", "error", *rest], cwd=folder, capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


@pages_with("python")
def test_a_program_is_one_to_save_or_an_excerpt_of_a_file(guide):
    """Programs to save are run by the sessions of the page or by tests of the server."""
    assert len(titled(guide)) == len(blocks(guide, "python"))
    for title, text in titled(guide).items():
        if "/" in title:
            lines = (ROOT / title).read_text().splitlines()
            assert {*text.splitlines()} <= {*lines}, title


@pages_with("sh")
def test_commands_are_understood(guide):
    lines = "".join(blocks(guide, "sh")).splitlines()
    for words in (shlex.split(line, comments=True) for line in lines):
        if words[:1] == ["malavita"]:
            understand(words[1:])
        if words[:1] == ["make"]:
            assert re.search(rf"^{words[1]}:", (ROOT / "Makefile").read_text(), re.M)


def understand(arguments):
    """Parse the arguments of malavita as the command does, and do nothing."""
    group = get_command(app)
    if arguments:
        name, command, rest = group.resolve_command(None, arguments)
        command.make_context(name, rest)


def test_commands_in_sentences_exist():
    commands, makefile = get_command(app).commands, (ROOT / "Makefile").read_text()
    for page in PAGES:
        text = page.read_text()
        for name in re.findall(r"`malavita ([a-z]+)", text):
            assert name in commands, (page, name)
        for target in re.findall(r"`make ([a-z-]+)", text):
            assert re.search(rf"^{target}:", makefile, re.M), (page, target)


@pytest.mark.parametrize("folder", ["", "src/malavita/"])
def test_files_that_are_named_exist(folder):
    """Named from the root, or modules from the package."""
    tops = "bots|cli|engine|games|server|wire|words" if folder else "bench|src|tests|web"
    for page in PAGES:
        for name in re.findall(rf"`((?:{tops})/[\w./]+?)/?`", page.read_text()):
            path = ROOT / folder / name
            assert path.exists() or path.with_suffix(".py").exists() or name in BUILT, (
                page,
                name,
            )


# Links.


def test_links_of_the_pages_outside_the_site_lead_somewhere():
    for page in ROOT.glob("*.md"):
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text()):
            assert (page.parent / target).exists(), (page.name, target)


@pytest.fixture(scope="module")
def site():
    """The site, newly built."""
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean"]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert built.returncode == 0, built.stdout + built.stderr
    found = {page: Read(page.read_text("utf-8")) for page in SITE.rglob("*.html")}
    del found[SITE / "404.html"]  # it is shown at any address, so its links are absolute
    return found


class Read(HTMLParser):
    """What a page links to, what it loads, and where links into it may lead."""

    def __init__(self, text):
        super().__init__()
        self.ids, self.links, self.loads = {""}, set(), set()
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        self.ids.add(values.get("id"))
        if tag == "a" and "href" in values:
            self.links.add(values["href"])
        elif values.get("rel") not in ("prev", "next", "canonical"):
            self.loads |= {values[name] for name in ("src", "href") if name in values}


def test_every_page_is_in_the_navigation(site):
    sources = {str(page.relative_to(ROOT / "docs")) for page in ROOT.glob("docs/**/*.md")}
    assert {*listed(tomllib.loads((ROOT / "zensical.toml").read_text()))} == sources
    assert len(site) == len(sources)


def listed(config):
    """The files of the navigation."""
    entries = list(config["project"]["nav"])
    while entries:
        (target,) = entries.pop().values()
        if isinstance(target, str):
            yield target
        else:
            entries += target


def test_links_lead_to_a_page_and_a_place_on_it(site):
    inside = 0
    for page, read in site.items():
        for link in map(urlsplit, read.links):
            if link.scheme:
                continue
            target = (page.parent / unquote(link.path)).resolve() if link.path else page
            assert target in site, (page, link.geturl())
            assert unquote(link.fragment) in site[target].ids, (page, link.geturl())
            inside += 1
    assert inside > 100


def test_pages_load_only_files_of_the_site(site):
    for page, read in site.items():
        for address in map(urlsplit, read.loads):
            assert not address.scheme, (page, address.geturl())
            assert not address.netloc, (page, address.geturl())
            assert (page.parent / unquote(address.path)).exists(), address.geturl()
    for sheet in SITE.rglob("*.css"):
        for target in re.findall(r"url\(\"?([^)\"]+)\"?\)", sheet.read_text("utf-8")):
            if not target.startswith("data:"):
                assert (sheet.parent / target).exists(), (sheet, target)


def test_a_list_begins_after_a_blank_line():
    """Otherwise the site shows its items as one paragraph."""
    for page in ROOT.glob("docs/**/*.md"):
        text = re.sub(r"^```.*?^```$", "", page.read_text(), flags=re.M | re.S)
        glued = re.findall(r"^(?![-#]|\d+\.|  )\S.*\n(?:- |\d+\. ).*", text, re.M)
        assert glued == [], page
