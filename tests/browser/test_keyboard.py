"""A turn without mouse or touch."""

from playwright.sync_api import expect

from tests.browser import scenes
from tests.browser.conftest import NewPlayer
from tests.browser.support import Player

FOCUS = """() => {
  const it = document.activeElement;
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(it);
  const seen = (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
  return [it.tagName, seen, it.ariaLabel ?? it.innerText];
}"""


def walk_to(player: Player, label: str) -> None:
    """Tab until something with this text or name has the focus, which must be seen all the way."""
    for _ in range(60):
        player.page.keyboard.press("Tab")
        tag, seen, name = player.page.evaluate(FOCUS)
        assert tag == "BODY" or seen, f"the focus is not seen on {tag} {name!r}"
        if name.strip().startswith(label):
            return
    raise AssertionError(f"{label!r} is not reached by Tab")


def test_dice_are_kept_and_rolled_by_keys(player: NewPlayer) -> None:
    lea = player("fr")
    code = lea.sit_at(scenes.ROLL)
    lea.await_question()
    dice = lea.page.get_by_role("group", name=lea.say("tokyo-dice"), exact=True).get_by_role("button")
    expect(dice).to_have_count(6)
    for key in "126":
        lea.page.keyboard.press(key)
    lea.page.keyboard.press("2")
    kept = [die.get_attribute("aria-pressed") == "true" for die in dice.all()]
    assert kept == [True, False, False, False, False, True]
    faces = [(die.get_attribute("aria-label") or "").split(",")[0] for die in dice.all()]
    number = lea.number(code)
    lea.page.keyboard.press("r")
    lea.wait_until(lambda: lea.number(code) > number, "the roll")
    lea.await_question()
    after = [(die.get_attribute("aria-label") or "").split(",")[0] for die in dice.all()]
    assert faces[0] in after and faces[5] in after
    lea.page.keyboard.press("Enter")
    lea.wait_until(lambda: lea.number(code) > number + 1, "the end of the rolls")


def test_other_questions_are_answered_by_tab_and_enter(player: NewPlayer) -> None:
    lea = player("en")
    code = lea.sit_at(scenes.BUY)
    lea.await_question()
    number = lea.number(code)
    walk_to(lea, lea.say("tokyo-word-done-buy"))
    lea.page.keyboard.press("Enter")
    lea.wait_until(lambda: lea.number(code) > number, "the answer")


def test_fleeing_by_keys(player: NewPlayer) -> None:
    lea = player("fr")
    code = lea.sit_at(scenes.FLEE)
    lea.await_question()
    number = lea.number(code)
    walk_to(lea, lea.say("tokyo-word-stay"))
    lea.page.keyboard.press("Enter")
    lea.wait_until(lambda: lea.number(code) > number, "the answer")


def test_a_sheet_opens_and_closes_by_keys(player: NewPlayer) -> None:
    lea = player("en")
    lea.sit_at(scenes.ROLL)
    lea.await_question()
    lea.page.keyboard.press("?")
    expect(lea.sheet).to_contain_text(lea.say("keys-roll"))
    lea.page.keyboard.press("Escape")
    expect(lea.page.get_by_role("dialog")).to_have_count(0)
