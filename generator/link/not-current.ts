import {
	type Diagnostic,
	type Wording,
	warningAt,
	worded,
} from "../diagnostic.ts";
import { formatDate } from "../locale.ts";
import { type Period, standing } from "../period.ts";
import type { ContentEntry } from "../types.ts";
import { type Entries, placeAt } from "./entries.ts";

/** Discounts that published texts cite, and pages refer to, although they are over or not yet due. */
export function checkCurrent(entries: Entries): Diagnostic[] {
	const periods = periodsOf(entries);
	return (
		entries.content
			// Without its data it isn't known what day an article is of.
			.filter((entry) => entry.data !== undefined && entries.isPublished(entry))
			.flatMap((entry) => [
				...outdatedCitations(entry, periods, entries.day),
				...outdatedReferences(entry, periods, entries.day),
			])
	);
}

type Periods = ReadonlyMap<string, Period>;

function periodsOf(entries: Entries): Periods {
	const { codes = {}, offers = {} } = entries.only("discounts") ?? {};
	return new Map(Object.entries({ ...codes, ...offers }));
}

/** What one can have by a discount. Its dates stay true when it is over. */
const granting: readonly string[] = ["code", "percent", "price"];

function outdatedCitations(
	entry: ContentEntry,
	periods: Periods,
	day: string,
): Diagnostic[] {
	// Beside its period a discount may be spoken of whenever.
	if (entry.collection === "discounts") return [];
	return grantsIn(entry).flatMap(({ fact, discount, place }) => {
		const period = periods.get(discount);
		const when = period && misfit(period, entry, day);
		if (!when) return [];
		return [
			warningAt(
				entry.file,
				place,
				"not-current",
				worded((language) => `{{${fact}}} ${when[language]}.`),
				advice,
			),
		];
	});
}

/** The facts that an entry cites of what may be a discount. */
function grantsIn({ citations }: ContentEntry) {
	return citations.flatMap(({ fact, place }) => {
		const [family = "", discount = ""] = fact.split(".");
		return granting.includes(family) ? [{ fact, discount, place }] : [];
	});
}

function outdatedReferences(
	entry: ContentEntry,
	periods: Periods,
	day: string,
): Diagnostic[] {
	return entry.references.flatMap(({ reference: { target, name }, path }) => {
		const period = target === "code" ? periods.get(name) : undefined;
		const when = period && misfit(period, entry, day);
		return when
			? [
					warningAt(
						entry.file,
						placeAt(entry, path),
						"not-current",
						{
							en: `The discount ${name} ${when.en}.`,
							da: `Rabatten ${name} ${when.da}.`,
						},
						advice,
					),
				]
			: [];
	});
}

const advice: Wording = {
	en: "Take it out of the text, or change the period in content/facts/discounts.yaml.",
	da: "Tag det ud af teksten, eller ret perioden i content/facts/discounts.yaml.",
};

/** Why a discount doesn't fit where it is cited. An article is read as of its own date, and may tell of what is to come. */
function misfit(
	period: Period,
	entry: ContentEntry,
	day: string,
): Wording | undefined {
	const written = dateOfArticle(entry);
	const { from = "", until = "" } = period;
	switch (standing(period, written ?? day)) {
		case "within":
			return undefined;
		case "before":
			return written === undefined
				? worded((language) => begins[language](formatDate(from, language)))
				: undefined;
		case "after":
			return worded((language) =>
				(written === undefined ? ended : endedBefore)[language](
					formatDate(until, language),
				),
			);
	}
}

function dateOfArticle(entry: ContentEntry): string | undefined {
	return entry.collection === "news"
		? (entry as ContentEntry<"news">).data?.date
		: undefined;
}

const begins = {
	en: (date: string) => `does not hold before ${date}`,
	da: (date: string) => `gælder først fra ${date}`,
};

const ended = {
	en: (date: string) => `held until ${date}`,
	da: (date: string) => `gjaldt til og med ${date}`,
};

const endedBefore = {
	en: (date: string) => `held until ${date}, before the article's own date`,
	da: (date: string) => `gjaldt til og med ${date}, før artiklens egen dato`,
};
