/** The page says exactly what the terminal says. */
import { describe, expect, test } from "vitest";
import { CARDS, printed } from "./cards";
import { TokyoWording } from "./wording";
import { saysTheSame, speakFor, twinOf } from "../../testing/twin";

const twin = twinOf(import.meta.url);

test("prices and types of the cards are those of the engine", () => {
  const page = Object.fromEntries(CARDS.map((id) => [id, [printed(id).cost, printed(id).keep]]));
  expect(page).toEqual(twin.cards);
});

saysTheSame(twin, (monsters) => new TokyoWording(monsters), (view) => ({ ...twin.games[1]!.start, ...view }));

describe("people are called by their nicknames", () => {
  const hurt = { seq: 1, n: 1, type: "hurt", seat: 0, by: 1, hearts: 2, rule: "tokyo/R33" };

  test("in every sentence, and their monsters stay known", () => {
    speakFor("en");
    const wording = new TokyoWording(["gigazaur", "the_king"]);
    wording.names = ["Léa", "Tom"];
    expect(wording.event(hurt)).toContain("Léa");
    expect(wording.event(hurt)).toContain("Tom");
    expect(wording.figures).toEqual(["Gigazaur", "The King"]);
  });

  test("but not by a word that sentences need for themselves", () => {
    speakFor("en");
    const wording = new TokyoWording(["gigazaur", "the_king"]);
    wording.names = ["Léa", "none"];
    expect(wording.event(hurt)).toContain("The King");
  });
});
