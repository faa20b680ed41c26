import { readCachedValue, writeCachedValue } from "../cache/files.ts";
import { cacheFolder } from "../cache/project-memo.ts";
import type { Wording } from "../diagnostics/diagnostic.ts";
import type { Outcome } from "./ask-links.ts";

/** The addresses that failed when they were asked last: since which day, without having worked in between, until which, and why. */
export type Failures = ReadonlyMap<string, Failure>;

/** Days are yyyy-mm-dd. */
export type Failure = {
	readonly first: string;
	readonly last: string;
	readonly why: Wording;
};

/** The form of the file. */
const form = "1";

/** The failures kept in a project's cache; none if nobody has asked. */
export function readFailures(root: string): Failures {
	return readCachedValue(cacheFolder(root), "links", form) ?? new Map();
}

/** Keeps failures until links are asked again. */
export function keepFailures(root: string, failures: Failures): void {
	writeCachedValue(cacheFolder(root), "links", form, failures);
}

/** The failures after a day's answers: what is undecided stays as it was, what is no longer linked to is forgotten. */
export function failuresAfter(
	before: Failures,
	outcomes: ReadonlyMap<string, Outcome>,
	day: string,
): Failures {
	const now = new Map<string, Failure>();
	for (const [address, outcome] of outcomes) {
		const known = before.get(address);
		if (outcome.kind === "failed")
			now.set(address, { first: day, ...known, last: day, why: outcome.why });
		if (outcome.kind === "undecided" && known) now.set(address, known);
	}
	return now;
}

/** Whether an address failed on two days: what failed once may have been under repair. */
export function isDead({ first, last }: Failure): boolean {
	return first !== last;
}
