import { type Checked, errorAt } from "../../diagnostics/diagnostic.ts";
import { asWritten, type Body, emptyBody } from "../../text/text.ts";
import {
	findInText,
	noFindings,
	type TextFindings,
	type TextSource,
} from "../text-findings.ts";
import { visibleMarkdown } from "../visible.ts";
import { extractParts } from "./parts.ts";
import { createPlaceholders } from "./placeholders.ts";
import { createPlaceOf } from "./places.ts";
import { readMarkdown } from "./read.ts";
import { checkMarkdown } from "./rules.ts";

/** The source of a text, and the prefix of its headings' ids; without `idPrefix` headings have no ids. */
type MarkdownSource = TextSource & {
	readonly idPrefix: string | undefined;
};

/** A rendered text, and the figures and lint findings in its words. */
type Rendered = {
	readonly body: Body;
	readonly findings: TextFindings;
};

/**
 * Renders a Markdown text as sanitised HTML, split at its citations and pictures, with its headings, links and plain
 * words. Reports what texts must not contain. A text too complex to parse is reported, and its body is empty.
 */
export function renderMarkdown(
	text: string,
	source: MarkdownSource,
): Checked<Rendered> {
	const { file, locate, idPrefix } = source;
	const markdown = readMarkdown(text);
	if ("problem" in markdown) {
		const { problem } = markdown;
		const place = locate(problem.start, problem.end - problem.start);
		return {
			value: { body: emptyBody, findings: noFindings },
			diagnostics: [errorAt(file, place, "broken-markdown", problem)],
		};
	}
	const { tree, toHtml } = markdown;
	const placeOf = createPlaceOf(text, locate);
	const problems = checkMarkdown(tree, text, file, placeOf);
	const findings = findInText(visibleMarkdown(tree, text), source);
	const placeholders = createPlaceholders(text);
	const { diagnostics, ...parts } = extractParts(tree, {
		text,
		file,
		idPrefix,
		locate,
		placeOf,
		placeholders,
	});
	const words = placeholders.replace(
		parts.words.replace(/\s{2,}|[^\S ]/g, " ").trim(),
	);
	const body = {
		...parts,
		html: placeholders.replace(toHtml()),
		words,
		length: asWritten(words).split(" ").length,
	};
	return {
		value: { body, findings },
		diagnostics: [...problems, ...diagnostics],
	};
}
