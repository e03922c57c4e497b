import { expect, test } from "vitest";
import { aimsOf, counted, NOTHING, offered, orderOf, weaponsIn } from "./orders";

// Energy for two cheap weapons or one dear one; an Orbital Strike goes with one cheap weapon.
const OPTIONS = [NOTHING, "commit:db_p2", "commit:db_s1", "commit:db_p2,db_s1", "commit:u_orbital", "commit:db_s1,u_orbital"];

test("an order names its weapons", () => {
  expect(weaponsIn(NOTHING)).toEqual([]);
  expect(weaponsIn("commit:db_s1,u_orbital")).toEqual(["db_s1", "u_orbital"]);
  expect(offered(OPTIONS)).toEqual(["db_p2", "db_s1", "u_orbital"]);
});

test("exactly the combinations that are offered can be committed, in whatever order they are tapped", () => {
  const ids = offered(OPTIONS);
  const subsets = ids.reduce<string[][]>((all, id) => [...all, ...all.map((one) => [id, ...one])], [[]]);
  const found = subsets.flatMap((one) => orderOf(one, OPTIONS) ?? []);
  expect(found.sort()).toEqual([...OPTIONS].sort());
  expect(orderOf(["u_orbital", "db_p2"], OPTIONS)).toBeNull();
  expect(orderOf([...ids], OPTIONS)).toBeNull();
  expect(orderOf(["db_s1", "db_p2"], OPTIONS)).toBe("commit:db_p2,db_s1");
});

test("targets come with what hits hardest first, and those out of reach last", () => {
  const aims = aimsOf([
    ["hh@2", 9, "clear", "range"],
    ["recon@1", 2, "cover", "", 8, 2, 6, 0.417, 0.7],
    ["hh@1", 4, "clear", "", 7, 4, 5, 0.583, 1.56],
    ["combat@2", 3, "blocked", "sight"],
  ]);
  expect(aims.map(({ target }) => target)).toEqual(["hh@1", "recon@1", "combat@2", "hh@2"]);
  expect(aims[0]).toMatchObject({ unit: "hh", seat: 1, fault: "", number: 7, armor: 5, chance: 0.583, expected: 1.56 });
  expect(aimsOf(undefined)).toEqual([]);
});

test("copies lie on each other", () => {
  expect(counted(["u_deploy", "db_p2", "u_deploy"])).toEqual([{ id: "u_deploy", count: 2 }, { id: "db_p2", count: 1 }]);
});
