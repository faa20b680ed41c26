import type { z } from "zod";
import { type Path, pathKey } from "../../diagnostics/places.ts";

// The issues that a schema finds in a value.

/** An issue as zod reports it. */
export type Issue = z.core.$ZodIssue;

/** Returns the issues of a value with their paths; for a union, those of the best option. */
export function issuesIn(schema: z.ZodType, value: unknown): Issue[] {
	const { error } = schema.safeParse(value, withoutCompiling);
	return error ? issuesOf(error) : [];
}

/** The same, of an error of zod. */
export function issuesOf({ issues }: z.core.$ZodError): Issue[] {
	return issues.flatMap((issue) => flatten(issue, []));
}

/** Options for zod, which would compile each schema to a function: that takes longer than the few validations with it. */
export const withoutCompiling = { jitless: true };

/**
 * Replaces the issue of a union by those of the option whose own fields fit best, and that has the fewest issues within
 * them. If the value has the type of no option, keeps it.
 */
function flatten(issue: Issue, above: Path): Issue[] {
	const moved = { ...issue, path: [...above, ...issue.path] };
	if (issue.code !== "invalid_union" || issue.errors.length === 0)
		return [moved];
	const ownFields = (branch: readonly Issue[]) =>
		branch.filter(({ path }) => path.length <= 1).length;
	const ofItsType = issue.errors.filter(
		(branch) =>
			!branch.some(
				({ code, path }) => code === "invalid_type" && path.length === 0,
			),
	);
	// Of values without fields, as texts of one form or another, no option is nearer.
	if (ofItsType.length > 1 && ofItsType.every(isOfItself))
		return [{ ...issue, path: moved.path, errors: ofItsType } as Issue];
	const [best] = ofItsType.sort(
		(a, b) => ownFields(a) - ownFields(b) || a.length - b.length,
	);
	if (!best) return [moved];
	return best.flatMap((each) => flatten(each, moved.path));
}

/** Whether an option refuses a value as it is, and not something in it. */
function isOfItself(branch: readonly Issue[]): boolean {
	return branch.every(
		({ code, path }) => path.length === 0 && code !== "unrecognized_keys",
	);
}

/** Keeps the first issue of each value, which names the requirement. */
export function firstPerPath(issues: readonly Issue[]): Issue[] {
	const seen = new Set<string>();
	return issues.filter((issue) => {
		const key = `${issue.code === "unrecognized_keys"} ${pathKey(issue.path)}`;
		const fresh = !seen.has(key);
		seen.add(key);
		return fresh;
	});
}
