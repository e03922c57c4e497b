"""The games, as the service asks for them: the only place that knows where they are registered."""

from typing import Any

from baffe.bots import USUAL, bot_class, offered
from baffe.games import GAMES, PLUGS
from baffe.kernel.game import Game, SeatChoice
from baffe.kernel.refusal import UnknownGame
from baffe.service import wire
from baffe.service.errors import ServiceError
from baffe.service.lobby import FIGURE, Lobby, LobbySeat, SeatChoices
from baffe.service.people import Guest, clean_name
from baffe.session import GameSession
from baffe.session.clashes import clashes_of
from baffe.session.dealing import seats_for, setup_of


def is_known(name: str) -> bool:
    return name in GAMES


def find_game(name: str) -> Game:
    if not is_known(name):
        raise UnknownGame("game", f"{name!r} is none of {', '.join(GAMES)}")
    return GAMES[name]


def all_games() -> list[wire.GameInfo]:
    """The games that a lobby offers."""
    return [_game_info(game) for game in GAMES.values()]


def seat_choices(game: Game, options: dict[str, Any]) -> SeatChoices:
    """What can be chosen for each seat under these options; a deal checks the options themselves."""
    modules = options.get("modules")
    figures = game.figures(tuple(modules) if isinstance(modules, list) else ())
    return {FIGURE: SeatChoice(FIGURE, figures, True), **{choice.name: choice for choice in game.seat_choices()}}


def deal(game: Game, lobby: Lobby, seed: int) -> GameSession:
    """The first moment of a game for the seats of this lobby; raises Refused where it cannot begin like this."""
    figures, choices = [seat.figure for seat in lobby.seats], [seat.choices for seat in lobby.seats]
    return GameSession(game, setup_of(game, lobby.options, figures, choices, seed), game.rules)


def bot_of(game: Game, name: str) -> str:
    """A bot that this game has; the usual one where none is named."""
    try:
        bot_class(game.name, name or USUAL)
    except ValueError as error:
        raise ServiceError("bad_wish", "bot", str(error)) from error
    return name or USUAL


def _game_info(game: Game) -> wire.GameInfo:
    usual = game.figures()
    added = {module: [it for it in game.figures((module,)) if it not in usual] for module in game.modules()}
    return wire.GameInfo(
        game.name, game.fewest, game.most, PLUGS[game.name].usual_seats, list(usual),
        {module: more for module, more in added.items() if more},
        list(game.modules()), list(offered(game.name)),
        [wire.SwitchInfo(it.name, it.usual) for it in game.switches()],
        [
            wire.RivalInfo(it.name, it.seats[0], it.options, list(it.seats), game.lesson(it.options) is not None)
            for it in game.rivals()
        ],
        game.lesson({}) is not None,
        [wire.SettingInfo(it.name, list(it.values), it.usual, it.solo) for it in game.lobby_settings()],
        [wire.SeatChoiceInfo(it.name, list(it.values), it.unique) for it in game.seat_choices()],
        [wire.ClashInfo(*one, *other) for one, other in clashes_of(game)],
        game.largest_data,
    )  # fmt: skip


def new_lobby(guest: Guest, request: wire.Open, game: Game) -> Lobby:
    """The lobby of a new table as its host wants it; refused where no game could be dealt for it."""
    offered, wanted = seat_choices(game, request.options), list(request.seats)
    count = seats_for(game, request.options, len(wanted))
    wanted += [wire.SeatWish("open")] * (count - len(wanted))
    by_rule = game.rule_driven(request.options, count)
    if not game.fewest <= count <= game.most:
        raise ServiceError("bad_wish", "seats", f"{request.game} is for {game.fewest} to {game.most}, not {count}")
    if len([seat for seat in wanted if seat.kind == "me"]) > 1:
        raise ServiceError("bad_wish", "seats", "one seat is for the host, others of this device are called device")
    if any([number in by_rule and seat.kind == "me" for number, seat in enumerate(wanted)]):
        raise ServiceError("bad_wish", "seats", "the host cannot have a seat that nobody plays")
    lobby = Lobby(guest.id, [], timer=request.timer, pace=request.pace, guided=request.guided, options=request.options)
    for number, seat in enumerate(wanted):
        lobby.seats.append(_first_holder(lobby, game, guest, seat, request.name, number in by_rule))
        lobby.choose(number, {FIGURE: seat.figure, **seat.choices}, offered)
    lobby.set_rule_seats(by_rule)
    deal(game, lobby, 0)  # options that make no sense are refused before anybody is invited
    return lobby


def _first_holder(lobby: Lobby, game: Game, guest: Guest, wanted: wire.SeatWish, name: str, by_rule: bool) -> LobbySeat:
    match "open" if by_rule else wanted.kind:
        case "me":  # whoever plays at once need not have a name
            name = wanted.name or name
            return LobbySeat("person", guest.id, lobby.free_name(clean_name(name)) if name.strip() else "")
        case "device":
            return LobbySeat("person", guest.id, lobby.free_name(clean_name(wanted.name)))
        case "bot":
            return LobbySeat("bot", bot=bot_of(game, wanted.bot))
        case _:
            return LobbySeat("open")
