"""The report of a meet as one HTML file: tables and charts, drawn beforehand; it needs no script and no host."""

from collections.abc import Callable
from html import escape
from importlib import import_module
from typing import Any, Final

STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: #1d1b2e; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2rem; }
table { border-collapse: collapse; margin-bottom: 1.5rem; }
td, th { padding: .3rem .8rem; border-bottom: 1px solid #ddd; text-align: left; }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; }
svg { max-width: 100%; height: auto; overflow: visible; }
.bad { color: #a3142a; }
"""
Words = Callable[..., str]  # an id of a text and its values -> the text


def page(result: dict[str, Any], words: Words) -> str:
    """The whole file; raises ImportError where Altair is not installed."""
    title = words(
        "arena-title", game=result["game"], seats=result["seats"], games=result["games"], seed=str(result["seed"])
    )
    parts = [f"<h1>{escape(title)}</h1>", shares_chart(result, words), shares_table(result, words)]
    if result["ratings"]:
        parts += [
            f"<h2>{escape(words('arena-ratings'))}</h2>", ratings_chart(result, words), ratings_table(result, words),
        ]  # fmt: skip
    parts += faults(result, words)
    parts.append(f"<p>{escape(words('arena-hash', hash=result['hash']))}</p>")
    return whole(title, parts)


def whole(title: str, parts: list[str]) -> str:
    """The file around what it tells."""
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head>\n'
        f"<body>\n{body}\n</body></html>\n"
    )


def shares_chart(result: dict[str, Any], words: Words) -> str:
    """Each match with its interval, and what would be fair."""
    rows = [
        {
            "match": f"{row['one']} – {row['against']}" + (f" ×{row['times']}" if row["times"] > 1 else ""),
            "share": 100 * row["share"],
            "low": 100 * row["low"],
            "high": 100 * row["high"],
            "fair": 100 * row["fair"],
        }
        for row in result["matches"]
    ]
    altair: Any = import_module("altair")
    scale = altair.Scale(domain=[0, 100])
    base = altair.Chart(altair.Data(values=rows)).encode(y=altair.Y("match:N", title=None, sort=None))
    bars = base.mark_rule(strokeWidth=3, color="#6c5ce7").encode(
        x=altair.X("low:Q", scale=scale, title=words("arena-share")), x2="high:Q"
    )
    points = base.mark_point(filled=True, size=80, color="#2d1b69").encode(x="share:Q")
    fair = base.mark_tick(color="#e17055", thickness=2).encode(x="fair:Q")
    return figure(svg_of((bars + points + fair).properties(width=480)))


def ratings_chart(result: dict[str, Any], words: Words) -> str:
    rows = [
        {"name": name, "mu": it["mu"], "low": it["mu"] - 2 * it["sigma"], "high": it["mu"] + 2 * it["sigma"]}
        for name, it in result["ratings"].items()
    ]
    altair: Any = import_module("altair")
    order = altair.EncodingSortField(field="mu", order="descending")
    base = altair.Chart(altair.Data(values=rows)).encode(y=altair.Y("name:N", title=None, sort=order))
    zero = altair.Scale(zero=False)
    bars = base.mark_rule(strokeWidth=3, color="#00b894").encode(
        x=altair.X("low:Q", scale=zero, title=words("arena-rating")), x2="high:Q"
    )
    points = base.mark_point(filled=True, size=80, color="#00523f").encode(x=altair.X("mu:Q", scale=zero))
    return figure(svg_of((bars + points).properties(width=480)))


def svg_of(chart: Any) -> str:
    picture: str = import_module("vl_convert").vegalite_to_svg(chart.to_json())
    return picture


def figure(picture: str) -> str:
    """A chart inside the page."""
    return f"<figure>{picture}</figure>"


def shares_table(result: dict[str, Any], words: Words) -> str:
    rows = [
        [
            row["one"],
            row["against"] + (f" ×{row['times']}" if row["times"] > 1 else ""),
            f"{100 * row['share']:.1f}",
            f"{100 * row['low']:.1f} – {100 * row['high']:.1f}",
            str(row["games"]),
        ]
        for row in result["matches"]
    ]
    return table([words(f"arena-{id}") for id in ("one", "against", "share", "interval", "games")], rows, 2)


def ratings_table(result: dict[str, Any], words: Words) -> str:
    rows = [
        [name, f"{it['mu']:.1f}", f"{it['sigma']:.1f}", f"{result['times'].get(name, {}).get('milliseconds', 0):.3f}"]
        for name, it in sorted(result["ratings"].items(), key=lambda item: -item[1]["mu"])
    ]
    return table([words(f"arena-{id}") for id in ("one", "rating", "sigma", "time")], rows, 1)


def table(heads: list[str], rows: list[list[str]], left: int) -> str:
    """`left`: columns of words; the others hold numbers."""

    def cells(tag: str, row: list[str]) -> str:
        kinds = ["" if i < left else ' class="n"' for i in range(len(row))]
        return "".join([f"<{tag}{kind}>{escape(cell)}</{tag}>" for kind, cell in zip(kinds, row, strict=True)])

    lines = "".join([f"<tr>{cells('td', row)}</tr>\n" for row in rows])
    return f"<table><thead><tr>{cells('th', heads)}</tr></thead>\n<tbody>{lines}</tbody></table>"


def faults(result: dict[str, Any], words: Words) -> list[str]:
    told = [
        words("arena-fault", name=name, count=row["count"], reasons="; ".join(row["reasons"]))
        for name, row in result["faults"].items()
    ]
    return [f'<p class="bad">{escape(line)}</p>' for line in told]
