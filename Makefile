PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready

export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test lint bench compiled clean

help: ## this list
	@sed -n 's/^\([a-z]*\):[^#]*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | while IFS='|' read -r name what; do \
		printf '%-16s %s\n' "$$name" "$$what"; done

play: $(READY) ## play Salem 1692 in this terminal (more options: make play ARGS=--help)
	@$(BIN)/meetinghouse play salem1692 $(ARGS)

test: lint ## everything that must hold: lint, types, import contract, tests
	@echo '== pytest'
	@$(BIN)/python -m pytest -q -n auto $(ARGS)

lint: $(READY) ## style, types and the import contract, without the tests
	@echo '== ruff check'
	@$(BIN)/ruff check .
	@echo '== ruff format --check'
	@$(BIN)/ruff format --check .
	@echo '== mypy'
	@$(BIN)/mypy
	@echo '== lint-imports'
	@$(BIN)/lint-imports --no-logo

bench: $(READY) ## measure speed, printed as a table
	@$(BIN)/python -m bench $(ARGS)

compiled: $(READY) ## build the optional compiled extension (needs a C compiler)
	@$(BIN)/python tools/compile.py

clean: ## back to a fresh clone: remove .venv, caches and everything built
	@rm -rf .venv build dist bench/.peers bench/latest.json .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@for top in src tests bench tools; do if [ -d $$top ]; then \
		find $$top \( -name '*.so' -o -name '*.pyd' \) -type f -exec rm -f {} + ; \
		find $$top -name __pycache__ -type d -prune -exec rm -rf {} + ; fi; done

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo 'Meetinghouse needs Python 3.11 or newer as $(PYTHON); choose another with: make PYTHON=python3.12 …' >&2; exit 1; }
	@echo 'Setting up .venv (once, about a minute) …'
	@$(PYTHON) -m venv .venv || { \
		echo 'No virtual environment could be made; on Debian and Ubuntu install the package python3-venv.' >&2; exit 1; }
	@$(BIN)/python -m pip install -qq -c constraints.txt -e '.[dev]'
	@touch $@
