"""docs/notation.md is complete, and what the documents show as code is real."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import baffe
from baffe.arena.meet import entered, matches_of, play_all, summary
from baffe.arena.simulate import simulate
from baffe.cli.app import app
from baffe.games.tokyo import scene
from baffe.games.tokyo.dice import FACES
from baffe.games.tokyo.facts import FACTS
from baffe.games.tokyo.monster import PLACES
from baffe.games.tokyo.options import OPTIONS
from baffe.games.tokyo.rulebook import MODULES, rulebook
from baffe.kernel.chance import seeded
from baffe.kernel.fact import Fact
from tests.generic.games import step
from tests.houses.tokyo import crowded

ROOT = Path(__file__).resolve().parent.parent
TOKYO = ROOT / "src" / "baffe" / "games" / "tokyo"
NOTATION = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
RECIPES = ("adding-a-card.md", "adding-a-game.md", "adding-an-expansion.md")
AT_ANY_TIME = ("rapid_healing", "cultist:heart", "cultist:energy")  # beside the options of any question


def section(title: str) -> str:
    """The text below a heading, as far as the next one of its rank."""
    found = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", NOTATION, re.DOTALL | re.MULTILINE)
    assert found is not None, f"there is no section {title}"
    return found[1]


def said(text: str) -> set[str]:
    """Everything that stands in backticks."""
    return set(re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE)))


def rows(text: str) -> dict[str, list[str]]:
    """Rows of tables by the names in their first cell."""
    found: dict[str, list[str]] = {}
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| `"):
            for name in said(cells[0]):
                assert name not in found, f"{name} has two rows"
                found[name] = cells[1:]
    return found


# -- words --


def pattern(form: str) -> re.Pattern[str]:
    """`buy:CARD@SEAT` as an expression for the words that it stands for."""
    face = "(?:" + "|".join(FACES) + ")"
    cards = "(?:" + "|".join([card["id"] for card in printed_cards() if card["type"] != "costume"]) + ")"
    costumes = "(?:" + "|".join([card["id"] for card in printed_cards() if card["type"] == "costume"]) + ")"
    parts = {"FACES": f"{face}(?:,{face})*", "FACE": face, "CARD": cards, "SEAT": "[0-5]"}
    parts |= {"COSTUME": costumes, "NUMBER": "[0-9]+"}
    return re.compile(re.sub("|".join(parts), lambda match: parts[match[0]], form))


def printed_cards() -> list[dict[str, Any]]:
    cards: list[dict[str, Any]] = json.loads(CliRunner().invoke(app, ["cards", "tokyo", "--json"]).stdout)
    return cards


def test_every_word_has_exactly_one_form_and_every_form_has_words() -> None:
    forms = {form: pattern(form) for form in rows(section("Words"))}
    used: set[str] = set()
    for word in baffe.words("tokyo"):
        fitting = [form for form, expression in forms.items() if expression.fullmatch(word)]
        assert len(fitting) == 1, f"{word} is of the forms {fitting}"
        used.add(fitting[0])
    assert used == set(forms)


def asked_kinds() -> set[str]:
    """The kinds of all questions that the sources ask."""
    kinds: set[str] = set()
    for path in TOKYO.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and len(node.args) >= 3:
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                kind = node.args[1]
                if name in ("ask", "Decision") and isinstance(kind, ast.Constant):
                    kinds.add(str(kind.value))
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "kind":  # of a window
                kinds.add(str(ast.literal_eval(node.value)))
    return kinds


def test_the_kinds_of_questions_are_those_of_the_code() -> None:
    kinds = asked_kinds()
    assert len(kinds) > 10
    assert set(rows(section("Questions"))) == kinds
    for form, cells in rows(section("Words")).items():
        assert said(cells[0]) <= kinds, form


def busy_tables() -> Iterator[baffe.Table]:
    """Tables at every decision of games in which everybody has cards."""
    chance = seeded(12)
    for n in range(60):
        table = baffe.scene("tokyo", crowded(chance, 2 + n % 5))
        for _ in range(60):
            if not table.decisions:
                break
            yield table
            step(table, chance, "busy")
        yield table


@pytest.fixture(scope="module")
def met() -> dict[str, set[str]]:
    """The keys of views and questions in play, and for each form of words the kinds of questions that offered it."""
    keys: dict[str, set[str]] = {"view": set(), "seat": set(), "card": set(), "question": set()}
    for table in busy_tables():
        for viewer in (None, 0):
            view = table.view(viewer)
            keys["view"] |= set(view)
            for seat in view["seats"]:
                keys["seat"] |= set(seat)
                keys["card"] |= {key for card in seat["cards"] if isinstance(card, dict) for key in card}
            for question in view["decisions"]:
                keys["question"] |= set(question)
                keys.setdefault("about:" + question["kind"], set()).update(question["about"])
        for asked in table.decisions:
            keys.setdefault("offers:" + asked.kind, set()).update(asked.options)
    return keys


def test_what_a_prompt_may_say_is_told(met: dict[str, set[str]]) -> None:
    table = rows(section("Questions"))
    for kind in asked_kinds():
        told = said(table[kind][1])
        assert met.get("about:" + kind, set()) <= told, kind
    assert met["about:brace"] == said(table["brace"][1])


def test_words_are_told_with_the_questions_that_offer_them(met: dict[str, set[str]]) -> None:
    words = rows(section("Words"))
    for form in words:
        expression = pattern(form)
        for kind in asked_kinds():
            offered = any(expression.fullmatch(word) for word in met.get("offers:" + kind, ()))
            if offered and form not in AT_ANY_TIME:
                assert kind in said(words[form][0]), f"{kind} offers {form}"


# -- scenes, views, outcomes --


def test_the_keys_of_scenes_are_those_of_the_code() -> None:
    scenes = section("Scenes")
    assert set(rows(scenes)) == {*scene.KEYS, *scene.SEAT_KEYS}
    assert {"id", "tokens", "copies", "of", *scene.FIRST_STEPS, *PLACES} <= said(scenes)


def test_the_keys_of_views_are_those_of_the_code(met: dict[str, set[str]]) -> None:
    table = rows(section("Views"))
    assert set(table) == met["view"]
    assert met["seat"] | met["card"] - {"id"} == said(table["seats"][0])
    assert met["question"] == {"number", "seat", "kind", "about", "options", "offers"} <= said(section("Questions"))


def test_phases_reasons_monsters_and_options_are_told() -> None:
    sources = {path.name: path.read_text(encoding="utf-8") for path in TOKYO.rglob("*.py")}
    phases = {
        phase for text in sources.values() for phase in re.findall(r'\bphase(?:: str)? = (?:this_turn\()?"(\w+)"', text)
    }
    assert phases == said(rows(section("Views"))["phase"][0])
    reasons = {word for text in sources.values() for word in re.findall(r'finish\(table, .*?, "(\w+)", "\w+/', text)}
    assert reasons == set(rows(section("Outcome")))
    assert {*rulebook(False, list(MODULES), 1).monsters, *MODULES} <= said(section("Python"))
    assert set(OPTIONS) <= set(rows(section("Python")))


# -- events, refusals, commands --


@pytest.mark.parametrize("fact", FACTS, ids=[fact.name for fact in FACTS])
def test_every_fact_is_told_with_its_fields(fact: Fact) -> None:
    table = rows(section("Events"))
    assert said(table[fact.name][0]) == set(fact.fields)


def test_no_fact_is_told_that_does_not_exist() -> None:
    assert set(rows(section("Events"))) == {fact.name for fact in FACTS}
    assert {"n", "type", "seat", "rule", "cause"} <= said(section("Events"))


def test_refusals_are_those_of_the_code() -> None:
    every: list[type[baffe.Refused]] = [baffe.Refused, *baffe.Refused.__subclasses__()]
    codes = {refusal.code: refusal.__name__ for refusal in every}
    assert {code: cells[0].strip("`") for code, cells in rows(section("Refusals")).items()} == codes


def test_the_keys_of_saves_are_those_of_the_code() -> None:
    save = json.loads(baffe.deal("tokyo", 2, 1).save())
    table = rows(section("Saves"))
    assert set(table) == set(save)
    for key in ("start", "chance"):
        assert said(table[key][0]) == set(save[key])


def test_the_json_of_the_commands_is_told() -> None:
    text = section("JSON of the commands")
    assert set(simulate("tokyo", 2, 1, 1, ["random"])) <= said(text)
    assert set(printed_cards()[0]) <= said(text)
    entrants = entered("duel", ["simple", "random"], 2, 1, {})
    matches = matches_of("duel", entrants, 2, {})
    told = summary("duel", entrants, matches, play_all(matches, 1, 1, 1), 1)
    assert set(told) | set(told["matches"][0]) <= said(text)


def test_every_public_name_is_told() -> None:
    calls = {re.split(r"[(.]", name.removeprefix("baffe."))[0] for name in said(NOTATION)}
    assert set(baffe.__all__) - {"Game", "Table"} <= calls | {"compiled"}
    public = {name for name in dir(baffe.Table) if not name.startswith("_")}
    told = {re.split(r"\(", name.removeprefix("table."))[0] for name in said(section("Python")) if "table." in name}
    assert told <= public


# -- code --


def blocks(text: str) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("code", blocks(NOTATION), ids=lambda code: code.strip().splitlines()[2][:40])
def test_the_code_of_the_notation_runs(code: str, tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-W", "error", "-c", code]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", RECIPES)
def test_the_code_of_a_recipe_is_that_of_a_file(name: str) -> None:
    """A block begins with the name of its file; its paragraphs stand there as they are."""
    shown = blocks((ROOT / "docs" / name).read_text(encoding="utf-8"))
    assert shown
    for code in shown:
        first, _, rest = code.partition("\n")
        source = (ROOT / first.removeprefix("# ")).read_text(encoding="utf-8")
        for part in re.split(r"\n\n+", rest.strip("\n")):
            assert part in source, f"{first}: {part}"


def test_the_record_that_is_shown_can_be_replayed() -> None:
    found = re.search(r"^```text\n(baffe record.*?)^```", NOTATION, re.DOTALL | re.MULTILINE)
    assert found is not None
    assert baffe.replay(found[1]).record() == found[1]
