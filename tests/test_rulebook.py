"""Every numbered rule has a title and a text in both languages, and can be looked up in docs/rules."""

import re
import subprocess
from pathlib import Path

import pytest
from tools import rulebook, rules

from baffe.texts import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
FACTS = {
    item.id: item.title
    for item in rules.everything(ROOT / "tests" / "facts").values()
    if rules.kind_of(item.id) == "rule"
}
SOURCE = """
## The turn

rule-tokyo-R1 = Six dice: 10♥.
    .title = Dice
rule-tokyo-R2 =
    Two lines
    of text.
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_that_have_a_text_are_those_that_are_numbered(language: str) -> None:
    numbers = [rule.number for rule in rulebook.rules_in(language)]
    assert len(numbers) == len(set(numbers))
    assert set(numbers) == set(FACTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_title_that_fits_a_line(language: str) -> None:
    titles = {rule.number: rule.title for rule in rulebook.rules_in(language)}
    for number in FACTS:
        title = titles[number]
        assert 2 < len(title) <= 50, number
        assert title[0].isupper() or title[0].isdigit(), number
        assert title == "K.-O." or not title.endswith("."), number


def test_titles_are_those_that_make_rules_lists() -> None:
    assert {rule.number: rule.title for rule in rulebook.rules_in("en")} == FACTS


def test_both_languages_have_the_same_order_and_as_many_headings() -> None:
    english, french = (rulebook.rules_in(language) for language in ("en", "fr"))
    assert [rule.number for rule in english] == [rule.number for rule in french]
    pairs = {(one.heading, other.heading) for one, other in zip(english, french, strict=True)}
    assert len(pairs) == len({rule.heading for rule in english}) == len({rule.heading for rule in french})


def test_french_sets_a_narrow_space_before_high_marks() -> None:
    wrong = re.compile(r"(?<!\u202f)[;!?]|(?<!\u202f):|'")
    for rule in rulebook.rules_in("fr"):
        assert not wrong.search(rule.title + rule.text), rule.number


def test_the_pages_are_up_to_date_and_have_every_rule_that_is_cited() -> None:
    assert rulebook.problems(ROOT, rulebook.rules_in("en")) == []


def test_a_page_shows_number_title_and_text() -> None:
    first, second = rulebook.read(SOURCE)
    assert (first.number, first.title, first.heading) == ("tokyo/R1", "Dice", "The turn")
    made = rulebook.pages([first, second])["docs/rules/tokyo.md"]
    assert '| <a id="tokyo-R1"></a>`tokyo/R1` | Dice | Six dice: 10♥. |' in made.splitlines()
    assert made.count("## The turn") == 1


def repository(root: Path, cites: str) -> Path:
    """A small repository whose pages are up to date."""
    subprocess.run(["git", "init", "-q", str(root)], check=True)
    (root / "docs" / "rules").mkdir(parents=True)
    for name, made in rulebook.pages(list(rulebook.read(SOURCE))[:1]).items():
        (root / name).write_text(made, "utf-8")
    (root / "module.py").write_text(f'"""As {cites} says."""\n', "utf-8")
    return root


def test_a_rule_that_is_on_a_page_may_be_cited(tmp_path: Path) -> None:
    assert rulebook.problems(repository(tmp_path, "tokyo/R1"), list(rulebook.read(SOURCE))[:1]) == []


@pytest.mark.parametrize("cited", ["tokyo/R2", "tokyo/Z1", "kyoto/R1"])
def test_a_rule_that_is_on_no_page_is_found(tmp_path: Path, cited: str) -> None:
    known = list(rulebook.read(SOURCE))[:1]
    assert rulebook.problems(repository(tmp_path, cited), known) == [f"module.py:1: {cited} is not in docs/rules"]


def test_an_old_page_and_a_rule_without_title_or_page_are_found(tmp_path: Path) -> None:
    every = [*rulebook.read(SOURCE), rulebook.Rule("kyoto/R1", "Temple", "Quiet.", "The turn")]
    assert rulebook.problems(repository(tmp_path, "tokyo/R1"), every) == [
        "tokyo/R2 has no title",
        "kyoto/R1 has no page",
        "docs/rules/tokyo.md is not up to date; run: make rulebook",
    ]
