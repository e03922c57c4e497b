"""The Energy cards of the 2016 deck: 64 different ones, 66 copies, in printed order."""

from typing import Any, Final

from baffe.games.tokyo.card import Card
from baffe.games.tokyo.cards.actions import ACTIONS
from baffe.games.tokyo.cards.body import (
    ArmorPlating,
    Camouflage,
    CamouflageDice,
    EvenBigger,
    ItHasAChild,
    Jets,
    RapidHealing,
    Regeneration,
    WereOnlyMakingItStronger,
    Wings,
)
from baffe.games.tokyo.cards.dice import (
    BackgroundDweller,
    EnergyDrink,
    ExtraHead,
    GiantBrain,
    HerdCuller,
    PlotTwist,
    Probe,
    ProbeAgain,
    PsychicProbe,
    SmokeCloud,
    Stretchy,
)
from baffe.games.tokyo.cards.fame import (
    AlphaMonster,
    BatteryMonster,
    CompleteDestruction,
    Detritivore,
    EaterOfTheDead,
    EnergyHoarder,
    FreezeAgain,
    FreezeTime,
    FriendOfChildren,
    Gourmet,
    Herbivore,
    RootingForTheUnderdog,
    SolarPowered,
)
from baffe.games.tokyo.cards.ray import HealingRay, Hearts, Order
from baffe.games.tokyo.cards.smashes import (
    AcidAttack,
    Burrowing,
    FireBreathing,
    NovaBreath,
    PoisonQuills,
    PoisonSpit,
    ShrinkRay,
    SpikedTail,
    Urbavore,
)
from baffe.games.tokyo.cards.trade import (
    AlienOrigin,
    CopyPower,
    MadeInALab,
    MediaFriendly,
    Metamorph,
    Mimic,
    Opportunist,
    ParasiticTentacles,
    Sell,
    Snatch,
)
from baffe.kernel.agenda import Step

KEEPS: Final[tuple[Card, ...]] = (
    AcidAttack(),
    AlienOrigin(),
    AlphaMonster(),
    ArmorPlating(),
    BackgroundDweller(),
    Burrowing(),
    Camouflage(),
    CompleteDestruction(),
    MediaFriendly(),
    EaterOfTheDead(),
    EnergyHoarder(),
    EvenBigger(),
    ExtraHead(),
    FireBreathing(),
    FreezeTime(),
    FriendOfChildren(),
    GiantBrain(),
    Gourmet(),
    HealingRay(),
    Herbivore(),
    HerdCuller(),
    ItHasAChild(),
    Jets(),
    MadeInALab(),
    Metamorph(),
    Mimic(),
    BatteryMonster(),
    NovaBreath(),
    Detritivore(),
    Opportunist(),
    ParasiticTentacles(),
    PlotTwist(),
    PoisonQuills(),
    PoisonSpit(),
    PsychicProbe(),
    RapidHealing(),
    Regeneration(),
    RootingForTheUnderdog(),
    ShrinkRay(),
    SmokeCloud(),
    SolarPowered(),
    SpikedTail(),
    Stretchy(),
    EnergyDrink(),
    Urbavore(),
    WereOnlyMakingItStronger(),
    Wings(),
)

CARDS: Final[tuple[Card, ...]] = KEEPS + ACTIONS

BASE_DECK: Final[tuple[Card, ...]] = tuple([card for card in CARDS for _ in range(card.copies)])

CARD_STEPS: Final[tuple[type[Step[Any]], ...]] = (
    CamouflageDice, CopyPower, FreezeAgain, Hearts, Order, Probe, ProbeAgain, Sell, Snatch,
)  # fmt: skip

__all__ = ["BASE_DECK", "CARDS", "CARD_STEPS"]
