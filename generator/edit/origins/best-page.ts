import type { BuiltSite } from "../../build-types.ts";
import { getValueAt, isPathWithin } from "../../diagnostics/places.ts";
import type { Locale } from "../../languages/languages.ts";
import { findContentFile } from "../../link/entries.ts";
import { getAddressLocale, toOutputPath } from "../../text/url.ts";
import { getContent } from "../../write/artifact-content.ts";
import type { Shown, ValueAddress } from "../protocol.ts";
import { markOf } from "./mark-form.ts";
import { valuesById } from "./marks.ts";

/**
 * The page that shows most of the new values (of several, the one in a language), and the first text there that is still to
 * be written: one that was not `given`.
 */
export function bestPageFor(
	{ entries, ...built }: BuiltSite,
	before: ReadonlyMap<string, ValueAddress>,
	locale: Locale | undefined,
	given: readonly string[] = [],
): (Shown & { readonly origin: ValueAddress }) | undefined {
	const fresh = [...valuesById(entries)].filter(([id]) => !before.has(id));
	const best = bestOf(showing(fresh, built.pages, built), locale, built);
	const isGiven = ({ file, path }: ValueAddress) => {
		const raw = findContentFile(file, entries)?.raw;
		return path !== "markdown" && given.includes(String(getValueAt(raw, path)));
	};
	const shown = best?.shown ?? [];
	const first = shown.find(([, value]) => !isGiven(value)) ?? shown[0];
	return best && first && { origin: first[1], page: best.path, mark: first[0] };
}

/**
 * The page in a language that shows most of these values or of values within them, if any does, and the first text there.
 * Considers the pages that `isAsked` names.
 */
export function pageShowing(
	origins: readonly ValueAddress[],
	{ entries, ...built }: BuiltSite,
	locale: Locale,
	isAsked: (path: string) => boolean,
): Shown | undefined {
	const wanted = [...valuesById(entries)].filter(([, value]) =>
		origins.some((origin) => isPartOf(value, origin)),
	);
	const pages = built.pages.filter(({ path }) => isAsked(path));
	const isOwn = ({ path }: { readonly path: string }) =>
		getAddressLocale(path, built.site) === locale;
	// Only the pages in its language are rendered, if one of them shows it.
	const own = showing(wanted, pages.filter(isOwn), built);
	const all = own.length > 0 ? own : showing(wanted, pages, built);
	const best = bestOf(all, locale, built);
	const [first] = best?.shown ?? [];
	return best && first && { page: best.path, mark: first[0] };
}

function isPartOf(value: ValueAddress, { file, path }: ValueAddress): boolean {
	if (value.file !== file) return false;
	if (path === "markdown") return value.path === path;
	return value.path === "markdown"
		? path.length === 0
		: isPathWithin(value.path, path);
}

type Values = readonly (readonly [id: string, value: ValueAddress])[];

/** A page, and the given values that it shows, in their order there: its first heading comes first, values outside texts last. */
type Showing = { readonly path: string; readonly shown: Values };

function showing(
	values: Values,
	pages: BuiltSite["pages"],
	{ artifacts }: Pick<BuiltSite, "artifacts">,
): Showing[] {
	const files = new Map(artifacts.map((each) => [each.path, each]));
	return pages.flatMap(({ kind, path }) => {
		const artifact = kind === "view" && files.get(toOutputPath(path));
		const html = artifact ? String(getContent(artifact)) : "";
		const body = html.indexOf("<body");
		const places = new Map(
			values.map(([id]) => [id, html.indexOf(markOf(id), body)]),
		);
		const placeOf = ([id]: Values[number]) => places.get(id) ?? -1;
		const isHidden = (value: Values[number]) =>
			Number(isInTag(placeOf(value), html));
		const shown = values
			.filter((value) => placeOf(value) >= 0)
			.sort(
				(one, other) =>
					isHidden(one) - isHidden(other) || placeOf(one) - placeOf(other),
			);
		const heading = shown.filter(([id]) => isHeading(markOf(id), html));
		const first = new Set([...heading.slice(0, 1), ...shown]);
		return shown.length > 0 ? [{ path, shown: [...first] }] : [];
	});
}

/** Whether a place is within a tag, as the words of a picture are. */
function isInTag(place: number, html: string): boolean {
	return html.lastIndexOf("<", place) > html.lastIndexOf(">", place);
}

/** Whether a text on a page is a heading, or begins one. */
function isHeading(mark: string, html: string): boolean {
	const before = html.slice(0, html.indexOf(mark));
	return /^<h[1-6]\b/.test(before.slice(before.lastIndexOf("<")));
}

function bestOf(
	showing: readonly Showing[],
	locale: Locale | undefined,
	{ site }: Pick<BuiltSite, "site">,
): Showing | undefined {
	const most = Math.max(0, ...showing.map(({ shown }) => shown.length));
	const all = showing.filter(({ shown }) => shown.length === most);
	const own = all.filter(({ path }) => getAddressLocale(path, site) === locale);
	const candidates = own.length > 0 ? own : all;
	// Its own page shows as much of it as the list that it is below.
	return (
		candidates.find(({ path }) =>
			showing.some((list) => path.startsWith(`${list.path}/`)),
		) ?? candidates[0]
	);
}
