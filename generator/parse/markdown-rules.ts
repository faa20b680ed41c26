import type { Heading, Image, Link, Nodes, Root } from "mdast";
import {
	type Code,
	type Diagnostic,
	errorAt,
	type Place,
} from "../diagnostic.ts";

/** How an address in a text may begin, besides / and #. */
export const allowedSchemes = ["https", "mailto", "tel", "sms"] as const;

/** Where a node of the text stands in its file; with `url`, the address of a link in it. */
export type PlaceOf = (node: Nodes, what?: "url") => Place;

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
