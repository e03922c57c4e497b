"""A phone that lies on its side: what must be done is in sight, and so is the city."""

from playwright.sync_api import Locator, expect

from tests.browser import scenes
from tests.browser.conftest import NewPlayer

SIDE = (844, 390)


def in_sight(it: Locator) -> bool:
    box = it.bounding_box()
    return box is not None and box["y"] >= 0 and box["y"] + box["height"] <= SIDE[1]


def test_the_way_to_a_game_is_in_sight(player: NewPlayer) -> None:
    lea = player("fr", size=SIDE)
    lea.go("/")
    play = lea.button("page-play-now")
    expect(play).to_be_visible()
    assert in_sight(play) and in_sight(lea.link("page-open"))


def test_dice_answers_and_the_city_stand_side_by_side(player: NewPlayer) -> None:
    lea = player("fr", size=SIDE)
    lea.sit_at(scenes.ROLL)
    lea.await_question()
    answers = lea.answers().all()
    assert len(answers) == 8 and all([in_sight(it) for it in answers])
    city = lea.page.get_by_role("region", name=lea.say("tokyo-city"), exact=True)
    box = city.bounding_box()
    assert box is not None and box["height"] > 100 and in_sight(city)
    assert lea.page.evaluate("document.scrollingElement.scrollWidth") <= SIDE[0]
