import {
	type Explanation,
	explainInWords,
	type Hint,
	type Problem,
	problemAt,
} from "../../diagnostics/diagnostic.ts";
import { hintToWrite } from "../../diagnostics/nearest.ts";
import type { Locator } from "../problem.ts";
import { findInPlainText } from "./foreign-markup.ts";
import { processor } from "./remark.ts";

/** Warns of markup in a plain text, which pages would show literally: HTML tags, character references and Markdown. */
export function checkPlainText(text: string, locate: Locator): Problem[] {
	if (!/[&<*[{~=_:]/.test(text)) return [];
	const warnings = [...text.matchAll(markup)].flatMap(
		({ 0: written, index, groups }) => {
			const explanation = explainMarkup(
				written,
				groups ?? {},
				text.slice(0, index),
			);
			return explanation ? [warn(index, written.length, explanation)] : [];
		},
	);
	const foreign = warnings.length > 0 ? undefined : findInPlainText(text);
	return foreign
		? [warn(foreign.start, foreign.length, { ...noMarkdown, hint: deleteIt })]
		: warnings;

	function warn(start: number, length: number, explanation: Explanation) {
		const place = locate(start, length);
		const problem = problemAt(place, "broken-markdown", explanation);
		return { ...problem, severity: "warning" } as const;
	}
}

const noMarkdown = {
	message: {
		en: "Markdown is not allowed in this field; visitors would see the characters.",
		da: "Markdown er ikke tilladt i dette felt; besøgende ville se tegnene.",
		onPage: {
			en: "Formatting is not possible here; visitors would see the characters.",
			da: "Formatering er ikke mulig her; besøgende ville se tegnene.",
		},
	},
};

const deleteIt: Hint = { en: "Delete it.", da: "Slet det." };

const markup =
	/(?<reference>&(?:amp;)*(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)|(?<tag><\/?[a-z][a-z\d-]*(?:\s[^<>]*)?\/?>|<!--.{0,200}?-->)|(?<bold>\*\*(?<words>[^\s*][^*]*)\*\*)|(?<link>\[(?<label>[^[\]]+)\]\((?:\/|#|https?:|mailto:|tel:|\{\{)[^()\s]*\))/gis;

function explainMarkup(
	written: string,
	{ reference, tag, words, label = "" }: Partial<Record<string, string>>,
	before: string,
): Explanation | undefined {
	if (reference !== undefined) return explainReference(reference);
	const shown = written.replace(/\s+/g, " ").slice(0, 60);
	if (tag !== undefined)
		return explainInWords(
			`HTML is not allowed in texts; visitors would see ${shown}.`,
			`HTML er ikke tilladt i tekster; besøgende ville se ${shown}.`,
			"Delete it.",
			"Slet det.",
			{
				replacement: /^<br/i.test(tag) && !/\s$/.test(before) ? " " : "",
				otherwise: deleteIt,
			},
		);
	return { ...noMarkdown, hint: hintToWrite(words ?? label) };
}

function explainReference(written: string): Explanation | undefined {
	const character = decode(written.replace(/amp;(?=.)/gi, ""));
	return character === undefined
		? undefined
		: {
				message: {
					en: `${written} is HTML code; visitors would see it as it is.`,
					da: `${written} er HTML-kode; besøgende ville se den, som den står her.`,
				},
				hint: hintFor(character),
			};
}

function hintFor(character: string): Hint {
	if (/\s/.test(character))
		return {
			en: "Write a space.",
			da: "Skriv et mellemrum.",
			replacement: character === "\u00A0" ? character : " ",
		};
	if (/[\u200B-\u200F\u00AD\uFFFD\p{Cc}]/u.test(character))
		return { en: "Delete it.", da: "Slet det.", replacement: "" };
	if (/["']/.test(character))
		return {
			en: "Write the character itself: the site's quotation marks, or ’ for an apostrophe.",
			da: "Skriv selve tegnet: hjemmesidens anførselstegn eller ’ som apostrof.",
		};
	return hintToWrite(character, {
		en: `Write ${character}, and put the whole text in quotes.`,
		da: `Skriv ${character}, og sæt hele teksten i citationstegn.`,
		onPage: { en: `Write ${character}.`, da: `Skriv ${character}.` },
	});
}

/** Decodes a character reference. Returns undefined if HTML has none of that name. */
function decode(reference: string): string | undefined {
	// Between letters, remark keeps white space.
	const [paragraph] = processor.parse(`x${reference}x`).children;
	const [text] = paragraph?.type === "paragraph" ? paragraph.children : [];
	const character = text?.type === "text" ? text.value.slice(1, -1) : undefined;
	return character === reference ? undefined : character;
}
