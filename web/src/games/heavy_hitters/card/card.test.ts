import { beforeEach, expect, it } from "vitest";
import { LANGUAGES, speakFor } from "../../../testing/twin";
import { PRINT } from "../printed";
import { FACTIONS, liveryOf } from "../robots/palette";
import { DRAWN, emblem } from "./emblems";
import { faceOf, rangeOf } from "./print";
import { SPONSORS } from "./sponsors";

const IDS = [PRINT.weapons, PRINT.utility, PRINT.sponsors, PRINT.pilots, PRINT.upgrades].flatMap(Object.keys);

beforeEach(() => speakFor("en"));

it("everything that is printed has an emblem of its own", () => {
  expect(DRAWN.toSorted()).toEqual(IDS.toSorted());
  expect(new Set(IDS.map((id) => JSON.stringify(emblem(id).items))).size).toBe(IDS.length);
  expect(IDS.flatMap((id) => emblem(id).items).filter(({ layers }) => !layers.length)).toEqual([]);
});

it.each(LANGUAGES)("has a name, a kind and an effect for each of them in %s", (language) => {
  speakFor(language);
  const said = IDS.map(faceOf).flatMap(({ name, type, effect }) => [name, type, effect]);
  expect(said.filter((text) => !text || text.includes("⟦"))).toEqual([]);
});

it("shows the numbers of the rules", () => {
  const { energy, faction, fire, house } = faceOf("db_p1");
  expect([energy, faction, fire?.speed, fire?.attack, house]).toEqual([2, "diamondback", 4, 8, true]);
  expect(["db_p1", "kw_p1", "u_orbital"].map((id) => rangeOf(faceOf(id).fire!))).toEqual(["3–7", "1", "∞"]);
  expect([faceOf("u_deploy").faction, faceOf("s_pit").energy, faceOf("p_kw1").faction]).toEqual([null, null, "kingwolf"]);
});

it("tells factions apart without colours", () => {
  expect(FACTIONS).toEqual(Object.keys(PRINT.factions));
  for (const key of ["glyph", "tile", "paint"] as const) expect(new Set(FACTIONS.map((id) => liveryOf(id)[key])).size).toBe(4);
});

it("has a sponsor for every sponsor card", () => {
  expect(new Set(SPONSORS).size).toBe(Object.keys(PRINT.sponsors).length);
});
