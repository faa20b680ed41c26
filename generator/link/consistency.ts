import { type Diagnostic, errorAt } from "../diagnostic.ts";
import type { ContentEntry } from "../types.ts";
import { type Entries, placeAt } from "./entries.ts";

/** Facts that each are well-formed and together can't be: hours out of order, ends before beginnings. */
export function checkConsistency(entries: Entries): Diagnostic[] {
	return [
		...entries.of("hours").flatMap(hoursProblems),
		...entries.of("phases").flatMap((phases) => phaseProblems(phases)),
		...entries.of("discounts").flatMap(discountProblems),
		...entries.of("rules").flatMap(ruleProblems),
		...hoursReferToSessions(entries),
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
	return backwards;
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
