import { getSchemaFor } from "../definition/shared-fields.ts";
import type { Collection, SiteDefinition } from "../definition.ts";
import {
	type Checked,
	type Diagnostic,
	explain,
	fileStart,
	type Problem,
	problemAt,
} from "../diagnostics/diagnostic.ts";
import { selectWorkingFixes } from "../diagnostics/fixes.ts";
import type { Period } from "../languages/days.ts";
import { getDefaultLocale } from "../languages/languages.ts";
import { listRequiredFields } from "../schema/find-fields.ts";
import {
	findInvisibleCharacters,
	getCharacterName,
} from "../text/invisible-characters.ts";
import type { ContentFile, Entry, Source } from "../types.ts";
import { listCitations } from "./citations.ts";
import {
	type ContentPath,
	correctPath,
	explainUnknownPath,
	parseContentPath,
} from "./collection.ts";
import { type ParsedFile, parseData, unreadFile } from "./data.ts";
import { createLocator, decodeText, findMissingText } from "./decode.ts";
import { splitFrontMatter } from "./front-matter.ts";
import { parseMedia } from "./image.ts";
import { countConstructs } from "./markdown/foreign-markup.ts";
import { renderMarkdown } from "./markdown/index.ts";
import { type Parsed, toProblems, withoutProblems } from "./problem.ts";
import { findSuppressions } from "./suppressions.ts";
import { parseTemplate } from "./template.ts";
import { joinFindings, lintFile } from "./text-findings.ts";
import { parseYaml } from "./yaml/index.ts";

/**
 * Parses a file by the definition of the site. Reports its problems, with the fixes that work. Depends on no other file.
 */
export function parse(source: Source, site: SiteDefinition): Checked<Entry> {
	const { value, problems } = parseFile(source, site);
	const diagnostics = problems.map((each) => ({ file: source.path, ...each }));
	if (diagnostics.every(({ fixes }) => fixes === undefined))
		return { value, diagnostics };
	const check = (text: string) => {
		const bytes = new TextEncoder().encode(text);
		const again = parseFile({ ...source, bytes }, site);
		return [...again.problems, ...getLintFindings(again.value)];
	};
	const text = new TextDecoder().decode(source.bytes).replace(/\r\n?/g, "\n");
	const before = [...diagnostics, ...getLintFindings(value)];
	return {
		value,
		diagnostics: selectWorkingFixes(diagnostics, text, { before, check }),
	};
}

function getLintFindings(entry: Entry): readonly Diagnostic[] {
	return "lintFindings" in entry ? entry.lintFindings : [];
}

function parseFile(source: Source, site: SiteDefinition): Parsed<Entry> {
	if (source.isUnread && source.path.endsWith("/"))
		return withoutProblems({
			kind: "unknown",
			file: source.path,
			meant: undefined,
		});
	const [folder = "", ...below] = source.path.split("/");
	const id = below.join("/");
	if (folder === "templates") return parseTemplate(source, id);
	if (below[0] === "media") return parseMedia(source, below.slice(1).join("/"));
	const path = parseContentPath(id, site);
	if (!path) return parseUnknownFile(source.path, id, site);
	const { value: text, problems } = decodeText(source);
	if (text === undefined)
		return { value: toEntry(path, source, unreadFile), problems };
	const parsed =
		path.format === "md"
			? parseMarkdownFile(path, text, site)
			: parseYamlFile(path, text, site);
	const suppressions = findSuppressions(text);
	const known = [...countConstructs(parsed.problems), ...suppressions.problems];
	return {
		value: {
			...toEntry(path, source, parsed.value),
			suppressions: suppressions.value,
		},
		problems: [
			...known,
			...checkInvisibleCharacters(text, known),
			...lintFile(text, site),
		],
	};
}

/** Reports invisible characters in a file: at most one per line, and none on lines with a `known` problem. */
function checkInvisibleCharacters(
	text: string,
	known: readonly Problem[],
): Problem[] {
	const lines = new Set(known.map(({ line }) => line));
	const placeAt = createLocator(text);
	return [...findInvisibleCharacters(text)]
		.map(({ start, character }) =>
			problemAt(
				placeAt(start),
				explain("control-character.invisible", {
					name: getCharacterName(character),
				}),
			),
		)
		.filter(({ line }) => !lines.has(line) && lines.add(line));
}

function parseUnknownFile(
	file: string,
	path: string,
	site: SiteDefinition,
): Parsed<Entry> {
	const correct = correctPath(path, site);
	// Only `link` knows whether another file has the correct path, so the problem is reported there.
	if (correct)
		return withoutProblems({
			kind: "unknown",
			file,
			meant: `content/${correct}`,
		});
	return {
		value: { kind: "unknown", file, meant: undefined },
		problems: [problemAt(fileStart, explainUnknownPath(path, site))],
	};
}

function toEntry(
	{ collection, id, part, locale }: ContentPath,
	{ path, digest }: Source,
	parsed: ParsedFile,
): ContentFile {
	// TypeScript doesn't know that the data was validated with the schema of this collection.
	return {
		kind: parsed.data === undefined ? "invalid" : "content",
		collection: collection.name,
		id,
		part,
		locale,
		file: path,
		digest,
		period: getPeriod(collection, parsed.data),
		suppressions: [],
		...parsed,
		lintFindings: parsed.lintFindings.map((each) => ({ file: path, ...each })),
	} as ContentFile;
}

/** Returns the period of publication of an entry; empty if its collection has none. */
function getPeriod({ hasPeriod }: Collection, data: unknown): Period {
	if (!hasPeriod) return {};
	const { from, until }: Period = data ?? {};
	return { from, until };
}

function parseYamlFile(
	{ collection, locale }: ContentPath,
	text: string,
	site: SiteDefinition,
): Parsed<ParsedFile> {
	const { value: yaml, problems } = parseYaml(text);
	return yaml
		? parseData(collection, locale, yaml, site)
		: { value: unreadFile, problems };
}

/** Parses a text without front matter. Reports all missing fields in one problem. */
function parseWithoutFields(
	path: ContentPath,
	site: SiteDefinition,
): Parsed<ParsedFile> {
	const missing = listRequiredFields(
		getSchemaFor(path.collection, path.locale, site),
	);
	if (missing.length === 0) return parseYamlFile(path, "{}", site);
	const explanation = explain("missing-field.front-matter", {
		fields: { allOf: missing },
	});
	return {
		value: unreadFile,
		problems: [problemAt(fileStart, explanation)],
	};
}

function parseMarkdownFile(
	path: ContentPath,
	text: string,
	site: SiteDefinition,
): Parsed<ParsedFile> {
	const { value: split, problems } = splitFrontMatter(text);
	if (!split) return { value: unreadFile, problems };
	const { matter, body, bodyStart } = split;
	const front =
		matter.trim() === ""
			? parseWithoutFields(path, site)
			: parseYamlFile(path, matter, site);
	const place = createLocator(text);
	const markdown = renderMarkdown(
		body,
		{
			locale: path.locale ?? getDefaultLocale(site),
			site,
			locate: (offset, length) => place(bodyStart + offset, length),
		},
		path.collection.sharesPage ? `${path.id}-` : "",
	);
	const { findings, body: rendered } = markdown.value;
	const missingText = findMissingText(body);
	return {
		value: {
			...front.value,
			...joinFindings([front.value, findings]),
			citations: [...front.value.citations, ...listCitations(rendered.html)],
			body: rendered,
		},
		problems: [
			...front.problems,
			...markdown.problems,
			...toProblems(missingText ? [missingText] : [], place),
		],
	};
}
