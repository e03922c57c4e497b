"""My turn is clear: what the dice bring as they are stands below them, and the log says where a number comes from."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser import scenes, scenes_duel
from tests.browser.conftest import NewPlayer
from tests.browser.support import DESKTOP, PHONE, Player

TALLEST = 42  # px: the line below the dice may go on in a second one, not more


def line_below_dice(player: Player) -> str:
    """What whoever listens hears of it."""
    player.await_question()
    line = player.page.locator(".answer .brings")
    expect(line).to_be_visible()
    place = line.bounding_box()
    assert place is not None and place["height"] <= TALLEST
    return re.sub(r"\s+", " ", re.sub(r"\s+,", ",", line.inner_text()))


def test_what_the_dice_bring_stands_below_them(player: NewPlayer) -> None:
    """Cards and places are in it: Acid Attack adds a smash, and a reroll brings another line."""
    lea = player("fr", size=PHONE)
    lea.sit_at(scenes.ROLL)  # 3 3 2 heart energy smash, with Acid Attack, all hearts, against The King in Tokyo
    assert line_below_dice(lea) == "Tels quels : 1 énergie, 2 baffes sur The King, vous entrez s’il fuit"
    lea.sit_at({**scenes.ROLL, "dice": ["1", "1", "2", "2", "3", "3"], "seats": [{}, {"place": "city"}, {}, {}]})
    assert line_below_dice(lea) == "Tels quels, ces dés ne rapportent rien."


@pytest.mark.parametrize("size", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.prove)], ids=["phone", "desktop"])
def test_in_a_duel_too(player: NewPlayer, size: tuple[int, int]) -> None:
    tom = player("en", size=size)
    tom.sit_at({**scenes_duel.ROLL, "dice": ["smash", "smash", "energy", "fame", "fame", "special"]}, game="duel")
    assert line_below_dice(tom) == "As they are: 1 energy, 2 hits on Space Penguin"


def test_the_log_names_what_a_loss_is_made_of(player: NewPlayer) -> None:
    lea = player("fr", size=PHONE)
    thief = {"monster": "the_king", "cards": ["fire_breathing", "devil"]}
    me = {"monster": "gigazaur", "place": "city"}
    others = [{"monster": "cyber_kitty"}, {"monster": "space_penguin"}]
    lea.sit_at(
        {
            "seats": [me, thief, *others],
            "turn": 1,
            "step": "resolve",
            "dice": ["smash", "1", "1", "2", "2", "3"],
            "options": {"modules": ["halloween"]},
        }
    )
    lea.await_question()
    lea.page.get_by_role("button", name=lea.say("log-open")).click()
    line = lea.sheet.get_by_role("button").filter(has_text="à Léa")
    expect(line.first).to_contain_text(re.compile(r"\(1\s*baffe, 1\sSouffle de feu, 1\sDiable\)"))


def test_who_can_afford_nothing_is_not_asked_what_to_buy(player: NewPlayer) -> None:
    lea = player("fr", size=PHONE)
    lea.sit_at({**scenes.BUY, "market": ["extra_head", "skyscraper", "wings"], "seats": [{"energy": 2}, *[{}] * 3]})
    lea.await_question()
    expect(lea.page.locator(".prompt h2")).to_have_text(lea.say("tokyo-ask-buy-none"))
