"""Somebody who plays Heavy Hitters through the page: taps places, weapons and cards, and confirms, as a person would.

What is answered is read off the page alone, so the same person plays at a server's table and on a site without one.
"""

from collections import Counter
from random import Random
from typing import Any, Final

from playwright.sync_api import TimeoutError

from tests.browser.support import Player

# All that can be pressed or tapped for an answer. A place and a direction come with how far they are from an enemy.
OPEN: Final = """() => {
  const free = (it) => !it.disabled && it.checkVisibility();
  const middle = (it) => { const b = it.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; };
  const me = document.querySelector("section.mine")?.dataset.seat;
  const enemies = [...document.querySelectorAll("[data-piece^='hh@']")].filter((it) => it.dataset.piece !== `hh@${me}`);
  const far = (it) => {
    const [x, y] = middle(it);
    return Math.min(9999, ...enemies.map(middle).map(([a, b]) => Math.hypot(a - x, b - y)));
  };
  const all = (where) => [...document.querySelectorAll(`.answer:not([aria-busy=true]) ${where}`)].filter(free);
  const asked = document.querySelector(".answer [data-question]")?.dataset.question;
  return {
    mark: [asked, document.title, document.querySelector(".answer")?.innerText].join("|"),
    title: document.title,
    words: all("[data-word]").map((it) => it.dataset.word),
    weapons: all("[data-weapon]").filter((it) => it.ariaPressed !== "true").map((it) => it.dataset.weapon),
    groups: all("button.group").length,
    means: all(".means button").length,
    spots: [...document.querySelectorAll(".frame [data-spot]")].map((it) => [it.dataset.spot, far(it), ...middle(it)]),
    ways: [...document.querySelectorAll(".frame [data-way]")].filter(free).map((it) => [it.dataset.way, far(it)]),
  };
}"""
PASSING: Final = ("pass", "pass:round", "done", "stay", "hold", "stop", "no", "commit:none", "ally:none")
SOON: Final = 5_000  # ms for a tap to take effect
SELDOM: Final = 0.2  # how often somebody who could do something passes instead


class HeavyPlayer:
    """A person at a table of Heavy Hitters: goes to where the enemies are, shoots, tags, and plays cards."""

    def __init__(self, player: Player, seed: int = 0) -> None:
        self.player: Final = player
        self.page: Final = player.page
        self.given: Final[Counter[str]] = Counter()  # answers so far, by their verb
        self.missed = 0  # taps in a row without effect
        self._random: Final = Random(seed)
        self._yours: Final = player.say("table-title-yours")

    def looks(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(OPEN)
        return found

    def answers(self) -> bool:
        """Answer what is asked, and wait until it has an effect; false: nothing is asked."""
        if self.player.hand_over.count():
            self.player.hand_over.click()
            return True
        seen = self.looks()
        if seen["title"] != self._yours or not any([seen[part] for part in ("words", "spots", "groups", "weapons")]):
            return False
        try:
            said = self._choose(seen)
        except TimeoutError:
            self.missed += 1
            return False  # a window closed, or somebody was faster
        self.missed = 0
        self.given[said.partition(":")[0].partition("@")[0]] += 1
        self.player.wait_until(lambda: self.looks()["mark"] != seen["mark"], f"the effect of {said}")
        return True

    def plays_to_the_end(self, seconds: float) -> None:
        try:
            self.player.wait_until(lambda: self.player.over or (self.answers() and False), "the end", seconds)
        except AssertionError as error:
            at = f"after {self.missed} missed taps and {dict(self.given)} it sees {self.looks()}"
            raise AssertionError(f"{error}: {at}") from error

    def _choose(self, seen: dict[str, Any]) -> str:
        if seen["weapons"]:
            return self._commit(seen)
        if seen["spots"] and (not seen["words"] or self._random.random() > SELDOM):
            return self._go(seen["spots"])
        if seen["ways"]:
            return self._turn(seen["ways"])
        if seen["groups"] and (not seen["words"] or self._random.random() < 0.5):
            self._press(self.page.locator(".answer button.group").first)
            self.player.wait_until(lambda: self.looks()["words"], "what is in the group")
            seen = self.looks()
        return self._say(seen["words"])

    def _commit(self, seen: dict[str, Any]) -> str:
        """One or two weapons, in secret."""
        for weapon in self._random.sample(seen["weapons"], min(len(seen["weapons"]), self._random.randint(1, 2))):
            head = self.page.locator(f".answer [data-weapon='{weapon}']")
            if head.is_enabled():
                self._press(head)
        return self._confirm()

    def _go(self, spots: list[Any]) -> str:
        """A place near an enemy, most of the time, another one if that could not be tapped; by one of the means."""
        nearest = not self.missed and self._random.random() < 0.7
        hex, _, x, y = min(spots, key=lambda spot: spot[1]) if nearest else self._pick(spots)
        if self.player.touches:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)
        chosen = self.page.locator(f".frame [data-spot='{hex}'].chosen")
        chosen.wait_for(state="attached", timeout=SOON)  # where the board moved meanwhile, look again
        means = self.page.locator(".answer .means button")
        if means.count() > 1:
            self._press(means.nth(self._random.randrange(means.count())))
        return self._confirm()

    def _turn(self, ways: list[Any]) -> str:
        """Towards the nearest enemy; the second tap confirms."""
        way = min(ways, key=lambda each: each[1])[0]
        button = self.page.locator(f".frame [data-way='{way}']")
        if button.get_attribute("aria-pressed") != "true":
            self._press(button)
        return self._confirm()

    def _say(self, words: list[str]) -> str:
        deeds = [word for word in words if word not in PASSING]
        rest = [word for word in words if word in PASSING]
        word = self._pick(rest if rest and (not deeds or self._random.random() < SELDOM) else deeds)
        self._press(self.page.locator(f".answer [data-word='{word}']"))
        return str(word)

    def _confirm(self) -> str:
        button = self.page.locator(".answer .actions button.primary")
        word = button.get_attribute("data-word") or ""
        self._press(button)
        return word

    def _pick(self, those: list[Any]) -> Any:
        return self._random.choice(those)

    def _press(self, button: Any) -> None:
        if self.player.touches:
            button.tap(timeout=SOON)
        else:
            button.click(timeout=SOON)
