"""The games, as the service asks for them: which there are, and what their options make of a table."""

from typing import Any

from baffe import Refused
from baffe.bots import bots_of
from baffe.games import GAMES
from baffe.kernel.game import Game
from baffe.service import wire
from baffe.service.course import Beginning, Course
from baffe.service.denied import Denied
from baffe.service.lobby import Lobby


def figures_of(game: Game, options: dict[str, Any]) -> list[str]:
    """Whom one can play with these options; a deal checks the options themselves."""
    modules = options.get("modules")
    return list(game.figures(tuple(modules) if isinstance(modules, list) else ()))


def known_game(name: str) -> Game:
    if name not in GAMES:
        raise Denied("unknown_game", "game", f"{name!r} is none of {', '.join(GAMES)}")
    return GAMES[name]


def begun(game: str, beginning: Beginning) -> Course:
    """The first moment of a game; denied when it cannot begin like this."""
    try:
        return Course(game, beginning, GAMES[game].rules)
    except Refused as refused:
        raise Denied(refused.code, refused.field, refused.reason) from refused


def ruled_by(game: Game, options: dict[str, Any]) -> dict[int, str]:
    """The seats that nobody plays under these options."""
    try:
        return dict(game.rule_driven(options).items())
    except Refused as refused:
        raise Denied(refused.code, refused.field, refused.reason) from refused


def told(game: Game) -> wire.GameInfo:
    usual = game.figures()
    added = {module: [it for it in game.figures((module,)) if it not in usual] for module in game.modules()}
    return wire.GameInfo(
        game.name, game.fewest, game.most, list(usual), {module: more for module, more in added.items() if more},
        list(game.modules()), list(bots_of(game.name)),
        [wire.Switch(it.name, it.usual, it.seats) for it in game.switches()],
        [wire.Rival(it.name, it.seats[0], it.options) for it in game.rivals()], game.lesson() is not None,
    )  # fmt: skip


def dealt(game: Game, lobby: Lobby, seed: int) -> tuple[Beginning, Course]:
    """The first moment of a game for the seats of this lobby."""
    options = game.with_figures(lobby.options, [place.figure for place in lobby.seats])
    beginning = Beginning(len(lobby.seats), str(seed), options)
    return beginning, begun(game.name, beginning)
