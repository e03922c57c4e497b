"""Whole games of Heavy Hitters, played through the page to their end: at a server, and on a site without one."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import NewPlayer
from tests.browser.folder import Folder, Visitor
from tests.browser.scenes_heavy import LAST_ROUND
from tests.browser.support import DESKTOP, PHONE, Player
from tests.browser.walks_heavy import HeavyPlayer

GAME: Final = "heavy_hitters"
ME: Final = {"kind": "me", "name": "Léa"}
BOT: Final = {"kind": "bot"}
LONGEST: Final = 900.0  # seconds of a whole game
LAST_ROUND_LASTS: Final = 150.0  # at most: 9 on a quiet machine
MODES: Final[dict[str, tuple[int, dict[str, Any]]]] = {
    "duel": (2, {}),
    "two against two": (4, {"alliances": "fixed"}),
    "shifting": (4, {"alliances": "shifting", "board": "alternative"}),
    "solo": (4, {"solo": "normal"}),
    "built": (2, {"decks": "built", "pack": "extended"}),
}
ON_A_PHONE: Final = {"language": "fr", "size": PHONE}
ON_A_DESK: Final = {"language": "en", "size": DESKTOP}


def seats_of(mode: str) -> list[str]:
    count, _ = MODES[mode]
    return ["me", *["bot"] * (count - 1)]


def ends_well(lea: Player) -> None:
    """Everybody reads who has won; no text was missing, and nothing went wrong on the way."""
    expect(lea.page.get_by_role("slider")).to_be_attached()
    assert lea.strange_words() == [] and lea.errors == []


def check_answers(walk: HeavyPlayer, mode: str) -> None:
    """Every phase was played. Of four who choose, the last one takes the faction that is left."""
    chosen = set() if mode in ("two against two", "shifting") else {"faction"}
    assert chosen | {"move", "commit", "fire"} <= {*walk.given}, walk.given


@pytest.mark.timeout(240)
def test_the_last_round_against_three_opponents_is_played_to_its_end(player: NewPlayer) -> None:
    """One whole round, with every kind of tap that it needs; opponents move by their tables."""
    lea = player("fr", size=PHONE, name="Léa")
    lea.sit_at(LAST_ROUND, game=GAME)
    walk = HeavyPlayer(lea)
    walk.plays_to_the_end(LAST_ROUND_LASTS)
    assert {"deploy", "place", "face", "commit"} <= {*walk.given}, walk.given
    ends_well(lea)


@pytest.mark.prove
@pytest.mark.timeout(1200)
@pytest.mark.parametrize(
    ("mode", "device"),
    [("duel", ON_A_PHONE), ("two against two", ON_A_DESK), ("shifting", ON_A_PHONE), ("solo", ON_A_DESK),
     ("built", ON_A_PHONE)],
)  # fmt: skip
def test_a_whole_game_at_a_server(player: NewPlayer, mode: str, device: dict[str, Any]) -> None:
    lea = player(**device, name="Léa")
    lea.go(f"/t/{lea.open(*seats_of(mode), game=GAME, options=MODES[mode][1])}")
    walk = HeavyPlayer(lea)
    walk.plays_to_the_end(LONGEST)
    check_answers(walk, mode)
    ends_well(lea)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Folder]:
    with Folder(tmp_path_factory.mktemp("site")) as folder:
        yield folder


@pytest.mark.prove
@pytest.mark.timeout(1200)
@pytest.mark.parametrize(
    ("mode", "device"),
    [("duel", ON_A_DESK), ("two against two", ON_A_PHONE), ("shifting", ON_A_DESK), ("solo", ON_A_PHONE),
     ("built", ON_A_DESK)],
)  # fmt: skip
def test_a_whole_game_on_a_site(browser: Browser, folder: Folder, mode: str, device: dict[str, Any]) -> None:
    lea = Visitor(browser, folder, **device, name="Léa")
    seats = [ME if seat == "me" else BOT for seat in seats_of(mode)]
    lea.put("HERE", {"game": GAME, "seats": seats, "options": MODES[mode][1], "pace": "off"}, "12")
    lea.go("/local/HERE")
    walk = HeavyPlayer(lea)
    walk.plays_to_the_end(LONGEST)
    check_answers(walk, mode)
    ends_well(lea)
    lea.close()
