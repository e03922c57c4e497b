"""The board of Heavy Hitters: moves, facings, tags and shots by finger and by key; the worst case fits."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import scenes_heavy as scenes
from tests.browser.conftest import NewPlayer
from tests.browser.support import DESKTOP, MISSING, NARROW, PHONE, Player, view_of
from tests.browser.test_screens import faults, heard_by_axe
from tests.browser.walks_duel import tell

ON_ITS_SIDE: Final = (844, 390)
ENLARGED: Final = (DESKTOP[0] // 2, DESKTOP[1] // 2)  # what a page has at 200 %


def sit(player: Player, scene: scenes.Scene, *words: str) -> str:
    code = player.open_scene(scene, name="Léa", game="heavy_hitters")
    tell(player, code, *words)
    player.go(f"/t/{code}")
    player.page.locator("[data-question]").wait_for(state="attached")
    return code


def asked(player: Player, code: str) -> Any:
    """What this person is asked; a question of no kind when they are asked nothing."""
    mine = [question for question in view_of(player, code)["decisions"] if "options" in question]
    return mine[0] if mine else {"kind": "", "number": -1}


def tap(player: Player, hex: str, off: float = 0) -> None:
    """A finger on the board, so many px beside the middle of a hex."""
    box = player.page.locator(f"[data-spot='{hex}']").bounding_box()
    assert box is not None
    player.page.touchscreen.tap(box["x"] + box["width"] / 2 + off, box["y"] + box["height"] / 2)


def confirm(player: Player) -> Locator:
    return player.page.locator(".answer .actions button.primary")


def press(player: Player, code: str) -> None:
    """Confirm what is selected, and wait for the next question."""
    number = asked(player, code)["number"]
    confirm(player).click()
    player.wait_until(lambda: player.number(code) > number, "the effect of an answer")


def missing_words(player: Player) -> list[str]:
    """Texts that nobody has written, on the board and in the answers."""
    shown: list[str] = player.page.locator(".heavy, .answer").all_inner_texts()
    return [text for text in shown if MISSING in text]


@pytest.mark.chromium("fingers")
def test_a_move_and_a_facing_by_finger(player: NewPlayer) -> None:
    lea = player("fr", size=PHONE)
    code = sit(lea, scenes.REACH)
    offers = asked(lea, code)["offers"]

    # Every end has its price; a finger beside a hex means the nearest one, a finger far away none.
    shown = lea.page.locator("[data-spot]").evaluate_all(
        "all => all.map(it => [it.dataset.spot, it.textContent.trim()])"
    )
    assert dict(shown) == {
        word.removeprefix("move:"): f"{offer['price']}{'!' if 'over' in offer else ''}"
        for word, offer in offers.items()
    }
    tap(lea, "c4", off=9)
    over = lea.say("heavy_hitters-do-energy", price=3, over=1).replace("⚡", "").split(",")[1]
    expect(confirm(lea)).to_contain_text(lea.say("heavy_hitters-do-move", hex="C4"))
    expect(confirm(lea)).to_contain_text(over)
    tap(lea, "f4")
    expect(confirm(lea)).to_have_attribute("data-word", "move:f4")
    assert not missing_words(lea)
    press(lea, code)
    assert view_of(lea, code)["seats"][0]["units"]["hh"]["at"] == "f4"

    # Six buttons around the figure, whatever the size of the board.
    ways = lea.page.locator("[data-way]")
    expect(ways).to_have_count(6)
    expect(lea.page.locator("[data-piece='hh@0']")).to_have_attribute("data-at", "f4")
    assert not faults(lea, "small")
    lea.page.locator("[data-way=s]").tap()
    expect(lea.page.locator("[data-piece='hh@0']")).to_have_attribute("data-facing", "s")
    expect(confirm(lea)).to_contain_text(lea.say("heavy_hitters-direction-s"))
    press(lea, code)
    assert view_of(lea, code)["seats"][0]["units"]["hh"]["facing"] == "s"
    assert not lea.errors


def test_facing_buttons_lie_in_the_frame_in_a_corner_too(player: NewPlayer) -> None:
    lea = player("fr", size=NARROW)
    code = sit(lea, scenes.CORNER, "stay")
    frame = lea.page.locator(".frame").bounding_box()
    assert frame is not None
    for way in lea.page.locator("[data-way]").all():
        box = way.bounding_box()
        assert box is not None and frame["x"] <= box["x"] and box["x"] + box["width"] <= frame["x"] + frame["width"]
        assert frame["y"] <= box["y"] and box["y"] + box["height"] <= frame["y"] + frame["height"]
    lea.page.locator("[data-way=se]").click()  # it is chosen already: a second tap confirms
    lea.wait_until(lambda: asked(lea, code)["kind"] != "face", "the effect of an answer")


@pytest.mark.chromium("fingers")
def test_a_building_is_tagged_and_falls(player: NewPlayer) -> None:
    lea = player("fr", size=PHONE)
    code = sit(lea, scenes.TAG)
    expect(lea.page.locator("[data-building=d3] [data-tags]")).to_have_count(2)
    tap(lea, "g3")
    lea.sees("heavy_hitters-tag-change", hex="G3", now=1, after=2)
    tap(lea, "d3")
    lea.sees("heavy_hitters-tag-change", hex="D3", now=3, after=4)
    lea.sees("heavy_hitters-tag-falls")
    press(lea, code)
    assert view_of(lea, code)["rubble"]["d3"] == 0
    expect(lea.page.locator("[data-rubble=d3]")).to_be_attached()
    expect(lea.page.locator("[data-building=d3]")).to_have_count(0)
    assert not missing_words(lea) and not lea.errors


@pytest.mark.chromium("fingers")
def test_a_shot_says_what_the_rules_say_of_it(player: NewPlayer) -> None:
    lea = player("fr", size=PHONE)
    code = sit(lea, scenes.SHOT, "commit:kw_p2")
    offer = asked(lea, code)["offers"]["fire:hh@1"]
    expect(lea.page.locator("[data-line]")).to_have_count(0)
    tap(lea, "g4")
    line = lea.page.locator("[data-line='e5>g4']")
    expect(line).to_have_attribute("data-sight", offer["sight"])
    lea.sees("heavy_hitters-shot-chance", chance=round(offer["chance"] * 100))
    lea.sees("heavy_hitters-shot-expected", expected=offer["expected"])
    press(lea, code)
    expect(lea.page.locator("[data-seat='1'] [data-count=heart]")).to_contain_text("23")
    assert not missing_words(lea) and not lea.errors


def test_a_move_and_a_facing_by_keys(player: NewPlayer) -> None:
    lea = player("en")
    code = sit(lea, scenes.REACH)
    lea.page.locator(".answer .spot").wait_for()  # keys are for the tray, and it comes a moment after the board
    for key in ("ArrowUp", "ArrowUp", "ArrowRight"):
        lea.page.keyboard.press(key)
    word = confirm(lea).get_attribute("data-word")
    assert word is not None and word in asked(lea, code)["options"]
    lea.page.keyboard.press("Enter")
    expect(lea.page.locator("[data-way]")).to_have_count(6)
    expect(lea.page.locator(".answer [data-pick]")).to_have_count(6)
    expect(confirm(lea)).to_be_enabled()
    lea.page.keyboard.press("4")
    lea.page.keyboard.press("Enter")
    stands = {"at": word.removeprefix("move:"), "facing": "s"}
    lea.wait_until(lambda: view_of(lea, code)["seats"][0]["units"]["hh"] == stands, "the new facing")
    assert not lea.errors


def test_the_list_answers_as_the_board_does_and_the_board_grows(player: NewPlayer) -> None:
    lea = player("fr")
    code = sit(lea, scenes.REACH)
    sheet, fit = lea.page.locator(".sheet"), lea.button("heavy_hitters-board-fit")
    whole = sheet.bounding_box()
    lea.button("heavy_hitters-board-closer").click()
    lea.page.locator(".frame").hover()
    lea.page.mouse.wheel(0, -200)
    fit.click()
    lea.wait_until(lambda: sheet.bounding_box() == whole, "the whole board")

    ends = [option for option in asked(lea, code)["options"] if option != "stay"]
    lea.button("heavy_hitters-board-as-list", count=len(ends)).click()
    box = lea.page.get_by_role("listbox")
    rows = box.get_by_role("option")
    expect(rows).to_have_count(len(ends))
    box.focus()
    lea.page.keyboard.press("End")
    expect(rows.last).to_have_attribute("aria-selected", "true")
    lea.page.keyboard.press("ArrowUp")
    expect(rows.nth(len(ends) - 2)).to_have_attribute("aria-selected", "true")
    lea.page.keyboard.press("Enter")
    place = ends[-2].removeprefix("move:")
    lea.wait_until(lambda: view_of(lea, code)["seats"][0]["units"]["hh"]["at"] == place, "the move")


# What of the board lies outside its frame, or under the answers.
CUT: Final = """() => {
  const [hand, frame] = [".hand", ".frame"].map((it) => document.querySelector(it).getBoundingClientRect());
  const hexes = document.querySelector(".frame svg .edge").getBoundingClientRect();
  const over = hand.left < hexes.right && hand.top < hexes.bottom - 2;
  const aside = hexes.left < frame.left || hexes.right > frame.right;
  const out = aside || hexes.top < frame.top || hexes.bottom > frame.bottom;
  return [...(out ? ["the board is cut off"] : []), ...(over ? ["answers lie over the board"] : [])];
}"""


@pytest.mark.timeout(120)
def test_four_squads_with_all_units_and_sixty_tags_fit(player: NewPlayer) -> None:
    lea = player("fr", size=PHONE)
    sit(lea, scenes.FULL)
    tags = lea.page.locator("[data-tags]").evaluate_all("all => all.map(it => Number(it.dataset.tags.split(':')[1]))")
    assert sum(tags) == 60
    expect(lea.page.locator("[data-piece]")).to_have_count(16)
    found = missing_words(lea)
    for size in (PHONE, NARROW, ON_ITS_SIDE, ENLARGED, DESKTOP):
        lea.page.set_viewport_size({"width": size[0], "height": size[1]})
        faulty = faults(lea, "outside", "small", "overfull", "covered")
        faulty += lea.page.evaluate(CUT) if size != ENLARGED else []
        found += [f"{size}: {fault}" for fault in faulty]
        if size in (NARROW, DESKTOP):
            found += heard_by_axe(lea, "light", "dark")
    assert not found, "\n".join(found)


def test_an_ally_is_told_from_enemies_on_a_phone(player: NewPlayer) -> None:
    """By a sign beside its name, and by a word for ears."""
    lea = player("fr", size=NARROW)
    seats = [{**seat, "tags": {}} for seat in scenes.FULL["seats"]]
    sit(lea, {**scenes.FULL, "seats": seats, "options": {"alliances": "fixed"}})
    signs = lea.page.locator(".squad:has(.rings)")
    expect(signs).to_have_count(1)
    expect(signs).to_have_attribute("data-seat", "2")
    expect(signs).to_have_accessible_name(re.compile(re.escape(lea.say("heavy_hitters-board-allied"))))
    assert not faults(lea, "outside", "overfull")
