/** The paths of the dev server's own endpoints; no page can have such an address. */
export const endpoints = {
	/** Server-sent events; the path of the client's page follows. */
	events: "/@kilde/events",
	client: "/@kilde/client.js",
} as const;

/** The response header that names a page's revision. */
export const revisionHeader = "kilde-revision";
