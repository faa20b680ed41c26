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
	type Diagnostic,
	errorAt,
	type Place,
	type Wording,
} from "../../diagnostics/diagnostic.ts";
import {
	explainInvisible,
	findSpelledOut,
} from "../../text/invisible-characters.ts";
import type { CodedExplanation } from "../problem.ts";
import { suppressionComment } from "../suppressions.ts";
import { linkProblem } from "./link-rules.ts";
import { literalMarkup } from "./literal-markup.ts";

/** A part of a node: the address of a link, or a range of its text. */
export type Within =
	| "url"
	| { readonly index: number; readonly length: number };

/** Returns the place in the file of a node, or of a part of it. */
export type PlaceOf = (node: Nodes, within?: Within) => Place;

/** What is wrong with a node, or with a part of it. */
type NodeProblem = CodedExplanation & { readonly within?: Within | undefined };

/**
 * Reports what Markdown allows but texts of the site don't: headings of level 1, skipped levels, HTML, link definitions,
 * unsafe links, pictures without alt text, code by accident, and invisible characters as references.
 */
export function checkMarkdown(
	root: Root,
	text: string,
	file: string,
	placeOf: PlaceOf,
): Diagnostic[] {
	const hasReferences = text.includes("&");
	const diagnostics: Diagnostic[] = [];
	let above: number | undefined;
	visit(root);
	return diagnostics;

	function visit(node: Nodes) {
		for (const problem of problemsOf(node)) report(node, problem);
		if (hasReferences) report(node, spelledOutIn(node, text));
		if (node.type === "heading") {
			report(node, levelProblem(node, above));
			above = node.depth;
		}
		if ("children" in node) node.children.forEach(visit);
	}

	function report(node: Nodes, problem: NodeProblem | undefined) {
		if (!problem) return;
		const place = placeOf(node, problem.within);
		diagnostics.push(errorAt(file, place, problem.code, problem));
	}
}

function problemsOf(node: Nodes): readonly NodeProblem[] {
	switch (node.type) {
		case "html":
			return htmlProblems(node.value);
		case "definition":
			return [linkDefinition];
		case "text":
			return literalMarkupIn(node);
		case "link":
			return linkProblems(node);
		case "code":
			return codeProblems(node);
		case "image":
			return altProblems(node);
		default:
			return [];
	}
}

function htmlProblems(value: string): NodeProblem[] {
	const other = value.replaceAll(suppressionComment, "").trim();
	// A closing tag was reported with its opening tag.
	if (other === "" || /^<\/[^<>]*>$/.test(other)) return [];
	return [other.startsWith("<!--") ? htmlComment : htmlTag];
}

function literalMarkupIn({ value }: Text): NodeProblem[] {
	return literalMarkup.flatMap(({ pattern, message, hint }) => {
		const found = pattern.exec(value);
		if (!found) return [];
		const within = { index: found.index, length: found[0].length };
		return [{ within, code: "broken-markdown", message, hint }];
	});
}

/** An invisible character as a character reference, as &#x202e; or &rlm;. */
function spelledOutIn(node: Nodes, text: string): NodeProblem | undefined {
	const values = [
		"value" in node ? node.value : "",
		"url" in node ? node.url : "",
		"alt" in node ? node.alt : "",
		"title" in node ? node.title : "",
	];
	const found = findSpelledOut(values.join("\n"), text);
	return found === undefined
		? undefined
		: { code: "control-character", ...explainInvisible(found) };
}

function linkProblems(node: Link): NodeProblem[] {
	const problem = linkProblem(node);
	if (!problem) return [];
	const within = problem.code === "broken-markdown" ? undefined : "url";
	return [{ within, ...problem }];
}

/** Code of indented lines, or behind a fence that is never closed. */
function codeProblems({ value, position }: CodeBlock): NodeProblem[] {
	const { start, end } = position ?? {};
	const lines = start && end ? end.line - start.line + 1 : 0;
	const linesOfCode = value.split("\n").length;
	const isIndented = lines === linesOfCode;
	const isUnclosed = lines < linesOfCode + 2 || end?.column === 1;
	return isIndented || isUnclosed ? [codeByAccident] : [];
}

function altProblems({ alt }: Image): NodeProblem[] {
	const isMissing = /^\s*([\w-]+\.(svg|png|jpe?g|webp|avif|gif)\s*)?$/i;
	return isMissing.test(alt ?? "") ? [missingAlt] : [];
}

function levelProblem(
	{ depth }: Heading,
	above: number | undefined,
): NodeProblem | undefined {
	if (depth === 1) return pageTitle;
	const skips = above !== undefined && above > 1 && depth > above + 1;
	return skips ? skippedLevel(depth, above) : undefined;
}

const linkDefinition: NodeProblem = {
	code: "html-in-markdown",
	message: {
		en: "Reference links are not supported: write the address in the link itself.",
		da: "Linkets adresse skal stå i selve linket, ikke længere nede i teksten.",
		onPage: {
			en: "The address of a link is written further down in the text, where it has no effect.",
			da: "Et links adresse står længere nede i teksten, hvor den ikke virker.",
		},
	},
	hint: {
		en: "Write [the text](the address).",
		da: "Skriv [teksten](adressen).",
		onPage: {
			en: "Delete it, select the words of the link, and choose the address with Link above the text.",
			da: "Slet den, markér linkets ord, og vælg adressen med Link over teksten.",
		},
	},
};

const htmlComment: NodeProblem = {
	code: "html-in-markdown",
	message: {
		en: "Comments are only used to suppress warnings.",
		da: "Kommentarer bruges kun til at slå advarsler fra.",
		onPage: {
			en: "This comment has no effect.",
			da: "Kommentaren har ingen virkning.",
		},
	},
	hint: {
		en: "Delete it, or write <!-- kilde-allow: the reason -->.",
		da: "Slet den, eller skriv <!-- kilde-tillad: grunden -->.",
		onPage: { en: "Delete it.", da: "Slet den." },
	},
};

const htmlTag: NodeProblem = {
	code: "html-in-markdown",
	message: {
		en: "HTML is not allowed in texts.",
		da: "HTML er ikke tilladt i tekster.",
	},
	hint: {
		en: "Write it as Markdown: **bold**, *emphasis*, [link](/about), - list.",
		da: "Skriv det som Markdown: **fed**, *kursiv*, [link](/about), - liste.",
		onPage: {
			en: "Delete it, and use the buttons above the text, e.g. for bold words or a list.",
			da: "Slet det, og brug knapperne over teksten, f.eks. til fed skrift eller en liste.",
		},
	},
};

const codeByAccident: NodeProblem = {
	code: "broken-markdown",
	message: {
		en: "This becomes program code: it begins with four spaces or a tab, or is below a line ``` or ~~~.",
		da: "Dette bliver til programkode: det begynder med fire mellemrum eller et tabulatortegn, eller det står under en linje med ``` eller ~~~.",
		onPage: {
			en: "Visitors would see this part as program code.",
			da: "Besøgende ville se denne del som programkode.",
		},
	},
	hint: {
		en: "Delete these signs: a line begins at the margin.",
		da: "Slet de tegn: en linje begynder helt ude ved margenen.",
		onPage: {
			en: "Delete it, and write it as ordinary text.",
			da: "Slet den, og skriv den som almindelig tekst.",
		},
	},
};

const missingAlt: NodeProblem = {
	code: "missing-alt",
	message: {
		en: "The picture has no alternative text, or only its file name.",
		da: "Billedet mangler en beskrivelse til dem, der ikke kan se det, eller har kun sit filnavn.",
	},
	hint: {
		en: "Write what it shows between the brackets: ![A quiet room](room.svg).",
		da: "Skriv mellem de kantede parenteser, hvad det viser: ![Et stille rum](room.svg).",
		onPage: {
			en: "Click on the picture, and write what it shows.",
			da: "Klik på billedet, og skriv, hvad det viser.",
		},
	},
};

const chooseSize: Wording = {
	en: "Choose another size above the text.",
	da: "Vælg en anden størrelse over teksten.",
};

const pageTitle: NodeProblem = {
	code: "heading-level",
	message: {
		en: "A heading with one # is the title of the page, and the page already has one.",
		da: "En overskrift med ét # er sidens titel, og den har siden allerede.",
		onPage: {
			en: "This heading is as large as the title of the page, and the page already has one.",
			da: "Overskriften er så stor som sidens titel, og den har siden allerede.",
		},
	},
	hint: {
		en: "Start with ## here.",
		da: "Begynd med ## her.",
		onPage: chooseSize,
	},
};

function skippedLevel(depth: number, above: number): NodeProblem {
	return {
		code: "heading-level",
		message: {
			en: `This heading has ${depth} #, the one above it ${above}: a level is missing.`,
			da: `Overskriften har ${depth} #, den foregående ${above}: der er sprunget et niveau over.`,
			onPage: {
				en: "This heading is more than one size smaller than the one above it.",
				da: "Overskriften er mere end ét trin mindre end den foregående.",
			},
		},
		hint: {
			en: `Write it with ${above + 1} #.`,
			da: `Skriv den med ${above + 1} #.`,
			onPage: chooseSize,
		},
	};
}
