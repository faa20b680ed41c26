/** What a page asks of its policy beyond its own looks: scripts that it starts with, films, and other hosts. */
export type PageFeatures = {
	/** The scripts of the site's folder start/ that it runs as it starts, by their files' names. */
	readonly start: readonly string[];
	/** Whether it plays films of the site itself. */
	readonly media: boolean;
	/** The origins of what it may open in a frame. */
	readonly frames: readonly string[];
	/** The origins of a provider whose widgets load what they like from there. */
	readonly hosts: readonly string[];
};

/** What the page of a view needs, by its props. */
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
