import { namespaces } from "./allowed.ts";
import type { XmlElement } from "./xml.ts";

/**
 * Returns the children of an element, without the alternatives of a <switch> that a drawing does without: a piece of a
 * web page before an alternative that shows the same words or a picture of them, and links and pages that browsers show
 * only if all before them fails.
 */
export function childrenOf({
	local,
	children,
}: XmlElement): XmlElement["children"] {
	if (local !== "switch") return children;
	const [first, second] = children.filter(isDrawn);
	const isFirstReplaced =
		first?.local === "foreignObject" &&
		second !== undefined &&
		(second.local === "image" || wordsOf(second) === wordsOf(first));
	return children.filter(
		(child) =>
			!isDrawn(child) ||
			!/^(foreignObject|a)$/.test(child.local) ||
			(child === first && !isFirstReplaced),
	);
}

function isDrawn(child: XmlElement["children"][number]): child is XmlElement {
	return !("text" in child) && child.uri === namespaces.svg;
}

/** The text of an element without spaces, which pages and drawings break lines by differently. */
function wordsOf({ children }: XmlElement): string {
	return children
		.map((child) =>
			"text" in child ? child.text.replaceAll(/\s+/g, "") : wordsOf(child),
		)
		.join("");
}
