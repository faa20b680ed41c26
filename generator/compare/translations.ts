import { findCollection, type SiteDefinition } from "../definition.ts";
import { groupBy } from "../diagnostics/group-by.ts";
import { toPointer } from "../diagnostics/places.ts";
import { type History, listCommitsUpToLastChange } from "../git/history.ts";
import { getDateIn } from "../languages/days.ts";
import {
	getDefaultLocale,
	type Locale,
	listLocales,
} from "../languages/languages.ts";
import { findCopiedTexts, listTexts } from "../link/checks/translations.ts";
import { listContentFiles } from "../link/entries.ts";
import type { ContentFile, Entry } from "../types.ts";
import {
	findOlderTexts,
	type OlderText,
	type ReadVersion,
} from "./older-texts.ts";

/** A translation that is missing, copied, or older than its original. */
export type TranslationGap = {
	/** "copied": the text, or part of a file of several languages, has the words of another language. */
	readonly state: "missing" | "older" | "copied";
	readonly file: string;
	/** The two languages, if one file holds both. */
	readonly languages?: readonly [Locale, Locale];
	/** The path of a text that is older, where one file holds both. */
	readonly path?: OlderText["path"];
	/** The text that it is, or should be, a translation of. */
	readonly of: string;
	/** The dates of their last changes, yyyy-mm-dd; undefined if the file is missing or not committed. */
	readonly changed: string | undefined;
	readonly ofChanged: string | undefined;
};

/**
 * Every Markdown text that lacks a language, every translation that is older than the text in the default language, and
 * every file with texts that are copied from another language.
 */
export function findTranslationGaps(
	all: readonly Entry[],
	history: History,
	site: SiteDefinition,
	read: ReadVersion,
): TranslationGap[] {
	return [
		...findMissingOrOutdatedMarkdown(all, history, site, read),
		...findOlderYamlGaps(all, history, site, read),
		...findCopiedGaps(all, history, site),
	];
}

/** Finds the texts within YAML files that are older than their originals beside them. */
function findOlderYamlGaps(
	all: readonly Entry[],
	history: History,
	site: SiteDefinition,
	read: ReadVersion,
): TranslationGap[] {
	const [original, ...others] = listLocales(site);
	if (original === undefined) return [];
	const day = (seconds: number) =>
		getDateIn(site.timeZone, new Date(seconds * 1000));
	return listContentFiles(all).flatMap((entry) => {
		const versions = history.versions.get(entry.file) ?? [];
		return others.flatMap((locale) =>
			findOlderTexts(entry, versions, { locale, original }, read).map(
				({ path, date, originalDate }) => ({
					state: "older" as const,
					file: entry.file,
					languages: [locale, original] as const,
					path,
					of: entry.file,
					changed: day(date),
					ofChanged: originalDate === undefined ? undefined : day(originalDate),
				}),
			),
		);
	});
}

function findCopiedGaps(
	all: readonly Entry[],
	history: History,
	site: SiteDefinition,
): TranslationGap[] {
	const texts = all.flatMap((entry) =>
		entry.kind === "content" ? listTexts(entry, site) : [],
	);
	const ofFiles = groupBy(
		findCopiedTexts(texts, site),
		({ entry, locale, source }) =>
			[entry.file, source.entry.file, locale, source.locale].join(),
	);
	const changed = (file: string) =>
		findCommittedChangeDate(file, history, site.timeZone);
	return [...ofFiles.values()].flatMap(([first]) => {
		if (!first) return [];
		const { entry, locale, source } = first;
		const gap = {
			state: "copied" as const,
			file: entry.file,
			of: source.entry.file,
			changed: changed(entry.file),
			ofChanged: changed(source.entry.file),
		};
		return entry === source.entry
			? [{ ...gap, languages: [locale, source.locale] as const }]
			: [gap];
	});
}

/** Finds the languages that Markdown texts lack, and the translations that are older than their originals. */
function findMissingOrOutdatedMarkdown(
	all: readonly Entry[],
	history: History,
	site: SiteDefinition,
	read: ReadVersion,
): TranslationGap[] {
	const texts = listContentFiles(all).filter(
		({ locale }) => locale !== undefined,
	);
	const files = new Map(texts.map((text) => [text.file, text]));
	const dates = (file: string) =>
		findCommittedChangeDate(file, history, site.timeZone);
	const gap = (state: TranslationGap["state"], file: string, of: string) => ({
		state,
		file,
		of,
		changed: files.has(file) ? dates(file) : undefined,
		ofChanged: dates(of),
	});
	const first = getDefaultLocale(site);
	return texts.flatMap((text): TranslationGap[] => {
		const versions = listLocales(site).map((locale) => ({
			locale,
			file: getTranslationPath(text, locale),
		}));
		// If there are several translations, the first is reported for all.
		const isFirst =
			versions.find(({ file }) => files.has(file))?.file === text.file;
		const missing = versions
			.filter(({ file }) => isFirst && !files.has(file))
			.filter(({ locale }) =>
				isTranslationExpected(text, locale, { all, site }),
			)
			.map(({ file }) => gap("missing", file, text.file));
		const original = files.get(getTranslationPath(text, first));
		const isOlder =
			text.locale !== first &&
			original !== undefined &&
			hasChangedText(original, text, { history, site, read });
		return isOlder
			? [...missing, gap("older", text.file, original.file)]
			: missing;
	});
}

/** Whether a text has changed since its translation, in more than the values that all languages share. */
function hasChangedText(
	text: ContentFile,
	translation: ContentFile,
	{
		history,
		site,
		read,
	}: { history: History; site: SiteDefinition; read: ReadVersion },
): boolean {
	const known = listCommitsUpToLastChange(translation.file, history);
	if (!known || isChangedOnlyIn(text.file, known, history)) return false;
	const { sameInAllLanguages: shared = [] } =
		findCollection(site, text.collection)?.route ?? {};
	const then = history.versions
		.get(text.file)
		?.find(({ commit }) => known.has(commit));
	if (shared.length === 0 || !then) return true;
	const own = ({ raw, body }: ReturnType<ReadVersion>) =>
		JSON.stringify([
			Object.entries(Object(raw)).filter(([field]) => !shared.includes(field)),
			body,
		]);
	return own(read(then)) !== own(text);
}

/** The path of the same text in another language, whether or not it is there. */
function getTranslationPath(
	{ file, locale }: ContentFile,
	other: string,
): string {
	return file.replace(`.${locale}.md`, `.${other}.md`);
}

/** Whether a text should be there in a language too: an entry may be in one on purpose, and so may a page. */
function isTranslationExpected(
	text: ContentFile,
	locale: string,
	{
		all,
		site,
	}: { readonly all: readonly Entry[]; readonly site: SiteDefinition },
): boolean {
	if (findCollection(site, text.collection)?.route)
		return Object(text.raw).translated !== false;
	const { collection, texts } = site.pages;
	if (text.collection !== texts.name) return true;
	const page = listContentFiles(all).find(
		(entry) => entry.collection === collection.name && entry.id === text.id,
	);
	return Object(Object(page?.raw).path)[locale] !== undefined;
}

/** Whether all changes of a text are among these commits; by ancestry, since the clock of a computer may be wrong. */
function isChangedOnlyIn(
	file: string,
	commits: ReadonlySet<string>,
	{ changes, uncommitted }: History,
): boolean {
	const own = changes.get(file);
	return (
		own !== undefined &&
		!uncommitted.has(file) &&
		own.every(({ commit }) => commits.has(commit))
	);
}

/** Returns the day of the last change of a file; undefined if that is not committed. */
function findCommittedChangeDate(
	file: string,
	{ changes, uncommitted }: History,
	timeZone: string,
): string | undefined {
	const [last] = changes.get(file) ?? [];
	return last && !uncommitted.has(file)
		? getDateIn(timeZone, new Date(last.date * 1000))
		: undefined;
}

/** Formats the gaps as a table. */
export function formatGaps(gaps: readonly TranslationGap[]): string {
	const uncommitted = "not committed";
	const lines = gaps.map(
		({ state, file, of, changed, ofChanged, languages, path = [] }) => {
			const [own, other] = (languages ?? []).map((code) => ` (${code})`);
			return [
				`${file}${toPointer(path)}${own ?? ""}`,
				state,
				state === "missing" ? "–" : (changed ?? uncommitted),
				`${of}${other ?? ""}  ${ofChanged ?? uncommitted}`,
			];
		},
	);
	const heads = ["Text", "State", "Changed", "Translates"];
	const table =
		lines.length === 0
			? ["No translation is missing, copied or out of date."]
			: alignColumns([heads, ...lines]);
	return `${table.join("\n")}\n`;
}

/** Formats rows of cells as lines with aligned columns. */
function alignColumns(rows: readonly (readonly string[])[]): string[] {
	const width = (column: number) =>
		Math.max(...rows.map((row) => row[column]?.length ?? 0));
	return rows.map((row) =>
		row
			.map((cell, column) => cell.padEnd(width(column)))
			.join("  ")
			.trimEnd(),
	);
}
