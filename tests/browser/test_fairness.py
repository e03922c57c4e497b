"""People who are gone, called or replaced: everybody sees it, and the host's role goes from hand to hand."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.support import PHONE, Player, play_on

SMALLEST = 44  # px: what a finger hits


def table_of_two(lea: Player, tom: Player) -> str:
    code = lea.open("me", "open")
    tom.ask("POST", f"/tables/{code}/join", {"name": "Tom"})
    lea.ask("POST", f"/tables/{code}/start")
    lea.go(f"/t/{code}")
    tom.go(f"/t/{code}")
    lea.wait_until(lambda: lea.asked or tom.asked, "the first question")
    return code


def look_at_players(who: Player) -> None:
    who.button("table-menu").tap()
    who.button("players-title").tap()


def seconds_until_free(who: Player) -> int:
    """As the line above the question tells it; 0 where there is none."""
    told = re.search(r"Tom .* (\d+) s$", who.page.locator("main").inner_text(), re.MULTILINE)
    return int(told[1]) if told else 0


def test_an_absence_runs_before_everybodys_eyes(player: NewPlayer) -> None:
    lea, tom = player("fr", size=PHONE), player("en", name="Tom")
    code = table_of_two(lea, tom)
    tom.page.close()
    lea.wait_until(lambda: seconds_until_free(lea), "an absence")
    first = seconds_until_free(lea)
    lea.wait_until(lambda: 0 < seconds_until_free(lea) < first - 1, "the absence to run")
    look_at_players(lea)
    told = lea.say("seat-free-in", seconds=0).partition("0 s")[0]
    expect(lea.sheet).to_contain_text(told)
    for id in ("seat-to-bot", "seat-to-device"):
        expect(lea.button(id)).to_have_count(0)
    tom.page = tom.tab()
    tom.go(f"/t/{code}")
    expect(lea.sheet).not_to_contain_text(told)
    assert not seconds_until_free(lea)
    assert not lea.strange_words() and not lea.errors


def test_the_seat_of_somebody_who_has_left_is_taken_over_on_this_device(player: NewPlayer) -> None:
    lea, tom = player("fr", size=PHONE), player("en", name="Tom")
    code = table_of_two(lea, tom)
    tom.button("table-menu").click()
    tom.button("menu-leave").click()
    expect(tom.button("page-play-now")).to_be_visible()
    look_at_players(lea)
    expect(lea.sheet).to_contain_text(lea.say("seat-free"))
    for id in ("seat-to-bot", "seat-to-device"):
        box = lea.button(id).bounding_box()
        assert box is not None and min(box["width"], box["height"]) >= SMALLEST
    lea.button("seat-to-device").tap()
    lea.page.get_by_label(lea.say("seat-to-device")).fill("Zoé")
    lea.button("page-seat-sit").tap()
    expect(lea.sheet).to_contain_text("Zoé")
    told = lea.ask("GET", f"/tables/{code}")
    assert told["table"]["seats"][1]["name"] == "Zoé" and told["you"]["seats"] == [0, 1]
    assert not lea.strange_words() and not lea.errors


def test_the_host_calls_somebody_and_hands_the_role_over(player: NewPlayer) -> None:
    lea, tom = player("fr", size=PHONE), player("en", name="Tom")
    code = table_of_two(lea, tom)
    play_on([lea], lambda: tom.asked)
    look_at_players(lea)
    expect(lea.sheet).to_contain_text(lea.say("seat-is-host"))
    lea.page.get_by_role("button", name=lea.say("seat-hurry", name="Tom")).tap()
    for who in (lea, tom):  # both see how long Tom has
        expect(who.page.get_by_role("timer")).to_be_visible()
    expect(tom.page.get_by_role("timer")).to_contain_text(re.compile(r"\b2\d\b|\b30\b"))
    lea.page.get_by_role("button", name=lea.say("seat-make-host", name="Tom")).tap()
    expect(lea.page.get_by_role("button", name=lea.say("seat-make-host", name="Tom"))).to_have_count(0)
    assert tom.ask("GET", f"/tables/{code}")["you"]["host"]
    assert not lea.strange_words() and not lea.errors + tom.errors


def test_dice_are_taken_back_when_the_other_agrees(player: NewPlayer) -> None:
    lea, tom = player("fr", size=PHONE), player("en", name="Tom")
    code = table_of_two(lea, tom)
    me, other = (lea, tom) if lea.asked else (tom, lea)
    first, name = me.number(code), "Léa" if me is lea else "Tom"
    for answer, told in (("wish-disagree", "wish-refused"), ("wish-agree", "log-agreed")):
        number = me.number(code)
        me.ask("POST", f"/tables/{code}/choices", {"id": f"q{number}", "number": number, "word": "keep:none"})
        me.button("wish-ask").click()
        me.button("wish-send").click()
        other.sees("wish-asked", name=name)
        below = other.page.locator(".hand").bounding_box()
        strip = other.page.locator(".strip").bounding_box()
        assert below is not None and strip is not None
        assert strip["y"] + strip["height"] <= below["y"], "it lies over the board and moves nothing"
        for id in ("wish-agree", "wish-disagree"):
            box = other.button(id).bounding_box()
            assert box is not None and min(box["width"], box["height"]) >= SMALLEST
        other.button(answer).click()
        me.sees(told, name=name)
        expect(other.button("wish-agree")).to_have_count(0)
    other.sees("log-agreed", name=name)
    entries = me.ask("GET", f"/tables/{code}/state")
    assert [event["seat"] for event in entries["events"] if event.get("agreed")] and me.number(code) > first
    assert not lea.strange_words() + tom.strange_words() and not lea.errors + tom.errors
