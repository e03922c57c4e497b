"""docs/notation-duel.md says what the code does."""

import re
from pathlib import Path
from typing import Final

import baffe
from baffe.games.duel.facts import FACTS
from baffe.games.duel.options import HOUSE_KEYS
from baffe.games.duel.scene import BEGINNINGS, KEYS, SEAT_KEYS
from baffe.games.duel.table import PHASES
from baffe.kernel.chance import seeded

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = (ROOT / "docs/notation-duel.md").read_text("utf-8")


def said(section: str) -> set[str]:
    """Every word in code style of that section."""
    text = PAGE.partition(f"\n## {section}\n")[2].partition("\n## ")[0]
    assert text, f"there is no section {section}"
    return {word for quoted in re.findall(r"`([^`]+)`", text) for word in re.findall(r"[a-z_0-9]+", quoted)}


def test_options_scenes_and_events_are_told() -> None:
    assert {*HOUSE_KEYS, "monsters"} <= said("Options")
    assert {*KEYS, *SEAT_KEYS, *BEGINNINGS} <= said("Scenes")
    fields = {name for fact in FACTS for name in fact.fields}
    assert {fact.name for fact in FACTS} | fields <= said("Events")


def test_views_questions_and_reasons_are_told() -> None:
    kinds: set[str] = set()
    keys: set[str] = set()
    reasons: set[str] = set()
    for seed in range(40):
        options = {"autobot": "normal"} if seed % 4 == 0 else {}
        table = baffe.deal("duel", 2, seed, options)
        chance = seeded(seed)
        while (asked := table.decision) is not None:
            kinds.add(asked.kind)
            table.play(asked.options[chance.below(len(asked.options))], asked.seat)
        view = table.view(None)
        keys |= {*view, *view["seats"][0]}
        reasons.add(view["outcome"]["reason"])
    assert keys | {*PHASES} <= said("Views")
    assert len(kinds) > 12 and kinds <= said("Questions and words")
    assert reasons <= said("Outcome")


def test_its_python_runs() -> None:
    for code in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL):
        exec(compile(code, "notation-duel.md", "exec"), {})
