import { markPattern } from "../../origins/mark-form.ts";

/** A mark in an attribute that was encoded as part of an address. */
const encodedMark = /%F3%A0%87%AF(?:%F3%A0%8[45]%[0-9A-F]{2}){6}/g;

/** Elements whose text the page doesn't show. */
export const notShown = "script, style, template, noscript";

/** Takes the marks out of a page, and remembers what they were on. */
export function createMarks(root: HTMLElement) {
	const marks = new WeakMap<Node, string>();
	/** Marked names, which the page doesn't show as text: of pictures, and those that are only read out. */
	const names = new WeakMap<
		Element,
		{ readonly mark: string; readonly name: string }
	>();
	/** Text that a script writes without a mark no longer shows the value of before. */
	const forget = (records: readonly MutationRecord[]) => {
		for (const { target } of records)
			if (target instanceof Element) names.delete(target);
			else marks.delete(target);
	};
	const observer = new MutationObserver(forget);
	observer.observe(root, {
		subtree: true,
		characterData: true,
		attributeFilter: ["alt", "aria-label", "content"],
	});

	return {
		/** Must be called after each change of the page. */
		collect() {
			forget(observer.takeRecords());
			takeFromTexts();
			takeFromAttributes();
			document.title = document.title.replaceAll(markPattern, "");
			observer.takeRecords();
		},
		/** The name of an element that is marked itself. */
		nameOf: (element: Element) => names.get(element),
		/** The mark of the text of an element. */
		markOf(element: Element): string | undefined {
			const marked = [...element.childNodes].find((node) => marks.has(node));
			return marked && marks.get(marked);
		},
	};

	function takeFromTexts(): void {
		for (const { node, element, text } of textsIn(root)) {
			const [first] = text.matchAll(markPattern);
			if (!first) continue;
			if (!element.closest(notShown)) marks.set(node, first[1] ?? "");
			node.nodeValue = text.replaceAll(markPattern, "");
		}
	}

	function takeFromAttributes(): void {
		for (const element of root.querySelectorAll("*"))
			for (const attribute of element.getAttributeNames()) {
				const value = element.getAttribute(attribute) ?? "";
				const clean = value.replaceAll(markPattern, "");
				const isName = isNameOf(element, attribute);
				const [first] = isName ? value.matchAll(markPattern) : [];
				if (first) names.set(element, { mark: first[1] ?? "", name: clean });
				const plain = isName ? clean : clean.replace(encodedMark, "");
				if (plain !== value) element.setAttribute(attribute, plain);
			}
	}
}

/** Whether an attribute is an accessible name, which is edited together with the element it names. */
function isNameOf(element: Element, attribute: string): boolean {
	return (
		attribute === "alt" ||
		attribute === "aria-label" ||
		(attribute === "content" && element.matches("[name=description]"))
	);
}

/** The texts within an element. */
export function* textsIn(outer: Element) {
	const texts = document.createTreeWalker(outer, NodeFilter.SHOW_TEXT);
	for (let node = texts.nextNode(); node; node = texts.nextNode()) {
		const { parentElement: element, nodeValue: text } = node;
		if (element && text) yield { node, element, text };
	}
}
