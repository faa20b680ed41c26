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
	errorAt,
	fileStart,
	unproblematic,
} from "../diagnostics/diagnostic.ts";
import { messageTags } from "../diagnostics/language.ts";
import { formatList } from "../i18n/format.ts";
import type { Period } from "../i18n/period.ts";
import type { ContentEntry, Entry, FoundReference, Source } from "../types.ts";
import { allowancesInMarkdown, allowancesInYaml } from "./allowances.ts";
import {
	collectionOf,
	type Home,
	meantPath,
	whereItBelongs,
} from "./collection.ts";
import { citationsOf, nothing, type Parsed, readData } from "./data.ts";
import { decode, placeAt } from "./decode.ts";
import { splitFrontMatter } from "./front-matter.ts";
import { parseMedia } from "./image.ts";
import { inventoryOf } from "./inventory.ts";
import { renderMarkdown } from "./markdown.ts";
import { joinNotes, lintFile } from "./notes.ts";
import type { Repaired } from "./repair.ts";
import { repeatedNames } from "./repeated-names.ts";
import { requiredFields } from "./schema-fields.ts";
import { tryHints } from "./try-hints.ts";
import { unseenInFile } from "./unseen.ts";
import { untranslated } from "./untranslated.ts";
import { parseYaml, rawYaml } from "./yaml.ts";

/**
 * One file → what it means by the definition of the site, with all that is wrong about it, and hints that were tried on
 * it. Looks at no other file.
 */
export function parse(source: Source, site: SiteDefinition): Checked<Entry> {
	const { value, diagnostics } = parseOnce(source, site);
	if (diagnostics.every(({ hint }) => hint?.replacement === undefined))
		return { value, diagnostics };
	const check = (text: string) => {
		const bytes = new TextEncoder().encode(text);
		const again = parseOnce({ ...source, bytes }, site);
		return [...again.diagnostics, ...remarksOf(again.value)];
	};
	const text = new TextDecoder().decode(source.bytes).replace(/\r\n?/g, "\n");
	const before = [...diagnostics, ...remarksOf(value)];
	return { value, diagnostics: tryHints(diagnostics, text, { before, check }) };
}

function remarksOf(entry: Entry): readonly Diagnostic[] {
	return entry.kind === "content" ? entry.remarks : [];
}

function parseOnce(source: Source, site: SiteDefinition): Checked<Entry> {
	if (source.isUnread && source.path.endsWith("/"))
		return unproblematic({
			kind: "unknown",
			file: source.path,
			meant: undefined,
			isFolder: true,
		});
	const [folder = "", ...below] = source.path.split("/");
	const id = below.join("/");
	const ref = { path: source.path, digest: source.digest };
	if (folder === "templates")
		return unproblematic({
			kind: "template",
			file: source.path,
			id,
			source: ref,
		});
	if (below[0] === "media") return parseMedia(source, below.slice(1).join("/"));
	const home = collectionOf(id, site);
	if (!home) return unknown(source.path, id, site);
	if (source.isUnread)
		return unproblematic(entryOf(home, source, nothing, site));
	const decoded = decode(source.path, source.bytes);
	if (decoded.value === undefined)
		return {
			value: entryOf(home, source, nothing, site),
			diagnostics: decoded.diagnostics,
		};
	const parsed =
		home.format === "md"
			? parseMarkdownFile(home, source.path, decoded.value, site)
			: parseYamlFile(home, source.path, decoded.value, site);
	// Longer texts in YAML are Markdown too.
	const inMarkdown = allowancesInMarkdown(source.path, decoded.value);
	const allowances = [...parsed.value.allowances, ...inMarkdown.value];
	const told = [...parsed.diagnostics, ...inMarkdown.diagnostics];
	return {
		value: entryOf(home, source, { ...parsed.value, allowances }, site),
		diagnostics: [
			...told,
			...unseenInFile(source.path, decoded.value, told),
			...lintFile(source.path, decoded.value, site),
			...repeatedNames(source.path, parsed.value),
			...untranslated(source.path, parsed.value, site),
		],
	};
}

function unknown(
	file: string,
	path: string,
	site: SiteDefinition,
): Checked<Entry> {
	const meant = meantPath(path, site);
	// Whether the right name is free, only `link` knows, and so that is where it is reported.
	const home = meant === undefined ? undefined : collectionOf(meant, site);
	if (meant !== undefined && home)
		return unproblematic({
			kind: "unknown",
			file,
			meant: `content/${meant}`,
			home: { collection: home.collection.name, id: home.id },
		});
	const message = {
		en: "This file belongs to no part of the content.",
		da: "Filen hører ikke til nogen del af indholdet.",
	};
	return {
		value: { kind: "unknown", file, meant },
		diagnostics: [
			errorAt(
				file,
				fileStart,
				"unknown-file",
				message,
				whereItBelongs(path, site),
			),
		],
	};
}

function entryOf(
	{ collection, id, part, locale }: Home,
	{ path, digest }: Source,
	parsed: Parsed,
	site: SiteDefinition,
): ContentEntry {
	const locales = localesOf(site);
	// The data was checked with the schema of just this collection, which the compiler can't see.
	return {
		kind: "content",
		collection: collection.name,
		id,
		part,
		locale,
		file: path,
		digest,
		period: periodOf(collection, parsed.data),
		...parsed,
		...inventoryOf(parsed.data, locale, locales),
		...(parsed.repaired && {
			references: rightReferences(parsed.repaired, locale, locales),
		}),
	} as ContentEntry;
}

/** What data refers to that fails its schema, but for what stands in the place of something wrong. */
function rightReferences(
	{ data, wrong }: Repaired,
	locale: Locale | undefined,
	locales: readonly Locale[],
): readonly FoundReference[] {
	return inventoryOf(data, locale, locales).references.filter(
		({ path }) =>
			!wrong.some((each) =>
				each.every((step, index) => String(path[index]) === String(step)),
			),
	);
}

/** When an entry is published, of those collections that say it. */
function periodOf({ hasPeriod }: Collection, data: unknown): Period {
	if (!hasPeriod) return {};
	const { from, until }: Period = data ?? {};
	return { from, until };
}

function parseYamlFile(
	{ collection, locale }: Home,
	file: string,
	text: string,
	site: SiteDefinition,
): Checked<Parsed> {
	const yaml = parseYaml(file, text, localesOf(site));
	if (!yaml.value)
		return {
			value: { ...nothing, raw: rawYaml(text) },
			diagnostics: yaml.diagnostics,
		};
	const data = readData({ collection, file, locale }, yaml.value, site);
	const allowances = allowancesInYaml(file, text, yaml.value.lastLineOf);
	return {
		value: { ...data.value, allowances: allowances.value },
		diagnostics: [...data.diagnostics, ...allowances.diagnostics],
	};
}

/** Of a text without front matter: none of its fields, which are one mistake where it needs any. */
function withoutFields(
	home: Home,
	file: string,
	site: SiteDefinition,
): Checked<Parsed> {
	const lacking = requiredFields(home.collection.schema);
	if (lacking.length === 0) return parseYamlFile(home, file, "{}", site);
	return {
		value: nothing,
		diagnostics: [
			errorAt(
				file,
				fileStart,
				"missing-field",
				{
					en: `The file has no front matter, the lines with its ${formatList(lacking, messageTags.en)}.`,
					da: `Filen har intet hoved, altså linjerne med ${formatList(lacking, messageTags.da)}.`,
				},
				{
					en: "Begin it with a line ---, then a line for each of them, as title: …, then a line --- again.",
					da: "Begynd den med en linje ---, så en linje for hvert felt, f.eks. title: …, og så en linje --- igen.",
				},
			),
		],
	};
}

function parseMarkdownFile(
	home: Home,
	file: string,
	text: string,
	site: SiteDefinition,
): Checked<Parsed> {
	const split = splitFrontMatter(file, text);
	if (!split.value) return { value: nothing, diagnostics: split.diagnostics };
	const { matter, body, bodyStart } = split.value;
	const front =
		matter.trim() === ""
			? withoutFields(home, file, site)
			: parseYamlFile(home, file, matter, site);
	const markdown = renderMarkdown(body, {
		file,
		locale: home.locale ?? defaultLocale(site),
		site,
		locate: (offset, length) => placeAt(text, bodyStart + offset, length),
		idPrefix: home.collection.sharesPage ? `${home.id}-` : "",
	});
	const { notes, body: rendered } = markdown.value;
	return {
		value: {
			...front.value,
			...joinNotes([front.value, notes]),
			citations: [...front.value.citations, ...citationsOf(rendered.html)],
			body: rendered,
		},
		diagnostics: [
			...front.diagnostics,
			...markdown.diagnostics,
			...emptiness(file, body),
		],
	};
}

function emptiness(file: string, body: string): Diagnostic[] {
	if (body.trim() !== "") return [];
	return [
		errorAt(
			file,
			fileStart,
			"empty-file",
			{ en: "The file has no text.", da: "Der er ingen tekst i filen." },
			{
				en: "Write the text, below the front matter if there is one.",
				da: "Skriv teksten, og er der et hoved med felter, så under det.",
			},
		),
	];
}
