"""What the dice bring as they are, as the roller is told before it stops: spaces, powers and cards are all in it."""

from typing import Any

from baffe.kernel.forecast import forecast_of
from tests.scenes.duel.support import GIGAZAUR, KITTY, duel, on, owning, quiet

MEKA = {"monster": "meka_dragon"}


def brings(dice: str, me: dict[str, Any] = GIGAZAUR, rival: dict[str, Any] = KITTY, **scene: Any) -> Any:
    return forecast_of(duel(me, rival, dice=dice, **scene), 0)


def test_every_group_of_dice_in_whatever_order() -> None:
    found = brings("smash smash energy fame fame fame")
    assert found == {"pull:fame": [1, 1], "energy": [1, 1], "hit@1": [2, 2]}


def test_what_lies_on_the_spaces_of_a_pull_is_counted() -> None:
    plain = brings("fame fame fame fame destruction destruction")
    assert plain == {"pull:fame": [2, 2]}
    token = {"tiger": on("fame", -1)}
    found = brings("fame fame fame fame destruction destruction", buzz=token)
    assert found["pull:fame"] == [2, 2] and len(found) > 1


def test_a_card_that_adds_a_smash_is_counted() -> None:
    assert brings(quiet("smash"), owning("acid_attack")) == {"hit@1": [2, 2]}


def test_a_power_that_must_be_used_is_certain_and_one_that_may_be_declined_is_not() -> None:
    assert brings(quiet("special special"), KITTY, GIGAZAUR) == {"energy": [2, 2]}
    found = brings(quiet("special special"))
    assert found == {"pull:fame": [0, 1], "pull:destruction": [0, 1]}
    assert brings(quiet("special special smash"), MEKA) == {"hit@1": [0, 2]}


def test_what_the_dice_cost_is_told_too() -> None:
    assert brings("smash smash smash smash fame heart", owning("natural_selection", hearts=9)) == {"fall@0": [1, 1]}


def test_a_pull_that_wins() -> None:
    found = brings("fame fame fame destruction destruction heart", fame=-6)
    assert found["win"] == [1, 1]
