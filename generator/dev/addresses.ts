/** Where the server answers tabs and not visitors; no page can have such an address. */
export const addresses = {
	/** Before the path of the tab's own page. */
	news: "/@kilde/news",
	client: "/@kilde/client.js",
} as const;

/** Says of a page that is fetched which revision it is of. */
export const revisionHeader = "kilde-revision";
