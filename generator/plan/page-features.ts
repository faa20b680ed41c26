/** The features of a page that its policy must allow: start scripts, films, other hosts, and styles of its own. */
export type PageFeatures = {
	/** The scripts of the site's folder start/ that it runs as it starts, by their files' names. */
	readonly start: readonly string[];
	/** Whether it plays films of the site itself. */
	readonly media: boolean;
	/** The origins of its frames. */
	readonly frames: readonly string[];
	/** The origins of the provider of its widgets, which may load anything from them. */
	readonly hosts: readonly string[];
	/** The points that its pictures are cropped around, as “40 60”; left out where it has none. */
	readonly focuses?: readonly string[];
};

/** The features of a page, derived from its props. */
export function pageFeatures(
	{ start = [], media = false }: Partial<Pick<PageFeatures, "start" | "media">>,
	content: unknown,
): PageFeatures {
	const { hosts = [] } = Object(content);
	const focuses = [...new Set(valuesOf("focus", content))].sort();
	return {
		start,
		media,
		frames: [
			...new Set(valuesOf("frame", content).map((url) => new URL(url).origin)),
		],
		hosts,
		...(focuses.length > 0 && { focuses }),
	};
}

/**
 * The texts in the props of a view that are called this: `frame` is the address of a frame that something can open, `focus`
 * the point that a picture is cropped around.
 */
function valuesOf(name: "frame" | "focus", value: unknown): string[] {
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, inner]) =>
		key === name && typeof inner === "string" ? [inner] : valuesOf(name, inner),
	);
}
