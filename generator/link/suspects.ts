import { keyOf } from "../cache/digest.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { addFinding, findingOn } from "../findings.ts";
import { otherLocale } from "../i18n/locale.ts";
import type { Collection } from "../schema/index.ts";
import type { ContentEntry } from "../types.ts";
import type { Entries } from "./entries.ts";
import { type Facts, factSources, wrongNames } from "./facts.ts";
import type { Routes } from "./routes.ts";

// There may be thousands of texts, and an edit changes one. A text that nothing was wrong with is not looked at again
// while it, its version in the other language, and all that it is held against are the same.

/** Texts that have to do with nothing but the facts, the addresses, the pictures, and their other version. */
const plainTexts: readonly Collection[] = ["news", "section", "personText"];

/** Those whose mistakes must be looked for, and what to do when that is done. */
export type Suspects = {
	readonly content: readonly ContentEntry[];
	/** Looks at some of them, while what is known of them is at hand. */
	see(content: readonly ContentEntry[]): void;
	/** Hears of all that is wrong; the others among the suspects are none any more. */
	acquit(diagnostics: readonly Diagnostic[]): void;
};

/** What there is to look at, of entries that are held against these facts and addresses. */
export function suspectsAmong(
	entries: Entries,
	facts: Facts,
	routes: Routes,
): Suspects {
	const against = keyOf(
		JSON.stringify([
			...[[...facts], routes.key, entries.day, entries.only("business")?.site],
			entries.of("discounts").map(({ digest }) => digest),
			...[[...entries.media.keys()], entries.unsure, wrongFacts(entries)],
		]),
	);
	const twinOf = (entry: ContentEntry) =>
		entry.locale && entries.twin(entry, otherLocale(entry.locale));
	const witness = (entry: ContentEntry) => twinOf(entry)?.digest ?? "none";
	const content = entries.content.filter(
		(entry) => findingOn(entry, innocence, against) !== witness(entry),
	);
	const plain: ContentEntry[] = [];
	return {
		content,
		see(seen) {
			plain.push(...seen.filter(isPlain));
		},
		acquit(diagnostics) {
			const guilty = new Set(diagnostics.map(({ file }) => file));
			for (const entry of plain)
				if (!guilty.has(entry.file) && !guilty.has(twinOf(entry)?.file ?? ""))
					addFinding(entry, innocence, against, witness(entry));
		},
	};
}

/** The files of facts in which something is wrong. While it is, facts that it may give are not missed. */
function wrongFacts(entries: Entries): readonly string[] {
	return factSources
		.flatMap((source): readonly ContentEntry[] => entries.of(source))
		.map((entry) =>
			entry.data === undefined || wrongNames(entry, entries).size > 0
				? entry.digest
				: "",
		);
}

function isPlain(entry: ContentEntry): boolean {
	return (
		plainTexts.includes(entry.collection) &&
		entry.data !== undefined &&
		entry.references.length === 0
	);
}

/** The name of the finding that nothing is wrong with an entry; it names the version beside which that was found. */
const innocence = "innocent";
