/** Answers as the notation spells them: verb[:what[>what]][@seat]. */
export interface Word {
  word: string;
  verb: string;
  what: string;
  to: string;
  seat: number | null;
}

/** Words that let things pass: offered last, and more quietly. */
const PASSING = new Set(["done", "no", "stop", "take"]);

export function isPassing(word: string): boolean {
  return PASSING.has(word);
}

export function takenApart(word: string): Word {
  const [head = "", seat = ""] = word.split("@");
  const [verb = "", rest = ""] = head.split(":");
  const [what = "", to = ""] = rest.split(">");
  return { word, verb, what, to, seat: seat ? Number(seat) : null };
}

export interface Group {
  verb: string;
  words: Word[];
}

const MANY = 4;

/** Whether two things are chosen, one after the other: which die, and what it becomes. */
export function isCompound(words: readonly Word[]): boolean {
  return words.length > 2 && words.every((word) => word.to) && new Set(words.map(({ what }) => what)).size > 1;
}

/** Options one by one, or those of a verb together where there are too many to read. */
export function grouped(options: readonly string[]): (Word | Group)[] {
  const all = options.map(takenApart);
  const byVerb = new Map<string, Word[]>();
  for (const word of all) byVerb.set(word.verb, [...(byVerb.get(word.verb) ?? []), word]);
  const shown: (Word | Group)[] = [];
  for (const [verb, words] of byVerb) {
    const many = words.length > MANY && byVerb.size > 1;
    if (isCompound(words) || many) shown.push({ verb, words });
    else shown.push(...words);
  }
  return shown.toSorted((a, b) => Number(passes(a)) - Number(passes(b)));
}

function passes(option: Word | Group): boolean {
  return "word" in option && isPassing(option.word);
}
