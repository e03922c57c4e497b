import type { View } from "$lib/plug";

/** A table at which nobody sits: enough for words about cards. */
export const nobodyAt = (game: string): View => ({ game, seats: [], options: {}, outcome: null, decisions: [] });
