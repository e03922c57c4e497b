/** Heavy Hitters on a television: a league of robots in prime time. */
import { durations } from "$kit/motion/timing";
import type { Television } from "$lib/plug";
import type { Sound } from "$lib/sound";
import Show from "./Show.svelte";

const JINGLE: Sound = "jingle"; // brought to you by…

const television: Television = {
  Show,
  lasts: durations({
    250: "drew discarded paid reshuffled letter_skipped passed sponsors_drawn modified stayed",
    350: "dice_off placed faced moved energy_gained mended mended_unseen reduced no_target held_fire letter revealed used",
    500: "lost lost_unseen displaced pushed deployed tagged tag_removed fame overspent snared leg_locked dazzled nauseous pounced",
    700: "played countered committed die tossed repair_tried glory_hound ally_picked allied overclocked hurt phase_started",
    900: "hit missed attack_over unit_destroyed round_started faction_chosen pilot_chosen map_chosen",
    1100: "fired rolled saves",
    2000: "demolished eliminated",
    2500: "sponsor_played upgraded",
  }),
  sound: ({ type }) => (type === "sponsor_played" ? JINGLE : null),
};

export default television;
