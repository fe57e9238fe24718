# make play    set up, build, and play
# make test    set up and run every test
# make check   lint, types and the fast tests
# make bench   measure the engines beside OpenSpiel
# make clean   remove what the others made

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/pip --quiet --disable-pip-version-check install --constraint constraints.txt
SOURCES := $(shell find src/ratskeller/kernel src/ratskeller/games -name '*.py')

.PHONY: play test check bench build clean

play: build
	@$(BIN)/ratskeller play rattus --players 3

test: build
	$(BIN)/ruff check .
	$(BIN)/ruff format --check --quiet .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/pytest -n auto

check: build
	$(BIN)/ruff check .
	$(BIN)/ruff format --check --quiet .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/pytest -n auto -m "not slow"

bench: build
	$(PIP) --editable '.[reference]' --no-build-isolation
	$(BIN)/ratskeller bench

# RATSKELLER_PURE=1 runs the sources as they are and needs no compiled modules.
ifeq ($(filter-out 0,$(RATSKELLER_PURE)),)
build: .venv/built
else
build: .venv/ready
endif

# The tools, then the package itself, in place. The compiled modules are made below.
.venv/ready: pyproject.toml constraints.txt setup.py
	@$(PYTHON) -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 14))' || \
	  { echo "ratskeller needs Python 3.11 to 3.13; name one: make PYTHON=python3.12"; exit 1; }
	@echo "Setting up .venv (once; this takes a minute or two)"
	@$(PYTHON) -m venv .venv
	@$(PIP) setuptools 'mypy[mypyc]'
	@RATSKELLER_PURE=1 $(PIP) --no-build-isolation --editable '.[dev,terminal,server]'
	@touch $@

.venv/built: .venv/ready $(SOURCES)
	@echo "Compiling the engines (a minute or two)"
	@$(BIN)/python setup.py --quiet build_ext --inplace > .venv/build.log 2>&1 || \
	  { find src -name '*.so' -delete; \
	    echo "Compiling failed, running as pure Python; .venv/build.log says why."; }
	@grep '^ratskeller:' .venv/build.log || true
	@$(BIN)/ratskeller --version
	@touch $@

clean:
	rm -rf .venv build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name '__pycache__' -not -path './.git/*' -prune -exec rm -rf {} +
	find src -name '*.so' -delete
