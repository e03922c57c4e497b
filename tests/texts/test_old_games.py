"""Games that were kept long ago are still told: whatever their events cite can be looked up."""

from pathlib import Path

import pytest

from baffe.cli.chronicle import lines_of
from baffe.cli.files import read_table
from baffe.games import PLUGS
from baffe.texts import LANGUAGES
from baffe.texts.wording import wording_of

SAVES = Path(__file__).parents[1] / "saves"
KEPT = sorted([path for path in SAVES.iterdir() if path.name.endswith((".save.json", ".record.txt"))])


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.name)
def test_every_citation_of_a_kept_game_resolves(path: Path) -> None:
    table = read_table(path.read_text(encoding="utf-8"))
    events = table.events(None)
    for language in LANGUAGES:
        wording = wording_of(table.view(None), language)
        assert type(wording).__module__ == PLUGS[table.game.name].wording.partition(":")[0]
        assert [line for line in lines_of(events, wording) if not line.words] == []
        for event in events:
            cited = event["rule"] or event.get("cause")
            why = wording.why(event)
            assert cited is None or len(why) > len(cited) + 2, (cited, why)
