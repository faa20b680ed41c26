// `kilde/react`: the parts of pages that are made with React, for the code that renders them.

export { Picture } from "./parts/picture.tsx";
export { Head, renderHtml, Script } from "./react/document.tsx";
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
