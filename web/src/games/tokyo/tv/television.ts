/** King of Tokyo on a television. */
import { durations } from "$kit/motion/timing";
import type { Television } from "$lib/plug";
import Show from "./Show.svelte";

const CARDS = new Set(["bought", "dressed", "stolen"]);

const television: Television = {
  Show,
  lasts: durations({
    250: "dice_off extra_roll discarded token_removed",
    350: "smashes_added smashed revealed unhurt stayed swept sold cheered",
    500: "energy_gained token_given die_changed stars_lost trimmed energy_lost copied",
    600: "scored healed left moved first_player extra_turn costumes_shown",
    800: "turn_started die_rerolled threw fled level_claimed win_certain",
    900: "hurt",
    1100: "rolled eliminated reborn",
    1700: "entered",
    2500: "bought dressed stolen",
  }),
  card: (event) => (CARDS.has(event.type) ? event.card : null),
  sound: (event) => (event.type === "entered" ? "arrive" : null),
};

export default television;
