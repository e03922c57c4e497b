"""Every screen of a Duel, judged as those of King of Tokyo are."""

from typing import Final

import pytest

from tests.browser.conftest import NewPlayer
from tests.browser.support import DESKTOP, NARROW, PHONE
from tests.browser.test_screens import faults, heard_by_axe
from tests.browser.walks_duel import AROUND, SCREENS, TRAYS, WORST

ON_A_DESK: Final = ("roll", "resolve", "buy", "place", "king", "why", "end", "television")


@pytest.mark.parametrize("screen", [*TRAYS, *[name for name in AROUND if name != "television"]])
def test_a_screen_is_sound_on_a_small_phone(player: NewPlayer, screen: str) -> None:
    lea = player("fr", size=NARROW)
    SCREENS[screen](lea)
    found = lea.strange_words() + faults(lea, "outside", "small")
    if screen in TRAYS:
        found += faults(lea, "overfull", "covered")
    found += heard_by_axe(lea, "light", "dark")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("screen", ON_A_DESK)
def test_a_screen_is_sound_on_a_desk(player: NewPlayer, screen: str) -> None:
    lea = player("en", size=DESKTOP)
    SCREENS[screen](lea)
    found = lea.strange_words() + faults(lea, "outside")
    if screen in TRAYS:
        found += faults(lea, "overfull", "covered")
    found += heard_by_axe(lea, "light")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("sizes", [(NARROW, PHONE), (DESKTOP,)], ids=["phones", "desk"])
@pytest.mark.parametrize("screen", WORST)
def test_the_worst_case_fits(player: NewPlayer, screen: str, sizes: tuple[tuple[int, int], ...]) -> None:
    lea = player("fr", size=sizes[0])
    SCREENS[screen](lea)
    if screen == "worst":
        dice = lea.page.get_by_role("group", name=lea.say("duel-dice"), exact=True)
        assert dice.get_by_role("button").count() == 8
    found = lea.strange_words()
    for width, height in sizes:
        lea.page.set_viewport_size({"width": width, "height": height})
        found += [f"{width}: {fault}" for fault in faults(lea, "outside", "small", "overfull", "covered")]
    found += heard_by_axe(lea, "dark")
    assert not found, "\n".join(found)
