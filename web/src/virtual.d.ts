declare module "virtual:texts" {
  const urls: Record<string, string>;
  export default urls;
}

declare module "virtual:rules" {
  const urls: Record<string, string>; // by language and game: en/tokyo
  export default urls;
}
