/** The paths of the dev server's own endpoints; no page can have such an address. */
export const endpoints = {
	/** Server-sent events. */
	events: "/@kilde/events",
	client: "/@kilde/client.js",
	/** Of `kilde dev`: takes the errors that the browser reports. */
	errors: "/@kilde/errors",
} as const;

/** The response header that names a page's revision. */
export const revisionHeader = "kilde-revision";
