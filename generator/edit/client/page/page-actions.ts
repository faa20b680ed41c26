import type { RefObject } from "react";
import type { Locale } from "../../../i18n/languages.ts";
import type { EditState } from "../../protocol.ts";
import type { ToPage } from "../page-messages.ts";
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
	refresh: (before: EditState) => Promise<void>,
) {
	/** The timer after which the server is asked whether others have changed a file. */
	let asking = 0;
	/** The path of the page that was there last, or is to be shown instead of one that is gone. */
	let there: string | undefined;
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
	function opened(path: string, locale: Locale, isMissing: boolean) {
		// A new thing may be taken back while its page is shown: then the nearest page above is shown.
		if (isMissing && path === there && path !== "/") {
			there = path.replace(/\/[^/]*$/, "") || "/";
			return go(there);
		}
		there = isMissing ? undefined : path;
		if (path !== now().path || locale !== now().locale)
			change({ path, locale });
	}

	/** Must be called when what can be edited on the page has changed. */
	function pageChanged(editables: readonly EditableElement[]): void {
		change({ editables });
		window.clearTimeout(asking);
		asking = window.setTimeout(refresh, pause, now().state);
	}
}
