import type { MessageLanguage } from "../diagnostics/language.ts";
import type { History } from "../git/history.ts";
import type { ContentEntry, Entry } from "../types.ts";
import { danishDay } from "./danish-time.ts";
import { otherLocale } from "./locale.ts";

/** A translation that somebody must write, or look at because the text it translates has changed since. */
export type Arrear = {
	readonly state: "missing" | "older";
	readonly file: string;
	/** The text that it is, or should be, a translation of. */
	readonly of: string;
	/** When each was last changed, yyyy-mm-dd; undefined for what is missing or not committed. */
	readonly changed: string | undefined;
	readonly ofChanged: string | undefined;
};

/** Every Markdown text whose counterpart is missing, and every English one that is older than its Danish. */
export function translationArrears(
	all: readonly Entry[],
	history: History,
): Arrear[] {
	const texts = all.filter(
		(entry) => entry.kind === "content" && entry.locale !== undefined,
	) as readonly ContentEntry[];
	const files = new Set(texts.map(({ file }) => file));
	return texts.flatMap((text): Arrear[] => {
		const counterpart = inOtherLanguage(text);
		const dates = (file: string) => dateOf(file, history);
		if (!files.has(counterpart))
			return isWanted(text, all)
				? [
						{
							state: "missing",
							file: counterpart,
							of: text.file,
							changed: undefined,
							ofChanged: dates(text.file),
						},
					]
				: [];
		if (
			text.locale === "da" ||
			age(text.file, history) >= age(counterpart, history)
		)
			return [];
		return [
			{
				state: "older",
				file: text.file,
				of: counterpart,
				changed: dates(text.file),
				ofChanged: dates(counterpart),
			},
		];
	});
}

function inOtherLanguage({ file, locale }: ContentEntry): string {
	const language = otherLocale(locale ?? "da");
	return file.replace(/\.(da|en)\.md$/, `.${language}.md`);
}

/** An article may stand in one language on purpose, and so may a page. */
function isWanted(text: ContentEntry, all: readonly Entry[]): boolean {
	if (text.collection === "news")
		return (text as ContentEntry<"news">).data?.translated !== false;
	if (text.collection !== "section") return true;
	const page = all.find(
		(entry) =>
			entry.kind === "content" &&
			entry.collection === "page" &&
			entry.id === text.id,
	) as ContentEntry<"page"> | undefined;
	return page?.data?.path[otherLocale(text.locale ?? "da")] !== undefined;
}

/** Seconds since 1970; an edit that is not committed counts as made now. */
function age(file: string, { changed, uncommitted }: History): number {
	return uncommitted.has(file)
		? Number.POSITIVE_INFINITY
		: (changed.get(file) ?? Number.POSITIVE_INFINITY);
}

function dateOf(file: string, history: History): string | undefined {
	const seconds = age(file, history);
	return Number.isFinite(seconds)
		? danishDay(new Date(seconds * 1000))
		: undefined;
}

/** The arrears as a table, in one language. */
export function arrearsTable(
	arrears: readonly Arrear[],
	language: MessageLanguage,
): string {
	const lines = arrears.map(({ state, file, of, changed, ofChanged }) => {
		const { missing, older, not, uncommitted } = words[language];
		return state === "missing"
			? [file, missing, not, `${of}  ${ofChanged ?? uncommitted}`]
			: [
					file,
					older,
					changed ?? uncommitted,
					`${of}  ${ofChanged ?? uncommitted}`,
				];
	});
	const table =
		lines.length === 0
			? [words[language].none]
			: aligned([words[language].heads, ...lines]);
	return `${[...table, "", words[language].note].join("\n")}\n`;
}

/** Rows of cells as lines whose columns stand below one another. */
function aligned(rows: readonly (readonly string[])[]): string[] {
	const width = (column: number) =>
		Math.max(...rows.map((row) => row[column]?.length ?? 0));
	return rows.map((row) =>
		row
			.map((cell, column) => cell.padEnd(width(column)))
			.join("  ")
			.trimEnd(),
	);
}

const words = {
	en: {
		heads: ["Text", "State", "Changed", "Translates"],
		missing: "missing",
		older: "older",
		not: "–",
		uncommitted: "not committed",
		none: "No translation is missing or older than its text.",
		note: "Markdown texts only: da and en in one YAML file are not judged by age.",
	},
	da: {
		heads: ["Tekst", "Tilstand", "Ændret", "Oversætter"],
		missing: "mangler",
		older: "ældre",
		not: "–",
		uncommitted: "ikke gemt i git",
		none: "Ingen oversættelse mangler eller er ældre end sin tekst.",
		note: "Kun Markdown-tekster: da og en i samme YAML-fil bliver ikke vurderet efter alder.",
	},
} as const;
