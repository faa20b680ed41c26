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
	toKeyPointer,
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

/** A subject, and whether fixes are looked for. */
type InvalidValidationSubject = ValidationSubject & {
	readonly hasFixes: boolean;
};

/** The maximum number of issues with fixes, each of which takes a validation of the whole value. */
const maxWithFixes = 100;

/** Validates a value with its schema. Reports each problem once, at the invalid value or key; then the value is undefined. */
export function validateValue(subject: ValidationSubject): Parsed<unknown> {
	const { schema, value } = subject;
	const result = schema.safeParse(value, withoutCompiling);
	if (result.success) return withoutProblems(result.data);
	const issues = removeMisspeltFieldIssues(listIssues(result.error), subject);
	const problems = issues.flatMap((issue, index) =>
		reportIssue(issue, { ...subject, hasFixes: index < maxWithFixes }),
	);
	return { value: undefined, problems };
}

/** Removes the issues of fields that are missing because their names are misspelt, which is reported as well. */
function removeMisspeltFieldIssues(
	issues: readonly Issue[],
	{ schema, value }: ValidationSubject,
): Issue[] {
	const misspelt = new Set(
		issues.flatMap((issue) => {
			if (issue.code !== "unrecognized_keys") return [];
			const fields = listFieldsAt(schema, issue.path, value);
			return issue.keys.map((key) =>
				toKeyPointer([...issue.path, findNearest(key, fields) ?? ""]),
			);
		}),
	);
	return issues.filter(
		(issue) =>
			getValueAt(value, issue.path) !== undefined ||
			!misspelt.has(toKeyPointer(issue.path)),
	);
}

function reportIssue(
	issue: Issue,
	subject: InvalidValidationSubject,
): Problem[] {
	const { path } = issue;
	const found = getValueAt(subject.value, path);
	if (issue.code === "unrecognized_keys")
		return issue.keys.map((key) => reportUnknownField([...path, key], subject));
	if (issue.code === "invalid_key") return [reportInvalidName(issue, subject)];
	if (found !== undefined || path.length === 0)
		return [reportInvalidValue(issue, found, subject)];
	const field = String(path.at(-1));
	const parent = path.slice(0, -1);
	const names = Object.keys(Object(getValueAt(subject.value, parent)));
	// The discriminator of a union is missing, so all fields are unknown.
	const misspelt =
		issue.code === "invalid_union" ? findNearest(field, names) : undefined;
	return misspelt === undefined
		? [reportMissingField(issue, subject)]
		: [reportUnknownField([...parent, misspelt], subject, [field])];
}

function reportInvalidName(
	issue: Extract<Issue, { code: "invalid_key" }>,
	{ places }: ValidationSubject,
): Problem {
	const [first] = issue.issues;
	const name = String(issue.path.at(-1));
	const slug = slugify(name);
	const requirement = first
		? getRequirement(first)
		: phrase("expected.different");
	return problemAt(
		findKeyPlace(places, issue.path),
		explain("invalid-field.name", { name, requirement }, slug ? [slug] : []),
	);
}

function reportInvalidValue(
	issue: Issue,
	found: unknown,
	subject: InvalidValidationSubject,
): Problem {
	const place = findNearestPlace(subject.places, issue.path);
	if (isImpossibleDay(issue, found))
		return problemAt(
			place,
			explain("invalid-field.day", { day: String(found) }),
		);
	const values = {
		name: getFieldName(issue.path, subject.locales),
		value: describeValue(found),
		requirement: getRequirement(issue),
	};
	const hint = getIssueHint(issue);
	const fixes = subject.hasFixes ? listFixes(found, issue, subject) : [];
	return problemAt(
		place,
		hint
			? explain("invalid-field.with-hint", { ...values, hint }, fixes)
			: explain("invalid-field.value", values, fixes),
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
	found: unknown,
	issue: Issue,
	subject: ValidationSubject,
): readonly string[] {
	if (decodeRequirementHint(issue.message)) return [];
	const near =
		typeof found === "string"
			? findNearest(found, listOptions(issue))
			: undefined;
	if (near !== undefined) return [near];
	if (!isScalarValue(found)) return [];
	const { schema, value } = subject;
	// If a field accepts nonsense, any candidate would fit.
	const nonsense = setValueAt(value, issue.path, "~ ~");
	const { error } = schema.safeParse(nonsense, withoutCompiling);
	const isRejected =
		error &&
		listIssues(error).some(({ path }) => isPathWithin(path, issue.path));
	if (isRejected) return listCandidates(found, issue, subject);
	return typeof found === "string" ? [] : [formatYaml(String(found))];
}

function isScalarValue(value: unknown): value is string | number | boolean {
	return /^(?:string|number|boolean)$/.test(typeof value);
}

/** Whether a value is written like a date but not in the calendar: 2025-02-30. */
function isImpossibleDay(issue: Issue, found: unknown): boolean {
	if (issue.code !== "invalid_format" || issue.format !== "date") return false;
	const written = String(found);
	const parts =
		/^(\d{4})-(\d\d?)-(\d\d?)$/.exec(written)?.slice(1) ??
		/^(\d\d?)[./-](\d\d?)[./-](\d{4})$/.exec(written)?.slice(1).toReversed();
	const day = parts?.map((part) => part.padStart(2, "0")).join("-");
	return day !== undefined && !isDate(day);
}

/** Reports a field that the schema doesn't have. `fields` are the names that it may be a misspelling of. */
function reportUnknownField(
	path: Path,
	{ schema, value, places, locales }: ValidationSubject,
	fields = listFieldsAt(schema, path.slice(0, -1), value),
): Problem {
	const parent = path.slice(0, -1);
	const name = String(path.at(-1));
	const owner = getFieldName(parent, locales);
	const place = findKeyPlace(places, path);
	const given = Object.keys(Object(getValueAt(value, parent)));
	const existing = findNearest(
		name,
		given.filter((key) => key !== name && fields.includes(key)),
	);
	if (existing !== undefined)
		return problemAt(
			place,
			explain("unknown-field.repeated", { name, owner, existing }),
		);
	// `sample` is for developers: nobody misspells it.
	const free = fields.filter(
		(field) => !given.includes(field) && field !== "sample",
	);
	const near = findNearest(name, free);
	const others: Value =
		free.length > 0 && free.length <= 24
			? phrase("hint.fields", { fields: { allOf: free } })
			: "";
	return problemAt(
		place,
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
	const place = findNearestPlace(places, issue.path);
	if (locales.includes(name))
		return problemAt(
			place,
			explain("missing-translation.text", {
				language: { language: name },
				code: name,
			}),
		);
	return problemAt(
		place,
		explain("missing-field.field", {
			owner: getFieldName(issue.path.slice(0, -1), locales),
			field: { field: name },
			requirement: getRequirement(issue),
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
	if (typeof last === "number")
		return above.length === 0
			? phrase("name.item", { number: last + 1 })
			: phrase("name.item-of", {
					number: last + 1,
					list: getFieldName(above, locales),
				});
	const key = String(last);
	if (!locales.includes(key) || above.length === 0) return { field: key };
	const text = getFieldName(above, locales);
	return "field" in Object(text)
		? `${String(above.at(-1))} (${key})`
		: phrase("name.translation", { name: text, locale: key });
}
