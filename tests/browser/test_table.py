"""At the table: one device for several people, taking back, rules, cards, log."""

import re

import pytest
from playwright.sync_api import expect

from baffe.texts import text_of
from tests.browser import scenes
from tests.browser.conftest import NewPlayer
from tests.browser.support import PHONE, Player, play_on


def test_one_device_is_passed_around(player: NewPlayer) -> None:
    lea = player("fr", size=PHONE)
    lea.go(f"/t/{lea.open('me', 'Tom', 'Zoé')}")
    played: set[str] = set()
    for _ in range(40):
        lea.wait_until(lambda: lea.asked or lea.hand_over.count(), "somebody's question")
        for name in ("Léa", "Tom", "Zoé"):
            here = lea.button("pass-here", name=name)
            if here.count():
                expect(lea.page.get_by_text(lea.say("pass-to", name=name))).to_be_visible()
                here.tap()
                lea.wait_until(lambda: lea.asked, f"the question of {name}")
                played.add(name)
        lea.answer()
        if len(played) == 3:
            break
    assert len(played) == 3
    monsters = [seat["monster"] for seat in lea.ask("GET", f"/tables/{lea.code}/state")["view"]["seats"]]
    open_log(lea)
    log = lea.sheet.inner_text()
    assert all([name in log for name in played])  # sentences call people as the board does
    assert not any([lea.say(f"tokyo-monster-{monster}") in log for monster in monsters])


def test_what_is_secret_is_covered_until_the_next_one_has_the_device(player: NewPlayer) -> None:
    lea = player("fr", size=PHONE)
    code = lea.open_scene(scenes.LAB)
    lea.ask("PATCH", f"/tables/{code}/seats/1", {"kind": "device", "name": "Tom"})
    card = lea.say("tokyo-card-jets")

    def covered(name: str) -> None:
        """Nothing of the table is there, but whose turn it is to take the device."""
        expect(lea.button("pass-here", name=name)).to_be_focused()
        expect(lea.page.get_by_role("heading", name=lea.say("pass-to", name=name))).to_be_visible()
        assert card not in lea.page.content() and not lea.page.locator(".table").count()

    lea.go(f"/t/{code}")
    covered("Léa")
    lea.button("pass-here", name="Léa").tap()
    lea.await_question()
    assert card in lea.page.content()
    lea.page.reload()
    covered("Léa")  # who knows in whose hands it is now
    lea.button("pass-here", name="Léa").tap()
    lea.await_question()
    lea.answer("tokyo-word-done-buy")
    covered("Tom")
    lea.button("pass-here", name="Tom").tap()
    lea.await_question()
    assert card not in lea.page.content()
    play_on([lea], lea.hand_over.count)  # the same person is asked again: nothing is in between
    lea.sees("pass-to", name="Léa")
    expect(lea.page.locator(".table")).to_be_visible()  # Tom has nothing to hide
    assert not lea.strange_words() and not lea.errors


def test_undo_in_a_solo_game_crosses_dice_and_they_fall_again(player: NewPlayer) -> None:
    lea = player("en")
    code = lea.sit_at({**scenes.ROLL, "dice": ["3", "3", "2", "heart", "energy", "smash"]})
    dice = lea.page.get_by_role("group", name=lea.say("tokyo-dice"), exact=True)

    def faces() -> list[str]:
        return [it.get_attribute("aria-label") or "" for it in dice.get_by_role("button").all()]

    def roll() -> list[str]:
        lea.await_question()
        number, before = lea.number(code), faces()
        lea.page.get_by_role("button", name=lea.named("tokyo-reroll-all", count=6)).click()
        lea.wait_until(lambda: lea.number(code) > number and lea.asked and faces() != before, "the roll")
        return faces()

    lea.await_question()
    first = faces()
    rolled = roll()
    assert rolled != first
    lea.button("table-undo").click()
    lea.wait_until(lambda: faces() == first, "the dice of before")
    assert roll() == rolled


def open_log(player: Player) -> None:
    player.page.get_by_role("button", name=player.say("log-open")).click()
    expect(player.sheet).to_be_visible()


def test_why_opens_the_rule_behind_a_line(player: NewPlayer) -> None:
    lea = player("fr", size=PHONE)
    lea.sit_at(scenes.FLEE)
    lea.await_question()
    open_log(lea)
    lea.sheet.get_by_role("button", name=lea.say("log-why")).last.tap()
    expect(lea.sheet.get_by_role("heading", name=lea.say("why-title"))).to_be_visible()
    # The last line is the loss of hearts: its rule, in words.
    expect(lea.sheet).to_contain_text("R33")
    words = re.sub(r"[♥★⚡].*", "", text_of("tokyo", lea.language, "rule-tokyo-R33")).strip()
    expect(lea.sheet).to_contain_text(words)


def test_the_log_marks_what_happened_since_my_last_turn(player: NewPlayer) -> None:
    lea = player("fr", size=PHONE)
    code = lea.open("me", "bot", "bot")
    lea.go(f"/t/{code}")

    def turns() -> int:
        return int(lea.ask("GET", f"/tables/{code}/state")["view"]["turns"])

    lea.await_question()
    first = turns()
    play_on([lea], lambda: turns() > first + 3 and lea.asked)  # a turn of mine and one of each bot lie between
    open_log(lea)
    expect(lea.sheet).to_contain_text(lea.say("log-since"))


def test_a_card_is_looked_up_where_it_lies(player: NewPlayer) -> None:
    lea = player("fr")
    lea.sit_at({**scenes.ROLL, "market": ["mimic", "wings", "heal"]})
    energy = f" {lea.say('rich-energy', count=6)}"
    for_ears = lea.say("tokyo-market-card", card=lea.say("tokyo-card-wings"), price=6).replace("⚡", energy)
    lea.page.get_by_role("button", name=for_ears).click()
    expect(lea.sheet).to_contain_text(lea.say("tokyo-card-wings"))
    expect(lea.sheet).to_contain_text(lea.say("why-rulings"))
    lea.page.keyboard.press("Escape")
    lea.button("table-menu").click()
    lea.button("look-title").click()
    expect(lea.sheet).to_contain_text(lea.say("tokyo-card-frenzy"))
    expect(lea.sheet).not_to_contain_text(lea.say("tokyo-type-costume"))  # this table plays without Halloween
    lea.page.get_by_role("searchbox").fill(lea.say("tokyo-card-jets"))
    lea.sheet.get_by_role("button", name=lea.named("tokyo-card-jets")).click()
    expect(lea.sheet.get_by_role("heading", name=lea.say("tokyo-card-jets")).first).to_be_visible()


@pytest.mark.parametrize("language", ["en", pytest.param("fr", marks=pytest.mark.prove)])
def test_a_rule_is_looked_up_by_its_number_or_in_the_list(player: NewPlayer, language: str) -> None:
    lea = player(language)
    lea.sit_at(scenes.ROLL)
    fetched: list[str] = []
    lea.page.on("request", lambda request: fetched.append(request.url))
    lea.button("table-menu").click()
    lea.button("look-title").click()
    expect(lea.sheet).to_contain_text(lea.say("tokyo-card-frenzy"))
    assert not [
        url for url in fetched if re.search(r"RuleIndex|/(en|fr)-(duel|tokyo)-", url)
    ]  # only when somebody asks
    lea.sheet.get_by_text(lea.say("look-rules"), exact=True).click()
    lines = lea.sheet.locator("summary")
    expect(lines.first).to_have_text(text_of("tokyo", lea.language, "rule-tokyo-R1.title") + " R1")
    text = lea.sheet.get_by_text(text_of("tokyo", lea.language, "rule-tokyo-R36"))
    expect(text).to_be_hidden()
    lea.sheet.get_by_text(text_of("tokyo", lea.language, "rule-tokyo-R36.title")).click()
    expect(text).to_be_visible()

    lea.page.get_by_role("searchbox").fill("r62")
    expect(lines).to_have_text([text_of("tokyo", lea.language, "rule-tokyo-R62.title") + " R62"])
    expect(lea.sheet).to_contain_text(text_of("tokyo", lea.language, "rule-tokyo-R62"))
    lea.page.get_by_role("searchbox").fill("D36")
    expect(lea.sheet).to_contain_text(lea.say("rules-nothing"))
    lea.sheet.get_by_text(lea.say("duel-name"), exact=True).click()
    expect(lines).to_have_text([text_of("duel", lea.language, "rule-duel-D36.title") + " D36"])
    assert [url for url in fetched if re.search(r"/(en|fr)-(duel|tokyo)-", url)]


def test_a_line_of_the_log_tells_title_number_and_text_of_its_rule(player: NewPlayer) -> None:
    lea = player("en", size=PHONE)
    lea.sit_at(scenes.FLEE)
    open_log(lea)
    lea.sheet.get_by_role("button", name=lea.say("log-why")).last.click()
    rule = lea.page.locator("dialog .rule").last
    number = rule.locator("h3 small").inner_text()
    title = text_of("tokyo", lea.language, f"rule-tokyo-{number}.title")
    expect(rule.locator("h3")).to_have_text(f"{title} {number}")  # people read the title, the number is small behind it
    expect(rule).to_contain_text(text_of("tokyo", lea.language, f"rule-tokyo-{number}").partition("♥")[0])


def test_the_question_tells_its_rule(player: NewPlayer) -> None:
    lea = player("en")
    lea.sit_at(scenes.FLEE)
    lea.button("table-help-question").click()
    expect(lea.sheet).to_contain_text(lea.say("tokyo-help-flee"))


def test_a_chat_line_arrives_as_it_was_written(player: NewPlayer) -> None:
    host, friend = player("en", name="Léa"), player("en", name="Tom")
    code = host.open("me", "open", "bot")
    friend.ask("POST", f"/tables/{code}/join", {"name": "Tom"})
    host.ask("POST", f"/tables/{code}/start")
    host.go(f"/t/{code}")
    friend.go(f"/t/{code}")
    for each in (host, friend):
        each.page.get_by_role("tab", name=each.say("chat-title")).click()
    friend.page.get_by_role("textbox", name=friend.say("chat-write")).fill("<b>roar</b>")
    friend.page.keyboard.press("Enter")
    expect(host.page.get_by_text("<b>roar</b>", exact=True)).to_be_visible()
