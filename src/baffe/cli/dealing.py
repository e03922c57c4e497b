"""From what stands on the command line to the options of a deal: what a game's rules offer, and its look adds."""

from typing import Any, Final

from typer.core import TyperCommand

from baffe import BadOption
from baffe.cli.flags import NO, YES, Flag, taken
from baffe.cli.speech import language_of
from baffe.cli.terminal.look import look_of
from baffe.games import GAMES, PLUGS
from baffe.games.registry import FIRST
from baffe.kernel.game import Game
from baffe.texts import has_text, text

GIVEN: Final = "baffe.given"  # under which a command finds its flags
GAME: Final = "baffe.game"
LANGUAGE: Final = "baffe.language"
NAMES: Final = "NAME,…"
FIGURE: Final = "monster"  # what --monster asks for where the seats of a game are just numbered


class DealCommand(TyperCommand):
    """A command that deals a game, with the flags of the game that it names."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        game = next((argument for argument in args if argument in PLUGS), FIRST)
        ctx.meta[GAME], ctx.meta[LANGUAGE] = game, language_of(args)
        ctx.meta[GIVEN], left = taken(flags_of(game), args, ctx.fail)
        return super().parse_args(ctx, left)

    def format_options(self, ctx: Any, formatter: Any) -> None:
        super().format_options(ctx, formatter)
        game, language = ctx.meta[GAME], ctx.meta[LANGUAGE]
        rows = [(flag.typed, about(flag, game, language)) for flag in flags_of(game) if not flag.hidden]
        if rows:
            with formatter.section(f"Options ({text(language, f'{game}-name')})"):
                formatter.write_dl(rows)


def about(flag: Flag, game: str, language: str) -> str:
    """The help of a flag: the game's own, or that of all games, or what a lobby calls the option."""
    ids = (f"{game}-flag-{flag.name}", f"help-flag-{flag.name}", f"{game}-option-{flag.name}")
    id = next((id for id in ids if has_text(language, id)), "")
    return text(language, id) if id else ""


def flags_of(game: str) -> tuple[Flag, ...]:
    """Figures, what each seat chooses, rivals, settings and switches of the rules; then those of the look."""
    rules = GAMES[game]
    found = [Flag(PLUGS[game].figures or FIGURE, NAMES, hidden=not rules.figures())]
    found += [Flag(choice.name.removesuffix("s"), NAMES) for choice in rules.seat_choices()]
    if rules.rivals() and is_counted(rules):
        found += [Flag("solo", "N"), Flag("level", "|".join([rival.name for rival in rules.rivals()]))]
    elif rules.rivals():
        found += [Flag("solo"), Flag("hard", hidden=len(rules.rivals()) < 2)]
    found += [Flag(setting.name, "|".join(setting.values)) for setting in rules.settings()]
    found += [Flag(switch.name, usual=switch.usual) for switch in rules.switches()]
    return (*found, *look_of(game).flags)


def is_counted(rules: Game) -> bool:
    """Whether one may choose how many rivals there are."""
    return any([rules.fewest_seats(rival.options) <= max(rival.seats) for rival in rules.rivals()])


def wanted(
    game: str, given: dict[str, str], seats: int | None, modules: list[str] | None
) -> tuple[int, dict[str, Any]]:
    """How many play, and the options of the deal; raises BadOption."""
    look = look_of(game)
    rules = GAMES[game]
    options = wanted_modules(game, modules)
    options |= wanted_rival(rules, given)
    count = seats or PLUGS[game].usual_seats or rules.most
    if "solo" in given and is_counted(rules):
        count = wanted_opponents(rules, given["solo"], seats) + 1
    figures = wanted_figures(game, given, count, options.get("modules", []))
    options = rules.with_figures(options, figures)
    options = rules.with_choices(options, wanted_choices(rules, given, count))
    options |= {setting.name: given[setting.name] for setting in rules.settings() if setting.name in given}
    options |= {switch.name: given[switch.name] == YES for switch in rules.switches() if switch.name in given}
    return count, look.wanted(given, options, count)


def listed(field: str, names: str, seats: int) -> list[str]:
    """Names for the first seats, as ids."""
    found = [name.strip().lower().replace(" ", "_").replace("-", "_") for name in names.split(",") if name.strip()]
    if len(found) > seats:
        raise BadOption(field, f"{len(found)} names do not fit {seats} seats")
    return found


def wanted_figures(game: str, given: dict[str, str], seats: int, modules: list[str]) -> list[str | None]:
    """A figure for each of the first seats; None for the others."""
    field = PLUGS[game].figures or FIGURE
    known = GAMES[game].figures(tuple(modules))
    names: list[str | None] = []
    for name in listed(field, given.get(field, ""), seats):
        id = next((id for id in known if id.replace("_", "") == name.replace("_", "")), None)
        if id is None:
            raise BadOption(field, f"{name!r} is none of {', '.join(known)}" if known else f"{game} has none")
        names.append(id)
    return names + [None] * (seats - len(names))


def wanted_choices(rules: Game, given: dict[str, str], seats: int) -> list[dict[str, str]]:
    """What the first seats have chosen beside their figures."""
    chosen: list[dict[str, str]] = [{} for _ in range(seats)]
    for choice in rules.seat_choices():
        field = choice.name.removesuffix("s")
        for seat, name in enumerate(listed(field, given.get(field, ""), seats)):
            chosen[seat][choice.name] = name
    return chosen


def wanted_modules(game: str, modules: list[str] | None) -> dict[str, Any]:
    """As an option of a deal; none at all when none was asked for."""
    names = [name.strip().lower() for name in modules or []]
    known = GAMES[game].modules()
    for name in names:
        if name not in known:
            raise BadOption("module", f"{name!r} is none of {', '.join(known)}" if known else f"{game} has none")
    return {"modules": names} if names else {}


def wanted_rival(rules: Game, given: dict[str, str]) -> dict[str, Any]:
    """A rival that nobody plays, as an option of a deal."""
    rivals = rules.rivals()
    for field in ("hard", "level"):
        if field in given and given.get("solo", NO) == NO:
            raise BadOption(field, "makes sense only with --solo")
    if given.get("solo", NO) == NO:
        return {}
    if "level" not in given:
        return rivals[-1 if given.get("hard") == YES else 0].options
    for rival in rivals:
        if rival.name == given["level"]:
            return rival.options
    raise BadOption("level", f"{given['level']!r} is none of {', '.join([rival.name for rival in rivals])}")


def wanted_opponents(rules: Game, number: str, seats: int | None) -> int:
    """How many rivals there are."""
    most = rules.most - 1
    if not number.isascii() or not number.isdigit() or not 1 <= int(number) <= most:
        raise BadOption("solo", f"{number!r} is not a number of opponents from 1 to {most}")
    if seats is not None and seats != int(number) + 1:
        raise BadOption("seats", f"{number} opponents and you are {int(number) + 1}, not {seats}")
    return int(number)
