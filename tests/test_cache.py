"""Compiled rules are kept under a name that any change of the sources changes."""

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import malavita
from malavita._cache import COMPILED, TOLD
from malavita.games import GAMES

PACKAGE = Path(malavita.__file__).parent


def folder_of(copy, **environment):
    code = "from malavita._cache import cache_folder; print(cache_folder())"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONPATH": str(copy.parent)} | environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return Path(done.stdout.strip())


def test_any_change_of_a_rule_gives_another_folder(tmp_path):
    copy = tmp_path / "malavita"
    shutil.copytree(PACKAGE, copy)
    folders = {folder_of(copy)}
    for changed in ("engine/dice.py", "games/razzia_knizia/cards.py", "bots/search.py"):
        with (copy / changed).open("a") as file:
            file.write("\n# another word\n")
        folders.add(folder_of(copy))

    assert len(folders) == 4


def test_a_change_of_what_is_only_told_keeps_the_folder(tmp_path):
    copy = tmp_path / "malavita"
    shutil.copytree(PACKAGE, copy)
    before = folder_of(copy)
    for name in TOLD:
        (copy / "games" / "thieves" / name).write_text("# nothing")

    assert folder_of(copy) == before


def test_no_rule_imports_what_is_only_told():
    words = {f"malavita.games.{game}.{name[:-3]}" for game in GAMES for name in TOLD}
    for room in COMPILED:
        for source in (PACKAGE / room).rglob("*.py"):
            if source.name in (*TOLD, "__init__.py") and room == "games":
                assert "@jit" not in source.read_text(), source
            else:
                assert not words & modules_imported_by(source), source


def modules_imported_by(source):
    nodes = list(ast.walk(ast.parse(source.read_text())))
    whole = {
        each.name for node in nodes if isinstance(node, ast.Import) for each in node.names
    }
    parts = [node for node in nodes if isinstance(node, ast.ImportFrom)]
    return (
        whole
        | {node.module for node in parts}
        | {f"{node.module}.{each.name}" for node in parts for each in node.names}
    )


def test_the_place_can_be_chosen(tmp_path):
    assert folder_of(PACKAGE, MALAVITA_CACHE=str(tmp_path)).parent == tmp_path
    place = folder_of(PACKAGE, MALAVITA_CACHE="", XDG_CACHE_HOME=str(tmp_path))
    assert place.parent == tmp_path / "malavita"


def test_numba_uses_it_even_if_it_was_imported_first():
    code = "import numba, malavita, malavita._cache as c; print(numba.config.CACHE_DIR)"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert Path(done.stdout.strip()) == folder_of(PACKAGE)


def test_importing_malavita_does_not_import_numba():
    code = "import sys, malavita.cli; print({'numba', 'numpy'} & set(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "set()"
