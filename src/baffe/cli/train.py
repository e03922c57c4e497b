"""The command `train`: from nothing to weights for the levels that think ahead."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from baffe.cli.speech import Language, complain, language_of_environment, named_refusals
from baffe.cli.terminal.drawing import console_for_people
from baffe.texts import text

ALL = "all"  # instead of a game


def train(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    out: Annotated[Path, typer.Option("--out", metavar="DIR")],
    mode: Annotated[list[str] | None, typer.Option("--mode", metavar="NAME", show_default=False)] = None,
    seed: Annotated[int, typer.Option("--seed", min=0, metavar="N")] = 1,
    games: Annotated[int | None, typer.Option("--games", min=10, metavar="N", show_default=False)] = None,
    rounds: Annotated[int | None, typer.Option("--rounds", min=0, max=7, metavar="N", show_default=False)] = None,
    round_games: Annotated[int | None, typer.Option("--round-games", min=10, metavar="N", show_default=False)] = None,
    odds_games: Annotated[int | None, typer.Option("--odds-games", min=10, metavar="N", show_default=False)] = None,
    unseen_games: Annotated[int | None, typer.Option("--unseen-games", min=10, metavar="N", show_default=False)] = None,
    epochs: Annotated[int | None, typer.Option("--epochs", min=1, metavar="N", show_default=False)] = None,
    workers: Annotated[int | None, typer.Option("--workers", min=1, metavar="N", show_default=False)] = None,
    on: Annotated[str, typer.Option("--on", metavar="ray[:ADDRESS]", show_default=False)] = "",
    resume: Annotated[bool, typer.Option("--resume")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Annotated[Language | None, typer.Option("--lang", metavar="fr|en", show_default=False)] = None,
) -> None:
    from baffe.arena.crew import checked_place
    from baffe.games import GAMES
    from baffe.games.registry import PLUGS
    from baffe.learn.training import Plan, opened
    from baffe.learn.training import train as carry_out

    language = lang or language_of_environment()
    amounts = {
        "games": games,
        "rounds": rounds,
        "round_games": round_games,
        "odds_games": odds_games,
        "unseen_games": unseen_games,
        "epochs": epochs,
    }
    given: dict[str, Any] = {name: number for name, number in amounts.items() if number is not None}
    with named_refusals(language):
        names = [name for name in GAMES if GAMES[name].search().modes()] if game == ALL else [game]
        plans: dict[Path, Plan] = {}
        for name in names:
            modes = chosen_modes(name, mode or [])
            plug = PLUGS[name]
            courses = {it: replace(plug.courses.get(it, plug.course), **given) for it in modes}
            plan = Plan(name, modes, seed, courses)
            plans[out / name if game == ALL else out] = plan
        checked_place(on)
        opened(out, plans, resume)
        console = console_for_people()
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        with Progress(*columns, console=console, transient=True, disable=as_json) as bar:
            task = bar.add_task("", total=None)

            def show(title: str, done: int, total: int) -> None:
                bar.update(task, description=title, completed=done, total=total)
                if done == total and not (console.is_terminal or as_json):  # in a file, a line for each piece
                    console.print(title)

            reports: dict[str, Any] = {}
            drawn = True
            for folder, plan in plans.items():
                reports[plan.game] = carry_out(plan, folder, workers or 0, show, on)
                drawn = draw(reports[plan.game], folder, language) and drawn
    if not drawn:
        complain(text(language, "train-no-lab"))
    if as_json:
        print(json.dumps(reports if game == ALL else reports[game], indent=2))
        return
    for report in reports.values():
        for name, told in report["modes"].items():
            for level in ("tactician", "titan"):
                console.print(text(language, "train-level", level=level, mode=name, **figures(told[level])))
        for level, told in report["levels"].items():
            console.print(text(language, "train-game", level=level, game=report["plan"]["game"], **figures(told)))
    console.print(text(language, "train-done", folder=str(out)))


def draw(report: dict[str, Any], folder: Path, language: str) -> bool:
    """The report for people beside the one for programs, and its charts; False where Altair is not there to draw."""
    from baffe.learn.report import page, pictures

    def words(id: str, **values: Any) -> str:
        return text(language, id, **values)

    try:
        charts = pictures(report, words)
    except ImportError:
        return False
    for name, chart in charts.items():
        (folder / f"{name}.svg").write_text(chart, encoding="utf-8")
    (folder / "report.html").write_text(page(report, charts, words), encoding="utf-8")
    return True


def chosen_modes(game: str, wanted: list[str]) -> tuple[str, ...]:
    """Those of the game that were asked for, else all."""
    from baffe.games import GAMES
    from baffe.kernel.refusal import BadOption, UnknownGame

    if game not in GAMES:
        raise UnknownGame("game", f"{game!r} is none of {', '.join([*GAMES, ALL])}")
    known = GAMES[game].search().modes()
    if not known:
        raise BadOption("game", f"nothing can be learned of {game} yet")
    for name in wanted:
        if name not in known:
            raise BadOption("mode", f"{name!r} is none of {', '.join(known)}")
    return tuple([name for name in known if not wanted or name in wanted])


def figures(judged: dict[str, Any]) -> dict[str, str]:
    found = {"worst": f"{100 * judged['worst']:.1f}", "positions": str(judged["positions"])}
    return {**found, "auc": f"{judged['auc']:.3f}"} if "auc" in judged else found
