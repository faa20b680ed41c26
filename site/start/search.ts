import { listen } from "kilde/react";

/** Opens the search with Ctrl+K or Cmd+K, from now on: the keys that its button declares. */
export function openSearchByKeys(): void {
	listen<KeyboardEvent>(["keydown"], (_, event) => {
		const { ctrlKey, metaKey, altKey, shiftKey, key } = event;
		if (!(ctrlKey || metaKey) || altKey || shiftKey) return;
		// With caps lock on, it is a K.
		if (key.toLowerCase() !== "k") return;
		event.preventDefault();
		document.querySelector<HTMLElement>("[aria-keyshortcuts]")?.click();
	});
}
