import type { Heading, Image, Link, Nodes, Root, Text } from "mdast";
import {
	type Code,
	type Diagnostic,
	errorAt,
	type Place,
} from "../diagnostic.ts";

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
					"Links are written in one piece here, not with their address further down.",
					"Write [the words](the address).",
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
		// A comment shows nothing, and a closing tag was told about where it was opened.
		if (/^(<!--[\s\S]*-->|<\/.*)$/.test(value.trim())) return;
		report(
			place,
			"html-in-markdown",
			"HTML is not used in texts.",
			"Write it as Markdown: **bold**, *emphasis*, [link](/about), - list.",
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
			`Links that start with ${scheme}: are not allowed.`,
			scheme === "http"
				? "Write https:// instead."
				: "Links start with /, #, https://, mailto:, tel: or sms:.",
		);
	}

	function checkAlt(node: Image) {
		if (node.alt?.trim()) return;
		report(
			placeOf(node),
			"missing-alt",
			"The picture has no words for those who can't see it.",
			"Write them between the brackets: ![A quiet room](room.svg).",
		);
	}

	function checkLevels(headings: readonly Heading[]) {
		headings.forEach((heading, index) => {
			const above = headings[index - 1]?.depth;
			if (heading.depth === 1) {
				report(
					placeOf(heading),
					"heading-level",
					"A heading with one # is the title of the whole page, which the page has already.",
					"Start with ## here.",
				);
			} else if (
				above !== undefined &&
				above > 1 &&
				heading.depth > above + 1
			) {
				report(
					placeOf(heading),
					"heading-level",
					`This heading has ${heading.depth} #, the one above it ${above}: a level is left out.`,
					`Write it with ${above + 1} #.`,
				);
			}
		});
	}

	function report(place: Place, code: Code, message: string, hint: string) {
		diagnostics.push(errorAt(file, place, code, message, hint));
	}
}

const leftovers = [
	{
		sign: /\]\s*\((?:[/#]|https?:|mailto:|tel:|sms:|\{\{)/,
		message: "This looks like a link, but it is shown as it is written.",
		hint: "Write [the words](/address): no space between ] and (, and a ) at the end.",
	},
	{
		sign: /~~[^~]+~~/,
		message: "Crossed-out text is not used here; the signs would be shown.",
		hint: "Delete them.",
	},
	{
		sign: /^\s*\|.*\|\s*$/m,
		message: "Tables are not used in texts; the signs would be shown.",
		hint: "Write a list: lines that start with a hyphen.",
	},
] as const;
