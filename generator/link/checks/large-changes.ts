import type { Entries } from "../../definition.ts";
import { warningAt } from "../../diagnostics/diagnostic.ts";
import { type Path, valueAt, valuesWithin } from "../../diagnostics/places.ts";
import type { ContentEntry, Entry } from "../../types.ts";
import { placeAt } from "../entries.ts";
import type { Finding } from "./consequences.ts";

/** The factor from which a change of a number is more likely a slip; a digit more or less is a factor of ten. */
const largeFactor = 5;

/** Warns about numbers that differ much from the last commit, whose entries are `committed`. */
export function checkLargeChanges(
	entries: Entries,
	committed: readonly Entry[],
): Finding[] {
	const before = new Map(
		committed.flatMap((entry) =>
			entry.kind === "content" ? [[entry.file, entry.raw]] : [],
		),
	);
	return entries.site.collections
		.filter(({ comparesNumbers }) => comparesNumbers)
		.flatMap((collection) => entries.of(collection))
		.filter(({ file }) => before.has(file))
		.flatMap((entry) =>
			[...valuesWithin(entry.raw)].flatMap(([path, now]) => {
				const then = valueAt(before.get(entry.file), path);
				return typeof then === "number" &&
					typeof now === "number" &&
					isLargeChange(then, now)
					? [warning(entry, path, { then, now })]
					: [];
			}),
		);
}

function isLargeChange(then: number, now: number): boolean {
	return (
		then > 0 &&
		now >= 0 &&
		(now >= largeFactor * then || largeFactor * now <= then)
	);
}

function warning(
	entry: ContentEntry,
	path: Path,
	{ then, now }: { readonly then: number; readonly now: number },
): Finding {
	const what = path.findLast((step) => typeof step === "string");
	return warningAt(
		entry.file,
		placeAt(entry, path),
		"changed-much",
		{
			en: `${String(what)} is ${now} here, and ${then} in the last commit.`,
			da: `${String(what)} er ${now} her og ${then} i det seneste commit.`,
			onPage: {
				en: `This is ${now} now, and was ${then} before.`,
				da: `Her står ${now} nu; før stod der ${then}.`,
			},
		},
		{
			en: `If it is a mistake, correct it; if it is right, commit it.`,
			da: `Er det en tastefejl, så ret den; er tallet rigtigt, så gem ændringen i git.`,
			onPage: {
				en: "If it is a mistake, correct it. If it is right, nothing needs to be done.",
				da: "Er det en tastefejl, så ret den. Er det rigtigt, skal der ikke gøres noget.",
			},
		},
	);
}
