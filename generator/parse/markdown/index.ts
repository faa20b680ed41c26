import type { Fault } from "../../diagnostics/diagnostic.ts";
import { type Body, emptyBody, joinParts } from "../../schema/text-values.ts";
import { type Parsed, toProblems } from "../problem.ts";
import {
	findFiguresAndLint,
	joinFindings,
	type TextFindings,
	type TextSource,
} from "../text-findings.ts";
import { getVisibleMarkdown } from "../visible-text.ts";
import { findTags } from "./foreign-markup.ts";
import { findComplexText, findDeepNode } from "./limits.ts";
import { prepareForRendering } from "./parts.ts";
import { createPlaceholders } from "./placeholders.ts";
import { parsePlainMarkdown } from "./plain/index.ts";
import { processor } from "./remark.ts";
import { checkMarkdown } from "./rules.ts";

/** A rendered text, and the figures and lint findings in its words. */
type Rendered = {
	readonly body: Body;
	readonly findings: TextFindings;
};

/**
 * Renders a Markdown text as sanitised HTML, split at its citations and pictures, with its headings, links and plain words.
 * Reports what texts must not contain. The body of a text that is too complex to parse is empty. `idPrefix` begins the ids
 * of headings; without it, they have none.
 */
export function renderMarkdown(
	written: string,
	source: TextSource,
	idPrefix?: string,
): Parsed<Rendered> {
	const { locate } = source;
	const tags = findTags(written);
	const text = maskTags(written, tags);
	const tooComplex = (fault: Fault) => ({
		value: { body: emptyBody, findings: joinFindings([]) },
		problems: toProblems([fault], locate),
	});
	const plain = parsePlainMarkdown(text);
	const costly = plain ? undefined : findComplexText(text);
	if (costly) return tooComplex(costly);
	const tree = plain ?? processor.parse(text);
	const deep = findDeepNode(tree);
	if (deep) return tooComplex(deep);
	const faults = [...tags, ...checkMarkdown(tree, text)];
	const findings = findFiguresAndLint(getVisibleMarkdown(tree, text), source);
	const placeholders = createPlaceholders(text);
	const { problems, ...parts } = prepareForRendering(tree, {
		text,
		idPrefix,
		locate,
		placeholders,
	});
	const words = placeholders.replace(
		parts.words.replace(/\s{2,}|[^\S ]/g, " ").trim(),
	);
	const body = {
		...parts,
		html: placeholders.replace(processor.stringify(tree)),
		words,
		length: joinParts(words).split(" ").length,
	};
	return {
		value: { body, findings },
		problems: [...toProblems(faults, locate), ...problems],
	};
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
