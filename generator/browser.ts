// `kilde/browser`: for the scripts within pages.

export { startIslands } from "./browser/islands.ts";
export { findClosest, listen, listenForEveryUse } from "./browser/listen.ts";
export type { SiteScripts } from "./browser/site-scripts.ts";
