declare module "virtual:texts" {
  /** By name: "en" is what all games share, "tokyo.en" what one of them has. */
  const urls: Record<string, string>;
  export default urls;
}
