"""Heavy Hitters by rule of thumb: units to buildings, guns to where they do most, tags before all, Energy not wasted."""

from typing import ClassVar, Final

from baffe.bots.bot import Bot, Eyes
from baffe.bots.heavy import answering, going, keeping
from baffe.bots.heavy.firing import NEVER, Wish, best_orders, hit_chance, pain, shot_worth, tag_plans, wishes_of
from baffe.bots.heavy.firing import worths_from
from baffe.bots.heavy.look import Look, Style
from baffe.games.heavy_hitters.combat import Act
from baffe.games.heavy_hitters.data.entries import UNITS
from baffe.games.heavy_hitters.deploying import Place
from baffe.games.heavy_hitters.moving import MoveUnit, Shift
from baffe.games.heavy_hitters.squad import HH, RECON, RESERVE
from baffe.games.heavy_hitters.table import HeavyTable
from baffe.games.heavy_hitters.words import FACE_WORDS, FIRE_WORDS
from baffe.kernel.agenda import Decision, Step
from baffe.kernel.seat import Seat

BATTERY: Final = "s_battery"
