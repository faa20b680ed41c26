import type { z } from "zod";
import {
	isWithin,
	type Path,
	replaced,
	valueAt,
} from "../../diagnostics/places.ts";
import { type Issue, issuesIn, issuesOf, withoutCompiling } from "./issues.ts";

/** Data whose invalid values were replaced so that it fits its schema, and the paths of those values. */
export type Repaired<T = unknown> = {
	readonly data: T;
	readonly wrong: readonly Path[];
};

/** Replacement values for each kind of field, which no text contains by accident. */
const substitutes: readonly unknown[] = [
	7919,
	97,
	7,
	"stopgap",
	"2001-02-03",
	"03:07",
	"STOPGAP97",
	"/stopgap",
	"https://stopgap.example/",
	"stopgap@stopgap.example",
	"stopgap.mp4",
	true,
	false,
	["stopgap"],
	["03:07"],
	[],
	{},
];

/** With more invalid values than this, the names in the file can't be trusted either. */
const maxReplacements = 40;

/**
 * Replaces invalid values by valid ones, so that the names and the other values in a file can still be referred to.
 * Returns undefined if a name or a whole group is invalid, or too many values are. `more` are the replacement values of
 * fields that only this site has.
 */
export function repair(
	schema: z.ZodType,
	value: unknown,
	more: readonly unknown[],
): Repaired | undefined {
	const candidates = [...substitutes, ...more];
	const wrong: Path[] = [];
	let repaired = value;
	for (let round = 0; round <= maxReplacements; round++) {
		const result = schema.safeParse(repaired, withoutCompiling);
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
		const fitting = [...optionsOf(issue), ...candidates].find((candidate) =>
			fits(schema, replaced(repaired, path, candidate), path),
		);
		if (fitting === undefined) return undefined;
		repaired = replaced(repaired, path, fitting);
	}
	return undefined;
}

/** Whether a group was replaced by an empty one, which loses the names in it. */
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

/** Whether the value at this path is valid by itself. Fields that are missing in it are added in a later round. */
function fits(schema: z.ZodType, value: unknown, path: Path): boolean {
	return !issuesIn(schema, value).some(
		(issue) => issue.path.length === path.length && isWithin(issue.path, path),
	);
}

function without(value: unknown, keys: readonly string[]): unknown {
	return Object.fromEntries(
		Object.entries(Object(value)).filter(([key]) => !keys.includes(key)),
	);
}
