import type { Code as CodeBlock, Heading, Image, Nodes, Root } from "mdast";
import {
	explainInWords,
	type Fault,
	type Wording,
	withOnPage,
} from "../../diagnostics/diagnostic.ts";
import {
	explainInvisible,
	findSpelledOut,
} from "../../text/invisible-characters.ts";
import { suppressionComment } from "../suppressions.ts";
import {
	addressElsewhere,
	findBareAddresses,
	findForeignMarkup,
} from "./foreign-markup.ts";
import { linkFault } from "./link-rules.ts";

import { startOf, stretchOf, urlStretch } from "./places.ts";

/** The fault of a node; the whole node is marked unless the fault has a range of its own. */
type NodeFault = Omit<Fault, "start" | "length"> & Partial<Fault>;

/**
 * Finds what Markdown allows but texts of the site don't: headings of level 1, skipped levels, HTML, link definitions,
 * unsafe links, pictures without alt text, code by accident, and invisible characters as references.
 */
export function checkMarkdown(root: Root, text: string): Fault[] {
	const hasReferences = text.includes("&");
	const { shown, offsetOf } = shownCharacters(root, text);
	const faults = [...findForeignMarkup(shown), ...findBareAddresses(shown)].map(
		({ start, length, ...fault }): Fault => {
			const offset = offsetOf(start);
			return {
				...fault,
				start: offset,
				length: offsetOf(start + length - 1) + 1 - offset,
			};
		},
	);
	let above: number | undefined;
	visit(root);
	return faults;

	function visit(node: Nodes) {
		report(node, ...faultsOf(node, text));
		if (hasReferences) report(node, ...spelledOutIn(node, text));
		if (node.type === "heading") {
			report(node, ...levelFaults(node, above));
			above = node.depth;
		}
		if (!("children" in node)) return;
		node.children.forEach(visit);
		for (const list of brokenSublists(node.children, text))
			report(list, notIndented);
	}

	function report(node: Nodes, ...found: readonly NodeFault[]) {
		for (const fault of found) faults.push({ ...stretchOf(node), ...fault });
	}
}

function faultsOf(node: Nodes, text: string): readonly NodeFault[] {
	switch (node.type) {
		case "html":
			return htmlFaults(node.value);
		case "definition":
			return [{ code: "html-in-markdown", ...addressElsewhere }];
		case "text": {
			const index = node.value.indexOf("\uFFFD");
			const start = startOf(node) + index;
			return index < 0 ? [] : [{ start, length: 1, ...invalidCode }];
		}
		case "link": {
			const fault = linkFault(node);
			if (!fault) return [];
			return [fault.code ? { ...urlStretch(node, text), ...fault } : fault];
		}
		case "code":
			return codeFaults(node);
		case "image":
			return [...altFaults(node), ...(node.title ? [droppedTitle] : [])];
		default:
			return [];
	}
}

function htmlFaults(value: string): NodeFault[] {
	const other = value.replaceAll(suppressionComment, "").trim();
	// A closing tag was reported with its opening tag.
	if (other === "" || /^<\/[^<>]*>$/.test(other)) return [];
	return [other.startsWith("<!--") ? htmlComment : htmlTag];
}

/** An invisible character as a character reference, as &#x202e; or &rlm;. */
function spelledOutIn(node: Nodes, text: string): NodeFault[] {
	const values = [
		"value" in node ? node.value : "",
		"url" in node ? node.url : "",
		"alt" in node ? node.alt : "",
		"title" in node ? node.title : "",
	];
	const found = findSpelledOut(values.join("\n"), text);
	return found === undefined
		? []
		: [{ code: "control-character", ...explainInvisible(found) }];
}

/** Code of indented lines, or behind a fence that is never closed. */
function codeFaults({ value, position }: CodeBlock): NodeFault[] {
	const { start, end } = position ?? {};
	const lines = start && end ? end.line - start.line + 1 : 0;
	const linesOfCode = value.split("\n").length;
	const isIndented = lines === linesOfCode;
	const isUnclosed = lines < linesOfCode + 2 || end?.column === 1;
	return isIndented || isUnclosed ? [codeByAccident] : [];
}

function altFaults({ alt }: Image): NodeFault[] {
	const isMissing = /^\s*([\w-]+\.(svg|png|jpe?g|webp|avif|gif)\s*)?$/i;
	return isMissing.test(alt ?? "") ? [missingAlt] : [];
}

function levelFaults(
	{ depth }: Heading,
	above: number | undefined,
): NodeFault[] {
	if (depth === 1) return [pageTitle];
	const skips = above !== undefined && above > 1 && depth > above + 1;
	return skips ? [skippedLevel(depth, above)] : [];
}

/** Lists meant to be within the list above them, whose lines are indented too little for that. */
function brokenSublists(nodes: readonly Nodes[], text: string): Nodes[] {
	return nodes.filter((node, index) => {
		const before = nodes[index - 1];
		return (
			node.type === "list" &&
			before?.type === "list" &&
			indentOf(node, text) > indentOf(before, text)
		);
	});
}

/** The number of characters before a node on its line. */
function indentOf(node: Nodes, text: string): number {
	const start = startOf(node);
	return start - (text.lastIndexOf("\n", start - 1) + 1);
}

/**
 * Returns the characters of a text that visitors see, without the backslashes before them; all others are blank, code and
 * pictures are U+FFFC. `offsetOf` returns the offset of one of these characters in the text.
 */
function shownCharacters(root: Root, text: string) {
	let padded = "";
	visit(root);
	padded += blank(text.slice(padded.length));
	const left = [...padded.matchAll(/\0/g)].map(({ index }) => index);
	return {
		shown: padded.replaceAll("\0", ""),
		offsetOf: (index: number) =>
			left.reduce(
				(offset, each) => (each <= offset ? offset + 1 : offset),
				index,
			),
	};

	function visit(node: Nodes, isInLink = false) {
		const start = startOf(node);
		const written = text.slice(start, node.position?.end.offset ?? start);
		if (node.type === "text")
			// The address of a link may be its text.
			keep(start, isInLink ? written.replace(/[@.:]/g, "\uFFFC") : written);
		else if (node.type === "link")
			for (const child of node.children) visit(child, true);
		else if ("children" in node)
			for (const child of node.children) visit(child, isInLink);
		else if (node.type !== "definition")
			keep(start, written.replace(/[^\n]/g, "\uFFFC"));
	}

	function keep(start: number, characters: string) {
		padded += blank(text.slice(padded.length, start));
		padded += characters
			// The markers of quotations.
			.replace(/(?<=\n)[ \t>]+/g, blank)
			// An escaped hyphen never begins a list.
			.replace(/\\-/g, "\uFFFC-")
			.replace(/\\(?=[!-/:-@[-`{-~])/g, "\0");
	}
}

function blank(text: string): string {
	return text.replace(/[^\n]/g, " ");
}

const invalidCode = explainInWords(
	"This is the code of a character that no page can show.",
	"Dette er koden for et tegn, som ingen side kan vise.",
	"Delete it.",
	"Slet det.",
);

const droppedTitle: NodeFault = {
	severity: "warning",
	...explainInWords(
		"The title of a picture, in quotes behind its name, is not shown.",
		"Et billedes titel, i citationstegn efter dets navn, bliver ikke vist.",
		"Delete it, or write it as text below the picture.",
		"Slet den, eller skriv den som tekst under billedet.",
	),
};

const notIndented: NodeFault = {
	severity: "warning",
	...explainInWords(
		"This list is not within the one above it, but ends it.",
		"Denne liste er ikke en del af den foregående, men afslutter den.",
		"Indent its lines as far as the text of the item above: three spaces below 1. and two below a hyphen.",
		"Ryk dens linjer lige så langt ind som teksten i punktet ovenover: tre mellemrum under 1. og to under en bindestreg.",
	),
};

const htmlComment: NodeFault = {
	code: "html-in-markdown",
	...withOnPage(
		explainInWords(
			"Comments are only used to suppress warnings.",
			"Kommentarer bruges kun til at slå advarsler fra.",
			"Delete it, or write <!-- kilde-allow: the reason -->.",
			"Slet den, eller skriv <!-- kilde-tillad: grunden -->.",
		),
		explainInWords(
			"This comment has no effect.",
			"Kommentaren har ingen virkning.",
			"Delete it.",
			"Slet den.",
		),
	),
};

const htmlTag: NodeFault = {
	code: "html-in-markdown",
	...explainInWords(
		"HTML is not allowed in texts.",
		"HTML er ikke tilladt i tekster.",
		"Write it as Markdown: **bold**, *emphasis*, [link](/about), - list.",
		"Skriv det som Markdown: **fed**, *kursiv*, [link](/about), - liste.",
		{
			onPage: {
				en: "Delete it, and use the buttons above the text, e.g. for bold words or a list.",
				da: "Slet det, og brug knapperne over teksten, f.eks. til fed skrift eller en liste.",
			},
		},
	),
};

const codeByAccident: NodeFault = withOnPage(
	explainInWords(
		"This becomes program code: it begins with four spaces or a tab, or is below a line ``` or ~~~.",
		"Dette bliver til programkode: Det begynder med fire mellemrum eller et tabulatortegn, eller det står under en linje med ``` eller ~~~.",
		"Delete these characters: a line begins at the margin.",
		"Slet de tegn: En linje begynder helt ude ved margenen.",
	),
	explainInWords(
		"Visitors would see this part as program code.",
		"Besøgende ville se denne del som programkode.",
		"Delete it, and write it as ordinary text.",
		"Slet den, og skriv den som almindelig tekst.",
	),
);

const missingAlt: NodeFault = {
	code: "missing-alt",
	...explainInWords(
		"The picture has no alternative text, or only its file name.",
		"Billedet mangler en beskrivelse til dem, der ikke kan se det, eller har kun sit filnavn.",
		"Write what it shows between the brackets: ![A quiet room](room.svg).",
		"Skriv mellem de kantede parenteser, hvad det viser: ![Et stille rum](room.svg).",
		{
			onPage: {
				en: "Click on the picture, and write what it shows.",
				da: "Klik på billedet, og skriv, hvad det viser.",
			},
		},
	),
};

const chooseSize: Wording = {
	en: "Choose another size above the text.",
	da: "Vælg en anden størrelse over teksten.",
};

const pageTitle: NodeFault = {
	code: "heading-level",
	...withOnPage(
		explainInWords(
			"A heading with one # is the title of the page, and the page already has one.",
			"En overskrift med ét # er sidens titel, og den har siden allerede.",
			"Start with ## here.",
			"Begynd med ## her.",
		),
		explainInWords(
			"This heading is as large as the title of the page, and the page already has one.",
			"Overskriften er så stor som sidens titel, og den har siden allerede.",
			chooseSize.en,
			chooseSize.da,
		),
	),
};

function skippedLevel(depth: number, above: number): NodeFault {
	return {
		code: "heading-level",
		...withOnPage(
			explainInWords(
				`This heading has ${depth} #, the one above it ${above}: a level is missing.`,
				`Overskriften har ${depth} #, den foregående ${above}: Der er sprunget et niveau over.`,
				`Write it with ${above + 1} #.`,
				`Skriv den med ${above + 1} #.`,
			),
			explainInWords(
				"This heading is more than one size smaller than the one above it.",
				"Overskriften er mere end ét trin mindre end den foregående.",
				chooseSize.en,
				chooseSize.da,
			),
		),
	};
}
