import type { LintRule, SiteProblem } from "kilde";
import { letter } from "./letter.ts";

/** A pattern that the site's style excludes, and what to write instead. */
type StyleRule = SiteProblem & { readonly form: RegExp };

const clock = String.raw`(?:[01]?\d|2[0-3])`;
const isoDate = String.raw`\d{4}-[01]\d-[0-3]\d`;
const danishMonths = "jan|feb|mar|apr|jun|jul|aug|sept?|okt|nov|dec";
const englishMonths =
	"January|February|March|April|May|June|July|August|September|October|November|December";
const shortMonths = "Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec";

const straightQuotes = {
	form: /"[^"\n]*"?/gu,
	message: "Lige anførselstegn bruges ikke i tekster til gæsterne.",
};

const hyphen: StyleRule = {
	// A literal prefix makes the search fast; more spaces may precede it.
	form: / - (?=\S)(?<=\S[^\S\n]* - )/gu,
	message: "Her skal stå en tankestreg og ikke en bindestreg.",
	fixes: ["–"],
};

const dates = { message: "Sådan skriver hjemmesiden ikke datoer." };

/** Units beside a fact, which has its own: U+FFFC stands for a fact in the words that rules read. */
function doubled(after: string, before: string): StyleRule {
	return {
		form: new RegExp(
			`(?<=\uFFFC[^\\S\\n]*)(?:(?:${after})(?![${letter}])\\.?|%|,-)|(?<![${letter}])(?:${before})\\.?(?=[^\\S\\n]*\uFFFC)`,
			"giu",
		),
		message: "Det står allerede i oplysningen ved siden af.",
		hint: "Slet det.",
	};
}

/** Warns of quotation marks, dashes, times, dates and units that don't follow the site's style. */
export const houseStyle: LintRule = {
	words: (words, locale) =>
		(rules[locale] ?? []).flatMap(({ form, ...problem }) =>
			[...words.matchAll(form)].map(({ 0: found, index }) => ({
				// Without the spaces around a hyphen.
				index: index + found.search(/\S/),
				length: found.trim().length,
				severity: "warning",
				code: "typography",
				...problem,
			})),
		),
};

const rules: Readonly<Record<string, readonly StyleRule[]>> = {
	da: [
		{ ...straightQuotes, hint: "Skriv »…« eller ”…” på dansk." },
		hyphen,
		doubled("kr|kroner|DKK|pct|procent", "kr|DKK|kl|klokken"),
		{
			// kl 10:00 · kl. 10:00 · 10:00–17:00 · kl 10
			form: new RegExp(
				`(?<![${letter}\\d:])(?:(?:kl\\.?|klokken)?\\s?${clock}:[0-5]\\d|kl\\s+${clock}(?:\\.[0-5]\\d)?)(?:\\s*[–-]\\s*${clock}[:.][0-5]\\d)?(?![\\d:])`,
				"giu",
			),
			message: "Sådan skrives klokkeslæt ikke på dansk.",
			hint: "Skriv kl. 10.00, eller kl. 10.00–17.00 om et tidsrum.",
		},
		{
			...dates,
			form: new RegExp(
				`(?<![\\d-])(?:${isoDate}|\\d{1,2}\\.?\\s+(?:${danishMonths})(?:\\.|(?![${letter}]))(?:\\s+\\d{4})?|\\d{1,2}/\\d{1,2}[ /-]\\d{2,4})(?![\\d-])`,
				"giu",
			),
			hint: "Skriv 12. august 2025, eller kort 12.8.2025.",
		},
	],
	en: [
		{ ...straightQuotes, hint: "Skriv “…” på engelsk." },
		hyphen,
		doubled("kr|kroner|DKK|per ?cent", "kr|DKK"),
		{
			...dates,
			form: new RegExp(
				`(?<![\\d-])(?:${isoDate}|\\d{1,2}(?:st|nd|rd|th)\\s+(?:of\\s+)?(?:${englishMonths})|\\d{1,2}\\s+(?:${shortMonths})\\.?\\s+\\d{4})(?![\\d-])|(?<![${letter}])(?:${englishMonths}|(?:${shortMonths})\\.?)\\s+\\d{1,2}(?:st|nd|rd|th|,?\\s+\\d{4})(?!\\d)`,
				"gu",
			),
			hint: "Skriv 12 August 2025 på engelsk.",
		},
	],
};
