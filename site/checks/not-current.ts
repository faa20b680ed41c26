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
	type Message,
	messageTags,
	type Path,
	type Period,
	placeAt,
	positionIn,
	type Wording,
	warningAt,
	worded,
} from "../../generator/define.ts";
import { discounts } from "../model/discounts.ts";
import { news } from "../model/news.ts";

/** Reports citations of, and references to, discounts outside their period, in published content. */
export function checkCurrent(entries: Entries): Finding[] {
	const periods = periodsOf(entries);
	return (
		entries.content
			// Without its data, the date of an article is unknown.
			.filter((entry) => entry.data !== undefined && entries.isPublished(entry))
			.filter((entry) => isDayCertain(entry, entries))
			.flatMap((entry) => [
				...outdatedCitations(entry, periods, entries.day),
				...outdatedReferences(entry, periods, entries.day),
			])
	);
}

/** Whether the date of an entry is known: the translations of an article may disagree, which is reported elsewhere. */
function isDayCertain(entry: ContentEntry, entries: Entries): boolean {
	const day = dateOfArticle(entry);
	if (day === undefined || !entry.locale) return true;
	return localesOf(entries.site).every((locale) => {
		const other = entries.translation(entry, locale);
		return other?.data === undefined || dateOfArticle(other) === day;
	});
}

/** The period of a discount, and its place as the cause of findings. */
type DiscountPeriod = { readonly period: Period; readonly cause: Cause };
type Periods = ReadonlyMap<string, DiscountPeriod>;

/** Returns the periods by the names of the discounts, without those that end before they begin, which are reported elsewhere. */
function periodsOf(entries: Entries): Periods {
	return new Map(
		entries.of(discounts).flatMap((entry) =>
			(["codes", "offers"] as const).flatMap((group) =>
				Object.entries<Period>(entry.data?.[group] ?? {})
					.filter(([, period]) => !isBackward(period))
					.map(([name, period]): [string, DiscountPeriod] => [
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

/** Returns the place of a discount's period: if many texts cite the discount, they are reported there at once. */
function causeOf(
	entry: EntryOf<typeof discounts>,
	path: Path,
	period: Period,
	day: string,
): Cause {
	const name = String(path.at(-1));
	const { from = "", until = "" } = period;
	const isEarly = positionIn(period, day) === "before";
	return {
		key: `period ${name}`,
		file: entry.file,
		place: placeAt(entry, [...path, isEarly ? "from" : "until"]),
		describe(count, first) {
			const when = worded((language) =>
				isEarly
					? begins[language](formatDate(from, messageTags[language]))
					: ended[language](formatDate(until, messageTags[language])),
			);
			return {
				message: {
					...worded((language) =>
						inMany[language](name, when[language], [String(count), first]),
					),
					onPage: {
						en: `This discount ${when.en}, but ${count} places mention it as if it applied.`,
						da: `Rabatten ${when.da}, men ${count} steder bliver den omtalt, som om den gælder.`,
					},
				},
				hint: {
					en: "Change the period here, or remove the discount from those texts.",
					da: "Ret perioden her, eller fjern rabatten fra teksterne.",
				},
			};
		},
	};
}

const inMany = {
	en: (name: string, when: string, [count, first]: readonly string[]) =>
		`The discount ${name} ${when}, but ${count} places mention it as if it applied; the first is ${first}.`,
	da: (name: string, when: string, [count, first]: readonly string[]) =>
		`Rabatten ${name} ${when}, men ${count} steder bliver den omtalt, som om den gælder; det første er ${first}.`,
};

/** The families of facts that are wrong outside the period of a discount. Its dates are always right. */
const benefitFamilies: readonly string[] = ["code", "percent", "price"];

function outdatedCitations(
	entry: ContentEntry,
	periods: Periods,
	day: string,
): Finding[] {
	// The file of the discounts may cite them beside their periods.
	if (entry.collection === discounts.name) return [];
	return citedBenefits(entry).flatMap(({ fact, discount, place }) => {
		const discountPeriod = periods.get(discount);
		const when =
			discountPeriod && describeMismatch(discountPeriod.period, entry, day);
		if (!when) return [];
		const warning = warningAt(
			entry.file,
			place,
			"not-current",
			worded((language) => `{{${fact}}} ${when[language]}.`),
			advice,
		);
		return [causedBy(warning, discountPeriod.cause)];
	});
}

/** Returns the citations of an entry that may be of a discount's benefits. */
function citedBenefits({ citations }: ContentEntry) {
	return citations.flatMap(({ fact, place }) => {
		const [family = "", discount = ""] = fact.split(".");
		return benefitFamilies.includes(family) ? [{ fact, discount, place }] : [];
	});
}

function outdatedReferences(
	entry: ContentEntry,
	periods: Periods,
	day: string,
): Finding[] {
	return entry.references.flatMap(({ reference: { target, name }, path }) => {
		const discountPeriod = target === "code" ? periods.get(name) : undefined;
		const when =
			discountPeriod && describeMismatch(discountPeriod.period, entry, day);
		if (!when) return [];
		const warning = warningAt(
			entry.file,
			placeAt(entry, path),
			"not-current",
			{
				en: `The discount ${name} ${when.en}.`,
				da: `Rabatten ${name} ${when.da}.`,
				onPage: {
					en: `This discount ${when.en}.`,
					da: `Rabatten ${when.da}.`,
				},
			},
			advice,
		);
		return [causedBy(warning, discountPeriod.cause)];
	});
}

const advice: Message = {
	en: "Remove it from the text, or change the period in content/facts/discounts.yaml.",
	da: "Fjern den fra teksten, eller ret perioden i content/facts/discounts.yaml.",
	onPage: {
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
	day: string,
): Wording | undefined {
	const written = dateOfArticle(entry);
	const { from = "", until = "" } = period;
	switch (positionIn(period, written ?? day)) {
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
	en: (date: string) => `does not start until ${date}`,
	da: (date: string) => `gælder først fra ${date}`,
};

const ended = {
	en: (date: string) => `ended on ${date}`,
	da: (date: string) => `gjaldt til og med ${date}`,
};

const endedBefore = {
	en: (date: string) => `ended on ${date}, before the date of the article`,
	da: (date: string) => `gjaldt til og med ${date}, altså før artiklens dato`,
};
