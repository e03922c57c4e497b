declare module "virtual:texts" {
  const urls: Record<string, string>;
  export default urls;
}
