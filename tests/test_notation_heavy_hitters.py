"""docs/notation-heavy-hitters.md says what the code does."""

import re
from pathlib import Path
from typing import Any, Final

import baffe
from baffe.games.heavy_hitters.data.windows import OUTCOME_REASONS, QUESTIONS
from baffe.games.heavy_hitters.facts import FACTS
from baffe.games.heavy_hitters.options import HOUSE_KEYS, SEAT_KEYS
from baffe.games.heavy_hitters.scene import BEGINNINGS, KEYS
from baffe.games.heavy_hitters.scene import SEAT_KEYS as SCENE_SEAT_KEYS
from baffe.games.heavy_hitters.table import PHASES
from baffe.kernel.chance import seeded

PAGE: Final = (Path(__file__).parent.parent / "docs/notation-heavy-hitters.md").read_text("utf-8")
MODES: Final[tuple[tuple[int, dict[str, Any]], ...]] = (
    (2, {}),
    (4, {"alliances": "fixed", "board": "alternative"}),
    (3, {"alliances": "shifting", "paths": True}),
    (2, {"solo": "normal"}),
    (2, {"decks": "built", "pack": "extended"}),
)


def said(section: str) -> set[str]:
    """Every word in code style of that section."""
    text = PAGE.partition(f"\n## {section}\n")[2].partition("\n## ")[0]
    assert text, f"there is no section {section}"
    return {word for quoted in re.findall(r"`([^`]+)`", text) for word in re.findall(r"[a-z_0-9]+", quoted)}


def test_options_scenes_and_events_are_told() -> None:
    assert {*HOUSE_KEYS, *SEAT_KEYS} <= said("Options")
    assert {*KEYS, *SCENE_SEAT_KEYS, *BEGINNINGS} <= said("Scenes")
    fields = {name for fact in FACTS for name in fact.fields}
    assert {fact.name for fact in FACTS} | fields <= said("Events")


def test_views_questions_and_reasons_are_told() -> None:
    kinds: set[str] = set()
    keys: set[str] = set()
    for seed in range(20):
        seats, options = MODES[seed % len(MODES)]
        table = baffe.deal("heavy_hitters", seats, seed, options, events=False)
        chance = seeded(seed)
        while (asked := table.decision) is not None:
            kinds.add(asked.kind)
            if chance.below(9) == 0:
                view = table.view(asked.seat)
                keys |= {*view, *[key for seat in view["seats"] for key in seat], *(view["attack"] or {})}
            table.play(asked.options[chance.below(len(asked.options))], asked.seat)
    assert keys | {*PHASES} <= said("Views")
    assert len(kinds) > 30 and kinds <= said("Questions and words")
    assert kinds <= {question.kind for question in QUESTIONS}
    assert {*OUTCOME_REASONS} <= said("Outcome")


def test_its_python_runs() -> None:
    for code in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL):
        exec(compile(code, "notation-heavy-hitters.md", "exec"), {})
