"""The texts people read: complete, equal in both languages, and well set."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parents[2]
TEXTS = ROOT / "src" / "baffe" / "texts"
FACTS = ROOT / "tests" / "facts"
LANGUAGES = ("en", "fr")
NARROW = "\u202f"

# Names of files that exist in at least one language: a missing twin fails below.
FOLDERS = [TEXTS / language for language in LANGUAGES]
FILES = sorted({path.relative_to(folder).as_posix() for folder in FOLDERS for path in folder.rglob("*.ftl")})

# Addresses and `code` follow their own spelling.
CODE = re.compile(r"https?://\S+|`[^`]*`")


def facts(name: str) -> Any:
    return yaml.safe_load((FACTS / name).read_text(encoding="utf-8"))


CARDS: list[dict[str, Any]] = facts("tokyo_cards.yaml")["cards"] + facts("tokyo_costume_cards.yaml")["cards"]
RULES: list[str] = [
    f"rule-{space}-{number}"
    for file in ("tokyo_rules.yaml", "tokyo_defects.yaml")
    for space, rules in facts(file).items()
    for number in rules
]


def entries(language: str, file: str) -> list[ast.EntryType]:
    text = (TEXTS / language / file).read_text(encoding="utf-8")
    return FluentParser(with_spans=False).parse(text).body


@cache
def patterns(language: str, file: str) -> dict[str, ast.Pattern]:
    """Every text of a file by name: `id`, `id.attribute`, and `-id` for terms."""
    found: dict[str, ast.Pattern] = {}
    for entry in entries(language, file):
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
        texts = [(name, entry.value)] + [(f"{name}.{a.id.name}", a.value) for a in entry.attributes]
        for key, pattern in texts:
            assert key not in found, f"{language}/{file}: {key} is written twice"
            if pattern is not None:
                found[key] = pattern
    return found


class Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


class Prose(Visitor):
    """The runs of plain text of a pattern, those inside selections included."""

    def __init__(self) -> None:
        super().__init__()
        self.runs: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.runs.append(node.value)


def variables(pattern: ast.Pattern) -> set[str]:
    visitor = Variables()
    visitor.visit(pattern)
    return visitor.names


def prose(language: str, file: str) -> Iterator[tuple[str, str]]:
    for name, pattern in patterns(language, file).items():
        visitor = Prose()
        visitor.visit(pattern)
        for run in visitor.runs:
            yield name, CODE.sub("", run)


@cache
def plain(language: str, file: str) -> dict[str, str]:
    """Every text of a file as it is written there."""
    serialize = FluentSerializer().serialize_entry
    texts: dict[str, str] = {}
    for name, pattern in patterns(language, file).items():
        message = ast.Message(ast.Identifier("x"), pattern)
        texts[name] = serialize(message).removeprefix("x =").strip(" \n")
    return texts


def typed(name: str) -> str:
    """A name as one types it: straight apostrophes, ordinary spaces."""
    return name.replace("\u2019", "'").replace(NARROW, " ").replace("\u00a0", " ")


def badly_spaced(run: str) -> list[str]:
    """Double punctuation signs of a French text without their narrow no-break space; solo:NAME is a command's word."""
    return [
        run[max(0, sign.start() - 12) : sign.end()]
        for sign in re.finditer(r"[;!?]|:(?![\w./])", run)
        if run[: sign.start()][-1:] not in (NARROW, "!", "?")
    ]


def test_there_are_texts() -> None:
    assert {"tokyo/cards.ftl", "tokyo/rules.ftl"} <= set(FILES)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_exists_and_reads_without_junk(language: str, file: str) -> None:
    assert (TEXTS / language / file).is_file(), f"{file} has no twin in {language}/"
    junk = [entry.content for entry in entries(language, file) if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("file", FILES)
def test_both_languages_have_the_same_texts_and_variables(file: str) -> None:
    english, french = patterns("en", file), patterns("fr", file)
    assert sorted(english) == sorted(french)
    differing = {
        name: (variables(english[name]), variables(french[name]))
        for name in english
        if variables(english[name]) != variables(french[name])
    }
    assert differing == {}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_typographic(language: str, file: str) -> None:
    assert [(name, run) for name, run in prose(language, file) if "'" in run] == []


@pytest.mark.parametrize("file", FILES)
def test_french_puts_a_narrow_space_before_double_punctuation(file: str) -> None:
    wrong = {name: found for name, run in prose("fr", file) if (found := badly_spaced(run))}
    assert wrong == {}


@pytest.mark.parametrize(
    ("run", "wrong"),
    [
        (f"Fuir{NARROW}?", False),
        (f"Quoi{NARROW}?!", False),
        ("Fuir ?", True),
        ("Fuir?", True),
        (": la suite", True),
        (f"{NARROW}: la suite", False),
    ],
)
def test_the_spacing_check_sees_what_it_should(run: str, wrong: bool) -> None:
    assert bool(badly_spaced(run)) is wrong


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS, ids=[card["id"] for card in CARDS])
def test_every_card_has_its_name_and_an_effect(card: dict[str, Any], language: str) -> None:
    texts = plain(language, "tokyo/cards.ftl")
    key = f"tokyo-card-{card['id']}"
    assert typed(texts[key]) == typed(card[f"name_{language}"])
    assert texts[f"{key}.effect"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_with_rulings_have_notes_and_no_others(language: str) -> None:
    texts = plain(language, "tokyo/cards.ftl")
    expected = {f"tokyo-card-{card['id']}.notes" for card in CARDS if card["rulings_count"]}
    assert {name for name in texts if name.endswith(".notes")} == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_file_lists_the_cards_in_printed_order(language: str) -> None:
    texts = plain(language, "tokyo/cards.ftl")
    assert [name for name in texts if "." not in name] == [f"tokyo-card-{card['id']}" for card in CARDS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_text_and_every_text_a_rule(language: str) -> None:
    texts = plain(language, "tokyo/rules.ftl")
    assert list(texts) == [name for rule in RULES for name in (rule, f"{rule}.title")]
    assert [rule for rule in RULES if not texts[rule].endswith((".", "!"))] == []
