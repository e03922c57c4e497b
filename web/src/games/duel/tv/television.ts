/** King of Tokyo Duel on a television. */
import { durations } from "$kit/motion/timing";
import type { Television } from "$lib/plug";
import Show from "./Show.svelte";

const television: Television = {
  Show,
  lasts: durations({
    200: "pulled",
    300: "resolved left_token discarded",
    400: "dice_off token_spent no_dice set_aside stepped unhurt prevented refreshed removed reshuffled revealed dice_fewer fewer_next face_added skipped",
    550: "energy_gained tokens_gained cubes_gained multiplied healed cubes_spent first_player extra_turn swapped",
    800: "turn_started slept symbol_fixed stopped_by_king bonus placed",
    900: "hurt survived threw",
    1100: "rolled knocked_out",
    2500: "bought",
  }),
};

export default television;
