# play | run | test | soak | check | bench | gallery | screenshot: each makes the virtual environment that it needs.
# make play takes PORT=9000, FOLDER=somewhere, and FRESH=1 to begin anew.
PYTHON ?= python3.11
BIN := .venv/bin

# What has been compiled is kept: many processes read the same modules.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play run test soak check bench gallery screenshot

play: .venv/run
	@$(BIN)/python -m bot play $(if $(PORT),--port $(PORT)) $(if $(FOLDER),--folder '$(subst ','\'',$(FOLDER))') $(if $(FRESH),--fresh)

run: .venv/run
	$(BIN)/python -m bot run

test: .venv/dev
	$(BIN)/pytest -n 3 --dist loadgroup

# An evening at many tables with random people and random troubles, and then every law over ten
# thousand random deals and more of every game. TABLES, MINUTES and SEED say how large the evening is.
soak: .venv/dev
	$(BIN)/pytest tests/soak --soak-tables $(or $(TABLES),200) \
		--soak-seconds $$((60 * $(or $(MINUTES),5))) --soak-seed $(or $(SEED),1)
	$(BIN)/pytest -n 2 tests/test_laws.py --laws-deals 5000

check: .venv/dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/pyright
	$(BIN)/lint-imports

# A bench that ends badly keeps no other from its figures.
bench: .venv/bench
	mkdir -p build/bench
	failed=0; for file in tests/bench/bench_*.py; do \
		name=$$(basename $$file .py); echo "== $$name"; \
		$(BIN)/python $$file build/bench/$${name#bench_}.json || failed=1; \
	done; exit $$failed

# Every game at its fewest and its most guests, in full and as a telephone shows it.
gallery: .venv/dev
	$(BIN)/python -m tests.art.gallery build/gallery

screenshot: .venv/dev
	$(BIN)/python -m tests.page.screenshot

.venv/run: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --editable .
	touch $@

.venv/dev: .venv/run
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@

.venv/bench: .venv/dev
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[bench]' || \
		echo 'not all peers can be had here: those are left out'
	touch $@
