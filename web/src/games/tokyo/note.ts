/** What a choice brings, in a short line below its label. */
import type { Question } from "$lib/plug";
import { t } from "$lib/texts.svelte.ts";
import { takenApart } from "$lib/words";
import { printed } from "./cards";
import { hasPower, type TokyoView, wears } from "./model";

/** Stars for starting a turn in Tokyo; two players earn energy instead. */
function fleeing(question: Question, view: TokyoView): string {
  const waiting: number = question.about.waiting ?? 0;
  if (waiting) return t("tokyo-note-flee-jets", { hearts: waiting });
  return t(view.options.two_player_variant ? "tokyo-note-flee-two" : "tokyo-note-flee");
}

function staying(question: Question, view: TokyoView): string {
  const waiting: number = question.about.waiting ?? 0;
  if (waiting) return t("tokyo-note-stay-jets", { hearts: waiting, left: left(question, view, waiting) });
  const hearts = view.seats[question.seat]?.hearts ?? 0;
  return t(view.options.two_player_variant ? "tokyo-note-stay-two" : "tokyo-note-stay", { hearts });
}

function left(question: Question, view: TokyoView, lost: number): number {
  return Math.max(0, (view.seats[question.seat]?.hearts ?? 0) - lost);
}

/** Hearts that are lost, and whether one lives on: a child comes before the Zombie. */
function taking(question: Question, view: TokyoView): string {
  const hearts: number = question.about.hearts ?? 0;
  const me = view.seats[question.seat];
  const falls = !!me && me.hearts <= hearts;
  if (falls && hasPower(me, "it_has_a_child")) return t("tokyo-note-take-child", { hearts });
  const undead = falls && wears(me, "zombie");
  return t(undead ? "tokyo-note-take-zombie" : "tokyo-note-take", { hearts, left: left(question, view, hearts) });
}

/** What the Devil adds to whatever is left of a loss: nobody prevents that alone. */
function devilish(question: Question, view: TokyoView): number {
  const by: number | null = question.about.by ?? null;
  const devil = by === null || by === question.seat || by !== view.turn ? undefined : view.seats[by];
  return devil && wears(devil, "devil") ? 1 : 0;
}

/** Energy in the place of hearts; armour takes the last one that is left. */
function paying(paid: number, question: Question, view: TokyoView): string {
  const me = view.seats[question.seat];
  if (!me) return "";
  const more = devilish(question, view);
  const rest = Math.max(0, (question.about.hearts ?? 0) - more - paid);
  const hearts = rest === 0 || (rest === 1 && hasPower(me, "armor_plating")) ? 0 : rest + more;
  return t("tokyo-note-robot", { hearts, left: left(question, view, hearts), energy: me.energy - paid });
}

/** What a theft costs, and what follows from it beside the costume. */
function stealing(word: string, question: Question, view: TokyoView, names: readonly string[]): string {
  const { what, seat } = takenApart(word);
  const offer = question.offers?.[word];
  const me = view.seats[question.seat];
  const owner = seat === null ? undefined : view.seats[seat];
  if (!offer || !me || !owner) return "";
  const name = names[seat!] ?? "";
  const cost = t("tokyo-note-steal", { name, price: offer.price, left: me.energy - offer.price });
  if (what === "zombie" && owner.hearts === 0) return `${cost} ${t("tokyo-note-steal-zombie", { name })}`;
  return what === "astronaut" && me.stars >= 17 ? `${cost} ${t("tokyo-note-steal-astronaut")}` : cost;
}

export function noteOf(word: string, question: Question, view: TokyoView, names: readonly string[]): string {
  const { verb, what } = takenApart(word);
  const me = view.seats[question.seat];
  switch (verb) {
    case "flee":
      return fleeing(question, view);
    case "stay":
      return staying(question, view);
    case "buy":
    case "sell": {
      const offer = question.offers?.[word];
      const effect = offer ? printed(offer.card).effect : "";
      return offer && verb === "buy" && me ? t("tokyo-note-buy", { effect, left: me.energy - offer.price }) : effect;
    }
    case "copy":
      return printed(what).effect;
    case "use":
      return what === "mimic" ? t("tokyo-note-use-mimic") : "";
    case "take":
      return taking(question, view);
    case "robot":
      return paying(Number(what), question, view);
    case "steal":
      return stealing(word, question, view, names);
    case "costume":
      return printed(what).effect;
    case "wings":
    case "rapid_healing":
    case "energy_drink":
    case "stretchy": {
      const price = verb === "energy_drink" ? 1 : 2;
      return me ? t("tokyo-note-energy", { energy: me.energy - price }) : "";
    }
    case "camouflage":
      return t("tokyo-note-camouflage", { hearts: (question.about.hearts ?? 0) - devilish(question, view) });
    case "sweep":
      return me ? t("tokyo-note-energy", { energy: me.energy - 2 }) : "";
    case "probe":
      return t("tokyo-note-probe");
    case "again":
      return t("tokyo-note-again");
    default:
      return "";
  }
}
