import type { Editing } from "../editing.ts";
import type { Thing, Things } from "../lists/things.ts";
import { onKey } from "../shortcuts.ts";
import { words } from "../words.ts";
import type { Pointed } from "./views.ts";

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

/** Pointing at what can be edited, on one page. */
export type Pointing = ReturnType<typeof createPointing>;

/** Begins to listen to what somebody points at on a page in a frame. `now` is what the editor knows and can do then. */
export function createPointing(
	view: Window,
	page: Document,
	now: () => Editing,
) {
	const { ask, fail, language, pageChanged, say } = now();
	const { pathname: path } = view.location;
	const sheet = page.createElement("style");
	sheet.textContent = outlines;
	page.head.append(sheet);
	let things: Things | undefined;
	let timer = 0;
	/** The search since the last change of the page. */
	let search: Promise<boolean> | undefined;
	let near: Element | undefined;

	/** Resolves to whether the search came to its end. */
	const found = () => {
		clearTimeout(timer);
		search ??= ask("unmarked", { path }).then((texts) => {
			// An edit has ended it.
			if (!texts) {
				search = undefined;
				return false;
			}
			things?.add(texts);
			pageChanged(things?.list() ?? []);
			return true;
		});
		return search;
	};
	const findSoon = () => {
		clearTimeout(timer);
		timer = window.setTimeout(() => found().catch(fail), quiet);
	};
	const announced = () => {
		if (!view.kildeThings) return;
		const isFirst = things === undefined;
		things = view.kildeThings;
		search = undefined;
		pageChanged(things.list());
		clearTimeout(timer);
		// The server is busy with it for a while, in which somebody may type: after an edit, it is done when it is needed.
		if (isFirst || now().views.shown?.kind === "page") findSoon();
	};
	const thingAt = ({ target }: Event) =>
		now().isEditing ? things?.at(target as Element) : undefined;
	const approach = (thing: Thing | undefined) => {
		near?.classList.remove("kilde-near");
		near = thing?.element;
		near?.classList.add("kilde-near");
	};

	function point(pointed: Pointed): void {
		const { change, views } = now();
		change({ said: undefined });
		views.show({ kind: "value", pointed });
	}

	async function openWhenFound(element: Element): Promise<void> {
		say(words.searching[language]);
		while (!(await found()));
		const thing = things?.at(element);
		if (thing) point(thing);
		else say(words.notEditable[language]);
	}

	const click = (event: MouseEvent) => {
		const target = event.target as Element;
		const link = target.closest<HTMLAnchorElement>("a[href]");
		if (!now().isEditing || event.ctrlKey || event.metaKey) {
			if (link) follow(link, event);
			return;
		}
		const thing = things?.at(target);
		// A question still opens its answer; and what can't be edited still works, but for what would lead away.
		const control = target.closest("summary, button, input, select, textarea");
		if (!control || (thing && !control.matches("summary"))) {
			event.preventDefault();
			event.stopPropagation();
		}
		if (thing) point({ ...thing, link: link?.href });
		else if (!control) openWhenFound(target).catch(fail);
	};

	/** Other sites open in a tab of their own, so that there is always a way back. */
	function follow(link: HTMLAnchorElement, event: Event): void {
		if (link.origin === location.origin) {
			if (!now().isEditing) return;
			event.preventDefault();
			view.location.assign(link.href);
		} else if (/^https?:$/.test(link.protocol)) {
			event.preventDefault();
			window.open(link.href, "_blank", "noopener");
		}
	}

	const over = (event: Event) => {
		approach(thingAt(event));
		if (now().isEditing && !search) findSoon();
	};
	const hover = (event: PointerEvent) => {
		// A finger is nowhere when it is lifted.
		if (event.pointerType === "mouse") over(event);
	};
	const drag = (event: DragEvent) => {
		// Otherwise the browser would show the photo instead of the page.
		event.preventDefault();
		over(event);
	};
	const drop = (event: DragEvent) => {
		event.preventDefault();
		const thing = thingAt(event);
		const file = event.dataTransfer?.files[0];
		if (thing && file) point({ ...thing, file });
	};
	const listening = new AbortController();
	const { signal } = listening;
	view.addEventListener("kilde-things", announced, { signal });
	// The panel takes a part of a phone's screen when it opens.
	view.addEventListener(
		"resize",
		() =>
			page.querySelector(".kilde-shown")?.scrollIntoView({ block: "nearest" }),
		{ signal },
	);
	page.addEventListener("pointerover", hover, { signal });
	page.documentElement.addEventListener(
		"pointerleave",
		() => approach(undefined),
		{ signal },
	);
	page.addEventListener("focusin", over, { signal });
	page.addEventListener("click", click, { capture: true, signal });
	page.addEventListener("dragover", drag, { signal });
	page.addEventListener("drop", drop, { signal });
	page.addEventListener("keydown", (event) => onKey(event, now()), { signal });

	announced();

	return {
		/** Outlines what the panel shows, where it is in sight. */
		outline(pointed: Pointed | undefined): () => void {
			const element =
				pointed?.element?.isConnected || pointed?.mark === undefined
					? pointed?.element
					: things?.list().find(({ mark }) => mark === pointed.mark)?.element;
			element?.classList.add("kilde-shown");
			element?.scrollIntoView({ block: "nearest", behavior: "instant" });
			return () => element?.classList.remove("kilde-shown");
		},
		/** Finds the values of the texts that carry no mark, unless that was done since the last change of the page. */
		findAll() {
			if (!search) findSoon();
		},
		/** Must be called when the page is left. */
		end() {
			clearTimeout(timer);
			listening.abort();
		},
	};
}
