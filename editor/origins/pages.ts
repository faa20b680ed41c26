import {
	type BuiltSite,
	getAddressLocale,
	getContent,
	isPathWithin,
	type Locale,
	toOutputPath,
} from "kilde/tools";
import { createMark } from "../mark-form.ts";
import type { Shown, ValueAddress } from "../protocol.ts";
import { indexValues } from "./marks.ts";

/** Finds the page that shows most of some new values, in a language if possible, and the first of them there. */
export function findPageOfNewValues(
	{ entries, ...built }: BuiltSite,
	before: ReadonlyMap<string, ValueAddress>,
	locale: Locale | undefined,
): (Shown & { readonly address: ValueAddress }) | undefined {
	const added = [...indexValues(entries)].filter(([id]) => !before.has(id));
	const best = selectBest(
		findMatches(added, built.pages, built),
		locale,
		built,
	);
	const [first] = best?.values ?? [];
	return (
		best && first && { address: first[1], path: best.path, mark: first[0] }
	);
}

/**
 * Finds the page that shows most of these values or of values in them, in a language if possible, and the first one there.
 * Considers the pages that `isConsidered` selects.
 */
export function findPageOfValues(
	addresses: readonly ValueAddress[],
	{ entries, ...built }: BuiltSite,
	locale: Locale,
	isConsidered: (path: string) => boolean,
): Shown | undefined {
	const wanted = [...indexValues(entries)].filter(([, value]) =>
		addresses.some((address) => isWithin(value, address)),
	);
	const pages = built.pages.filter(({ path }) => isConsidered(path));
	const inLocale = pages.filter(
		({ path }) => getAddressLocale(path, built.site) === locale,
	);
	// Only the pages in the language are rendered if one of them shows it.
	const own = findMatches(wanted, inLocale, built);
	const all = own.length > 0 ? own : findMatches(wanted, pages, built);
	const best = selectBest(all, locale, built);
	const [first] = best?.values ?? [];
	return best && first && { path: best.path, mark: first[0] };
}

/** Whether a value is at an address or in the value there. */
function isWithin(value: ValueAddress, { file, path }: ValueAddress): boolean {
	if (value.file !== file) return false;
	if (path === "markdown") return value.path === path;
	return value.path === "markdown"
		? path.length === 0
		: isPathWithin(value.path, path);
}

type Values = readonly (readonly [id: string, value: ValueAddress])[];

/** A page, and the wanted values that it shows: its first heading, then the others in their order, those in attributes last. */
type Match = { readonly path: string; readonly values: Values };

function findMatches(
	wanted: Values,
	pages: BuiltSite["pages"],
	{ artifacts }: Pick<BuiltSite, "artifacts">,
): Match[] {
	const files = new Map(artifacts.map((each) => [each.path, each]));
	return pages.flatMap(({ kind, path }) => {
		const artifact = kind === "view" && files.get(toOutputPath(path));
		const html = artifact ? String(getContent(artifact)) : "";
		const body = html.indexOf("<body");
		const found = wanted
			.map((value) => ({ value, at: html.indexOf(createMark(value[0]), body) }))
			.filter(({ at }) => at >= 0)
			.sort(
				(one, other) =>
					Number(isInTag(one.at, html)) - Number(isInTag(other.at, html)) ||
					one.at - other.at,
			);
		const heading = found.find(({ at }) => isInHeading(at, html));
		const values = new Set(
			[...(heading ? [heading] : []), ...found].map(({ value }) => value),
		);
		return values.size > 0 ? [{ path, values: [...values] }] : [];
	});
}

/** Whether a place is in a tag, such as the description of a picture. */
function isInTag(at: number, html: string): boolean {
	return html.lastIndexOf("<", at) > html.lastIndexOf(">", at);
}

/** Whether a place is directly in a heading. */
function isInHeading(at: number, html: string): boolean {
	return /^<h[1-6]\b/.test(html.slice(html.lastIndexOf("<", at), at));
}

function selectBest(
	matches: readonly Match[],
	locale: Locale | undefined,
	{ site }: Pick<BuiltSite, "site">,
): Match | undefined {
	const most = Math.max(0, ...matches.map(({ values }) => values.length));
	const all = matches.filter(({ values }) => values.length === most);
	const own = all.filter(({ path }) => getAddressLocale(path, site) === locale);
	const candidates = own.length > 0 ? own : all;
	// The page of an entry shows as much of it as the list above it.
	return (
		candidates.find(({ path }) =>
			matches.some((list) => path.startsWith(`${list.path}/`)),
		) ?? candidates[0]
	);
}
