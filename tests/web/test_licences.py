"""The page carries the licences of all that it is made of."""

import json
import re
from pathlib import Path

from tests.web.serving import Serving

ABOUT = Path(__file__).parents[2] / "web/src/screens/About.svelte"


def test_the_licences_are_one_request_away_and_the_about_screen_names_every_package(tmp_path: Path) -> None:
    with Serving(tmp_path) as serving, serving.guest() as guest:
        text = guest.http.get("/licences.txt").text
        names = json.loads(guest.http.get("/packages.json").text)
    assert "svelte" in names
    for name in [*names, "litestar", "sqlalchemy"]:
        assert re.search(rf"^{re.escape(name)} [\d.]+ \(.+\)$", text, re.MULTILINE), name
    shown = ABOUT.read_text("utf-8").lower()
    assert [name for name in names if f'what: "{name}"' not in shown] == []
