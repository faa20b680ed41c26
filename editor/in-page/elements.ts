import { countSameTextsBefore, type Marks } from "./marks.ts";

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

/** Finds the element with a mark for an event: around its target, or a picture beneath it, or the only one within it. */
export function findMarked(event: Event, marks: Marks): Element | undefined {
	const target = event.target as Element;
	const isMarked = (element: Element) => getMark(element, marks) !== undefined;
	for (let at: Element | null = target; at; at = at.parentElement) {
		// A click within a part of the page doesn't mean the accessible name of the part.
		const isPart = at !== target && !at.matches(controls);
		if (isPart ? marks.getTextMark(at) !== undefined : isMarked(at)) return at;
	}
	const [only, ...others] = [...target.querySelectorAll("*")].filter(isMarked);
	return (
		listMediaBeneath(event).find(isMarked) ??
		(others.length === 0 ? only : undefined)
	);
}

/** Finds the element that was clicked, its mark, and its text if that has none, even within an element with one. */
export function findClicked(event: Event, marks: Marks) {
	const target = event.target as Element;
	const marked = findMarked(event, marks);
	const mark = marked && getMark(marked, marks);
	const node = findText(event);
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

/** Lists the pictures and videos at the position of an event; none beneath words. */
function listMediaBeneath(event: Event): Element[] {
	if (!hasPosition(event) || findText(event)) return [];
	return document
		.elementsFromPoint(event.clientX, event.clientY)
		.filter((each) => each.matches("img, video"));
}

/** Finds the text of the target that is at the position of the event; otherwise its first text. */
function findText(event: Event): Node | undefined {
	const texts = [...(event.target as Element).childNodes].filter(
		(node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
	);
	return texts.find((node) => isAtPosition(node, event)) ?? texts[0];
}

function isAtPosition(node: Node, event: Event): boolean {
	if (!hasPosition(event)) return false;
	const { clientX: x, clientY: y } = event;
	const range = document.createRange();
	range.selectNodeContents(node);
	return [...range.getClientRects()].some(
		({ left, right, top, bottom }) =>
			x >= left && x <= right && y >= top && y <= bottom,
	);
}

/** Whether an event is of the mouse or a finger; a key makes clicks at 0, 0. */
function hasPosition(event: Event): event is MouseEvent {
	return event instanceof MouseEvent && event.clientX + event.clientY > 0;
}
