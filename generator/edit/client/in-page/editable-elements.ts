import { markPattern } from "../../origins/mark-form.ts";
import type {
	ElementOnPage,
	PartOfPage,
	Pointer,
	ToPage,
} from "../page-messages.ts";

/** Something on the page that can be edited, and the element that shows it. */
export type ElementThing = ElementOnPage & { readonly element: Element };

/** The texts without marks whose values were found. */
type Found = Extract<ToPage, { readonly kind: "found" }>["texts"];

/** What can be edited on the page of this tab. */
export type EditableElements = ReturnType<typeof createEditableElements>;

/** A mark in an attribute that was encoded as part of an address. */
const encodedMark = /%F3%A0%87%AF(?:%F3%A0%8[45]%[0-9A-F]{2}){6}/g;

const controls = "a, button, summary, label, svg, picture, [role=img]";

const notShown = "script, style, template, noscript";

/** Finds out what can be edited on a page. */
export function createEditableElements(root: HTMLElement) {
	const marks = new WeakMap<Node, string>();
	/** The names that are marked themselves: of pictures, and of what is only read out. */
	const names = new WeakMap<
		Element,
		{ readonly mark: string; readonly name: string }
	>();
	/** The numbers of the texts without marks that were found, as the page is now. */
	let found = new WeakMap<Element, number>();
	const ids = new WeakMap<Element, string>();
	const elements = new Map<string, WeakRef<Element>>();
	/** What is written into the page without a mark no longer shows the value that was there. */
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

	function idOf(element: Element): string {
		const known = ids.get(element);
		if (known !== undefined) return known;
		const id = `${performance.timeOrigin} ${elements.size}`;
		elements.set(id, new WeakRef(element));
		ids.set(element, id);
		return id;
	}

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
				// A name for those who can't see is edited with what it names.
				const isName =
					attribute === "alt" ||
					attribute === "aria-label" ||
					(attribute === "content" && element.matches("[name=description]"));
				const [first] = isName ? value.matchAll(markPattern) : [];
				if (first) names.set(element, { mark: first[1] ?? "", name: clean });
				const plain = isName ? clean : clean.replace(encodedMark, "");
				if (plain !== value) element.setAttribute(attribute, plain);
			}
	}

	function thingOf(element: Element): ElementThing | undefined {
		const marked = [...element.childNodes].find((node) => marks.has(node));
		const named = names.get(element);
		const mark = named?.mark ?? (marked && marks.get(marked));
		const number = found.get(element);
		if (mark === undefined && number === undefined) return undefined;
		const words = named?.name ?? element.textContent ?? "";
		return {
			id: idOf(element),
			element,
			mark,
			found: number,
			words: words.replace(/\s+/g, " ").trim(),
			part: partOf(element),
			isHeading: element.matches("h1, h2, h3, h4"),
		};
	}

	function thingsIn(outer: Element): ElementThing[] {
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
			forget(observer.takeRecords());
			// What a text without a mark shows may be something else by now.
			found = new WeakMap();
			takeFromTexts();
			takeFromAttributes();
			document.title = document.title.replaceAll(markPattern, "");
			observer.takeRecords();
		},
		/** Remembers which texts without marks were found. */
		add(texts: Found) {
			const wanted = new Map(
				texts.map((each) => [`${each.nth} ${each.text}`, each]),
			);
			const seen = new Map<string, number>();
			for (const { element, text: written } of textsIn(document.body)) {
				const text = written.trim();
				if (text === "" || element.closest(notShown)) continue;
				const nth = seen.get(text) ?? 0;
				seen.set(text, nth + 1);
				const match = wanted.get(`${nth} ${text}`);
				if (match) found.set(element, match.found);
			}
		},
		/** Everything, in the order of the page. */
		list: () => thingsIn(root),
		/** The element of a thing, or else the first one with its mark. */
		find({ id = "", mark }: Pointer) {
			const element = elements.get(id)?.deref();
			if (element?.isConnected || mark === undefined) return element;
			return thingsIn(root).find((each) => each.mark === mark)?.element;
		},
		/** What an element shows, or the nearest one around it. */
		at(element: Element): ElementThing | undefined {
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
