"""King of Tokyo with one idea; in everything else they answer as `simple` does."""

from typing import Any, ClassVar

from baffe.bots.simple_tokyo import NUMBERS, SimpleTokyo


class AllSmashes(SimpleTokyo):
    """Keeps smashes and nothing else, whoever they strike."""

    name: ClassVar[str] = "all_smashes"

    def _kept(self, dice: list[str], view: dict[str, Any], me: dict[str, Any]) -> list[str]:
        return ["smash"] * dice.count("smash")


class AllStars(SimpleTokyo):
    """Keeps the number of which it has most, and nothing else."""

    name: ClassVar[str] = "all_stars"

    def _kept(self, dice: list[str], view: dict[str, Any], me: dict[str, Any]) -> list[str]:
        best = max(NUMBERS, key=lambda face: (dice.count(face), face))
        return [best] * dice.count(best)


class AllEnergy(SimpleTokyo):
    """Keeps energy and nothing else: it wants to win with cards."""

    name: ClassVar[str] = "all_energy"

    def _kept(self, dice: list[str], view: dict[str, Any], me: dict[str, Any]) -> list[str]:
        return ["energy"] * dice.count("energy")


class AlwaysFlees(SimpleTokyo):
    """Leaves Tokyo whenever it is asked."""

    name: ClassVar[str] = "always_flees"

    def _should_flee(self, view: dict[str, Any], me: dict[str, Any]) -> bool:
        return True


class AlwaysStays(SimpleTokyo):
    """Never leaves Tokyo."""

    name: ClassVar[str] = "always_stays"

    def _should_flee(self, view: dict[str, Any], me: dict[str, Any]) -> bool:
        return False
