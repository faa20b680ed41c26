/** The paths of the dev server's own endpoints; no page can have such an address. */
export const endpoints = {
	/** Server-sent events. */
	events: "/@kilde/events",
	client: "/@kilde/client.js",
	/** Of `kilde dev`: takes the errors that the browser reports. */
	errors: "/@kilde/errors",
	/** For `kilde edit`: the editor, its script and font, the login with the key, and its requests, whose names follow. */
	editor: "/@kilde/editor",
	editorScript: "/@kilde/editor.js",
	editorFont: "/@kilde/editor.woff2",
	enter: "/@kilde/enter",
	edit: "/@kilde/edit/",
} as const;

/** The request header with the key of `kilde edit`. */
export const keyHeader = "kilde-key";

/** The response header that names a page's revision. */
export const revisionHeader = "kilde-revision";
