"""Heavy Hitters on a television: robots that are told apart, a ribbon that is read from a sofa, attacks shown large."""

from itertools import combinations
from typing import Any, Final

from playwright.sync_api import WebSocket, expect

from tests.browser import scenes_heavy_tv
from tests.browser.conftest import NewPlayer
from tests.browser.support import PHONE, Player
from tests.browser.test_screens import heard_by_axe
from tests.browser.test_television import SCREEN, cut_or_covered, ends_with, sizes

GAME: Final = "heavy_hitters"
ALIKE: Final = 0.62  # of what two outlines cover together; above, an eye has to look twice

# What is left of each robot where only its outline is seen, as small as in a list: one word of 0 and 1 for each.
OUTLINES: Final = """() => [...document.querySelectorAll("[data-seat] [data-robot]")].map((robot) => {
  const size = 32;
  const paper = new OffscreenCanvas(size, size).getContext("2d");
  paper.scale(size / 120, size / 120);
  paper.lineCap = paper.lineJoin = "round";
  for (const path of robot.querySelectorAll(".halo path")) {
    const shape = new Path2D(path.getAttribute("d"));
    paper.lineWidth = parseFloat(getComputedStyle(path).strokeWidth) - 4; // the ink without its paper
    if (path.getAttribute("fill") !== "none") paper.fill(shape);
    paper.stroke(shape);
  }
  const seen = paper.getImageData(0, 0, size, size).data;
  return Array.from({ length: size * size }, (_, i) => (seen[4 * i + 3] > 127 ? 1 : 0)).join("");
})"""

# What comes and goes faster than a test can look: notes all that was shown over the board.
WATCH: Final = """() => {
  window.shown = new Set();
  const note = () => {
    for (const it of document.querySelectorAll("[data-attack], .dice, .saves, .lost, [data-banner], .veil .card"))
      shown.add(it.dataset.attack ?? it.dataset.banner ?? it.dataset.card ?? it.className.split(" ")[0]);
  };
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
}"""


def chooses(host: Player, code: str, kind: str, word: str) -> None:
    """Wait for that question of seat 0, and answer it."""

    def asked() -> list[dict[str, Any]]:
        view = host.ask("GET", f"/tables/{code}/state")["view"]
        return [one for one in view["decisions"] if one["seat"] == 0 and one["kind"] == kind and "options" in one]

    host.wait_until(asked, f"the question {kind}")
    question = asked()[0]
    assert word in question["options"], question["options"]
    wish = {"id": kind, "number": question["number"], "seat": 0, "word": word}
    host.ask("POST", f"/tables/{code}/choices", wish)


def has_shown(television: Player, *wanted: str) -> None:
    television.page.wait_for_function("wanted => wanted.every(each => shown.has(each))", arg=list(wanted))


def test_four_factions_are_read_from_a_sofa_and_told_apart_by_their_outlines(player: NewPlayer) -> None:
    television = player("fr", size=SCREEN)
    frames: list[str] = []

    def opened(line: WebSocket) -> None:
        line.on("framereceived", lambda frame: frames.append(str(frame)))

    television.page.on("websocket", opened)
    television.go(f"/t/{television.open_scene(scenes_heavy_tv.FOUR, game=GAME)}/tv")
    panels = television.page.locator("[data-seat]")
    expect(panels).to_have_count(4)
    expect(panels.locator("[data-robot]")).to_have_count(4)
    numbers = sizes(panels.locator(".numbers b"))
    assert len(numbers) == 16, "life, Energy, fame and buildings of each"
    assert min([box["height"] for box in numbers]) >= 60
    assert sizes(television.page.locator(".map > svg"))[0]["height"] >= 900
    expect(television.page.locator("[data-tags]")).to_have_count(12)
    assert min([box["height"] for box in sizes(television.page.locator("[data-tags] text"))]) >= 24
    everything = sizes(panels) + sizes(television.page.locator(".telling, .map"))
    assert all([box["top"] >= 0 and box["bottom"] <= SCREEN[1] for box in everything]), "all of it at one glance"
    assert cut_or_covered(television) == []
    expect(television.page.locator("main button")).to_have_count(1)  # sound and full screen, until somebody wants them
    outlines: list[str] = television.page.evaluate(OUTLINES)
    for one, other in combinations(outlines, 2):
        both = sum([a == b == "1" for a, b in zip(one, other, strict=True)])
        either = sum([a == "1" or b == "1" for a, b in zip(one, other, strict=True)])
        assert both / either < ALIKE
    assert heard_by_axe(television, "dark") == []
    assert frames and not [frame for frame in frames if '"hand":' in frame or '"sponsors":' in frame]
    assert not television.errors


def test_an_attack_a_sponsor_a_fall_and_the_winner_are_shown_large(player: NewPlayer) -> None:
    host, television = player("en"), player("fr", size=SCREEN, speed="fast")
    code = host.open_scene(scenes_heavy_tv.SHOT, game=GAME)
    television.go(f"/t/{code}/tv")
    expect(television.page.locator("[data-seat]")).to_have_count(2)
    television.page.evaluate(WATCH)
    chooses(host, code, "commit", "commit:kw_p2")
    chooses(host, code, "attack", "fire:hh@1")
    expect(television.page.locator("[data-attack]")).to_contain_text(television.say("heavy_hitters-card-kw_p2"))
    expect(television.page.locator("[data-attack] [data-robot]")).to_have_count(2)
    chooses(host, code, "aim", "s_guided")
    chooses(host, code, "tag", "tag:recon>d8")
    has_shown(television, "kw_p2", "s_guided", "dice", "saves", "lost", "demolished")
    ends_with(television, 2, 1)


def test_a_card_is_read_in_the_look_up_and_as_small_as_in_a_hand(player: NewPlayer) -> None:
    lea = player("fr", size=PHONE)
    lea.sit_at(scenes_heavy_tv.SHOT, game=GAME)
    lea.button("table-menu").click()
    lea.button("look-title").click()
    lea.sheet.get_by_role("searchbox").fill(lea.say("heavy_hitters-card-kw_s2"))
    lea.sheet.get_by_role("button", name=lea.named("heavy_hitters-card-kw_s2")).click()
    card = lea.page.locator("[data-card=kw_s2]")
    expect(card.locator("[data-energy='1']")).to_have_count(1)
    expect(card).to_contain_text(lea.say("heavy_hitters-arc-narrow"))
    expect(card).to_contain_text(lea.say("heavy_hitters-keyword-reel.effect"))
    expect(card).to_contain_text(lea.say("heavy_hitters-print-house"))
    expect(card.locator("[data-faction=kingwolf]")).to_be_visible()
    assert heard_by_axe(lea, "light") == []
    wide: list[int] = card.evaluate("it => (it.style.width = '150px', [it.scrollWidth, it.offsetWidth])")
    assert wide[1] == 150 and wide[0] <= wide[1], "nothing is cut"
    expect(card.get_by_role("heading")).to_be_visible()
    assert not lea.errors
