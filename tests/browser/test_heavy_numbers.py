"""Numbers on the screen of Heavy Hitters are the engine's: of squads, prices, ranges, cover, odds and tags."""

from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.support import DESKTOP, Player, question_in, view_of
from tests.browser.test_heavy_hand import tell_now

GAME: Final = "heavy_hitters"
FEW, MANY = 10, 200  # positions
MOST_LOOKS: Final = 20  # until the numbers are right
# Numbers of the squads, flags on buildings, and prices of places, as they stand on the screen.
READ: Final = """() => {
  const number = (it) => Number(it?.querySelector("b")?.innerText);
  const counts = (squad) => [
    ...["heart", "energy", "star"].map((icon) => number(squad.querySelector(`[data-count=${icon}]`))),
    ...["building", "flag"].map((look) => number(squad.querySelector(`[data-tally=${look}]`))),
  ];
  const squads = [...document.querySelectorAll("button.squad:not(.out)")];
  const shown = (where) => [...document.querySelectorAll(where)];
  return {
    squads: Object.fromEntries(squads.map((it) => [it.dataset.seat, counts(it)])),
    mine: shown(".mine .life .big, .mine .energy, .mine .fame").map((it) => parseInt(it.innerText)),
    tags: shown("[data-building]").flatMap((at) => [...at.querySelectorAll("[data-tags]")]
      .map((it) => `${at.dataset.building} ${it.dataset.tags} ${it.textContent.trim()}`)).sort(),
    prices: Object.fromEntries(shown("[data-spot]").map((it) => [it.dataset.spot, it.textContent.trim()])),
    cards: Object.fromEntries(shown(".answer [data-weapon]")
      .map((it) => [it.dataset.weapon, it.querySelector(".bolt").innerText.trim()])),
    words: Object.fromEntries(shown(".answer [data-word] .bolt")
      .map((it) => [it.closest("[data-word]").dataset.word, it.innerText.trim()])),
  };
}"""


def check_squads(lea: Player, view: dict[str, Any]) -> None:
    """Life, Energy, fame, buildings and tags of everybody, and each flag on the board."""
    shown = lea.page.evaluate(READ)
    for seat, squad in enumerate(view["seats"]):
        if squad["out"]:
            continue
        tags = sum(squad["tags"].values())
        counts = [squad["life"], squad["energy"], squad["fame"], squad["demolished"], tags]
        assert shown["squads"][str(seat)] == counts, seat
    mine = view["seats"][0]
    if shown["mine"]:
        assert shown["mine"][:2] == [mine["life"], mine["energy"]] and shown["mine"][2:] in ([], [mine["fame"]])
    flags = [f"{hex} {seat}:{n} {n}" for seat, it in enumerate(view["seats"]) for hex, n in it["tags"].items()]
    assert shown["tags"] == sorted(flags)


def check_prices(lea: Player, question: dict[str, Any]) -> None:
    """What each place, weapon and reaction costs, with a mark where it is overspent."""
    shown, offers = lea.page.evaluate(READ), question.get("offers", {})
    for word, offer in offers.items():
        place = word.partition(":")[2]
        if question["kind"] in ("move", "move_unit", "advance") and place in shown["prices"] and "price" in offer:
            assert shown["prices"][place] == f"{offer['price']}{'!' if offer.get('over') else ''}", word
    for card, price in shown["cards"].items():
        offer = offers.get(f"commit:{card}")
        assert offer is None or price == str(offer["price"]), card
    for word, price in shown["words"].items():
        assert "price" not in offers.get(word, {}) or price == str(offers[word]["price"]), word


def odds(lea: Player, offer: dict[str, Any], damage: int) -> str:
    told = {key: offer[key] for key in ("number", "armor", "expected")}
    return lea.say("heavy_hitters-hand-odds", **told, damage=damage, chance=round(offer["chance"] * 100))


def check_orders(lea: Player, question: dict[str, Any]) -> None:
    """A weapon that is taken up says of each target how far it is, its cover, the chance and what to expect."""
    for word in question["options"]:
        card = word.removeprefix("commit:")
        if card == "none" or "," in card:
            continue
        head = lea.page.locator(f".answer [data-weapon='{card}']")
        head.click()
        expect(head).to_have_attribute("aria-pressed", "true")
        rows = [row for row in question["offers"][word].get("targets", []) if not row[3]]
        shown = lea.page.locator(".answer [data-target]")
        expect(shown).to_have_count(len(rows))
        for target, distance, sight, _, number, damage, armor, chance, expected in rows:
            label = shown.locator(f"xpath=self::*[@data-target='{target}']").get_by_role("img").first
            offer = {"number": number, "armor": armor, "chance": chance, "expected": expected}
            where = lea.say("heavy_hitters-hand-at", distance=distance, sight=lea.say(f"heavy_hitters-sight-{sight}"))
            said = label.get_attribute("aria-label") or ""
            assert where in said and odds(lea, offer, damage) in said, (word, target, said)
        head.click()
        expect(head).to_have_attribute("aria-pressed", "false")


def check_shots(lea: Player, question: dict[str, Any]) -> None:
    """A target that is selected: chance, damage to expect, range, cover, number to reach and armor."""
    for word, offer in question.get("offers", {}).items():  # a repair unit is told nothing
        if not word.startswith("fire:"):
            continue
        unit, _, seat = word.removeprefix("fire:").partition("@")
        hex = view_of(lea, lea.code)["seats"][int(seat)]["units"][unit]["at"]
        box = lea.page.locator(f"[data-spot='{hex}']").bounding_box()
        assert box is not None
        lea.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(lea.page.locator(".answer .actions button.primary")).to_have_attribute("data-word", word)
        said = " ".join(lea.page.locator(".answer .line p").inner_text().split())
        sight = lea.say(f"heavy_hitters-sight-{offer['sight']}")
        facts = {key: offer[key] for key in ("distance", "number", "armor")}
        for text in (
            lea.say("heavy_hitters-shot-chance", chance=round(offer["chance"] * 100)),
            lea.say("heavy_hitters-shot-expected", expected=offer["expected"]),
            lea.say("heavy_hitters-shot-facts", **facts, sight=sight),
        ):
            assert " ".join(text.split()) in said, (word, text, said)


def check_window(lea: Player, question: dict[str, Any]) -> None:
    """How the attack stands that I may react to."""
    about = question["about"]
    if "chance" in about and "pass" in question["options"]:
        shown = lea.page.locator(".answer .odds")
        expect(shown).to_contain_text(lea.say("heavy_hitters-hand-chance", chance=round(about["chance"] * 100)))
        expected = lea.say("heavy_hitters-hand-expected-damage", expected=about["expected"])
        expect(shown).to_contain_text(expected)


def check_position(lea: Player, view: dict[str, Any], question: dict[str, Any]) -> None:
    check_squads(lea, view)
    check_prices(lea, question)
    check_window(lea, question)
    if question["kind"] == "commit":
        check_orders(lea, question)
    elif question["kind"] == "attack":
        check_shots(lea, question)


def compare(lea: Player, options: dict[str, Any], seats: int, count: int, random: Random) -> set[str]:
    """So many positions of a game, each as soon as the page shows it; the kinds of questions that were met."""
    kinds: set[str] = set()
    code = lea.open("me", *["bot"] * (seats - 1), game=GAME, options=options)
    lea.go(f"/t/{code}")
    compared = looks = 0
    while compared < count:
        view = view_of(lea, code)
        question = question_in(view)
        if view["outcome"]:
            return kinds | compare(lea, options, seats, count - compared, random)
        if question is None:
            lea.page.wait_for_timeout(30)
            continue
        if view["phase"] != "setup" and question["kind"] != "dash":  # a plain list of words
            try:
                expect(lea.page.locator(f".answer [data-question='{question['number']}']")).to_be_visible()
                check_position(lea, view, question)
            except AssertionError:
                looks += 1
                if looks > MOST_LOOKS and view_of(lea, code) == view:
                    raise
                lea.page.wait_for_timeout(30)  # a number is about to change, or a window has passed by itself
                continue
            kinds.add(question["kind"])
            compared += 1
            looks = 0
        deeds = [word for word in question["options"] if word not in ("stay", "hold", "pass", "commit:none", "done")]
        deed = "lose:rest" if "lose:rest" in deeds else random.choice(deeds or question["options"])
        tell_now(lea, code, question, deed)
        lea.wait_until(lambda n=question["number"]: lea.number(code) > n, "the next question")  # type: ignore[misc]
    return kinds


def test_ten_positions_show_the_numbers_of_the_engine(player: NewPlayer) -> None:
    lea = player("en", size=DESKTOP, name="Léa")
    kinds = compare(lea, {"solo": "normal"}, 2, FEW, Random(3))
    assert {"move", "commit"} & kinds and not lea.errors


@pytest.mark.prove
@pytest.mark.timeout(1200)
def test_two_hundred_positions_show_the_numbers_of_the_engine(player: NewPlayer) -> None:
    lea = player("fr", size=DESKTOP, name="Léa")
    kinds: set[str] = set()
    for seats, options in ((2, {}), (4, {"alliances": "shifting", "board": "alternative"}), (3, {"solo": "armed"})):
        kinds |= compare(lea, options, seats, MANY // 2 if seats == 2 else MANY // 4, Random(seats))
    assert {"move", "move_unit", "commit", "attack", "tag", "dodge"} <= kinds and not lea.errors
