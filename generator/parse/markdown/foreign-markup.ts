import {
	explain,
	type Fault,
	getProblemKey,
	type Problem,
} from "../../diagnostics/diagnostic.ts";
import { groupBy } from "../../diagnostics/group-by.ts";
import type { MessageId } from "../../messages/catalogue.ts";
import { phrase, type Values } from "../../messages/format.ts";
import { invisibleSpaces } from "../../text/invisible-spaces.ts";

// Markup of other systems, and markup that doesn't parse: visitors would see its characters.

/** A pattern and the message about its matches; the value `places` of the message is their number in the file. */
type ForeignConstruct = readonly [
	pattern: RegExp,
	id: MessageId,
	values?: Values,
];

function explainConstruct([, id, values]: ForeignConstruct, count = 1) {
	const places = phrase("places.more", { count });
	const message = { id, values: { ...values, places } };
	return { code: "broken-markdown", message } as const;
}

const hugo: ForeignConstruct = [
	/\{\{[<%][\s\S]*?[%>]\}\}/g,
	"broken-markdown.foreign-tag",
	{ system: "Hugo" },
];

/** Explains {{< … >}}, which is no fact. */
export function explainHugoTag() {
	return explainConstruct(hugo);
}

/** Tags and attributes that are found before the text is parsed, since they may contain anything. */
const tags: readonly ForeignConstruct[] = [
	hugo,
	[
		/(?<!\{)\{%[\s\S]*?%\}/g,
		"broken-markdown.foreign-tag",
		{ system: "Liquid (Jekyll, Eleventy)" },
	],
	[/<[%?][\s\S]*?[%?]>/g, "broken-markdown.foreign-tag", { system: "PHP/EJS" }],
	[
		/\[\/?[a-z][\w-]*(?:\s+[\w-]+=(?:"[^"]*"|'[^']*'|[^\s\]"']+))+\s*\/?\]|\[([a-z][\w-]*)\](?=[^[\n]{0,500}\[\/\1\])|\[(?:gallery|toc)\]/gi,
		"broken-markdown.foreign-tag",
		{ system: "WordPress" },
	],
	[/(?<!\{)\{[:.#](?!\s*\})[^{}\n]*\}/g, "broken-markdown.attributes"],
];

const isAddress = String.raw`(?=[/#]|https?:|mailto:|tel:|sms:|\{\{)`;

const reference: ForeignConstruct = [
	/(?<!!)\[\[(?![a-z0-9-]+(?:\.[a-z0-9-]+)+\]\])[^[\]\n]+\]\]|(?<![!\])])\[[^^[\]\n][^[\]\n]*\]\[[^[\]\n]*\]/g,
	"broken-markdown.reference-link",
];

/** Explains a reference link or its definition. */
export function explainReferenceLink() {
	return explainConstruct(reference);
}

/** Constructs within a line. */
const phrases: readonly ForeignConstruct[] = [
	reference,
	[/!\[[^\]\n]*\]\s?\(|!\[\[/g, "broken-markdown.picture-as-text"],
	[
		// A space within the address or before it, no ] before it, or the brackets the wrong way round.
		new RegExp(
			String.raw`(?<!!\[[^\]\n]{0,300})(?:(?<=\[[^\]]{0,300})\]\(|\]\s*\(${isAddress}|\(${isAddress}(?<=\[[^[\]]{0,300}\()|\)\[${isAddress})`,
			"g",
		),
		"broken-markdown.link-as-text",
	],
	[
		/\[\^[^\]\n]+\]/g,
		"broken-markdown.unsupported",
		{ construct: phrase("construct.footnotes") },
	],
	[
		/~~[^~\n]+~~/g,
		"broken-markdown.unsupported",
		{ construct: phrase("construct.strikethrough") },
	],
	[
		/==[^=\n]+==/g,
		"broken-markdown.unsupported",
		{ construct: phrase("construct.highlights") },
	],
	[
		/(?<![\w:]):(?:[a-z][a-z0-9_-]+|[+-]1):(?![\w:])/g,
		"broken-markdown.unsupported",
		{ construct: phrase("construct.emoji") },
	],
];

/** Constructs that only Markdown has: emphasis left open, and line starts. */
const markdown: readonly ForeignConstruct[] = [
	[
		/\*\*(?:[^*\n]*\*\*)?|__(?:[^_\n]*__)?/g,
		"broken-markdown.emphasis",
		{ style: phrase("style.bold"), example: "**…**" },
	],
	[
		/(?<=^|[\s(])([*_])(?=\p{L})(?:(?!\1)[^\n])*\1(?![*_\d])|(?<![*\p{L}])\*(?=[ \t]+\p{L})[^*\n]*\p{L}\*(?!\*)/gmu,
		"broken-markdown.emphasis",
		{ style: phrase("style.italic"), example: "*…*" },
	],
	[
		new RegExp(
			`^[ \\t]*#{1,6}(?:[${invisibleSpaces}]|(?=[^\\s#\\d\uFFFC]))`,
			"gm",
		),
		"broken-markdown.heading",
	],
	[
		// A hyphen before a name at the end of a paragraph is a signature.
		new RegExp(
			String.raw`^[ \t]*(?:[•‣◦▪●·]|[–—](?= .*\n[ \t]*[–—] )|-[${invisibleSpaces}]|(?!(?<!:\s*)-\p{Lu}[^\n]{0,40}(?:\n\s*\n|\s*$(?![\s\S])))-(?=\p{L}))(?:[^\n]*\n[ \t]*[•‣◦▪●·–—-])*`,
			"gmu",
		),
		"broken-markdown.list",
	],
	[
		/(?:^[ \t]*\|.*\|[ \t]*$\n?)+|^[^\n|]*[^\s|][^\n|]*\|[^\n]*\n[ \t]*:?-+:?[ \t]*\|[-:| \t]*$/gm,
		"broken-markdown.unsupported",
		{ construct: phrase("construct.tables") },
	],
	[
		/^[ \t]*\[[ xX]?\]\s/gm,
		"broken-markdown.unsupported",
		{ construct: phrase("construct.checkboxes") },
	],
	[
		/^[ \t]*(?:\[!\w+\]|(?:!!!|\?\?\?\+?)[ \t]+[a-z]|:{3,}[ \t]*(?:[a-z{]|$))/gm,
		"broken-markdown.unsupported",
		{ construct: phrase("construct.callouts") },
	],
	[
		/^[ \t]*:[ \t]+\S/gm,
		"broken-markdown.unsupported",
		{ construct: phrase("construct.definitions") },
	],
	[
		/^[ \t]*(?:\.\. [\w-]+::|h[1-6]\. |image::|={2,5} \S)/gm,
		"broken-markdown.unsupported",
		{ construct: phrase("construct.other-markup") },
	],
];

/** Finds the tags of other systems in a Markdown text, outside code. */
export function findTags(text: string): Fault[] {
	if (!/[{[<]/.test(text)) return [];
	const code = [...text.matchAll(/(`+)[^`][\s\S]*?\1(?!`)/g)];
	const isInCode = ({ start }: Fault) =>
		code.some(
			({ 0: written, index }) =>
				index <= start && start < index + written.length,
		);
	return findConstructs(tags, text).filter((fault) => !isInCode(fault));
}

/** Finds the other constructs in the visible characters of a Markdown text. */
export function findForeignMarkup(visible: string): Fault[] {
	return findConstructs([...markdown, ...phrases], visible);
}

/** Finds the first construct in a text that isn't Markdown. */
export function findMarkupInPlainText(text: string): Fault | undefined {
	return findConstructs([...tags, ...phrases], text)[0];
}

function findConstructs(
	constructs: readonly ForeignConstruct[],
	text: string,
): Fault[] {
	return constructs.flatMap((construct) =>
		[...text.matchAll(construct[0])].map(({ 0: written, index }) => {
			const [indent = ""] = /^[ \t]*/.exec(written) ?? [];
			return {
				start: index + indent.length,
				length: Math.max(1, written.trim().length),
				...explainConstruct(construct),
			};
		}),
	);
}

const bareAddress =
	/(?<![\w@./:+-])(?<url>https?:\/\/[^\s<>"\uFFFC]*[^\s<>"\uFFFC.,:;!?)»”'])|(?<![\w@./:+-])(?<host>www\.[^\s<>"\uFFFC]*[^\s<>"\uFFFC.,:;!?)»”'])|(?<![\w@./:+-])(?<mail>[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,})/gi;

/** Finds addresses in text that are not links. */
export function findBareAddresses(visible: string): Fault[] {
	return [...visible.matchAll(bareAddress)].map(
		({ 0: written, index, groups: { url, host } = {} }) => {
			const address = url ? written.replace(/^http:/i, "https:") : written;
			const link = host ? `[${written}](https://${written})` : `<${address}>`;
			return {
				start: index,
				length: written.length,
				severity: "warning",
				...explain("broken-markdown.bare-address", { written }, [link]),
			};
		},
	);
}

/** Reports each construct of a file once, at its first place, with the number of places. */
export function countConstructs(problems: readonly Problem[]): Problem[] {
	const constructs = new Map(
		[...tags, ...markdown, ...phrases].map((construct) => [
			getProblemKey(explainConstruct(construct)),
			construct,
		]),
	);
	const places = groupBy(problems, getProblemKey);
	return problems.flatMap((problem) => {
		const key = getProblemKey(problem);
		const construct = constructs.get(key);
		if (!construct) return [problem];
		const inOrder = (places.get(key) ?? []).toSorted(
			(a, b) => a.line - b.line || a.column - b.column,
		);
		if (problem !== inOrder[0]) return [];
		// A text that several fields share is found in each.
		const count = new Set(
			inOrder.map(({ line, column }) => `${line}:${column}`),
		).size;
		return [
			{ ...problem, message: explainConstruct(construct, count).message },
		];
	});
}
