import { anchorsOfDocument, anchorsOfView } from "../anchors.ts";
import { type Diagnostic, errorAt, fileStart } from "../diagnostic.ts";
import { languageNames, locales } from "../locale.ts";
import type { ContentEntry } from "../types.ts";
import { type Entries, placeAt } from "./entries.ts";

/** Facts that each are well-formed and together can't be: hours out of order, ends before beginnings, one name twice. */
export function checkConsistency(entries: Entries): Diagnostic[] {
	return [
		...entries.of("hours").flatMap(hoursProblems),
		...entries.of("phases").flatMap((phases) => phaseProblems(phases)),
		...entries.of("discounts").flatMap(discountProblems),
		...entries.of("rules").flatMap(ruleProblems),
		...entries.of("faq").flatMap(faqProblems),
		...hoursReferToSessions(entries),
		...singleViews(entries),
		...takenFragments(entries),
	];
}

function hoursProblems(entry: ContentEntry<"hours">): Diagnostic[] {
	const { data } = entry;
	if (!data) return [];
	const { from, to } = data.openingDay;
	const backwards =
		from < to
			? []
			: [
					errorAt(
						entry.file,
						placeAt(entry, ["openingDay", "to"]),
						"inconsistent",
						`The opening day ends at ${to}, before it begins at ${from}.`,
					),
				];
	const unsorted = Object.entries(data.week).flatMap(([day, { starts }]) =>
		starts.flatMap((start, index) => {
			const before = starts[index - 1];
			if (before === undefined || before < start) return [];
			const message =
				before === start
					? `${start} stands twice on ${day}.`
					: `${start} comes after ${before} on ${day}; the earliest start comes first.`;
			return [
				errorAt(
					entry.file,
					placeAt(entry, ["week", day, "starts", index]),
					"inconsistent",
					message,
				),
			];
		}),
	);
	return [...backwards, ...unsorted];
}

function phaseProblems(entry: ContentEntry<"phases">): Diagnostic[] {
	const phases = entry.data ?? [];
	return phases.flatMap(({ from, to }, index) => {
		const begin = phases[index - 1]?.to ?? 0;
		if (from !== begin)
			return [
				errorAt(
					entry.file,
					placeAt(entry, [index, "from"]),
					"inconsistent",
					`This stage begins after ${from} minutes, the one before it ends after ${begin}.`,
					`Write from: ${begin}, or change the stage before.`,
				),
			];
		if (to <= from)
			return [
				errorAt(
					entry.file,
					placeAt(entry, [index, "to"]),
					"inconsistent",
					`This stage ends after ${to} minutes, before it begins after ${from}.`,
				),
			];
		return [];
	});
}

function discountProblems(entry: ContentEntry<"discounts">): Diagnostic[] {
	const { data, file } = entry;
	if (!data) return [];
	const backwards = Object.entries(data.offers)
		.filter(([, { from, until }]) => until < from)
		.map(([id, { from, until }]) =>
			errorAt(
				file,
				placeAt(entry, ["offers", id, "until"]),
				"inconsistent",
				`The offer ends on ${until}, before it begins on ${from}.`,
			),
		);
	const shared = Object.keys(data.offers)
		.filter((id) => Object.hasOwn(data.codes, id))
		.map((id) =>
			errorAt(
				file,
				placeAt(entry, ["offers", id]),
				"duplicate-id",
				`There is a discount code called ${id} too, so {{percent.${id}}} could mean either.`,
				"Give the offer another name.",
			),
		);
	const codes = Object.entries(data.codes);
	const sameCode = codes.flatMap(([id, { code }], index) => {
		const first = codes
			.slice(0, index)
			.find(([, other]) => other.code === code);
		return first
			? [
					errorAt(
						file,
						placeAt(entry, ["codes", id, "code"]),
						"duplicate-id",
						`${code} is already the code of ${first[0]}.`,
					),
				]
			: [];
	});
	return [...backwards, ...shared, ...sameCode];
}

function ruleProblems(entry: ContentEntry<"rules">): Diagnostic[] {
	const { data, file } = entry;
	if (!data) return [];
	const pairs = [
		["companionAge", "childAge"],
		["recommendedFrom", "recommendedTo"],
		["massageMinutesFrom", "massageMinutesTo"],
	] as const;
	return pairs
		.filter(([less, more]) => data[less] > data[more])
		.map(([less, more]) =>
			errorAt(
				file,
				placeAt(entry, [less]),
				"inconsistent",
				`${less} is ${data[less]}, more than ${more}, which is ${data[more]}.`,
			),
		);
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
						`Another question is called ${id} already.`,
						"Give each question a name of its own.",
					),
				]
			: [],
	);
}

/** The hours take a session's length and a stay's times: each must be of the right kind. */
function hoursReferToSessions(entries: Entries): Diagnostic[] {
	const sessions = entries.only("sessions");
	return entries.of("hours").flatMap((entry) => {
		if (!entry.data || !sessions) return [];
		const wanted = [
			["session", entry.data.session.name, "session"],
			["overnight", entry.data.overnight.name, "night"],
		] as const;
		return wanted
			.filter(
				([, name, kind]) =>
					sessions[name] !== undefined && sessions[name].kind !== kind,
			)
			.map(([field, name, kind]) =>
				errorAt(
					entry.file,
					placeAt(entry, [field]),
					"inconsistent",
					`${name} is of the kind ${sessions[name]?.kind}, but ${field} must be one of the kind ${kind}.`,
				),
			);
	});
}

/** Pages of these views stand for all of their kind: there is one of each, in both languages. */
function singleViews(entries: Entries): Diagnostic[] {
	return (["home", "news"] as const).flatMap((view) => {
		const pages = entries.of("page").filter(({ data }) => data?.view === view);
		const repeated = pages
			.slice(1)
			.map((entry) =>
				errorAt(
					entry.file,
					placeAt(entry, ["view"]),
					"duplicate-id",
					`Another page has the view ${view} already, and there can be only one.`,
				),
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
				`The page ${first?.id} has no ${languageNames[locale]} address, and the site needs it in both languages.`,
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
			const texts = entries
				.of("section")
				.filter((text) => text.id === page && text.locale === locale);
			return texts.flatMap(({ file, body }) =>
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
									`Something else on this page has the fragment #${id} already.`,
									"Word the heading a little differently.",
								),
							];
				}),
			);
		}),
	);
}
