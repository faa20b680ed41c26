import type { FromPage, ToPage } from "../page-messages.ts";

/** The way from a page to the editor around it. */
export type Talk = {
	send(message: FromPage): void;
	/** Calls a listener with every message of the editor from now on. */
	listen(listener: (message: ToPage) => void): void;
};

/** Returns the way to the editor of an origin; undefined where a page is in no frame. */
export function talkToEditor(origin: string): Talk | undefined {
	if (window.parent === window) return undefined;
	return {
		send: (message) => window.parent.postMessage(message, origin),
		listen: (listener) =>
			window.addEventListener("message", (event) => {
				if (event.source === window.parent && event.origin === origin)
					listener(event.data);
			}),
	};
}
