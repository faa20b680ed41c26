import { formatCount } from "../diagnostics/report.ts";
import type { Locale } from "../languages/languages.ts";
import type { MessageLanguage } from "../languages/message-language.ts";
import { type MessageText, translate } from "../messages/format.ts";
import { type DiffPiece, isChangedPiece } from "./changes.ts";
import type { ChangeGroup, Difference, PageSummary } from "./difference.ts";
import type { VisiblePart } from "./extract.ts";
import type { PlacedChange } from "./index.ts";

/** An item of a report: a line, and details below it. */
type ReportItem = {
	readonly line: readonly DiffPiece[];
	readonly details: readonly string[];
};

/** A section of a report. */
export type Section = {
	readonly heading: string;
	readonly items: readonly ReportItem[];
	/** Whether its items are for search engines, feed readers and scripts only. */
	readonly isForMachines: boolean;
};

/** Describes a difference, independent of the output format; empty sections are left out. */
export function describeDifference(
	difference: Difference,
	language: MessageLanguage,
): Section[] {
	const { added, removed, newRedirects, lostRedirects, groups, forMachines } =
		difference;
	const [facts, texts] = [true, false].map((isFact) =>
		groups
			.filter((group) => group.facts.length > 0 === isFact)
			.map((group) => describeChangeGroup(group, language)),
	);
	const redirects = newRedirects.map(({ from }) => from);
	const section = (
		heading: MessageText,
		items: readonly ReportItem[] = [],
	) => ({
		heading: heading[language],
		items,
		isForMachines: heading === headings.forMachines,
	});
	return [
		section(headings.pages, [
			...added.map((page) =>
				toReportItem(createAddition(formatPageLabel(page))),
			),
			...removed.map((page) =>
				toReportItem(
					createRemoval(formatPageLabel(page)),
					...(redirects.includes(page.path) ? [] : [brokenLinks[language]]),
				),
			),
		]),
		section(headings.redirects, [
			...newRedirects.map(({ from, to }) =>
				toReportItem(createAddition(`${from} → ${to}`)),
			),
			...lostRedirects.map(({ from, to }) =>
				toReportItem(createRemoval(`${from} → ${to}`)),
			),
		]),
		section(headings.facts, facts),
		section(headings.texts, texts),
		section(
			headings.forMachines,
			forMachines.length > 0 ? [toReportItem(forMachines.join(", "))] : [],
		),
	].filter(({ items }) => items.length > 0);
}

const headings = {
	pages: { en: "Pages", da: "Sider" },
	redirects: { en: "Redirects", da: "Viderestillinger" },
	facts: { en: "Facts", da: "Oplysninger" },
	texts: { en: "Texts, links and pictures", da: "Tekster, links og billeder" },
	forMachines: {
		en: "For search engines, feed readers and scripts only",
		da: "Kun for søgemaskiner, nyhedslæsere og scripts",
	},
} satisfies Record<string, MessageText>;

const brokenLinks: MessageText = {
	en: "Links to its old address will break. Add a redirect.",
	da: "Gamle links til adressen holder op med at virke. Tilføj en viderestilling.",
};

const partNames: Readonly<Record<VisiblePart, MessageText>> = {
	title: { en: "title", da: "titel" },
	description: { en: "search results", da: "søgeresultater" },
	text: { en: "text", da: "tekst" },
	link: { en: "link", da: "link" },
	picture: { en: "picture", da: "billede" },
};

function toReportItem(piece: DiffPiece, ...details: string[]): ReportItem {
	return { line: [piece], details };
}

function createAddition(to: string): DiffPiece {
	return { from: "", to, facts: [] };
}

function createRemoval(from: string): DiffPiece {
	return { from, to: "", facts: [] };
}

function formatPageLabel({ path, title }: PageSummary): string {
	return [path, title].filter(Boolean).join(" – ");
}

/** The old and the new text of a fact in each language; of a changed text its first place. With the number of places. */
function describeChangeGroup(
	{ facts, changes }: ChangeGroup,
	language: MessageLanguage,
): ReportItem {
	const [first] = changes;
	if (!first) return { line: [], details: [] };
	if (facts.length === 0)
		return {
			line: [
				`${first.page}, ${partNames[first.part][language]}: `,
				...shortenUnchanged(first.pieces),
			],
			details: changes.length > 1 ? describePlaces(changes, language) : [],
		};
	const inEachLanguage = listLanguages(changes).flatMap(
		(locale): readonly DiffPiece[] => [
			" / ",
			...(changes.find((each) => each.language === locale)?.pieces ?? []),
		],
	);
	return {
		line: [...inEachLanguage.slice(1), ` (${facts.join(", ")})`],
		details: describePlaces(changes, language),
	};
}

/** How many pages are listed. */
const maxPages = 8;

function describePlaces(
	changes: readonly PlacedChange[],
	language: MessageLanguage,
): string[] {
	const pages = [...new Set(changes.map(({ page }) => page))];
	const { en, da } = formatPlaceCount(changes);
	const places: MessageText = { en: `In ${en}.`, da: `${da}.` };
	const rest = pages.length > maxPages ? ["…"] : [];
	return [places[language], [...pages.slice(0, maxPages), ...rest].join(", ")];
}

/** Counts the places of changes: “22 places on 14 pages, in Danish and English”. */
export function formatPlaceCount(
	changes: readonly PlacedChange[],
): MessageText {
	const pages = new Set(changes.map(({ page }) => page)).size;
	const languages = translate({
		allOf: listLanguages(changes).map((language) => ({ language })),
	});
	return {
		en: `${formatCount(changes.length, "place", "en")} on ${formatCount(pages, "page", "en")}, in ${languages.en}`,
		da: `${formatCount(changes.length, "place", "da")} på ${formatCount(pages, "page", "da")}, på ${languages.da}`,
	};
}

function listLanguages(changes: readonly PlacedChange[]): Locale[] {
	return [...new Set(changes.map(({ language }) => language))];
}

/** The number of unchanged words shown on each side of a change. */
const contextWords = 4;

/** Removes text that is far from a change. */
function shortenUnchanged(pieces: readonly DiffPiece[]): DiffPiece[] {
	return pieces.map((piece, index) => {
		if (isChangedPiece(piece)) return piece;
		const words = piece.split(" ");
		const start = index === 0 ? [] : words.slice(0, contextWords + 1);
		const end =
			index === pieces.length - 1 ? [] : words.slice(-contextWords - 1);
		return start.length + end.length < words.length
			? [...start, "…", ...end].join(" ")
			: piece;
	});
}
