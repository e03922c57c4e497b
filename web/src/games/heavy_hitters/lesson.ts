/** What somebody's first game explains, and when. It begins late in a match, with loaded dice (lesson.py). */
import { count, type Lesson, type Moment, type Situation, word } from "$lib/guide";
import { heavy } from "./model";

const [ME, RIVAL] = [0, 1];
const [BESIDE, BUILDING, WEAPON] = ["f4", "g5", "db_s1"];
const AHEAD = "ne"; // where the rival stands from there
const TAG = `tag:hh>${BUILDING}`;

const SITE = `[data-building="${BUILDING}"]`;
const MINE = "[data-rubble=d3], [data-rubble=c6], [data-rubble=e8]"; // what I have brought down
const THEIRS = `[data-piece="hh@${RIVAL}"]`;
const isThere = ({ view, seat }: Situation): boolean => heavy(view).seats[seat]!.units.hh?.at === BESIDE;
const tags = ({ view, seat }: Situation): number => heavy(view).seats[seat]!.tags[BUILDING] ?? 0;
const offers = ({ question }: Situation, says: string): boolean => !!question.options?.includes(says);
const isChoice = ({ question }: Situation): boolean => (question.options?.length ?? 0) > 1; // else it answers itself
const fired = ({ log, seat }: Situation): boolean => log.some((event) => event.type === "fired" && event.seat === seat);

/** Questions about a reaction: in a first game they are let pass. */
const WINDOWS = ["hack", "late", "dodge", "aim", "reroll", "missed", "shield", "brace", "counter"];
const passing = (asked: string): Moment[] => [
  { id: "react", asked, when: isChoice, lit: word("pass:round") },
  { id: "react", asked, when: isChoice, lit: word("pass") },
];

export const LESSON: Lesson = {
  /** In the order in which they are looked at: of several that fit, the first comes first. */
  moments: [
    { id: "goal", asked: "move", lit: MINE, read: true },
    { id: "stay", asked: "move", when: isThere, lit: word("stay"), beside: SITE },
    { id: "go", asked: "move", lit: word(`move:${BESIDE}`), beside: SITE },
    { id: "move", asked: "move", lit: `[data-hex="${BESIDE}"]`, beside: SITE },
    { id: "aimed", asked: "face", when: isThere, lit: word(`face:${AHEAD}`), beside: THEIRS },
    { id: "face", asked: "face", when: isThere, lit: `[data-way=${AHEAD}][aria-pressed="false"]`, beside: THEIRS },
    { id: "order", asked: "commit", lit: word(`commit:${WEAPON}`), beside: `[data-weapon=${WEAPON}]` },
    { id: "weapon-again", asked: "commit", when: fired, lit: `[data-weapon=${WEAPON}][aria-pressed="false"]:enabled`, beside: count(ME, "energy") },
    { id: "weapon", asked: "commit", lit: `[data-weapon=${WEAPON}][aria-pressed="false"]:enabled`, beside: count(ME, "energy") },
    { id: "fire", asked: "attack", lit: word(`fire:hh@${RIVAL}`), beside: THEIRS },
    { id: "lose", asked: "lose", lit: word("lose:rest"), beside: count(ME, "heart") },
    { id: "lose-top", asked: "lose", lit: word("lose:top"), beside: count(ME, "heart") },
    { id: "demolish", asked: "tag", when: (at) => tags(at) === 3, lit: word(TAG), beside: SITE },
    { id: "tag", asked: "tag", lit: word(TAG), beside: SITE },
    { id: "tagged", asked: "tag", when: (at) => isChoice(at) && !offers(at, TAG), lit: word("done"), beside: SITE },
    { id: "rest", asked: "reset", when: isChoice, lit: word("done"), beside: count(ME, "energy") },
    ...WINDOWS.flatMap(passing),
    // For whoever has left the way: their own choice, said once.
    { id: "free-move", asked: "move", lit: "[data-board=map]", read: true },
    { id: "free-orders", asked: "commit", lit: "[data-weapon]", read: true },
    { id: "free-tag", asked: "tag", when: isChoice, lit: "[data-board=map]", read: true },
  ],
  closing: ["learnt-round", "learnt-cards", "learnt-goal"],
};
