import {
	type Collection,
	defaultLocale,
	type Locale,
	localesOf,
	type SiteDefinition,
} from "../definition.ts";
import {
	type Checked,
	type Diagnostic,
	unproblematic,
} from "../diagnostics/diagnostic.ts";
import { type Path, pointer } from "../diagnostics/places.ts";
import { isLocalized } from "../schema/localized.ts";
import { type Hole, isProse, isText, type Part } from "../text/text.ts";
import type { ContentEntry } from "../types.ts";
import { splitHoles } from "./holes.ts";
import { renderMarkdown } from "./markdown.ts";
import { joinNotes, type Notes, takeNotes } from "./notes.ts";
import { checkPlainText } from "./plain-text.ts";
import { type Repaired, repair } from "./repair.ts";
import { validate } from "./validate.ts";
import { visibleWords } from "./visible.ts";
import type { Yaml } from "./yaml.ts";

/** What stands in a file. */
export type Parsed = Pick<
	ContentEntry,
	| "body"
	| "places"
	| "raw"
	| "samples"
	| "citations"
	| "figures"
	| "remarks"
	| "allowances"
> & { readonly data: unknown; readonly repaired: Repaired | undefined };

/** What is known of a file that could not be read. */
export const nothing: Parsed = {
	data: undefined,
	raw: undefined,
	repaired: undefined,
	body: undefined,
	places: {},
	samples: [],
	citations: [],
	figures: [],
	remarks: [],
	allowances: [],
};

/** A file's collection, its path, and its language where it has one. */
export type Whose = {
	readonly collection: Collection;
	readonly file: string;
	readonly locale: Locale | undefined;
};

/** YAML → the data of its collection, what it cites and what it marks as samples. */
export function readData(
	{ collection, file, locale }: Whose,
	yaml: Yaml,
	site: SiteDefinition,
): Checked<Parsed> {
	const { value, places } = yaml;
	const { schema, fieldLanguages = {} } = collection;
	const locales = localesOf(site);
	const checked = validate({
		schema,
		value,
		file,
		places,
		locales,
		remedies: (text) => site.remedies?.(text) ?? [],
	});
	const citations = citationsIn(yaml, file);
	const notes: Notes[] = [];
	const texts = readTexts(
		checked.value,
		{ path: [], locale: locale ?? defaultLocale(site) },
		{ file, yaml, notes, site, fieldLanguages },
	);
	return {
		value: {
			data: texts.value,
			raw: value,
			repaired: checked.value === undefined ? repair(schema, value) : undefined,
			body: undefined,
			places,
			samples: samplesIn(value, []),
			citations: citations.value,
			...joinNotes(notes),
			allowances: [],
		},
		diagnostics: [
			...checked.diagnostics,
			...citations.diagnostics,
			...texts.diagnostics,
		],
	};
}

/** All that a file cites, also where it doesn't fit its schema: so that every mistake is told at once. */
function citationsIn(yaml: Yaml, file: string): Checked<Hole[]> {
	const splits = stringsIn(yaml.value, [])
		.filter(([, value]) => /[{}]|\[\[/.test(value))
		.map(([path, value]) => splitHoles(value, file, yaml.locatorAt(path)));
	return {
		value: splits.flatMap(({ parts }) => citationsOf(parts)),
		diagnostics: splits.flatMap(({ diagnostics }) => diagnostics),
	};
}

/** The citations among the parts of a text. */
export function citationsOf(parts: readonly Part[]): Hole[] {
	return parts.filter((part) => typeof part === "object" && "fact" in part);
}

function stringsIn(value: unknown, path: Path): (readonly [Path, string])[] {
	if (typeof value === "string") return [[path, value]];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, child]) =>
		stringsIn(child, [...path, key]),
	);
}

/** Where a value stands, and the language of its words. */
type Stand = { readonly path: Path; readonly locale: Locale };

type Reading = {
	readonly file: string;
	readonly yaml: Yaml;
	/** Where each text's notes are gathered. */
	readonly notes: Notes[];
	readonly site: SiteDefinition;
	/** Fields whose words are in one language. */
	readonly fieldLanguages: Readonly<Record<string, Locale>>;
};

/** The same data, with its texts split at their holes and its Markdown rendered. */
function readTexts(
	value: unknown,
	{ path, locale }: Stand,
	reading: Reading,
): Checked<unknown> {
	const { file, yaml, notes, site, fieldLanguages } = reading;
	if (isText(value)) {
		const locate = yaml.locatorAt(path);
		const isUnquoted = yaml.isUnquoted(path);
		notes.push(
			takeNotes(visibleWords(value.source), {
				...{ file, locale, locate, isUnquoted, site },
			}),
		);
		const { parts } = splitHoles(value.source, file, locate);
		const diagnostics = checkPlainText(value.source, file, locate);
		return { value: { ...value, parts }, diagnostics };
	}
	if (typeof value === "string")
		return {
			value,
			// A schema may have written it, as the second language of a link that is the same in both.
			diagnostics: yaml.hasScalar(path)
				? checkPlainText(value, file, yaml.locatorAt(path))
				: [],
		};
	if (isProse(value)) {
		const { value: rendered, diagnostics } = renderMarkdown(value.source, {
			file,
			locale,
			site,
			locate: yaml.locatorAt(path),
			isUnquoted: yaml.isUnquoted(path),
			idPrefix: undefined,
		});
		notes.push(rendered.notes);
		return { value: { ...value, body: rendered.body }, diagnostics };
	}
	if (typeof value !== "object" || value === null) return unproblematic(value);
	const diagnostics: Diagnostic[] = [];
	const read = (
		child: unknown,
		step: PropertyKey,
		spoken: Locale = fieldLanguages[String(step)] ?? locale,
	) => {
		const stand = { path: [...path, step], locale: spoken };
		const inner = readTexts(child, stand, reading);
		diagnostics.push(...inner.diagnostics);
		return inner.value;
	};
	if (isLocalized(value)) {
		const values = Object.fromEntries(
			Object.entries(value.values).map(([code, child]) => [
				code,
				read(child, code, code),
			]),
		);
		return { value: { ...value, values }, diagnostics };
	}
	const copy = Array.isArray(value)
		? value.map((child, index) => read(child, index))
		: Object.fromEntries(
				Object.entries(value).map(([key, child]) => [key, read(child, key)]),
			);
	return { value: copy, diagnostics };
}

function samplesIn(value: unknown, path: Path): string[] {
	if (typeof value !== "object" || value === null) return [];
	const own =
		"sample" in value && value.sample === true
			? [pointer([...path, "sample"])]
			: [];
	return [
		...own,
		...Object.entries(value).flatMap(([key, child]) =>
			samplesIn(child, [...path, key]),
		),
	];
}
