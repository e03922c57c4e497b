"""The measure of the worst guest: what is compared, what counts as too much, and that its deeds are what they say."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from tools import bench_web
from tools.webbench import verdict, worst
from tools.webbench.guest import Guest
from tools.webbench.past import Past
from tools.webbench.verdict import Measure, Round, Row, row_of
from tools.webbench.worst import Deed, Tally, storm


def felt(choices: float, pings: float = 1.0, spoiled: int = 0) -> Measure:
    return Measure(choices, pings, 300, spoiled, [Tally(10, 7, 3), Tally(5, 5, 0)])


def test_the_median_of_the_rounds_counts_and_the_worse_of_choices_and_pings() -> None:
    rounds = [Round(felt(4.0), felt(2.0)), Round(felt(90.0), felt(1.0)), Round(felt(2.0, pings=1.5), felt(2.0))]
    row = row_of("chat", rounds)
    assert (row.ratio, row.sent, row.answered, row.refused) == (2.0, 15, 12, 3) and row.is_fine


def test_whoever_makes_others_fail_is_too_much_however_quick_they_are() -> None:
    row = row_of("chat", [Round(felt(1.0, spoiled=1), felt(1.0))])
    assert row.ratio == 1.0 and not row.is_fine


def test_nobody_who_got_no_answer_counts_as_quick() -> None:
    assert verdict.p95([]) == float("inf")
    assert verdict.p95([0.001] * 94 + [0.5] * 6) == 500.0


class Nothing(Deed):
    name = "nothing"

    async def once(self) -> bool:
        return True


def test_a_deed_comes_in_a_burst_and_then_steadily_and_what_is_harmless_as_often() -> None:
    deed = Nothing(Guest(0, worst.ADDRESS), Past("", "", "", "", 0))
    tally = asyncio.run(storm(deed, 0.3, None))
    assert worst.BURST <= tally.sent <= worst.BURST + 0.3 * worst.STEADY + 1
    assert asyncio.run(storm(deed, 0.05, 7)).sent == 7


def judged(*ratios: float) -> Callable[..., list[Row]]:
    def judge(*_: Any, **__: Any) -> list[Row]:
        return [Row(f"deed {n}", 1, 1, 0, 1.0, 1.0, 1.0, 1.0, ratio, 0, 300) for n, ratio in enumerate(ratios)]

    return judge


@pytest.mark.parametrize(("ratios", "code"), [((1.9, 2.0), 0), ((1.0, 2.1), 1)])
def test_strict_fails_when_one_guest_slows_down_the_others(
    monkeypatch: pytest.MonkeyPatch, ratios: Sequence[float], code: int
) -> None:
    monkeypatch.setattr(bench_web, "judge", judged(*ratios))
    monkeypatch.setattr("sys.argv", ["bench_web", "--only", "worst", "--strict"])
    if code:
        with pytest.raises(SystemExit, match="1"):
            bench_web.main()
    else:
        bench_web.main()
