import type { BuiltSite } from "../build-types.ts";
import type { Entries } from "../definition.ts";
import { findNearestPlace } from "../diagnostics/places.ts";
import type { Locale } from "../languages/languages.ts";
import { indexEntries } from "../link/entries.ts";
import { findFactDefinitions, listFactSources } from "../link/facts.ts";
import { getLocaleByPrefix } from "../text/url.ts";
import { getContent } from "../write/artifact-content.ts";
import { listPageExtracts } from "./extract.ts";
import { getComparedFiles, isPageFile, type SiteVersion } from "./index.ts";

/** A place of a file. */
type FilePlace = {
	readonly file: string;
	readonly line: number;
	readonly column: number;
};

/** Where a fact is defined and cited, and the pages that have its text. */
export type FactUsage = {
	readonly fact: string;
	readonly texts: ReadonlyMap<Locale, string>;
	readonly definitions: readonly FilePlace[];
	readonly citations: readonly FilePlace[];
	/** Other facts with the same text: the pages may show any of them. */
	readonly same: readonly string[];
	readonly pages: readonly {
		readonly path: string;
		readonly locale: Locale;
		/** How many texts of the page contain it. */
		readonly texts: number;
	}[];
};

/** Finds where a fact is used; undefined if the fact doesn't exist. */
export function findFactUsage(
	fact: string,
	built: BuiltSite & SiteVersion,
): FactUsage | undefined {
	const { facts } = built.model;
	const texts = new Map(
		[...facts].flatMap(([locale, all]) => {
			const text = all.get(fact);
			return text === undefined ? [] : [[locale, text]];
		}),
	);
	if (texts.size === 0) return undefined;
	const content = built.entries.filter((entry) => entry.kind === "content");
	const entries = indexEntries(content, built.date, built.site);
	const same = [...facts].flatMap(([locale, all]) =>
		[...all.keys()].filter((name) => all.get(name) === texts.get(locale)),
	);
	return {
		fact,
		texts,
		definitions: findOrInferFactDefinitions(fact, entries).map(
			({ entry, path }) =>
				toFilePlace(entry.file, findNearestPlace(entry.places, path)),
		),
		citations: content.flatMap(({ citations, file }) =>
			citations
				.filter((each) => each.fact === fact)
				.map(({ place }) => toFilePlace(file, place)),
		),
		same: [...new Set(same)].filter((name) => name !== fact).sort(),
		pages: [...getComparedFiles(built)].flatMap(([path, file]) => {
			const locale = getLocaleByPrefix(path, [...texts.keys()]);
			const text = texts.get(locale);
			if (!isPageFile(file) || text === undefined) return [];
			const count = countTextsWith(text, String(getContent(file)));
			return count === 0 ? [] : [{ path, locale, texts: count }];
		}),
	};
}

/** Finds the values that define a fact. If the site lists none, uses the value of that name in the file of its family. */
function findOrInferFactDefinitions(fact: string, entries: Entries) {
	const definitions = findFactDefinitions(fact, entries);
	if (definitions.length > 0) return definitions;
	const [family = "", ...path] = fact.split(".");
	return listFactSources(entries)
		.filter(({ facts }) => facts.families.includes(family))
		.flatMap((source) => entries.of(source).map((entry) => ({ entry, path })));
}

function toFilePlace(
	file: string,
	{ line, column }: Omit<FilePlace, "file">,
): FilePlace {
	return { file, line, column };
}

/** Counts the visible texts of a page that contain a text, except within a longer number or word: 350 isn't in 1.350. */
function countTextsWith(text: string, html: string): number {
	const escaped = text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
	const pattern = new RegExp(
		`(?<![\\p{L}\\p{N}]|\\p{N}[.,])${escaped}(?![\\p{L}\\p{N}]|[.,]\\p{N})`,
		"u",
	);
	return listPageExtracts(html).filter(
		(each) => each.part !== "machine" && pattern.test(each.text),
	).length;
}
