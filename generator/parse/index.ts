import { getSchemaForLocale } from "../definition/shared-fields.ts";
import type { SiteDefinition } from "../definition.ts";
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
	findUnwantedInvisibleCharacters,
	formatCodePoint,
} from "../text/invisible-characters.ts";
import { decodeSourceText } from "../text/line-breaks.ts";
import type { ContentEntry, ContentFile, Entry, Source } from "../types.ts";
import { listCitations } from "./citations.ts";
import {
	type ContentPath,
	correctPath,
	explainUnknownPath,
	parseContentPath,
} from "./collection.ts";
import { parseData } from "./data.ts";
import { createLocator, decodeText, findMissingText } from "./decode.ts";
import { createFindings, type Findings, lintFile } from "./findings.ts";
import { splitFrontMatter } from "./front-matter.ts";
import { parseMedia } from "./image.ts";
import { countConstructs } from "./markdown/foreign-markup.ts";
import { renderMarkdown } from "./markdown/index.ts";
import { type Parsed, toProblems } from "./problem.ts";
import { findSuppressions } from "./suppressions.ts";
import { parseTemplate } from "./template.ts";
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
	const text = decodeSourceText(source.bytes);
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
	const [folder = "", ...below] = source.path.split("/");
	const id = below.join("/");
	const isUnreadFolder = source.isUnread && source.path.endsWith("/");
	if (folder === "templates" && !isUnreadFolder)
		return parseTemplate(source, id);
	if (below[0] === "media" && !isUnreadFolder)
		return parseMedia(source, below.slice(1).join("/"));
	const path = parseContentPath(id, site);
	return path
		? parseContent(path, source, site)
		: parseUnknownFile(source, id, site);
}

function parseContent(
	path: ContentPath,
	source: Source,
	site: SiteDefinition,
): Parsed<ContentFile> {
	const { collection, id, part, locale } = path;
	const { value: text, problems } = decodeText(source);
	const findings = createFindings(problems);
	const parseText = path.format === "md" ? parseMarkdownFile : parseYamlFile;
	const parsed =
		text === undefined ? unreadFile : parseText(path, text, site, findings);
	const suppressions = findSuppressions(text ?? "");
	const { problems: found, lintFindings, ...others } = findings;
	const known = [...countConstructs(found), ...suppressions.problems];
	const { from, until }: Period = Object(parsed.data);
	return {
		// TypeScript doesn't know that the data was validated with the schema of this collection.
		value: {
			kind: parsed.data === undefined ? "invalid" : "content",
			collection: collection.name,
			id,
			part,
			locale,
			file: source.path,
			digest: source.digest,
			period: collection.hasPeriod ? { from, until } : {},
			suppressions: suppressions.value,
			...parsed,
			...others,
			lintFindings: lintFindings.map((each) => ({
				file: source.path,
				...each,
			})),
		} as ContentFile,
		problems: [
			...known,
			...checkInvisibleCharacters(text ?? "", known),
			...lintFile(text ?? "", site),
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
	return [...findUnwantedInvisibleCharacters(text)]
		.map(({ start, character }) =>
			problemAt(
				placeAt(start),
				explain("control-character.invisible", {
					name: formatCodePoint(character),
				}),
			),
		)
		.filter(({ line }) => !lines.has(line) && lines.add(line));
}

function parseUnknownFile(
	{ path: file, isUnread }: Source,
	path: string,
	site: SiteDefinition,
): Parsed<Entry> {
	const correct = correctPath(path, site);
	const meant = correct && `content/${correct}`;
	const unknown = problemAt(fileStart, explainUnknownPath(path, site));
	return {
		value: { kind: "unknown", file, meant },
		// Only `link` knows whether another file has the correct path, so the problem is reported there.
		problems: meant || isUnread ? [] : [unknown],
	};
}

/** The content of a file; without `data` it fails its schema. */
type ParsedFile = Pick<ContentEntry, "data" | "raw" | "body" | "places">;

const unreadFile: ParsedFile = {
	data: undefined,
	raw: undefined,
	body: undefined,
	places: {},
};

function parseYamlFile(
	path: ContentPath,
	text: string,
	site: SiteDefinition,
	findings: Findings,
): ParsedFile {
	const { value: yaml, problems } = parseYaml(text);
	findings.problems.push(...problems);
	if (!yaml) return unreadFile;
	const data = parseData(path, yaml, site, findings);
	return { data, raw: yaml.value, body: undefined, places: yaml.places };
}

function parseMarkdownFile(
	path: ContentPath,
	text: string,
	site: SiteDefinition,
	findings: Findings,
): ParsedFile {
	const { value: split, problems } = splitFrontMatter(text);
	findings.problems.push(...problems);
	if (!split) return unreadFile;
	const place = createLocator(text);
	const front = parseFrontMatter(path, split.matter, site, findings);
	const body = renderMarkdown(
		split.body,
		{
			locale: path.locale ?? getDefaultLocale(site),
			site,
			findings,
			locate: (offset, length) => place(split.bodyStart + offset, length),
		},
		path.collection.sharesPage ? `${path.id}-` : "",
	);
	findings.citations.push(...listCitations(body.html));
	const missing = findMissingText(split.body);
	if (missing) findings.problems.push(...toProblems([missing], place));
	return { ...front, body };
}

/** Parses front matter. If it is missing, reports all missing fields in one problem. */
function parseFrontMatter(
	path: ContentPath,
	matter: string,
	site: SiteDefinition,
	findings: Findings,
): ParsedFile {
	if (matter.trim() !== "") return parseYamlFile(path, matter, site, findings);
	const schema = getSchemaForLocale(path.collection, path.locale, site);
	const fields = { allOf: listRequiredFields(schema) };
	if (fields.allOf.length === 0)
		return parseYamlFile(path, "{}", site, findings);
	findings.problems.push(
		problemAt(fileStart, explain("missing-field.front-matter", { fields })),
	);
	return unreadFile;
}
