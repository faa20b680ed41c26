import type { ToPage } from "../page-messages.ts";
import type { EditableElements } from "./editable-elements.ts";

/**
 * The outlines, and below the page as much room as the panel covers of it. A page here doesn't fade into the next one: the
 * frame may get another size meanwhile, and Chromium would give up the fade with an exception that nobody can catch.
 */
const outlines = (covered: number) => `
@view-transition { navigation: none; }
.kilde-editable { outline: 1px dotted #2f6fde; outline-offset: 2px; }
.kilde-near { outline: 2px dashed #2f6fde; outline-offset: 2px; cursor: pointer; }
.kilde-shown { outline: 3px solid #2f6fde; outline-offset: 2px; }
${covered > 0 ? `html { padding-block-end: ${covered}px; scroll-padding-block-end: ${covered + 8}px !important; }` : ""}
:is(img, video).kilde-editable { outline-width: 2px; }
:is(img, video):is(.kilde-editable, .kilde-near, .kilde-shown) { outline-offset: -4px; }
@media (forced-colors: active) { .kilde-editable, .kilde-near, .kilde-shown { outline-color: Highlight; } }
`;

type Shown = Pick<
	Extract<ToPage, { readonly kind: "outline" }>,
	"pointer" | "covered"
>;

/** Creates the outlines of the element that is pointed at and of the one in the panel. */
export function createOutlines(page: EditableElements) {
	let near: Element | undefined;
	let shown: Shown = {
		pointer: { id: undefined, mark: undefined },
		covered: 0,
	};
	let isAllOutlined = false;

	// The policy of the page allows only its own styles, but doesn't apply to this.
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(outlines(0));
	document.adoptedStyleSheets.push(sheet);
	// As when it is shown as on another device.
	window.addEventListener("resize", () =>
		document
			.querySelector(".kilde-shown")
			?.scrollIntoView({ block: "nearest" }),
	);
	return { approach, show, outlineAll };

	/** Outlines everything that can be edited, or no more; without an argument, as before on a page that has changed. */
	function outlineAll(isOutlined = isAllOutlined): void {
		isAllOutlined = isOutlined;
		for (const each of document.querySelectorAll(".kilde-editable"))
			each.classList.remove("kilde-editable");
		if (!isOutlined) return;
		for (const each of page.all()) each.classList.add("kilde-editable");
	}

	function approach(element: Element | undefined): void {
		near?.classList.remove("kilde-near");
		near = element;
		near?.classList.add("kilde-near");
	}

	/** Without anything else to show, outlines the same again: the page is patched after each change, and classes of ours are not in its source. */
	function show(next = shown): void {
		if (next.covered !== shown.covered)
			sheet.replaceSync(outlines(next.covered));
		shown = next;
		for (const each of document.querySelectorAll(".kilde-shown"))
			each.classList.remove("kilde-shown");
		const element = page.find(shown.pointer);
		element?.classList.add("kilde-shown");
		element?.scrollIntoView({ block: "nearest", behavior: "instant" });
	}
}
