/** What somebody's first Duels explain, and when. The dice are loaded so that it all happens (lesson.py). */
import { ASTRAY, count, DICE, keeping, type Lesson, type Moment, type Situation, word } from "$lib/guide";
import type { View } from "$lib/plug";
import { autobotOf, duel, type Face } from "./model";

const RIVAL = 1;
const shown = ({ view }: Situation, face: Face): number => duel(view).dice.filter((each) => each === face).length;
const isFirst = ({ view }: Situation): boolean => duel(view).throws_left >= 2;
const hearts = ({ view }: Situation, seat: number): number => duel(view).seats[seat]!.hearts;
/** One space before my Victory space. */
const isNear = ({ view }: Situation): boolean => duel(view).fame <= -6;
const isMyFirst = ({ view }: Situation): boolean => duel(view).turns <= 1;
const happened = ({ log }: Situation, type: string, seat: number): boolean =>
  log.some((event) => event.type === type && event.seat === seat);

const TRACKS = "[data-board=tracks]";
const stop = (id: string, when: Moment["when"], beside = DICE): Moment => ({ id, asked: "roll", when, lit: word("stop"), beside });
const resolve = (id: string, face: Face, beside: string, when?: Moment["when"]): Moment => ({
  id, asked: "resolve", when, lit: word(`group:${face}`), beside,
});
const buy = (id: string, card: string): Moment => ({
  id, asked: "buy", lit: word(`buy:${card}`), beside: `article:has([data-word="buy:${card}"])`,
});

/** In the order in which they are looked at: of several that fit, the first comes first. */
const RIVALS: Lesson = {
  moments: [
    { id: "goal", asked: "roll", lit: TRACKS, read: true },
    { id: "hurt", asked: "roll", when: (at) => happened(at, "hurt", at.seat), lit: count(0, "heart"), read: true },
    stop("last", (at) => isNear(at) && shown(at, "fame") >= 3),
    ...keeping("pull", "fame", 2, (at) => isFirst(at) && shown(at, "fame") === 2, "[data-marker=fame]"),
    ...keeping("far", "fame", 3, (at) => isFirst(at) && shown(at, "fame") === 3),
    stop("far-done", (at) => shown(at, "fame") >= 4),
    stop("pull-done", (at) => shown(at, "fame") >= 3),
    stop("heal", (at) => shown(at, "heart") > 1 && hearts(at, at.seat) < 13),
    resolve("victory", "fame", TRACKS, isNear),
    resolve("groups", "fame", TRACKS, isMyFirst),
    resolve("farther", "fame", TRACKS),
    resolve("hearts", "heart", count(0, "heart")),
    resolve("smashes", "smash", count(RIVAL, "heart")),
    buy("buy", "photoshoot"),
    { id: "here", asked: "place", lit: `[data-word^="place:fame"]:enabled`, beside: TRACKS },
    { id: "place", asked: "place", lit: `[data-spot="fame:-4"]` },
    ...ASTRAY,
  ],
  closing: ["learnt-pull", "learnt-dice", "learnt-goal"],
};

const AUTOBOT: Lesson = {
  moments: [
    { id: "autobot", asked: "roll", lit: `[data-seat="${RIVAL}"]`, read: true },
    { id: "cubes", asked: "roll", when: (at) => happened(at, "cubes_gained", RIVAL), lit: count(RIVAL, "cubes"), read: true },
    { id: "log", asked: "roll", when: (at) => happened(at, "cubes_spent", RIVAL), lit: "[data-part=log]", read: true },
    ...keeping("smash", "smash", 2, (at) => isFirst(at) && shown(at, "smash") === 2 && shown(at, "destruction") < 3),
    ...keeping("more", "smash", 3, (at) => isFirst(at) && shown(at, "smash") === 3, count(RIVAL, "heart")),
    stop("knock-out", (at) => shown(at, "smash") >= hearts(at, RIVAL)),
    stop("smash-done", (at) => shown(at, "smash") >= 3),
    stop("wreck", (at) => shown(at, "destruction") >= 3),
    resolve("wrecking", "destruction", TRACKS),
    resolve("strike", "smash", count(RIVAL, "heart"), (at) => shown(at, "smash") >= hearts(at, RIVAL)),
    resolve("striking", "smash", count(RIVAL, "heart")),
    buy("snack", "snack_time"),
    { id: "symbol", asked: "symbol", lit: word("destruction"), beside: TRACKS },
    ...ASTRAY,
  ],
  closing: ["learnt-rule", "learnt-cubes", "learnt-goal"],
};

export function lessonOf(view: View): Lesson {
  return autobotOf(duel(view)) === null ? RIVALS : AUTOBOT;
}
