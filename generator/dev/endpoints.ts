/** The paths of the dev server's own endpoints; no page can have such an address. */
export const endpoints = {
	/** Server-sent events. */
	events: "/@kilde/events",
	client: "/@kilde/client.js",
	/** Of `kilde edit`: the page that takes the key from its own address, the editor, and its requests; their names follow. */
	enter: "/@kilde/enter",
	editor: "/@kilde/editor",
	editorScript: "/@kilde/editor.js",
	edit: "/@kilde/edit/",
} as const;

/** The request header with the key of `kilde edit`. */
export const keyHeader = "kilde-key";

/** The response header that names a page's revision. */
export const revisionHeader = "kilde-revision";
