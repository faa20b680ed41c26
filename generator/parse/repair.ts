import type { z } from "zod";
import type { Path } from "../diagnostics/places.ts";
import { type Issue, issuesOf, replaced, valueAt } from "./validate.ts";

/** Data that fits its schema because its wrong values were replaced, and the paths of those. */
export type Repaired<T = unknown> = {
	readonly data: T;
	readonly wrong: readonly Path[];
};

/** Values that no text spells out by accident, one for each kind of field. */
const substitutes: readonly unknown[] = [
	...[7919, 97, 7, "stopgap", "2001-02-03", "03:07", "STOPGAP97", "/stopgap"],
	...["https://stopgap.example/", "stopgap@stopgap.example", "stopgap.mp4"],
	...["+45 99 99 99 97", "99999997", true, false],
	...[["stopgap"], ["03:07"], [], {}],
];

/** More wrong values than this are no slips: then the names in the file can't be trusted either. */
const maxReplacements = 40;

/**
 * Replaces what doesn't fit the schema by values that do, so that the names in a file and its right values are known
 * while an editor mends the wrong ones. Undefined where a name itself is wrong, a whole group of names, or too much.
 */
export function repair(
	schema: z.ZodType,
	value: unknown,
): Repaired | undefined {
	const wrong: Path[] = [];
	let repaired = value;
	for (let round = 0; round <= maxReplacements; round++) {
		const result = schema.safeParse(repaired, { jitless: true });
		if (result.success)
			return wrong.some((path) => isEmptied(valueAt(repaired, path)))
				? undefined
				: { data: result.data, wrong };
		const [issue] = issuesOf(result.error);
		if (!issue || issue.code === "invalid_key") return undefined;
		if (issue.code === "unrecognized_keys") {
			wrong.push(...issue.keys.map((key) => [...issue.path, key]));
			repaired = replaced(
				repaired,
				issue.path,
				without(valueAt(repaired, issue.path), issue.keys),
			);
			continue;
		}
		const { path } = issue;
		if (path.length === 0) return undefined;
		wrong.push(path);
		const fitting = [...optionsOf(issue), ...substitutes].find((stopgap) =>
			fits(schema, replaced(repaired, path, stopgap), path),
		);
		if (fitting === undefined) return undefined;
		repaired = replaced(repaired, path, fitting);
	}
	return undefined;
}

/** Whether a group was replaced by one that needs no fields: nobody knows what names were meant to be in it. */
function isEmptied(value: unknown): boolean {
	return (
		typeof value === "object" &&
		value !== null &&
		Object.keys(value).length === 0
	);
}

function optionsOf(issue: Issue): readonly unknown[] {
	return issue.code === "invalid_value" ? issue.values : [];
}

/** Whether nothing is wrong with the value at this path itself; what is missing in a group is added after it. */
function fits(schema: z.ZodType, value: unknown, path: Path): boolean {
	const { error } = schema.safeParse(value, { jitless: true });
	return !(error ? issuesOf(error) : []).some(
		(issue) =>
			issue.path.length === path.length &&
			path.every((step, index) => issue.path[index] === step),
	);
}

function without(value: unknown, keys: readonly string[]): unknown {
	return Object.fromEntries(
		Object.entries(Object(value)).filter(([key]) => !keys.includes(key)),
	);
}
