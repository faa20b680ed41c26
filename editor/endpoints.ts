/** The paths of the editor's own endpoints; no page can have such an address. */
export const endpoints = {
	/** The page of the editor, its script and the font of its headings. */
	editor: "/@kilde/editor",
	script: "/@kilde/editor.js",
	font: "/@kilde/editor.woff2",
	/** Takes the key, and sets the cookie that grants reading. */
	enter: "/@kilde/enter",
	/** Requests; their names follow. */
	requests: "/@kilde/edit/",
	/** Server-sent events with the state. */
	state: "/@kilde/state",
	/** Takes a picture or a video as the body; `?name=` is the name of its file. */
	upload: "/@kilde/upload",
} as const;

/** The request header with the key of the editor. */
export const keyHeader = "kilde-key";
