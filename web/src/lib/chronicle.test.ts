import { describe, expect, it } from "vitest";
import { type Played, summary } from "./chronicle";

let codes = 0;
const game = (won: boolean, figure = "gigazaur", name = "tokyo"): Played => ({ code: `T${codes++}`, game: name, when: 0, mine: [{ figure, won }] });

describe("statistics of this device", () => {
  it("count games and wins, by game and by figure", () => {
    const all = summary([game(true), game(false), game(true, "alienoid"), game(true, "alienoid", "duel")]);
    expect([all.games, all.wins]).toEqual([4, 3]);
    expect(all.byGame.get("tokyo")).toEqual({ games: 3, wins: 2 });
    expect(all.byFigure.get("gigazaur")).toMatchObject({ games: 2, wins: 1 });
    expect(all.byFigure.get("alienoid")).toMatchObject({ games: 2, wins: 2 });
  });

  it("know the best streak, which a device that is passed around neither makes nor breaks", () => {
    const shared = { ...game(true), mine: [{ figure: "gigazaur", won: true }, { figure: "alienoid", won: false }] };
    expect(summary([game(true), shared, game(true), game(false), game(true)]).streak).toBe(2);
    expect(summary([]).streak).toBe(0);
  });

  it("forget what was deleted", () => expect(summary([game(true), { ...game(true), mine: [] }])).toMatchObject({ games: 1, wins: 1 }));
});
