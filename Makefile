PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
NODE := web/node_modules/.ready
PAGES := src/meetinghouse/server/web/index.html
SOURCES := $(shell find web/src web/public web/licences LICENSE web/index.html web/vite.config.ts web/vite.crier.config.ts web/pack.js web/tsconfig.json -type f 2>/dev/null)

# The tests that need neither a server nor a browser: `make check` runs them, and `make test-compiled` those that play.
PLAYED := tests/engine tests/games tests/test_golden.py
RULES := $(PLAYED) tests/test_rule_coverage.py tests/test_rulebook.py

# All workers of a run get one seed for the order of sets: they must collect the same tests, and a red run can be repeated.
SEED := $(or $(PYTHONHASHSEED),$(shell od -An -N2 -tu2 /dev/urandom | tr -d ' '))
# Two workers more than cores: a browser, a clock or a disk is waited for most of the time.
WORKERS := $(shell expr $$(getconf _NPROCESSORS_ONLN) + 2)
PYTEST := PYTHONHASHSEED=$(SEED) $(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal

# Two at a time, each told as a whole where make can do that.
BESIDE := --no-print-directory -j2 $(if $(filter output-sync,$(.FEATURES)),-Otarget)

export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Without bytecode on the disk, every process that a test starts would compile all sources again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play check test ready lint collected rules checked pages types wheel docs bench mutants compiled test-compiled test-openspiel clean

help: ## this list
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | while IFS='|' read -r name what; do \
		printf '%-22s %s\n' "$$name" "$$what"; done

play: $(READY) $(PAGES) ## open the house: a page to play on, for phones on the same network too (more: make play ARGS=--help)
	@$(BIN)/meetinghouse serve --open $(ARGS)

check: $(READY) ## a first verdict in a few minutes: lint, types, import contract, and the tests of rules and engine
	@$(MAKE) $(BESIDE) lint rules

test: ## everything that must hold: lint, types, import contract, pages, tests
	@$(MAKE) $(BESIDE) ready
	@$(MAKE) $(BESIDE) collected checked
	@$(BIN)/python tools/chromium.py
	@echo '== pytest (PYTHONHASHSEED=$(SEED))'
	@$(PYTEST) $(ARGS)

lint: $(READY) ## style, types and the import contract, without the tests
	@echo '== ruff check'
	@$(BIN)/ruff check .
	@echo '== ruff format --check'
	@$(BIN)/ruff format --check .
	@echo '== mypy'
	@$(BIN)/mypy
	@echo '== lint-imports'
	@$(BIN)/lint-imports --no-logo

# One process prepares the bytecode of the tests while the pages are checked, instead of every worker for itself.
collected: lint
	@echo '== pytest --collect-only'
	@$(BIN)/python -m pytest -qq --collect-only > $(READY).collected || { cat $(READY).collected; exit 1; }

rules: $(READY)
	@echo '== pytest: rules and engine, without the long conformance runs'
	@$(PYTEST) -m 'not conformance' $(RULES) $(ARGS)

ready: $(READY) $(PAGES)

# A file of types that has not changed keeps its time, or the pages would be built again.
checked: $(READY) $(PAGES)
	@echo '== the pages: types as in the server, svelte-check, prettier, eslint, vitest'
	@cp -p web/src/lib/wire/api.d.ts $(READY).types && $(MAKE) -s types && cmp -s web/src/lib/wire/api.d.ts $(READY).types && \
		cp -p $(READY).types web/src/lib/wire/api.d.ts || { \
		echo 'web/src/lib/wire/api.d.ts was stale and has been made anew: look at it and commit it.' >&2; exit 1; }
	@cd web && npm run --silent check && npm run --silent lint && npm run --silent test

pages: $(PAGES) ## build the pages for the browser into the package

types: $(READY) $(NODE) ## the browser's types, from the server's own document
	@$(BIN)/python -m meetinghouse.server.describe > web/openapi.json
	@cd web && npm run --silent types > /dev/null
	@$(BIN)/python tools/manifests.py

wheel: $(READY) $(PAGES) ## build the package into dist/: sources and a wheel; COMPILED=1 makes it faster (needs a C compiler)
	@rm -rf dist
	@$(if $(COMPILED),MEETINGHOUSE_COMPILED=1) $(BIN)/python -m hatchling build -d dist

docs: $(READY) ## the documentation as a site in build/docs: tutorials, the library by name, the rules
	@$(BIN)/python -m sphinx -q -W -d build/doctrees docs build/docs
	@echo 'Open build/docs/index.html.'

bench: $(READY) ## measure speed, printed as a table
	@$(BIN)/python -m bench $(ARGS)

mutants: $(READY) ## break 300 clauses of the rules, one at a time: do the tests notice? (more: make mutants ARGS=--help)
	@$(BIN)/python -m tools.mutants $(or $(ARGS),--draw 300 --jobs 2)

compiled: $(READY) ## build the optional compiled extension (needs a C compiler)
	@$(BIN)/python tools/compile.py

test-compiled: $(READY) ## play the same games on both builds, compare them, and test the compiled one
	@rm -rf build/compiled
	@$(BIN)/python tools/compile.py build/compiled
	@$(BIN)/python -m tests.compiled build/compiled
	@PYTHONPATH=$(CURDIR)/build/compiled $(PYTEST) -p tests.compiled.plugin $(PLAYED) $(ARGS)

test-openspiel: ## the tests of the research environments with OpenSpiel, in an environment of their own (build/openspiel)
	@$(PYTHON) -m venv build/openspiel
	@build/openspiel/bin/python -m pip install -qq -c constraints.txt -e '.[server,research,openspiel]' pytest pytest-xdist hypothesis
	@build/openspiel/bin/python -m pytest -q tests/research $(ARGS)

clean: ## back to a fresh clone: remove .venv, caches and everything built
	@rm -rf web/node_modules web/openapi.json src/meetinghouse/server/web
	@rm -rf .venv build dist bench/.peers bench/latest.json .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@for top in src tests bench tools examples; do if [ -d $$top ]; then \
		find $$top \( -name '*.so' -o -name '*.pyd' \) -type f -exec rm -f {} + ; \
		find $$top -name __pycache__ -type d -prune -exec rm -rf {} + ; fi; done

$(PAGES): $(NODE) $(SOURCES)
	@echo '== building the pages'
	@cd web && npm run --silent build

$(NODE): web/package.json web/package-lock.json
	@command -v npm > /dev/null || { \
		echo 'The pages are built with Node.js 20.19 or newer and npm; on Debian and Ubuntu install nodejs and npm.' >&2; exit 1; }
	@echo 'Setting up web/node_modules (once, about half a minute) …'
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $@

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo 'Meetinghouse needs Python 3.11 or newer as $(PYTHON); choose another with: make PYTHON=python3.12 …' >&2; exit 1; }
	@echo 'Setting up .venv (once, about a minute) …'
	@$(PYTHON) -m venv .venv || { \
		echo 'No virtual environment could be made; on Debian and Ubuntu install the package python3-venv.' >&2; exit 1; }
	@$(BIN)/python -m pip install -qq -c constraints.txt -e '.[dev]'
	@touch $@
