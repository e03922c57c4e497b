"""The games, as the service asks for them: the only place that knows where they are registered."""

from typing import Any

from baffe.bots import BOTS
from baffe.games import GAMES
from baffe.kernel.game import Game, SeatChoice
from baffe.kernel.refusal import UnknownGame
from baffe.service import wire
from baffe.service.lobby import Lobby, SeatChoices
from baffe.service.lobby_seat import FIGURE
from baffe.session.entries import Setup
from baffe.session.session import GameSession


def is_known(name: str) -> bool:
    return name in GAMES


def find_game(name: str) -> Game:
    if not is_known(name):
        raise UnknownGame("game", f"{name!r} is none of {', '.join(GAMES)}")
    return GAMES[name]


def all_games() -> list[wire.GameInfo]:
    return [_game_info(game) for game in GAMES.values()]


def seat_choices(game: Game, options: dict[str, Any]) -> SeatChoices:
    """What can be chosen for each seat under these options; a deal checks the options themselves."""
    modules = options.get("modules")
    figures = game.figures(tuple(modules) if isinstance(modules, list) else ())
    return {FIGURE: SeatChoice(FIGURE, figures, True), **{choice.name: choice for choice in game.seat_choices()}}


def rule_seats(game: Game, options: dict[str, Any]) -> dict[int, str]:
    """The seats that follow a written rule under these options, and which rival each is."""
    return dict(game.rule_driven(options).items())


def deal(game: Game, lobby: Lobby, seed: int) -> tuple[Setup, GameSession]:
    """The first moment of a game for the seats of this lobby; raises Refused where it cannot begin like this."""
    options = game.with_figures(lobby.options, [seat.figure for seat in lobby.seats])
    options = game.with_choices(options, [seat.choices for seat in lobby.seats])
    setup = Setup(len(lobby.seats), str(seed), options)
    return setup, GameSession(game, setup, game.rules)


def _game_info(game: Game) -> wire.GameInfo:
    usual = game.figures()
    added = {module: [it for it in game.figures((module,)) if it not in usual] for module in game.modules()}
    return wire.GameInfo(
        game.name, game.fewest, game.most, list(usual), {module: more for module, more in added.items() if more},
        list(game.modules()), list(BOTS),
        [wire.SwitchInfo(it.name, it.usual, it.seats) for it in game.switches()],
        [wire.Rival(it.name, it.seats[0], it.options, list(it.seats)) for it in game.rivals()],
        game.lesson() is not None,
        [wire.SettingInfo(it.name, list(it.values), it.usual, it.seats) for it in game.settings()],
        [wire.SeatChoiceInfo(it.name, list(it.values), it.unique) for it in game.seat_choices()],
    )  # fmt: skip
