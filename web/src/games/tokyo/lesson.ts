/** What somebody's first game explains, and when. The dice are loaded so that it all happens (lesson.py). */
import { ASTRAY, count, DICE, keeping, type Lesson, type Moment, type Situation, word } from "$lib/guide";
import { type Face, occupant, tokyo } from "./model";

const shown = ({ view }: Situation, face: Face): number => tokyo(view).dice.filter((each) => each === face).length;
const isFirst = ({ view }: Situation): boolean => tokyo(view).rolls_left >= 2;
const mine = ({ view, seat }: Situation) => tokyo(view).seats[seat]!;
/** The hearts of somebody else in Tokyo; 0: nobody is there. */
function king({ view, seat }: Situation): number {
  const there = occupant(tokyo(view), "city");
  return there === null || there === seat ? 0 : tokyo(view).seats[there]!.hearts;
}
const wasHurt = ({ log, seat }: Situation): boolean => log.some((event) => event.type === "hurt" && event.seat === seat);

const KING = "[data-place=city]";
const WARE = "article:has([data-word='buy:apartment_building'])";
const stop = (id: string, when: Moment["when"], beside = DICE): Moment => ({ id, asked: "roll", when, lit: word("stop"), beside });

export const LESSON: Lesson = {
  /** In the order in which they are looked at: of several that fit, the first comes first. */
  moments: [
    { id: "goal", asked: "roll", lit: count(0, "star"), read: true },
    { id: "hurt", asked: "roll", when: wasHurt, lit: count(0, "heart"), read: true },
    stop("win", (at) => shown(at, "3") >= 3 && mine(at).stars >= 17, `${DICE}, ${count(0, "star")}`),
    stop("knock-out", (at) => king(at) > 0 && shown(at, "smash") >= king(at), `${DICE}, ${KING}`),
    ...keeping("three", "3", 2, (at) => isFirst(at) && shown(at, "3") === 2),
    stop("three-done", (at) => shown(at, "3") >= 3),
    stop("heal", (at) => mine(at).place === "outside" && mine(at).hearts < 10 && shown(at, "heart") > 1 && shown(at, "energy") > 1),
    ...keeping("chase", "smash", 2, (at) => isFirst(at) && king(at) > 0 && shown(at, "smash") === 2, KING),
    stop("chase-done", (at) => king(at) > 0 && shown(at, "smash") >= 3, `${DICE}, ${KING}`),
    { id: "buy", asked: "buy", lit: word("buy:apartment_building"), beside: WARE },
    { id: "stay", asked: "flee", when: (at) => mine(at).hearts > 4, lit: word("stay"), beside: KING },
    { id: "flee", asked: "flee", lit: word("flee"), beside: count(0, "heart") },
    ...ASTRAY,
  ],
  closing: ["learnt-dice", "learnt-tokyo", "learnt-goal"],
};
