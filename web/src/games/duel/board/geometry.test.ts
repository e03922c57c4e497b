import { describe, expect, it } from "vitest";
import type { Track } from "../model";
import boards from "../testdata/geometry.json"; // told by the engine's own board
import { type Buzz, cellsOf, isUpper, spacesOf, spotlightOf, victoryOf } from "./geometry";

type Told = [at: number, bonus: string, spotlight: number | null, victory: number | null];

/** What is drawn on that space. */
function bonusAt(buzz: Buzz, track: Track, at: number): string {
  const lying = Object.entries(buzz).filter(([, token]) => token.track === track);
  return lying.flatMap(([token, where]) => cellsOf(token, where)).find((cell) => cell.at === at)?.bonus ?? "";
}

describe("the tracks", () => {
  for (const [index, board] of boards.entries()) {
    for (const track of ["fame", "destruction"] as Track[]) {
      it(`are the engine's, board ${index}, ${track}`, () => {
        const buzz = board.buzz as unknown as Buzz;
        const drawn = spacesOf(buzz, track).map((at) => [
          at,
          bonusAt(buzz, track, at),
          spotlightOf(at),
          victoryOf(at),
        ]);
        expect(drawn).toEqual(board[track] as Told[]);
      });
    }
  }

  it("zigzag: the start of Fame is low, that of Destruction is high", () => {
    expect([-7, 0, 3].map((at) => isUpper("fame", at))).toEqual([true, false, true]);
    expect([-7, 0, 3].map((at) => isUpper("destruction", at))).toEqual([false, true, false]);
  });

  it("show what is inserted and what is gone", () => {
    expect(cellsOf("penguin", { track: "fame", at: 2, flipped: false })).toEqual([
      { at: 2, bonus: "blank" },
      { at: 2.5, bonus: "hit" },
      { at: 3, bonus: "blank" },
    ]);
    expect(cellsOf("alien", { track: "fame", at: -1, flipped: false }).map((cell) => cell.bonus)).toEqual([
      "blank",
      "removed",
      "blank",
    ]);
  });
});
