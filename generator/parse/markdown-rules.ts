import type {
	Code as CodeBlock,
	Heading,
	Image,
	Link,
	Nodes,
	Root,
	Text,
} from "mdast";
import {
	type Code,
	type Diagnostic,
	errorAt,
	type Place,
	type Wording,
} from "../diagnostics/diagnostic.ts";
import { linkProblem } from "./link-rules.ts";
import { literalMarkup } from "./literal-markup.ts";
import { suppressionComment } from "./suppressions.ts";

/** A part of a node: the address of a link, or a range of its text. */
export type Within =
	| "url"
	| { readonly index: number; readonly length: number };

/** Returns the place in the file of a node, or of a part of it. */
export type PlaceOf = (node: Nodes, within?: Within) => Place;

/**
 * Reports what Markdown allows but texts of the site don't: headings of level 1, skipped levels, HTML, link definitions,
 * unsafe links, pictures without alt text, and code by accident.
 */
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
				checkLiteralMarkup(node);
				break;
			case "link":
				checkLink(node);
				break;
			case "code":
				checkCode(node);
				break;
			case "image":
				checkAlt(node);
				break;
		}
		if ("children" in node) node.children.forEach(visit);
	}

	function checkHtml(value: string, place: Place) {
		const other = value.replaceAll(suppressionComment, "").trim();
		// A closing tag was reported with its opening tag.
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

	function checkLiteralMarkup(node: Text) {
		for (const { pattern, message, hint } of literalMarkup) {
			const found = pattern.exec(node.value);
			if (!found) continue;
			const within = { index: found.index, length: found[0].length };
			report(placeOf(node, within), "broken-markdown", message, hint);
		}
	}

	function checkLink(node: Link) {
		const problem = linkProblem(node);
		if (problem)
			report(
				placeOf(node, problem.code === "broken-markdown" ? undefined : "url"),
				problem.code,
				problem.message,
				problem.hint,
			);
	}

	/** Indented lines and an unclosed fence turn text into code. */
	function checkCode(node: CodeBlock) {
		const { start, end } = node.position ?? {};
		const lines = start && end ? end.line - start.line + 1 : 0;
		const within = node.value.split("\n").length;
		if (lines === within)
			report(
				placeOf(node),
				"broken-markdown",
				{
					en: "Four spaces or a tab at the beginning of a line make it program code.",
					da: "Fire mellemrum eller et tabulatortegn først på en linje gør den til programkode.",
				},
				{
					en: "Begin the line at the margin.",
					da: "Begynd linjen helt ude ved margenen.",
				},
			);
		else if (lines < within + 2 || end?.column === 1)
			report(
				placeOf(node),
				"broken-markdown",
				{
					en: "These three signs turn all that follows into program code.",
					da: "Disse tre tegn gør alt det følgende til programkode.",
				},
				{ en: "Delete them.", da: "Slet dem." },
			);
	}

	function checkAlt(node: Image) {
		const alt = node.alt?.trim() ?? "";
		if (/^[\w-]+\.(svg|png|jpe?g|webp|avif|gif)$/i.test(alt))
			report(
				placeOf(node),
				"missing-alt",
				{
					en: "These words are only the picture's file name; they say nothing to those who can't see it.",
					da: "Ordene er kun billedets filnavn; de siger intet til dem, der ikke kan se det.",
				},
				{
					en: "Write what it shows: ![A quiet room](room.svg).",
					da: "Skriv, hvad det viser: ![Et stille rum](room.svg).",
				},
			);
		if (alt !== "") return;
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
