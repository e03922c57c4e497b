/** A whole game in five lines and three awards. */
import { cardLine, hitLine, type Prize, storyOf, Tally } from "$kit/story";
import type { GameEvent, Story, View, Wording } from "$lib/plug";
import { t } from "$lib/texts.svelte.ts";
import { opensTurn, tokyo, type TokyoView } from "./model";

interface Reign {
  seat: number;
  turns: number;
}

// A star is worth more than a heart, a heart more than energy.
const WORTH = { stars: 3, hurt: 2, healed: 1.5, energy: 1 };

/** What tells where a monster has been: whoever flees without having entered stood there from the start. */
const TELLING: readonly string[] = ["entered", "eliminated", "fled", "stayed", "left", "moved"];

/** Who stood in Tokyo when the story began: a game may begin from any position. Null: it cannot be told. */
function firstKings(events: readonly GameEvent[], { seats }: TokyoView): number[] | null {
  const kings: number[] = [];
  for (const [seat, monster] of seats.entries()) {
    const telling = events.find((event) => event.seat === seat && TELLING.includes(event.type));
    if (telling?.type === "eliminated") return null;
    if (telling ? telling.type !== "entered" : monster.place !== "outside") kings.push(seat);
  }
  return kings;
}

class TokyoTally extends Tally {
  first: { seat: number; turn: number } | null = null;
  reign: Reign | null = null;
  private readonly reigning = new Map<number, number>(); // seat -> turn in which it came to Tokyo
  private readonly reborn = new Set<number>();

  constructor(events: GameEvent[], view: TokyoView) {
    const { seats } = view;
    super(seats.length, WORTH, opensTurn, 0);
    const dealt = events.findIndex(opensTurn) > 0; // a position has no past: its first turn comes first
    const kings = dealt ? [] : firstKings(events, view);
    for (const seat of kings ?? []) this.reigning.set(seat, 0);
    for (const event of events) if (event.seat !== null) this.note(event, event.seat);
    for (const seat of [...this.reigning.keys()]) this.leave(seat);
    if (!dealt) this.first = null;
    if (!kings) this.reign = null;
    // A game may begin with any number of hearts: what is left at the end tells it.
    seats.forEach(({ eliminated, hearts }, seat) => {
      const lowest = hearts - this.hearts[seat]! + this.lowest[seat]!;
      this.counts.add("survivor", seat, eliminated || this.reborn.has(seat) ? 0 : lowest);
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
        this.reborn.add(seat);
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
