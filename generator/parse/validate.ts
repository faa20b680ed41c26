import type { z } from "zod";
import { type Checked, type Diagnostic, errorAt } from "../diagnostic.ts";
import { languageNames } from "../locale.ts";
import { nearest, suggest } from "../nearest.ts";
import {
	keyOf,
	keyPlace,
	nearestPlace,
	type Path,
	type Places,
} from "../places.ts";
import { fieldsAt } from "./schema-fields.ts";

type Issue = z.core.$ZodIssue;

/** What `validate` works on: a schema, the value that should fit it, and where the value stands. */
export type Subject<S extends z.ZodType> = {
	readonly schema: S;
	readonly value: unknown;
	readonly file: string;
	readonly places: Places;
};

/** A value against its schema. Each mistake becomes one diagnostic, at the value or key that is wrong. */
export function validate<S extends z.ZodType>(
	subject: Subject<S>,
): Checked<z.output<S> | undefined> {
	const result = subject.schema.safeParse(subject.value);
	if (result.success) return { value: result.data, diagnostics: [] };
	const issues = firstPerPath(
		result.error.issues.flatMap((issue) => flatten(issue, [])),
	);
	const diagnostics = withoutMisspelt(issues, subject).flatMap((issue) =>
		explain(issue, subject),
	);
	return { value: undefined, diagnostics };
}

/** Of a union, the branch that comes nearest: its issues stand for the union's. */
function flatten(issue: Issue, above: Path): Issue[] {
	const moved = { ...issue, path: [...above, ...issue.path] };
	if (issue.code !== "invalid_union" || issue.errors.length === 0)
		return [moved];
	const best = issue.errors.reduce((least, branch) =>
		branch.length < least.length ? branch : least,
	);
	const noBranch = best.some(
		({ code, path }) => code === "invalid_type" && path.length === 0,
	);
	return noBranch ? [moved] : best.flatMap((each) => flatten(each, moved.path));
}

/** A value that breaks several rules is told about once: its first rule says what it should be. */
function firstPerPath(issues: readonly Issue[]): Issue[] {
	const seen = new Set<string>();
	return issues.filter((issue) => {
		const key = `${issue.code === "unrecognized_keys"} ${keyOf(issue.path)}`;
		const fresh = !seen.has(key);
		seen.add(key);
		return fresh;
	});
}

/** A misspelt field is unknown under its wrong name and missing under its right one: one mistake, told once. */
function withoutMisspelt(
	issues: readonly Issue[],
	{ schema, value }: Subject<z.ZodType>,
): Issue[] {
	const meant = new Set(
		issues.flatMap((issue) => {
			if (issue.code !== "unrecognized_keys") return [];
			const fields = fieldsAt(schema, issue.path, value);
			return issue.keys.map((key) =>
				keyOf([...issue.path, nearest(key, fields) ?? ""]),
			);
		}),
	);
	return issues.filter(
		(issue) =>
			valueAt(value, issue.path) !== undefined || !meant.has(keyOf(issue.path)),
	);
}

function explain(issue: Issue, subject: Subject<z.ZodType>): Diagnostic[] {
	if (issue.code === "unrecognized_keys")
		return issue.keys.map((key) => unknownField([...issue.path, key], subject));
	const { file, places, value } = subject;
	const found = valueAt(value, issue.path);
	if (issue.code === "invalid_key") {
		const reason = issue.issues[0]?.message ?? "another name";
		const place = keyPlace(places, issue.path);
		return [
			errorAt(
				file,
				place,
				"invalid-field",
				`The name ${describe(issue.path.at(-1))} must be ${reason}.`,
			),
		];
	}
	if (found === undefined && issue.path.length > 0)
		return [missingField(issue, subject)];
	const message = `${sentence(readableName(issue.path))} is ${describe(found)}; it must be ${ended(expected(issue))}`;
	return [
		errorAt(
			file,
			nearestPlace(places, issue.path),
			"invalid-field",
			message,
			hintFor(issue, found),
		),
	];
}

function unknownField(
	path: Path,
	{ schema, value, file, places }: Subject<z.ZodType>,
): Diagnostic {
	const parent = path.slice(0, -1);
	const key = String(path.at(-1));
	const given = Object.keys(Object(valueAt(value, parent)));
	const free = fieldsAt(schema, parent, value).filter(
		(field) => !given.includes(field),
	);
	const place = keyPlace(places, path);
	const near = nearest(key, fieldsAt(schema, parent, value));
	const hint =
		near && given.includes(near)
			? `There is ${near} already; delete this line.`
			: suggest(key, free);
	return errorAt(
		file,
		place,
		"unknown-field",
		`${key} is not a field of ${readableName(parent)}.`,
		hint ?? "Delete it.",
	);
}

function missingField(
	issue: Issue,
	{ file, places }: Subject<z.ZodType>,
): Diagnostic {
	const parent = issue.path.slice(0, -1);
	const field = String(issue.path.at(-1));
	const owner = readableName(parent);
	const place = nearestPlace(places, issue.path);
	if (field === "da" || field === "en") {
		return errorAt(
			file,
			place,
			"missing-translation",
			`${sentence(owner)} has no ${languageNames[field]} text.`,
			`Add a line ${field}: with the text in ${languageNames[field]}.`,
		);
	}
	return errorAt(
		file,
		place,
		"missing-field",
		`${sentence(owner)} has no ${field}.`,
		`Add ${field}, which must be ${ended(expected(issue))}`,
	);
}

/** With a full stop, unless it ends in one already. */
function ended(text: string): string {
	return /[.…]$/.test(text) ? text : `${text}.`;
}

/** What the schema wants, as the end of the sentence “it must be …”. */
function expected(issue: Issue): string {
	// A schema of ours that has a message of its own says it there; zod's own begin with these words.
	if (!/^(Invalid|Too) /.test(issue.message)) return issue.message;
	switch (issue.code) {
		case "invalid_type":
			return typeNames[issue.expected] ?? issue.expected;
		case "invalid_value":
			return listOf(issue.values.map(String));
		case "invalid_union":
			return listOf(optionsOf(issue));
		case "too_small":
			return issue.origin === "array"
				? `a list of at least ${issue.minimum}`
				: `at least ${issue.minimum}`;
		case "too_big":
			return `at most ${issue.maximum}`;
		default:
			return "something else";
	}
}

const typeNames: Readonly<Record<string, string>> = {
	string: "text",
	number: "a number",
	int: "a whole number",
	boolean: "true or false",
	array: "a list: lines that start with a hyphen",
	object: "a group of fields, each on an indented line of its own",
	record:
		"a group of names with their values, each on an indented line of its own",
};

function listOf(options: readonly string[]): string {
	const last = options.at(-1) ?? "";
	return options.length < 2
		? last
		: `${options.slice(0, -1).join(", ")} or ${last}`;
}

function optionsOf(issue: Issue): string[] {
	return issue.code === "invalid_union" &&
		"options" in issue &&
		Array.isArray(issue.options)
		? issue.options.map(String)
		: [];
}

function hintFor(issue: Issue, found: unknown): string | undefined {
	const options =
		issue.code === "invalid_value"
			? issue.values.map(String)
			: optionsOf(issue);
	const near = typeof found === "string" ? nearest(found, options) : undefined;
	if (near !== undefined) return `Did you mean ${near}?`;
	const textWanted = /^(some )?text/.test(expected(issue));
	if (!textWanted || (typeof found !== "number" && typeof found !== "boolean"))
		return undefined;
	return `Put it in quotes, as "${found}": without them YAML doesn't take it for text.`;
}

function describe(value: unknown): string {
	if (value === null || value === undefined || value === "") return "empty";
	if (Array.isArray(value))
		return value.length === 0 ? "an empty list" : "a list";
	if (typeof value === "object") return "a group of fields";
	if (typeof value !== "string") return String(value);
	return `“${value.length > 60 ? `${value.slice(0, 57)}…` : value}”`;
}

/** ["week", "monday", "starts", 0] → “starts 1”; ["title", "en"] → “title (en)”. */
function readableName(path: Path): string {
	const last = path.at(-1);
	if (last === undefined) return "this file";
	const above = path.slice(0, -1);
	if (typeof last === "number")
		return above.length === 0
			? `item ${last + 1}`
			: `item ${last + 1} of ${readableName(above)}`;
	if (last === "da" || last === "en")
		return above.length === 0 ? last : `${readableName(above)} (${last})`;
	return String(last);
}

/** Field names keep their spelling; only our own words begin a sentence with a capital. */
function sentence(owner: string): string {
	return owner.replace(/^this file/, "This file").replace(/^item /, "Item ");
}

function valueAt(root: unknown, path: Path): unknown {
	return path.reduce<unknown>((value, step) => {
		const own =
			typeof value === "object" && value !== null && Object.hasOwn(value, step);
		return own ? Reflect.get(value, step) : undefined;
	}, root);
}
