import {
	type Cause,
	type ContentEntry,
	causedBy,
	type Entries,
	type EntryOf,
	type Finding,
	formatDate,
	isBackward,
	localesOf,
	messageTags,
	type Path,
	type Period,
	placeAt,
	standing,
	type Wording,
	warningAt,
	worded,
} from "../../generator/define.ts";
import { discounts } from "../model/discounts.ts";
import { news } from "../model/news.ts";

/** Discounts that published texts cite, and pages refer to, although they are over or not yet due. */
export function checkCurrent(entries: Entries): Finding[] {
	const periods = periodsOf(entries);
	return (
		entries.content
			// Without its data it isn't known what day an article is of.
			.filter((entry) => entry.data !== undefined && entries.isPublished(entry))
			.filter((entry) => isDayCertain(entry, entries))
			.flatMap((entry) => [
				...outdatedCitations(entry, periods, entries.day),
				...outdatedReferences(entry, periods, entries.day),
			])
	);
}

/** Of an article whose versions disagree, which is reported, the day is unknown. */
function isDayCertain(entry: ContentEntry, entries: Entries): boolean {
	const day = dateOfArticle(entry);
	if (day === undefined || !entry.locale) return true;
	return localesOf(entries.site).every((locale) => {
		const other = entries.translation(entry, locale);
		return other?.data === undefined || dateOfArticle(other) === day;
	});
}

/** The period of a discount, and where it is told. */
type Told = { readonly period: Period; readonly cause: Cause };
type Periods = ReadonlyMap<string, Told>;

/** The periods by the names of the discounts; one that ends before it begins is reported, and none. */
function periodsOf(entries: Entries): Periods {
	return new Map(
		entries.of(discounts).flatMap((entry) =>
			(["codes", "offers"] as const).flatMap((group) =>
				Object.entries<Period>(entry.data?.[group] ?? {})
					.filter(([, period]) => !isBackward(period))
					.map(([name, period]): [string, Told] => [
						name,
						{
							period,
							cause: causeOf(entry, [group, name], period, entries.day),
						},
					]),
			),
		),
	);
}

/** A discount that much of the content speaks of: then its period is what somebody must look at. */
function causeOf(
	entry: EntryOf<typeof discounts>,
	path: Path,
	period: Period,
	day: string,
): Cause {
	const name = String(path.at(-1));
	const { from = "", until = "" } = period;
	const isEarly = standing(period, day) === "before";
	return {
		key: `period ${name}`,
		file: entry.file,
		place: placeAt(entry, [...path, isEarly ? "from" : "until"]),
		describe: (count, first) => ({
			message: worded((language) =>
				inMany[language](
					name,
					isEarly
						? begins[language](formatDate(from, messageTags[language]))
						: ended[language](formatDate(until, messageTags[language])),
					[String(count), first],
				),
			),
			hint: {
				en: "Change the period here, or take the discount out of those texts.",
				da: "Ret perioden her, eller tag rabatten ud af de tekster.",
			},
		}),
	};
}

const inMany = {
	en: (name: string, when: string, [count, first]: readonly string[]) =>
		`The discount ${name} ${when}, and ${count} places tell of it as if it held; the first is ${first}.`,
	da: (name: string, when: string, [count, first]: readonly string[]) =>
		`Rabatten ${name} ${when}, men ${count} steder omtaler den, som om den gælder; det første er ${first}.`,
};

/** What one can have by a discount. Its dates stay true when it is over. */
const granting: readonly string[] = ["code", "percent", "price"];

function outdatedCitations(
	entry: ContentEntry,
	periods: Periods,
	day: string,
): Finding[] {
	// Beside its period a discount may be spoken of whenever.
	if (entry.collection === discounts.name) return [];
	return grantsIn(entry).flatMap(({ fact, discount, place }) => {
		const told = periods.get(discount);
		const when = told && misfit(told.period, entry, day);
		if (!when) return [];
		const warning = warningAt(
			entry.file,
			place,
			"not-current",
			worded((language) => `{{${fact}}} ${when[language]}.`),
			advice,
		);
		return [causedBy(warning, told.cause)];
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
): Finding[] {
	return entry.references.flatMap(({ reference: { target, name }, path }) => {
		const told = target === "code" ? periods.get(name) : undefined;
		const when = told && misfit(told.period, entry, day);
		if (!when) return [];
		const warning = warningAt(
			entry.file,
			placeAt(entry, path),
			"not-current",
			{
				en: `The discount ${name} ${when.en}.`,
				da: `Rabatten ${name} ${when.da}.`,
			},
			advice,
		);
		return [causedBy(warning, told.cause)];
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
				? worded((language) =>
						begins[language](formatDate(from, messageTags[language])),
					)
				: undefined;
		case "after":
			return worded((language) =>
				(written === undefined ? ended : endedBefore)[language](
					formatDate(until, messageTags[language]),
				),
			);
	}
}

function dateOfArticle(entry: ContentEntry): string | undefined {
	return entry.collection === news.name
		? (entry as EntryOf<typeof news>).data?.date
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
