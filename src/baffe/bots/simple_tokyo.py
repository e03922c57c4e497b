"""King of Tokyo by rule of thumb: triples, hearts when hurt, cards that are worth their price, out of Tokyo in time."""

from typing import Any, ClassVar, Final

from baffe.bots.bot import Bot, Eyes
from baffe.kernel.agenda import Decision

NUMBERS: Final[tuple[str, ...]] = ("1", "2", "3")

# How much more (or less) than its price a card is worth to this bot; cards not named are worth their price.
WORTH: Final[dict[str, int]] = {
    "nova_breath": 2, "acid_attack": 2, "extra_head": 2, "giant_brain": 2, "regeneration": 1, "even_bigger": 2,
    "wings": 1, "armor_plating": 2, "spiked_tail": 2, "alpha_monster": 2, "poison_spit": 2, "shrink_ray": 1,
    "urbavore": 1, "friend_of_children": 1, "alien_origin": 1, "skyscraper": 3, "apartment_building": 2,
    "commuter_train": 1, "corner_store": 0, "jet_fighters": 1, "tank": 2, "national_guard": 1, "heal": -1,
    "energize": -3, "mimic": -4, "metamorph": -2, "made_in_a_lab": -2, "opportunist": -2, "parasitic_tentacles": -3,
    "psychic_probe": -1, "herd_culler": 0, "healing_ray": -2, "battery_monster": 1, "solar_powered": -1,
    "evacuation_orders": -2, "vast_storm": -2, "high_altitude_bombing": -4, "frenzy": 1, "rapid_healing": -1,
    "smoke_cloud": -1, "background_dweller": -1,
    "princess": 4, "statue_of_liberty": 3, "devil": 3, "zombie": 3, "robot": 2, "ghost": 2, "pirate": 2, "vampire": 2,
    "astronaut": 1, "witch": 1, "clown": -1, "cheerleader": -2,
}  # fmt: skip
HURTS_ITS_BUYER: Final[dict[str, int]] = {"jet_fighters": 4, "tank": 3, "national_guard": 2, "high_altitude_bombing": 3}


def points(word: str) -> int:
    return int(word.partition(":")[2])


class SimpleTokyo(Bot):
    """A sensible beginner."""

    name: ClassVar[str] = "simple"

    def choose(self, decision: Decision, eyes: Eyes) -> str:
        view = eyes.view()
        me: dict[str, Any] = view["seats"][decision.seat]
        options = decision.options
        kind = decision.kind
        if kind == "roll":
            return self._roll(options, view, me)
        if kind == "flee":
            return "flee" if self._should_flee(view, me) else "stay"
        if kind in ("buy", "snatch"):
            return self._buy(options, view, me)
        if kind == "brace":
            return self._brace(options, view["decisions"][0]["about"], me)
        if kind == "heart":
            return self._heart(options, me)
        if kind == "change":
            return self._change(options, view, me)
        if kind == "costume":
            return max(options, key=lambda word: WORTH[word.partition(":")[2]])
        if kind == "steal":
            return self._steal(options, view, me)
        if "witch:smash" in options:
            return "witch:smash"
        if kind == "again":
            return "again"
        if kind == "copy":
            return options[0]
        if kind == "order":  # in the Bay hearts do nothing unless the smashes close it
            return "first:smash" if me["place"] == "bay" else "first:heart"
        return options[-1] if options[-1] in ("done", "no") else self._decline(options)

    def _decline(self, options: tuple[str, ...]) -> str:
        for word in ("done", "no", "stop", "take"):
            if word in options:
                return word
        return options[0]

    def _roll(self, options: tuple[str, ...], view: dict[str, Any], me: dict[str, Any]) -> str:
        if "cultist:heart" in options and me["hearts"] <= 4:
            return "cultist:heart"
        dice: list[str] = view["dice"]
        keep = self._kept(dice, view, me)
        if len(keep) == len(dice):
            return "stop"
        if "cultist:roll" in options and view["rolls_left"] == 0 and me["cultists"] > 1 and len(dice) > len(keep) + 2:
            return "cultist:roll"  # the last one is for a heart
        word = "keep:" + (",".join(keep) or "none")
        return word if word in options else "stop"

    def _kept(self, dice: list[str], view: dict[str, Any], me: dict[str, Any]) -> list[str]:
        """Smashes that hit somebody, hearts that heal, energy, and the best triple in the making."""
        in_tokyo = me["place"] != "outside"
        missing = 0 if in_tokyo else 10 - me["hearts"] + me["poison"] + me["shrink"]
        prey = self._prey(view, me)
        if in_tokyo and "tower" in me and dice.count("1") == 3 or self._on_top(me) and 1 < dice.count("1") < 4:
            return ["1"] * dice.count("1")  # a fourth one claims a level
        strong = me["hearts"] >= 5 or in_tokyo
        best = self._best_number(dice, view["rolls_left"])
        kept: list[str] = []
        hearts = 0
        for face in dice:
            if face in NUMBERS:
                if face == best:
                    kept.append(face)
            elif face == "heart":
                if hearts < missing and (me["hearts"] <= 7 or best == ""):
                    hearts += 1
                    kept.append(face)
            elif face == "smash":
                if prey and strong:
                    kept.append(face)
            else:
                kept.append(face)
        return kept

    def _prey(self, view: dict[str, Any], me: dict[str, Any]) -> bool:
        """Somebody stands where smashes strike."""
        inside = me["place"] != "outside"
        return any([not s["eliminated"] and (s["place"] != "outside") != inside for s in view["seats"]])

    def _on_top(self, me: dict[str, Any]) -> bool:
        """The next level of the tower wins."""
        return me["place"] != "outside" and len(me.get("tower", [])) == 2

    def _change(self, options: tuple[str, ...], view: dict[str, Any], me: dict[str, Any]) -> str:
        """The change that helps most, if it is worth what it costs."""
        dice: list[str] = view["dice"]
        best = "done"
        most = self._result(dice, view, me)
        for word in options:
            card, _, change = word.partition(":")
            old, _, new = change.partition(">")
            if old in dice:
                changed = [*dice, new or "1"]  # the Herd Culler knows 1s only
                changed.remove(old)
                worth = self._result(changed, view, me) - (3 if card in ("stretchy", "plot_twist") else 0)
                if worth > most:
                    best = word
                    most = worth
        return best

    def _result(self, dice: list[str], view: dict[str, Any], me: dict[str, Any]) -> int:
        """What dice are worth as they lie, in halves of a star."""
        worth = dice.count("energy")
        for face in NUMBERS:
            if dice.count(face) >= 3:
                worth += 2 * (int(face) + dice.count(face) - 3)
        if me["place"] == "outside":
            worth += min(dice.count("heart"), 10 - me["hearts"] + me["poison"] + me["shrink"])
        elif "tower" in me and dice.count("1") >= 4:
            worth += 99 if self._on_top(me) else 6
        if self._prey(view, me):
            worth += dice.count("smash")
        return worth

    def _best_number(self, dice: list[str], rolls_left: int) -> str:
        best = ""
        most = 1
        for face in NUMBERS:
            count = dice.count(face)
            enough = 3 if rolls_left < 1 or face == "1" else 2
            if count >= enough and count * 2 + int(face) > most:
                best = face
                most = count * 2 + int(face)
        return best

    def _should_flee(self, view: dict[str, Any], me: dict[str, Any]) -> bool:
        """Stay while the others are unlikely to finish it before its next turn, or when 20 stars are near."""
        rivals = len([s for s in view["seats"] if not s["eliminated"]]) - 1
        near = 14 if "astronaut" in me["cards"] else 17
        if me["stars"] >= near and me["hearts"] >= 3:
            return False
        return bool(me["hearts"] <= 2 + 2 * min(rivals, 3))

    def _buy(self, options: tuple[str, ...], view: dict[str, Any], me: dict[str, Any]) -> str:
        best = ""
        most = 2
        for word in options:
            if not word.startswith("buy:") or "@" in word or word.startswith("buy:top"):
                continue
            card = word[4:]
            worth = self._worth(card, view["prices"][view["market"].index(card)], me)
            if worth > most:
                best = word
                most = worth
        mine = "done" in options  # its own buy phase: the whole market is for sale
        if best == "" and mine and "cultist:energy" in options and self._nearly_affordable(view, me):
            return "cultist:energy"
        return best or self._decline(options)

    def _worth(self, card: str, price: int, me: dict[str, Any]) -> int:
        """0 for a card that it would not have."""
        if HURTS_ITS_BUYER.get(card, 0) + 2 >= me["hearts"] or WORTH.get(card, 0) < 0:
            return 0
        return price + WORTH.get(card, 0)

    def _nearly_affordable(self, view: dict[str, Any], me: dict[str, Any]) -> bool:
        """Cultists can pay what is missing for a card that is worth more than its price."""
        for card, price in zip(view["market"], view["prices"], strict=True):
            if self._worth(card, price, me) > max(price, 2) and price <= me["energy"] + me["cultists"]:
                return True
        return False

    def _steal(self, options: tuple[str, ...], view: dict[str, Any], me: dict[str, Any]) -> str:
        """What wins the game, what kills its owner, then what is worth having."""
        best = self._decline(options)
        most = 0
        for word in options:
            if word.startswith("steal:"):
                card, _, seat = word.removeprefix("steal:").partition("@")
                worth = WORTH[card]
                if (
                    card == "astronaut"
                    and me["stars"] >= 17
                    or card == "zombie"
                    and not view["seats"][int(seat)]["hearts"]
                ):
                    worth = 9
                if worth > most:
                    best = word
                    most = worth
        return best

    def _brace(self, options: tuple[str, ...], about: dict[str, Any], me: dict[str, Any]) -> str:
        if "camouflage" in options:
            return "camouflage"
        if "wings" in options and (about["hearts"] >= 2 or about["hearts"] >= me["hearts"]):
            return "wings"
        if "cultist:heart" in options and about["hearts"] >= me["hearts"]:
            return "cultist:heart"  # tiles do not outlive their owner
        if "rapid_healing" in options and about["hearts"] >= me["hearts"]:
            return "rapid_healing"
        if (
            me["energy"] >= 8 or about["hearts"] >= me["hearts"]
        ):  # a heart is worth an energy to whoever is rich or dies
            return max([word for word in options if word.startswith("robot:")], key=points, default="take")
        return "take"

    def _heart(self, options: tuple[str, ...], me: dict[str, Any]) -> str:
        wanted = (
            ("heart:self", "heart:shrink", "heart:poison")
            if me["hearts"] <= 4
            else ("heart:poison", "heart:shrink", "heart:self")
        )
        for word in wanted:
            if word in options:
                return word
        return self._decline(options)
