import type { z } from "zod";
import {
	type Checked,
	type Diagnostic,
	errorAt,
	type Wording,
	worded,
} from "../diagnostic.ts";
import { capitalize, formatChoice, languageNames } from "../locale.ts";
import { didYouMean, nearest, suggest } from "../nearest.ts";
import {
	keyOf,
	keyPlace,
	nearestPlace,
	type Path,
	type Places,
} from "../places.ts";
import { readDemand } from "../schema/demand.ts";
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
		const [first] = issue.issues;
		const reason = (first && readDemand(first.message)) ?? anotherName;
		const name = String(issue.path.at(-1));
		return [
			errorAt(file, keyPlace(places, issue.path), "invalid-field", {
				en: `The name “${name}” must be ${ended(reason.en)}`,
				da: `I stedet for navnet »${name}« skal der stå ${ended(reason.da)}`,
			}),
		];
	}
	if (found === undefined && issue.path.length > 0)
		return [missingField(issue, subject)];
	const owner = sentence(issue.path);
	const wanted = expected(issue);
	return [
		errorAt(
			file,
			nearestPlace(places, issue.path),
			"invalid-field",
			{
				en: `${owner.en} is ${describe(found).en}; it must be ${ended(wanted.en)}`,
				da: `${owner.da} ${describe(found).da}; der skal stå ${ended(wanted.da)}`,
			},
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
			? {
					en: `There is ${near} already; delete this line.`,
					da: `Der er allerede ${near}; slet denne linje.`,
				}
			: suggest(key, free);
	const owner = readableName(parent);
	return errorAt(
		file,
		place,
		"unknown-field",
		{
			en: `${key} is not a field of ${owner.en}.`,
			da: `Der er intet felt ${key} i ${owner.da}.`,
		},
		hint ?? { en: "Delete it.", da: "Slet det." },
	);
}

function missingField(
	issue: Issue,
	{ file, places }: Subject<z.ZodType>,
): Diagnostic {
	const parent = issue.path.slice(0, -1);
	const field = String(issue.path.at(-1));
	const owner = sentence(parent);
	const place = nearestPlace(places, issue.path);
	if (field === "da" || field === "en") {
		const language = languageNames[field];
		return errorAt(
			file,
			place,
			"missing-translation",
			{
				en: `${owner.en} has no ${language.en} text.`,
				da: `${owner.da} har ingen ${language.da} tekst.`,
			},
			{
				en: `Add a line ${field}: with the text in ${language.en}.`,
				da: `Tilføj en linje ${field}: med teksten på ${language.da}.`,
			},
		);
	}
	const wanted = expected(issue);
	return errorAt(
		file,
		place,
		"missing-field",
		{
			en: `${owner.en} has no ${field}.`,
			da: `${owner.da} mangler feltet ${field}.`,
		},
		{
			en: `Add ${field}, which must be ${ended(wanted.en)}`,
			da: `Tilføj ${field}; der skal stå ${ended(wanted.da)}`,
		},
	);
}

/** With a full stop, unless it ends in one already. */
function ended(text: string): string {
	return /[.…]$/.test(text) ? text : `${text}.`;
}

/** What the schema wants, as the end of the sentence “it must be …” / »der skal stå …«. */
function expected(issue: Issue): Wording {
	const demand = readDemand(issue.message);
	if (demand) return demand;
	switch (issue.code) {
		case "invalid_type":
			return typeNames[issue.expected] ?? somethingElse;
		case "invalid_value":
			return choice(issue.values.map(String));
		case "invalid_union":
			return choice(optionsOf(issue));
		case "too_small":
			return issue.origin === "array"
				? {
						en: `a list of at least ${issue.minimum}`,
						da: `en liste med mindst ${issue.minimum} punkt`,
					}
				: {
						en: `at least ${issue.minimum}`,
						da: `mindst ${issue.minimum}`,
					};
		case "too_big":
			return { en: `at most ${issue.maximum}`, da: `højst ${issue.maximum}` };
		default:
			return somethingElse;
	}
}

const somethingElse: Wording = { en: "something else", da: "noget andet" };
const anotherName: Wording = { en: "another name", da: "et andet navn" };

const typeNames: Readonly<Record<string, Wording>> = {
	string: { en: "text", da: "en tekst" },
	number: { en: "a number", da: "et tal" },
	int: { en: "a whole number", da: "et helt tal" },
	boolean: { en: "true or false", da: "true eller false" },
	array: {
		en: "a list: lines that start with a hyphen",
		da: "en liste: linjer, der begynder med bindestreg",
	},
	object: {
		en: "a group of fields, each on an indented line of its own",
		da: "en gruppe felter, hvert på sin egen indrykkede linje",
	},
	record: {
		en: "a group of names with their values, each on an indented line of its own",
		da: "en gruppe navne med deres værdier, hvert på sin egen indrykkede linje",
	},
};

function choice(options: readonly string[]): Wording {
	return worded((language) => formatChoice(options, language));
}

function optionsOf(issue: Issue): string[] {
	return issue.code === "invalid_union" &&
		"options" in issue &&
		Array.isArray(issue.options)
		? issue.options.map(String)
		: [];
}

function hintFor(issue: Issue, found: unknown): Wording | undefined {
	const options =
		issue.code === "invalid_value"
			? issue.values.map(String)
			: optionsOf(issue);
	const near = typeof found === "string" ? nearest(found, options) : undefined;
	if (near !== undefined) return didYouMean(near);
	const textWanted = /^(some )?text/.test(expected(issue).en);
	if (!textWanted || (typeof found !== "number" && typeof found !== "boolean"))
		return undefined;
	return {
		en: `Put it in quotes, as "${found}": without them YAML doesn't take it for text.`,
		da: `Sæt det i citationstegn, som "${found}": uden dem er det ikke tekst for YAML.`,
	};
}

/** What is there instead: in English behind “is”, in Danish with its verb. */
function describe(value: unknown): Wording {
	if (value === null || value === undefined || value === "")
		return { en: "empty", da: "har intet indhold" };
	if (Array.isArray(value))
		return value.length === 0
			? { en: "an empty list", da: "er en tom liste" }
			: { en: "a list", da: "er en liste" };
	if (typeof value === "object")
		return { en: "a group of fields", da: "er en gruppe felter" };
	if (typeof value !== "string")
		return { en: String(value), da: `er ${value}` };
	const short = value.length > 60 ? `${value.slice(0, 57)}…` : value;
	return { en: `“${short}”`, da: `er »${short}«` };
}

/** ["week", "monday", "starts", 0] → “starts 1”; ["title", "en"] → “title (en)”. */
function readableName(path: Path): Wording {
	const last = path.at(-1);
	if (last === undefined) return { en: "this file", da: "filen" };
	const above = path.slice(0, -1);
	if (typeof last === "number") {
		const item = { en: `item ${last + 1}`, da: `punkt ${last + 1}` };
		const list = readableName(above);
		return above.length === 0
			? item
			: { en: `${item.en} of ${list.en}`, da: `${item.da} i ${list.da}` };
	}
	if ((last === "da" || last === "en") && above.length > 0) {
		const text = readableName(above);
		return worded((language) => `${text[language]} (${last})`);
	}
	return worded(() => String(last));
}

/** The same as the beginning of a sentence. Field names keep their spelling; only our own words begin with a capital. */
function sentence(path: Path): Wording {
	const { en, da } = readableName(path);
	const ours = /^(this file|filen|item |punkt )/;
	return {
		en: ours.test(en) ? capitalize(en) : en,
		da: ours.test(da) ? capitalize(da) : `Feltet ${da}`,
	};
}

function valueAt(root: unknown, path: Path): unknown {
	return path.reduce<unknown>((value, step) => {
		const own =
			typeof value === "object" && value !== null && Object.hasOwn(value, step);
		return own ? Reflect.get(value, step) : undefined;
	}, root);
}
