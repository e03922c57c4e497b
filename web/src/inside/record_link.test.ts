import { expect, test, vi } from "vitest";
import { recordLink, recordOf } from "./record_link";

const RECORD = "baffe record 1\ngame duel\nrules 1\nchoices\n" + Array.from({ length: 120 }, (_, n) => `${n} ${n % 2} keep:smash,é\n`).join("");

vi.stubGlobal("location", new URL("https://host/"));
const dataOf = async (record: string) => (await recordLink(record)).split("#")[1]!;

test("a record comes back from its link, which is shorter than the record", async () => {
  const data = await dataOf(RECORD);
  expect(data).toMatch(/^[\w-]+$/);
  expect(data.length).toBeLessThan(RECORD.length / 2);
  expect(await recordOf(data)).toBe(RECORD);
});

test("what was cut, changed or made up is no record", async () => {
  const data = await dataOf(RECORD);
  for (const wrong of ["", "AAAA", "%%%", data.slice(0, -9), data.slice(8), `x${data}`]) expect(await recordOf(wrong)).toBeNull();
});

test("a short link that unpacks without end is refused", async () => {
  const data = await dataOf("a".repeat(5_000_000));
  expect(data.length).toBeLessThan(20_000);
  expect(await recordOf(data)).toBeNull();
});
