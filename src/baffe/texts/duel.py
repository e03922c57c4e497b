"""King of Tokyo Duel in words."""

from typing import Any, Final

from baffe.games.duel.board import NOWHERE, TOKENS, TRACKS, bonus_at, spot, token_of
from baffe.texts.wording import SEATS, Wording

KING: Final = "king"


class DuelWording(Wording):
    """Monsters and their powers, tracks and spaces, Buzz tokens."""

    game = "duel"
    clear = ("swapped",)
    # A price, a payment, cards and specials that are used up, the dice about to be thrown.
    implied = frozenset(
        {
            ("energy_paid", "duel/D48"),
            ("energy_paid", "duel/D50"),
            ("energy_paid", "made_in_a_lab"),
            ("resolved", "duel/D26"),
            ("used_up", "duel/D52"),
            ("dominated", "dominate"),
            ("specials_spent", "duel/D31"),
            ("dice_counted", "duel/D13"),
            ("dice_counted", "autobot/A5"),
        }
    )

    # -- the board --

    def track(self, track: str) -> str:
        return self.ours(f"track-{track}")

    def space(self, at: float, me: int | None) -> str:
        """A space, counted from the centre, by the side on which it lies: seat 0 pulls towards -7."""
        owner = None if at == 0 else 0 if at < 0 else 1
        return self.ours("space", owner=self._other(owner, me), number=abs(at))

    def spaces(self, left: int, covers: int, me: int | None) -> str:
        if covers == 1:
            return self.space(left, me)
        return self.ours("spaces", first=self.space(left, me), last=self.space(left + covers - 1, me))

    def bonuses(self, token: str, track: str, left: int, flipped: bool, me: int | None) -> str:
        """What lies where, for a token that may lie both ways; "" for the others."""
        number = token_of(token)
        if number < 0 or TOKENS[number].layout == TOKENS[number].layout[::-1]:
            return ""
        line = TRACKS.index(track)
        buzz = (*NOWHERE[:number], spot(line, left, flipped), *NOWHERE[number + 1 :])
        found: list[str] = []
        for at in range(left, left + TOKENS[number].covers):
            bonus = self.ours(f"bonus-{bonus_at(buzz, line, 2 * at)}")
            found.append(self.ours("bonus-on", bonus=bonus, space=self.space(at, me)))
        return self.listed(found)

    # -- what happens --

    def named(self, cause: str) -> str:
        """A card, or the power of a monster."""
        return self.card(cause) if self.has(f"card-{cause}") else self.ours(f"monster-{cause}.skill")

    def explained(self, cause: str) -> str:
        return self.effect(cause) if self.has(f"card-{cause}") else self.ours(f"monster-{cause}.power")

    def _special(self, event: dict[str, Any]) -> str:
        """King tokens are named with their number."""
        is_king = event["type"] == "placed" and event["token"].startswith(KING)
        return "event-placed-king" if is_king else ""

    def _facts(self, event: dict[str, Any]) -> dict[str, Any]:
        args = super()._facts(event)
        if event["type"] == "placed":
            args["where"] = self.spaces(event["at"], TOKENS[token_of(event["token"])].covers, None)
        elif event["type"] == "swapped":
            args["card"], args["taken"] = [self.card(card) for card in event["cards"]]
        elif event["type"] == "symbol_fixed":
            args["track"] = self.track(event["face"])
        return args

    def _fact(self, key: str, value: Any, me: int | None) -> dict[str, Any]:
        if key in ("face", "track", "bonus"):
            return {key: self.ours(f"{key}-{value}")}
        if key == "at":
            return {"space": self.space(value, None)}
        return super()._fact(key, value, me)

    # -- questions and answers --

    def question(self, question: dict[str, Any], view: dict[str, Any]) -> str:
        me = question["seat"]
        args: dict[str, Any] = {"throws": view["throws_left"], "tokens": view["seats"][me]["tokens"]}
        for key, value in question["about"].items():
            if key in SEATS:
                args[key] = self._other(value, me)
            elif key == "bonus":
                args |= {"kind": value, "bonus": self.ours(f"bonus-{value}")}
            else:
                args[key] = self.ours(f"token-{value}") if key == "token" else value
        return self.ours(self._asking(question), **args)

    def answer(self, word: str, question: dict[str, Any], view: dict[str, Any]) -> str:
        verb, _, what = word.partition(":")
        offers = question.get("offers", {})
        if word in offers:
            return self.ours("word-buy", card=self.card(offers[word]["card"]), price=offers[word]["price"])
        if verb == "place" or verb.startswith(KING):
            return self._placing(verb, what, question)
        args: dict[str, Any] = {}
        if self.has(f"card-{what or verb}"):
            args["card"] = self.card(what or verb)
        if verb in ("keep", "batteries") and what != "none":
            args["dice"] = self.dice(what.split(","))
        elif self.has(f"face-{what}"):
            args["face"] = self.face(what)
        special = (f"word-{verb}-{question['kind']}", f"word-{verb}-{what}")
        return self.ours(next((id for id in special if self.has(id)), f"word-{verb}"), **args)

    def _placing(self, verb: str, what: str, question: dict[str, Any]) -> str:
        """`place:fame:-3:flipped`, `king1:fame:-3`."""
        me = question["seat"]
        track, left, flipped = parts_of(what)
        token = verb if verb.startswith(KING) else question["about"]["token"]
        bonuses = self.bonuses(token, track, left, flipped, me)
        if bonuses:
            return self.ours("word-place-turned", track=self.track(track), bonuses=bonuses)
        where = self.spaces(left, TOKENS[token_of(token)].covers, me)
        return self.ours(f"word-{verb}", track=self.track(track), where=where)

    def about_card(self, word: str, offers: dict[str, Any]) -> str:
        verb, _, what = word.partition(":")
        return what if verb in ("swap", "discard") else super().about_card(word, offers)

    def heading(self, word: str) -> str:
        verb, _, what = word.partition(":")
        if verb == "place":
            return self.ours("head-place", track=self.track(parts_of(what)[0]))
        if verb.startswith(KING):
            return self.ours("head-king", token=self.ours(f"token-{verb}"), track=self.track(parts_of(what)[0]))
        return ""

    # -- what a monster has --

    def owned(self, monster: dict[str, Any]) -> list[str]:
        """Its dice tokens, and what waits for it."""
        found = [self.ours(f"owned-{key}", count=monster[key]) for key in ("tokens", "fewer") if monster[key]]
        return found + [self.ours(f"owned-{key}") for key in ("dominated", "immune") if monster[key]]


def parts_of(what: str) -> tuple[str, int, bool]:
    """Track, leftmost space, and whether the token is flipped."""
    parts = what.split(":")
    return parts[0], int(parts[1]), len(parts) == 3
