import type { Fault } from "../../diagnostics/diagnostic.ts";
import { type Body, emptyBody, joinParts } from "../../schema/text-values.ts";
import { checkWords, type TextSource } from "../findings.ts";
import { toProblems } from "../problem.ts";
import { getVisibleMarkdown } from "../visible-text.ts";
import { findTags } from "./foreign-markup.ts";
import { findComplexText, findDeepNode } from "./limits.ts";
import { prepareForRendering } from "./parts.ts";
import { createPlaceholders } from "./placeholders.ts";
import { parsePlainMarkdown } from "./plain/index.ts";
import { processor } from "./remark.ts";
import { checkMarkdown } from "./rules.ts";

/**
 * Renders a Markdown text as sanitised HTML, split at its citations and pictures, with its headings, links and plain words.
 * Reports what texts must not contain. The body of a text that is too complex to parse is empty. `idPrefix` begins the ids
 * of headings; without it, they have none.
 */
export function renderMarkdown(
	written: string,
	source: TextSource,
	idPrefix?: string,
): Body {
	const tags = findTags(written);
	const text = maskTags(written, tags);
	const plain = parsePlainMarkdown(text);
	const complex = plain ? undefined : findComplexText(text);
	if (complex) return report([complex], emptyBody);
	const tree = plain ?? processor.parse(text);
	const deep = findDeepNode(tree);
	if (deep) return report([deep], emptyBody);
	checkWords(getVisibleMarkdown(tree, text), source);
	const faults = checkMarkdown(tree, text);
	const placeholders = createPlaceholders(text);
	const parts = prepareForRendering(tree, {
		text,
		idPrefix,
		source,
		placeholders,
	});
	const words = placeholders.replace(
		parts.words.replace(/\s{2,}|[^\S ]/g, " ").trim(),
	);
	return report([...tags, ...faults], {
		...parts,
		html: placeholders.replace(processor.stringify(tree)),
		words,
		length: joinParts(words).split(" ").length,
	});

	function report(found: readonly Fault[], body: Body): Body {
		source.findings.problems.push(...toProblems(found, source.locate));
		return body;
	}
}

/** Replaces the characters of tags, so that nothing else in them is reported. */
function maskTags(text: string, tags: readonly Fault[]): string {
	return tags.reduce(
		(rest, { start, length }) =>
			rest.slice(0, start) +
			rest.slice(start, start + length).replace(/[^\n]/g, "\uFFFC") +
			rest.slice(start + length),
		text,
	);
}
