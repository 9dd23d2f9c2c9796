"""The REST description holds for whatever a program may send, and promises no more."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from malavita.server.http.routes import ROUTES
from malavita.server.settings import Settings, sqlite_url
from tests.server.people import Company
from tests.server.servers import Server, ask

CHECKS = [
    not_a_server_error,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
]
GAME = "thieves"
ALWAYS = {429, 503}  # too many requests, a database that is away: not made to happen here
RANDOM = "ab" * 32
DEVICE = "POST /api/me/device"
FULFILLED = {
    "POST /api/me": {"name": "Lucky", "language": "hu"},
    "PATCH /api/me": {"language": "pl"},
    "POST /api/tables": {"game": GAME, "players": 3, "bots": {"1": "don"}, "rated": True},
    "POST /api/tables/{table}/sit": {"random": RANDOM, "seat": 1},
    "POST /api/tables/{table}/bot": {"seat": 1, "level": "capo"},
}
IMPOSSIBLE = {
    "POST /api/me": {"name": "\u202e"},
    "PATCH /api/me": {"name": "\u202e"},
    DEVICE: {"code": "WRONG"},
    "POST /api/tables": {"game": "chess", "players": 2},
    "POST /api/tables/{table}/sit": {"random": RANDOM, "seat": 9},
    "POST /api/tables/{table}/bot": {"seat": 9, "level": None},
}
TABLES = ("open", "full", "playing", "over", "nowhere")
PEOPLE = ("host", "stranger", "nobody")


class Scene(NamedTuple):
    """A table, and the token of its host."""

    table: str
    host: str


class Town:
    """Real people and real tables, for requests that shall find something."""

    def __init__(self, url: str, over: Scene) -> None:
        self.url, self.over = url, over
        self.schema = schemathesis.openapi.from_url(f"{url}/api/docs.json")
        self.playing = self.open(over.host, bots=(1, 2))
        self.post(over.host, f"/tables/{self.playing.table}/start")
        self.stranger = self.come_in()
        for _ in range(Settings("").tables_each):
            self.open(self.stranger)

    def post(self, token: str | None, path: str, body: Any = None) -> httpx.Response:
        url, headers = f"{self.url}/api{path}", _authorization(token)
        return ask(url, "POST", json=body, headers=headers).raise_for_status()

    def come_in(self) -> str:
        return self.post(None, "/me", {}).cookies["malavita"]

    def open(self, host: str, bots: tuple[int, ...] = ()) -> Scene:
        """A public table for three, its host on seat 0."""
        levels = {str(seat): "rookie" for seat in bots}
        wish = {"game": GAME, "players": 3, "bots": levels, "public": True}
        table = self.post(host, "/tables", wish).json()["id"]
        self.post(host, f"/tables/{table}/sit", {"random": RANDOM, "seat": 0})
        return Scene(table, host)

    def scene(self, kind: str) -> Scene:
        """A table of a kind; an open one is new, for it does not stay as it is."""
        if kind in ("open", "full"):
            return self.open(self.come_in(), bots=(2,) if kind == "open" else (1, 2))
        if kind == "nowhere":
            return Scene("ROMA-NOTO-1234567", self.over.host)
        return self.playing if kind == "playing" else self.over

    def body(self, label: str) -> dict[str, Any] | None:
        """A body that can be fulfilled, if there is one to send."""
        if label == DEVICE:
            return {"code": self.post(self.over.host, "/me/code").json()["code"]}
        return FULFILLED.get(label)

    def token(self, who: str, scene: Scene) -> str | None:
        return {"host": scene.host, "stranger": self.stranger, "nobody": None}[who]


async def _finished(url: str) -> Scene:
    """A game that was played to its end, and counts for ratings."""
    async with Company(url, 2) as company:
        table = await company.open(GAME, 3, bots={"2": "rookie"}, rated=True)
        await company.play(table)
        return Scene(table, company.clients[0].token)


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    """On a server of its own: it would fill the lists of the others."""
    server = Server(sqlite_url(tmp_path_factory.mktemp("town") / "malavita.db")).start()
    try:
        yield Town(server.url, asyncio.run(_finished(server.url)))
    finally:
        server.stop()


def _authorization(token: str | None) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


class Visit:
    """Many requests of one kind, and what was answered."""

    def __init__(self, town: Town, method: str, path: str) -> None:
        self.town = town
        self.operation = town.schema[path][method]
        self.label = f"{method} {path}"
        self.tables = TABLES if "{table}" in path else ("over",)
        self.takes_body = town.body(self.label) is not None
        self.statuses: set[int] = set()
        self.found = False  # whether an answer had something in it

    def send(self, case: Any, headers: dict[str, str]) -> None:
        answer = case.call_and_validate(headers=headers, checks=CHECKS)
        self.statuses.add(answer.status_code)
        if answer.status_code != httpx.codes.OK:
            assert answer.json()["code"] in self.codes(answer.status_code)
        self.found |= answer.status_code == httpx.codes.OK and bool(answer.json())

    def codes(self, status: int) -> list[str]:
        """Those of a status; a table with a slash in its name is another path."""
        described = self.operation.definition.raw["responses"][str(status)]["x-codes"]
        return [*described, "not_found"] if status == httpx.codes.NOT_FOUND else described

    def ask(self, kind: str, who: str, body: Any = None, **more: str) -> None:
        """Somebody asks at a table of a kind, with a good body or with this one."""
        scene = self.town.scene(kind)
        case = self.operation.Case(path_parameters=self.parts(scene, **more))
        if self.takes_body:
            case.body = self.town.body(self.label) if body is None else body
            case.media_type = "application/json"
        self.send(case, _authorization(self.town.token(who, scene)))

    def parts(self, scene: Scene, **more: str) -> dict[str, str]:
        parts = {"table": scene.table, "viewer": "open", "game": GAME, **more}
        return {name: parts[name] for name in parts if f"{{{name}}}" in self.label}

    def ask_amiss(self) -> None:
        """Requests that are wrong in themselves."""
        self.ask("open", "host", game="chess")
        if self.takes_body:
            self.ask("open", "host", body=[])
            for who in PEOPLE:
                self.ask("open", who, body=IMPOSSIBLE[self.label])
        parts = self.parts(self.town.over)
        if self.operation.query:
            asked = self.operation.Case(path_parameters=parts, query={"after": "x"})
            self.send(asked, _authorization(self.town.token("host", self.town.over)))
        case = self.operation.Case(path_parameters=parts)
        self.send(case, {"Origin": "https://elsewhere.example"})

    def ask_anything(self) -> None:
        """Whatever fits the description, and whatever does not."""
        modes = list(GenerationMode) if self.takes_body else [GenerationMode.POSITIVE]
        cases = st.one_of(
            self.operation.as_strategy(generation_mode=mode) for mode in modes
        )

        @settings(
            max_examples=12 * len(modes),
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(cases, st.sampled_from(self.tables), st.sampled_from(PEOPLE), st.data())
        def check(case, kind, who, data):
            scene = self.town.scene(kind)
            if kind != "nowhere":
                viewer = data.draw(st.sampled_from(["0", "watcher", "open"]))
                case.path_parameters = self.parts(scene, viewer=viewer)
            if isinstance(case.body, dict):
                good = self.town.body(self.label)
                kept = data.draw(st.sets(st.sampled_from(sorted(good))))
                case.body = case.body | {name: good[name] for name in kept}
            self.send(case, _authorization(self.town.token(who, scene)))

        check()


@pytest.mark.parametrize(
    ("method", "path"), [(each.method, each.path) for each in ROUTES]
)
def test_the_server_does_what_it_says_and_nothing_else(town, method, path):
    visit = Visit(town, method, path)
    for kind, who in product(visit.tables, PEOPLE):
        visit.ask(kind, who)
    visit.ask_amiss()
    visit.ask_anything()
    described = {int(status) for status in visit.operation.definition.raw["responses"]}
    assert visit.statuses - ALWAYS == described - ALWAYS
    assert visit.found
