import { getSchemaForLocale } from "../definition/shared-fields.ts";
import type { SiteDefinition } from "../definition.ts";
import { explain, problemAt } from "../diagnostics/diagnostic.ts";
import { groupBy } from "../diagnostics/group-by.ts";
import {
	findNearestPlace,
	listValues,
	type Path,
	toPointer,
} from "../diagnostics/places.ts";
import {
	getDefaultLocale,
	type Locale,
	listLocales,
} from "../languages/languages.ts";
import { mapData } from "../schema/map-data.ts";
import { isReference } from "../schema/reference.ts";
import {
	isProse,
	isText,
	type ParsedText,
	type Prose,
} from "../schema/text-values.ts";
import { listCitations, splitCitations } from "./citations.ts";
import type { ContentPath } from "./collection.ts";
import { checkWords, type Findings, type TextSource } from "./findings.ts";
import { renderMarkdown } from "./markdown/index.ts";
import { checkPlainText } from "./markdown/plain-text.ts";
import { validateValue } from "./validate/index.ts";
import { getVisibleText } from "./visible-text.ts";
import type { ParsedYaml } from "./yaml/index.ts";

/** Validates YAML with the schema of its collection, and parses its texts. Returns undefined if it fails the schema. */
export function parseData(
	{ collection, locale }: ContentPath,
	yaml: ParsedYaml,
	site: SiteDefinition,
	findings: Findings,
): unknown {
	const locales = listLocales(site);
	const { value, problems } = validateValue({
		schema: getSchemaForLocale(collection, locale, site),
		value: yaml.value,
		places: yaml.places,
		locales,
		corrections: (text) => site.corrections?.(text) ?? [],
	});
	findings.problems.push(...problems);
	collectCitations(yaml, findings);
	const data = mapData(value, (each, path) => {
		const own = getLocaleAt(path);
		if (isReference(each))
			findings.references.push({
				reference: each,
				path,
				locales: own === undefined ? locales : [own],
			});
		if (typeof each !== "string" && !isText(each) && !isProse(each))
			return undefined;
		const written = yaml.getScalar(path);
		// A schema may add texts, such as a link that is the same in the second language.
		if (!written) return undefined;
		const source = {
			...written,
			locale: own ?? getDefaultLocale(site),
			site,
			findings,
		};
		if (typeof each !== "string") return parseText(each, source);
		checkPlainText(each, source);
		return undefined;
	});
	checkRepeatedReferences(yaml, findings);
	return data;

	/** Returns the language of the innermost field at a path that has one. */
	function getLocaleAt(path: Path): Locale | undefined {
		return path.reduce<Locale | undefined>(
			(found, step) =>
				locales.find((each) => each === step) ??
				collection.fieldLanguages?.[String(step)] ??
				found,
			locale,
		);
	}
}

/** Collects the citations in a file, and reports invalid ones. Data that fails its schema is included, so that all problems are reported at once. */
function collectCitations(yaml: ParsedYaml, findings: Findings): void {
	for (const [path, value] of listValues(yaml.value)) {
		if (typeof value !== "string" || !/[{}]|\[\[/.test(value)) continue;
		const written = yaml.getScalar(path);
		if (!written) continue;
		const { parts, problems } = splitCitations(value, written.locate);
		findings.citations.push(...listCitations(parts));
		findings.problems.push(...problems);
	}
}

/** Splits a text at its citations, or renders its Markdown. `collectCitations` reports invalid citations. */
function parseText(text: ParsedText | Prose, source: TextSource) {
	if (isText(text)) {
		checkWords(getVisibleText(text.source), source);
		checkPlainText(text.source, source);
		return { ...text, parts: splitCitations(text.source, source.locate).parts };
	}
	const body = renderMarkdown(text.source, source);
	source.findings.texts.push({ locale: source.locale, body });
	return { ...text, body };
}

/** Reports references that appear twice in a list. */
function checkRepeatedReferences(
	{ places }: ParsedYaml,
	{ references, problems }: Findings,
): void {
	const inLists = references.filter(
		({ path }) => typeof path.at(-1) === "number",
	);
	const same = groupBy(inLists, ({ reference, path }) =>
		[reference.name, toPointer(path.slice(0, -1))].join(),
	);
	for (const [, ...again] of same.values())
		for (const { path } of again)
			problems.push(
				problemAt(
					findNearestPlace(places, path),
					explain("duplicate-id.in-list"),
				),
			);
}
