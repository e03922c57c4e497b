/** Cards are read without a table: each game has words for all of its cards when nobody plays. */
import { expect, test } from "vitest";
import type { Plug } from "$lib/plug";
import { nobodyAt } from "../table/lookup/nobody";

const PLUGS = import.meta.glob<{ default: Plug }>("./*/index.ts", { eager: true });

test.each(Object.entries(PLUGS))("%s", (_, { default: plug }) => {
  const wording = plug.wording(nobodyAt(plug.name));
  expect(plug.allCards?.length).toBeGreaterThan(40);
  for (const card of plug.allCards!) {
    expect(wording.card(card)).not.toBe("");
    expect(typeof wording.effect(card) + typeof wording.notes(card)).toBe("stringstring");
  }
});
