/** A whole game in five lines and three awards. */
import { type Best, type Prize, storyOf, Tally } from "$kit/story";
import type { GameEvent, Story, View, Wording } from "$lib/plug";
import { heavy, type HeavyView, opensRound } from "./model";
import type { HeavyWording } from "./wording";

interface Shot {
  weapon: string;
  lost: number;
  on: number;
  by: number;
  round: number;
}

const WORTH = {}; // cards bring nothing that is counted in hearts or energy

class HeavyTally extends Tally {
  /** The attack that cost a Heavy Hitter most cards. */
  best: Shot | null = null;
  /** The attack under way. */
  private shot: Shot | null = null;
  first: Best | null = null; // demolition
  out: Best | null = null; // the first Heavy Hitter that fell
  readonly lucky: { event: GameEvent; round: number }[] = []; // dice of 12

  constructor(events: GameEvent[], { seats }: HeavyView) {
    super(seats.length, WORTH, () => false, 1);
    for (const event of events) {
      if (opensRound(event)) this.turn = event.round;
      else if (event.seat !== null) this.count(event, event.seat);
    }
    seats.forEach(({ life, out }, seat) => this.counts.add("survivor", seat, out ? 0 : life));
  }

  private count(event: GameEvent, seat: number): void {
    switch (event.type) {
      case "fired":
        this.shot = { weapon: event.weapon, lost: 0, on: event.on, by: seat, round: this.turn };
        this.counts.add("trigger", seat, 1);
        break;
      case "rolled":
        if (event.dice.reduce((sum: number, die: string) => sum + Number(die), 0) === 12) this.lucky.push({ event, round: this.turn });
        break;
      case "attack_over":
        this.settle();
        break;
      case "lost":
      case "lost_unseen":
        this.counts.add("dented", seat, 1);
        if (this.shot?.on === seat) {
          this.shot.lost += 1;
          this.counts.add("gunner", this.shot.by, 1);
        }
        break;
      case "saves":
        this.counts.add("armored", seat, event.saved);
        break;
      case "moved":
        if (event.unit === "hh") this.counts.add("runner", seat, 1);
        break;
      case "tagged":
        this.counts.add("tagger", seat, 1);
        break;
      case "demolished":
        this.counts.add("wrecker", seat, 1);
        this.first ??= { event, turn: this.turn };
        break;
      case "unit_destroyed":
        if (event.by !== null && event.by !== seat) this.counts.add("hunter", event.by, 1);
        break;
      case "eliminated":
        this.out ??= { event, turn: this.turn };
        break;
      case "mended":
      case "mended_unseen":
        this.counts.add("mender", seat, 1);
        break;
      case "overspent":
        this.counts.add("spendthrift", seat, event.energy);
        break;
    }
  }

  private settle(): void {
    if (this.shot && this.shot.lost > (this.best?.lost ?? 0)) this.best = this.shot;
    this.shot = null;
  }
}

// The most telling first; the least amount that is worth a word.
const PRIZES: readonly Prize[] = [
  ["gunner", 6], ["wrecker", 1], ["hunter", 2], ["tagger", 4], ["armored", 6], ["survivor", 1],
  ["mender", 2], ["spendthrift", 3], ["runner", 5], ["trigger", 4], ["dented", 1],
];

export function story(events: GameEvent[], view: View, wording: Wording): Story {
  const tally = new HeavyTally(events, heavy(view));
  const { best, first, out, lucky } = tally;
  const heavyWords = wording as HeavyWording;
  const name = (seat: number | null): string => (seat === null ? "" : (wording.names[seat] ?? ""));
  const lines: (string | null)[] = [];
  if (best && best.lost > 1) {
    const args = { by: name(best.by), name: name(best.on), weapon: heavyWords.weapon(best.weapon), count: best.lost, round: best.round };
    lines.push(heavyWords.ours("story-shot", args));
  }
  if (first) lines.push(heavyWords.ours("story-first", { name: name(first.event.seat), at: first.event.at, round: first.turn }));
  if (out) lines.push(heavyWords.ours("story-out", { name: name(out.event.seat), round: out.turn }));
  const luck = lucky.at(-1);
  if (luck) lines.push(heavyWords.ours("story-twelve", { name: name(luck.event.seat), round: luck.round }));
  return storyOf(tally, PRIZES, lines, view, wording);
}
