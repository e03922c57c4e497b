"""GKR: Heavy Hitters in words."""

from typing import Any, Final

from baffe.games.heavy_hitters.data.cards import UTILITY_CARDS
from baffe.games.heavy_hitters.data.entries import HOUSE, OWNER, RECALL, UNITS, Utility, Weapon
from baffe.games.heavy_hitters.data.solo import SOLO_RULES
from baffe.games.heavy_hitters.dataset import Data
from baffe.games.heavy_hitters.hexes import ARCS, DIRECTIONS
from baffe.games.heavy_hitters.overlay import data_of
from baffe.texts.fluent import has_text
from baffe.texts.wording import Wording, taken_apart

RULES: Final = "gkr/"
SOLO_DECK: Final = "gkr/X57"
OUT_OF_ROUNDS: Final = "gkr/X136"
HH: Final = "hh"
OWN: Final = "own"  # a map, a deck or a unit's name that is not one of ours
NOTHING: Final = "none"
FARTHEST: Final = 99  # a range without limit

# What has a name: the first part of its text ids, the tables in which it stands, and what is said about it.
KINDS: Final[dict[str, tuple[tuple[str, ...], str]]] = {
    "card": (("weapons", "utility_cards", "sponsor_cards"), "effect"),
    "pilot": (("pilots",), "effect"),
    "upgrade": (("upgrade_tiles",), "effect"),
    "keyword": (("keywords",), "effect"),
    "unit": (("support_units",), "effect"),
    "faction": (("factions",), "style"),
    "path": (("alternative_paths",), "effect"),
    "scenario": (("scenarios",), "about"),
    "deck": (("decks",), "plan"),
}
NAMED: Final = ("card", "power", "upgrade", "faction", "pilot", "path")  # entries of events that are such things
# Verbs of answers that name one of them, and those of which one may want to read more before choosing.
THINGS: Final = (
    "faction", "pilot", "path", "scenario", "deck", "primary", "overclock", "lose", "mend", "discard", "drop", "upgrade"
)  # fmt: skip
READABLE: Final = ("faction", "pilot", "path", "scenario", "deck", "primary", "drop", "upgrade")
POWERS: Final = {"ads": "g_ads"}  # whose words begin with another verb than their id
# Rules that stand for one card.
CARDS_OF_RULES: Final = {"gkr/G201": "u_m_kw", "gkr/G206": "s_surge"}
# Texts of events that depend on why they happen.
BY_CAUSE: Final = {
    ("pushed", "reel"): "event-pushed-reel",
    ("letter", "gkr/X84"): "event-letter-reach",
    ("letter", "gkr/X85"): "event-letter-last",
}
# Verbs whose text says what they bring have a plain one where that is not known.
WITHOUT_OFFER: Final = {"move": "-plain", "step": "-plain", "fire": "-plain"}
OTHER_IN_SOLO: Final = ("snared", "leg_locked")


class HeavyWording(Wording):
    """Squads and their units, hexes, weapons, attacks, and the rules that solo opponents follow.

    It learns from the events that it tells: which faction a seat plays, which seats nobody plays, and the names and
    texts that the owner of a box has laid over ours.
    """

    game = "heavy_hitters"
    seats = ("by", "of", "with", "on")
    milestones = ("phase_started", "eliminated", "demolished", "game_over")
    clear = ("overspent",)
    # Prices, cards that were used, Energy that is full again: told by another line, or by the rules.
    implied = frozenset(
        {
            ("paid", "gkr/G69"),
            ("paid", "gkr/G135"),
            *[("paid", card.id) for card in UTILITY_CARDS],
            ("discarded", "gkr/G43"),
            ("discarded", "gkr/G109"),
            ("discarded", "gkr/G120"),
            ("discarded", "gkr/X100"),
            ("energy_reset", "gkr/G29"),
            ("energy_reset", "gkr/G147"),
            ("attack_over", "gkr/G181"),
            ("round_ended", "gkr/G148"),
        }
    )

    def __init__(self, language: str, figures: list[str], game: str = "") -> None:
        self.data: Data = data_of()
        self.automatic: Final[set[int]] = set()  # seats that nobody plays, as far as it was told
        super().__init__(language, figures, game)

    def learn(self, event: dict[str, Any]) -> None:
        """What later lines need to know."""
        if event["type"] == "data":
            self.lay_over(event["entries"])
        elif event["type"] == "faction_chosen":
            self.names[event["seat"]] = self.named(event["faction"])
        elif event["type"] == "die" or event["rule"] == SOLO_DECK:
            self.automatic.add(event["seat"])

    def lay_over(self, overlay: dict[str, Any]) -> None:
        """From now on the numbers, names and texts of an owner count, where these data have any."""
        self.data = data_of(overlay)

    # -- things that have a name --

    def kind_of(self, id: str) -> str:
        return next((kind for kind in KINDS if self.has(f"{kind}-{id}")), "")

    def entry(self, id: str) -> Any:
        """The entry of that id in the data that count; None where there is none."""
        tables = KINDS[self.kind_of(id)][0] if self.kind_of(id) else ()
        return next((row for table in tables if (row := self.data.row(table, id)) is not None), None)

    def named(self, cause: str) -> str:
        return self.owners(cause)[0] or self.ours(f"{self.kind_of(cause)}-{cause}")

    def explained(self, cause: str) -> str:
        """What it does, with a mark where its values are not printed in the rules."""
        kind, entry = self.kind_of(cause), self.entry(cause)
        id = f"{kind}-{cause}.{KINDS[kind][1]}"
        text = self.owners(cause)[1] or (self.ours(id) if self.has(id) else "")
        if kind == "path":
            text = text or ", ".join([self.named(tile) for tile in entry.order])
        if isinstance(entry, Weapon):
            text = f"{self.numbers(entry)}. {text}".strip()
        other = self._other_numbers(cause)
        if other and not self.owners(cause)[1]:
            return self.ours("marked", text=text, mark=self.ours("mark-numbers", numbers=other))
        return self.marked(text, "" if entry is None else entry.source) if text else ""

    def _other_numbers(self, id: str) -> str:
        """The numbers of an effect that the owner of a box has given, of which our text cannot know."""
        changes = [self.data.overlay.get(table, {}).get(id, {}) for table in KINDS[self.kind_of(id)][0]]
        effects = [change["effect"] for change in changes if "effect" in change]
        return ", ".join([str(value) for effect in effects for value in effect.values() if isinstance(value, int)])

    def card(self, id: str) -> str:
        return self.named(id)

    def effect(self, id: str) -> str:
        return self.explained(id)

    def owners(self, id: str) -> tuple[str, str]:
        """The name and the text that the owner of a box has given to it; "" for none."""
        return self.data.names.get(id, ("", ""))

    def marked(self, text: str, source: str, of: str = "") -> str:
        """The text, with a mark where it is our own, commonly known, or the owner's."""
        if source not in (HOUSE, RECALL, OWNER):
            return text
        if source == HOUSE and not of:
            return self.ours("marked-house", text=text)
        return self.ours("marked", text=text, mark=self.ours(f"mark-{of}{source}"))

    # -- numbers, dice, places --

    def energy(self, energy: int) -> str:
        return self.ours("energy", energy=energy)

    def damage(self, damage: int) -> str:
        return self.ours("damage", damage=damage)

    def numbers(self, row: Weapon | Utility) -> str:
        """What stands on a weapon card or an Orbital Strike: price, speed, attack, damage, range, arc, keywords."""
        weapon = row if isinstance(row, Weapon) else row.weapon
        assert weapon is not None
        near, far = weapon.range
        line = self.ours(
            "weapon",
            price=self.energy(row.energy),
            speed=weapon.speed,
            attack=weapon.attack,
            damage=self.damage(weapon.damage),
            range=self.ours("range-any") if far == FARTHEST else str(far) if near == far else f"{near}–{far}",
            arc=self.ours(f"arc-{ARCS[weapon.arc]}"),
        )
        return " · ".join([line, *[self.named(row.id) for row in self.data.keywords if weapon.has(row.bit)]])

    def weapon(self, id: str) -> str:
        """A weapon card, or the built-in weapon of a support unit."""
        return self.ours(f"unit-{id}.weapon") if id in UNITS else self.named(id)

    def face(self, face: str) -> str:
        return face

    def sum(self, dice: list[Any]) -> str:
        """ "4 + 3 = 7"."""
        return self.ours("sum", dice=" + ".join([str(die) for die in dice]), total=sum([int(die) for die in dice]))

    def place(self, place: str) -> str:
        """A direction by its name; a hex is called what it is."""
        return self.ours(f"direction-{place}") if place in DIRECTIONS else place

    def cards(self, ids: list[str]) -> str:
        """ "2 × Fang Darts, Deploy"; NOTHING for no card."""
        shown = [
            self.ours("copies", count=ids.count(id), card=self.named(id)) if ids.count(id) > 1 else self.named(id)
            for id in dict.fromkeys(ids)
        ]
        return ", ".join(shown) or NOTHING

    # -- units --

    def unit(self, how: str, unit: str, **args: str) -> str:
        """ "its Recon unit", "your Recon unit", "King Wolf's Recon unit"."""
        return self.ours(how, unit=OWN if self.owners(unit)[0] else unit, called=self.named(unit), **args)

    def unit_of(self, seat: int, unit: str, me: int | None = None) -> str:
        return self.unit("your", unit) if seat == me else self.unit("whose", unit, name=self.names[seat])

    # -- what happens --

    def event(self, event: dict[str, Any]) -> str:
        self.learn(event)
        line = self.ours(self._text_of(event), **self._facts(event))
        cause = self.cause(event)
        return f"{line} {self.say('event-cause', cause=cause)}" if cause else line

    def _text_of(self, event: dict[str, Any]) -> str:
        if event["type"] in OTHER_IN_SOLO and event["seat"] in self.automatic:
            return f"event-{event['type']}-solo"
        if event["type"] == "tagged" and event["unit"]:
            return "event-tagged-unit"
        return BY_CAUSE.get((event["type"], event["rule"] or event.get("cause", "")), f"event-{event['type']}")

    def cause(self, event: dict[str, Any]) -> str:
        """Solo opponents always say by which rule they act; what is named in the line is not named again."""
        rule = event["rule"]
        if rule is None:
            cause = event.get("cause", "")
            return self.named(cause) if cause and cause not in [event.get(key) for key in NAMED] else ""
        if rule in CARDS_OF_RULES:
            return self.named(CARDS_OF_RULES[rule])
        number = rule.removeprefix(RULES)
        if number.startswith("X") and int(number[1:]) in SOLO_RULES:
            return self.ours("cause-solo", rule=number, source=self._source_of_rule(rule))
        return super().cause(event)

    def why(self, event: dict[str, Any]) -> str:
        """A rule that is our own says so."""
        rule = event["rule"]
        return (
            super().why(event) if rule is None else self.marked(super().why(event), self._source_of_rule(rule), "rule-")
        )

    def _source_of_rule(self, rule: str) -> str:
        id = "rule-" + rule.replace("/", "-") + ".source"
        return self.say(id) if has_text(self.language, id, self.game) else ""

    def _facts(self, event: dict[str, Any]) -> dict[str, Any]:
        args = super()._facts(event)
        args["rule"] = "" if event["rule"] is None else event["rule"].removeprefix(RULES)
        match event["type"]:
            case "faction_chosen":
                args["player"] = self.say("seat-number", number=event["seat"] + 1)
            case "dice_off" | "rolled":
                args |= {"dice": self.sum(event["dice"]), "total": sum([int(die) for die in event["dice"]])}
            case "saves":
                args["count"] = len(event["dice"])
            case "fired" | "hit" | "missed":
                args["target"] = self.unit_of(event["on"], event["target"])
            case "moved":
                args["cost"] = self.energy(event["price"])
            case "lost" | "lost_unseen":
                args["life"] = self.ours("life", left=event["left"])
            case "hurt":
                args["hits"] = self.damage(event["hits"])
            case "repair_tried":
                args["done"] = "yes" if int(event["die"]) >= event["needed"] else "no"
            case "die":
                args |= self._plan(event["table"], event["die"], args["name"])
            case "tossed":
                args["among"] = self.listed([self.place(place) for place in event["among"]])
                args["ways"] = len(event["among"])
                args["chosen"] = self.place(event["chosen"]) or NOTHING
            case "game_over":
                args["reason"] = "out_of_rounds" if event["rule"] == OUT_OF_ROUNDS else event["reason"]
        return args

    def _fact(self, key: str, value: Any, me: int | None) -> dict[str, Any]:
        name = "" if me is None else self.names[me]
        if key == "unit":
            return self._units(value, name)
        if key == "weapon":
            return {**self._units(value if value in UNITS else HH, name), key: self.weapon(value)}
        if key == "cards" and isinstance(value, list):
            return {key: self.cards(value)}
        if key in NAMED:
            return {key: self.named(value)}
        if key in ("scenario", "deck"):
            return {key: self.named(value) if self.kind_of(value) == key else self.ours(f"{key}-{OWN}")}
        if key == "facing":
            return {key: self.place(value)}
        if key in ("phase", "sight"):
            return {key: self.ours(f"{key}-{value}")}
        if key in ("damage", "energy"):
            return {key: self.damage(value) if key == "damage" else self.energy(value)}
        if key == "buildings" and isinstance(value, list):
            return {key: self.listed(value)}
        return super()._fact(key, value, me)

    def _units(self, unit: str, name: str) -> dict[str, Any]:
        """All that a text may say of a unit of that name's squad; nothing of none."""
        if unit not in UNITS:
            return {"unit": NOTHING}
        whose = self.unit("whose", unit, name=name)
        return {"unit": unit, "its": self.unit("its", unit), "whose": whose, "whose_first": first_up(whose)}

    def _plan(self, table: str, die: int, name: str) -> dict[str, Any]:
        """What the column of a die says: which unit comes, what a unit does, how many cards are revealed."""
        if table == "deploy":
            return {"plan": self.named(self.data.deploy[die - 1].plan)}
        if table == "reveal":
            return {"plan": self.ours("plan-cards", count=self.data.combat_cards[die - 1].cards)}
        column = self.data.moves[UNITS.index(table)][die - 1]
        return {**self._units(table, name), "plan": self.ours(f"plan-{column.plan}")}

    # -- questions and answers --

    def question(self, question: dict[str, Any], view: dict[str, Any]) -> str:
        me, about = question["seat"], question["about"]
        args: dict[str, Any] = {"energy": self.energy(view["seats"][me]["energy"])}
        if view.get("attack") is not None:
            args |= self._attack(view["attack"], me)
        args |= about
        if "unit" in about:
            your = self.unit("your", about["unit"])
            args |= {"your": your, "your_first": first_up(your)}
        if "weapon" in about:
            args["weapon"] = self.weapon(about["weapon"])
        if "damage" in about:
            args["damage"] = self.damage(about["damage"])
        if question["kind"] == "pack":
            args["card"] = self.named(taken_apart(question["options"][0])[1])
        return self.ours(f"ask-{question['kind']}", **args)

    def _attack(self, attack: dict[str, Any], me: int) -> dict[str, Any]:
        """The attack under way, as it stands in a view."""
        return {
            "attacker": self.names[attack["seat"]],
            "weapon": self.weapon(attack["weapon"]),
            "target": self.unit_of(attack["on"], attack["target"], me),
            "number": attack["number"],
            "damage": self.damage(attack["damage"]),
            "dice": self.sum(attack["dice"]),
            "failed": attack["unsaved"],
        }

    def answer(self, word: str, question: dict[str, Any], view: dict[str, Any]) -> str:
        verb, what, to, seat = taken_apart(word)
        args: dict[str, Any] = {"name": "" if seat is None else self.names[seat], "what": what, "to": to}
        id, more = self._answer(verb, what, to, seat, question, view)
        offer = question.get("offers", {}).get(word, {})
        more |= self._offer(offer)
        if "targets" in offer:
            id += "-aimed"
        elif not {"price", "chance"} & {*offer}:
            id += WITHOUT_OFFER.get(verb, "")
        special = (f"{id}-{what}", f"{id}-{question['kind']}")
        return self.ours(next((one for one in special if self.has(one)), id), **args, **more)

    def _answer(
        self, verb: str, what: str, to: str, seat: int | None, question: dict[str, Any], view: dict[str, Any]
    ) -> tuple[str, dict[str, Any]]:
        """The text of an answer, and what it needs to say."""
        me: int = question["seat"]
        id = f"word-{verb}"
        power = POWERS.get(verb, verb)
        thing = {"thing": self.named(power)} if self.kind_of(power) in ("card", "pilot", "upgrade") else {}
        match verb:
            case _ if verb in THINGS:
                return id, {"thing": self.named(what)} if self.kind_of(what) else {}
            case "next":
                return id, {"thing": self._actor(what)}
            case "secondary":
                return id, {"cards": self.listed([self.named(card) for card in what.split(",")])}
            case "take":
                return id, {"count": int(to)}
            case "deploy" | "s_express":
                return id, {**thing, "your": self.unit("your", what)}
            case "place" | "move" | "shift" | "s_billboard" | "s_hijack":
                return id, {**thing, "hex": what}
            case "step" | "push" | "face":
                faces = view["seats"][me]["units"].get(HH, {}).get("facing")
                return id, {"direction_first": first_up(self.place(what)), "now": "yes" if what == faces else "no"}
            case "commit":
                return id, {} if what == NOTHING else self._committed(what.split(","), view["seats"][me]["energy"])
            case "fire":
                return id, {"target": first_up(self.unit_of(-1 if seat is None else seat, what))}
            case "repair":
                return id if seat is None else f"{id}-ally", {}
            case "hold":
                return f"{id}-{HH}" if question["about"].get("unit") == HH else id, {}
            case "tag" | "ads":
                return id, {**thing, "your": self.unit("your", what), "hex": to, "price": self._tag_price(what)}
            case "g_scope":
                return id, {**thing, "die": view["attack"]["dice"][int(what) - 1]}
        if not thing or self.has(id):
            return id, thing
        return self._use(verb, thing)

    def _use(self, power: str, thing: dict[str, Any]) -> tuple[str, dict[str, Any]]:
        """A card with its price, where it has one; a pilot or an upgrade."""
        if self.kind_of(power) != "card":
            return "word-use", thing
        price = getattr(self.entry(power), "energy", 0)
        return "word-play-price" if price else "word-play", {**thing, "price": self.energy(price)}

    def _actor(self, id: str) -> str:
        """What acts: a weapon card, or a support unit with its weapon."""
        if id not in UNITS:
            return self.named(id)
        return self.ours("with-weapon", unit=self.named(id), weapon=self.weapon(id))

    def _committed(self, cards: list[str], energy: int) -> dict[str, Any]:
        """Weapons, what they cost together, and how much of that is overspent."""
        price = sum([self.entry(card).energy for card in cards])
        names = self.listed([self.named(card) for card in cards])
        return {"cards": names, "price": self.energy(price), "over": max(price - energy, 0)}

    def _tag_price(self, unit: str) -> str:
        entry = self.entry(unit)
        return self.energy(self.data.constants.tag_cost if entry is None else entry.tag_cost)

    def _offer(self, offer: dict[str, Any]) -> dict[str, Any]:
        """What an answer brings, as the question tells it."""
        args: dict[str, Any] = {}
        if "price" in offer:
            args |= {"price": self.energy(offer["price"]), "over": offer.get("over", 0)}
        if "sight" in offer:
            args |= {key: offer[key] for key in ("distance", "number", "armor")}
            args |= {"sight": self.ours(f"sight-{offer['sight']}"), "damage": self.damage(offer["damage"])}
            args["chance"] = round(100 * offer["chance"])
        return args | (self._aims(offer["targets"]) if "targets" in offer else {})

    def _aims(self, targets: list[list[Any]]) -> dict[str, Any]:
        """The enemy units that a weapon reaches as everybody stands now, with the chance to hit; NOTHING for none."""
        shown: list[str] = []
        for target, _, _, fault, *shot in targets:
            if not fault:
                unit, _, seat = target.partition("@")
                shown.append(self.ours("aim", target=self.unit_of(int(seat), unit), chance=round(100 * shot[3])))
        return {"targets": self.listed(shown) or NOTHING}

    def about_card(self, word: str, offers: dict[str, Any]) -> str:
        """What an answer chooses or plays, where one may want to read it."""
        verb, what, _, _ = taken_apart(word)
        if verb in READABLE:
            return what
        return verb if self.kind_of(verb) in ("card", "pilot", "upgrade") else ""

    def heading(self, word: str) -> str:
        """Hexes to go to are found by their columns."""
        verb, what, _, _ = taken_apart(word)
        return self.ours("head-move", column=what[0]) if verb == "move" else ""

    # -- what a squad has --

    def owned(self, monster: dict[str, Any]) -> list[str]:
        """Its pilot, its upgrades, and what is the matter with it."""
        found = [
            self.ours(f"owned-{key}", **{key: self.named(monster[key])}) for key in ("pilot", "path") if monster[key]
        ]
        found += [self.named(tile) for tile in monster["upgrades"]]
        for key in ("snared", "snared_next", "pounced", "maneuvered", "passed", "out"):
            if monster.get(key):
                found.append(self.ours(f"owned-{key}"))
        for key in ("leg_lock", "queasy"):
            if monster.get(key):
                found.append(self.ours(f"owned-{key}", count=monster[key]))
        if "dazzled" in monster:
            found.append(
                self.ours("owned-dazzled", units=self.listed([self.named(unit) for unit in monster["dazzled"]]))
            )
        if "overclocked" in monster:
            found.append(self.ours("owned-overclocked", card=self.named(monster["overclocked"])))
        return found

    # -- the end --

    def outcome(self, outcome: dict[str, Any]) -> str:
        """Whoever is out of rounds against solo opponents has lost to all of them."""
        if outcome["reason"] in ("round_cap", "stalled") and self.automatic & set(outcome["winners"]):
            outcome = {**outcome, "reason": "out_of_rounds"}
        return super().outcome(outcome)


def first_up(words: str) -> str:
    """As it stands at the beginning of a sentence."""
    return words[:1].upper() + words[1:]
