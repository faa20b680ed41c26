import type { z } from "zod";
import {
	explain,
	type Problem,
	problemAt,
} from "../../diagnostics/diagnostic.ts";
import { findNearest } from "../../diagnostics/nearest.ts";
import {
	findKeyPlace,
	findNearestPlace,
	getValueAt,
	isPathWithin,
	type Path,
	type Places,
	setValueAt,
	toPointer,
} from "../../diagnostics/places.ts";
import { isDate } from "../../languages/days.ts";
import { phrase, type Value } from "../../messages/format.ts";
import { listFieldsAt } from "../../schema/find-fields.ts";
import { decodeRequirementHint } from "../../schema/requirement.ts";
import { showInvisibleSpaces } from "../../text/invisible-spaces.ts";
import { slugify } from "../../text/slug.ts";
import { type Parsed, withoutProblems } from "../problem.ts";
import {
	type CandidateContext,
	formatYaml,
	listCandidates,
	parseDays,
} from "./candidates.ts";
import {
	getRequirement,
	type Issue,
	listIssues,
	listOptions,
	withoutCompiling,
} from "./issues.ts";

/** A schema, the value to validate with it, and the places of the value in its file. */
type ValidationSubject = CandidateContext & {
	readonly schema: z.ZodType;
	readonly value: unknown;
	readonly places: Places;
};

/** The maximum number of issues with fixes, each of which takes a validation of the whole value. */
const maxWithFixes = 100;

/** Validates a value with its schema. Reports each problem once, at the invalid value or key; then the value is undefined. */
export function validateValue(subject: ValidationSubject): Parsed<unknown> {
	const { schema, value } = subject;
	const result = schema.safeParse(value, withoutCompiling);
	if (result.success) return withoutProblems(result.data);
	const issues = listIssues(result.error);
	const problems = issues
		.filter(
			(issue) =>
				getValueAt(value, issue.path) !== undefined ||
				!isMisspeltField(issue, issues),
		)
		.flatMap((issue, index) => {
			const fixes = index < maxWithFixes ? listFixes(issue, subject) : [];
			return reportIssue(issue, fixes, subject);
		});
	return { value: undefined, problems };
}

/** Whether a missing field is there by a misspelt name, which is reported as well. */
function isMisspeltField({ path }: Issue, issues: readonly Issue[]): boolean {
	const parent = toPointer(path.slice(0, -1));
	const unknown = issues.flatMap((other) =>
		other.code === "unrecognized_keys" && toPointer(other.path) === parent
			? other.keys
			: [],
	);
	return findNearest(String(path.at(-1)), unknown) !== undefined;
}

function reportIssue(
	issue: Issue,
	fixes: readonly string[],
	subject: ValidationSubject,
): Problem[] {
	const { path } = issue;
	const { value, places, locales } = subject;
	if (issue.code === "unrecognized_keys")
		return issue.keys.map((key) => reportUnknownField([...path, key], subject));
	if (issue.code === "invalid_key") return [reportInvalidName(issue, places)];
	const found = getValueAt(value, path);
	if (found === undefined && path.length > 0)
		return [reportMissingField(issue, subject)];
	const place = findNearestPlace(places, path);
	if (isImpossibleDay(issue, found, locales))
		return [
			problemAt(place, explain("invalid-field.day", { day: String(found) })),
		];
	const values = {
		name: getFieldName(path, locales),
		value: describeValue(found),
		requirement: getRequirement(issue),
	};
	const hint = getIssueHint(issue);
	return [
		problemAt(
			place,
			hint
				? explain("invalid-field.with-hint", { ...values, hint }, fixes)
				: explain("invalid-field.value", values, fixes),
		),
	];
}

/** Whether a value is written like a date but not in the calendar: 2025-02-30. */
function isImpossibleDay(
	issue: Issue,
	found: unknown,
	locales: readonly string[],
): boolean {
	if (issue.code !== "invalid_format" || issue.format !== "date") return false;
	const [day] = parseDays(String(found), locales);
	return day?.length === "2025-02-30".length && !isDate(day);
}

function reportInvalidName(
	{ path, issues: [first] }: Extract<Issue, { code: "invalid_key" }>,
	places: Places,
): Problem {
	const name = String(path.at(-1));
	const requirement = first
		? getRequirement(first)
		: phrase("expected.different");
	return problemAt(
		findKeyPlace(places, path),
		explain("invalid-field.name", { name, requirement }, [slugify(name)]),
	);
}

/** Returns the hint of the schema, or a hint for a list or for a field that can only be true. */
function getIssueHint(issue: Issue): Value | undefined {
	const hint = decodeRequirementHint(issue.message);
	if (hint) return hint;
	if (issue.code === "invalid_type" && issue.expected === "array")
		return phrase("hint.empty-list");
	const isFlag = listOptions(issue).join() === "true";
	return isFlag ? phrase("hint.flag") : undefined;
}

/** Lists candidates for an invalid value, as written in YAML. */
function listFixes(
	issue: Issue,
	subject: ValidationSubject,
): readonly string[] {
	const found = getValueAt(subject.value, issue.path);
	if (decodeRequirementHint(issue.message) || !isScalarValue(found)) return [];
	const near = findNearest(String(found), listOptions(issue));
	if (near !== undefined) return [near];
	// If a field accepts nonsense, any candidate would fit.
	return isRejected("~ ~", issue.path, subject)
		? listCandidates(found, subject)
		: [formatYaml(String(found))];
}

function isScalarValue(value: unknown): value is string | number | boolean {
	return /^(?:string|number|boolean)$/.test(typeof value);
}

/** Whether the schema has an issue with a value at a path, or within it. */
function isRejected(
	other: unknown,
	path: Path,
	{ schema, value }: ValidationSubject,
): boolean {
	const changed = setValueAt(value, path, other);
	const { error } = schema.safeParse(changed, withoutCompiling);
	const issues = error ? listIssues(error) : [];
	return issues.some((issue) => isPathWithin(issue.path, path));
}

/** Reports a field that the schema doesn't have. */
function reportUnknownField(
	path: Path,
	{ schema, value, places, locales }: ValidationSubject,
): Problem {
	const parent = path.slice(0, -1);
	const name = String(path.at(-1));
	const given = Object.keys(Object(getValueAt(value, parent)));
	const free = listFieldsAt(schema, parent, value).filter(
		// `sample` is for developers: nobody misspells it.
		(field) => !given.includes(field) && field !== "sample",
	);
	const near = findNearest(name, free);
	const owner = getFieldName(parent, locales);
	const others: Value =
		free.length > 0 && free.length <= 24
			? phrase("hint.fields", { fields: { allOf: free } })
			: "";
	return problemAt(
		findKeyPlace(places, path),
		explain(
			"unknown-field.unexpected",
			{ name, owner, others },
			near ? [near] : [],
		),
	);
}

function reportMissingField(
	issue: Issue,
	{ places, locales }: ValidationSubject,
): Problem {
	const name = String(issue.path.at(-1));
	const language = { language: name };
	const requirement = getRequirement(issue);
	const owner = getFieldName(issue.path.slice(0, -1), locales);
	return problemAt(
		findNearestPlace(places, issue.path),
		locales.includes(name)
			? explain("missing-translation.text", { owner, language, code: name })
			: explain("missing-field.field", {
					owner,
					field: { field: name },
					requirement,
				}),
	);
}

/** Describes a value that doesn't fit its schema. */
function describeValue(value: unknown): Value {
	if (value === null || value === undefined || value === "")
		return phrase("value.nothing");
	if (Array.isArray(value)) return phrase("value.list");
	if (typeof value === "object") return phrase("value.group");
	if (typeof value !== "string") return String(value);
	const short = value.length > 60 ? `${value.slice(0, 57)}…` : value;
	return phrase("value.text", { text: showInvisibleSpaces(short) });
}

/** Names a value: ["week", "monday", "starts", 0] → “item 1 of starts”; ["title", "en"] → “title (en)”. */
function getFieldName(path: Path, locales: readonly string[]): Value {
	const last = path.at(-1);
	const above = path.slice(0, -1);
	if (last === undefined) return phrase("name.file");
	const isTranslation = locales.includes(String(last));
	if (above.length === 0 || !(isTranslation || typeof last === "number"))
		return typeof last === "number"
			? phrase("name.item", { number: last + 1 })
			: { field: String(last) };
	const name = getFieldName(above, locales);
	if (typeof last === "number")
		return phrase("name.item-of", { number: last + 1, list: name });
	return "field" in Object(name)
		? `${String(above.at(-1))} (${String(last)})`
		: phrase("name.translation", { name, locale: String(last) });
}
