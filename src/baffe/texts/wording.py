"""What all games share in words: events, questions and answers, as plain JSON from the engine, become sentences."""

from typing import Any, ClassVar, Final

from baffe.texts.fluent import has_text, text

# What an event or a question calls its second seat.
SEATS: Final = ("by", "from", "to", "of", "with")


class AnyWording:
    """Speaks of one table in one language; monsters are named by seat. Games add what they alone have."""

    own: ClassVar[str]  # how the ids of the game's own texts begin: "tokyo-"
    clear: ClassVar[tuple[str, ...]] = ()  # events whose line says enough without a cause

    def __init__(self, language: str, monsters: list[str]) -> None:
        self.language: Final = language
        self.names: Final = [self.ours(f"monster-{monster}") for monster in monsters]

    def say(self, id: str, **args: Any) -> str:
        return text(self.language, id, **args)

    def ours(self, id: str, **args: Any) -> str:
        """A text of this game."""
        return text(self.language, self.own + id, **args)

    def has(self, id: str) -> bool:
        """Whether this game has such a text."""
        return has_text(self.language, self.own + id)

    def card(self, id: str) -> str:
        return self.ours(f"card-{id}")

    def effect(self, id: str) -> str:
        return self.ours(f"card-{id}.effect")

    def face(self, face: str) -> str:
        return self.ours(f"face-{face}")

    def dice(self, faces: list[str]) -> str:
        """ "1 1 ♥ ⚡"; a dash for no dice at all."""
        return " ".join([self.face(face) for face in faces]) or "–"

    def _other(self, seat: int | None, me: int | None) -> str:
        """A second seat as texts select it: "none", "self", or its name."""
        if seat is None:
            return "none"
        return "self" if seat == me else self.names[seat]

    # -- what happens --

    def event(self, event: dict[str, Any]) -> str:
        """One event as a short line, with its cause in brackets."""
        special = self._special(event)
        line = self.ours(special or f"event-{event['type']}", **self._facts(event))
        cause = "" if special else self.cause(event)
        return f"{line} {self.say('event-cause', cause=cause)}" if cause else line

    def _special(self, event: dict[str, Any]) -> str:
        """The text for this kind of token, cause included, where there is one of its own."""
        id = f"event-{event['type']}-{event.get('token', '')}"
        return id if self.has(id) else ""

    def rolled_again(self, kept: dict[str, Any], rolled: dict[str, Any]) -> str:
        """Keeping dice and rolling the others, in one line."""
        args = self._facts(rolled)
        return self.ours("event-kept_rolled", kept=self.dice(kept["dice"]), name=args["name"], dice=args["dice"])

    def cause(self, event: dict[str, Any]) -> str:
        """The card at work, or the reason that a rule gives; nothing where the line says enough."""
        if event["type"] in self.clear:
            return ""
        if "cause" in event:
            return "" if event["cause"] == event.get("card") else self.named(event["cause"])
        rule = event["rule"]
        id = "" if rule is None else "cause-" + rule.replace("/", "-")
        return self.ours(id) if id and self.has(id) else ""

    def why(self, event: dict[str, Any]) -> str:
        """The rule or the card behind an event, in full; empty where there is neither."""
        rule = event["rule"]
        if rule is not None:
            return f"{rule}  " + self.say("rule-" + rule.replace("/", "-"))
        return f"{self.named(event['cause'])}  {self.explained(event['cause'])}" if "cause" in event else ""

    def named(self, cause: str) -> str:
        """What is at work, by its name."""
        return self.card(cause)

    def explained(self, cause: str) -> str:
        """What it does."""
        return self.effect(cause)

    def _facts(self, event: dict[str, Any]) -> dict[str, Any]:
        """What a text may say of an event."""
        me = event["seat"]
        args: dict[str, Any] = {"name": "" if me is None else self.names[me]}
        for key, value in event.items():
            if key not in ("n", "type", "seat", "rule", "cause"):
                args |= self._fact(key, value, me)
        return args

    def _fact(self, key: str, value: Any, me: int | None) -> dict[str, Any]:
        """What a text may say of one entry of an event."""
        if key in SEATS:
            return {key: self._other(value, me)}
        if key == "dice" and isinstance(value, list):
            return {key: self.dice(value)}
        if key == "cards" and isinstance(value, list):
            return {key: ", ".join([self.card(card) for card in value])}
        if key in ("card", "token"):
            return {key: self.ours(f"{key}-{value}")}
        return {key: value}

    # -- questions and answers --

    def question(self, question: dict[str, Any], view: dict[str, Any]) -> str:
        """What a seat must decide now; the question as it stands in a view."""
        raise NotImplementedError

    def answer(self, word: str, question: dict[str, Any], view: dict[str, Any]) -> str:
        """An answer as a label."""
        raise NotImplementedError

    def about_card(self, word: str, offers: dict[str, Any]) -> str:
        """The card that an answer is about and that one may want to read; "" for none."""
        card: str = offers[word]["card"] if word in offers else ""
        return card

    def heading(self, word: str) -> str:
        """Under what an answer is found where there are too many for one list; "" for the list itself."""
        return ""

    def change(self, verb: str) -> str:
        """A card that sets dice, before the die is chosen."""
        return self.ours(f"change-{verb}", card=self.card(verb))

    # -- what a monster has --

    def owned(self, monster: dict[str, Any]) -> list[str]:
        """What it has beside its scores; the monster as it stands in a view."""
        raise NotImplementedError

    def modules(self, ids: list[str]) -> str:
        return self.listed([self.ours(f"module-{id}") for id in ids])

    # -- the end --

    def outcome(self, outcome: dict[str, Any]) -> str:
        winners = [self.names[seat] for seat in outcome["winners"]]
        id = f"outcome-{outcome['reason']}" + ("-shared" if len(winners) > 1 else "")
        return self.ours(id, winner=self.listed(winners))

    def listed(self, names: list[str]) -> str:
        """ "A, B and C"."""
        if len(names) < 2:
            return "".join(names)
        return self.say("list-and", first=", ".join(names[:-1]), last=names[-1])


def taken_apart(word: str) -> tuple[str, str, str, int | None]:
    """The parts of `verb[:what[>what]][@seat]`."""
    head, _, seat = word.partition("@")
    verb, _, what = head.partition(":")
    what, _, to = what.partition(">")
    return verb, what, to, int(seat) if seat else None
