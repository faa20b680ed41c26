import type { Wording } from "../diagnostics/diagnostic.ts";
import type { MessageLanguage } from "../diagnostics/language.ts";
import { count } from "../diagnostics/report.ts";
import type { Alteration, Difference, PageSummary } from "./difference.ts";
import { partNames } from "./extract.ts";
import { countPlaces, languagesOf, type PlacedChange } from "./index.ts";

/** A part of a line: plain text, or a replacement. */
export type Piece = string | { readonly from: string; readonly to: string };

/** A section of a report: a heading, and items with a line and details each. */
export type Section = {
	readonly heading: string;
	/** Whether only machines read its items. */
	readonly isForMachines: boolean;
	readonly items: readonly {
		readonly line: readonly Piece[];
		readonly details: readonly string[];
	}[];
};

/** Describes a difference, independent of the output format; empty sections are left out. */
export function sectionsOf(
	difference: Difference,
	lang: MessageLanguage,
): Section[] {
	const { added, removed, newRedirects, lostRedirects, alterations } =
		difference;
	const visible = alterations.filter(({ forPeople }) => forPeople.length > 0);
	const section = (
		heading: Wording,
		items: Section["items"],
		isForMachines = false,
	) => ({ heading: heading[lang], isForMachines, items });
	return [
		section(
			{ en: "New pages", da: "Nye sider" },
			added.map((page) => line(labelOf(page))),
		),
		section(
			{ en: "Removed pages", da: "Fjernede sider" },
			removed.map((page) => line(labelOf(page), redirectMessage(page)[lang])),
		),
		section(
			{ en: "New redirects", da: "Nye viderestillinger" },
			newRedirects.map(({ from, to }) => line(`${from} → ${to}`)),
		),
		section(
			{
				en: "Removed redirects",
				da: "Fjernede viderestillinger",
			},
			lostRedirects.map(({ from, to }) => line(`${from} → ${to}`)),
		),
		section(
			{ en: "Facts", da: "Oplysninger" },
			visible
				.filter(({ facts }) => facts.length > 0)
				.map((each) => factItem(each, lang)),
		),
		section(
			{ en: "Texts, links and pictures", da: "Tekster, links og billeder" },
			visible
				.filter(({ facts }) => facts.length === 0)
				.map((each) => textItem(each, lang)),
		),
		section(
			{
				en: "For search engines and feed readers only",
				da: "Kun for søgemaskiner og nyhedslæsere",
			},
			alterations
				.filter(({ forPeople }) => forPeople.length === 0)
				.map((each) => machineItem(each, lang)),
			true,
		),
	].filter(({ items }) => items.length > 0);
}

function line(text: string, ...details: string[]) {
	return { line: [text], details };
}

function labelOf({ path, title }: PageSummary): string {
	return [path, title].filter(Boolean).join(" – ");
}

function redirectMessage({ leadsTo }: PageSummary): Wording {
	return leadsTo === undefined
		? {
				en: "Links to its old address will break. Add a redirect.",
				da: "Gamle links til adressen holder op med at virke. Tilføj en viderestilling.",
			}
		: {
				en: `Its address redirects to ${leadsTo}.`,
				da: `Adressen viderestiller til ${leadsTo}.`,
			};
}

/** “EUR 350” → “EUR 375” in each language in which it is shown, and how often. */
function factItem(alteration: Alteration, lang: MessageLanguage) {
	const { facts, forPeople } = alteration;
	const words = languagesOf(forPeople).flatMap((locale): Piece[] => {
		const met = forPeople.find(({ language }) => language === locale);
		return met ? [met] : [];
	});
	return {
		line: [
			...words.flatMap((each, index) => (index === 0 ? [each] : [" / ", each])),
			` (${facts.join(", ")})`,
		],
		details: [...howOften(alteration, forPeople, lang), addresses(forPeople)],
	};
}

/** The first place of a change, with its context. */
function textItem(alteration: Alteration, lang: MessageLanguage) {
	const { forPeople, forMachines } = alteration;
	const [first] = forPeople;
	if (!first) return machineItem(alteration, lang);
	const often = forPeople.length + forMachines.length > 1;
	return {
		line: [
			`${first.page}, ${partNames[first.part][lang]}: ${first.before}`,
			first,
			first.after,
		],
		details: often
			? [...howOften(alteration, forPeople, lang), addresses(forPeople)]
			: [],
	};
}

function machineItem(alteration: Alteration, lang: MessageLanguage) {
	const { facts, forMachines } = alteration;
	const name = facts.length > 0 ? [` (${facts.join(", ")})`] : [];
	return {
		line: [...forMachines.slice(0, 1), ...name],
		details: [
			...howOften(alteration, forMachines, lang),
			addresses(forMachines),
		],
	};
}

/** in 7 places on 4 pages, in Danish and English; and in 38 places that only machines read */
function howOften(
	{ forPeople, forMachines }: Alteration,
	changes: readonly PlacedChange[],
	lang: MessageLanguage,
): string[] {
	const places = countPlaces(changes);
	const besides: Wording =
		forPeople.length > 0 && forMachines.length > 0
			? {
					en: `; and in ${count(forMachines.length, "place", "en")} that only machines read`,
					da: `; og ${count(forMachines.length, "place", "da")}, som kun maskiner læser`,
				}
			: { en: "", da: "" };
	const sentence: Wording = {
		en: `In ${places.en}${besides.en}.`,
		da: `${places.da}${besides.da}.`,
	};
	return [sentence[lang]];
}

/** How many paths are listed. */
const mostAddresses = 8;

function addresses(changes: readonly PlacedChange[]): string {
	return listed([...new Set(changes.map(({ page }) => page))]);
}

function listed(pages: readonly string[]): string {
	const rest = pages.length > mostAddresses ? [" …"] : [];
	return [pages.slice(0, mostAddresses).join(", "), ...rest].join(",");
}
