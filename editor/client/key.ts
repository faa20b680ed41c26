import { endpoints } from "../endpoints.ts";

// The key stays in this tab: in the state of its history entry, which survives a reload. It is in no address, and in no
// storage, which other tabs could read.

/** How the editor was opened: its key, or "" without one, and the path of the page to show. */
export type Opening = { readonly key: string; readonly path: string };

/** Takes the key out of the address, the document or the history; must be called before anything else. */
export function takeOpening(): Opening {
	const { dataset } = document.documentElement;
	const { key: inAddress, path } = parseAddress(location.hash);
	const stored: unknown = Object(history.state).key;
	const key =
		dataset.key || inAddress || (typeof stored === "string" ? stored : "");
	delete dataset.key;
	storeOpening({ key, path });
	return { key, path };
}

/** Stores the key for a reload, and shows the path in the address. */
export function storeOpening({ key, path }: Opening): void {
	history.replaceState({ key }, "", `${endpoints.editor}#${path}`);
}

/** Shows the path of another page in the address. */
export function showPath(path: string): void {
	history.replaceState(history.state, "", `#${path}`);
}

/** Parses the address that the terminal shows: `…#KEY/PATH`. */
export function parseAddress(address: string): Opening {
	const [, key = "", path = ""] = /#([^/]*)(.*)$/s.exec(address.trim()) ?? [];
	return { key, path: decodeURI(path) || "/" };
}
