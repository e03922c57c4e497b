"""A television: a show for the whole room, read from a sofa, and nothing to press."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser import scenes, scenes_duel
from tests.browser.conftest import NewPlayer
from tests.browser.support import PHONE, Player

SCREEN: Final = (1920, 1080)


def on_the_network(television: Player) -> None:
    """As where the server is open to phones: it names an address for them."""

    def told(route: Route) -> None:
        server = route.fetch().json()
        route.fulfill(json={**server, "addresses": [television.server.address]})

    television.page.route("**/api/v1/server", told)


def sizes(found: Locator) -> list[dict[str, float]]:
    """Of all of them, in px."""
    boxes: list[dict[str, float]] = found.evaluate_all("all => all.map(it => it.getBoundingClientRect().toJSON())")
    assert boxes
    return boxes


PARTS: Final = ".tv header, .tv h1, .door, .code, .telling, .props, [data-seat], .people li"
CUT_OR_COVERED: Final = """selector => {
  const wide = document.documentElement.clientWidth;
  const name = ({ tagName, className }) => `${tagName} ${className}`;
  const parts = [...document.querySelectorAll(selector)].map((it) => ({ it, box: it.getBoundingClientRect() }));
  const found = parts.filter(({ box }) => box.left < -0.5 || box.right > wide + 0.5).map(({ it }) => "cut " + name(it));
  for (const a of parts) for (const b of parts) {
    if (a.it.contains(b.it) || b.it.contains(a.it)) continue;
    const x = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
    const y = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
    if (x > 1 && y > 1) found.push(name(a.it) + " lies over " + name(b.it));
  }
  return found;
}"""


def cut_or_covered(television: Player) -> list[str]:
    """Parts of the show that reach over the side of the screen, or over each other."""
    found: list[str] = television.page.evaluate(CUT_OR_COVERED, PARTS)
    return found


@pytest.mark.parametrize(
    "scene",
    [pytest.param(scenes.ROLL, marks=pytest.mark.prove), scenes.worst_modules()],
    ids=["four", "six, all modules"],
)
def test_a_whole_table_is_read_from_a_sofa(player: NewPlayer, scene: dict[str, Any]) -> None:
    television = player("fr", size=SCREEN)
    television.go(f"/t/{television.open_scene(scene)}/tv")
    monsters = television.page.locator("[data-seat]")
    expect(monsters).to_have_count(len(scene["seats"]))
    numbers = sizes(monsters.locator(".numbers b"))
    assert len(numbers) == 2 * len(scene["seats"])
    assert min([box["height"] for box in numbers]) >= 60
    dice = sizes(television.page.locator(".die"))
    assert len(dice) == len(scene["dice"])
    assert min([box["width"] for box in dice] + [box["height"] for box in dice]) >= 150
    everything = sizes(monsters) + dice + sizes(television.page.locator(".telling, .props"))
    assert all([box["top"] >= 0 and box["bottom"] <= SCREEN[1] for box in everything]), "all of it at one glance"
    assert cut_or_covered(television) == []
    expect(television.page.locator(".telling h2")).to_have_text(television.say("table-awaited", count=1, names="Léa"))
    expect(television.page.get_by_role("heading", level=1)).to_contain_text(television.say("table-turn", name="Léa"))
    expect(television.page.locator("main button")).to_have_count(1)  # sound and full screen, until somebody wants them
    assert not television.errors


@pytest.mark.parametrize(
    "scene",
    [pytest.param(scenes_duel.ROLL, marks=pytest.mark.prove), scenes_duel.ROLL_EIGHT],
    ids=["six dice", "eight dice"],
)
def test_a_duel_is_read_from_a_sofa(player: NewPlayer, scene: dict[str, Any]) -> None:
    television = player("en", size=SCREEN)
    television.go(f"/t/{television.open_scene(scene, game='duel')}/tv")
    sides = television.page.locator("[data-seat]")
    expect(sides).to_have_count(2)
    assert min([box["height"] for box in sizes(sides.locator(".count b"))]) >= 60
    dice = sizes(television.page.locator(".die"))
    assert len(dice) == len(scene["dice"]) and min([box["width"] for box in dice]) >= 150
    assert sizes(television.page.locator(".tracks"))[0]["width"] >= 880
    expect(television.page.locator("[data-marker]")).to_have_count(2)
    assert cut_or_covered(television) == []


def test_the_lobby_shows_the_way_in_and_who_is_there(player: NewPlayer) -> None:
    host, television = player("en"), player("fr", size=SCREEN)
    on_the_network(television)
    code = host.open("me", "open", "bot")
    television.go(f"/t/{code}/tv")
    television.sees("tv-join")
    picture = television.page.get_by_role("img", name=television.say("page-qr"))
    television.wait_until(lambda: picture.evaluate("it => it.complete && it.naturalWidth > 0"), "the drawn code")
    assert sizes(picture)[0]["width"] >= 400
    letters = television.page.locator(".code")
    typed = host.ask("GET", f"/tables/{code}")["table"]["join"]
    expect(letters).to_have_text(re.compile(rf"{typed[:3]}\s*{typed[3:]}"))
    assert sizes(letters)[0]["height"] >= 80
    people = television.page.locator(".people li")
    expect(people).to_have_count(3)
    expect(people.first).to_contain_text("Léa")
    assert cut_or_covered(television) == []


def test_whoever_cannot_be_reached_is_told_so_before_they_scan(player: NewPlayer) -> None:
    television = player("fr", size=SCREEN)
    television.go(f"/t/{television.open('me', 'open')}/tv")
    television.sees("page-invite-here-only")
    expect(television.page.get_by_role("img", name=television.say("page-qr"))).to_have_count(0)


def test_during_the_game_the_code_is_shown_only_while_a_seat_is_free(player: NewPlayer) -> None:
    host, television = player("en"), player("fr", size=SCREEN)
    on_the_network(television)
    code = host.open("me", "bot", "bot")
    television.go(f"/t/{code}/tv")
    expect(television.page.locator("[data-seat]")).to_have_count(3)
    way_in = television.page.get_by_role("img", name=television.say("page-qr")).or_(television.page.locator(".code"))
    expect(way_in).to_have_count(0)
    host.ask("PATCH", f"/tables/{code}/seats/1", {"kind": "open"})
    expect(way_in).to_have_count(2)
    host.ask("PATCH", f"/tables/{code}/seats/1", {"kind": "bot"})
    expect(way_in).to_have_count(0)


@pytest.mark.parametrize("where", ["lobby", "tokyo", "duel"])
def test_on_a_phone_nothing_lies_over_anything(player: NewPlayer, where: str) -> None:
    television = player("fr", size=PHONE)
    on_the_network(television)
    if where == "lobby":
        code = television.open("me", "open", "bot", "open", "bot", "open")
    else:
        scene = scenes.worst_modules() if where == "tokyo" else scenes_duel.ROLL
        code = television.open_scene(scene, game=where)
    television.go(f"/t/{code}/tv")
    expect(television.page.locator(".people li" if where == "lobby" else "[data-seat]").first).to_be_visible()
    television.page.wait_for_function("() => [...document.images].every(it => it.complete)")
    assert cut_or_covered(television) == []
    assert television.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


# What comes and goes faster than a test can look: notes who leaps, and what is shown for how long.
WATCH: Final = """() => {
  window.leaps = [];
  window.shown = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    if (this.matches(".body")) leaps.push(this.closest("[data-seat]")?.dataset.seat ?? "Tokyo");
    return animate.apply(this, how);
  };
  const note = () => {
    const now = performance.now(); // before anything is measured, which takes its time
    for (const it of document.querySelectorAll(".burst.lost, .enters, .card.large")) {
      if (shown.some((each) => each.it === it)) continue;
      shown.push({ it, text: it.innerText, wide: it.offsetWidth, from: now });
    }
    for (const each of shown) if (!each.it.isConnected) each.to ??= now;
  };
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
}"""


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_a_bought_card_is_shown_large(player: NewPlayer, speed: str) -> None:
    """Also where nothing moves: the game goes on behind it."""
    host, television = player("en"), player("fr", size=SCREEN, speed=speed)
    code = host.open_scene(scenes.BUY)
    television.go(f"/t/{code}/tv")
    expect(television.page.locator(".telling")).to_contain_text("Léa")
    television.page.evaluate(WATCH)
    wish = {"id": "buy", "number": host.number(code), "seat": 0, "word": "buy:alien_origin"}
    host.ask("POST", f"/tables/{code}/choices", wish)
    shown: list[dict[str, Any]] = television.page.wait_for_function(
        "() => shown.some(({ to }) => to) && shown.map(({ text, wide, from, to }) => ({ text, wide, ms: to - from }))"
    ).json_value()
    assert [television.say("tokyo-card-alien_origin") in card["text"] for card in shown] == [True]
    assert shown[0]["wide"] >= 700
    assert shown[0]["ms"] >= 2_380  # the clocks of browsers are not that exact


def test_an_attack_and_a_leap_into_tokyo_are_seen(player: NewPlayer) -> None:
    host, television = player("en"), player("en", size=SCREEN, speed="normal")
    code = host.open_scene(scenes.ROLL)  # two smashes with a card: The King flees, and Léa moves in
    television.go(f"/t/{code}/tv")
    expect(television.page.locator(".die")).to_have_count(6)
    television.page.evaluate(WATCH)
    host.answer_beside(code)
    king = television.say("tokyo-tv-in", place=television.say("tokyo-place-city"))
    expect(television.page.locator("[data-seat='0']")).to_contain_text(king)
    expect(television.page.locator("[data-seat='1'] .numbers b").first).to_have_text("5")
    # Léa leaps at the king, the king flees to its place, Léa leaps into the city.
    assert television.page.evaluate("leaps") == ["0", "1", "Tokyo"]
    assert television.page.evaluate("shown.map(({ text }) => text.trim())") == [
        "−2",
        television.say("tokyo-tv-enters", name="Léa"),
    ]


def ends_with(television: Player, seats: int, winners: int) -> None:
    expect(television.page.locator(".ranking li")).to_have_count(seats)
    large = television.page.locator("[data-winner]")
    expect(large).to_have_count(winners)
    assert sizes(large.locator("> .figure"))[0]["height"] >= 300
    television.wait_until(lambda: not cut_or_covered(television), "a title that fits")  # it comes in with a bang
    assert not television.errors


def test_a_whole_game_of_bots_is_shown_to_its_end_and_the_show_does_not_fall_behind(player: NewPlayer) -> None:
    host, television = player("en"), player("en", size=(1280, 720), speed="normal")
    code = host.open("me", "bot")
    television.go(f"/t/{code}/tv")
    expect(television.page.locator("[data-seat]")).to_have_count(2)
    host.play_through(code)  # minutes at leisure
    outcome = host.ask("GET", f"/tables/{code}/state")["view"]["outcome"]
    ends_with(television, 2, len(outcome["winners"]))
    again = host.ask("POST", f"/tables/{code}/rematch")["table"]["code"]
    television.page.wait_for_url(f"**/t/{again}/tv")
    expect(television.page.locator("[data-seat]").or_(television.page.locator(".people li"))).to_have_count(2)


def test_a_duel_ends_with_its_winner(player: NewPlayer) -> None:
    television = player("fr", size=SCREEN)
    code = television.open_scene(scenes_duel.END, game="duel")
    television.go(f"/t/{code}/tv")
    expect(television.page.locator("[data-seat]")).to_have_count(2)
    television.answer_beside(code)
    ends_with(television, 2, 1)
