/** A whole game in five lines and three awards. */
import { cardLine, hitLine, type Prize, storyOf, Tally } from "$kit/story";
import type { GameEvent, Story, View, Wording } from "$lib/plug";
import { t } from "$lib/texts.svelte.ts";
import { opensTurn, tokyo, type TokyoView } from "./model";
import PRINTED from "./printed.json";

interface Reign {
  seat: number;
  turns: number;
}

// A star is worth more than a heart, a heart more than energy.
const WORTH = { stars: 3, hurt: 2, healed: 1.5, energy: 1 };

class TokyoTally extends Tally {
  first: { seat: number; turn: number } | null = null;
  reign: Reign | null = null;
  private readonly reigning = new Map<number, number>(); // seat -> turn in which it came to Tokyo

  constructor(events: GameEvent[], { seats }: TokyoView) {
    super(seats.length, WORTH, opensTurn, 0);
    for (const event of events) if (event.seat !== null) this.note(event, event.seat);
    for (const seat of [...this.reigning.keys()]) this.leave(seat);
    seats.forEach(({ eliminated }, seat) => {
      this.counts.add("survivor", seat, eliminated ? 0 : PRINTED.hearts + this.lowest[seat]!);
    });
  }

  protected override note(event: GameEvent, seat: number): void {
    super.note(event, seat);
    if (opensTurn(event) && this.reigning.has(seat)) this.counts.add("king", seat, 1);
    switch (event.type) {
      case "entered":
        this.first ??= { seat, turn: this.turn };
        if (!this.reigning.has(seat)) this.reigning.set(seat, this.turn);
        break;
      case "fled":
        this.counts.add("runner", seat, 1);
        this.leave(seat);
        break;
      case "left":
      case "eliminated":
        this.leave(seat);
        break;
      case "trimmed":
        this.hearts[seat]! -= event.hearts;
        break;
      case "reborn":
        this.hearts[seat] = 0;
        break;
      case "scored":
        if (event.rule === "tokyo/R23") this.counts.best("lucky", seat, event.stars);
        this.cards.note(event, seat, "stars", event.stars);
        break;
    }
  }

  private leave(seat: number): void {
    const since = this.reigning.get(seat);
    if (since === undefined) return;
    this.reigning.delete(seat);
    const turns = this.turn - since;
    if (!this.reign || turns > this.reign.turns) this.reign = { seat, turns };
  }
}

// The most telling first; the least amount that is worth a word.
const PRIZES: readonly Prize[] = [
  ["smasher", 3], ["king", 2], ["spender", 6], ["survivor", 1],
  ["lucky", 3], ["runner", 2], ["healer", 3], ["punchbag", 1],
];

export function story(events: GameEvent[], view: View, wording: Wording): Story {
  const tally = new TokyoTally(events, tokyo(view));
  const { first, reign } = tally;
  const name = (seat: number): string => wording.names[seat] ?? "";
  const lines = [
    first && t("tokyo-story-first", { name: name(first.seat), turn: first.turn }),
    hitLine(tally, "tokyo-story-hit", wording),
    reign && reign.turns > 1 && t("tokyo-story-reign", { name: name(reign.seat), turns: reign.turns }),
    cardLine(tally, "tokyo-story-card", wording),
  ];
  return storyOf(tally, PRIZES, lines, view, wording);
}
