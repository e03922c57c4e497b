"""Quiet for who wants it: people who are muted, questions that are skipped, sounds that are off."""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser import scenes
from tests.browser.conftest import NewPlayer
from tests.browser.support import Player

COUNT_NOTES: Final = """
  window.notes = 0;
  const make = BaseAudioContext.prototype.createGain;
  BaseAudioContext.prototype.createGain = function () { window.notes += 1; return make.call(this); };
"""


def write(player: Player, words: str) -> None:
    player.page.get_by_role("textbox", name=player.say("chat-write")).fill(words)
    player.page.keyboard.press("Enter")


def test_a_muted_person_is_not_heard_and_can_be_heard_again(player: NewPlayer) -> None:
    host, friend = player("en", name="Léa"), player("en", name="Tom")
    code = host.open("me", "open", "bot")
    friend.ask("POST", f"/tables/{code}/join", {"name": "Tom"})
    host.ask("POST", f"/tables/{code}/start")
    for each in (host, friend):
        each.go(f"/t/{code}")
        each.page.get_by_role("tab", name=each.say("chat-title")).click()
    chat = host.page.get_by_role("log")
    write(friend, "first")
    expect(chat).to_contain_text("first")
    host.button("table-menu").click()
    host.button("players-title").click()
    host.button("seat-mute").click()
    expect(host.button("seat-unmute")).to_be_visible()
    host.page.keyboard.press("Escape")
    write(friend, "second")
    write(host, "third")  # comes after the second, and is seen
    expect(chat).to_contain_text("third")
    expect(chat).not_to_contain_text("second")
    host.button("table-menu").click()
    host.button("players-title").click()
    host.button("seat-unmute").click()
    host.page.keyboard.press("Escape")
    expect(chat).to_contain_text("second")


def test_a_card_stops_asking_until_my_next_turn(player: NewPlayer) -> None:
    lea = player("en")
    scene = {**scenes.ROLL, "turn": 1, "dice": ["1", "2", "3", "heart", "energy", "smash"] * 9}
    scene["seats"] = [{**seat, "place": "outside", "cards": ["psychic_probe"] if i == 0 else []} for i, seat in
                      enumerate(scenes.ROLL["seats"])]  # fmt: skip
    code = lea.sit_at(scene)

    def kind() -> str:
        """Of my open question."""
        asked = lea.ask("GET", f"/tables/{code}/state")["view"]["decisions"]
        return str(asked[0]["kind"]) if asked and asked[0]["seat"] == 0 else ""

    lea.wait_until(lambda: kind() == "probe" and lea.asked, "the card's first question")
    lea.button("table-skip-until").click()
    # Two more monsters roll, and I press nothing.
    lea.wait_until(lambda: kind() == "roll" and lea.asked, "my own turn", 60)


@pytest.mark.chromium("Firefox lets no sound begin on a machine without a sound card")
def test_dice_are_heard_unless_the_sound_is_off(player: NewPlayer) -> None:
    lea = player("en")
    lea.context.add_init_script(COUNT_NOTES)
    lea.sit_at(scenes.ROLL)
    lea.await_question()

    def notes() -> int:
        return int(lea.page.evaluate("() => window.notes"))

    lea.page.get_by_role("button", name=lea.named("tokyo-reroll-all", count=6)).click()
    lea.page.wait_for_timeout(400)
    assert notes() == 0  # it is off here
    lea.button("table-menu").click()
    lea.button("menu-unmute").click()
    lea.page.keyboard.press("Escape")
    lea.await_question()
    lea.page.get_by_role("button", name=lea.named("tokyo-reroll-all", count=6)).click()
    lea.wait_until(lambda: notes() > 0, "the sound of dice")
    assert lea.errors == []
