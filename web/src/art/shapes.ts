/** What is counted and what dice show, on a 24×24 grid: each colour has its shape. */
export const HAND =
  "M8.6 22.4C6.6 19.3 4.7 16.6 2.7 13.5 1.8 11.7 4 10.2 5.4 11.7L7.1 13.7V4.9C7.1 3 9.8 3 9.8 4.9V10.3 3.3C9.8 1.4 12.6 1.4 12.6 3.3V10.3 4.1C12.6 2.2 15.4 2.2 15.4 4.1V11 6.9C15.4 5.1 18.1 5.1 18.1 6.9V14.8C18.1 18.2 17.2 20.3 16.2 22.4Z";
export const HEART = "M12 21.5C5 16 1.7 12.3 1.7 8.3 1.7 4.8 4.2 2.8 6.9 2.8 9.2 2.8 11 4 12 6 13 4 14.8 2.8 17.1 2.8 19.8 2.8 22.3 4.8 22.3 8.3 22.3 12.3 19 16 12 21.5Z";
export const BOLT = "M14.8 1.2 3.4 13.8H10.2L7.8 22.8 20.6 9.6H13.2Z";
export const STAR = "M12 1.3 15.2 8.3 22.9 9.1 17.2 14.3 18.8 21.9 12 18 5.2 21.9 6.8 14.3 1.1 9.1 8.8 8.3Z";
/** Fame: a star in two beams of light. */
export const BEAMS = "M1.2 22.6 7.4 14.2M22.8 22.6 16.6 14.2M8.2 22.6H15.8";
export const FAME_STAR = "M12 .8 14.7 6.7 21.2 7.4 16.4 11.8 17.8 18.2 12 14.9 6.2 18.2 7.6 11.8 2.8 7.4 9.3 6.7Z";
/** Destruction: a tower that topples off its stump. */
export const TOWER = "M4.4 11.2 13.8.8 21 7.2 11.4 17.4Z";
export const STUMP = "M2.4 22.8V14.8L5.2 15.8 6.8 18.6 10.8 19.4 12.6 22.8Z";
export const WINDOWS = "M12.7 5.4 15.9 8.3M9.4 9.1 12.6 12";
export const DUST = "M16 22.4H17.4M20.4 22.4H22.4M16.4 17.6 18 19M20 14.4 22.4 15.4";
/** Special: a shout. */
export const SHOUT = "M9 1.4H15L14 14.6H10ZM12 17A2.8 2.8 0 1 1 12 22.6 2.8 2.8 0 0 1 12 17Z";
