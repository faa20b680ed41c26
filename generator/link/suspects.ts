import type { Diagnostic } from "../diagnostic.ts";
import { otherLocale } from "../locale.ts";
import { rememberOne } from "../remember.ts";
import type { Collection } from "../schema/index.ts";
import type { ContentEntry } from "../types.ts";
import type { Entries } from "./entries.ts";
import type { Facts } from "./facts.ts";
import type { Routes } from "./routes.ts";

// There may be thousands of texts, and an edit changes one. A text that nothing was wrong with is not looked at again
// while it, its version in the other language, and all that it is held against are the same ones.

/** Texts that have to do with nothing but the facts, the addresses, the pictures, and their other version. */
const plainTexts: readonly Collection[] = ["news", "section", "personText"];

/** Those whose mistakes must be looked for, and what to do when that is done. */
export type Suspects = {
	readonly entries: Entries;
	/** Hears of all that is wrong; the others among the suspects are none any more. */
	acquit(diagnostics: readonly Diagnostic[]): void;
};

/** What there is to look at, of entries that are held against these facts and addresses. */
export function suspectsAmong(
	entries: Entries,
	facts: Facts,
	routes: Routes,
): Suspects {
	const against = lastAgainst(
		[
			...[facts, routes, entries.day],
			...[entries.only("discounts"), entries.only("business")],
			...entries.media.keys(),
		],
		() => ({}),
	);
	const content = entries.content.filter((entry) => {
		const innocent = innocents.get(entry);
		return (
			innocent?.against !== against || innocent.twin !== twinOf(entry, entries)
		);
	});
	return {
		entries: { ...entries, content },
		acquit(diagnostics) {
			const guilty = new Set(diagnostics.map(({ file }) => file));
			for (const entry of content) {
				const twin = twinOf(entry, entries);
				const isPlain =
					plainTexts.includes(entry.collection) &&
					entry.data !== undefined &&
					entry.references.length === 0;
				if (isPlain && !guilty.has(entry.file) && !guilty.has(twin?.file ?? ""))
					innocents.set(entry, { against, twin });
			}
		},
	};
}

/** Stands for all that texts are held against. */
const lastAgainst = rememberOne<object>();

const innocents = new WeakMap<
	ContentEntry,
	{ readonly against: object; readonly twin: ContentEntry | undefined }
>();

function twinOf(entry: ContentEntry, entries: Entries) {
	return entry.locale && entries.twin(entry, otherLocale(entry.locale));
}
