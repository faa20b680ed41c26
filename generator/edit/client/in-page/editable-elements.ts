import type {
	ElementOnPage,
	PartOfPage,
	Pointer,
	ToPage,
} from "../page-messages.ts";
import { createMarks, notShown, textsIn } from "./marks-on-page.ts";

/** The texts without marks whose values were found. */
type Found = Extract<ToPage, { readonly kind: "found" }>["texts"];

/** The editable elements of the page of this tab. */
export type EditableElements = ReturnType<typeof createEditableElements>;

const controls = "a, button, summary, label, svg, picture, [role=img]";

/** A click between words may mean one of these below them. */
const media = "img, video";

/** Finds out what can be edited on a page. */
export function createEditableElements(root: HTMLElement) {
	const marks = createMarks(root);
	/** The numbers of the texts without marks that were found, as the page is now. */
	let found = new WeakMap<Element, number>();
	const ids = createIds();

	function describe(element: Element): ElementOnPage | undefined {
		const named = marks.nameOf(
			element.matches("video") ? (pictureOf(element) ?? element) : element,
		);
		const mark = named?.mark ?? marks.markOf(element);
		const number = found.get(element);
		if (mark === undefined && number === undefined) return undefined;
		const words = named?.name ?? element.textContent ?? "";
		return {
			id: ids.of(element),
			mark,
			found: number,
			words: words.replace(/\s+/g, " ").trim(),
			part: partOf(element, root),
			isHeading: element.matches("h1, h2, h3, h4"),
		};
	}

	/** The nearest element around this one that can be edited. */
	function around(element: Element): Element | undefined {
		for (let at: Element | null = element; at; at = at.parentElement) {
			// A click within a part of the page doesn't mean the accessible name of the part.
			if (at !== element && marks.nameOf(at) && !at.matches(controls)) continue;
			if (describe(at)) return at;
		}
		return undefined;
	}

	/** The only element within this one that can be edited: beside the words of what holds no others, as in the cell of a table. */
	function onlyWithin(element: Element): Element | undefined {
		const [only, ...others] = within(element).filter(describe);
		return others.length === 0 ? only : undefined;
	}

	return {
		/** Takes the marks out of the page and remembers them; must be called after each change of the page. */
		collect() {
			// A text without a mark may show another value by now.
			found = new WeakMap();
			marks.collect();
		},
		/** Remembers which texts without marks were found. */
		add(texts: Found) {
			for (const [element, number] of elementsOf(texts))
				found.set(element, number);
		},
		/** An element as the editor lists it; undefined if it can't be edited. */
		describe,
		/** Everything, in the order of the page. */
		list: () => within(root).flatMap((each) => describe(each) ?? []),
		/** The elements of all that. */
		all: () => within(document.body).filter(describe),
		/** The element of an id, or else the first one with the mark. */
		find({ id = "", mark }: Pointer) {
			const element = ids.find(id);
			if (element?.isConnected || mark === undefined) return element;
			return within(root).find((each) => describe(each)?.mark === mark);
		},
		/** What can be edited at a point: around the element there, or else a picture or a film beneath it, or what it holds. */
		at: (element: Element, point?: Point): Element | undefined =>
			around(element) ??
			mediaBeneath(element, point).find(describe) ??
			onlyWithin(element),
	};
}

/** The picture that is shown until a film plays, whose name is marked: the only one beside it. */
function pictureOf(film: Element): Element | undefined {
	const pictures = [...(film.parentElement?.querySelectorAll("img") ?? [])];
	return pictures.length === 1 ? pictures[0] : undefined;
}

/** A place in the window, as events have it. */
type Point = { readonly clientX: number; readonly clientY: number };

/** The pictures and films beneath an element at a point; none beneath words, whose value may not be found yet. */
function mediaBeneath(element: Element, point: Point | undefined): Element[] {
	const hasWords = [...element.childNodes].some(
		(node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
	);
	if (!point || hasWords) return [];
	return document
		.elementsFromPoint(point.clientX, point.clientY)
		.filter((each) => each.matches(media));
}

function within(outer: Element): Element[] {
	return [...outer.querySelectorAll("*")];
}

/** Gives elements ids for messages to the editor. */
function createIds() {
	const ids = new WeakMap<Element, string>();
	const elements = new Map<string, WeakRef<Element>>();
	return {
		of(element: Element): string {
			const known = ids.get(element);
			if (known !== undefined) return known;
			const id = `${performance.timeOrigin} ${elements.size}`;
			elements.set(id, new WeakRef(element));
			ids.set(element, id);
			return id;
		},
		find: (id: string) => elements.get(id)?.deref(),
	};
}

function partOf(element: Element, root: HTMLElement): PartOfPage {
	if (element.closest("head")) return "head";
	const main = root.querySelector("main");
	if (!main || main.contains(element)) return "content";
	const isBefore =
		main.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
	return isBefore ? "top" : "bottom";
}

/** The elements of texts without marks that were found, and their numbers. */
function* elementsOf(texts: Found) {
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
		if (match) yield [element, match.found] as const;
	}
}
