import {
	type Diagnostic,
	errorAt,
	fileStart,
} from "../diagnostics/diagnostic.ts";
import { languageName } from "../diagnostics/language.ts";
import { keyOf, keyPlace, type Path } from "../diagnostics/places.ts";
import { locales } from "../i18n/locale.ts";
import type { ContentEntry } from "../types.ts";
import { anchorsOfDocument, anchorsOfView } from "./anchors.ts";
import { type Entries, placeAt, requiredViews } from "./entries.ts";
import type { Fact } from "./facts.ts";

/** Names, codes, views and fragments that two things claim. (Addresses are claimed in routes.ts.) */
export function checkDuplicates(
	entries: Entries,
	facts: readonly Fact[],
): Diagnostic[] {
	return [
		...entries.of("faq").flatMap(faqProblems),
		...entries.of("discounts").flatMap(repeatedCodes),
		...repeatedOrders(entries),
		...singleViews(entries),
		...takenFragments(entries),
		...takenFactNames(entries, facts),
	];
}

function faqProblems(entry: ContentEntry<"faq">): Diagnostic[] {
	const items = entry.data ?? [];
	return items.flatMap(({ id }, index) =>
		items.slice(0, index).some((before) => before.id === id)
			? [
					errorAt(
						entry.file,
						placeAt(entry, [index, "id"]),
						"duplicate-id",
						{
							en: `Another question is called ${id} already.`,
							da: `Et andet spørgsmål hedder allerede ${id}.`,
						},
						{
							en: "Give each question a name of its own.",
							da: "Giv hvert spørgsmål sit eget navn.",
						},
					),
				]
			: [],
	);
}

function repeatedCodes(entry: ContentEntry<"discounts">): Diagnostic[] {
	const { data, file } = entry;
	if (!data) return [];
	const codes = Object.entries(data.codes);
	return codes.flatMap(([id, { code }], index) => {
		const first = codes
			.slice(0, index)
			.find(([, other]) => other.code === code);
		return first
			? [
					errorAt(file, placeAt(entry, ["codes", id, "code"]), "duplicate-id", {
						en: `${code} is already the code of ${first[0]}.`,
						da: `${code} er allerede koden for ${first[0]}.`,
					}),
				]
			: [];
	});
}

/** Two events for one place on their page. */
function repeatedOrders(entries: Entries): Diagnostic[] {
	const events = entries.of("event");
	return events.flatMap((entry, index) => {
		const first = events
			.slice(0, index)
			.find(({ data }) => data && data.order === entry.data?.order);
		return first
			? [
					errorAt(
						entry.file,
						placeAt(entry, ["order"]),
						"duplicate-id",
						{
							en: `${first.file} has the order ${entry.data?.order} already.`,
							da: `${first.file} har allerede nummer ${entry.data?.order} i rækkefølgen.`,
						},
						{
							en: "Give each event a number of its own.",
							da: "Giv hver event sit eget nummer.",
						},
					),
				]
			: [];
	});
}

/** Pages of these views stand for all of their kind: there is one of each, in both languages. */
function singleViews(entries: Entries): Diagnostic[] {
	return requiredViews.flatMap((view) => {
		const pages = entries.of("page").filter(({ data }) => data?.view === view);
		const repeated = pages.slice(1).map((entry) =>
			errorAt(entry.file, placeAt(entry, ["view"]), "duplicate-id", {
				en: `Another page has the view ${view} already, and there can be only one.`,
				da: `En anden side har allerede view: ${view}, og der kan kun være én.`,
			}),
		);
		const [first] = pages;
		const lacking = first
			? locales.filter((locale) => first.data?.path[locale] === undefined)
			: [];
		const untranslated = lacking.map((locale) =>
			errorAt(
				first?.file ?? "",
				first ? placeAt(first, ["path"]) : fileStart,
				"missing-translation",
				{
					en: `The page ${first?.id} has no ${languageName(locale).en} address, and the site needs it in both languages.`,
					da: `Siden ${first?.id} har ingen ${languageName(locale).da} adresse, og webstedet har brug for den på begge sprog.`,
				},
			),
		);
		return [...repeated, ...untranslated];
	});
}

/** A heading whose fragment something else on its page has: a link to it would lead to the wrong place. */
function takenFragments(entries: Entries): Diagnostic[] {
	return entries.of("page").flatMap(({ id: page, data }) =>
		locales.flatMap((locale) => {
			const taken = new Set([
				...anchorsOfDocument,
				...(data ? anchorsOfView[data.view] : []),
			]);
			return entries.texts(page, locale).flatMap(({ file, body }) =>
				(body?.headings ?? []).flatMap(({ id, place }) => {
					const free = !taken.has(id);
					taken.add(id);
					return free
						? []
						: [
								errorAt(
									file,
									place,
									"duplicate-id",
									{
										en: `Something else on this page has the fragment #${id} already.`,
										da: `Noget andet på siden har allerede mærket #${id}.`,
									},
									{
										en: "Word the heading a little differently.",
										da: "Formulér overskriften en smule anderledes.",
									},
								),
							];
				}),
			);
		}),
	);
}

/** An entry whose name gives it a fact that something else has: a citation could mean either. */
function takenFactNames(
	entries: Entries,
	facts: readonly Fact[],
): Diagnostic[] {
	const names = facts.map(([name]) => name);
	const twice = names.filter((name, index) => names.indexOf(name) !== index);
	return twice.flatMap((fact) => {
		const [, id = ""] = fact.split(".");
		const [entry, path] = namedBy(id, entries) ?? [];
		return entry && path
			? [
					errorAt(
						entry.file,
						keyPlace(entry.places, path),
						"duplicate-id",
						{
							en: `With the name ${id}, {{${fact}}} could mean two things.`,
							da: `Med navnet ${id} kan {{${fact}}} betyde to ting.`,
						},
						{ en: "Give it another name.", da: "Giv det et andet navn." },
					),
				]
			: [];
	});
}

/** The last entry of that name among those that make facts of their names. */
function namedBy(
	id: string,
	entries: Entries,
): readonly [ContentEntry, Path] | undefined {
	const candidates = [
		...entries.of("prices").map((entry) => [entry, [id]] as const),
		...entries.of("sessions").map((entry) => [entry, [id]] as const),
		...entries
			.of("discounts")
			.flatMap((entry) =>
				(["codes", "offers"] as const).map(
					(group) => [entry, [group, id]] as const,
				),
			),
	];
	const found = candidates.findLast(
		([entry, path]) => entry.places[keyOf(path)] !== undefined,
	);
	// An entry of one collection is an entry; only its content's type is its own.
	return found as readonly [ContentEntry, Path] | undefined;
}
