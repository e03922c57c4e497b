"""King of Tokyo in words: events, questions and answers, as plain JSON from the engine, become sentences."""

from typing import Any, Final

from baffe.texts.fluent import has_text, text

# What an event or a question calls its second seat.
SEATS: Final = ("by", "from", "to", "of")


class Wording:
    """Speaks of one table in one language; monsters are named by seat."""

    def __init__(self, language: str, monsters: list[str]) -> None:
        self.language: Final = language
        self.names: Final = [text(language, f"monster-{monster}") for monster in monsters]

    def say(self, id: str, **args: Any) -> str:
        return text(self.language, id, **args)

    def card(self, id: str) -> str:
        return self.say(f"card-{id}")

    def face(self, face: str) -> str:
        return self.say(f"face-{face}")

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
        line = self.say(special or f"event-{event['type']}", **self._facts(event))
        cause = "" if special else self.cause(event)
        return f"{line} {self.say('event-cause', cause=cause)}" if cause else line

    def _special(self, event: dict[str, Any]) -> str:
        """The text for this kind of token, cause included, where there is one of its own."""
        id = f"event-{event['type']}-{event.get('token', '')}"
        return id if has_text(self.language, id) else ""

    def rolled_again(self, kept: dict[str, Any], rolled: dict[str, Any]) -> str:
        """Keeping dice and rolling the others, in one line."""
        args = self._facts(rolled)
        return self.say("event-kept_rolled", kept=self.dice(kept["dice"]), name=args["name"], dice=args["dice"])

    def cause(self, event: dict[str, Any]) -> str:
        """The card at work, or the reason that a rule gives; nothing where the line says enough."""
        if "cause" in event:
            card: str = event["cause"]
            return "" if card == event.get("card") else self.card(card)
        rule = event["rule"]
        id = "" if rule is None else "cause-" + rule.replace("/", "-")
        if not id or not has_text(self.language, id) or event["type"] in ("sold", "eliminated"):
            return ""
        return self.say(id)

    def why(self, event: dict[str, Any]) -> str:
        """The rule or the card behind an event, in full; empty where there is neither."""
        rule = event["rule"]
        if rule is not None:
            return f"{rule}  " + self.say("rule-" + rule.replace("/", "-"))
        return f"{self.card(event['cause'])}  " + self.say(f"card-{event['cause']}.effect") if "cause" in event else ""

    def _facts(self, event: dict[str, Any]) -> dict[str, Any]:
        """What a text may say of an event."""
        me = event["seat"]
        args: dict[str, Any] = {"name": "" if me is None else self.names[me]}
        for key, value in event.items():
            if key in SEATS:
                args[key] = self._other(value, me)
            elif key == "dice":
                args[key] = self.dice(value)
            elif key == "faces":
                args["face"], args["to"] = [self.face(face) for face in value]
            elif key == "cards" and isinstance(value, list):
                args[key] = ", ".join([self.card(card) for card in value])
            elif key in ("card", "place", "token"):
                args[key] = self.say(f"{key}-{value}")
            elif key not in ("n", "type", "seat", "rule", "cause"):
                args[key] = value
        if event["type"] == "peeked":
            args.setdefault("card", "none")
        return args

    # -- questions and answers --

    def question(self, question: dict[str, Any], view: dict[str, Any]) -> str:
        """What a seat must decide now; the question as it stands in a view."""
        me = question["seat"]
        args: dict[str, Any] = {"rolls_left": view["rolls_left"], "by": self.names[view["turn"]]}
        for key, value in question["about"].items():
            args[key] = self._other(value, me) if key in SEATS else value
        return self.say(f"ask-{question['kind']}", **args)

    def answer(self, word: str, question: dict[str, Any], view: dict[str, Any]) -> str:
        """An answer as a label."""
        verb, what, to, seat = taken_apart(word)
        args: dict[str, Any] = {"by": self.names[view["turn"]]}
        offers = question.get("offers", {})
        if word in offers:
            args |= {"card": self.card(offers[word]["card"]), "price": offers[word]["price"]}
        elif verb in ("copy", "use"):
            args["card"] = self.card(what)
        elif has_text(self.language, f"card-{verb}"):
            args["card"] = self.card(verb)
        if seat is not None:
            args["name"] = self.names[seat]
        if verb == "keep" and what != "none":
            args["dice"] = self.dice(what.split(","))
        elif has_text(self.language, f"face-{what}"):
            args["face"] = self.face(what)
        if to:
            args["to"] = self.face(to)
        return self.say(self._label(verb, what, seat, question), **args)

    def _label(self, verb: str, what: str, seat: int | None, question: dict[str, Any]) -> str:
        """The most special text that there is for an answer."""
        special = [f"word-{verb}-{what}"] if what else [f"word-{verb}-{question['kind']}"]
        if seat is not None:
            special = [f"word-{verb}-self" if seat == question["seat"] else f"word-{verb}-other"]
        return next((id for id in special if has_text(self.language, id)), f"word-{verb}")

    def change(self, verb: str) -> str:
        """A card that sets dice, before the die is chosen."""
        return self.say(f"change-{verb}", card=self.card(verb))

    # -- what a monster has --

    def owned(self, monster: dict[str, Any]) -> list[str]:
        """Its tokens, and what it has of modules; the monster as it stands in a view."""
        found = [f"{self.say(f'token-{token}')} {monster[token]}" for token in ("poison", "shrink") if monster[token]]
        if monster.get("cultists"):
            found.append(self.say("owned-cultists", count=monster["cultists"]))
        if monster.get("tower"):
            levels = [str(level) for level in monster["tower"]]
            found.append(self.say("owned-tower", count=len(levels), levels=self.listed(levels)))
        return found

    def modules(self, ids: list[str]) -> str:
        return self.listed([self.say(f"module-{id}") for id in ids])

    # -- the end --

    def outcome(self, outcome: dict[str, Any]) -> str:
        winners = [self.names[seat] for seat in outcome["winners"]]
        id = f"outcome-{outcome['reason']}" + ("-shared" if len(winners) > 1 else "")
        return self.say(id, winner=self.listed(winners))

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
