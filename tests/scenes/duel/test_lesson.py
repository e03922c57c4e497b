"""The guided first game: the dice and the cards do what its bubbles tell."""

import baffe
from baffe import Table
from baffe.games import GAMES


def lesson() -> Table:
    scene = GAMES["duel"].lesson()
    assert scene is not None
    return baffe.scene("duel", scene)


def kinds(table: Table) -> list[str]:
    return [asked.kind for asked in table.decisions]


def test_the_first_throw_shows_three_fames() -> None:
    table = lesson()
    assert kinds(table) == ["roll"] and table.view(0)["throws_left"] == 2
    assert sorted(table.view(0)["dice"]) == ["energy", "fame", "fame", "fame", "heart", "smash"]


def test_what_is_thrown_again_shows_one_more_fame() -> None:
    table = lesson()
    table.play("keep:fame,fame,fame", 0)
    assert sorted(table.view(0)["dice"]) == ["energy", "fame", "fame", "fame", "fame", "smash"]


def test_dice_card_and_token_do_what_the_bubbles_tell_and_then_the_autobot_plays() -> None:
    table = lesson()
    table.play("stop", 0)
    while kinds(table) == ["resolve"]:
        asked = table.decision
        assert asked is not None
        table.play(asked.options[0], 0)
    mine, rival = table.view(0)["seats"]
    assert (table.view(0)["fame"], mine["hearts"], mine["energy"], rival["hearts"]) == (-1, 12, 4, 11)
    assert table.view(0)["prices"][2] == 1
    table.play("buy:photoshoot", 0)
    assert kinds(table) == ["place"]
    table.play("place:fame:-2", 0)
    seen = table.view(0)
    assert (seen["fame"], seen["seats"][0]["hearts"], seen["seats"][0]["energy"]) == (-2, 13, 3)
    assert kinds(table) == ["buy"]
    told = table.told
    table.play("done", 0)
    rolled = [event for event in table.events(0, told) if event["type"] == "rolled" and event["seat"] == 1]
    assert rolled and table.outcome is None
    assert {"fame", "energy", "smash", "heart"} <= set(rolled[0]["dice"])
