"""Heavy Hitters through the page: secret orders, windows, damage, the first hand and the whole set-up."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser import scenes_heavy_hand as scenes
from tests.browser.conftest import NewPlayer
from tests.browser.support import DESKTOP, NARROW, PHONE, Player, asked_of, view_of
from tests.browser.test_screens import faults, heard_by_axe

GAME = "heavy_hitters"
# What one would be asked in the set-up.
DEALT = {"pilots": ["p_kw1", "p_db1"], "decks": ["kw_balanced", "db_balanced"], "scenario": "ring_road"}


def tell(player: Player, code: str, *words: str) -> None:
    """Answer beside the page, each word when it is offered."""
    for word in words:
        player.wait_until(lambda word=word: word in (asked_of(player, code) or {"options": []})["options"], word)  # type: ignore[misc]
        question = asked_of(player, code)
        wish = {"id": f"q{question['number']}", "number": question["number"], "seat": question["seat"], "word": word}
        player.ask("POST", f"/tables/{code}/choices", wish)


def tell_now(player: Player, code: str, question: Any, word: str) -> None:
    """Answer this question and no other: it is refused if a window has passed by itself meanwhile."""
    wish = {"id": f"q{question['number']}", "number": question["number"], "seat": question["seat"], "word": word}
    player.context.request.fetch(f"/api/v1/tables/{code}/choices", method="POST", data=wish)


def word(player: Player, word: str) -> Locator:
    """The button that says this word to the rules."""
    return player.page.locator(f".answer [data-word='{word}']")


def await_kind(player: Player, *kinds: str) -> None:
    """Until the page shows a question of such a kind, and takes an answer."""
    player.wait_until(lambda: player.page.locator("[data-question]").count(), "a question")
    code = player.code
    player.wait_until(lambda: (asked_of(player, code) or {"kind": ""})["kind"] in kinds, f"one of {kinds}")
    number = asked_of(player, code)["number"]
    expect(player.page.locator(f"[data-question='{number}']")).to_be_visible()


def dull(question: Any) -> str:
    """An answer that brings nothing."""
    found = [word for word in question["options"] if word in ("keep", "done", "stay", "pass")]
    return str([*found, *question["options"]][0])


def sound(player: Player, *themes: str) -> list[str]:
    """What is cut, too small or not for everybody."""
    return player.strange_words() + faults(player, "outside", "small", "covered") + heard_by_axe(player, *themes)


def test_two_weapons_are_committed_a_window_passes_and_then_all_of_them(player: NewPlayer) -> None:
    lea = player("fr", size=PHONE, name="Léa")
    code = lea.sit_at({**scenes.ORDERS, "dice": [1, 1, 1, 1]}, game=GAME)  # both shots miss
    await_kind(lea, "commit")
    weapons = lea.page.get_by_role("group", name=lea.say("heavy_hitters-hand-weapons"))
    assert weapons.locator("[data-weapon]").count() == 4
    expect(weapons.locator("[data-weapon=kw_s2]")).to_contain_text(lea.say("heavy_hitters-hand-fault-range"))
    for id in ("kw_p2", "u_orbital", "kw_s1"):
        weapons.locator(f"[data-weapon={id}]").tap()
    commit = word(lea, "commit:kw_p2,kw_s1,u_orbital")
    expect(commit).to_contain_text(lea.say("heavy_hitters-hand-over", over=1))
    weapons.locator("[data-weapon=u_orbital]").tap()
    weapons.locator("[data-weapon=kw_s1]").tap()
    weapons.locator("[data-weapon=kw_s1]").tap()
    odds = weapons.locator("[data-target='combat@1']")
    offer = asked_of(lea, code)["offers"]["commit:kw_s1"]["targets"]
    chance = next(aim[7] for aim in offer if aim[0] == "combat@1")
    expect(odds).to_contain_text(lea.say("heavy_hitters-hand-chance", chance=round(chance * 100)))
    word(lea, "commit:kw_p2,kw_s1").tap()
    await_kind(lea, "order")
    assert view_of(lea, code)["seats"][0]["in_play"] == ["kw_p2", "kw_s1"]
    expect(lea.page.locator("[data-strip] li")).to_have_count(4)  # two weapons, a Recon unit, a Combat unit
    word(lea, "next:kw_p2").tap()
    tell(lea, code, "fire:combat@1")
    for kind in ("aim", "reroll"):
        await_kind(lea, kind)
        word(lea, "pass").tap()
    tell(lea, code, "fire:combat@1")
    await_kind(lea, "aim")
    word(lea, "pass:round").tap()
    lea.wait_until(lambda: view_of(lea, code)["seats"][0]["passed"], "the end of windows")
    assert not lea.errors


def test_cards_are_lost_one_by_one_or_all_at_once(player: NewPlayer) -> None:
    lea = player("fr", size=PHONE, name="Léa")
    code = lea.open_scene(scenes.HURT, game=GAME)
    tell(lea, code, "commit:kw_p2,kw_s1,u_orbital")
    lea.go(f"/t/{code}")
    await_kind(lea, "lose")
    word(lea, "lose:u_m_kw").tap()
    lea.wait_until(lambda: view_of(lea, code)["seats"][0]["damage"] == ["u_m_kw"], "the first card")
    await_kind(lea, "lose")
    word(lea, "lose:rest").tap()
    lea.wait_until(lambda: view_of(lea, code)["seats"][0]["damage_count"] == 5, "all the others")
    assert view_of(lea, code)["seats"][0]["hand_count"] == 2, "from the draw pile"
    life = lea.page.locator("[data-life]")
    expect(life).to_contain_text("20")
    life.tap()
    damage = lea.sheet.get_by_role("heading", name=lea.say("heavy_hitters-hand-pile-damage", count=5))
    expect(damage).to_be_visible()
    lea.sheet.locator("[data-card=u_m_kw]").tap()
    expect(lea.sheet).to_contain_text(lea.say("heavy_hitters-card-u_m_kw"))


def test_a_game_is_set_up_in_a_few_taps(player: NewPlayer) -> None:
    lea = player("en", size=DESKTOP, name="Léa")
    code = lea.open("me", "bot", game=GAME)
    lea.go(f"/t/{code}")
    kinds: list[str] = []

    def is_set_up() -> bool:
        """The bot may still be at its first hand when I am done with mine: then nothing more is asked of me."""
        lea.wait_until(lambda: view_of(lea, code)["phase"] != "setup" or asked_of(lea, code), "what comes next")
        return bool(view_of(lea, code)["phase"] != "setup")

    while not is_set_up():
        await_kind(lea, "faction", "pilot", "deck", "scenario", "mulligan")
        question = asked_of(lea, code)
        kinds.append(question["kind"])
        if question["kind"] == "deck":
            assert sound(lea, "light") == []
        word(lea, question["options"][0]).click()
        lea.wait_until(lambda n=question["number"]: lea.number(code) > n, "the next question")  # type: ignore[misc]
    assert {"faction", "pilot", "deck", "mulligan"} <= {*kinds} and len(kinds) <= 5
    assert not lea.errors


def test_an_answer_in_a_window_stays_between_me_and_the_server(player: NewPlayer) -> None:
    """Two people at two devices: both see the time run, and nobody sees that somebody has answered."""
    lea, tom = player("fr", size=NARROW, name="Léa"), player("en", size=PHONE, name="Tom")
    code = lea.open("me", "open", game=GAME, options=DEALT, timer="relaxed")
    tom.ask("POST", f"/tables/{code}/join", {"name": "Tom"})
    lea.ask("POST", f"/tables/{code}/start")
    people = [lea, tom]
    for one in people:
        one.go(f"/t/{code}")
        one.page.get_by_role("main").wait_for()

    def windows() -> list[Player]:
        """Whoever is asked in a window; all else is answered."""
        for one in people:
            question = asked_of(one, code)
            if question and "pass" in question["options"]:
                return [one]
            if question:
                tell(one, code, dull(question))
        return []

    lea.wait_until(windows, "a window")
    asked = windows()[0]
    other = people[1 - people.index(asked)]
    expect(other.page.get_by_role("timer")).to_be_visible()
    word(asked, "pass:round").click()
    expect(asked.page.get_by_role("status").filter(has_text=re.compile("Choisi|Chosen"))).to_be_visible()
    assert [it["seat"] for it in view_of(other, code)["decisions"]] == [people.index(asked)], "it still seems open"
    assert not view_of(other, code)["seats"][people.index(asked)]["passed"]


def test_a_shared_device_covers_hand_and_orders(player: NewPlayer) -> None:
    lea = player("fr", size=PHONE, name="Léa")
    code = lea.open("Léa", "Tom", game=GAME, options=DEALT)
    tell(lea, code, "keep", "keep")
    lea.go(f"/t/{code}")
    for _ in range(3):
        expect(lea.hand_over).to_be_visible()
        assert lea.page.locator("[data-hand], [data-card], [data-word], [data-weapon]").count() == 0
        lea.hand_over.tap()
        expect(lea.page.locator("[data-hand]")).to_be_visible()
        seat = asked_of(lea, code)["seat"]
        expect(lea.page.locator("section.mine")).to_have_attribute("data-seat", str(seat))
        while (question := asked_of(lea, code)) and question["seat"] == seat:
            tell(lea, code, dull(question))
            lea.wait_until(lambda n=question["number"]: lea.number(code) > n, "the next question")  # type: ignore[misc]


def test_a_full_hand_against_three_squads_fits_and_leaves_the_board_in_sight(player: NewPlayer) -> None:
    lea = player("fr", size=NARROW, name="Léa")
    lea.sit_at(scenes.CROWDED, game=GAME)
    await_kind(lea, "commit")
    lea.page.locator("[data-weapon=th_p1]").click()
    targets = lea.page.locator("[data-target]")
    expect(targets.nth(4)).to_be_attached()
    expect(targets.locator(".figure svg")).to_have_count(targets.count())  # they come in parts
    board, mine = lea.page.locator("main > .board").bounding_box(), lea.page.locator("section.mine").bounding_box()
    assert board is not None and mine is not None and mine["y"] - board["y"] > board["height"] / 3
    found = sound(lea, "light", "dark")
    lea.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    assert found + faults(lea, "outside", "covered") == []
