# Everything starts here: `make help` lists what there is.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:

VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
UV_VERSION := 0.13.7
PYTHON ?=
ARGS ?=
SECONDS ?= 60
WORKERS ?= 2
COMPILED_TESTS ?= $(wildcard tests/generic tests/scenes tests/hashes tests/perft tests/saves)

export UV_PYTHON_DOWNLOADS := never
export PIP_DISABLE_PIP_VERSION_CHECK := 1
unexport PYTHONPATH PYTHONHOME VIRTUAL_ENV

# $(call stage,name,command): run the command, say how long it took, fail with its code.
define stage
@printf -- '--- %s\n' '$(1)'; began=$$(date +%s); code=0; { $(2); } || code=$$?; \
took=$$(( $$(date +%s) - began )); \
if [ $$code -ne 0 ]; then printf -- '--- %s: FAILED after %s s\n' '$(1)' "$$took" >&2; exit $$code; fi; \
printf -- '--- %s: ok, %s s\n' '$(1)' "$$took"
endef

# $(call install,requirements): with uv where there is one, else with pip; ready-made wheels only, nobody waits for a build.
define install
@if [ -x $(BIN)/uv ]; then $(BIN)/uv pip install --quiet --only-binary :all: --python $(PY) -r $(1); \
else $(PY) -m pip install --quiet --only-binary :all: -r $(1); fi
endef

.PHONY: help play test check format-check lint types imports test-plain test-compiled compile bench fuzz rules fresh format lock clean

help: ## this list
	@grep -hE '^[a-z-]+:.*## ' Makefile | awk -F ':.*## ' '{ printf "make %-14s %s\n", $$1, $$2 }'

play: $(VENV)/.play ## play King of Tokyo in this terminal (ARGS="--help" for options)
	@exec $(BIN)/baffe play tokyo $(ARGS)

test: check test-plain test-compiled ## everything that must be green before a change goes in
	@echo "--- all green"

check: format-check lint types imports ## format, lint, types, import rules

format-check: $(VENV)/.dev
	$(call stage,format,$(BIN)/ruff format --check --quiet . || { $(BIN)/ruff format --diff --quiet . | head -60; echo "run: make format"; exit 1; })

lint: $(VENV)/.dev
	$(call stage,lint,$(BIN)/ruff check --quiet .)

types: $(VENV)/.dev
	$(call stage,types,$(BIN)/mypy --strict --no-error-summary)

imports: $(VENV)/.dev
	$(call stage,import rules,mkdir -p build; $(BIN)/lint-imports >build/imports.txt 2>&1 || { cat build/imports.txt; exit 1; })

test-plain: $(VENV)/.dev ## the tests on plain Python
	$(call stage,tests on plain Python,BAFFE_FORM=plain $(PY) -m pytest -q -n $(WORKERS) $(ARGS))

compile: $(VENV)/.dev ## build the compiled form into build/compiled
	$(call stage,compile,$(PY) tools/compile.py)

test-compiled: compile ## the engine's tests on the compiled form
	@[ -n "$(COMPILED_TESTS)" ] || { echo "There are no tests for the compiled form: set COMPILED_TESTS." >&2; exit 1; }
	$(call stage,tests on the compiled form,BAFFE_FORM=compiled PYTHONPATH=$(CURDIR)/build/compiled $(PY) -m pytest -q -n $(WORKERS) $(ARGS) $(COMPILED_TESTS))

bench: $(VENV)/.bench ## measure both forms, and a peer
	$(call stage,compile,$(PY) tools/compile.py --profile)
	@$(PY) tools/bench.py $(ARGS)

fuzz: $(VENV)/.dev ## random games under all checks (SECONDS=60)
	@$(PY) tools/fuzz.py --seconds $(SECONDS) $(ARGS)

rules: $(VENV)/.dev ## which rule is implemented and tested where
	@$(PY) tools/rules.py $(ARGS)

fresh: ## a clean clone of HEAD with empty caches: play, play offline, test
	@bash tools/fresh.sh

format: $(VENV)/.dev ## put the code into the one format
	@$(BIN)/ruff check --quiet --fix-only . && $(BIN)/ruff format .

lock: $(VENV)/.made ## resolve the requirements anew
	@[ -x $(BIN)/uv ] || { echo "make lock needs uv, which could not be installed." >&2; exit 1; }
	@$(call resolve,bench,--extra dev --extra bench --upgrade)
	@$(call resolve,dev,--extra dev -c requirements/bench.txt)
	@$(call resolve,play,-c requirements/dev.txt)

# The widest set is resolved first and binds the others, so that all three share their versions.
resolve = $(BIN)/uv pip compile pyproject.toml $(2) --universal --python-version 3.11 --quiet \
	--no-emit-index-url --no-emit-find-links --no-annotate --no-header --output-file requirements/$(1).txt

clean: ## remove what make has made
	@rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# The environment. Each stamp depends on its lock, so a second start does nothing and needs no network.
$(VENV)/.made:
	@found=; for python in $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11); do \
	    if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then found=$$python; break; fi; \
	done; \
	if [ -z "$$found" ]; then \
	    echo "Baffe needs Python 3.11 or newer: please install it (on Debian or Ubuntu the packages python3 and python3-venv) and run make again." >&2; exit 1; \
	fi; \
	if ! $$found -c 'import ensurepip, venv' >/dev/null 2>&1; then \
	    echo "Baffe needs Python's venv module: please install it (on Debian or Ubuntu the package python3-venv) and run make again." >&2; exit 1; \
	fi; \
	echo "Setting up, once ..." >&2; \
	$$found -m venv --clear $(VENV)
	@$(PY) -m pip install --quiet uv==$(UV_VERSION) 2>/dev/null || echo "uv cannot be installed here; pip does its work, more slowly." >&2
	@mkdir -p build && touch $@

# The package is used where it lies: a path entry and a start script, no build.
$(BIN)/baffe: $(VENV)/.made
	@$(PY) -c 'import pathlib, sys, sysconfig; pathlib.Path(sysconfig.get_path("purelib"), "baffe.pth").write_text(sys.argv[1] + "\n", encoding="utf-8")' "$(CURDIR)/src"
	@printf '%s\n' '#!/bin/sh' \
	    'exec "$$(dirname "$$(readlink -f "$$0")")/python" -P -c "import sys; sys.argv[0] = \"baffe\"; from baffe.cli import main; sys.exit(main())" "$$@"' > $@
	@chmod +x $@

$(VENV)/.play: requirements/play.txt $(BIN)/baffe
	$(call install,$<)
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(BIN)/baffe
	$(call install,$<)
	@touch $@ $(VENV)/.play

$(VENV)/.bench: requirements/bench.txt $(BIN)/baffe
	$(call install,$<)
	@touch $@ $(VENV)/.dev $(VENV)/.play
