import type { RefObject } from "react";
import type { Locale } from "../../../languages/languages.ts";
import type { EditState } from "../../protocol.ts";
import type { ToPage } from "../page-messages.ts";
import type { Ask } from "../state/ask.ts";
import type { EditorState } from "../state/client-state.ts";
import type { EditableElement } from "./views.ts";

/** The frame of the site, and the origin of its pages. */
export type SiteFrame = {
	readonly frame: RefObject<HTMLIFrameElement | null>;
	readonly pages: string;
};

/** Milliseconds after a change of the page in which a change of one's own is answered. */
const pause = 200;

/** Creates the actions on the page in the frame. `refresh` asks for the state, unless it is another one than `before` by then. */
export function createPageActions(
	{ frame, pages }: SiteFrame,
	{ now, change }: EditorState,
	ask: Ask,
	refresh: (before: EditState) => Promise<void>,
) {
	/** The timer after which the server is asked whether others have changed a file. */
	let asking = 0;
	/** The paths at which the page that was there last was looked for: while its address is typed, each is soon gone. */
	let paths = new Set<string>();
	/** Whether the page in the frame is one of the site, and the heading of the last one that was. */
	let isThere = false;
	let heading: EditableElement | undefined;
	return { go, loadAgain, opened, pageChanged };

	/** Shows a page of the site in the frame. */
	function go(to: string): void {
		const address = new URL(to, pages);
		const view = frame.current?.contentWindow;
		if (view && address.origin === pages) view.location.href = address.href;
	}

	/** Loads the page in the frame again, which is not the newest. */
	function loadAgain(): void {
		const message: ToPage = { kind: "reload" };
		frame.current?.contentWindow?.postMessage(message, pages);
	}

	/** Must be called when a page was opened in the frame, and when it has changed. */
	async function opened(path: string, locale: Locale, isMissing: boolean) {
		isThere = !isMissing;
		// Its address may be another now; or it is of a new thing that was taken back: then the nearest page above is shown.
		if (isMissing && paths.has(path) && path !== "/") {
			const to = (await movedTo()) ?? (path.replace(/\/[^/]*$/, "") || "/");
			// Somebody may have opened another one meanwhile.
			if (isThere) return;
			paths.add(to);
			return go(to);
		}
		if (!isMissing) paths = new Set([path]);
		if (path !== now().path || locale !== now().locale)
			change({ path, locale });
	}

	/** The page that has the heading of the one that was there. */
	async function movedTo(): Promise<string | undefined> {
		const { mark, build } = heading ?? {};
		if (mark === undefined) return undefined;
		try {
			const { field, version } = await ask("panel", { mark, build });
			const { locale } = now();
			const { origin } = field;
			return (await ask("shownAt", { origin, version, locale })).page;
		} catch {
			return undefined;
		}
	}

	/** Must be called when what can be edited on the page has changed. */
	function pageChanged(editables: readonly EditableElement[]): void {
		if (isThere)
			heading = editables.find(
				(each) => each.isHeading && each.part === "content" && each.mark,
			);
		change({ editables });
		window.clearTimeout(asking);
		asking = window.setTimeout(refresh, pause, now().state);
	}
}
