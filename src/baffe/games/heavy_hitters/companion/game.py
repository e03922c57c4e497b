"""A solo game beside the real box: how it began and what was told since.

What the person does is set by hand, and then they go on. The opponents' steps are the engine's, one after the other;
whatever falls for them, dice and cards, falls on the owner's table and is told.
"""

from typing import Any, Final

from baffe.games.heavy_hitters import facts
from baffe.games.heavy_hitters.attack import Suffer
from baffe.games.heavy_hitters.combat import Act, Commit, Fight, Overclock, PayCommitted, Reface, next_to_act, queue
from baffe.games.heavy_hitters.companion.corrections import correct, line, squad_of, unit_of
from baffe.games.heavy_hitters.companion.falling import dice_needed, loaded, run_with, thrown_for
from baffe.games.heavy_hitters.companion.setting import cards_of, count_piles, set_up
from baffe.games.heavy_hitters.companion.sights import sights
from baffe.games.heavy_hitters.companion.weapons import Printed, numbers_of, tell_numbers
from baffe.games.heavy_hitters.damage import Lose, Reckon, hurt
from baffe.games.heavy_hitters.data.entries import UNITS
from baffe.games.heavy_hitters.dataset import NO_CARD
from baffe.games.heavy_hitters.deploying import Deploy
from baffe.games.heavy_hitters.ending import finish
from baffe.games.heavy_hitters.kinds import flag, items, whole
from baffe.games.heavy_hitters.mending import Refit
from baffe.games.heavy_hitters.moving import HackWindow, LateWindow, Move, MoveUnit, displace
from baffe.games.heavy_hitters.opponents import Reveal
from baffe.games.heavy_hitters.resetting import Tidy
from baffe.games.heavy_hitters.squad import HH
from baffe.games.heavy_hitters.table import HUMAN, HeavyTable
from baffe.games.heavy_hitters.tagging import Tag
from baffe.kernel.agenda import Step, Together
from baffe.kernel.pile import Pile, packed
from baffe.kernel.refusal import GameOver, NotAnOption
from baffe.kernel.seat import NOBODY

Plain = dict[str, Any]

# What people do with their own cards; nothing of it is ours to know.
THEIR_OWN: Final = (HackWindow, LateWindow, Reface, PayCommitted, Overclock, Refit)
UNTOLD: Final = ("energy_reset", "drew", "deck_ready", "modified")
MOST_HITS: Final = 20


class Companion:
    def __init__(self, setup: Plain) -> None:
        self.table: Final = set_up(setup)
        self.printed: Final = Printed(flag(setup.get("ours", False), "ours"))
        self.log: Final[list[Plain]] = []
        self.fresh = 0  # where in the log begins what has happened since the last answer
        self.ask: Plain | None = None  # what is asked; None at the end
        self._fallen: tuple[int, ...] = ()  # dice for the step that is due
        self._heard = -1  # down to which speed the person has fired in this Combat phase
        self._told = 0
        self._go_on()

    def play(self, move: Plain) -> None:
        """Go on by one move. One that does not follow is refused, and nothing has changed."""
        if self.table.ending is not None:
            raise GameOver("", "the game is over")
        before = len(self.log)
        told = correct(self.table, move)
        if told is not None:
            self.log.append(told)
        else:
            self._carry_out(move)
            self.fresh = before
        self._go_on()

    # -- what is asked --

    def _go_on(self) -> None:
        """To what must be asked next."""
        self._hear()
        while self.table.ending is None:
            self.ask = self._asked()
            if self.ask is not None:
                return
            self._run()
        self.ask = None

    def _asked(self) -> Plain | None:
        """What people must do or tell before the next step; None where it needs nobody."""
        table, step = self.table, self.table.next_step
        assert step is not None
        yours = self._yours(step)
        if yours is not None:
            return yours
        if self._is_skipped(step):
            return None
        if isinstance(step, Fight):
            return self._before_the_next_shot()
        if isinstance(step, Act) and not self._can_compute(step):
            return self._shot(step)
        if isinstance(step, Suffer) and table.attack.target == HUMAN and table.attack.failed:
            return {
                "kind": "damage", "damage": table.attack.failed, "seat": table.attack.seat,
                "unit": UNITS[table.attack.target_unit],
            }  # fmt: skip
        question = step.question(table)
        if question is not None:
            return {"kind": "choose", "what": question.kind, "options": list(question.options), **step.about(table)}
        dice = dice_needed(table, self._fallen)
        if dice:
            return {
                "kind": "dice",
                "dice": dice,
                "fallen": [die + 1 for die in self._fallen],
                **thrown_for(step, table),
            }
        return self._cards(step) if isinstance(step, Reveal) else None

    def _yours(self, step: Step[Any]) -> Plain | None:
        """The person's own turn: they move things on the board, tell it, and go on."""
        match step:
            case Deploy():
                return {"kind": "yours", "what": "deploy"}
            case Move():
                return {"kind": "yours", "what": "move", "unit": "hh"}
            case MoveUnit() if self.table.squads[HUMAN].on_board(step.unit):
                return {"kind": "yours", "what": "move", "unit": UNITS[step.unit]}
            case Together():
                return {"kind": "yours", "what": "commit"}
            case Act() if step.seat == HUMAN:
                unit = UNITS[step.unit]
                return {"kind": "yours", "what": "act", "unit": unit, "targets": sights(self.table, HUMAN, step.unit)}
            case Tag():
                return {"kind": "yours", "what": "tag"}
            case Tidy():
                return {"kind": "yours", "what": "reset"}
        return None

    def _is_skipped(self, step: Step[Any]) -> bool:
        return isinstance(step, (*THEIR_OWN, Commit, MoveUnit)) or (isinstance(step, Lose) and step.seat == HUMAN)

    def _before_the_next_shot(self) -> Plain | None:
        """Speeds that nobody has told; then whatever of the person's is faster."""
        table = self.table
        for seat, unit, card, _ in queue(table):
            id = table.weapon_of(unit, card).id
            if not self.printed.has_speed(table, id):
                return {"kind": "speed", "weapon": id, "seat": seat}
        seat, cards, units = next_to_act(table)
        if seat == HUMAN or self._heard == 0:
            return None
        speed = 0 if seat == NOBODY else queue(table)[0][3]
        if 0 <= self._heard <= speed:
            return None
        ask: Plain = {"kind": "yours", "what": "fire", "speed": speed}
        if seat != NOBODY:
            unit, card = (HH, cards[0]) if cards else (units[0], NO_CARD)
            ask["next"] = {"seat": seat, "unit": UNITS[unit], "weapon": table.weapon_of(unit, card).id}
        return ask

    def _can_compute(self, step: Act) -> bool:
        table = self.table
        if not table.squads[step.seat].on_board(step.unit) or step.seat in step.patients(table):
            return True
        return self.printed.is_complete(table, table.weapon_of(step.unit, step.card).id)

    def _shot(self, step: Act) -> Plain:
        weapon = self.table.weapon_of(step.unit, step.card).id
        return {
            "kind": "shot", "seat": step.seat, "unit": UNITS[step.unit], "weapon": weapon,
            "told": numbers_of(self.table, self.printed, weapon), "targets": sights(self.table, step.seat, step.unit),
        }  # fmt: skip

    def _cards(self, step: Reveal) -> Plain | None:
        """How many cards are to be turned, which the engine says; what they read is told."""
        squad = self.table.squads[step.seat]
        count = self._turned(step)
        if not count:
            return None
        cards = [self.table.card_id(card) for card in cards_of(self.table, squad)]
        return {"kind": "cards", "count": count, "seat": step.seat, "cards": cards}

    def _turned(self, step: Reveal) -> int:
        trial = self.table.copy()
        assert isinstance(trial, HeavyTable)
        deck = trial.squads[step.seat]
        trial.chance = loaded((*self._fallen, *[0] * (deck.deck.count() + deck.discard.count())))
        trial.loud = True
        told = trial.told
        trial.take_step().run(trial)
        return sum([event["count"] for event in trial.events(None, told) if event["type"] == facts.REVEALED.name])

    # -- what is answered --

    def _carry_out(self, move: Plain) -> None:
        ask, table = self.ask, self.table
        assert ask is not None
        match ask["kind"], move.get("do"):
            case _, "over":
                self._end(flag(move.get("won"), "won"))
            case _, "weapon":
                tell_numbers(table, move.get("weapon"), move.get("numbers"))
            case "yours", "hurt":
                self._hurt(move)
            case "yours", "done":
                self._done(ask, move)
            case "dice", "dice":
                dice = [whole(die, 1, 6, f"dice[{n}]") for n, die in enumerate(items(move.get("dice"), "dice"))]
                if len(dice) != ask["dice"]:
                    raise NotAnOption("dice", f"{ask['dice']} were thrown, not {len(dice)}")
                self._fallen += tuple([die - 1 for die in dice])
            case "cards", "cards":
                self._turn_up(ask, items(move.get("cards"), "cards"))
            case "shot", "shot":
                self._told_shot(ask, move)
            case "damage", "damage":
                table.attack.failed = whole(move.get("taken"), 0, MOST_HITS, "taken")
                self._run()
            case "choose", "choose":
                if move.get("choice") not in ask["options"]:
                    raise NotAnOption("choice", f"{move.get('choice')!r} is not offered")
                table.take_step().answer(table, move["choice"])
                self._after_step()
            case _, kind:
                raise NotAnOption("do", f"nobody has asked for {kind!r}")

    def _done(self, ask: Plain, move: Plain) -> None:
        table = self.table
        if ask["what"] == "fire":
            self._heard = 0 if move.get("spent") is True else ask["speed"]
            return
        step = table.take_step()
        if isinstance(step, Move):
            displace(table, HUMAN)
        if ask["what"] == "commit":
            self._heard = -1
        self._after_step()

    def _hurt(self, move: Plain) -> None:
        """Damage that the person has done: hits on a support unit, cards from the top of a draw pile (X61)."""
        table = self.table
        seat, squad = squad_of(table, move)
        unit, hits = unit_of(move), whole(move.get("hits"), 1, MOST_HITS, "hits")
        if not squad.automatic or not squad.on_board(unit):
            raise NotAnOption("unit", "is not on the board")
        due = table.take_step()
        hurt(table, seat, unit, hits, HUMAN, "gkr/G121")
        table.then(Reckon(HUMAN, "gkr/G121"))
        table.then(due)
        self._after_step()

    def _turn_up(self, ask: Plain, told: list[Any]) -> None:
        """The cards that were turned lay on top, the rest of them where the discard pile was (X62)."""
        table = self.table
        squad = table.squads[ask["seat"]]
        if len(told) != ask["count"] or [id for id in told if id not in ask["cards"]]:
            raise NotAnOption("cards", f"{ask['count']} cards of {', '.join(ask['cards'])} were turned")
        cards = tuple([table.book.data.card_number(id) for id in told])
        held = squad.deck.count()
        squad.deck = Pile(top=(cards + squad.deck.top)[:held], seen=squad.deck.seen)
        if len(cards) > held:
            rest = squad.discard.count() - (len(cards) - held)
            squad.discard = Pile(cards=packed([*cards[held:], *[0] * rest]))
        self._run((*self._fallen, *cards[held:]))

    def _told_shot(self, ask: Plain, move: Plain) -> None:
        """The owner has read the printed weapon, thrown the dice and tells what came of it."""
        table, target = self.table, move.get("target")
        if target is None:
            table.take_step()
            table.tell(facts.NO_TARGET, ask["seat"], "gkr/X97", word=ask["weapon"])
        else:
            if target not in [one["unit"] for one in ask["targets"]]:
                raise NotAnOption("target", f"{target!r} is not on the board")
            hits = whole(move.get("hits"), 0, MOST_HITS, "hits")
            table.take_step()
            self.log.append(
                line("told_shot", ask["seat"], weapon=ask["weapon"], target=target, on=int(HUMAN), hits=hits)
            )
            hurt(table, HUMAN, UNITS.index(target), hits, ask["seat"], "gkr/G121")
        self._after_step()

    def _end(self, won: bool) -> None:
        """The person says how it has ended; we do not know their cards."""
        standing = tuple([seat for seat in self.table.order() if seat != HUMAN])
        if won:
            finish(self.table, (HUMAN,), "solo_won", "gkr/X102")
        else:
            finish(self.table, standing, "solo_lost", "gkr/X103")

    # -- steps --

    def _run(self, results: tuple[int, ...] | None = None) -> None:
        """The step that is due; what is the person's own only falls off the agenda."""
        table, step = self.table, self.table.next_step
        assert step is not None
        if isinstance(step, Lose) and step.seat == HUMAN:
            self.log.append(line("lose_cards", HUMAN, cards=step.left))
        if self._is_skipped(step):
            table.take_step()
        else:
            run_with(table, self._fallen if results is None else results)
        self._after_step()

    def _after_step(self) -> None:
        self._fallen = ()
        count_piles(self.table)
        self._hear()

    def _hear(self) -> None:
        """Write down what the engine has told."""
        for event in self.table.events(None, self._told):
            self._told = event.pop("n") + 1
            if event["type"] not in UNTOLD:
                self.log.append(event)
