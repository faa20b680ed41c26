import type { Memo } from "../../cache/memo.ts";
import type { Entries, SiteDefinition } from "../../definition.ts";
import {
	type Diagnostic,
	explain,
	fileStart,
	type Place,
	warningAt,
} from "../../diagnostics/diagnostic.ts";
import {
	getDefaultLocale,
	type Locale,
	listLocales,
} from "../../languages/languages.ts";
import { toSource } from "../../schema/text-values.ts";
import type { ContentEntry } from "../../types.ts";
import { getPlace } from "../entries.ts";
import { findLocalizedValues, toPlainText } from "./copied-texts.ts";

/** Warns about texts that are not translated yet: placeholders such as TODO, and half of a text. */
export function checkUntranslated(entries: Entries, memo: Memo): Diagnostic[] {
	const { content, site } = entries;
	const first = getDefaultLocale(site);
	return content.flatMap((entry) => [
		...memo.call(findPlaceholders, entry, site),
		...memo.call(compareLengths, entry, entries.translation(entry, first)),
	]);
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
		locale !== undefined && body && isPlaceholder(toSource(body.words))
			? [report(fileStart, locale)]
			: [];
	const inData = findLocalizedValues(data).flatMap(({ path, values }) => {
		const found = listLocales(site).find((each) =>
			isPlaceholder(toPlainText(values[each])),
		);
		return found === undefined
			? []
			: [report(getPlace(entry, [...path, found]), found)];
	});
	return [...own, ...inData];
}

/** Texts shorter than this may differ more in length. */
const minLength = 60;

/** Reports a Markdown text that is less than half as long as its version in the other language. */
function compareLengths(
	entry: ContentEntry,
	original: ContentEntry | undefined,
): readonly Diagnostic[] {
	if (!original || original === entry) return [];
	const [short, long] = [entry, original].toSorted(
		(a, b) => getLength(a) - getLength(b),
	);
	const isHalf =
		short &&
		long &&
		getLength(short) > 0 &&
		getLength(long) >= minLength &&
		getLength(short) < getLength(long) / 2;
	if (!isHalf) return [];
	const { locale: language = "" } = short;
	const { locale: other = "" } = long;
	return [
		warningAt(
			short.file,
			fileStart,
			explain("missing-translation.half", {
				language: { language },
				other: { language: other },
			}),
		),
	];
}

function getLength({ body }: ContentEntry): number {
	return body?.words.length ? body.length : 0;
}

/** Returns whether a text is a placeholder: one of any language, or one of the site's own words. */
function createTest(words: readonly string[]): (text: string) => boolean {
	const own = new Set(words.map((word) => word.toLowerCase()));
	return (text) =>
		/^(todo|tbd|tba|fixme|xx+|\?+|…|\.\.\.|lorem ipsum.*)[.:!]?$/is.test(
			text,
		) || own.has(text.toLowerCase().replace(/[.:!]$/, ""));
}
