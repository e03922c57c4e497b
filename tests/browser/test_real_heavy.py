"""Heavy Hitters with the real box: in the page the engine plays the opponents on the board that its owner sets."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from baffe.games.heavy_hitters.companion.moment import HeavyTeller
from baffe.texts import text_of
from tests.browser.conftest import NewPlayer
from tests.browser.support import DESKTOP, NARROW, PHONE, Player, Server
from tests.browser.test_screens import faults, heard_by_axe
from tests.real.test_opponents import answer

KEY: Final = "baffe.real.heavy_hitters"
KEEP: Final = f"game => localStorage.setItem('{KEY}', game)"
SETUP: Final[dict[str, Any]] = {
    "version": 1, "factions": ["diamondback", "kingwolf"], "level": "normal", "buildings": ["e5", "i6"],
    "standing": [{"at": "g3", "facing": "s"}, {"at": "g8", "facing": "n"}],
}  # fmt: skip
DONE: Final = {"do": "done"}


class Guest(Player):
    """Somebody whose page has the engine already. A second window puts games in front of it, and it follows."""

    def __init__(self, browser: Browser, server: Server) -> None:
        super().__init__(browser, server, "en", size=PHONE)
        self.beside: Final[Page] = self.tab()
        self.beside.goto("/about")
        self.beside.evaluate(KEEP, json.dumps({"setup": SETUP, "moves": []}))
        self.page.bring_to_front()  # what nobody sees is slow
        self.go("/real?game=heavy_hitters")
        self.settle()

    def settle(self) -> None:
        """Until the engine has answered every tap."""
        self.page.locator("main[aria-busy=false]").wait_for()

    def finds(self, *moves: dict[str, Any], **setup: Any) -> None:
        """The game that has come so far, on the screen."""
        wanted = {"setup": {**SETUP, **setup}, "moves": list(moves)}
        if self.kept() != wanted:
            self.beside.evaluate(KEEP, json.dumps(wanted))
            seen = f"() => !!JSON.parse(localStorage['{KEY}'] ?? '{{}}').seen"
            self.wait_until(lambda: self.page.evaluate(seen), "the game of the other window")
        self.settle()

    def kept(self) -> dict[str, Any]:
        game = json.loads(self.page.evaluate(f"() => localStorage['{KEY}'] ?? '{{}}'"))
        return {key: game.get(key) for key in ("setup", "moves")}

    def told(self) -> dict[str, Any]:
        """What the engine says of the game that the page has kept."""
        return HeavyTeller().moment_of(self.kept())

    def press(self, id: str, **args: Any) -> None:
        self.button(f"heavy_hitters-real-{id}", **args).click()
        self.settle()

    def die(self, *faces: int) -> None:
        for face in faces:
            self.page.locator(".pad").get_by_role("button", name=str(face), exact=True).click()
        self.settle()

    def stands(self, hex: str) -> None:
        """By the list beside the board."""
        self.page.locator(".flow").wait_for()
        self.page.get_by_label(self.say("heavy_hitters-real-hex")).select_option(hex)
        self.press("here")

    def tap(self, hex: str) -> None:
        """On the board itself, where a piece or a building of that hex is drawn."""
        self.page.locator(f"[data-at={hex}], [data-building={hex}]").first.click(force=True)
        self.settle()


@pytest.fixture(scope="module")
def one_guest(browser: Browser, server: Server) -> Iterator[Guest]:
    guest = Guest(browser, server)
    yield guest
    guest.close()


@pytest.fixture
def lea(one_guest: Guest) -> Iterator[Guest]:
    one_guest.errors.clear()
    one_guest.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    yield one_guest
    while one_guest.page.get_by_role("dialog").count():
        one_guest.page.keyboard.press("Escape")


def test_the_real_box_asks_which_game(player: NewPlayer) -> None:
    lea = player("fr", size=NARROW)
    lea.go("/real")
    for game in ("duel", "heavy_hitters"):
        expect(lea.page.get_by_role("link", name=text_of(game, "fr", f"{game}-name"))).to_be_visible()
    found = lea.strange_words() + faults(lea, "outside", "small") + heard_by_axe(lea, "light", "dark")
    lea.page.get_by_role("link", name=text_of("heavy_hitters", "fr", "heavy_hitters-name")).click()
    expect(lea.button("heavy_hitters-real-begin")).to_be_enabled(timeout=90_000)
    found += lea.strange_words() + faults(lea, "outside", "small") + heard_by_axe(lea, "light", "dark")
    assert found == [] and lea.errors == []


def test_a_short_game_to_its_end(lea: Guest) -> None:
    """A round with typed dice, a read weapon, a computed one, a correction, undo; then the opponent is destroyed."""
    lea.finds()
    lea.press("done")
    lea.die(4)
    expect(lea.page.locator("[data-piece='recon@1']")).to_have_attribute("data-at", "h7")
    lea.stands("g4")
    expect(lea.page.locator("[data-piece='hh@0']")).to_have_attribute("data-at", "g4")
    lea.page.get_by_role("button", name=lea.say("heavy_hitters-direction-se"), exact=True).click()
    lea.press("done")
    lea.die(1)
    lea.die(1)
    lea.press("done")
    lea.die(1)
    for card in ("kw_p1", "kw_s1"):
        lea.page.locator(".words").get_by_role("button", name=lea.say(f"heavy_hitters-card-{card}"), exact=True).click()
    lea.press("cards-done", left=0)
    for speed in ("5", "9", "2"):
        lea.page.locator(".words").get_by_role("button", name=speed, exact=True).click()
        lea.settle()
    lea.press("faster-done")
    lea.sees("heavy_hitters-real-shot-about")
    lea.page.get_by_role("group", name=lea.say("heavy_hitters-real-targets")).get_by_role("button").first.click()
    lea.press("shot-done")
    lea.press("undo")
    lea.sees("heavy_hitters-real-shot-about")
    lea.press("type-numbers")
    lea.press("numbers-done")
    told = lea.told()
    assert told["weapons"][told["view"]["queue"][0][2] if told["ask"]["kind"] == "shot" else "kw_s1"]
    assert told["ask"]["kind"] in ("dice", "yours"), "an attack that is computed, or no target"
    while told["ask"]["kind"] == "dice":
        lea.die(*[6] * told["ask"]["dice"])
        told = lea.told()
    lea.press("correct")
    lea.page.get_by_role("button", name=lea.say(
        "heavy_hitters-real-piece", name="King Wolf", unit=lea.say("heavy_hitters-unit-hh"), on="board"
    )).click()  # fmt: skip
    for _ in range(3):
        lea.press("less", what=lea.say("heavy_hitters-real-pile-deck"))
    assert lea.told()["view"]["seats"][1]["deck_count"] == 19
    lea.press("corrected")
    while lea.told()["ask"]["kind"] != "yours":
        settled = lea.told()["ask"]
        assert settled["kind"] in ("shot", "damage")
        lea.press("no-target" if settled["kind"] == "shot" else "done")
    lea.page.get_by_role("button", name=lea.say(
        "heavy_hitters-real-piece", name="King Wolf", unit=lea.say("heavy_hitters-unit-hh"), on="board"
    )).click()  # fmt: skip
    hurt = lea.page.get_by_role("group", name=lea.say("heavy_hitters-real-hurt")).get_by_role("button", name="6")
    while lea.told()["outcome"] is None:
        hurt.click()
        lea.settle()
    lea.sees("heavy_hitters-real-outcome", won="yes")
    assert lea.strange_words() == [] and lea.errors == []
    lea.page.reload()
    lea.sees("heavy_hitters-real-outcome", won="yes")


def test_what_cannot_be_is_refused_by_name_and_nothing_is_lost(lea: Guest) -> None:
    lea.finds(DONE, {"do": "dice", "dice": [4]})
    before = lea.kept()
    lea.stands("e5")
    expect(lea.page.get_by_role("alert")).to_contain_text("a building stands on e5")
    assert lea.kept() == before
    lea.stands("f4")
    expect(lea.page.get_by_role("alert")).to_have_count(0)


def test_a_building_falls_by_a_tap_on_it(lea: Guest) -> None:
    lea.finds()
    lea.press("correct")
    lea.page.get_by_role("button", name=lea.say("heavy_hitters-real-building-rubble"), exact=True).click()
    lea.tap("e5")
    expect(lea.page.locator("[data-rubble=e5]")).to_have_count(1)
    lea.press("undo")
    expect(lea.page.locator("[data-building=e5]")).to_have_count(1)


def test_a_game_of_another_version_is_kept_aside(player: NewPlayer) -> None:
    lea = player("en", size=PHONE)
    lea.go("/about")
    lea.page.evaluate(KEEP, json.dumps({"setup": {"version": 7}, "moves": [DONE]}))
    lea.go("/real?game=heavy_hitters")
    lea.button("heavy_hitters-real-begin").wait_for()
    kept = json.loads(lea.page.evaluate(f"() => localStorage['{KEY}.unread']"))
    assert kept == {"setup": {"version": 7}, "moves": [DONE]}


def test_the_board_is_set_by_taps_and_the_printed_diagram_hex_by_hex(player: NewPlayer) -> None:
    lea = player("en", size=PHONE)
    lea.go("/real?game=heavy_hitters")
    page = lea.page
    begin = lea.button("heavy_hitters-real-begin")
    expect(begin).to_be_enabled(timeout=90_000)
    page.get_by_text(lea.say("heavy_hitters-real-size"), exact=True).click()
    lea.button("heavy_hitters-real-less", what=lea.say("heavy_hitters-real-columns")).click()
    expect(page.get_by_label(lea.say("heavy_hitters-real-hex")).locator("option[value=m1]")).to_have_count(0)
    page.get_by_role("button", name=lea.say("heavy_hitters-real-tool-building"), exact=True).click()
    page.get_by_label(lea.say("heavy_hitters-real-hex")).select_option("d4")
    lea.button("heavy_hitters-real-here").click()
    expect(page.locator("[data-building=d4]")).to_have_count(1)
    page.get_by_text(lea.say("heavy_hitters-real-more-settings"), exact=True).click()
    lea.button("heavy_hitters-real-diagrams").click()
    lea.sees("heavy_hitters-real-diagram-ours")
    found = heard_by_axe(lea, "light", "dark") + lea.strange_words()
    lea.button("heavy_hitters-real-diagram-enter").click()
    page.locator("[data-place='1,0']").click(force=True)
    page.get_by_label(lea.say("heavy_hitters-real-letter-next", letter="B")).select_option("0,-1")
    lea.sheet.get_by_role("button", name=lea.say("heavy_hitters-real-here"), exact=True).click()
    lea.button("heavy_hitters-real-diagram-done").click()
    lea.sees("heavy_hitters-real-diagram-yours")
    with page.expect_download() as saved:
        lea.button("heavy_hitters-real-box-save").click()
    written = json.loads(saved.value.path().read_text())
    assert written["data"] == {"deploy": {"1": {"letters": {"A": [1, 0], "B": [0, -1]}}}}
    paste, read = page.get_by_label(lea.say("heavy_hitters-real-box-paste")), lea.button("heavy_hitters-real-box-read")
    for text, reason in (
        ("{", "is not what an owner's numbers are written in"),
        (json.dumps({**written, "version": 9}), "is 9, not 1"),
        (json.dumps({**written, "data": {"deploy": {"1": {"letters": {"B": [1, 0]}}}}}), "letters must run from A"),
        ("x" * 70_000, "at most"),
    ):
        paste.fill(text)
        read.click()
        expect(page.get_by_role("alert").last).to_contain_text(reason)
        lea.sees("heavy_hitters-real-diagram-yours")
    paste.fill(json.dumps({**written, "data": {"deploy": {"2": {"letters": {"A": [0, 1]}}}}}))
    read.click()
    lea.sees("heavy_hitters-real-diagram-ours")
    page.keyboard.press("Escape")
    begin.click()
    page.locator("main[aria-busy=false]").wait_for()
    kept = json.loads(page.evaluate(f"() => localStorage['{KEY}']"))["setup"]
    assert kept["buildings"] == ["d4"] and kept["data"] == {"deploy": {"2": {"letters": {"A": [0, 1]}}}}
    assert found == [] and lea.errors == []


SHOT: Final[list[dict[str, Any]]] = [
    DONE, {"do": "dice", "dice": [4]}, DONE, {"do": "dice", "dice": [1]}, {"do": "dice", "dice": [1]}, DONE,
    {"do": "dice", "dice": [1]}, {"do": "cards", "cards": ["kw_p1", "kw_p1"]},
    {"do": "weapon", "weapon": "kw_p1", "numbers": {"speed": 9}},
    {"do": "weapon", "weapon": "recon", "numbers": {"speed": 2}}, DONE,
]  # fmt: skip
MOMENTS: Final[dict[str, list[dict[str, Any]]]] = {
    "yours": [], "die": SHOT[:1], "move": SHOT[:2], "cards": SHOT[:7], "speed": SHOT[:8], "fire": SHOT[:10],
    "shot": SHOT,
    "attack": [*SHOT, {"do": "weapon", "weapon": "kw_p1", "numbers": {
        "attack": 7, "damage": 3, "range": [1, 9], "arc": "all", "keywords": []}}],
    "end": [{"do": "over", "won": False}],
}  # fmt: skip


@pytest.mark.parametrize("moment", MOMENTS)
def test_it_is_sound_on_a_small_phone(lea: Guest, moment: str) -> None:
    if lea.language != "fr":
        lea.page.get_by_role("button", name="Français").first.click()
        lea.language = "fr"
    lea.page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    lea.finds(*MOMENTS[moment])
    found = lea.strange_words() + faults(lea, "outside", "small") + heard_by_axe(lea, "light", "dark")
    if moment == "yours":
        lea.press("correct")
        lea.page.locator(".chip").nth(4).click()
        found += lea.strange_words() + faults(lea, "outside", "small") + heard_by_axe(lea, "light", "dark")
        lea.press("corrected")
    if moment == "shot":
        lea.press("type-numbers")
        found += lea.strange_words() + faults(lea, "outside", "small") + heard_by_axe(lea, "light", "dark")
        lea.page.keyboard.press("Escape")
    assert not found, "\n".join(found)


@pytest.mark.prove
@pytest.mark.timeout(1200)
def test_a_whole_game_by_keys_on_a_desk(player: NewPlayer) -> None:
    """Round after round against two opponents, dice typed on the keyboard, until somebody has won."""
    lea = player("fr", size=DESKTOP)
    lea.go("/about")
    third = {"at": "c8", "facing": "n"}
    factions = ["diamondback", "kingwolf", "thunderhappy"]
    changes = {"factions": factions, "ours": True, "level": "brutal", "standing": [*SETUP["standing"], third]}
    setup = {**SETUP, **changes}
    lea.page.evaluate(KEEP, json.dumps({"setup": setup, "moves": []}))
    lea.go("/real?game=heavy_hitters")
    random, teller, taken = Random(2), HeavyTeller(), 0
    while True:
        lea.page.locator("main[aria-busy=false]").wait_for()
        game = json.loads(lea.page.evaluate(f"() => localStorage['{KEY}']"))
        told = teller.moment_of({"setup": game["setup"], "moves": game["moves"]})
        assert told["taken"] == len(game["moves"])
        if told["outcome"] is not None:
            break
        taken += 1
        answer_by_keys(lea, told, [move["do"] for move in game["moves"][-2:]], random)
    expect(lea.page.get_by_role("heading", level=2)).to_be_visible()
    rounds = told["view"]["round"]
    assert rounds >= 3 and taken > 60 and lea.errors == [], (rounds, taken)


def answer_by_keys(lea: Player, told: dict[str, Any], last: list[str], random: Random) -> None:
    ask, page = told["ask"], lea.page
    match ask["kind"]:
        case "dice":
            for die in answer(ask, random)["dice"]:
                page.keyboard.press(str(die))
        case "cards":
            for card in answer(ask, random)["cards"]:
                page.locator(".words").get_by_role(
                    "button", name=lea.say(f"heavy_hitters-card-{card}"), exact=True
                ).press("Enter")
            lea.button("heavy_hitters-real-cards-done", left=0).press("Enter")
        case "damage":
            lea.button("heavy_hitters-real-done").press("Enter")
        case "choose":
            page.locator(".words button").first.press("Enter")
        case "yours" if ask["what"] == "fire" and ask["speed"] == 0 and last != ["hurt", "hurt"]:
            foe = [squad for squad in told["view"]["seats"][1:] if not squad["out"]][0]
            piece = lea.page.get_by_role("button", name=lea.say(
                "heavy_hitters-real-piece", name=lea.say(f"heavy_hitters-faction-{foe['faction']}"),
                unit=lea.say("heavy_hitters-unit-hh"), on="board",
            ), exact=True)  # fmt: skip
            if piece.get_attribute("aria-pressed") == "false":
                piece.press("Enter")
            hurt = page.get_by_role("group", name=lea.say("heavy_hitters-real-hurt"))
            hurt.get_by_role("button", name="6").press("Enter")
        case "yours":
            lea.button(f"heavy_hitters-real-{'faster-done' if ask['what'] == 'fire' else 'done'}").press("Enter")
        case kind:
            raise AssertionError(kind)
