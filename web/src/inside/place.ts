/** What is asked of tables of this device. */
import type { Place } from "$lib/place";
import type { Open, SeatWish, TableInfo } from "../wire";
import { keepGame } from "./kept";
import type { Wish } from "./messages";
import { python } from "./python.svelte.ts";

/** The address of a new table on this device. */
export async function openHere(wish: Wish): Promise<string> {
  void python.load().catch(() => {}); // the table says so
  return `/local/${await keepGame(wish)}`;
}

/** The same seats and options, dealt anew; after a guided game or a position it is a real one. */
function again({ game, seats, options, pace }: TableInfo): Open {
  const me = seats.findIndex(({ kind }) => kind === "person");
  const wished = seats.map(({ kind, name, bot, figure, choices }, i): SeatWish => {
    const chosen = { figure: figure ?? null, choices };
    if (kind === "person") return { ...chosen, kind: i === me ? "me" : "device", name };
    return kind === "bot" ? { ...chosen, kind, bot } : { ...chosen, kind: "open" };
  });
  return { game, seats: wished, options, pace };
}

export const onDevice: Place = {
  isPublic: false,
  replayAddress: (code) => `/local/${code}/replay`,
  rematch: (table) => openHere(again(table)),
  replay: (code, all) => python.ask(code, { what: "replay", all }),
  position: (code, at) => python.ask(code, { what: "position", at }),
  play: (scene) => openHere(scene),
  record: async (code) => {
    const text = await python.ask<string>(code, { what: "record" });
    return URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  },
};
