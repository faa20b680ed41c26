import type { Collection, SiteDefinition } from "../definition.ts";
import type { Checked, Diagnostic } from "../diagnostics/diagnostic.ts";
import { type Path, pointer, valuesWithin } from "../diagnostics/places.ts";
import { defaultLocale, type Locale, localesOf } from "../i18n/languages.ts";
import { isLocalized } from "../schema/localized.ts";
import {
	type Citation,
	isProse,
	isText,
	type Part,
	type Prose,
	type Text,
} from "../text/text.ts";
import type { ContentEntry } from "../types.ts";
import { splitCitations } from "./citations.ts";
import { renderMarkdown } from "./markdown/index.ts";
import { checkPlainText } from "./markdown/plain-text.ts";
import {
	findInText,
	joinFindings,
	type TextFindings,
	type TextSource,
} from "./text-findings.ts";
import { validate } from "./validate/index.ts";
import { visibleWords } from "./visible.ts";
import type { Yaml } from "./yaml/index.ts";

/** The content of a file, parsed; without `data` it fails its schema. */
export type ParsedFile = Pick<
	ContentEntry,
	| "body"
	| "places"
	| "raw"
	| "samples"
	| "citations"
	| "figures"
	| "lintFindings"
> & { readonly data: unknown };

/** The result for a file that could not be read. */
export const unreadFile: ParsedFile = {
	data: undefined,
	raw: undefined,
	body: undefined,
	places: {},
	samples: [],
	citations: [],
	figures: [],
	lintFindings: [],
};

/** A file's collection, path and language; no locale if it has texts in several. */
type DataFile = {
	readonly collection: Collection;
	readonly file: string;
	readonly locale: Locale | undefined;
};

/** Validates YAML with the schema of its collection, and renders its texts. Reports every problem of both. */
export function readData(
	{ collection, file, locale }: DataFile,
	yaml: Yaml,
	site: SiteDefinition,
): Checked<ParsedFile> {
	const { value, places } = yaml;
	const { schema, fieldLanguages = {} } = collection;
	const locales = localesOf(site);
	const checked = validate({
		schema,
		value,
		file,
		places,
		locales,
		corrections: (text) => site.corrections?.(text) ?? [],
	});
	const citations = citationsIn(yaml, file);
	const findings: TextFindings[] = [];
	const diagnostics = [...checked.diagnostics, ...citations.diagnostics];
	const data = readTexts(
		checked.value,
		{ path: [], locale: locale ?? defaultLocale(site) },
		{ file, yaml, findings, diagnostics, site, fieldLanguages },
	);
	return {
		value: {
			data,
			raw: value,
			body: undefined,
			places,
			samples: samplesIn(value),
			citations: citations.value,
			...joinFindings(findings),
		},
		diagnostics,
	};
}

/** The citations in a file. Data that fails its schema is included, so that all problems are reported at once. */
function citationsIn(yaml: Yaml, file: string): Checked<Citation[]> {
	const splits = [...valuesWithin(yaml.value)].flatMap(([path, value]) =>
		typeof value === "string" && /[{}]|\[\[/.test(value)
			? [splitCitations(value, file, yaml.locatorAt(path))]
			: [],
	);
	return {
		value: splits.flatMap(({ parts }) => citationsOf(parts)),
		diagnostics: splits.flatMap(({ diagnostics }) => diagnostics),
	};
}

/** The citations among the parts of a text. */
export function citationsOf(parts: readonly Part[]): Citation[] {
	return parts.filter((part) => typeof part === "object" && "fact" in part);
}

/** The path of a value, and the language of its texts. */
type Position = { readonly path: Path; readonly locale: Locale };

type Context = {
	readonly file: string;
	readonly yaml: Yaml;
	/** Collect what is found in each text. */
	readonly findings: TextFindings[];
	readonly diagnostics: Diagnostic[];
	readonly site: SiteDefinition;
	/** The languages of fields with texts in one language. */
	readonly fieldLanguages: Readonly<Record<string, Locale>>;
};

/** Returns the data with its texts split at their citations and its Markdown rendered. */
function readTexts(
	value: unknown,
	{ path, locale }: Position,
	context: Context,
): unknown {
	const { file, yaml, fieldLanguages, diagnostics } = context;
	if (isText(value)) return readText(value, { path, locale }, context);
	if (isProse(value)) return readProse(value, { path, locale }, context);
	// A schema may have added a text, as the second language of a link that is the same in both.
	if (typeof value === "string" && yaml.hasScalar(path))
		diagnostics.push(...checkPlainText(value, file, yaml.locatorAt(path)));
	if (typeof value !== "object" || value === null) return value;
	const read = (
		child: unknown,
		step: PropertyKey,
		language: Locale = fieldLanguages[String(step)] ?? locale,
	) => readTexts(child, { path: [...path, step], locale: language }, context);
	if (isLocalized(value)) {
		const values = Object.fromEntries(
			Object.entries(value.values).map(([code, child]) => [
				code,
				read(child, code, code),
			]),
		);
		return { ...value, values };
	}
	return Array.isArray(value)
		? value.map((child, index) => read(child, index))
		: Object.fromEntries(
				Object.entries(value).map(([key, child]) => [key, read(child, key)]),
			);
}

/** Splits a short text at its citations, whose problems `citationsIn` reports. */
function readText(text: Text, position: Position, context: Context): Text {
	const { source } = text;
	const textSource = sourceOf(position, context);
	const { file, locate } = textSource;
	context.findings.push(findInText(visibleWords(source), textSource));
	context.diagnostics.push(...checkPlainText(source, file, locate));
	return { ...text, parts: splitCitations(source, file, locate).parts };
}

function readProse(prose: Prose, position: Position, context: Context): Prose {
	const { value, diagnostics } = renderMarkdown(prose.source, {
		...sourceOf(position, context),
		idPrefix: undefined,
	});
	context.findings.push(value.findings);
	context.diagnostics.push(...diagnostics);
	return { ...prose, body: value.body };
}

function sourceOf(
	{ path, locale }: Position,
	{ file, site, yaml }: Context,
): TextSource {
	const locate = yaml.locatorAt(path);
	const isUnquoted = yaml.isUnquoted(path);
	return { file, locale, site, locate, isUnquoted };
}

/** The paths of `sample: true`. */
function samplesIn(data: unknown): string[] {
	return [...valuesWithin(data)]
		.filter(([path, value]) => path.at(-1) === "sample" && value === true)
		.map(([path]) => pointer(path));
}
