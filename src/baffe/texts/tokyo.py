"""King of Tokyo in words."""

from typing import Any

from baffe.texts.wording import SEATS, Wording, taken_apart


class TokyoWording(Wording):
    """Monsters, places, modules, and answers that name seats and faces."""

    game = "tokyo"
    # A price, a payment, a card that was sold, a Cultist that was traded, booty, tokens that come and go with a card.
    implied = frozenset(
        {
            ("energy_paid", "tokyo/R70"),
            ("energy_paid", "tokyo/R71"),
            ("energy_paid", "tokyo/R27"),
            ("discarded", "tokyo/R80"),
            ("token_removed", "cultists/C5"),
            ("energy_paid", "halloween/H11"),
            ("energy_lost", "pirate"),
            ("card_tokens", "tokyo/R109"),
            ("used_up", "tokyo/R72"),
        }
    )

    def cause(self, event: dict[str, Any]) -> str:
        says_enough = "cause" not in event and event["type"] in ("sold", "eliminated")
        return "" if says_enough else super().cause(event)

    def _fact(self, key: str, value: Any, me: int | None) -> dict[str, Any]:
        if key == "faces":
            face, to = [self.face(face) for face in value]
            return {"face": face, "to": to}
        if key == "place":
            return {key: self.ours(f"place-{value}")}
        return super()._fact(key, value, me)

    # -- questions and answers --

    def question(self, question: dict[str, Any], view: dict[str, Any]) -> str:
        me = question["seat"]
        args: dict[str, Any] = {"rolls_left": view["rolls_left"], "by": self.names[view["turn"]]}
        for key, value in question["about"].items():
            args[key] = self._other(value, me) if key in SEATS else value
        return self.ours(self._asking(question), **args)

    def answer(self, word: str, question: dict[str, Any], view: dict[str, Any]) -> str:
        verb, what, to, seat = taken_apart(word)
        args: dict[str, Any] = {"by": self.names[view["turn"]]}
        offers = question.get("offers", {})
        if word in offers:
            args |= {"card": self.card(offers[word]["card"]), "price": offers[word]["price"]}
        elif verb in ("copy", "use"):
            args["card"] = self.card(what)
        elif self.has(f"card-{verb}"):
            args["card"] = self.card(verb)
        if seat is not None:
            args["name"] = self.names[seat]
        if verb == "keep" and what != "none":
            args["dice"] = self.dice(what.split(","))
        elif self.has(f"face-{what}"):
            args["face"] = self.face(what)
        if what.isdigit():
            args["count"] = int(what)
        if to:
            args["to"] = self.face(to)
        return self.ours(self._label(verb, what, seat, question), **args)

    def _label(self, verb: str, what: str, seat: int | None, question: dict[str, Any]) -> str:
        """The most special text that there is for an answer."""
        special = [f"word-{verb}-{what}"] if what else [f"word-{verb}-{question['kind']}"]
        if seat is not None:
            special = [f"word-{verb}-self" if seat == question["seat"] else f"word-{verb}-other"]
        return next((id for id in special if self.has(id)), f"word-{verb}")

    def about_card(self, word: str, offers: dict[str, Any]) -> str:
        verb, what, _, _ = taken_apart(word)
        return what if verb == "copy" else super().about_card(word, offers)

    # -- what a monster has --

    def owned(self, monster: dict[str, Any]) -> list[str]:
        """Its tokens, and what it has of modules."""
        found = [f"{self.ours(f'token-{token}')} {monster[token]}" for token in ("poison", "shrink") if monster[token]]
        if monster.get("cultists"):
            found.append(self.ours("owned-cultists", count=monster["cultists"]))
        if monster.get("tower"):
            levels = [str(level) for level in monster["tower"]]
            found.append(self.ours("owned-tower", count=len(levels), levels=self.listed(levels)))
        if monster.get("astronaut"):
            found.append(self.ours("owned-astronaut"))
        return found


__all__ = ["TokyoWording"]
