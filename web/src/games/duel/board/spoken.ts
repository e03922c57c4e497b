/** The board in words, for those who listen. */
import type { Live } from "$lib/live.svelte.ts";
import { t } from "$lib/texts.svelte.ts";
import { covers } from "../buzz";
import { autobotOf, duel, type DuelView, TRACKS } from "../model";
import { cellsOf } from "./geometry";

/** A person's nickname; the Autobot is named as such. */
export function nameOf(live: Live, seat: number): string {
  const view = duel(live.view!);
  if (autobotOf(view) !== seat) return live.nickname(seat);
  return t("duel-board-autobot", { monster: t(`duel-monster-${view.seats[seat]!.monster}`) });
}

export function spaceText(live: Live, at: number): string {
  const seat = at < 0 ? 0 : 1;
  const owner = at === 0 ? "none" : seat === live.you.seat ? "self" : nameOf(live, seat);
  return t("duel-space", { owner, number: Math.abs(at) });
}

function whereText(live: Live, at: number, count: number): string {
  const first = spaceText(live, at);
  return count === 1 ? first : t("duel-spaces", { first, last: spaceText(live, at + count - 1) });
}

/** Where the markers stand, then what lies on the tracks. */
export function boardLines(live: Live, view: DuelView): string[] {
  const markers = TRACKS.map((track) =>
    t("duel-board-marker", { track: t(`duel-track-${track}`), space: spaceText(live, view[track]) }),
  );
  const tokens = Object.entries(view.buzz).map(([token, lying]) =>
    t("duel-board-token", {
      token: t(`duel-token-${token}`),
      track: t(`duel-track-${lying.track}`),
      where: whereText(live, lying.at, covers(token)),
      bonuses: cellsOf(token, lying)
        .map(({ bonus }) => (bonus === "removed" ? t("duel-board-removed") : t(`duel-bonus-${bonus}`)))
        .join(", "),
    }),
  );
  return [...markers, ...tokens];
}
