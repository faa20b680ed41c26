import type { Built } from "../build-types.ts";
import type { Entries } from "../definition.ts";
import { nearestPlace } from "../diagnostics/places.ts";
import type { Locale } from "../i18n/languages.ts";
import { definitionsOf } from "../link/checks/fact-definitions.ts";
import { indexEntries } from "../link/entries.ts";
import { factSources } from "../link/facts.ts";
import { localeAmong, outputFile } from "../text/url.ts";
import { contentOf } from "../write/content.ts";
import { extractPage } from "./extract.ts";
import type { Version } from "./index.ts";

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
		/** How many texts of the page have it. */
		readonly texts: number;
	}[];
};

/** Finds where a fact is used; undefined if there is no such fact. */
export function usageOfFact(
	fact: string,
	{ artifacts, date, entries, model, pages, site }: Built & Version,
): FactUsage | undefined {
	const texts = new Map(
		[...model.facts].flatMap(([locale, facts]) => {
			const text = facts.get(fact);
			return text === undefined ? [] : [[locale, text]];
		}),
	);
	if (texts.size === 0) return undefined;
	const content = entries.filter((entry) => entry.kind === "content");
	const index = indexEntries(content, date, site);
	const files = new Map(artifacts.map((each) => [each.path, each]));
	return {
		fact,
		texts,
		definitions: definitionsIn(index, fact).map(({ entry, path }) => ({
			file: entry.file,
			...startOf(nearestPlace(entry.places, path)),
		})),
		citations: content.flatMap(({ citations, file }) =>
			citations
				.filter((each) => each.fact === fact)
				.map(({ place }) => ({ file, ...startOf(place) })),
		),
		same: factsWithText(texts, model).filter((name) => name !== fact),
		pages: pages.flatMap(({ kind, path }) => {
			const locale = localeAmong(path, [...texts.keys()]);
			const text = texts.get(locale);
			const file = files.get(outputFile(path));
			if (kind !== "view" || !file || text === undefined) return [];
			const found = textsWith(text, `${contentOf(file)}`);
			return found === 0 ? [] : [{ path, locale, texts: found }];
		}),
	};
}

/** The values that define a fact; where the site doesn't say, that of its name in the file of its family. */
function definitionsIn(index: Entries, fact: string) {
	const definitions = definitionsOf(fact, index);
	if (definitions.length > 0) return definitions;
	const [family = "", ...path] = fact.split(".");
	return factSources(index)
		.filter(({ facts }) => facts.families.includes(family))
		.flatMap((source) => index.of(source).map((entry) => ({ entry, path })));
}

function startOf({ line, column }: Omit<FilePlace, "file">) {
	return { line, column };
}

function factsWithText(
	texts: FactUsage["texts"],
	{ facts }: Version["model"],
): string[] {
	const names = [...facts].flatMap(([locale, all]) =>
		[...all]
			.filter(([, text]) => text === texts.get(locale))
			.map(([name]) => name),
	);
	return [...new Set(names)].sort();
}

/** How many texts of a page that people read have these words, not within others: 350 isn't in 1.350. */
function textsWith(words: string, html: string): number {
	const escaped = words.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
	const pattern = new RegExp(
		`(?<![\\p{L}\\p{N}]|\\p{N}[.,])${escaped}(?![\\p{L}\\p{N}]|[.,]\\p{N})`,
		"u",
	);
	return extractPage(html).filter(
		({ part, text }) => part !== "machine" && pattern.test(text),
	).length;
}
