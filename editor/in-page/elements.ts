import type { PageMessageOf } from "../client/page-messages.ts";
import { countSameTextsBefore, type Marks } from "./marks.ts";

/** A position in the window, such as that of a mouse event. */
export type Point = { readonly clientX: number; readonly clientY: number };

/** An element that shows a value: its mark, or a text of it that has none. */
export type FoundElement = Omit<PageMessageOf<"click">, "kind"> & {
	readonly element: Element;
};

/** Controls whose accessible name is edited by a click anywhere on them. */
const controls = "a, button, summary, label, svg, picture, [role=img]";

/** What Markdown makes of a part of a text; the mark is on the block around it. */
const formatting = "a, code, del, em, strong";

/** Returns the mark of an element; undefined if it has none. */
function getMark(element: Element, marks: Marks): string | undefined {
	const named = element.matches("video") ? findPoster(element) : element;
	return marks.get(named) ?? marks.getTextMark(element);
}

/** Finds the picture that is shown until a video plays, which has its description; else returns the video. */
function findPoster(video: Element): Element {
	const pictures = [...(video.parentElement?.querySelectorAll("img") ?? [])];
	return pictures.length === 1 && pictures[0] ? pictures[0] : video;
}

/** Finds the element with a mark for a click: around the target, or a picture beneath it, or the only one within it. */
export function findMarked(
	target: Element,
	point: Point | undefined,
	marks: Marks,
): Element | undefined {
	const isMarked = (element: Element) => getMark(element, marks) !== undefined;
	for (let at: Element | null = target; at; at = at.parentElement) {
		// A click within a part of the page doesn't mean the accessible name of the part.
		const isPart = at !== target && !at.matches(controls);
		if (isPart ? marks.getTextMark(at) !== undefined : isMarked(at)) return at;
	}
	const [only, ...others] = [...target.querySelectorAll("*")].filter(isMarked);
	return (
		listMediaBeneath(target, point).find(isMarked) ??
		(others.length === 0 ? only : undefined)
	);
}

/** Finds the value that was clicked. A text without a mark in an element with one is reported as well. */
export function findClicked(
	target: Element,
	point: Point | undefined,
	marks: Marks,
): FoundElement {
	const marked = findMarked(target, point, marks);
	const mark = marked && getMark(marked, marks);
	const node = findText(target, point);
	const isPartOfMarkdown =
		marked && marked !== target && target.matches(formatting);
	// A word in a table may stand for a value, such as “Closed” for the hours of a day.
	const hasOwnValue =
		node && (marks.get(node) === undefined || target.closest("td") !== null);
	if (!node || !hasOwnValue || isPartOfMarkdown)
		return { element: marked ?? target, mark };
	return {
		element: target,
		mark,
		text: node.nodeValue?.trim() ?? "",
		nth: countSameTextsBefore(node),
	};
}

/** Lists the elements of the body with a mark; if one is given, with this one. */
export function listMarked(marks: Marks, wanted?: string): Element[] {
	return [...document.body.querySelectorAll("*")].filter((element) => {
		const mark = getMark(element, marks);
		return mark !== undefined && mark === (wanted ?? mark);
	});
}

/** Lists the pictures and videos beneath an element at a point; none beneath words. */
function listMediaBeneath(element: Element, point: Point | undefined) {
	if (!point || findText(element, point)) return [];
	return document
		.elementsFromPoint(point.clientX, point.clientY)
		.filter((each) => each.matches("img, video"));
}

/** Finds the text of an element at a point; otherwise its first text. */
function findText(
	element: Element,
	point: Point | undefined,
): Node | undefined {
	const texts = [...element.childNodes].filter(
		(node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
	);
	return texts.find((node) => point && contains(node, point)) ?? texts[0];
}

function contains(node: Node, { clientX: x, clientY: y }: Point): boolean {
	const range = document.createRange();
	range.selectNodeContents(node);
	return [...range.getClientRects()].some(
		({ left, right, top, bottom }) =>
			x >= left && x <= right && y >= top && y <= bottom,
	);
}
