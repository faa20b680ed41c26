import { markPattern } from "../mark-form.ts";

/** A mark in an attribute that was encoded as part of an address. */
const encodedMark = /%F3%A0%87%AF(?:%F3%A0%8[45]%[0-9A-F]{2}){6}/g;

/** Elements whose text the page doesn't show. */
const hidden = "script, style, template, noscript";

/** Attributes with names of elements, and the ones of `meta` elements that have such a name. */
const nameAttributes = ["alt", "aria-label", "content"];

/** The marks of the page, which name the values of its texts. */
export type Marks = ReturnType<typeof createMarks>;

/** Removes the marks from a page, and remembers what they were on. */
export function createMarks(root: HTMLElement) {
	/** The marks of texts, and of elements with a marked name, such as pictures with a marked description. */
	const marks = new WeakMap<Node, string>();
	/** A text that a script writes without a mark no longer shows the value of before. */
	const forget = (records: readonly MutationRecord[]) => {
		for (const { target } of records) marks.delete(target);
	};
	const observer = new MutationObserver(forget);
	observer.observe(root, {
		subtree: true,
		characterData: true,
		attributeFilter: nameAttributes,
	});

	return {
		/** Must be called after each change of the page. */
		collect(): void {
			forget(observer.takeRecords());
			for (const { node, element, text } of listTexts(root)) {
				const clean = take(text, element.closest(hidden) ? undefined : node);
				if (clean !== text) node.nodeValue = clean;
			}
			for (const element of root.querySelectorAll("*"))
				for (const { name, value } of [...element.attributes]) {
					const isName = nameAttributes.includes(name);
					const clean = take(value, isName ? element : undefined);
					if (clean !== value) element.setAttribute(name, clean);
				}
			observer.takeRecords();
		},
		/** Returns the mark of a text, or of the name of an element. */
		get: (node: Node) => marks.get(node),
		/** Returns the mark of the text of an element. */
		getTextMark: (element: Element) =>
			[...element.childNodes]
				.filter((node) => node.nodeType === Node.TEXT_NODE)
				.map((node) => marks.get(node))
				.find((mark) => mark !== undefined),
	};

	/** Returns a text without its marks, and remembers the first of them for a node. */
	function take(text: string, node: Node | undefined): string {
		const [first] = text.matchAll(markPattern);
		if (first && node) marks.set(node, first[1] ?? "");
		return text.replaceAll(markPattern, "").replace(encodedMark, "");
	}
}

/**
 * Returns how many texts of the page before this one read the same. The server counts them in the same way, in the HTML that
 * it sent.
 */
export function countSameTextsBefore(node: Node): number {
	const wanted = node.nodeValue?.trim();
	let count = 0;
	for (const { node: each, element, text } of listTexts(document.body)) {
		if (each === node) break;
		if (text.trim() === wanted && !element.closest(hidden)) count++;
	}
	return count;
}

/** Lists the texts within an element. */
function* listTexts(outer: Element) {
	const texts = document.createTreeWalker(outer, NodeFilter.SHOW_TEXT);
	for (let node = texts.nextNode(); node; node = texts.nextNode()) {
		const { parentElement: element, nodeValue: text } = node;
		if (element && text) yield { node, element, text };
	}
}
