"""The report of a training: modes are put together by what they weigh, and the page needs nobody else."""

import re
from typing import Any

import pytest

from baffe.learn.judging import overall, pooled
from baffe.learn.report import page, pictures
from baffe.texts import text


def judged(positions: int, predicted: float, real: float) -> dict[str, Any]:
    return {"tenths": [{"tenth": 4, "positions": positions, "predicted": predicted, "real": real}]}


def mode(level: dict[str, Any]) -> dict[str, Any]:
    about = {"level": "titan", "round": 0, "losses": [0.6, 0.5]}
    return {"rounds": [about], "titan": level, "tactician": level}


REPORT: dict[str, Any] = {
    "plan": {"game": "tokyo", "seed": 1},
    "modes": {"tokyo-2": mode(judged(300, 0.42, 0.40)), "tokyo-3": mode(judged(100, 0.46, 0.56))},
}


def test_tenths_of_all_modes_are_weighed_by_their_positions() -> None:
    row = {"tenth": 4, "positions": 400, "predicted": 0.43, "real": 0.44}
    assert pooled(REPORT["modes"], "titan") == [row]
    assert overall(REPORT["modes"], "titan") == {"positions": 400, "worst": 0.01, "tenths": [row]}


@pytest.mark.prove
def test_the_report_has_a_chart_of_values_and_one_of_losses() -> None:
    def words(id: str, **values: Any) -> str:
        return text("fr", id, **values)

    html = page(REPORT, pictures(REPORT, words), words)
    assert html.count("<svg") == 2 and "+1.0" in html and text("fr", "train-real") in html
    assert "<script" not in html and not re.search(r"(src|href)=", html.replace("xlink:href", ""))
