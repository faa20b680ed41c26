import type { z } from "zod";
import {
	explainInWords,
	type Hint,
	type Message,
	type Problem,
	problemAt,
	type Wording,
	withOnPage,
	worded,
} from "../../diagnostics/diagnostic.ts";
import { didYouMean, nearest, suggest } from "../../diagnostics/nearest.ts";
import {
	isWithin,
	keyPlace,
	nearestPlace,
	type Path,
	type Places,
	pathKey,
	replaced,
	valueAt,
} from "../../diagnostics/places.ts";
import {
	languageName,
	type MessageLanguage,
	messageTags,
} from "../../languages/message-language.ts";
import { isDate } from "../../languages/period.ts";
import { formatValue, phrase } from "../../messages/format.ts";
import { readDemand, readDemandHint } from "../../schema/demand.ts";
import { listFieldsAt } from "../../schema/find-fields.ts";
import { slugify } from "../../text/slug.ts";
import { type Read, sound } from "../problem.ts";
import { correctionFor } from "./corrections.ts";
import { expected, optionsOf } from "./expected.ts";
import {
	firstPerPath,
	type Issue,
	issuesIn,
	issuesOf,
	withoutCompiling,
} from "./issues.ts";
import { misplacedFields } from "./misplaced.ts";
import { describe, readableName, sentenceStart } from "./naming.ts";

/** A schema, the value to validate with it, and the places of the value in its file. */
type Subject = {
	readonly schema: z.ZodType;
	readonly value: unknown;
	readonly places: Places;
	/** The languages of the site. */
	readonly locales: readonly string[];
	/** Candidates for what an invalid value was meant to be, in forms that only the site has. */
	corrections(text: string): readonly unknown[];
};

/** Validates a value with its schema; undefined if it doesn't fit. Reports each problem once, at the value or key that is wrong. */
export function validate(subject: Subject): Read<unknown> {
	const result = subject.schema.safeParse(subject.value, withoutCompiling);
	if (result.success) return sound(result.data);
	const issues = firstPerPath(issuesOf(result.error));
	const misplaced = misplacedFields(issues, subject.value, subject.places);
	const others = withoutMisspelt(issues, subject).filter(
		(issue) => !misplaced.some(({ parts }) => parts.includes(issue)),
	);
	const triesRemedies = others.length <= maxCorrections;
	return {
		value: undefined,
		problems: [
			...misplaced.map(({ problem }) => problem),
			...others.flatMap((issue) =>
				problemsOf(issue, { ...subject, triesRemedies }),
			),
		],
	};
}

/** A correction is tried on the whole value, which takes too long if there are more issues than this. */
const maxCorrections = 100;

/** A value with issues, and whether they are few enough to look for corrections. */
type InvalidSubject = Subject & { readonly triesRemedies: boolean };

/** Leaves out the missing fields that are there under a misspelt name, since the unknown name is reported. */
function withoutMisspelt(
	issues: readonly Issue[],
	{ schema, value }: Subject,
): Issue[] {
	const meant = new Set(
		issues.flatMap((issue) => {
			if (issue.code !== "unrecognized_keys") return [];
			const fields = listFieldsAt(schema, issue.path, value);
			return issue.keys.map((key) =>
				pathKey([...issue.path, nearest(key, fields) ?? ""]),
			);
		}),
	);
	return issues.filter(
		(issue) =>
			valueAt(value, issue.path) !== undefined ||
			!meant.has(pathKey(issue.path)),
	);
}

const anotherName: Wording = { en: "another name", da: "et andet navn" };

function problemsOf(issue: Issue, subject: InvalidSubject): Problem[] {
	if (issue.code === "unrecognized_keys")
		return issue.keys.map((key) => unknownField([...issue.path, key], subject));
	const { places, value } = subject;
	const found = valueAt(value, issue.path);
	if (issue.code === "invalid_key") {
		const [first] = issue.issues;
		const demand = first && readDemand(first.message);
		const reason = demand
			? worded((language) => formatValue(demand, { language }))
			: anotherName;
		const name = String(issue.path.at(-1));
		return [
			problemAt(keyPlace(places, issue.path), "invalid-field", {
				message: {
					en: `The name “${name}” must be ${withFullStop(reason.en)}`,
					da: `I stedet for navnet »${name}« skal der stå ${withFullStop(reason.da)}`,
				},
				hint: slugify(name) === "" ? undefined : didYouMean(slugify(name)),
			}),
		];
	}
	if (found === undefined && issue.path.length > 0) {
		const parent = issue.path.slice(0, -1);
		const names = Object.keys(Object(valueAt(value, parent)));
		const field = String(issue.path.at(-1));
		// The field that says which others there are: without it, none is known.
		const misspelt =
			issue.code === "invalid_union" ? nearest(field, names) : undefined;
		return misspelt === undefined
			? [missingField(issue, subject)]
			: [unknownField([...parent, misspelt], subject, [field])];
	}
	const impossible = impossibleDay(issue, found);
	if (impossible)
		return [
			problemAt(nearestPlace(places, issue.path), "invalid-field", {
				message: impossible,
			}),
		];
	const owner = sentenceStart(issue.path, subject.locales);
	const required = requiredOf(issue, subject);
	return [
		problemAt(nearestPlace(places, issue.path), "invalid-field", {
			message: {
				en: `${owner.en} is ${describe(found).en}; it must be ${withFullStop(required.en)}`,
				da: `${owner.da} ${describe(found).da}; der skal stå ${withFullStop(required.da)}`,
				onPage: mustBe(required.onPage ?? required),
			},
			hint: hintFor(issue, found, subject),
		}),
	];
}

/** The message about a date that is written as one, but isn't in the calendar. */
function impossibleDay(issue: Issue, found: unknown): Wording | undefined {
	if (issue.code !== "invalid_format" || issue.format !== "date")
		return undefined;
	const written = String(found);
	const [year = "", month = "", day = ""] = (
		/^(\d{4})-(\d\d?)-(\d\d?)$/.exec(written)?.slice(1) ??
		/^(\d\d?)[./-](\d\d?)[./-](\d{4})$/.exec(written)?.slice(1).toReversed() ??
		[]
	).map((part) => part.padStart(2, "0"));
	if (year === "" || isDate(`${year}-${month}-${day}`)) return undefined;
	if (month === "00" || Number(month) > 12)
		return {
			en: `There is no month ${month}.`,
			da: `Der er ingen måned ${month}.`,
		};
	const isLeapDay = `${month}-${day}` === "02-29";
	return {
		en: `There is no ${Number(day)} ${nameOfMonth(month, "en")}${isLeapDay ? ` in ${year}` : ""}.`,
		da: `Der er ingen ${Number(day)}. ${nameOfMonth(month, "da")}${isLeapDay ? ` i ${year}` : ""}.`,
	};
}

function nameOfMonth(month: string, language: MessageLanguage): string {
	return new Intl.DateTimeFormat(messageTags[language], {
		month: "long",
		timeZone: "UTC",
	}).format(new Date(`2024-${month}-01T00:00:00Z`));
}

/** The requirement of the schema; for a group, with the names of its fields. */
function requiredOf(issue: Issue, { schema, value }: Subject): Message {
	const required = expected(issue);
	const fields =
		issue.code === "invalid_type" &&
		issue.expected === "object" &&
		!readDemand(issue.message)
			? listFieldsAt(schema, issue.path, value).filter(
					(field) => field !== "sample",
				)
			: [];
	if (fields.length === 0 || issue.path.length === 0) return required;
	const names = fields.join(", ");
	const { en, da } = required;
	return { ...required, en: `${en}: ${names}`, da: `${da}: ${names}` };
}

function unknownField(
	path: Path,
	{ schema, value, places, locales }: Subject,
	fields = listFieldsAt(schema, path.slice(0, -1), value),
): Problem {
	const parent = path.slice(0, -1);
	const key = String(path.at(-1));
	const given = Object.keys(Object(valueAt(value, parent)));
	// Nobody who means `sample` writes another word.
	const twice = nearest(
		key,
		given.filter((name) => name !== key && fields.includes(name)),
	);
	const free = fields.filter(
		(field) => !given.includes(field) && field !== "sample",
	);
	const owner = readableName(parent, locales);
	return problemAt(keyPlace(places, path), "unknown-field", {
		message: {
			en: `${key} is not a field of ${owner.en}.`,
			da: `Der er intet felt ${key} i ${owner.da}.`,
			onPage: {
				en: "A field that is filled in here doesn't belong to the type you chose.",
				da: "Et felt, der er udfyldt her, hører ikke til den valgte type.",
			},
		},
		hint: {
			...(twice === undefined
				? (suggest(key, free) ?? deleteOrMove)
				: {
						en: `${twice} already exists; delete this line.`,
						da: `${twice} findes allerede; slet denne linje.`,
					}),
			onPage: {
				en: "Undo the last change, or choose the type that it was before.",
				da: "Fortryd den seneste ændring, eller vælg den type, det var før.",
			},
		},
	});
}

const deleteOrMove: Wording = {
	en: "Delete it, or move it to the field it belongs in.",
	da: "Slet det, eller flyt det hen i det felt, hvor det hører hjemme.",
};

function missingField(issue: Issue, subject: Subject): Problem {
	const { places, locales } = subject;
	const parent = issue.path.slice(0, -1);
	const field = String(issue.path.at(-1));
	const owner = sentenceStart(parent, locales);
	const place = nearestPlace(places, issue.path);
	if (locales.includes(field)) {
		const { en, da } = languageName(field);
		const beside = isSwallowed(field, valueAt(subject.value, parent))
			? explainInWords(
					`${owner.en} has no ${en} text.`,
					`${owner.da} har ingen ${da} tekst.`,
					`The text beside it goes on with ${field}: – begin that line in the same column as the other language.`,
					`Teksten ved siden af fortsætter med ${field}: – begynd den linje i samme kolonne som det andet sprog.`,
				)
			: explainInWords(
					`${owner.en} has no ${en} text.`,
					`${owner.da} har ingen ${da} tekst.`,
					`Add a line ${field}: with the text in ${en}, in the same column as the other language; between { and }, write a comma and then ${field}:.`,
					`Tilføj en linje, der begynder med ${field}: og har teksten på ${da}, i samme kolonne som det andet sprog; mellem { og } skriver du et komma og så ${field}:.`,
				);
		const onPage = explainInWords(
			`The text in ${en} is missing.`,
			`Teksten på ${da} mangler.`,
			`Write it in ${en}.`,
			`Skriv den på ${da}.`,
		);
		return problemAt(place, "missing-translation", withOnPage(beside, onPage));
	}
	const required = requiredOf(issue, subject);
	const sentence = mustBe(required.onPage ?? required);
	const missing = explainInWords(
		`${owner.en} has no ${field}.`,
		`${owner.da} mangler feltet ${field}.`,
		`Add ${field}, which must be ${withFullStop(required.en)}`,
		`Tilføj ${field}; der skal stå ${withFullStop(required.da)}`,
	);
	const onPage = explainInWords(
		`<${field}> is missing here.`,
		`Her mangler <${field}>.`,
		sentence.en,
		sentence.da,
	);
	return problemAt(place, "missing-field", withOnPage(missing, onPage));
}

function mustBe(required: Wording): Wording {
	return worded((language) =>
		formatValue(
			phrase("requirement.sentence", {
				requirement: required[language].replace(/\.$/, ""),
			}),
			{ language },
		),
	);
}

function withFullStop(text: string): string {
	return /[.…]$/.test(text) ? text : `${text}.`;
}

/** Whether a text beside a missing one contains it: its line was indented too far. */
function isSwallowed(field: string, beside: unknown): boolean {
	return Object.values(Object(beside)).some(
		(text) => typeof text === "string" && ` ${text}`.includes(` ${field}: `),
	);
}

function hintFor(
	issue: Issue,
	found: unknown,
	subject: InvalidSubject,
): Hint | undefined {
	const hint = readDemandHint(issue.message);
	if (hint) return worded((language) => formatValue(hint, { language }));
	const options =
		issue.code === "invalid_value"
			? issue.values.map(String)
			: optionsOf(issue);
	const near = typeof found === "string" ? nearest(found, options) : undefined;
	if (near !== undefined) return didYouMean(near);
	return subject.triesRemedies
		? correctionFor(
				found,
				(candidate) => fits(candidate, issue.path, subject),
				subject,
			)
		: undefined;
}

/** Whether the schema accepts a candidate at a path. */
function fits(
	candidate: unknown,
	path: Path,
	{ schema, value }: Subject,
): boolean {
	return !issuesIn(schema, replaced(value, path, candidate)).some((issue) =>
		isWithin(issue.path, path),
	);
}
