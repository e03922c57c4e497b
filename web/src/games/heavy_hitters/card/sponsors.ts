/** Who pays for the show. Nobody has these names. */
export const SPONSORS = ["ZWOMP", "KRAPOL", "VLOMB", "POUIX", "BOUFLO", "TRONKO", "GLUMPO", "OUPLAX", "MIZAP", "RAFLOP", "FROUPS", "BZINTO", "YABOUM"];
