# make play    set up, build, and open the cellar in the browser
# make test    set up and run every test
# make check   lint, types and the fast tests
# make coverage   run the tests of engines (pure) and server, and print the coverage of each package
# make test-all   make test with everything that it samples, and long games by Hypothesis
# make mutants   plant MUTANTS=60 faults in the rules and list those that no test notices
# make figures   count lines, places of columns and files of a card; BASE=revision beside it
# make bench   measure the engines beside OpenSpiel
# make recipes   run every recipe for learners for a short while, and print its results
# make docs    build the documentation site into site/
# make package-check   build the package as others do, and play what is installed from it
# make release-check   check versions, metadata, contents and licences of what would be released
# make clean   remove what the others made

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/pip --quiet --disable-pip-version-check install --constraint constraints.txt
SOURCES := $(shell find src/ratskeller/kernel src/ratskeller/games src/ratskeller/bots \
  src/ratskeller/adapters src/ratskeller/evaluation -name '*.py' -o -name '*.c')

# The web app, built into the package; Node 20 or later makes it.
NPM := npm --prefix web --no-update-notifier
APP := src/ratskeller/server/static/index.html
APP_SOURCES := $(shell find web/src web/art web/scripts web/public src/ratskeller \
  -not -name '*.generated.ts' -not -path '*/generated/*' -not -path '*/static/*' -type f \
  \( -path 'web/*' -o -name '*.ftl' -o -path '*/data/*.toml' \)) web/index.html web/vite.config.ts web/schema.json \
  $(wildcard docs/play/*.md docs/play/*/*.md docs/pictures/*.svg docs/pictures/*/*.svg)

# Tests start hundreds of processes, which would compile every module again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test test-all check coverage mutants figures package-check release-check recipes bench docs build web browser static static-web test-web clean

play: build web
	@$(BIN)/ratskeller serve

# What must be fetched is fetched, and what needs no engine is checked, while the engines compile.
# Tests wait for databases and processes: memory for their files and more workers than cores.
MEMORY := $(shell df -Pk /dev/shm 2> /dev/null | awk 'NR == 2 && $$4 > 4000000 { print "/dev/shm" }')
WORKERS := $(shell expr 2 \* $$(getconf _NPROCESSORS_ONLN))
test check coverage: export OMP_NUM_THREADS := 1
test check coverage: export TMPDIR := $(or $(MEMORY),$(TMPDIR),/tmp)
test:
	@$(MAKE) --no-print-directory -j3 --output-sync=target build web .venv/learn browser static static-web
	$(BIN)/pytest -n $(WORKERS) -m "not measured"
	$(BIN)/python -m tests.covered -n $(WORKERS)
	$(NPM) run --silent e2e

# Style, types and layers of the Python code.
static: .venv/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check --quiet .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

# Style, types and logic of the web app; both make what is generated, so one after the other.
static-web: web/node_modules/.ready | web
	$(NPM) run --silent lint
	$(NPM) run --silent check
	$(NPM) run --silent test

# The web app alone: static checks, then whole games in a real Chromium.
test-web: build web browser static-web
	$(NPM) run --silent e2e

browser: web/node_modules/.ready
	@web/scripts/browser

check: build static
	$(BIN)/pytest -n auto -m "not slow"

# Compiled modules cannot be measured; fail_under in pyproject.toml is the floor.
coverage: .venv/ready
	$(BIN)/python -m tests.covered -n $(WORKERS)

test-all:
	RATSKELLER_LONG=1 $(MAKE) --no-print-directory test

MUTANTS ?= 60
SEED ?= 1
TARGETS ?=
mutants: .venv/ready
	$(BIN)/python -m tests.mutants --number $(MUTANTS) --seed $(SEED) $(TARGETS)

BASE ?=
figures: .venv/ready
	@$(BIN)/python -m tests.figures $(if $(BASE),--base $(BASE))

# As `make test` does with a quick compilation, but with the code that users get.
package-check: .venv/ready
	RATSKELLER_OPT=2 $(BIN)/pytest tests/test_build.py

# The distributions are built, looked into, and then installed and played as users do. DIST=folder
# checks those that are built already.
DIST ?=
release-check: .venv/ready web
	@$(PIP) auditwheel check-wheel-contents twine
	$(BIN)/python -m tests.release $(DIST)

# Each library in an environment of its own, in build/recipes.
RECIPES ?=
recipes: build .venv/learn
	$(BIN)/python -m examples.recipes $(RECIPES)

bench: build
	RATSKELLER_PURE=1 $(PIP) --editable '.[reference]' --no-build-isolation
	$(BIN)/ratskeller bench

# The documentation, with the fonts and the pictures of the web app; without Node the system's own
# fonts stand in and the gallery is empty.
FONTS := im-fell-english/400-normal eb-garamond/400-normal eb-garamond/400-italic \
  eb-garamond/700-normal alegreya-sans/400-normal alegreya-sans/700-normal
ifneq ($(shell command -v npm),)
docs: web/node_modules/.ready
endif
docs: .venv/ready
	@mkdir -p docs/look/fonts
	@for font in $(FONTS); do \
	  file=web/node_modules/@fontsource/$${font%/*}/files/$${font%/*}-latin-$${font#*/}.woff2; \
	  if [ -f $$file ]; then cp $$file docs/look/fonts/; fi; \
	done
	@if [ -d web/node_modules ]; then node web/scripts/gallery.mjs; fi
	@$(BIN)/python -m tests.api_reference
	@$(BIN)/zensical build --clean --strict
	@echo "The site is in site/; open site/index.html, or let any web server serve the folder."

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
	@RATSKELLER_PURE=1 $(PIP) --no-build-isolation --editable '.[dev,docs,server,arena,research,dataset]'
	@touch $@

# What training and the example that learns need; only the tests bring it.
.venv/learn: .venv/ready
	@echo "Fetching PyTorch for the tests of training (once)"
	@$(PIP) torch onnx
	@touch $@

.venv/built: .venv/ready $(SOURCES)
	@echo "Compiling the engines (a minute or two)"
	@$(BIN)/python setup.py --quiet build_ext --inplace > .venv/build.log 2>&1 || \
	  { find src -name '*.so' -delete; \
	    echo "Compiling failed, running as pure Python; .venv/build.log says why."; }
	@grep '^ratskeller:' .venv/build.log || true
	@$(BIN)/ratskeller --version
	@touch $@

ifneq ($(shell command -v npm),)
web: $(APP)
else
web:
	@echo "Without Node (20 or later) the web app is not built; a plain page stands in."
endif

web/node_modules/.ready: web/package.json web/package-lock.json
	@echo "Fetching what the web app is built with (once)"
	@$(NPM) ci --silent 2> /dev/null || $(NPM) install --no-save --silent
	@touch $@

$(APP): web/node_modules/.ready $(APP_SOURCES)
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

clean:
	rm -rf web/node_modules web/test-results src/ratskeller/server/static
	rm -rf site .cache docs/look/fonts docs/look/gallery.html
	rm -rf .venv build dist src/*.egg-info examples/*/build examples/*/*.egg-info .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name '__pycache__' -not -path './.git/*' -prune -exec rm -rf {} +
	find src -name '*.so' -delete
