/** Texts by id, from the same Fluent files as the terminal. Reading one in a component follows the language. */
import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import urls from "virtual:texts";
import { textOf } from "./packed";

export type Language = "en" | "fr";
export type Args = Record<string, FluentVariable>;

export const LANGUAGES: readonly Language[] = ["en", "fr"];
const KEY = "baffe.language";
const state = $state<{ language: Language; bundle: FluentBundle | null }>({ language: "en", bundle: null });

export function preferred(): Language {
  const kept = read();
  if (kept === "en" || kept === "fr") return kept;
  return navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage is switched off: the browser's language will do
  }
}

export function bundleOf(language: Language, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

const sources = new Map<string, Promise<string>>();
/** Whose texts are shown beside those that all games share. */
const learnt = new Set<string>();

/** The texts of a game, or those that all games share, fetched once; the server has them of games that came later. */
function sourceOf(language: Language, game = ""): Promise<string> {
  const name = game ? `${game}.${language}` : language;
  const source = sources.get(name) ?? fetched(urls[name] ?? `/texts/${name}.ftl`);
  sources.set(name, source);
  source.then((text) => text || sources.delete(name), () => sources.delete(name)); // the next look tries again
  return source;
}

async function fetched(url: string): Promise<string> {
  const answer = await fetch(url);
  return answer.ok ? textOf(answer) : "";
}

/** What is shown in a language, with the games that are learnt meanwhile. */
async function allOf(language: Language): Promise<string> {
  const games = ["", ...learnt];
  const found = await Promise.all(games.map((game) => sourceOf(language, game)));
  return games.length === learnt.size + 1 ? found.join("\n") : allOf(language);
}

/** All languages, for screens that must do without network later. */
export async function preload(): Promise<void> {
  await Promise.allSettled(LANGUAGES.map(allOf));
}

/** Fetch the texts of these games and show them from now on. */
export async function learn(...games: string[]): Promise<void> {
  const fresh = games.filter((game) => !learnt.has(game));
  if (!fresh.length) return;
  await Promise.all(fresh.map((game) => sourceOf(state.language, game)));
  for (const game of fresh) learnt.add(game);
  const now = state.language;
  const source = await allOf(now);
  if (now === state.language) state.bundle = bundleOf(now, source);
}

/** Fetch the texts of a language and show them from now on. */
export async function speak(language: Language, keep = true): Promise<void> {
  const bundle = bundleOf(language, await allOf(language));
  state.bundle = bundle;
  state.language = language;
  document.documentElement.lang = language;
  if (keep) {
    try {
      localStorage.setItem(KEY, language);
    } catch {
      // not kept then
    }
  }
}

/** For tests and for what is not a component. */
export function use(language: Language, bundle: FluentBundle): void {
  state.bundle = bundle;
  state.language = language;
}

export function language(): Language {
  return state.language;
}

function pattern(id: string): { bundle: FluentBundle; value: Message["value"] } | null {
  const bundle = state.bundle;
  if (!bundle) return null;
  const [name, attribute] = id.split(".") as [string, string?];
  const message = bundle.getMessage(name);
  const value = attribute ? message?.attributes[attribute] : message?.value;
  return value ? { bundle, value } : null;
}

/** The id of a game's own text, where it has one; else of the one that all games share. */
export function ownOrShared(game: string, id: string): string {
  return hasText(`${game}-${id}`) ? `${game}-${id}` : id;
}

export function hasText(id: string): boolean {
  return pattern(id) !== null;
}

/** The text of that id; `tokyo-card-jets.effect` names an attribute. A missing one shows its id, which tests look for. */
export function t(id: string, args?: Args): string {
  const found = pattern(id);
  if (!found?.value) return `⟦${id}⟧`;
  const errors: Error[] = [];
  const text = found.bundle.formatPattern(found.value, args ?? null, errors);
  return errors.length ? `⟦${id}: ${errors[0]!.message}⟧` : text;
}
