import type { Memo } from "../../cache/memo.ts";
import type { Entries, SiteDefinition } from "../../definition.ts";
import {
	type Diagnostic,
	explain,
	fileStart,
	type Place,
	warningAt,
} from "../../diagnostics/diagnostic.ts";
import { type Locale, localesOf } from "../../languages/languages.ts";
import { asWritten } from "../../text/text.ts";
import type { ContentEntry } from "../../types.ts";
import { placeAt } from "../entries.ts";
import { localizedWithin, toPlainText } from "./copied-texts.ts";

/** Warns about texts that only say that they are still to be written, such as TODO. */
export function checkPlaceholders(
	{ content, site }: Entries,
	memo: Memo,
): Diagnostic[] {
	return content.flatMap((entry) => memo.call(findPlaceholders, entry, site));
}

function findPlaceholders(
	entry: ContentEntry,
	site: SiteDefinition,
): readonly Diagnostic[] {
	const { file, locale, body, data } = entry;
	const isPlaceholder = createTest(site.placeholders ?? []);
	const report = (place: Place, language: Locale) =>
		warningAt(
			file,
			place,
			explain("missing-translation.placeholder", { language: { language } }),
		);
	const own =
		locale !== undefined && body && isPlaceholder(asWritten(body.words))
			? [report(fileStart, locale)]
			: [];
	const inData = localizedWithin(data).flatMap(({ path, values }) => {
		const found = localesOf(site).find((each) =>
			isPlaceholder(toPlainText(values[each])),
		);
		return found === undefined
			? []
			: [report(placeAt(entry, [...path, found]), found)];
	});
	return [...own, ...inData];
}

/** Returns whether a text is a placeholder: one of any language, or one of the site's own words. */
function createTest(words: readonly string[]): (text: string) => boolean {
	const own = new Set(words.map((word) => word.toLowerCase()));
	return (text) =>
		/^(todo|tbd|tba|fixme|xx+|\?+|…|\.\.\.|lorem ipsum.*)[.:!]?$/is.test(
			text,
		) || own.has(text.toLowerCase().replace(/[.:!]$/, ""));
}
