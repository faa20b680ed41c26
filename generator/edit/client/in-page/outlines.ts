import type { Pointer } from "../page-messages.ts";
import type { EditableElements } from "./editable-elements.ts";

/**
 * The outlines. A page here doesn't fade into the next one: the panel may open meanwhile, the frame gets another size, and
 * Chromium would give up the fade with an exception that nobody can catch.
 */
const outlines = `
@view-transition { navigation: none; }
.kilde-near { outline: 2px dashed #2f6fde; outline-offset: 2px; cursor: pointer; }
.kilde-shown { outline: 3px solid #2f6fde; outline-offset: 2px; }
@media (forced-colors: active) { .kilde-near, .kilde-shown { outline-color: Highlight; } }
`;

/** Creates the outlines of what somebody points at, and of what the panel shows. */
export function createOutlines(page: EditableElements) {
	let near: Element | undefined;
	let shown: Pointer = { id: undefined, mark: undefined };

	// A policy of the page allows no other styles than its own; this needs no leave.
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(outlines);
	document.adoptedStyleSheets.push(sheet);
	// The panel takes a part of a phone's screen when it opens.
	window.addEventListener("resize", () =>
		document
			.querySelector(".kilde-shown")
			?.scrollIntoView({ block: "nearest" }),
	);
	return { approach, show };

	function approach(element: Element | undefined): void {
		near?.classList.remove("kilde-near");
		near = element;
		near?.classList.add("kilde-near");
	}

	/** Without a pointer, outlines the same again: the page is patched after each change, and classes of ours are not in its source. */
	function show(pointer: Pointer = shown): void {
		shown = pointer;
		for (const each of document.querySelectorAll(".kilde-shown"))
			each.classList.remove("kilde-shown");
		const element = page.find(shown);
		element?.classList.add("kilde-shown");
		element?.scrollIntoView({ block: "nearest", behavior: "instant" });
	}
}
