/** What is asked of tables of this device. */
import type { Place } from "$lib/place";
import { Trouble } from "$lib/net";
import { learn } from "$lib/texts.svelte.ts";
import type { Open, Position, Replay, ScenePreview, SeatWish, TableInfo } from "../wire";
import { entriesOf, gameOf, keepGame } from "./kept";
import type { Question, Wish } from "./messages";
import { python } from "./python.svelte.ts";
import { recordLink } from "./record_link";

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

/** A question about a game, whether its table is open or not: what is kept of it is all that the engine needs. */
async function ask<T>(code: string, asked: Omit<Extract<Question, { type: "ask" }>, "type" | "code" | "start" | "entries">): Promise<T> {
  const game = await gameOf(code);
  if (!game?.start) throw new Trouble("not_here", 404);
  return python.ask<T>({ type: "ask", code, start: game.start, entries: await entriesOf(code), ...asked });
}

export const recordOf = (code: string) => ask<string>(code, { what: "record" });

export const onDevice: Place = {
  isPublic: false,
  recordsBeforeEnd: true,
  prepare: () => void python.load().catch(() => {}),
  open: openHere,
  preview: async (wish) => {
    await learn(wish.game);
    return python.ask<ScenePreview>({ type: "preview", wish });
  },
  consult: (game, what, asked) => python.ask({ type: "consult", game, what, asked }),
  replayAddress: (code) => `/local/${code}/replay`,
  rematch: (table) => openHere(again(table)),
  replay: (code, all) => ask<Replay>(code, { what: "replay", all }),
  position: (code, at) => ask<Position>(code, { what: "position", at }),
  play: (scene) => openHere(scene),
  replayLink: async (code) => recordLink(await recordOf(code)),
  record: async (code) => URL.createObjectURL(new Blob([await recordOf(code)], { type: "text/plain" })),
};
