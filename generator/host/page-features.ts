/**
 * The resources a page uses besides its own styles, pictures and islands. Its policy allows these and nothing else. All
 * lists but `start` contain web addresses, whose origins are allowed.
 *
 * @example
 * ```ts
 * import type { PageNeeds } from "kilde";
 *
 * // A page with a map in a frame, and a form that the site itself answers.
 * export const needs: PageNeeds = {
 * 	frames: ["https://maps.example/embed"],
 * 	forms: ["self"],
 * };
 * ```
 */
export type PageNeeds = {
	/** Scripts in the site's folder start/ that run when the page loads, by file name without .ts. */
	readonly start?: readonly string[];
	/** Addresses of pages in frames. */
	readonly frames?: readonly string[];
	/** Addresses that forms are sent to; "self" is the site itself. */
	readonly forms?: readonly string[];
	/** Addresses of pictures on other sites. */
	readonly images?: readonly string[];
	/** Addresses of videos and sounds; "self" is the site itself. */
	readonly media?: readonly string[];
	/** Addresses that scripts fetch from other sites. */
	readonly requests?: readonly string[];
	/**
	 * The scripts of other sites that it runs, as widgets: from where they come, they may load styles, pictures, fonts, data and
	 * frames. They may also run texts as code, which Trusted Types forbid on pages without any.
	 */
	readonly scripts?: readonly string[];
};

/** The inputs of a page's policy: the origins it needs, and the focus points of its cropped pictures. */
export type PageFeatures = Required<PageNeeds> & {
	/** The focus points, e.g. “40 60”; omitted if there are none. */
	readonly focuses?: readonly string[];
};

/** Returns the features of the page at a path. */
export function getPageFeatures(
	path: string,
	{ start = [], ...needs }: PageNeeds,
	content: unknown,
): PageFeatures {
	const focuses = [...new Set(findFocusPoints(content))].sort();
	const origins = (need: Exclude<keyof PageNeeds, "start">) => [
		...new Set(
			(needs[need] ?? []).map((address) => toOrigin(address, need, path)),
		),
	];
	return {
		start,
		frames: origins("frames"),
		forms: origins("forms"),
		images: origins("images"),
		media: origins("media"),
		requests: origins("requests"),
		scripts: origins("scripts"),
		...(focuses.length > 0 && { focuses }),
	};
}

function toOrigin(address: string, need: string, path: string): string {
	if (address === "self") return address;
	const url = URL.canParse(address) ? new URL(address) : undefined;
	if (url?.protocol === "https:") return url.origin;
	throw new Error(
		`The page ${path} needs “${address}” among its ${need}. Write a whole address, such as https://www.example.org, or "self" for this site.`,
	);
}

/** Finds the focus points of the pictures in the props of a view (`ShownPicture`). */
function findFocusPoints(value: unknown): string[] {
	if (typeof value !== "object" || value === null) return [];
	const { src, focus }: { src?: unknown; focus?: unknown } = value;
	const isPoint = typeof focus === "string" && /^\d+ \d+$/.test(focus);
	return [
		...(typeof src === "string" && isPoint ? [focus] : []),
		...Object.values(value).flatMap(findFocusPoints),
	];
}
