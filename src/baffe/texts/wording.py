"""What all games share in words: events, questions and answers, as plain JSON from the engine, become sentences."""

from typing import Any, ClassVar, Final

from baffe.games.plug import resolve
from baffe.games.registry import GAMES, PLUGS
from baffe.texts.fluent import has_text, text_of

# What an event or a question calls its second seat.
SEATS: Final = ("by", "from", "to", "of", "with")
REPLACING: Final = ("sweep", "refresh")  # words for new cards on offer


class Wording:
    """Speaks of one table in one language. As it stands it does for a game whose texts say enough; others add to it.

    Every event, question and answer has a text of the game: `GAME-event-TYPE`, `GAME-ask-KIND`, `GAME-word-VERB`.
    """

    game: str = ""
    sections: ClassVar[tuple[str, ...]] = ("turn_started", "round_started")  # events that open a section of the log
    milestones: ClassVar[tuple[str, ...]] = ("eliminated", "knocked_out", "game_over")  # events that stand out
    clear: ClassVar[tuple[str, ...]] = ()  # events whose line says enough without a cause
    implied: ClassVar[frozenset[tuple[str, str]]] = frozenset()  # events, with their cause, that another line tells
    seats: ClassVar[tuple[str, ...]] = SEATS  # entries of events and questions that are seats

    def __init__(self, language: str, figures: list[str], game: str = "") -> None:
        """`figures`: whom the seats play, "" where seats are just numbered."""
        self.language: Final = language
        self.game = game or self.game
        self.names: Final = [self._name(seat, figure) for seat, figure in enumerate(figures)]

    def _name(self, seat: int, figure: str) -> str:
        if figure:
            return self.ours(f"{PLUGS[self.game].figures}-{figure}")
        return self.say("seat-number", number=seat + 1)

    def say(self, id: str, **args: Any) -> str:
        """A text of this game or one that all games share."""
        return text_of(self.game, self.language, id, **args)

    def ours(self, id: str, **args: Any) -> str:
        """A text of this game, without the game's name."""
        return self.say(f"{self.game}-{id}", **args)

    def has(self, id: str) -> bool:
        """Whether this game has such a text."""
        return has_text(self.language, f"{self.game}-{id}", self.game)

    def card(self, id: str) -> str:
        return self.ours(f"card-{id}")

    def effect(self, id: str) -> str:
        return self.ours(f"card-{id}.effect")

    def face(self, face: str) -> str:
        return self.ours(f"face-{face}")

    def short(self, face: str) -> str:
        """A face where dice stand in columns."""
        return self.ours(f"short-{face}") if self.has(f"short-{face}") else self.face(face)

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
        if "parts" in event:
            return ", ".join([part for part in [self._part(part, event["parts"]) for part in event["parts"]] if part])
        if "cause" in event:
            return "" if event["cause"] == event.get("card") else self.named(event["cause"])
        return "" if event["rule"] is None else self._reason(event["rule"])

    def _part(self, part: str, parts: list[str]) -> str:
        """ "2 smashes", "1 Devil"; without the number where it is all there is; "" where a rule gives no reason."""
        why, _, amount = part.rpartition(":")
        id = "part-" + why.replace("/", "-")
        if self.has(id):
            return self.ours(id, amount=int(amount))
        name = self._reason(why) if "/" in why else self.named(why)
        return name if len(parts) == 1 or not name else self.say("event-part", amount=int(amount), name=name)

    def _reason(self, rule: str) -> str:
        id = "cause-" + rule.replace("/", "-")
        return self.ours(id) if self.has(id) else ""

    def why(self, event: dict[str, Any]) -> str:
        """The rule or the card behind an event, in full; empty where there is neither."""
        rule = event["rule"]
        if rule is not None:
            id = "rule-" + rule.replace("/", "-")
            return f"{rule}  {self.say(id)}" if has_text(self.language, id, self.game) else rule
        return f"{self.named(event['cause'])}  {self.explained(event['cause'])}" if "cause" in event else ""

    def named(self, cause: str) -> str:
        """What is at work, by its name."""
        return self.card(cause)

    def explained(self, cause: str) -> str:
        """What it does."""
        return self.effect(cause)

    def _facts(self, event: dict[str, Any]) -> dict[str, Any]:
        """What a text may say of an event; what this seat may not know is "none"."""
        me = event["seat"]
        fields = next(fact.fields for fact in GAMES[self.game].facts() if fact.name == event["type"])
        args: dict[str, Any] = {"name": "" if me is None else self.names[me], **dict.fromkeys(fields, "none")}
        for key, value in event.items():
            if key not in ("n", "type", "seat", "rule", "cause", "parts"):
                args |= self._fact(key, value, me)
        return args

    def _fact(self, key: str, value: Any, me: int | None) -> dict[str, Any]:
        """What a text may say of one entry of an event."""
        if key in self.seats:
            return {key: self._other(value, me)}
        if key == "dice" and isinstance(value, list):
            return {key: self.dice(value)}
        if key == "cards" and isinstance(value, list):
            return {key: ", ".join([self._thing("card", card) for card in value])}
        if key in ("card", "token"):
            return {key: self._thing(key, value)}
        return {key: value}

    def _thing(self, kind: str, id: str) -> str:
        """A card or a token by its name; in a game whose cards have none, as 1 to 6, by its id."""
        return self.ours(f"{kind}-{id}") if self.has(f"{kind}-{id}") else id

    # -- questions and answers --

    def question(self, question: dict[str, Any], view: dict[str, Any]) -> str:
        """What a seat must decide now; the question as it stands in a view."""
        me = question["seat"]
        args = {key: self._other(value, me) if key in self.seats else value for key, value in question["about"].items()}
        return self.ours(self._asking(question), **args)

    def _asking(self, question: dict[str, Any]) -> str:
        """The text of a question; another one where nothing can be bought and the cards can only be replaced."""
        words = question.get("options", ())
        only_replaces = any([word in REPLACING for word in words]) and not any(
            [word.startswith("buy:") for word in words]
        )
        return "ask-buy-none" if question["kind"] == "buy" and only_replaces else f"ask-{question['kind']}"

    def answer(self, word: str, question: dict[str, Any], view: dict[str, Any]) -> str:
        """An answer as a label, by the most special text that there is for it."""
        verb, what, to, seat = taken_apart(word)
        args: dict[str, Any] = {"what": what, "to": to, "name": "" if seat is None else self.names[seat]}
        special = (f"word-{verb}-{what}", f"word-{verb}-{question['kind']}")
        return self.ours(next((id for id in special if self.has(id)), f"word-{verb}"), **args)

    def brings(self, forecast: dict[str, list[int]], me: int) -> str:
        """What an answer of that seat brings, in one line: the least and the most of each amount."""
        groups: dict[tuple[str, int, bool], list[int]] = {}  # what several seats get alike is said once
        for name, (least, most) in forecast.items():
            verb, what, _, seat = taken_apart(name)
            id = "-".join([part for part in ("brings", verb, what, "self" if seat == me else "") if part])
            groups.setdefault((id, most, least == most), []).extend([] if seat is None else [seat])
        said = [self._brought(id, most, sure, seats) for (id, most, sure), seats in groups.items()]
        return self.say("brings", list=", ".join(said)) if said else self.say("brings-nothing")

    def _brought(self, id: str, amount: int, sure: bool, seats: list[int]) -> str:
        args: dict[str, Any] = {"amount": amount, "names": self.listed([self.names[seat] for seat in seats])}
        if sure:
            return self.ours(id, **args)
        if self.has(f"{id}-perhaps"):
            return self.ours(f"{id}-perhaps", **args)
        return self.say("brings-up-to", what=self.ours(id, **args))

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
        return []

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


def wording_of(view: dict[str, Any], language: str) -> Wording:
    """The wording of a table, as its game has registered it; the view of anybody."""
    plug = PLUGS[view["game"]]
    figures = [seat[plug.figures] or "" if plug.figures else "" for seat in view["seats"]]  # None: not chosen yet
    wording: Wording = resolve(plug.wording)(language, figures, plug.name)
    return wording
