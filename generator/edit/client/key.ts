import { endpoints } from "../../dev/endpoints.ts";

// The key of the editor. It stays in this tab: in the state of its entry in the history, which survives that the tab is
// loaded again, and is nowhere else: in no address, in no storage that a window opened by somebody else would have, too.

/** How the editor was opened: the key, empty where there is none, and the path of the page to show. */
export type Opening = { readonly key: string; readonly path: string };

/** Takes the key out of the address or the document, before anything else is done; must be called once. */
export function takeKey(): Opening {
	const { dataset } = document.documentElement;
	const [, inAddress = "", path = ""] =
		/^#([^/]*)(.*)$/s.exec(location.hash) ?? [];
	const kept: unknown = Object(history.state).key;
	const key =
		dataset.key || inAddress || (typeof kept === "string" ? kept : "");
	const opening = { key, path: decodeURI(path) || "/" };
	history.replaceState({ key }, "", `${endpoints.editor}#${opening.path}`);
	delete dataset.key;
	return opening;
}

/** Shows another path in the address. */
export function showPath(path: string): void {
	history.replaceState(history.state, "", `#${path}`);
}
