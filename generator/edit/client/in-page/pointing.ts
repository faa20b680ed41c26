import type { ElementOnPage, KeyOnPage, Pointer } from "../page-messages.ts";
import type { EditableElements } from "./editable-elements.ts";
import type { Talk } from "./editor.ts";

/** Milliseconds without a change before the values of prices and times are looked for. */
const quiet = 600;

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

/** Pointing at what can be edited, on one page: says what somebody points at, and outlines it. */
export function createPointing(
	{ say, listen }: Talk,
	things: EditableElements,
) {
	let build = "";
	let isEditing = false;
	let timer = 0;
	/** Whether the texts without marks have been looked for since the last change of the page. */
	let isSearched = false;
	/** What was clicked, and waits for the search. */
	let awaiting: Element | undefined;
	let near: Element | undefined;
	let shown: Pointer = { id: undefined, mark: undefined };

	// A policy of the page allows no other styles than its own; this needs no leave.
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(outlines);
	document.adoptedStyleSheets.push(sheet);

	const list = () =>
		say({ kind: "things", build, things: things.list().map(told) });
	const search = () => {
		clearTimeout(timer);
		isSearched = true;
		say({ kind: "search", build, isAwaited: awaiting !== undefined });
	};
	const searchSoon = () => {
		clearTimeout(timer);
		timer = window.setTimeout(search, quiet);
	};

	function outline(): void {
		for (const each of document.querySelectorAll(".kilde-shown"))
			each.classList.remove("kilde-shown");
		const element = things.find(shown);
		element?.classList.add("kilde-shown");
		element?.scrollIntoView({ block: "nearest", behavior: "instant" });
	}

	function approach(element: Element | undefined): void {
		near?.classList.remove("kilde-near");
		near = element;
		near?.classList.add("kilde-near");
	}

	function point(
		thing: ElementOnPage,
		more: { link?: string | undefined; photo?: File; isByKey?: boolean } = {},
	): void {
		const { link, photo, isByKey = false } = more;
		say({ kind: "point", build, thing, link, photo, isByKey });
	}

	listen((message) => {
		switch (message.kind) {
			case "mode":
				isEditing = message.isEditing;
				if (!isEditing) approach(undefined);
				return;
			case "found": {
				if (message.build !== build) return;
				things.add(message.texts);
				list();
				if (!awaiting) return;
				const thing = things.at(awaiting);
				awaiting = undefined;
				if (thing) point(told(thing));
				else say({ kind: "nothing" });
				return;
			}
			case "outline":
				shown = message.thing;
				return outline();
			case "list":
				if (!isSearched) searchSoon();
				return;
			case "reload":
				return location.reload();
		}
	});

	const click = (event: MouseEvent) => {
		const target = event.target as Element;
		const link = target.closest<HTMLAnchorElement>("a[href]");
		if (!isEditing || event.ctrlKey || event.metaKey) {
			if (link) followLink(link, event);
			return;
		}
		const thing = things.at(target);
		// A question still opens its answer; and what can't be edited still works, but for what would lead away.
		const control = target.closest("summary, button, input, select, textarea");
		if (!control || (thing && !control.matches("summary"))) {
			event.preventDefault();
			event.stopPropagation();
		}
		// Enter on a link or a button is a click without one.
		if (thing)
			point(told(thing), { link: link?.href, isByKey: event.detail === 0 });
		else if (!control) {
			awaiting = target;
			search();
		}
	};

	/** Other sites open in a tab of their own, so that there is always a way back. */
	function followLink(link: HTMLAnchorElement, event: Event): void {
		if (link.origin === location.origin) {
			if (!isEditing) return;
			event.preventDefault();
			location.assign(link.href);
		} else if (/^https?:$/.test(link.protocol)) {
			event.preventDefault();
			say({ kind: "leave", address: link.href });
		}
	}

	const over = ({ target }: Event) => {
		if (!isEditing) return;
		approach(things.at(target as Element)?.element);
		if (!isSearched) searchSoon();
	};
	document.addEventListener("pointerover", (event) => {
		// A finger is nowhere when it is lifted.
		if (event.pointerType === "mouse") over(event);
	});
	document.documentElement.addEventListener("pointerleave", () =>
		approach(undefined),
	);
	document.addEventListener("focusin", over);
	document.addEventListener("click", click, { capture: true });
	document.addEventListener("dragover", (event) => {
		// Otherwise the browser would show the photo instead of the page.
		event.preventDefault();
		over(event);
	});
	document.addEventListener("drop", (event) => {
		event.preventDefault();
		const thing = isEditing && things.at(event.target as Element);
		const photo = event.dataTransfer?.files[0];
		if (thing && photo) point(told(thing), { photo });
	});
	document.addEventListener("keydown", (event) => {
		const key = keyOf(event);
		if (!key || event.defaultPrevented) return;
		if (key !== "back") event.preventDefault();
		say({ kind: "key", key });
	});
	// The panel takes a part of a phone's screen when it opens.
	window.addEventListener("resize", () =>
		document
			.querySelector(".kilde-shown")
			?.scrollIntoView({ block: "nearest" }),
	);

	return {
		/** Must be called when the page was opened, and when it shows another build. */
		changed(next: string): void {
			const isFirst = build === "";
			build = next;
			isSearched = false;
			clearTimeout(timer);
			list();
			// The page is patched after each change, and classes of ours are not in its source.
			outline();
			// The server is busy with it for a while, in which somebody may type: after an edit, it is done when it is needed.
			if (isFirst) searchSoon();
			if (awaiting) search();
		},
	};
}

/** A thing as the editor is told of it. */
function told({
	element,
	...thing
}: ReturnType<EditableElements["list"]>[number]) {
	return thing;
}

/** What a key does in the editor; undefined of other keys, and in a field that takes back by itself. */
function keyOf(event: KeyboardEvent): KeyOnPage | undefined {
	const { key, ctrlKey, metaKey, shiftKey, target } = event;
	const isCommand = ctrlKey || metaKey;
	const name = key.toLowerCase();
	if (name === "escape")
		return document.querySelector("dialog:modal") ? undefined : "back";
	if (!isCommand) return undefined;
	if (name === "s") return "save";
	if ((target as Element).closest("input, textarea, [contenteditable=true]"))
		return undefined;
	if (name === "y" || (name === "z" && shiftKey)) return "redo";
	return name === "z" ? "undo" : undefined;
}
