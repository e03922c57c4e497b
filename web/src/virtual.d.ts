declare module "virtual:texts" {
  /** By name: "en" is what all games share, "tokyo.en" what one of them has. */
  const urls: Record<string, string>;
  export default urls;
}

declare module "virtual:rules" {
  const urls: Record<string, string>; // by language and game: en/tokyo
  export default urls;
}

declare module "virtual:inside" {
  const files: import("./inside/engine").Files;
  export default files;
}
