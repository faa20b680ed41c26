import { siteError } from "../diagnostics/site-error.ts";

/**
 * What a page needs of browsers beside its own styles, pictures and islands: its policy allows this, and nothing else. All
 * lists but the first are of web addresses, whose origins are allowed.
 *
 * @example
 * ```ts
 * import type { Needs } from "kilde/plan";
 *
 * // A page with a map in a frame, and a form that the site itself answers.
 * export const needs: Needs = {
 * 	frames: ["https://maps.example/embed"],
 * 	forms: ["self"],
 * };
 * ```
 */
export type Needs = {
	/** The scripts of the site's folder start/ that it runs as it starts, by their files' names. */
	readonly start?: readonly string[];
	/** What it shows in frames. */
	readonly frames?: readonly string[];
	/** Where its forms are sent; "self" is the site itself. */
	readonly forms?: readonly string[];
	/** The pictures of other sites that it shows. */
	readonly images?: readonly string[];
	/** The films and sounds that it plays; "self" is those of the site itself. */
	readonly media?: readonly string[];
	/** What its scripts ask of other sites. */
	readonly requests?: readonly string[];
	/**
	 * The scripts of other sites that it runs, as widgets: from where they come, they may load styles, pictures, fonts, data and
	 * frames. They may also run texts as code, which Trusted Types forbid on pages without any.
	 */
	readonly scripts?: readonly string[];
};

/** The inputs of a page's policy: its needs, by origin, and a rule for each point that its pictures are cropped around. */
export type PageFeatures = Required<Needs> & {
	/** These points, as “40 60”; left out where there are none. */
	readonly focuses?: readonly string[];
};

/** The features of the page at a path. */
export function getPageFeatures(
	path: string,
	{ start = [], ...needs }: Needs,
	content: unknown,
): PageFeatures {
	const focuses = [...new Set(findFocusPoints(content))].sort();
	const origins = (need: Exclude<keyof Needs, "start">) => [
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
	throw siteError(
		`createPage: the page ${path} needs “${address}” among its ${need}. Write a whole address, such as https://www.example.org, or "self" for this site.`,
	);
}

/** The points that the pictures in the props of a view are cropped around (`ShownPicture`). */
function findFocusPoints(value: unknown): string[] {
	if (typeof value !== "object" || value === null) return [];
	const { src, focus }: { src?: unknown; focus?: unknown } = value;
	const isPoint = typeof focus === "string" && /^\d+ \d+$/.test(focus);
	return [
		...(typeof src === "string" && isPoint ? [focus] : []),
		...Object.values(value).flatMap(findFocusPoints),
	];
}
