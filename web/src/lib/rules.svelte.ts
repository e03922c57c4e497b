/** The numbered rules of every game. A table starts without them: they are fetched when somebody asks for the first one. */
import urls from "virtual:rules";
import { textOf } from "./packed";
import { hasWords } from "./search";
import { bundleOf, language, type Language } from "./texts.svelte.ts";

export interface Rule {
  /** As events and documents cite it, such as tokyo/R41. */
  number: string;
  title: string;
  text: string;
}

export interface Section {
  heading: string;
  rules: Rule[];
}

/** The sections of a game's rules, by the game's name. */
export type Rulebook = Record<string, Section[]>;

let read: Partial<Record<Language, Rulebook>> = $state.raw({});

/** The rules of the language spoken now; empty until they are fetched. */
export function rulebook(): Rulebook {
  return read[language()] ?? {};
}

export function ruleOf(number: string): Rule | undefined {
  return Object.values(rulebook()).flat().flatMap(({ rules }) => rules).find((rule) => rule.number === number);
}

export async function fetchRules(of: Language = language()): Promise<void> {
  if (read[of]) return;
  const files = Object.keys(urls).filter((key) => key.startsWith(`${of}/`));
  try {
    const found = await Promise.all(files.map(async (key) => [key.slice(of.length + 1), parsed(of, await source(urls[key]!))] as const));
    read = { ...read, [of]: Object.fromEntries(found) };
  } catch {
    // no network: the number alone is shown, and the next look tries again
  }
}

async function source(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(url);
  return textOf(answer);
}

/** All languages, for screens that must do without network later. */
export async function preloadRules(): Promise<void> {
  const languages = new Set(Object.keys(urls).map((key) => key.split("/")[0] as Language));
  await Promise.all([...languages].map((each) => fetchRules(each)));
}

/** The rules of a Fluent file, below the headings that its comments give them. */
export function parsed(of: Language, text: string): Section[] {
  const bundle = bundleOf(of, text);
  const sections: Section[] = [];
  for (const [, heading, id] of text.matchAll(/^(?:## (.+)|(rule-[a-z]+-[A-Z]\d+) =.*)$/gm)) {
    if (heading) sections.push({ heading, rules: [] });
    const message = id ? bundle.getMessage(id) : undefined;
    if (!id || !message?.value) continue;
    const title = message.attributes.title;
    sections.at(-1)?.rules.push({
      number: id.replace(/^rule-/, "").replace("-", "/"),
      title: title ? bundle.formatPattern(title) : "",
      text: bundle.formatPattern(message.value),
    });
  }
  return sections.filter(({ rules }) => rules.length);
}

/** Those that have this number (r41, tokyo/R41), or these words. */
export function matching(sections: Section[], sought: string): Section[] {
  const number = /^\s*((?:[a-z]+\/)?[a-z]\d+)\s*$/i.exec(sought)?.[1]?.toLowerCase();
  const fits = (rule: Rule) =>
    number ? `/${rule.number}`.toLowerCase().endsWith(`/${number}`) : hasWords(`${rule.number} ${rule.title} ${rule.text}`, sought);
  return sections.map(({ heading, rules }) => ({ heading, rules: rules.filter(fits) })).filter(({ rules }) => rules.length);
}

/** R41 of tokyo/R41. */
export function shortNumber(number: string): string {
  return number.split("/").at(-1)!;
}
