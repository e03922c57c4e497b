/** A whole game in five lines and three awards. */
import { type Best, cardLine, hitLine, type Prize, storyOf, Tally } from "$kit/story";
import type { GameEvent, Story, View, Wording } from "$lib/plug";
import { t } from "$lib/texts.svelte.ts";
import { endOf } from "./board/geometry";
import { duel, type DuelView, opensTurn, type Track, TRACKS } from "./model";

// A step on a track is worth more than a heart, a heart more than energy.
const WORTH = { pulled: 3, hurt: 2, healed: 1.5, energy: 1 };

class DuelTally extends Tally {
  pull: Best | null = null;
  /** How often each marker came to the other side. */
  readonly crossed: Record<Track, number> = { fame: 0, destruction: 0 };
  private readonly side: Partial<Record<Track, number>> = {};

  constructor(events: GameEvent[], { seats }: DuelView) {
    super(seats.length, WORTH, opensTurn, 1); // a position may begin in the middle of a turn
    for (const event of events) if (event.seat !== null) this.note(event, event.seat);
    // A game may begin with any number of hearts: what is left at the end tells it.
    seats.forEach((side, seat) => {
      const lowest = side.hearts - this.hearts[seat]! + this.lowest[seat]!;
      this.counts.add("survivor", seat, side.hearts > 0 ? lowest : 0);
    });
  }

  protected override note(event: GameEvent, seat: number): void {
    super.note(event, seat);
    switch (event.type) {
      case "pulled":
        this.cards.note(event, seat, "pulled", event.steps);
        if (!this.pull || event.steps > this.pull.event.steps) this.pull = { event, turn: this.turn };
        break;
      case "stepped":
        this.stepped(event, seat);
        break;
      case "bonus":
        this.counts.add("buzz", seat, 1);
        break;
      case "token_spent":
        this.counts.add("dice", seat, 1);
        break;
    }
  }

  private stepped(event: GameEvent, seat: number): void {
    const track = event.track as Track;
    this.counts.add(track === "fame" ? "star" : "wrecker", seat, 1);
    const side = Math.sign(event.at);
    this.side[track] ??= Math.sign(event.at - endOf(seat)); // a game may begin with markers anywhere
    if (!side) return;
    if (this.side[track] === -side) this.crossed[track] += 1;
    this.side[track] = side;
  }
}

// The most telling first; the least amount that is worth a word.
const PRIZES: readonly Prize[] = [
  ["smasher", 5], ["star", 4], ["wrecker", 4], ["survivor", 1],
  ["buzz", 3], ["spender", 8], ["healer", 4], ["dice", 2],
  ["punchbag", 1],
];

export function story(events: GameEvent[], view: View, wording: Wording): Story {
  const tally = new DuelTally(events, duel(view));
  const { pull, crossed } = tally;
  const name = (seat: number): string => wording.names[seat] ?? "";
  const track = (id: string): string => t(`duel-track-${id}`);
  const tug = TRACKS.toSorted((a, b) => crossed[b] - crossed[a])[0]!;
  const lines: (string | null)[] = [hitLine(tally, "duel-story-hit", wording)];
  if (pull && pull.event.steps > 1) {
    const { seat, steps } = pull.event;
    lines.push(t("duel-story-pull", { name: name(seat!), track: track(pull.event.track), steps, turn: pull.turn }));
  }
  if (crossed[tug]) lines.push(t("duel-story-tug", { track: track(tug), count: crossed[tug] }));
  lines.push(cardLine(tally, "duel-story-card", wording));
  const buzz = tally.counts.all["buzz"];
  if (buzz && lines.filter(Boolean).length < 4) {
    const count = Math.max(...buzz);
    lines.push(t("duel-story-buzz", { name: name(buzz.indexOf(count)), count }));
  }
  return storyOf(tally, PRIZES, lines, view, wording);
}
