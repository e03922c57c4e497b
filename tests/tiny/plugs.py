"""The tiny games as whole games. Nothing but rules and texts is needed; Ambush brings a bot too."""

from typing import Final

from baffe.games import Plug

AMBUSH: Final = Plug(
    name="ambush",
    game="tests.tiny.ambush:Ambush",
    texts="tests.tiny:texts/{language}/ambush",
    bots={"simple": "tests.tiny.bold:BoldBot"},
    usual_seats=3,
)

HEXWALK: Final = Plug(
    name="hexwalk",
    game="tests.tiny.hexwalk:Hexwalk",
    texts="tests.tiny:texts/{language}/hexwalk",
)
