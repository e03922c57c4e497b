"""How a game begins, as those around a table want it."""

from typing import Any

from baffe.kernel.game import Game
from baffe.session.entries import GameSetup


def seats_for(game: Game, options: dict[str, Any], wanted: int) -> int:
    """How many seats a table has for so many wishes: those that nobody plays may be left out at the end of the list."""
    fewest, by_rule = game.fewest_seats(options), game.rule_driven(options)
    while wanted < fewest and wanted in by_rule:
        wanted += 1
    return wanted


def setup_of(
    game: Game, options: dict[str, Any], figures: list[str | None], choices: list[dict[str, str]], seed: int
) -> GameSetup:
    """A deal in which the seats play these figures and have chosen this."""
    with_all = game.with_choices(game.with_figures(options, figures), choices)
    return GameSetup(len(figures), str(seed), with_all)


def scene_setup(scene: dict[str, Any], seed: int) -> GameSetup:
    """A position; nobody may know what follows the dice that are loaded there."""
    return GameSetup(0, "0", {}, {**scene, "seed": seed})
