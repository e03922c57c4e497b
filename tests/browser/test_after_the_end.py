"""What stays of a game: the result, its curve and its picture, key moments, positions to play on from, statistics."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from baffe.texts import text_of
from tests.browser import scenes
from tests.browser.conftest import NewPlayer
from tests.browser.support import DESKTOP, PHONE, Player


def over(player: Player, *seats: str, **more: str) -> str:
    """A game that was played to its end beside the page."""
    code = player.open("me", *seats, **more)
    player.play_through(code)
    return code


def in_sight(it: Locator) -> bool:
    """Whether all of it can be seen and hit without scrolling."""
    return bool(
        it.evaluate(
            "it => { const box = it.getBoundingClientRect(); const { innerWidth: w, innerHeight: h } = window;"
            " const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);"
            " return box.top >= 0 && box.left >= 0 && box.right <= w && box.bottom <= h && it.contains(hit); }"
        )
    )


def place_of(player: Player, code: str, seat: int) -> int:
    ranking = player.ask("GET", f"/tables/{code}/state")["view"]["outcome"]["ranking"]
    group = next(i for i, equals in enumerate(ranking) if seat in equals)
    return 1 + sum([len(equals) for equals in ranking[:group]])


@pytest.mark.parametrize(("size", "game"), [(PHONE, "duel"), (DESKTOP, "tokyo")], ids=["phone", "desktop"])
def test_the_end_says_my_place_first_and_a_rematch_is_in_sight(
    player: NewPlayer, size: tuple[int, int], game: str
) -> None:
    lea = player("fr", size=size, name="Léa")
    code = over(lea, *["bot"] * (3 if game == "tokyo" else 1), game=game)
    lea.go(f"/t/{code}")
    heading = lea.sheet.get_by_role("heading", level=2)
    expect(heading).to_have_text(lea.say("end-mine", place=place_of(lea, code, 0)))
    slider = lea.sheet.get_by_role("slider", name=lea.say("curve-turn"))
    expect(slider).to_be_attached()
    assert in_sight(lea.button("end-rematch"))

    # The curve: a key goes a turn back, tells its numbers, and leads into the replay at that moment.
    numbers = lea.sheet.locator(".numbers")
    expect(numbers).to_contain_text(lea.say("curve-end"))
    slider.focus()
    for _ in range(3):
        lea.page.keyboard.press("ArrowLeft")
    turn = numbers.locator("b").first.inner_text()
    assert turn != lea.say("curve-end") and (slider.get_attribute("aria-valuetext") or "").startswith(turn)
    lea.link("curve-see").click()
    lea.page.wait_for_url(re.compile(rf"/r/{code}\?at=\d+$"))
    expect(lea.page.locator(".scrubber b")).to_have_text(turn)
    stand = "() => { const it = document.querySelector('.stand'); return it.scrollHeight - it.clientHeight }"
    assert lea.page.evaluate(stand) <= 1, "the board lies over what the replay is steered with"

    # Whoever watched reads who won.
    tom = player("en")
    tom.go(f"/t/{code}")
    outcome = tom.ask("GET", f"/tables/{code}/state")["view"]["outcome"]
    expect(tom.sheet.get_by_role("heading", level=2)).not_to_contain_text("You")
    if outcome["winners"] == [0]:
        expect(tom.sheet.get_by_role("heading", level=2)).to_contain_text("Léa")


def test_the_result_becomes_a_picture(player: NewPlayer, downloads: Path) -> None:
    lea = player("en", size=PHONE)
    lea.sit_at(scenes.END)
    lea.await_question()
    lea.answer("tokyo-stop")
    lea.page.get_by_role("button", name=lea.say("share-picture.about")).tap()

    def saved() -> list[bytes]:
        """Whole ones. Playwright does not hear of it in every engine, the folder does."""
        return [found for path in downloads.iterdir() if (found := path.read_bytes()).endswith(b"IEND\xaeB`\x82")]

    lea.wait_until(saved, "the picture in the folder of downloads")
    [picture] = saved()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert [int.from_bytes(picture[at : at + 4], "big") for at in (16, 20)] == [1080, 1350]
    assert len(picture) > 60_000, "nothing was drawn on it"
    assert lea.errors == []


def test_a_replay_jumps_to_key_moments_and_is_played_on_from_any(player: NewPlayer) -> None:
    lea = player("fr", size=PHONE, name="Léa")
    code = over(lea, "bot", "bot")
    lea.go(f"/r/{code}")
    slider = lea.page.get_by_role("slider", name=lea.say("replay-scrub"))
    lea.button("replay-moment-next").tap()
    lea.button("replay-moment-next").tap()
    second = int(slider.input_value())
    assert second > 1
    assert "réfléchi" not in lea.words()
    lea.button("replay-moments").tap()
    moments = lea.sheet.get_by_role("listitem").get_by_role("button")
    expect(lea.sheet.locator("[aria-current=step]").first).to_be_visible()
    moments.first.tap()
    assert int(slider.input_value()) < second
    slider.fill(str(second))
    lea.wait_until(lambda: int(slider.input_value()) == second, "the moment")
    numbers = [view["hearts"] for view in lea.ask("GET", f"/tables/{code}/replay")["steps"][second]["view"]["seats"]]

    lea.button("position-what-if").tap()
    link = lea.sheet.get_by_label(lea.say("position-link")).input_value()
    lea.button("position-play").tap()
    lea.page.wait_for_url("**/t/*")
    lea.await_question()
    assert lea.code != code
    assert lea.ask("GET", f"/tables/{lea.code}")["table"]["scene"]

    # The same position as a link: whoever opens it sees it before they play it.
    tom = player("en")
    tom.go(link.partition(lea.server.address)[2])
    expect(tom.page.locator("[data-seat]")).to_have_count(3)
    seen = [re.search(r"(\d+) hearts?", told) for told in tom.standing()]
    assert sorted([int(found[1]) for found in seen if found]) == sorted(numbers)
    tom.button("page-scene-go").click()
    tom.page.wait_for_url("**/t/*")
    assert tom.errors == lea.errors == []


def test_a_running_game_is_sent_as_a_position(player: NewPlayer) -> None:
    lea = player("en", name="Léa")
    lea.sit_at(scenes.BUY)
    lea.await_question()
    lea.button("table-menu").click()
    lea.button("position-share").click()
    link = lea.sheet.get_by_label(lea.say("position-link")).input_value()
    tom = player("fr", size=PHONE)
    tom.go(link.partition(lea.server.address)[2])
    tom.sees("page-scene-title")
    market = lea.ask("GET", f"/tables/{lea.code}/state")["view"]["market"]
    for card in market:
        expect(tom.page.get_by_text(text_of("tokyo", "fr", f"tokyo-card-{card}")).first).to_be_visible()
    tom.button("page-scene-go").tap()
    tom.page.wait_for_url("**/t/*")
    tom.await_question()
    assert tom.ask("GET", f"/tables/{tom.code}/state")["view"]["market"] == market


def test_home_has_games_under_way_first_and_what_was_played(player: NewPlayer) -> None:
    lea = player("fr", size=PHONE, name="Léa")
    first = over(lea, "bot")
    lea.go(f"/t/{first}")
    expect(lea.button("end-rematch")).to_be_visible()
    code = lea.open("me", "bot", "bot")
    lea.go(f"/t/{code}")
    lea.await_question()
    lea.go("/")
    resume = lea.page.get_by_role("link", name=lea.say("page-resume-name", names="Léa"))
    expect(lea.page.locator("section", has=resume).locator("li").first).to_contain_text(lea.say("page-resume-yours"))
    expect(lea.page.locator("section", has=resume).locator("li svg.print")).to_have_count(3)
    box, play = resume.bounding_box(), lea.button("page-play-now").bounding_box()
    assert box and play and box["y"] < play["y"]

    statistics = lea.page.locator("details.stats")
    statistics.locator("summary").tap()
    expect(statistics).to_contain_text(lea.say("stats-games", count=1))
    expect(statistics.locator("svg.print")).to_have_count(1)
    lea.button("stats-delete").tap()
    lea.button("stats-delete-no").tap()
    lea.button("stats-delete").tap()
    lea.button("stats-delete-yes").tap()
    expect(statistics).to_have_count(0)
    lea.page.reload()
    resume.tap()
    lea.page.wait_for_url(f"**/t/{code}")

    # What is looked at again does not count again.
    lea.go(f"/t/{first}")
    expect(lea.button("end-rematch")).to_be_visible()
    lea.go("/")
    expect(resume).to_be_visible()
    assert statistics.count() == 0
    assert lea.errors == []


def test_all_cards_are_listed_with_their_emblems(player: NewPlayer) -> None:
    lea = player("en")
    lea.sit_at(scenes.ROLL)
    lea.await_question()
    lea.button("table-menu").click()
    lea.button("look-title").click()
    cards = lea.sheet.locator(".cards button")
    expect(cards.first).to_be_visible()
    assert cards.count() > 60
    assert cards.filter(has=lea.page.locator("svg circle")).count() == cards.count()
