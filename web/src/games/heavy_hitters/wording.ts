/** GKR: Heavy Hitters in words: the twin of the Python module baffe.texts.heavy_hitters, with the same texts. */
import type { GameEvent, Question, View } from "$lib/plug";
import { type Args, hasText, t } from "$lib/texts.svelte.ts";
import { takenApart, type Word } from "$lib/words";
import { AnyWording, listed } from "$lib/wording";
import { type Attack, automaticSeats, DIRECTIONS, heavy, type Offer, offerOf, type Squad, type Unit, UNITS } from "./model";
import { noteOf } from "./note";
import { differencesOf, saidOf } from "./own.svelte.ts";
import { type Fire, fireOf, isHouse, PRINT, type Print, priceOf, UNLIMITED } from "./printed";

const RULES = "gkr/";
const OUT_OF_ROUNDS = "gkr/X136";
const OWN = "own"; // a map, a deck or a unit's name that is not one of ours
const NOTHING = "none";

/** What has a name: the first part of its text ids, and what its texts call that which it does. */
const KINDS = {
  card: "effect", pilot: "effect", upgrade: "effect", keyword: "effect", unit: "effect", faction: "style", path: "effect",
  scenario: "about", deck: "plan",
} as const;
export type Kind = keyof typeof KINDS;
const ENTRIES: Record<Kind, (keyof Print)[]> = {
  card: ["weapons", "utility", "sponsors"], pilot: ["pilots"], upgrade: ["upgrades"], keyword: ["keywords"], unit: ["units"],
  faction: ["factions"], path: ["paths"], scenario: ["maps"], deck: ["decks"],
};
const SEATS = ["by", "of", "with", "on"]; // entries of events that are seats
const NAMED = ["card", "power", "upgrade", "faction", "pilot", "path"]; // entries of events that are such things
/** Verbs of answers that name one of them. */
const THINGS = [
  "faction", "pilot", "path", "scenario", "deck", "primary", "overclock", "lose", "mend", "discard", "drop", "upgrade",
];
const POWERS: Record<string, string> = { ads: "g_ads" }; // whose words begin with another verb than their id
/** Rules that stand for one card. */
const CARDS_OF_RULES: Record<string, string> = { "gkr/G201": "u_m_kw", "gkr/G206": "s_surge" };
/** Texts of events that depend on why they happen. */
const BY_CAUSE: Record<string, string> = {
  "pushed reel": "event-pushed-reel",
  "letter gkr/X84": "event-letter-reach",
  "letter gkr/X85": "event-letter-last",
};
const OTHER_IN_SOLO = ["snared", "leg_locked"];
const CLEAR = ["overspent"]; // events whose line says enough without a cause
/** Verbs whose text says what they bring have a plain one where that is not known. */
const WITHOUT_OFFER = ["move", "step", "fire"];
/** Prices, cards that were used, Energy that is full again: told by another line, or by the rules. */
const TOLD: ReadonlySet<string> = new Set([
  "paid gkr/G69", "paid gkr/G135", ...Object.keys(PRINT.utility).map((card) => `paid ${card}`),
  "discarded gkr/G43", "discarded gkr/G109", "discarded gkr/G120", "discarded gkr/X100",
  "energy_reset gkr/G29", "energy_reset gkr/G147", "attack_over gkr/G181", "round_ended gkr/G148",
]);

/** Squads and their units, hexes, weapons, attacks, and the rules that solo opponents follow. */
export class HeavyWording extends AnyWording {
  /** `factions`: "" where none is chosen yet. `automatic`: seats that nobody plays. */
  constructor(
    factions: readonly string[],
    private readonly automatic: readonly number[] = [],
  ) {
    super("heavy_hitters", factions.map((faction, seat) => faction || String(seat + 1)), TOLD);
  }

  protected override figure(id: string): string {
    return this.has(`faction-${id}`) ? this.ours(`faction-${id}`) : t("seat-number", { number: Number(id) });
  }

  // -- things that have a name --

  kindOf(id: string): Kind | "" {
    return (Object.keys(KINDS) as Kind[]).find((kind) => this.has(`${kind}-${id}`)) ?? "";
  }

  override named(id: string): string {
    return saidOf(id, "name") || this.ours(`${this.kindOf(id)}-${id}`);
  }

  override card(id: string): string {
    return this.named(id);
  }

  override knows(id: string): boolean {
    return ["card", "pilot", "upgrade"].includes(this.kindOf(id));
  }

  override effect(id: string): string {
    return this.explained(id);
  }

  /** What it does, with a mark where its values are our own. */
  override explained(id: string): string {
    const kind = this.kindOf(id);
    if (!kind) return "";
    const text = [fireOf(id) && id in PRINT.weapons ? `${this.numbers(id)}.` : "", this.does(id)].filter(Boolean).join(" ");
    const ours = ENTRIES[kind].some((key) => isEntry(key, id) && isHouse(key, id));
    if (text && differencesOf(id).length) return this.marked(text, "owner");
    return text && ours ? this.marked(text, "house") : text;
  }

  /** The same, without the numbers that a card shows and without a mark. */
  does(id: string): string {
    const kind = this.kindOf(id);
    if (!kind) return "";
    const text = `${kind}-${id}.${KINDS[kind]}`;
    const theirs = saidOf(id, "text");
    if (theirs || this.has(text)) return theirs || this.ours(text);
    return kind === "path" ? PRINT.paths[id]!.map((tile) => this.named(tile)).join(", ") : "";
  }

  private marked(text: string, source: string, of = ""): string {
    if (source === "house" && !of) return this.ours("marked-house", { text });
    return ["house", "recall", "owner"].includes(source) ? this.ours("marked", { text, mark: this.ours(`mark-${of}${source}`) }) : text;
  }

  // -- numbers, dice, places --

  energy(energy: number): string {
    return this.ours("energy", { energy });
  }

  damage(damage: number): string {
    return this.ours("damage", { damage });
  }

  /** "3–7". */
  range({ range: [near, far] }: Fire): string {
    return far === UNLIMITED ? this.ours("range-any") : near === far ? String(far) : `${near}–${far}`;
  }

  /** What stands on a weapon card or an Orbital Strike: price, speed, attack, damage, range, arc, keywords. */
  numbers(id: string): string {
    const fire = fireOf(id)!;
    const line = this.ours("weapon", {
      price: this.energy(priceOf(id) ?? 0), speed: fire.speed, attack: fire.attack, damage: this.damage(fire.damage),
      range: this.range(fire), arc: this.ours(`arc-${fire.arc}`),
    });
    return [line, ...fire.keywords.map((keyword) => this.named(keyword))].join(" · ");
  }

  /** A weapon card, or the built-in weapon of a support unit. */
  weapon(id: string): string {
    return isUnit(id) ? this.ours(`unit-${id}.weapon`) : this.named(id);
  }

  override face(face: string): string {
    return face;
  }

  /** "4 + 3 = 7". */
  sum(dice: readonly (string | number)[]): string {
    return this.ours("sum", { dice: dice.join(" + "), total: total(dice) });
  }

  /** A direction by its name; a hex is called what it is. */
  place(place: string): string {
    return (DIRECTIONS as string[]).includes(place) ? this.ours(`direction-${place}`) : place;
  }

  /** "2 × Fang Darts, Deploy"; NOTHING for no card. */
  cards(ids: readonly string[]): string {
    const shown = [...new Set(ids)].map((id) => {
      const count = ids.filter((other) => other === id).length;
      return count > 1 ? this.ours("copies", { count, card: this.named(id) }) : this.named(id);
    });
    return shown.join(", ") || NOTHING;
  }

  // -- units --

  /** "its Recon unit", "your Recon unit", "King Wolf's Recon unit". */
  unit(how: "its" | "your" | "whose", unit: string, args: Args = {}): string {
    return this.ours(how, { unit, called: this.named(unit), ...args });
  }

  unitOf(seat: number, unit: string, me: number | null = null): string {
    return seat === me ? this.unit("your", unit) : this.unit("whose", unit, { name: this.names[seat] ?? "" });
  }

  // -- what happens --

  override event(event: GameEvent): string {
    const line = this.ours(this.textOf(event), this.facts(event));
    const cause = this.cause(event);
    return cause ? `${line} ${t("event-cause", { cause })}` : line;
  }

  private textOf({ type, seat, unit, rule, cause }: GameEvent): string {
    if (OTHER_IN_SOLO.includes(type) && seat !== null && this.automatic.includes(seat)) return `event-${type}-solo`;
    if (type === "tagged" && unit) return "event-tagged-unit";
    return BY_CAUSE[`${type} ${rule ?? cause ?? ""}`] ?? `event-${type}`;
  }

  /** Solo opponents always say by which rule they act; what is named in the line is not named again. */
  protected override cause(event: GameEvent): string {
    const { rule, cause = "" } = event;
    if (rule === null) return cause && !NAMED.some((key) => event[key] === cause) ? this.named(cause) : "";
    if (CARDS_OF_RULES[rule]) return this.named(CARDS_OF_RULES[rule]);
    const number = rule.replace(RULES, "");
    if (number.startsWith("X") && PRINT.rules.solo.includes(Number(number.slice(1)))) {
      const source = PRINT.rules.own.includes(Number(number.slice(1))) ? "house" : "sourced";
      return this.ours("cause-solo", { rule: number, source });
    }
    return CLEAR.includes(event.type) ? "" : super.cause(event);
  }

  /** A rule that is our own says so. */
  override why(event: GameEvent): { rule: string; text: string } | null {
    const why = super.why(event);
    const source = `rule-${(event.rule ?? "").replace("/", "-")}.source`;
    return why && event.rule !== null && hasText(source) ? { ...why, text: this.marked(why.text, t(source), "rule-") } : why;
  }

  protected override facts(event: GameEvent): Args {
    // Cards that this seat may not know are not told.
    const args: Args = { cards: NOTHING, ...super.facts(event), rule: (event.rule ?? "").replace(RULES, "") };
    switch (event.type) {
      case "faction_chosen":
        return { ...args, player: t("seat-number", { number: event.seat! + 1 }) };
      case "dice_off":
      case "rolled":
        return { ...args, dice: this.sum(event.dice), total: total(event.dice) };
      case "saves":
        return { ...args, count: event.dice.length };
      case "fired":
      case "hit":
      case "missed":
        return { ...args, target: this.unitOf(event.on, event.target) };
      case "moved":
        return { ...args, cost: this.energy(event.price) };
      case "lost":
      case "lost_unseen":
        return { ...args, life: this.ours("life", { left: event.left }) };
      case "hurt":
        return { ...args, hits: this.damage(event.hits) };
      case "repair_tried":
        return { ...args, done: Number(event.die) >= event.needed ? "yes" : "no" };
      case "die":
        return { ...args, ...this.plan(event.table, event.die, String(args.name)) };
      case "tossed":
        return {
          ...args, among: listed(event.among.map((place: string) => this.place(place))), ways: event.among.length,
          chosen: this.place(event.chosen) || NOTHING,
        };
      case "game_over":
        return { ...args, reason: event.rule === OUT_OF_ROUNDS ? "out_of_rounds" : event.reason };
    }
    return args;
  }

  protected override fact(key: string, value: any, me: number | null): Args {
    const name = me === null ? "" : (this.names[me] ?? "");
    if (SEATS.includes(key)) return { [key]: this.other(value, me) };
    if (key === "unit") return this.units(value, name);
    if (key === "weapon") return { ...this.units(isUnit(value) ? value : "hh", name), [key]: this.weapon(value) };
    if (key === "cards" && Array.isArray(value)) return { [key]: this.cards(value) };
    if (key === "dice" && Array.isArray(value)) return { [key]: this.dice(value) };
    if (NAMED.includes(key)) return { [key]: this.named(value) };
    if (key === "scenario" || key === "deck") {
      return { [key]: this.kindOf(value) === key ? this.named(value) : this.ours(`${key}-${OWN}`) };
    }
    if (key === "facing") return { [key]: this.place(value) };
    if (key === "phase" || key === "sight") return { [key]: this.ours(`${key}-${value}`) };
    if (key === "damage") return { [key]: this.damage(value) };
    if (key === "energy") return { [key]: this.energy(value) };
    if (key === "buildings" && Array.isArray(value)) return { [key]: listed(value) };
    return typeof value === "string" || typeof value === "number" ? { [key]: value } : {};
  }

  /** All that a text may say of a unit of that name's squad; nothing of none. */
  private units(unit: string, name: string): Args {
    if (!isUnit(unit)) return { unit: NOTHING };
    const whose = this.unit("whose", unit, { name });
    return { unit, its: this.unit("its", unit), whose, whose_first: firstUp(whose) };
  }

  /** What the column of a die says: which unit comes, what a unit does, how many cards are revealed. */
  private plan(table: string, die: number, name: string): Args {
    const said = PRINT.solo[table]![die - 1]!;
    if (table === "deploy") return { plan: this.named(String(said)) };
    if (table === "reveal") return { plan: this.ours("plan-cards", { count: said }) };
    return { ...this.units(table, name), plan: this.ours(`plan-${said}`) };
  }

  // -- questions and answers --

  question(question: Question, view: View): string {
    const { seat: me, kind, about, options = [] } = question;
    const { seats, attack } = heavy(view);
    const args: Args = { energy: this.energy(seats[me]?.energy ?? 0), ...(attack ? this.attack(attack, me) : {}), ...about };
    const your = about.unit ? this.unit("your", about.unit) : "";
    if (your) Object.assign(args, { your, your_first: firstUp(your) });
    if (about.weapon) args.weapon = this.weapon(about.weapon);
    if (about.damage !== undefined) args.damage = this.damage(about.damage);
    if (kind === "pack" && options[0]) args.card = this.named(takenApart(options[0]).what);
    return this.ours(`ask-${kind}`, args);
  }

  /** The attack under way, as it stands in a view. */
  attack(attack: Attack, me: number | null): Args {
    return {
      attacker: this.names[attack.seat] ?? "", weapon: this.weapon(attack.weapon), number: attack.number,
      target: this.unitOf(attack.on, attack.target, me), damage: this.damage(attack.damage), dice: this.sum(attack.dice),
      failed: attack.unsaved,
    };
  }

  answer(word: string, question: Question, view: View): string {
    const parts = takenApart(word);
    const offer = offerOf(question, word);
    const [plain, more] = this.label(parts, question, view);
    const args = { name: parts.seat === null ? "" : (this.names[parts.seat] ?? ""), what: parts.what, to: parts.to, ...more, ...this.offer(offer) };
    const known = offer.price !== undefined || offer.chance !== undefined;
    const id = plain + (offer.targets ? "-aimed" : !known && WITHOUT_OFFER.includes(parts.verb) ? "-plain" : "");
    const special = [`${id}-${parts.what}`, `${id}-${question.kind}`];
    return this.ours(special.find((one) => this.has(one)) ?? id, args);
  }

  /** The text of an answer, and what it needs to say. */
  private label({ verb, what, to, seat }: Word, question: Question, view: View): [string, Args] {
    const id = `word-${verb}`;
    const power = POWERS[verb] ?? verb;
    const thing: Args = this.knows(power) ? { thing: this.named(power) } : {};
    if (THINGS.includes(verb)) return [id, this.kindOf(what) ? { thing: this.named(what) } : {}];
    switch (verb) {
      case "next":
        return [id, { thing: this.actor(what) }];
      case "secondary":
        return [id, { cards: this.listedCards(what) }];
      case "take":
        return [id, { count: Number(to) }];
      case "deploy":
      case "s_express":
        return [id, { ...thing, your: this.unit("your", what) }];
      case "place":
      case "move":
      case "shift":
      case "s_billboard":
      case "s_hijack":
        return [id, { ...thing, hex: what }];
      case "step":
      case "push":
      case "face": {
        const faces = heavy(view).seats[question.seat]?.units.hh?.facing;
        return [id, { direction_first: firstUp(this.place(what)), now: what === faces ? "yes" : "no" }];
      }
      case "commit":
        return [id, what === NOTHING ? {} : { cards: this.listedCards(what), price: "", over: 0 }];
      case "fire":
        return [id, { target: firstUp(this.unitOf(seat ?? -1, what)) }];
      case "repair":
        return [seat === null ? id : `${id}-ally`, {}];
      case "hold":
        return [question.about.unit === "hh" ? `${id}-hh` : id, {}];
      case "tag":
      case "ads":
        return [id, { ...thing, your: this.unit("your", what), hex: to, price: "" }];
      case "g_scope":
        return [id, { ...thing, die: heavy(view).attack!.dice[Number(what) - 1]! }];
    }
    return !thing.thing || this.has(id) ? [id, thing] : this.use(verb, thing);
  }

  /** A card with its price, where it has one; a pilot or an upgrade. */
  private use(power: string, thing: Args): [string, Args] {
    if (this.kindOf(power) !== "card") return ["word-use", thing];
    const price = priceOf(power) ?? 0;
    return [price ? "word-play-price" : "word-play", { ...thing, price: this.energy(price) }];
  }

  /** What acts: a weapon card, or a support unit with its weapon. */
  actor(id: string): string {
    return isUnit(id) ? this.ours("with-weapon", { unit: this.named(id), weapon: this.weapon(id) }) : this.named(id);
  }

  private listedCards(ids: string): string {
    return listed(ids.split(",").map((card) => this.named(card)));
  }

  /** What an answer brings, as the question tells it. */
  private offer(offer: Offer): Args {
    const { price, over = 0, sight, distance, number, armor, damage, chance, targets } = offer;
    const args: Args = price === undefined ? {} : { price: this.energy(price), over };
    if (targets) args.targets = this.aims(targets);
    if (sight === undefined) return args;
    return {
      ...args, distance: distance!, number: number!, armor: armor!, sight: this.ours(`sight-${sight}`), damage: this.damage(damage!),
      chance: percent(chance!),
    };
  }

  /** The enemy units that a weapon reaches as everybody stands now, with the chance to hit; NOTHING for none. */
  private aims(targets: NonNullable<Offer["targets"]>): string {
    const shown = targets.flatMap(([target, , , fault, , , , chance]) => {
      const [unit = "", seat] = target.split("@");
      return fault ? [] : [this.ours("aim", { target: this.unitOf(Number(seat), unit), chance: percent(chance!) })];
    });
    return listed(shown) || NOTHING;
  }

  note(word: string, question: Question, view: View): string {
    return noteOf(word, question, heavy(view), this);
  }

  // -- what stands at the table --

  /** "Round 3 · Movement". */
  override phase(view: View): string {
    const { round, phase } = heavy(view);
    const name = this.ours(`phase-${phase}`);
    return round && phase !== "over" ? this.ours("phase-round", { round, phase: name }) : name;
  }

  /** Its pilot, its upgrades, and what is the matter with it. */
  owned(seat: Record<string, any>): string[] {
    const squad = seat as Squad;
    const named = (["pilot", "path"] as const).flatMap((key) =>
      squad[key] ? [this.ours(`owned-${key}`, { [key]: this.named(squad[key]) })] : [],
    );
    const flags = (["snared", "snared_next", "pounced", "maneuvered", "passed", "out"] as const).filter((key) => squad[key]);
    const counts = (["leg_lock", "queasy"] as const).filter((key) => squad[key]);
    return [
      ...named,
      ...(squad.upgrades ?? []).map((tile) => this.named(tile)),
      ...flags.map((key) => this.ours(`owned-${key}`)),
      ...counts.map((key) => this.ours(`owned-${key}`, { count: squad[key]! })),
      ...(squad.dazzled ? [this.ours("owned-dazzled", { units: listed(squad.dazzled.map((unit) => this.named(unit))) })] : []),
      ...(squad.overclocked ? [this.ours("owned-overclocked", { card: this.named(squad.overclocked) })] : []),
    ];
  }

  // -- the end --

  /** Whoever is out of rounds against solo opponents has lost to all of them. */
  override outcome(outcome: NonNullable<View["outcome"]>): string {
    const late = ["round_cap", "stalled"].includes(outcome.reason) && outcome.winners.some((seat) => this.automatic.includes(seat));
    return super.outcome(late ? { ...outcome, reason: "out_of_rounds" } : outcome);
  }
}

function isUnit(id: string): id is Unit {
  return (UNITS as string[]).includes(id);
}

function isEntry(key: keyof Print, id: string): boolean {
  const entries = PRINT[key];
  return Array.isArray(entries) ? (entries as unknown[]).includes(id) : id in entries;
}

function total(dice: readonly (string | number)[]): number {
  return dice.reduce<number>((sum, die) => sum + Number(die), 0);
}

/** As Python rounds: halves to the even number. */
export function percent(chance: number): number {
  const whole = chance * 100;
  const near = Math.round(whole);
  return Math.abs(whole % 1) === 0.5 && near % 2 ? near - 1 : near;
}

/** As it stands at the beginning of a sentence. */
export function firstUp(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

export function wordingOf(view: View): HeavyWording {
  const { seats } = heavy(view);
  return new HeavyWording(seats.map(({ faction }) => faction ?? ""), automaticSeats(heavy(view)));
}
