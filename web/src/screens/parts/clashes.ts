/** What does not go together when a table is opened: the rules have told it, here it is only looked up. */
import { hasText, t } from "$lib/texts.svelte.ts";
import type { GameInfo } from "../../wire";
import { rivalInside, rivalOf } from "./seats";

const SEATS = "seats";
type Options = Record<string, unknown>;

/** What an option is now: as chosen, else as usual. */
function valueOf(game: GameInfo, options: Options, seats: number, name: string): unknown {
  if (name === SEATS) return seats;
  const usual = [...game.switches, ...game.settings].find((one) => one.name === name)?.usual;
  return options[name] ?? usual;
}

/** With what a value of an option does not go at this table: the first such choice; null: it can be had. */
export function clashOf(game: GameInfo, options: Options, seats: number, option: string, value: unknown): [string, unknown] | null {
  for (const clash of game.clashes) {
    for (const [one, its, other, others] of [
      [clash.option, clash.value, clash.other, clash.other_value],
      [clash.other, clash.other_value, clash.option, clash.value],
    ] as const) {
      if (one === option && its === value && valueOf(game, options, seats, other) === others) return [other, others];
    }
  }
  return null;
}

/** Why a value cannot be had, in a sentence; "" where it can. */
export function whyNot(game: GameInfo, options: Options, seats: number, option: string, value: unknown): string {
  const found = clashOf(game, options, seats, option, value);
  return found ? t("page-clash", { what: nameOf(game, options, ...found) }) : "";
}

function nameOf(game: GameInfo, options: Options, option: string, value: unknown): string {
  if (option === SEATS) return t("page-clash-seats", { count: value as number });
  const rival = rivalOf(game, options);
  if (rival && option in rival.options) return rivalInside(game.name, rival.name);
  const name = t(`${game.name}-option-${option}`);
  return typeof value === "boolean" ? name : t("page-clash-option", { option: name, value: valueName(game.name, option, String(value)) });
}

/** What a value of an option is called: by the option's own text, else by what it names. */
export function valueName(game: string, option: string, value: string): string {
  return [`${game}-option-${option}-${value}`, `${game}-${option}-${value}`].filter(hasText).map((id) => t(id))[0] ?? value;
}

/** Whether a switch can be had by so many at all. */
export function isOffered(game: GameInfo, seats: number, option: string): boolean {
  return clashOf(game, {}, seats, option, true)?.[0] !== SEATS;
}

/** The options without those that cannot be had by so many, or beside a rival. */
export function fitting(game: GameInfo, options: Options, seats: number): Options {
  const theirs = rivalOf(game, options)?.options ?? {};
  const can = ([name, value]: [string, unknown]) => name in theirs || !clashOf(game, options, seats, name, value);
  return Object.fromEntries(Object.entries(options).filter(can));
}
