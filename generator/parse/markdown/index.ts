import type { Fault } from "../../diagnostics/diagnostic.ts";
import { asWritten, type Body, emptyBody } from "../../text/text.ts";
import { problemsFor, type Read } from "../problem.ts";
import {
	findInText,
	joinFindings,
	type TextFindings,
	type TextSource,
} from "../text-findings.ts";
import { visibleMarkdown } from "../visible.ts";
import { findTags } from "./foreign-markup.ts";
import { complexityFault, depthFault } from "./limits.ts";
import { extractParts } from "./parts.ts";
import { createPlaceholders } from "./placeholders.ts";
import { readPlainMarkdown } from "./plain/index.ts";
import { processor } from "./remark.ts";
import { checkMarkdown } from "./rules.ts";

/** A rendered text, and the figures and lint findings in its words. */
type Rendered = {
	readonly body: Body;
	readonly findings: TextFindings;
};

/**
 * Parses a Markdown text, by the fast path if it is plain, and renders it as sanitised HTML, split at its citations and pictures, with its headings, links and plain
 * words. Reports what texts must not contain. A text too complex to parse is reported, and its body is empty. `idPrefix`
 * begins the ids of headings; without it they have none.
 */
export function renderMarkdown(
	written: string,
	source: TextSource,
	idPrefix?: string,
): Read<Rendered> {
	const { locate } = source;
	const tags = findTags(written);
	const text = withoutTags(written, tags);
	const tooComplex = (fault: Fault) => ({
		value: { body: emptyBody, findings: joinFindings([]) },
		problems: problemsFor([fault], locate),
	});
	const plain = readPlainMarkdown(text);
	const costly = plain ? undefined : complexityFault(text);
	if (costly) return tooComplex(costly);
	const tree = plain ?? processor.parse(text);
	const deep = depthFault(tree);
	if (deep) return tooComplex(deep);
	const faults = [...tags, ...checkMarkdown(tree, text)];
	const findings = findInText(visibleMarkdown(tree, text), source);
	const placeholders = createPlaceholders(text);
	const { problems, ...parts } = extractParts(tree, {
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
		length: asWritten(words).split(" ").length,
	};
	return {
		value: { body, findings },
		problems: [...problemsFor(faults, locate), ...problems],
	};
}

/** A text with another character in each place of these tags, so that nothing else is said of what is in them. */
function withoutTags(text: string, tags: readonly Fault[]): string {
	return tags.reduce(
		(rest, { start, length }) =>
			rest.slice(0, start) +
			rest.slice(start, start + length).replace(/[^\n]/g, "\uFFFC") +
			rest.slice(start + length),
		text,
	);
}
