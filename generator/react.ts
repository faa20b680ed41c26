// `kilde/react`: the parts of pages, and the scripts within them.

export { startIslands } from "./browser/islands.ts";
export { findClosest, listen, listenForEveryUse } from "./browser/listen.ts";
export type { SiteScripts } from "./browser/site-scripts.ts";
export { Picture } from "./parts/picture.tsx";
export { Island } from "./react/island.tsx";
export { NotFound } from "./react/not-found.tsx";
export { usePage } from "./react/page-context.ts";
export {
	FailureTemplate,
	LanguageLinks,
	Link,
	MenuLinks,
	Prose,
	SkipLink,
} from "./react/page-parts.tsx";
export { createPageRenderer } from "./react/page-renderer.tsx";
