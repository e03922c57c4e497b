/** How many trays are on the screen: where there is none, as on a television, the board shows the dice. */
export const shown = $state({ trays: 0 });
