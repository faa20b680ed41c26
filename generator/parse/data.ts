import { getSchemaFor } from "../definition/shared-fields.ts";
import type { Collection, SiteDefinition } from "../definition.ts";
import { explain, type Problem, problemAt } from "../diagnostics/diagnostic.ts";
import { groupBy } from "../diagnostics/group-by.ts";
import {
	findNearestPlace,
	listValues,
	type Path,
	type Places,
	toPointer,
} from "../diagnostics/places.ts";
import {
	getDefaultLocale,
	type Locale,
	listLocales,
} from "../languages/languages.ts";
import { mapData } from "../schema/map-data.ts";
import { isReference } from "../schema/reference.ts";
import { type Citation, isProse, isText } from "../schema/text-values.ts";
import type { ContentEntry, FoundReference, FoundText } from "../types.ts";
import { listCitations, splitCitations } from "./citations.ts";
import { renderMarkdown } from "./markdown/index.ts";
import { checkPlainText } from "./markdown/plain-text.ts";
import type { Parsed } from "./problem.ts";
import {
	findFiguresAndLint,
	joinFindings,
	type TextFindings,
	type TextSource,
} from "./text-findings.ts";
import { validateValue } from "./validate/index.ts";
import { getVisibleText } from "./visible-text.ts";
import type { ParsedYaml } from "./yaml/index.ts";

/** The content of a file, parsed; without `data` it fails its schema. */
export type ParsedFile = TextFindings &
	Pick<
		ContentEntry,
		"body" | "places" | "raw" | "citations" | "references" | "texts"
	> & { readonly data: unknown };

/** The result for a file that could not be read. */
export const unreadFile: ParsedFile = {
	data: undefined,
	raw: undefined,
	body: undefined,
	places: {},
	citations: [],
	references: [],
	texts: [],
	figures: [],
	lintFindings: [],
};

/** Validates YAML with the schema of its collection, and renders its texts. Reports every problem of both. */
export function parseData(
	collection: Collection,
	locale: Locale | undefined,
	yaml: ParsedYaml,
	site: SiteDefinition,
): Parsed<ParsedFile> {
	const { fieldLanguages = {} } = collection;
	const { value, places } = yaml;
	const locales = listLocales(site);
	const checked = validateValue({
		schema: getSchemaFor(collection, locale, site),
		value,
		places,
		locales,
		corrections: (text) => site.corrections?.(text) ?? [],
	});
	const citations = collectCitations(yaml);
	const read = parseTexts(checked.value, yaml, site, (path) =>
		path.reduce<Locale | undefined>(
			(found, step) =>
				locales.find((each) => each === step) ??
				fieldLanguages[String(step)] ??
				found,
			locale,
		),
	);
	return {
		value: {
			data: read.data,
			raw: value,
			body: undefined,
			places,
			citations: citations.value,
			references: read.references,
			texts: read.texts,
			...joinFindings(read.findings),
		},
		problems: [
			...checked.problems,
			...citations.problems,
			...read.problems,
			...checkRepeatedReferences(read.references, places),
		],
	};
}

/** Lists the citations in a file, and reports invalid ones. Data that fails its schema is included, so that all problems are reported at once. */
function collectCitations(yaml: ParsedYaml): Parsed<Citation[]> {
	const splits = listValues(yaml.value).flatMap(([path, value]) =>
		typeof value === "string" && /[{}]|\[\[/.test(value)
			? [splitCitations(value, yaml.locatorAt(path))]
			: [],
	);
	return {
		value: splits.flatMap(({ parts }) => listCitations(parts)),
		problems: splits.flatMap(({ problems }) => problems),
	};
}

/**
 * Splits the texts in data at their citations and renders Markdown. Returns the new data with its references, texts and
 * findings. `collectCitations` reports invalid citations. `localeAt` returns the language of a path, if it has one.
 */
function parseTexts(
	value: unknown,
	yaml: ParsedYaml,
	site: SiteDefinition,
	localeAt: (path: Path) => Locale | undefined,
) {
	const findings: TextFindings[] = [];
	const problems: Problem[] = [];
	const references: FoundReference[] = [];
	const texts: FoundText[] = [];
	const data = mapData(value, (each, path) => {
		if (isReference(each)) {
			const locale = localeAt(path);
			const locales = locale === undefined ? listLocales(site) : [locale];
			references.push({ reference: each, path, locales });
		}
		// A schema may add texts, such as a link that is the same in the second language.
		if (typeof each === "string" && yaml.hasScalar(path))
			problems.push(...checkPlainText(each, yaml.locatorAt(path)));
		if (!isText(each) && !isProse(each)) return undefined;
		const source: TextSource = {
			locale: localeAt(path) ?? getDefaultLocale(site),
			site,
			locate: yaml.locatorAt(path),
			isUnquoted: yaml.isUnquoted(path),
		};
		if (isText(each)) {
			findings.push(findFiguresAndLint(getVisibleText(each.source), source));
			problems.push(...checkPlainText(each.source, source.locate));
			return {
				...each,
				parts: splitCitations(each.source, source.locate).parts,
			};
		}
		const rendered = renderMarkdown(each.source, source);
		const { body } = rendered.value;
		findings.push(rendered.value.findings);
		problems.push(...rendered.problems);
		texts.push({ locale: source.locale, body });
		return { ...each, body };
	});
	return { data, findings, problems, references, texts };
}

/** Reports references that appear twice in a list. */
function checkRepeatedReferences(
	references: readonly FoundReference[],
	places: Places,
): Problem[] {
	const inLists = references.filter(
		({ path }) => typeof path.at(-1) === "number",
	);
	const same = groupBy(inLists, ({ reference, path }) =>
		[reference.name, toPointer(path.slice(0, -1))].join(),
	);
	return [...same.values()].flatMap(([, ...again]) =>
		again.map(({ path }) =>
			problemAt(
				findNearestPlace(places, path),
				explain("duplicate-id.in-list"),
			),
		),
	);
}
