import {
	explain,
	type Fault,
	type Problem,
} from "../../diagnostics/diagnostic.ts";
import { type Locator, toProblems } from "../problem.ts";
import { findMarkupInPlainText } from "./foreign-markup.ts";
import { processor } from "./remark.ts";

/** Warns of markup in a plain text, which pages would show literally: HTML tags, character references and Markdown. */
export function checkPlainText(text: string, locate: Locator): Problem[] {
	if (!/[&<*[{~=_:]/.test(text)) return [];
	const found = [...text.matchAll(markup)].flatMap(
		({ 0: written, index, groups }): Fault[] => {
			const explained = explainMarkup(groups ?? {}, text.slice(0, index));
			return explained
				? [{ start: index, length: written.length, ...explained }]
				: [];
		},
	);
	const foreign = found.length > 0 ? undefined : findMarkupInPlainText(text);
	const faults = foreign
		? [{ ...foreign, ...explain("broken-markdown.in-plain-text") }]
		: found;
	return toProblems(
		faults.map((fault) => ({ ...fault, severity: "warning" })),
		locate,
	);
}

const markup =
	/(?<reference>&(?:amp;)*(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)|(?<tag><\/?[a-z][a-z\d-]*(?:\s[^<>]*)?\/?>|<!--.{0,200}?-->)|(?<bold>\*\*(?<words>[^\s*][^*]*)\*\*)|(?<link>\[(?<label>[^[\]]+)\]\((?:\/|#|https?:|mailto:|tel:|\{\{)[^()\s]*\))/gis;

function explainMarkup(
	{ reference, tag, words, label = "" }: Partial<Record<string, string>>,
	before: string,
) {
	if (reference !== undefined) return explainCharacterReference(reference);
	if (tag !== undefined) {
		const isLineBreak = /^<br/i.test(tag) && !/\s$/.test(before);
		const fix = isLineBreak ? " " : "";
		return explain("broken-markdown.in-plain-text", {}, [fix]);
	}
	return explain("broken-markdown.in-plain-text", {}, [words ?? label]);
}

function explainHtmlMarkup(written: string, fixes: readonly string[]) {
	return explain("broken-markdown.html-code", { written }, fixes);
}

/** Explains a character reference; undefined if HTML has none of that name. */
function explainCharacterReference(written: string) {
	const character = decodeReference(written.replace(/amp;(?=.)/gi, ""));
	if (character === undefined) return undefined;
	if (character === "\u00A0") return explainHtmlMarkup(written, [character]);
	if (/\s/.test(character)) return explainHtmlMarkup(written, [" "]);
	if (/[\u200B-\u200F\u00AD\uFFFD\p{Cc}]/u.test(character))
		return explainHtmlMarkup(written, [""]);
	// Texts have typographic quotation marks.
	return explainHtmlMarkup(written, /["']/.test(character) ? [] : [character]);
}

function decodeReference(reference: string): string | undefined {
	// Between letters, remark keeps white space.
	const [paragraph] = processor.parse(`x${reference}x`).children;
	const [text] = paragraph?.type === "paragraph" ? paragraph.children : [];
	const character = text?.type === "text" ? text.value.slice(1, -1) : undefined;
	return character === reference ? undefined : character;
}
