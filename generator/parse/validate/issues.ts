import type { z } from "zod";
import { type Path, toKeyPointer } from "../../diagnostics/places.ts";
import type { PhraseId } from "../../messages/catalogue.ts";
import { phrase, type Value } from "../../messages/format.ts";
import { decodeRequirement } from "../../schema/requirement.ts";

/** An issue as zod reports it. */
export type Issue = z.core.$ZodIssue;

/** Options for zod: compiling a schema takes longer than the few validations with it. */
export const withoutCompiling = { jitless: true };

/** Lists the issues of an error with their paths: the first issue of each value, and for a union those of its best option. */
export function listIssues({ issues }: z.core.$ZodError): readonly Issue[] {
	const all = issues.flatMap((issue) => flattenUnionIssue(issue, []));
	const first = new Map<string, Issue>();
	for (const issue of all) {
		const key = `${issue.code === "unrecognized_keys"} ${toKeyPointer(issue.path)}`;
		if (!first.has(key)) first.set(key, issue);
	}
	return [...first.values()];
}

/**
 * Replaces the issue of a union by those of its best option: the one with the fewest issues in its own fields, then within
 * them. Keeps the issue if no option has the type of the value.
 */
function flattenUnionIssue(issue: Issue, above: Path): Issue[] {
	const moved = { ...issue, path: [...above, ...issue.path] };
	if (issue.code !== "invalid_union" || issue.errors.length === 0)
		return [moved];
	const ownFields = (option: readonly Issue[]) =>
		option.filter(({ path }) => path.length <= 1).length;
	const ofItsType = issue.errors.filter(
		(option) =>
			!option.some(
				({ code, path }) => code === "invalid_type" && path.length === 0,
			),
	);
	// Options without fields, such as texts of different forms, can't be ranked.
	if (ofItsType.length > 1 && ofItsType.every(isAboutWholeValue))
		return [{ ...issue, path: moved.path, errors: ofItsType } as Issue];
	const [best] = ofItsType.sort(
		(a, b) => ownFields(a) - ownFields(b) || a.length - b.length,
	);
	if (!best) return [moved];
	return best.flatMap((each) => flattenUnionIssue(each, moved.path));
}

/** Whether all issues of an option are about the value itself, not about something in it. */
function isAboutWholeValue(option: readonly Issue[]): boolean {
	return option.every(
		({ code, path }) => path.length === 0 && code !== "unrecognized_keys",
	);
}

/** Lists the values that an issue allows: of an enumeration, or of a union's discriminator. Empty for any other issue. */
export function listOptions(issue: Issue): string[] {
	if (issue.code === "invalid_value") return issue.values.map(String);
	return issue.code === "invalid_union" &&
		"options" in issue &&
		Array.isArray(issue.options)
		? issue.options.map(String)
		: [];
}

/** Returns what the schema requires, as the end of “it must be …” / »der skal stå …«. */
export function getRequirement(issue: Issue): Value {
	const own = decodeRequirement(issue.message) ?? getZodRequirement(issue);
	if (own) return own;
	// The message of zod or of the site's schema, if it says more than “invalid”.
	return /^Invalid input\b/.test(issue.message)
		? phrase("expected.different")
		: phrase("expected.other", { reason: issue.message });
}

function getZodRequirement(issue: Issue): Value | undefined {
	const options = listOptions(issue);
	if (options.length > 0) return { anyOf: options };
	switch (issue.code) {
		case "invalid_type":
			return types[issue.expected];
		case "invalid_union":
			return { anyOf: listRequirements(issue.errors) };
		case "invalid_format":
			return issue.format === "regex"
				? phrase("expected.form", { pattern: issue.pattern ?? "" })
				: formats[issue.format];
		case "not_multiple_of":
			return phrase("expected.multiple", { divisor: String(issue.divisor) });
		case "too_small":
		case "too_big":
			return getLimitRequirement(issue);
		default:
			return undefined;
	}
}

const types: Readonly<Partial<Record<string, Value>>> = {
	string: phrase("expected.text"),
	number: phrase("expected.number"),
	int: phrase("expected.integer"),
	boolean: { anyOf: ["true", "false"] },
	array: phrase("expected.list"),
	object: phrase("expected.group"),
	record: phrase("expected.names"),
};

const formats: Readonly<Partial<Record<string, Value>>> = {
	email: phrase("expected.email"),
	url: phrase("expected.url"),
};

/** Lists the requirements of the options of a union, each once. */
function listRequirements(options: readonly (readonly Issue[])[]): Value[] {
	const all = options.flatMap(([first]) =>
		first ? [getRequirement(first)] : [],
	);
	return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
}

type LimitIssue = Extract<Issue, { readonly code: "too_small" | "too_big" }>;

/** Returns the smallest or the largest number, length or number of items. */
function getLimitRequirement(issue: LimitIssue): Value {
	const isMinimum = issue.code === "too_small";
	const limit = Number(isMinimum ? issue.minimum : issue.maximum);
	if (issue.origin === "string" && isMinimum && limit === 1)
		return phrase("expected.text");
	const ids: readonly [PhraseId, PhraseId] = isMinimum
		? ["expected.at-least", "expected.more-than"]
		: ["expected.at-most", "expected.less-than"];
	const bound = {
		id: issue.inclusive ? ids[0] : ids[1],
		values: { limit: String(limit) },
	};
	if (issue.origin === "array")
		return { id: "expected.items", values: { bound, count: limit } };
	return issue.origin === "string"
		? { id: "expected.characters", values: { bound, count: limit } }
		: bound;
}
