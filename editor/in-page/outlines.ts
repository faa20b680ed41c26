import type { EditorMessage, ShownElement } from "../client/page-messages.ts";
import { listMarked } from "./elements.ts";
import type { Marks } from "./marks.ts";

/**
 * The outlines, and room at the end of the page as high as the panel covers it. Pages don't fade into each other: the frame may
 * be resized meanwhile, and Chromium would then throw an exception that nobody can catch.
 */
const createStyle = (covered: number) => `
@view-transition { navigation: none; }
.kilde-editable { outline: 1px dotted #2f6fde; outline-offset: 2px; }
.kilde-near { outline: 2px dashed #2f6fde; outline-offset: 2px; cursor: pointer; }
.kilde-shown { outline: 3px solid #2f6fde; outline-offset: 2px; scroll-margin-block: 4rem; }
${covered > 0 ? `html { padding-block-end: ${covered}px; scroll-padding-block-end: ${covered + 8}px !important; }` : ""}
:is(img, video).kilde-editable { outline-width: 2px; }
:is(img, video):is(.kilde-editable, .kilde-near, .kilde-shown) { outline-offset: -4px; }
@media (forced-colors: active) { .kilde-editable, .kilde-near, .kilde-shown { outline-color: Highlight; } }
`;

/** The outlines on the page. */
export type Outlines = ReturnType<typeof createOutlines>;

/** Creates the outlines of the element under the pointer, of the one in the panel, and of all that can be edited. */
export function createOutlines(marks: Marks) {
	let clicked: Element | undefined;
	let target: ShownElement | undefined;
	/** Whether the target hasn't been on the page yet, such as a new entry. */
	let isAwaited = false;
	let isOutlined = false;

	// The policy of the page allows only its own styles, but doesn't apply to this.
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(createStyle(0));
	document.adoptedStyleSheets.push(sheet);
	window.addEventListener("resize", () => {
		const shown = document.querySelector(".kilde-shown");
		if (shown) scrollTo(shown);
	});
	return {
		/** Outlines the element under the pointer. */
		approach: (element: Element | undefined) => setClass("kilde-near", element),
		/** Remembers the element that was clicked last. */
		remember(element: Element): void {
			clicked = element;
		},
		/** Outlines the element in the panel and scrolls to it. */
		show(message: Extract<EditorMessage, { readonly kind: "show" }>): void {
			sheet.replaceSync(createStyle(message.covered));
			target = message.target;
			isAwaited = true;
			update();
		},
		outlineAll,
		update,
	};

	function outlineAll(next: boolean): void {
		isOutlined = next;
		setClass("kilde-editable", ...(isOutlined ? listMarked(marks) : []));
	}

	/** Must be called after each change of the page, whose elements may have lost their classes. */
	function update(): void {
		outlineAll(isOutlined);
		const found =
			target === "clicked"
				? clicked
				: target && listMarked(marks, target.mark)[0];
		const element = found?.isConnected ? found : undefined;
		setClass("kilde-shown", element);
		if (!element || !isAwaited) return;
		isAwaited = false;
		scrollTo(element);
	}
}

/** Gives a class to these elements only. */
function setClass(
	name: string,
	...elements: readonly (Element | undefined)[]
): void {
	for (const each of document.querySelectorAll(`.${name}`))
		each.classList.remove(name);
	for (const each of elements) each?.classList.add(name);
}

/** Scrolls to an element, and opens what it is folded into. */
function scrollTo(element: Element): void {
	for (const fold of document.querySelectorAll("details"))
		fold.open ||= fold.contains(element);
	element.scrollIntoView({ block: "nearest", behavior: "instant" });
}
