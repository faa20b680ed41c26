import type { ContentEntry, Entries, EntryOf } from "kilde";
import {
	type Diagnostic,
	formatDay,
	getPlace,
	type Place,
	warningAt,
} from "kilde/checks";
import { comparePeriod, isReversedPeriod, type Period } from "kilde/format";
import { listLocales } from "kilde/plan";
import type { EditorText } from "../languages.ts";
import { codeName, discounts } from "../model/discounts.ts";
import { newsEntries as news } from "../model/news.ts";

/** Reports citations of, and references to, discounts outside their period, in published content. */
export function checkCurrent(entries: Entries): Diagnostic[] {
	const periods = periodsOf(entries);
	return entries.content
		.filter(entries.isPublished)
		.filter((entry) => isDayCertain(entry, entries))
		.flatMap((entry) => outdatedMentions(entry, periods, entries.date));
}

/** Whether the date of an entry is known: the translations of an article may disagree, which is reported elsewhere. */
function isDayCertain(entry: ContentEntry, entries: Entries): boolean {
	const date = dateOfArticle(entry);
	if (date === undefined || !entry.locale) return true;
	return listLocales(entries.site).every((locale) => {
		const other = entries.translation(entry, locale);
		return other === undefined || dateOfArticle(other) === date;
	});
}

type Periods = ReadonlyMap<string, Period>;

/** Returns the periods by the names of the discounts, without those that end before they begin, which are reported elsewhere. */
function periodsOf(entries: Entries): Periods {
	return new Map(
		entries
			.of(discounts)
			.flatMap((entry) =>
				(["codes", "offers"] as const).flatMap((group) =>
					Object.entries<Period>(entry.data[group]).filter(
						([, period]) => !isReversedPeriod(period),
					),
				),
			),
	);
}

/** The families of facts that are wrong outside the period of a discount. Its dates are always right. */
const benefitFamilies: readonly string[] = ["code", "percent", "price"];

/** A place that names a discount, and the message if the discount doesn't apply there. */
type Mention = {
	readonly discount: string;
	readonly place: Place;
	readonly describe: (when: EditorText) => EditorText;
};

function outdatedMentions(
	entry: ContentEntry,
	periods: Periods,
	date: string,
): Diagnostic[] {
	const mentions = [...citedBenefits(entry), ...referredDiscounts(entry)];
	return mentions.flatMap(({ discount, place, describe }) => {
		const period = periods.get(discount);
		const when = period && describeMismatch(period, entry, date);
		if (!when) return [];
		return [
			warningAt(entry.file, place, "not-current", {
				message: describe(when),
				...advice,
			}),
		];
	});
}

function citedBenefits({ collection, citations }: ContentEntry): Mention[] {
	// The file of the discounts may cite them beside their periods.
	if (collection === discounts.name) return [];
	return citations.flatMap(({ fact, place }) => {
		const [family = "", discount = "", product] = fact.split(".");
		if (!benefitFamilies.includes(family)) return [];
		// An ordinary price may be called as a discount is.
		if (family === "price" && product === undefined) return [];
		const describe = ({ en, da }: EditorText) => ({
			en: `{{${fact}}} ${en}.`,
			da: `{{${fact}}} ${da}.`,
		});
		return [{ discount, place, describe }];
	});
}

function referredDiscounts(entry: ContentEntry): Mention[] {
	return entry.references
		.filter(({ reference }) => reference.target === codeName.name)
		.map(({ reference: { name }, path }) => ({
			discount: name,
			place: getPlace(entry, path),
			describe: ({ en, da }) => ({
				en: `This discount ${en}.`,
				da: `Rabatten ${da}.`,
			}),
		}));
}

const advice = {
	hint: {
		en: "Remove it from the text, or change the period in content/facts/discounts.yaml.",
		da: "Fjern den fra teksten, eller ret perioden i content/facts/discounts.yaml.",
	},
	pageHint: {
		en: "Remove it from the text, or change the period of the discount.",
		da: "Fjern den fra teksten, eller ret rabattens periode.",
	},
};

/**
 * Returns why a discount doesn't fit where it is cited, if it doesn't. An article is judged by its own date, and may announce
 * discounts of the future.
 */
function describeMismatch(
	period: Period,
	entry: ContentEntry,
	date: string,
): EditorText | undefined {
	const written = dateOfArticle(entry);
	const { from = "", until = "" } = period;
	switch (comparePeriod(period, written ?? date)) {
		case "within":
			return undefined;
		case "before":
			return written === undefined ? begins(from) : undefined;
		case "after": {
			const { en, da } = ended(until);
			return written === undefined
				? { en, da }
				: {
						en: `${en}, before the date of the article`,
						da: `${da}, altså før artiklens dato`,
					};
		}
	}
}

function dateOfArticle(entry: ContentEntry): string | undefined {
	return entry.collection === news.name
		? (entry as EntryOf<typeof news>).data.date
		: undefined;
}

function begins(date: string): EditorText {
	const { en, da } = formatDay(date);
	return { en: `does not start until ${en}`, da: `gælder først fra ${da}` };
}

function ended(date: string): EditorText {
	const { en, da } = formatDay(date);
	return { en: `ended on ${en}`, da: `gjaldt til og med ${da}` };
}
