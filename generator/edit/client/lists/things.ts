import { markPattern } from "../../origins/mark-form.ts";
import type { FoundText, Origin } from "../../protocol.ts";

/** Something on the page that can be edited: the element that shows it, its words, and the value or values. */
export type Thing = {
	readonly element: Element;
	readonly words: string;
	/** The id of its mark; undefined where its values were found by trial. */
	readonly mark: string | undefined;
	readonly origins: readonly Origin[];
	readonly part: PartOfPage;
	/** Whether it is a heading. */
	readonly isHeading: boolean;
};

/** What a page consists of, in this order: what search engines show, what is above the content, the content, what is below. */
export type PartOfPage = "head" | "top" | "content" | "bottom";

/** What can be edited on the page of this tab. */
export type Things = ReturnType<typeof createThings>;

/** A mark in an attribute that was encoded as part of an address. */
const encodedMark = /%F3%A0%87%AF(?:%F3%A0%8[45]%[0-9A-F]{2}){6}/g;

const controls = "a, button, summary, label, svg, picture, [role=img]";

const notShown = "script, style, template, noscript";

/** Finds out what can be edited on a page. */
export function createThings(root: HTMLElement) {
	/** The marks of the texts and of the attributes of elements. */
	const marks = new WeakMap<Element, string>();
	/** The names that are marked themselves: of pictures, and of what is only read out. */
	const names = new WeakMap<Element, string>();
	const found = new WeakMap<Element, readonly Origin[]>();

	function take(text: string, element: Element): string {
		const [first] = text.matchAll(markPattern);
		if (!first) return text;
		marks.set(element, first[1] ?? "");
		return text.replaceAll(markPattern, "");
	}

	function takeFromTexts(): void {
		for (const { node, element, text } of textsIn(root)) {
			const clean = element.closest(notShown)
				? text.replaceAll(markPattern, "")
				: take(text, element);
			if (clean !== text) node.nodeValue = clean;
		}
	}

	function takeFromAttributes(): void {
		for (const element of root.querySelectorAll("*"))
			for (const name of element.getAttributeNames()) {
				const value = element.getAttribute(name) ?? "";
				// A name for those who can't see is edited with what it names.
				const isName =
					name === "alt" ||
					name === "aria-label" ||
					(name === "content" && element.matches("[name=description]"));
				const clean = isName
					? take(value, element)
					: value.replaceAll(markPattern, "").replace(encodedMark, "");
				if (clean === value) continue;
				element.setAttribute(name, clean);
				if (isName) names.set(element, clean);
			}
	}

	function thingOf(element: Element): Thing | undefined {
		const mark = marks.get(element);
		const origins = found.get(element);
		if (mark === undefined && !origins) return undefined;
		const words = names.get(element) ?? element.textContent ?? "";
		return {
			element,
			mark,
			origins: origins ?? [],
			words: words.replace(/\s+/g, " ").trim(),
			part: partOf(element),
			isHeading: element.matches("h1, h2, h3, h4"),
		};
	}

	function thingsIn(outer: Element): Thing[] {
		return [...outer.querySelectorAll("*")].flatMap(
			(element) => thingOf(element) ?? [],
		);
	}

	function partOf(element: Element): PartOfPage {
		if (element.closest("head")) return "head";
		const main = root.querySelector("main");
		if (!main || main.contains(element)) return "content";
		const isBefore =
			main.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
		return isBefore ? "top" : "bottom";
	}

	return {
		/** Takes the marks out of the page and remembers them; must be called after each change of the page. */
		collect() {
			takeFromTexts();
			takeFromAttributes();
			document.title = document.title.replaceAll(markPattern, "");
		},
		/** Remembers the values of texts without marks. */
		add(texts: readonly FoundText[]) {
			const wanted = new Map(
				texts.map((each) => [`${each.nth} ${decoded(each.text)}`, each]),
			);
			const seen = new Map<string, number>();
			for (const { element, text: written } of textsIn(document.body)) {
				const text = written.trim();
				if (text === "" || element.closest(notShown)) continue;
				const nth = seen.get(text) ?? 0;
				seen.set(text, nth + 1);
				const match = wanted.get(`${nth} ${text}`);
				if (match) found.set(element, match.origins);
			}
		},
		/** Everything, in the order of the page. */
		list: () => thingsIn(root),
		/** What an element shows, or the nearest one around it. */
		at(element: Element): Thing | undefined {
			for (let at: Element | null = element; at; at = at.parentElement) {
				// The name of a part of the page is not meant by a click on something within it.
				if (at !== element && names.has(at) && !at.matches(controls)) continue;
				const thing = thingOf(at);
				if (thing) return thing;
			}
			// Beside the words of what holds no others, as in the cell of a table.
			const within = thingsIn(element);
			return within.length === 1 ? within[0] : undefined;
		},
	};
}

/** The texts within an element. */
function* textsIn(outer: Element) {
	const texts = document.createTreeWalker(outer, NodeFilter.SHOW_TEXT);
	for (let node = texts.nextNode(); node; node = texts.nextNode()) {
		const { parentElement: element, nodeValue: text } = node;
		if (element && text) yield { node, element, text };
	}
}

/** A text as the server found it in HTML. */
function decoded(html: string): string {
	const holder = document.createElement("textarea");
	holder.innerHTML = html;
	return holder.value;
}
