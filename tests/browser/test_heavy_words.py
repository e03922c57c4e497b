"""Heavy Hitters in words: what is asked, the round and its phase, and why something happened."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from baffe.texts import text_of
from tests.browser.conftest import NewPlayer
from tests.browser.support import PHONE, Player
from tests.browser.walks_duel import open_log, tell

SOLO: Final[dict[str, Any]] = {
    "options": {"solo": "normal"}, "phase": "movement", "round": 3, "dice": [2], "buildings": ["g6", "c3"],
    "seats": [
        {"faction": "kingwolf", "units": {"hh": {"at": "g10", "facing": "n"}}},
        {"faction": "diamondback", "units": {"hh": {"at": "g4", "facing": "s"}}},
    ],
}  # fmt: skip


def say(player: Player, id: str, **args: Any) -> str:
    return text_of("heavy_hitters", player.language, id, **args)


@pytest.mark.parametrize("language", ["fr", pytest.param("en", marks=pytest.mark.prove)])
def test_a_solo_opponent_says_what_it_does_and_by_which_rule(player: NewPlayer, language: str) -> None:
    """Its die, the letters it tried and why not, each line with a rule that can be read."""
    lea = player(language, size=PHONE, name="Léa")
    code = lea.open_scene(SOLO, game="heavy_hitters")
    tell(lea, code, "stay", "face:n")
    lea.go(f"/t/{code}")
    lea.await_question()
    phase = say(lea, "heavy_hitters-phase-round", round=3, phase=say(lea, "heavy_hitters-phase-combat"))
    expect(lea.page.get_by_role("banner")).to_contain_text(phase)
    open_log(lea)
    lines = lea.page.get_by_role("button", name=lea.say("log-why"))
    began = say(lea, "heavy_hitters-event-phase_started", phase=say(lea, "heavy_hitters-phase-movement"))
    expect(lines.filter(has_text=began)).to_have_class(re.compile(r"\bloud\b"))
    line = say(lea, "heavy_hitters-event-letter_skipped", reason="building", letter="A", at="g6")
    lines.filter(has_text=line).click()
    expect(lea.sheet).to_contain_text(say(lea, "rule-gkr-X89.title"))
    assert not lea.strange_words()
