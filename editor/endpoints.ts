/** The paths of the editor's own endpoints; no page can have such an address. */
export const endpoints = {
	/** The page of the editor, its script and the font of its headings. */
	editor: "/@kilde/editor",
	script: "/@kilde/editor.js",
	font: "/@kilde/editor.woff2",
	/** Takes the key, and sets the cookie that grants reading; on the pages' origin of a hosted editor, gives their cookie. */
	enter: "/@kilde/enter",
	/** Requests of people who sign in to a hosted editor; their names follow. */
	signIn: "/@kilde/sign-in/",
	/** The script of the page on which they do. */
	signInScript: "/@kilde/sign-in.js",
	/** Whether the servers run, for whatever watches them. */
	health: "/healthz",
	/** Requests; their names follow. */
	requests: "/@kilde/edit/",
	/** Server-sent events with the state. */
	state: "/@kilde/state",
	/** Takes a picture or a video as the body; `?name=` is the name of its file. */
	upload: "/@kilde/upload",
} as const;

/** The request header with the key of the editor. */
export const keyHeader = "kilde-key";
