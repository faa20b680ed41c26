/** The features of a page that its policy must allow: start scripts, films, and other hosts. */
export type PageFeatures = {
	/** The scripts of the site's folder start/ that it runs as it starts, by their files' names. */
	readonly start: readonly string[];
	/** Whether it plays films of the site itself. */
	readonly media: boolean;
	/** The origins of its frames. */
	readonly frames: readonly string[];
	/** The origins of the provider of its widgets, which may load anything from them. */
	readonly hosts: readonly string[];
};

/** The features of a page, derived from its props. */
export function pageFeatures(
	{ start = [], media = false }: Partial<Pick<PageFeatures, "start" | "media">>,
	content: unknown,
): PageFeatures {
	const { hosts = [] } = Object(content);
	return {
		start,
		media,
		frames: [...new Set(framesIn(content).map((url) => new URL(url).origin))],
		hosts,
	};
}

/** The addresses of all frames that something in the props of a view can open: the values of fields called `frame`. */
function framesIn(value: unknown): string[] {
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, inner]) =>
		key === "frame" && typeof inner === "string" ? [inner] : framesIn(inner),
	);
}
