"""What needs the packages of the extra `lab`: ratings and the report. `make prove` installs them."""

import re

import pytest

from baffe.arena.meet import entered, matches_of, play_all, summary
from baffe.arena.ratings import ratings
from baffe.arena.report import page
from baffe.texts import text

pytestmark = pytest.mark.prove


def test_ratings_follow_strength_and_the_report_needs_no_other_host() -> None:
    entrants = entered("duel", ["simple", "random"], 2, 20, {})
    matches = matches_of("duel", entrants, 2, {})
    results = play_all(matches, 20, 1, 1)
    result = summary("duel", entrants, matches, results, 1)
    result["ratings"] = ratings(matches, results)
    assert result["ratings"] == ratings(matches, results)
    assert result["ratings"]["simple"]["mu"] > result["ratings"]["random"]["mu"] + 5
    html = page(result, lambda id, **values: text("fr", id, **values))
    assert html.count("<svg") == 2 and text("fr", "arena-interval") in html
    assert "<script" not in html and not re.search(r"(src|href)=", html.replace("xlink:href", ""))
