"""The report of a training as one HTML file: how losses fell, and whether values come true. No script, no host."""

from html import escape
from importlib import import_module
from typing import Any

from baffe.arena.report import Words, drawn, table, whole

LEVELS = ("tactician", "titan")


def pooled(report: dict[str, Any], level: str) -> list[dict[str, Any]]:
    """Predicted and real shares by tenths, over all modes of the game."""
    rows: list[dict[str, Any]] = []
    for tenth in range(10):
        inside = [
            row for told in report["modes"].values() for row in told[level]["tenths"] if row["tenth"] == tenth
        ]  # fmt: skip
        count = sum([row["positions"] for row in inside])
        if count:
            said, came = [sum([row[key] * row["positions"] for row in inside]) / count for key in ("predicted", "real")]
            rows.append({"tenth": tenth, "positions": count, "predicted": round(said, 4), "real": round(came, 4)})
    return rows


def page(report: dict[str, Any], words: Words) -> str:
    """The whole file; raises ImportError where Altair is not installed."""
    title = words("train-title", game=report["plan"]["game"], seed=str(report["plan"]["seed"]))
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<h2>{escape(words('train-calibration'))}</h2>",
        calibration_chart(report, words),
        *[calibration_table(report, level, words) for level in LEVELS],
        f"<h2>{escape(words('train-losses'))}</h2>",
        losses_chart(report, words),
    ]
    return whole(title, parts)


def calibration_chart(report: dict[str, Any], words: Words) -> str:
    """On the line what is said happens as often as it is said."""
    rows = [
        {"level": level, "predicted": 100 * row["predicted"], "real": 100 * row["real"]}
        for level in LEVELS
        for row in pooled(report, level)
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
    return drawn(chart.properties(width=320, height=320))


def calibration_table(report: dict[str, Any], level: str, words: Words) -> str:
    rows = [
        [
            level,
            f"{100 * row['predicted']:.1f}",
            f"{100 * row['real']:.1f}",
            f"{100 * (row['real'] - row['predicted']):+.1f}",
            str(row["positions"]),
        ]
        for row in pooled(report, level)
    ]
    heads = ("level-name", "predicted", "real", "difference", "positions")
    return table([words(f"train-{id}") for id in heads], rows, 1)


def losses_chart(report: dict[str, Any], words: Words) -> str:
    """A line for each net, over its epochs."""
    rows = [
        {"net": f"{mode}, {told['level']} {told['round']}", "mode": mode, "epoch": epoch + 1, "loss": loss}
        for mode, course in report["modes"].items()
        for told in course["rounds"]
        for epoch, loss in enumerate(told["losses"])
    ]
    altair: Any = import_module("altair")
    chart = altair.Chart(altair.Data(values=rows)).mark_line(point=True)
    return drawn(
        chart.encode(
            x=altair.X("epoch:O", title=words("train-epoch"), axis=altair.Axis(labelAngle=0)),
            y=altair.Y("loss:Q", scale=altair.Scale(zero=False), title=words("train-loss")),
            color=altair.Color("net:N", title=None, legend=altair.Legend(symbolLimit=60, labelLimit=260)),
        ).properties(width=420, height=300)
    )
