# The two commands of the README are `make play` and `make test`; they do all the set-up themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
TYPES := $(wildcard src/nyhavn/*/*.pxd src/nyhavn/*/*/*.pxd)
COMPILED := $(TYPES) $(TYPES:.pxd=.py)

.PHONY: help play test lint bench wheel lock clean

help:
	@echo "make play    start a game"
	@echo "make test    run every check"
	@echo "make lint    style, types and import contracts"
	@echo "make bench   measure the speed"
	@echo "make wheel   build a wheel"
	@echo "make lock    lock the dependencies anew"
	@echo "make clean   remove everything that was built"

play: $(VENV)/run.stamp
	@$(BIN)/nyhavn play --terminal

test: lint
	$(BIN)/python -m pytest -n auto

lint: $(VENV)/dev.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(VENV)/run.stamp
	$(BIN)/python benchmarks/speed.py

wheel: $(VENV)/run.stamp
	$(BIN)/pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

$(VENV)/created.stamp:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Nyhavn needs Python 3.11 or newer; '$(PYTHON)' is older. Set PYTHON=..."; exit 1; }
	@$(PYTHON) -m venv $(VENV) || \
		{ echo "Python's venv module is missing; on Debian: apt-get install python3-venv"; exit 1; }
	@touch $@

$(VENV)/build.stamp: $(VENV)/created.stamp requirements/build.txt
	@echo "Setting up, once: about a minute ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/build.txt
	@touch $@

# A failed build would leave an old compiled module in place, so they are deleted first.
$(VENV)/run.stamp: $(VENV)/build.stamp pyproject.toml setup.py $(COMPILED)
	@find src -name "*.so" -delete -o -name "*.pyd" -delete
	@echo "Building the rules ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/dev.stamp: $(VENV)/run.stamp requirements/dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@touch $@

lock: $(VENV)/dev.stamp
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
		--group build --output-file requirements/build.txt pyproject.toml
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
		--group build --group dev --output-file requirements/dev.txt pyproject.toml

clean:
	rm -rf $(VENV) build dist src/*.egg-info
	find src -name "*.so" -delete -o -name "*.pyd" -delete
