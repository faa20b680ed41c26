import { remark } from "remark";
import remarkHtml from "remark-html";
import { allowedSchemes } from "./link-rules.ts";

/** What a text may consist of (hast-util-sanitize); whatever else a page holds comes from components. */
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
	// The only ids are those that `addHeading` makes, so they need no prefix against clobbering.
	clobber: [],
};

/** Any Markdown → its tree, and the tree → sanitised HTML: what Markdown means here. */
export const processor = remark()
	.use(remarkHtml, { sanitize: allowed })
	.freeze();
