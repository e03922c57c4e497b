/** What a choice brings is what the rules do, whatever cards meet. */
import { describe, expect, test } from "vitest";
import type { Question, View } from "$lib/plug";
import { speakFor } from "../../testing/twin";
import { TokyoWording } from "./wording";

function monster(cards: unknown[], more: object = {}): object {
  return { hearts: 10, stars: 0, energy: 9, place: "city", cards, ...more };
}

/** The note of seat 1, which is hit by seat 0 in its turn. */
function note(word: string, hearts: number, mine: object, by: unknown[] = [], turn = 0): string {
  speakFor("en");
  const question = { number: 0, seat: 1, kind: "brace", about: { hearts, by: 0, smash: true } } as unknown as Question;
  const view = { turn, seats: [monster(by), mine], options: {} } as unknown as View;
  return new TokyoWording(["gigazaur", "the_king"]).note(word, question, view);
}

describe("taking a loss", () => {
  test("a child starts again, also as a copy and before the Zombie", () => {
    const again = "start again with 10♥";
    const copy = { id: "mimic", copies: "it_has_a_child", of: 0 };
    expect(note("take", 3, monster(["it_has_a_child"], { hearts: 3 }))).toContain(again);
    expect(note("take", 3, monster([copy], { hearts: 3 }))).toContain(again);
    expect(note("take", 3, monster(["zombie", "it_has_a_child"], { hearts: 3 }))).toContain(again);
    expect(note("take", 3, monster(["it_has_a_child"], { hearts: 4 }))).toContain("you have 1♥ left");
  });

  test("without either one is out", () => {
    expect(note("take", 3, monster([], { hearts: 3 }))).toContain("you are out!");
    expect(note("take", 3, monster(["zombie"], { hearts: 3 }))).toContain("live on");
  });
});

describe("the Devil adds to what is left, not to what can be prevented", () => {
  test("whoever pays for all as Robot loses nothing", () => {
    expect(note("robot:2", 3, monster(["robot"]), ["devil"])).toContain("You lose no ♥");
    expect(note("robot:1", 3, monster(["robot"]), ["devil"])).toContain("−2♥ all the same");
    expect(note("robot:2", 3, monster(["robot"]), ["devil"], 1)).toContain("−1♥ all the same");
  });

  test("Camouflage throws no die for it", () => {
    expect(note("camouflage", 3, monster(["camouflage"]), ["devil"])).toContain("2 dice");
    expect(note("camouflage", 3, monster(["camouflage"]))).toContain("3 dice");
  });
});

test("armour takes the one heart that the Robot leaves", () => {
  expect(note("robot:1", 2, monster(["robot", "armor_plating"]))).toContain("You lose no ♥");
  expect(note("robot:1", 3, monster(["robot", "armor_plating"]))).toContain("−2♥ all the same");
});
