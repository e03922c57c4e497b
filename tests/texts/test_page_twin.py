"""The page says what the terminal says: its tests read files that are made from these texts."""

import json

import pytest

from baffe.games.duel.facts import FACTS
from baffe.games.heavy_hitters.facts import FACTS as HEAVY_FACTS
from tests.texts.page_twin import Twin
from tests.texts.page_twin_duel import DuelTwin
from tests.texts.page_twin_heavy import HeavyTwin
from tests.texts.page_twin_tokyo import TokyoTwin
from tests.texts.test_duel_texts import KINDS
from tests.texts.test_heavy_hitters_texts import KINDS as HEAVY_KINDS


@pytest.mark.parametrize("twin", [TokyoTwin(), DuelTwin(), HeavyTwin()], ids=lambda twin: twin.game)
def test_the_examples_of_the_page_are_those_of_the_engine(twin: Twin) -> None:
    """After a change of texts or rules: `python -m tests.texts.page_twin`."""
    assert twin.path.read_text(encoding="utf-8") == twin.written()


def test_everything_that_duel_can_ask_and_tell_is_among_them() -> None:
    examples = json.loads(DuelTwin().path.read_text(encoding="utf-8"))
    assert {example["question"]["kind"] for example in examples["asked"]} == set(KINDS)
    assert {example["event"]["type"] for example in examples["told"]} == {fact.name for fact in FACTS}


def test_everything_that_heavy_hitters_can_ask_and_tell_is_among_them() -> None:
    """But for the event that tells the numbers of an owner's box."""
    examples = json.loads(HeavyTwin().path.read_text(encoding="utf-8"))
    assert {example["question"]["kind"] for example in examples["asked"]} == set(HEAVY_KINDS)
    assert {example["event"]["type"] for example in examples["told"]} == {fact.name for fact in HEAVY_FACTS} - {"data"}
