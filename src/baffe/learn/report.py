"""The report of a training as one HTML file: how losses fell, and whether values come true. No script, no host."""

from html import escape
from importlib import import_module
from typing import Any, Final

from baffe.arena.report import Words, figure, svg_of, table, whole
from baffe.learn.judging import LEVELS, pooled

MODES_A_ROW: Final = 3


def page(report: dict[str, Any], charts: dict[str, str], words: Words) -> str:
    """The whole file, with its charts as `pictures` draws them."""
    title = words("train-title", game=report["plan"]["game"], seed=str(report["plan"]["seed"]))
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<h2>{escape(words('train-calibration'))}</h2>",
        figure(charts["calibration"]),
        *[calibration_table(report, level, words) for level in LEVELS],
        f"<h2>{escape(words('train-losses'))}</h2>",
        f"<p>{escape(words('train-losses-told'))}</p>",
        figure(charts["losses"]),
    ]
    return whole(title, parts)


def pictures(report: dict[str, Any], words: Words) -> dict[str, str]:
    """The charts by themselves, as SVG; raises ImportError where Altair is not installed."""
    return {"calibration": calibration_chart(report, words), "losses": losses_chart(report, words)}


def calibration_chart(report: dict[str, Any], words: Words) -> str:
    """On the line what is said happens as often as it is said."""
    rows = [
        {"level": level, "predicted": 100 * row["predicted"], "real": 100 * row["real"]}
        for level in LEVELS
        for row in pooled(report["modes"], level)
    ]
    altair: Any = import_module("altair")
    scale = altair.Scale(domain=[0, 100])
    line = altair.Chart(altair.Data(values=[{"at": 0}, {"at": 100}])).mark_line(color="#b2bec3")
    points = altair.Chart(altair.Data(values=rows)).mark_point(filled=True, size=70, opacity=0.8)
    chart = line.encode(x=altair.X("at:Q", scale=scale), y=altair.Y("at:Q", scale=scale)) + points.encode(
        x=altair.X("predicted:Q", scale=scale, title=words("train-predicted")),
        y=altair.Y("real:Q", scale=scale, title=words("train-real")),
        color=altair.Color("level:N", title=None),
        shape=altair.Shape("level:N", title=None),
    )
    return svg_of(chart.properties(width=320, height=320))


def calibration_table(report: dict[str, Any], level: str, words: Words) -> str:
    rows = [
        [
            level,
            f"{100 * row['predicted']:.1f}",
            f"{100 * row['real']:.1f}",
            f"{100 * (row['real'] - row['predicted']):+.1f}",
            str(row["positions"]),
        ]
        for row in pooled(report["modes"], level)
    ]
    heads = ("level-name", "predicted", "real", "difference", "positions")
    return table([words(f"train-{id}") for id in heads], rows, 1)


def losses_chart(report: dict[str, Any], words: Words) -> str:
    """A small chart for each mode, in it a line for each net, over its epochs."""
    rows = [
        {"mode": mode, "net": f"{told['level']} {told['round']}", "epoch": epoch + 1, "loss": loss}
        for mode, course in report["modes"].items()
        for told in course["rounds"]
        for epoch, loss in enumerate(told["losses"])
    ]
    altair: Any = import_module("altair")
    chart = altair.Chart(altair.Data(values=rows)).mark_line(point=True)
    lines = chart.encode(
        x=altair.X("epoch:O", title=words("train-epoch"), axis=altair.Axis(labelAngle=0)),
        y=altair.Y("loss:Q", scale=altair.Scale(zero=False), title=words("train-loss")),
        color=altair.Color("net:N", title=words("train-net")),
    ).properties(width=190, height=150)
    modes = altair.Facet("mode:N", title=None, sort=list(report["modes"]))
    return svg_of(lines.facet(facet=modes, columns=MODES_A_ROW).resolve_scale(y="independent"))
