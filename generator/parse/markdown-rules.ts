import type { Heading, Image, Link, Nodes, Root, Text } from "mdast";
import {
	type Code,
	type Diagnostic,
	errorAt,
	type Place,
	type Wording,
} from "../diagnostic.ts";
import { markdownAllowance } from "./allowances.ts";

/** How an address in a text may begin, besides / and #. */
export const allowedSchemes = ["https", "mailto", "tel", "sms"] as const;

/** A part of a node: the address of a link, or a stretch of a text. */
export type Within =
	| "url"
	| { readonly index: number; readonly length: number };

/** Where a node of the text, or a part of it, stands in its file. */
export type PlaceOf = (node: Nodes, within?: Within) => Place;

/** What Markdown allows and our texts don't: titles, skipped levels, HTML, scattered or unsafe links, silent pictures. */
export function checkMarkdown(
	root: Root,
	file: string,
	placeOf: PlaceOf,
): Diagnostic[] {
	const diagnostics: Diagnostic[] = [];
	visit(root);
	checkLevels(root.children.filter((node) => node.type === "heading"));
	return diagnostics;

	function visit(node: Nodes) {
		switch (node.type) {
			case "html":
				checkHtml(node.value, placeOf(node));
				break;
			case "definition":
				report(
					placeOf(node),
					"html-in-markdown",
					{
						en: "Links are written in one piece here, not with their address further down.",
						da: "Links skrives ud i ét her, ikke med adressen længere nede.",
					},
					{
						en: "Write [the words](the address).",
						da: "Skriv [ordene](adressen).",
					},
				);
				break;
			case "text":
				checkLeftovers(node);
				break;
			case "link":
				checkScheme(node);
				break;
			case "image":
				checkAlt(node);
				break;
		}
		if ("children" in node) node.children.forEach(visit);
	}

	function checkHtml(value: string, place: Place) {
		const other = value.replaceAll(markdownAllowance, "").trim();
		// A closing tag was told about where it was opened.
		if (other === "" || /^<\/.*$/.test(other)) return;
		if (other.startsWith("<!--")) {
			report(
				place,
				"html-in-markdown",
				{
					en: "Comments are used for one thing only: to allow what would be warned about.",
					da: "Kommentarer bruges kun til én ting: at tillade det, der ellers advares om.",
				},
				{
					en: "Delete it, or write <!-- kilde-allow: the reason -->.",
					da: "Slet den, eller skriv <!-- kilde-tillad: grunden -->.",
				},
			);
			return;
		}
		report(
			place,
			"html-in-markdown",
			{
				en: "HTML is not used in texts.",
				da: "HTML bruges ikke i teksterne.",
			},
			{
				en: "Write it as Markdown: **bold**, *emphasis*, [link](/about), - list.",
				da: "Skriv det som Markdown: **fed**, *kursiv*, [link](/about), - liste.",
			},
		);
	}

	/** Signs that were meant as markup and would be shown as they are. */
	function checkLeftovers(node: Text) {
		for (const { sign, message, hint } of leftovers) {
			const found = sign.exec(node.value);
			if (!found) continue;
			const within = { index: found.index, length: found[0].length };
			report(placeOf(node, within), "broken-markdown", message, hint);
		}
	}

	function checkScheme(node: Link) {
		const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(node.url)?.[1]?.toLowerCase();
		if (
			scheme === undefined ||
			allowedSchemes.some((allowed) => allowed === scheme)
		)
			return;
		report(
			placeOf(node, "url"),
			"unsafe-link",
			{
				en: `Links that start with ${scheme}: are not allowed.`,
				da: `Links, der begynder med ${scheme}:, er ikke tilladt.`,
			},
			scheme === "http"
				? { en: "Write https:// instead.", da: "Skriv https:// i stedet." }
				: {
						en: "Links start with /, #, https://, mailto:, tel: or sms:.",
						da: "Links begynder med /, #, https://, mailto:, tel: eller sms:.",
					},
		);
	}

	function checkAlt(node: Image) {
		if (node.alt?.trim()) return;
		report(
			placeOf(node),
			"missing-alt",
			{
				en: "The picture has no words for those who can't see it.",
				da: "Billedet har ingen ord til dem, der ikke kan se det.",
			},
			{
				en: "Write them between the brackets: ![A quiet room](room.svg).",
				da: "Skriv dem mellem de kantede parenteser: ![Et stille rum](room.svg).",
			},
		);
	}

	function checkLevels(headings: readonly Heading[]) {
		headings.forEach((heading, index) => {
			const above = headings[index - 1]?.depth;
			if (heading.depth === 1) {
				report(
					placeOf(heading),
					"heading-level",
					{
						en: "A heading with one # is the title of the whole page, which the page has already.",
						da: "En overskrift med ét # er titlen på hele siden, og den har siden i forvejen.",
					},
					{ en: "Start with ## here.", da: "Begynd med ## her." },
				);
			} else if (
				above !== undefined &&
				above > 1 &&
				heading.depth > above + 1
			) {
				report(
					placeOf(heading),
					"heading-level",
					{
						en: `This heading has ${heading.depth} #, the one above it ${above}: a level is left out.`,
						da: `Overskriften har ${heading.depth} #, den foregående ${above}: et niveau er sprunget over.`,
					},
					{
						en: `Write it with ${above + 1} #.`,
						da: `Skriv den med ${above + 1} #.`,
					},
				);
			}
		});
	}

	function report(place: Place, code: Code, message: Wording, hint: Wording) {
		diagnostics.push(errorAt(file, place, code, message, hint));
	}
}

const leftovers = [
	{
		sign: /\]\s*\((?:[/#]|https?:|mailto:|tel:|sms:|\{\{)/,
		message: {
			en: "This looks like a link, but it is shown as it is written.",
			da: "Dette ligner et link, men vises, som det står.",
		},
		hint: {
			en: "Write [the words](/address): no space between ] and (, and a ) at the end.",
			da: "Skriv [ordene](/adresse): intet mellemrum mellem ] og (, og en ) til sidst.",
		},
	},
	{
		sign: /~~[^~]+~~/,
		message: {
			en: "Crossed-out text is not used here; the signs would be shown.",
			da: "Overstreget tekst bruges ikke her; tegnene ville blive vist.",
		},
		hint: { en: "Delete them.", da: "Slet dem." },
	},
	{
		sign: /^\s*\|.*\|\s*$/m,
		message: {
			en: "Tables are not used in texts; the signs would be shown.",
			da: "Tabeller bruges ikke i teksterne; tegnene ville blive vist.",
		},
		hint: {
			en: "Write a list: lines that start with a hyphen.",
			da: "Skriv en liste: linjer, der begynder med bindestreg.",
		},
	},
] as const;
