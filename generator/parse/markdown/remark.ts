import { remark } from "remark";
import remarkHtml from "remark-html";
import { allowedSchemes } from "./link-rules.ts";

/** The HTML elements and attributes of rendered texts (for hast-util-sanitize). */
const allowed = {
	strip: ["script", "style"],
	tagNames: [
		"p",
		"h2",
		"h3",
		"h4",
		"h5",
		"h6",
		"ul",
		"ol",
		"li",
		"strong",
		"em",
		"a",
		"blockquote",
		"br",
		"hr",
		"code",
		"pre",
	],
	attributes: { a: ["href", "title"], "*": ["id"], ol: ["start"] },
	protocols: { href: [...allowedSchemes] },
	// All ids are made by `prepareForRendering`, so they need no prefix against DOM clobbering.
	clobber: [],
};

/** Parses any Markdown, and renders its tree as sanitised HTML. */
export const processor = remark()
	.use(remarkHtml, { sanitize: allowed })
	.freeze();
