"""King of Tokyo, registered."""

from typing import Final

from baffe.games.plug import Bench, Plug

TOKYO: Final = Plug(
    name="tokyo",
    game="baffe.games.tokyo.game:Tokyo",
    texts="baffe.texts:{language}/tokyo",
    wording="baffe.texts.tokyo:TokyoWording",
    look="baffe.cli.terminal.tokyo:TokyoLook",
    bots={"simple": "baffe.bots.simple_tokyo:SimpleTokyo"},
    usual_seats=4,
    figures="monster",
    bench=Bench(seats=(2, 4, 6), compared=4),
    page=True,
)
