import type { Collection, SiteDefinition } from "../definition.ts";
import {
	type Checked,
	type Diagnostic,
	errorAt,
	fileStart,
	ok,
} from "../diagnostics/diagnostic.ts";
import { messageTags } from "../diagnostics/language.ts";
import { formatList } from "../i18n/format.ts";
import { defaultLocale, localesOf } from "../i18n/languages.ts";
import type { Period } from "../i18n/period.ts";
import { requiredFields } from "../schema/schema-fields.ts";
import type { ContentFile, Entry, Source } from "../types.ts";
import {
	type ContentPath,
	correctedPath,
	locationHint,
	parseContentPath,
} from "./collection.ts";
import { citationsOf, type ParsedFile, readData, unreadFile } from "./data.ts";
import { decode, emptyFile, placesIn } from "./decode.ts";
import { splitFrontMatter } from "./front-matter.ts";
import { parseMedia } from "./image.ts";
import { inventoryOf } from "./inventory.ts";
import { invisibleInFile } from "./invisible-characters.ts";
import { renderMarkdown } from "./markdown/index.ts";
import { repeatedNames } from "./repeated-names.ts";
import { suppressionsIn } from "./suppressions.ts";
import { parseTemplate } from "./template.ts";
import { joinFindings, lintFile } from "./text-findings.ts";
import { tryHints } from "./validate/try-hints.ts";
import { parseYaml, rawYaml } from "./yaml/index.ts";

/**
 * Parses one file as the definition of the site says, and reports its problems. A hint keeps its replacement only if
 * that solves the problem. Depends on no other file.
 */
export function parse(source: Source, site: SiteDefinition): Checked<Entry> {
	const { value, diagnostics } = parseFile(source, site);
	if (diagnostics.every(({ hint }) => hint?.replacement === undefined))
		return { value, diagnostics };
	const check = (text: string) => {
		const bytes = new TextEncoder().encode(text);
		const again = parseFile({ ...source, bytes }, site);
		return [...again.diagnostics, ...lintFindingsOf(again.value)];
	};
	const text = new TextDecoder().decode(source.bytes).replace(/\r\n?/g, "\n");
	const before = [...diagnostics, ...lintFindingsOf(value)];
	return { value, diagnostics: tryHints(diagnostics, text, { before, check }) };
}

function lintFindingsOf(entry: Entry): readonly Diagnostic[] {
	return "lintFindings" in entry ? entry.lintFindings : [];
}

function parseFile(source: Source, site: SiteDefinition): Checked<Entry> {
	if (source.isUnread && source.path.endsWith("/"))
		return ok({ kind: "unknown", file: source.path, meant: undefined });
	const [folder = "", ...below] = source.path.split("/");
	const id = below.join("/");
	if (folder === "templates") return parseTemplate(source, id);
	if (below[0] === "media") return parseMedia(source, below.slice(1).join("/"));
	const path = parseContentPath(id, site);
	if (!path) return unknown(source.path, id, site);
	const decoded = decode(source);
	if (decoded.value === undefined)
		return { ...decoded, value: entryOf(path, source, unreadFile, site) };
	const parsed =
		path.format === "md"
			? parseMarkdownFile(path, source.path, decoded.value, site)
			: parseYamlFile(path, source.path, decoded.value, site);
	const suppressions = suppressionsIn(source.path, decoded.value);
	const known = [...parsed.diagnostics, ...suppressions.diagnostics];
	return {
		value: {
			...entryOf(path, source, parsed.value, site),
			suppressions: suppressions.value,
		},
		diagnostics: [
			...known,
			...invisibleInFile(source.path, decoded.value, known),
			...lintFile(source.path, decoded.value, site),
			...repeatedNames(source.path, parsed.value),
		],
	};
}

function unknown(
	file: string,
	path: string,
	site: SiteDefinition,
): Checked<Entry> {
	const meant = correctedPath(path, site);
	// Only `link` knows whether another file has the correct path, so the problem is reported there.
	if (meant && parseContentPath(meant, site))
		return ok({ kind: "unknown", file, meant: `content/${meant}` });
	const hint = locationHint(path, site);
	const message = {
		en: "This file is not part of the content.",
		da: "Filen hører ikke til nogen del af indholdet.",
	};
	return {
		value: { kind: "unknown", file, meant: undefined },
		diagnostics: [errorAt(file, fileStart, "unknown-file", { message, hint })],
	};
}

function entryOf(
	{ collection, id, part, locale }: ContentPath,
	{ path, digest }: Source,
	parsed: ParsedFile,
	site: SiteDefinition,
): ContentFile {
	const locales = localesOf(site);
	// The compiler can't know that the data was validated with the schema of this collection.
	return {
		kind: parsed.data === undefined ? "unsound" : "content",
		collection: collection.name,
		id,
		part,
		locale,
		file: path,
		digest,
		period: periodOf(collection, parsed.data),
		suppressions: [],
		...parsed,
		...inventoryOf(parsed.data, locale, locales),
	} as ContentFile;
}

/** The period of publication of an entry; empty if its collection has none. */
function periodOf({ hasPeriod }: Collection, data: unknown): Period {
	if (!hasPeriod) return {};
	const { from, until }: Period = data ?? {};
	return { from, until };
}

function parseYamlFile(
	{ collection, locale }: ContentPath,
	file: string,
	text: string,
	site: SiteDefinition,
): Checked<ParsedFile> {
	const yaml = parseYaml(file, text);
	if (!yaml.value)
		return {
			value: { ...unreadFile, raw: rawYaml(text) },
			diagnostics: yaml.diagnostics,
		};
	return readData({ collection, file, locale }, yaml.value, site);
}

/** The data of a text without front matter. All required fields together are reported once. */
function withoutFields(
	path: ContentPath,
	file: string,
	site: SiteDefinition,
): Checked<ParsedFile> {
	const missing = requiredFields(path.collection.schema);
	if (missing.length === 0) return parseYamlFile(path, file, "{}", site);
	return {
		value: unreadFile,
		diagnostics: [
			errorAt(file, fileStart, "missing-field", {
				message: {
					en: `The front matter with ${formatList(missing, messageTags.en)} is missing.`,
					da: `Øverst i filen mangler felterne ${formatList(missing, messageTags.da)}.`,
				},
				hint: {
					en: "Begin the file with a line ---, then a line for each field, e.g. title: …, then another line ---.",
					da: "Begynd filen med en linje ---, så en linje for hvert felt, f.eks. title: …, og så en linje --- igen.",
				},
			}),
		],
	};
}

function parseMarkdownFile(
	path: ContentPath,
	file: string,
	text: string,
	site: SiteDefinition,
): Checked<ParsedFile> {
	const split = splitFrontMatter(file, text);
	if (!split.value)
		return { value: unreadFile, diagnostics: split.diagnostics };
	const { matter, body, bodyStart } = split.value;
	const front =
		matter.trim() === ""
			? withoutFields(path, file, site)
			: parseYamlFile(path, file, matter, site);
	const place = placesIn(text);
	const markdown = renderMarkdown(body, {
		file,
		locale: path.locale ?? defaultLocale(site),
		site,
		locate: (offset, length) => place(bodyStart + offset, length),
		idPrefix: path.collection.sharesPage ? `${path.id}-` : "",
	});
	const { findings, body: rendered } = markdown.value;
	const emptyText = errorAt(file, fileStart, "empty-file", emptyFile);
	return {
		value: {
			...front.value,
			...joinFindings([front.value, findings]),
			citations: [...front.value.citations, ...citationsOf(rendered.html)],
			body: rendered,
		},
		diagnostics: [
			...front.diagnostics,
			...markdown.diagnostics,
			...(body.trim() === "" ? [emptyText] : []),
		],
	};
}
