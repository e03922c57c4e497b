"""What the screen for building decks is told: gkr/G31 to gkr/G38."""

from typing import Any

import pytest

from baffe.games import GAMES
from baffe.kernel.refusal import BadOption

GAME = GAMES["heavy_hitters"]


def told(faction: str = "kingwolf", **asked: Any) -> dict[str, Any]:
    return GAME.consult("deck", {"faction": faction, **asked})


@pytest.mark.parametrize("faction", GAME.figures())
def test_ready_decks_are_whole_and_take_only_what_is_offered(faction: str) -> None:
    ready = told(faction)["ready"]
    assert len(ready) == 3
    for cards in ready.values():
        answer = told(faction, cards=cards)
        most = {row["card"]: row["most"] for row in answer["offered"]}
        assert (answer["size"], answer["wrong"]) == (answer["wanted"], [])
        assert all([count <= most[card] for card, count in cards.items()])


def test_a_deck_that_is_half_built_says_what_is_missing() -> None:
    wrong = told(cards={"kw_p1": 5, "u_deploy": 5})["wrong"]
    assert [(it["code"], it["there"], it["wanted"]) for it in wrong] == [
        ("secondary_types", 0, 2),
        ("deck_size", 10, 25),
    ]


def test_too_many_of_a_card() -> None:
    wrong = told(cards={"u_deploy": 6, "u_orbital": 4})["wrong"]
    assert [(it["code"], it["card"], it["wanted"]) for it in wrong[:2]] == [
        ("deploy_cards", "u_deploy", 5),
        ("copies", "u_orbital", 3),
    ]


def test_the_extended_pack_offers_more_and_only_there() -> None:
    core, extended = told(pack="core")["offered"], told(pack="extended")["offered"]
    more = [row["card"] for row in extended if row not in core]
    assert more and [it["code"] for it in told(cards={more[0]: 1})["wrong"]].count("not_in_pack") == 1


def test_numbers_of_ones_own_box_count() -> None:
    own = told(data={"utility_cards": {"u_orbital": {"copies": 4}}})["offered"]
    assert [row["most"] for row in own if row["card"] == "u_orbital"] == [4]


@pytest.mark.parametrize(
    ("asked", "field"),
    [
        ({"faction": "gozilla"}, "faction"),
        ({"faction": "kingwolf", "pack": "all"}, "pack"),
        ({"faction": "kingwolf", "cards": []}, "cards"),
        ({"faction": "kingwolf", "cards": {"u_deploy": -1}}, "cards.u_deploy"),
        ({"faction": "kingwolf", "cards": {str(n): 1 for n in range(100)}}, "cards"),
        ({"faction": "kingwolf", "wings": 2}, "asked.wings"),
    ],
)
def test_what_makes_no_sense_is_refused_by_name(asked: dict[str, Any], field: str) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.consult("deck", asked)
    assert refused.value.field == field


@pytest.mark.parametrize("name", list(GAMES))
def test_nobody_tells_what_nobody_knows(name: str) -> None:
    with pytest.raises(BadOption):
        GAMES[name].consult("weather", {})
