# Every chore of the house. `make play` and `make test` set everything up by themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
BENCH_READY := $(VENV)/ready-for-bench
PAGES := src/undercroft/server/pages/index.html
PAGE_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*' -not -name '*.test.ts')

# Compiled code is kept, or every worker and process of the tests would compile everything anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help

.PHONY: help
help: ## List the chores
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Undercroft needs Python 3.11 or newer; set PYTHON=..."; exit 1; }
	@echo "Setting up $(VENV) (once) ..."
	@$(PYTHON) -m venv $(VENV) || \
		{ echo "python3 -m venv failed; on Debian: apt install python3-venv"; exit 1; }
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@

$(BENCH_READY): $(READY) benchmarks/requirements.txt
	@$(BIN)/pip install --quiet --disable-pip-version-check -r benchmarks/requirements.txt
	@touch $@

$(PAGES): $(READY) hatch_build.py $(PAGE_SOURCES)
	@echo "Building the pages ..."
	@$(BIN)/python hatch_build.py > /dev/null

.PHONY: web
web: $(PAGES) ## Build the pages of the browser's table

.PHONY: play
play: $(READY) $(PAGES) ## Play in the browser
	@$(BIN)/undercroft serve --open

.PHONY: terminal
terminal: $(READY) ## Play in the terminal
	@$(BIN)/undercroft play

.PHONY: fast
fast: $(READY) ## Compile the playouts that bots think with (minutes; needs a C compiler)
	@$(BIN)/python -m undercroft.deriving

.PHONY: test
test: $(READY) $(PAGES) ## Run the tests (a few minutes)
	@$(BIN)/pytest -n auto --dist worksteal -m "not slow"

.PHONY: test-all
test-all: $(READY) $(PAGES) ## Run all tests, the slow ones too
	@$(BIN)/pytest -n auto --dist worksteal

.PHONY: lint
lint: $(READY) $(PAGES) ## Check format, style, types, layers and words
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@$(BIN)/python -m undercroft.codegen --check
	@$(BIN)/python -m undercroft.text_lint
	@$(BIN)/python hatch_build.py run --silent lint
	@$(BIN)/python hatch_build.py run --silent check

.PHONY: format
format: $(READY) ## Format the code
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .
	@$(BIN)/python hatch_build.py run --silent format

.PHONY: protocol
protocol: $(READY) ## Make the pages' types and the socket's description anew
	@$(BIN)/python -m undercroft.codegen

.PHONY: playthroughs
playthroughs: $(READY) ## Write the golden playthroughs anew; review the diff
	@$(BIN)/python -m tests.playthroughs

.PHONY: bench
bench: $(BENCH_READY) $(PAGES) fast ## Measure speed against the peers, online and of throws (a quarter of an hour)
	@failed=0; \
	$(BIN)/python -m benchmarks.run --out docs/benchmarks.md || failed=1; \
	$(BIN)/python -m benchmarks.throws --out docs/throwing.md || failed=1; \
	$(BIN)/python -m benchmarks.server --out docs/benchmarks.md || failed=1; \
	$(BIN)/python -m benchmarks.web --out docs/benchmarks.md || failed=1; \
	$(BIN)/python -m benchmarks.flicks --out docs/benchmarks.md || failed=1; \
	exit $$failed

.PHONY: balance
balance: $(READY) ## Let bots play a few thousand games and count who wins
	@$(BIN)/python -m benchmarks.balance --out docs/balance.md

.PHONY: mutants
mutants: $(READY) ## Break rules and cards at random and count what their tests notice
	@$(BIN)/python -m benchmarks.mutants --out docs/mutants.md $(MUTANTS)

.PHONY: build
build: $(READY) ## Build the wheel into dist/
	@$(BIN)/python -m build --wheel --no-isolation --outdir dist .

.PHONY: clean
clean: ## Remove everything that was made
	@rm -rf $(VENV) .bench .mutants build dist web/node_modules src/undercroft/server/pages src/undercroft/compiled .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
