/** What a choice brings, in a short line below its label. */
import type { Question } from "$lib/plug";
import { t } from "$lib/texts.svelte.ts";
import { takenApart, type TokyoView } from "./model";

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

export function noteOf(word: string, question: Question, view: TokyoView): string {
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
      const effect = offer ? t(`card-${offer.card}.effect`) : "";
      return offer && verb === "buy" && me ? t("tokyo-note-buy", { effect, left: me.energy - offer.price }) : effect;
    }
    case "copy":
      return t(`card-${what}.effect`);
    case "use":
      return what === "mimic" ? t("tokyo-note-use-mimic") : "";
    case "take": {
      const hearts: number = question.about.hearts ?? 0;
      return t("tokyo-note-take", { hearts, left: left(question, view, hearts) });
    }
    case "wings":
    case "rapid_healing":
    case "energy_drink":
    case "stretchy": {
      const price = verb === "energy_drink" ? 1 : 2;
      return me ? t("tokyo-note-energy", { energy: me.energy - price }) : "";
    }
    case "camouflage":
      return t("tokyo-note-camouflage", { hearts: question.about.hearts ?? 0 });
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
