import {
	type Explanation,
	explain,
	type Fault,
	getProblemKey,
	type Problem,
} from "../../diagnostics/diagnostic.ts";
import { groupBy } from "../../diagnostics/group-by.ts";
import type { PhraseId } from "../../messages/catalogue.ts";
import { phrase } from "../../messages/format.ts";
import { invisibleSpaces } from "../../text/invisible-spaces.ts";

// Markup of other systems, and markup that doesn't parse: visitors would see its characters.

/** The number of places of a construct in a file, as the end of its message. `countConstructs` sets it. */
const places = phrase("places.more", { count: 1 });

/** Explains a reference link or its definition. */
export const referenceLink = explain("broken-markdown.reference-link", {
	places,
});

/** Explains a tag of another system, e.g. {{< … >}}. */
export function explainForeignTag(system: string): Explanation {
	return explain("broken-markdown.foreign-tag", { system, places });
}

/** A pattern, and the explanation of what it matches. */
type Construct = readonly [pattern: RegExp, explanation: Explanation];

/** Tags and attributes that are found before the text is parsed, since they may contain anything. */
const tags: readonly Construct[] = [
	[/\{\{[<%][\s\S]*?[%>]\}\}/g, explainForeignTag("Hugo")],
	[/(?<!\{)\{%[\s\S]*?%\}/g, explainForeignTag("Liquid (Jekyll, Eleventy)")],
	[/<[%?][\s\S]*?[%?]>/g, explainForeignTag("PHP/EJS")],
	[
		/\[\/?[a-z][\w-]*(?:\s+[\w-]+=(?:"[^"]*"|'[^']*'|[^\s\]"']+))+\s*\/?\]|\[([a-z][\w-]*)\](?=[^[\n]{0,500}\[\/\1\])|\[(?:gallery|toc)\]/gi,
		explainForeignTag("WordPress"),
	],
	[
		/(?<!\{)\{[:.#](?!\s*\})[^{}\n]*\}/g,
		explain("broken-markdown.attributes", { places }),
	],
];

/** Constructs of other kinds of Markdown within a line. */
const otherPhrases = {
	footnotes: /\[\^[^\]\n]+\]/g,
	strikethrough: /~~[^~\n]+~~/g,
	highlights: /==[^=\n]+==/g,
	emoji: /(?<![\w:]):(?:[a-z][a-z0-9_-]+|[+-]1):(?![\w:])/g,
};

/** Constructs of other kinds of Markdown that begin a line. */
const otherLines = {
	tables:
		/(?:^[ \t]*\|.*\|[ \t]*$\n?)+|^(?=[^\S\n]*[^\s|])[^\n|]*\|[^\n]*\n[ \t]*:?-+:?[ \t]*\|[-:| \t]*$/gm,
	checkboxes: /^[ \t]*\[[ xX]?\]\s/gm,
	callouts:
		/^[ \t]*(?:\[!\w+\]|(?:!!!|\?\?\?\+?)[ \t]+[a-z]|:{3,}[ \t]*(?:[a-z{]|$))/gm,
	definitions: /^[ \t]*:[ \t]+\S/gm,
	"other-markup": /^[ \t]*(?:\.\. [\w-]+::|h[1-6]\. |image::|={2,5} \S)/gm,
};

function listUnsupported(
	patterns: Readonly<Record<string, RegExp>>,
): Construct[] {
	return Object.entries(patterns).map(([name, pattern]) => {
		const construct = { id: `construct.${name}` as PhraseId };
		const values = { construct, places };
		return [pattern, explain("broken-markdown.unsupported", values)];
	});
}

const address = String.raw`(?=[/#]|https?:|mailto:|tel:|sms:|\{\{)`;

/** Constructs within a line. */
const phrases: readonly Construct[] = [
	[
		/(?<!!)\[\[(?![a-z0-9-]+(?:\.[a-z0-9-]+)+\]\])[^[\]\n]+\]\]|(?<![!\])])\[[^^[\]\n][^[\]\n]*\]\[[^[\]\n]*\]/g,
		referenceLink,
	],
	[
		/!\[[^\]\n]*\]\s?\(|!\[\[/g,
		explain("broken-markdown.picture-as-text", { places }),
	],
	[
		// A space within the address or before it, no ] before it, or the brackets the wrong way round.
		new RegExp(
			// The characters first: looking back from each place of a text would take most of the time of checking it.
			String.raw`(?=[\](\)])(?<!!\[[^\]\n]{0,300})(?:(?<=\[[^\]]{0,300})\]\(|\]\s*\(${address}|\(${address}(?<=\[[^[\]]{0,300}\()|\)\[${address})`,
			"g",
		),
		explain("broken-markdown.link-as-text", { places }),
	],
	...listUnsupported(otherPhrases),
];

/** Constructs that only Markdown has: emphasis left open, and line starts. */
const markdown: readonly Construct[] = [
	[
		/\*\*(?:[^*\n]*\*\*)?|__(?:[^_\n]*__)?|(?<=^|[\s(])([*_])(?=\p{L})(?:(?!\1)[^\n])*\1(?![*_\d])|(?<![*\p{L}])\*(?=[ \t]+\p{L})[^*\n]*\p{L}\*(?!\*)/gmu,
		explain("broken-markdown.emphasis", { places }),
	],
	[
		new RegExp(
			`^[ \\t]*#{1,6}(?:[${invisibleSpaces}]|(?=[^\\s#\\d\uFFFC]))`,
			"gm",
		),
		explain("broken-markdown.heading", { places }),
	],
	[
		// A hyphen before a name at the end of a paragraph is a signature.
		new RegExp(
			String.raw`^[ \t]*(?:[•‣◦▪●·]|[–—](?= .*\n[ \t]*[–—] )|-[${invisibleSpaces}]|(?!(?<!:\s*)-\p{Lu}[^\n]{0,40}(?:\n\s*\n|\s*$(?![\s\S])))-(?=\p{L}))(?:[^\n]*\n[ \t]*[•‣◦▪●·–—-])*`,
			"gmu",
		),
		explain("broken-markdown.list", { places }),
	],
	...listUnsupported(otherLines),
];

/** Finds the tags of other systems in a Markdown text, outside code. */
export function findTags(text: string): Fault[] {
	return /[{[<]/.test(text) ? findConstructs(tags, maskCode(text)) : [];
}

/** Finds the other constructs in the visible characters of a Markdown text. */
export function findForeignMarkup(visible: string): Fault[] {
	return findConstructs([...markdown, ...phrases], visible);
}

/** Finds the first construct in a text that isn't Markdown. */
export function findMarkupInPlainText(text: string): Fault | undefined {
	return findConstructs([...tags, ...phrases], text)[0];
}

/** Replaces code within backticks by spaces. */
export function maskCode(text: string): string {
	return text.replaceAll(/(`+)[^`][\s\S]*?\1(?!`)/g, (code) =>
		code.replaceAll(/[^\n]/g, " "),
	);
}

function findConstructs(
	constructs: readonly Construct[],
	text: string,
): Fault[] {
	return constructs.flatMap(([pattern, explanation]) =>
		[...text.matchAll(pattern)].map(({ 0: written, index }) => {
			const [indent = ""] = /^[ \t]*/.exec(written) ?? [];
			const length = Math.max(1, written.trim().length);
			return { start: index + indent.length, length, ...explanation };
		}),
	);
}

const bareAddress =
	/(?<![\w@./:+-])(?:(?:https?:\/\/|www\.)[^\s<>"\uFFFC]*[^\s<>"\uFFFC.,:;!?)»”']|[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,})/gi;

/** Finds addresses in text that are not links. */
export function findBareAddresses(visible: string): Fault[] {
	return [...visible.matchAll(bareAddress)].map(({ 0: written, index }) => {
		const link = /^www\./i.test(written)
			? `[${written}](https://${written})`
			: `<${written.replace(/^http:/i, "https:")}>`;
		return {
			start: index,
			length: written.length,
			severity: "warning",
			...explain("broken-markdown.bare-address", { written }, [link]),
		};
	});
}

/** Reports each construct of a file once, at its first place, with the number of places. */
export function countConstructs(problems: readonly Problem[]): Problem[] {
	const inOrder = problems.toSorted(
		(a, b) => a.line - b.line || a.column - b.column,
	);
	return [...groupBy(inOrder, getProblemKey).values()].flatMap((group) => {
		const [first] = group;
		if (!first || !("id" in first.message)) return group;
		const { id, values } = first.message;
		if (values?.places === undefined) return group;
		// A text that several fields share is found in each.
		const count = new Set(group.map(({ line, column }) => `${line}:${column}`))
			.size;
		const message = {
			id,
			values: { ...values, places: phrase("places.more", { count }) },
		};
		return [{ ...first, message }];
	});
}
