import type { FoundText } from "../../protocol.ts";
import type { Thing, Things } from "../lists/things.ts";
import type { Pointed } from "../panel/value-panel.tsx";
import { whenAnnounced } from "./page-things.ts";

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

/** What pointing at a page leads to. */
export type PointingOptions = {
	/** Whether a click edits; otherwise the site works as for visitors. */
	isEditing(): boolean;
	/** Whether everything on the page is listed. */
	needsAll(): boolean;
	onThings(things: readonly Thing[]): void;
	onKey(event: KeyboardEvent): void;
	onPoint(pointed: Pointed): void;
	fail(error: unknown): void;
	/** Finds the values of the texts that carry no mark, which takes a moment; null if an edit ended the search. */
	find(): Promise<readonly FoundText[] | null>;
	/** Called when somebody must wait for that. */
	onSearch(): void;
	/** Called when somebody points at what is not part of the content. */
	onNothing(): void;
};

/** Pointing at what can be edited, on one page. */
export type Pointing = {
	/** Outlines what the panel shows, where it is in sight. */
	outline(pointed: Pointed | undefined): () => void;
	/** Finds the values of the texts that carry no mark, unless that was done since the last change of the page. */
	findAll(): void;
	/** Must be called when the page is left. */
	end(): void;
};

/** Begins to listen to what somebody points at on a page in a frame. */
export function createPointing(
	view: Window,
	page: Document,
	options: PointingOptions,
): Pointing {
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
		search ??= options.find().then((texts) => {
			if (!texts) {
				search = undefined;
				return false;
			}
			things?.add(texts);
			options.onThings(things?.list() ?? []);
			return true;
		});
		return search;
	};
	const findSoon = () => {
		clearTimeout(timer);
		timer = window.setTimeout(() => found().catch(options.fail), quiet);
	};
	const endAnnounced = whenAnnounced(view, (announced) => {
		const isFirst = things === undefined;
		things = announced;
		search = undefined;
		options.onThings(announced.list());
		clearTimeout(timer);
		// The server is busy with it for a while, in which somebody may type: after an edit, it is done when it is needed.
		if (isFirst || options.needsAll()) findSoon();
	});
	const thingAt = ({ target }: Event) =>
		options.isEditing() ? things?.at(target as Element) : undefined;
	const approach = (thing: Thing | undefined) => {
		near?.classList.remove("kilde-near");
		near = thing?.element;
		near?.classList.add("kilde-near");
	};

	async function openWhenFound(element: Element): Promise<void> {
		options.onSearch();
		while (!(await found()));
		const thing = things?.at(element);
		if (thing) options.onPoint(thing);
		else options.onNothing();
	}

	const click = (event: MouseEvent) => {
		const target = event.target as Element;
		const link = target.closest<HTMLAnchorElement>("a[href]");
		if (!options.isEditing() || event.ctrlKey || event.metaKey) {
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
		if (thing) options.onPoint({ ...thing, link: link?.href });
		else if (!control) openWhenFound(target).catch(options.fail);
	};

	/** Other sites open in a tab of their own, so that there is always a way back. */
	function follow(link: HTMLAnchorElement, event: Event): void {
		if (link.origin === location.origin) {
			if (!options.isEditing()) return;
			event.preventDefault();
			view.location.assign(link.href);
		} else if (/^https?:$/.test(link.protocol)) {
			event.preventDefault();
			window.open(link.href, "_blank", "noopener");
		}
	}

	const over = (event: Event) => {
		approach(thingAt(event));
		if (options.isEditing() && !search) findSoon();
	};
	const hover = (event: PointerEvent) => {
		// A finger is nowhere when it is lifted.
		if (event.pointerType === "mouse") over(event);
	};
	const away = () => approach(undefined);
	const drag = (event: DragEvent) => {
		// Otherwise the browser would show the photo instead of the page.
		event.preventDefault();
		over(event);
	};
	const drop = (event: DragEvent) => {
		event.preventDefault();
		const thing = thingAt(event);
		const file = event.dataTransfer?.files[0];
		if (thing && file) options.onPoint({ ...thing, file });
	};
	// The panel takes a part of a phone's screen when it opens.
	const keepInSight = () =>
		page.querySelector(".kilde-shown")?.scrollIntoView({ block: "nearest" });
	const listening = new AbortController();
	const { signal } = listening;
	view.addEventListener("resize", keepInSight, { signal });
	page.addEventListener("pointerover", hover, { signal });
	page.documentElement.addEventListener("pointerleave", away, { signal });
	page.addEventListener("focusin", over, { signal });
	page.addEventListener("click", click, { capture: true, signal });
	page.addEventListener("dragover", drag, { signal });
	page.addEventListener("drop", drop, { signal });
	page.addEventListener("keydown", options.onKey, { signal });

	return {
		outline(pointed) {
			const element =
				pointed?.element?.isConnected || pointed?.mark === undefined
					? pointed?.element
					: things?.list().find(({ mark }) => mark === pointed.mark)?.element;
			element?.classList.add("kilde-shown");
			element?.scrollIntoView({ block: "nearest", behavior: "instant" });
			return () => element?.classList.remove("kilde-shown");
		},
		findAll() {
			if (!search) findSoon();
		},
		end() {
			clearTimeout(timer);
			endAnnounced();
			listening.abort();
		},
	};
}
