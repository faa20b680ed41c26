import {
	explain,
	type Fault,
	messageKey,
	type Problem,
} from "../../diagnostics/diagnostic.ts";
import { groupBy } from "../../diagnostics/group-by.ts";
import type { PhraseId } from "../../messages/catalogue.ts";
import { phrase } from "../../messages/format.ts";
import { invisibleSpaces } from "../../text/invisible-spaces.ts";

// Markup of other systems, and markup that doesn't parse: visitors would see its characters.

type Explained = ReturnType<typeof explain>;

/** A construct, and the explanation of it for a number of places in the file. */
type Construct = readonly [
	pattern: RegExp,
	explain: (count: number) => Explained,
];

function construct(
	pattern: RegExp,
	id:
		| "broken-markdown.attributes"
		| "broken-markdown.reference-link"
		| "broken-markdown.picture-as-text"
		| "broken-markdown.link-as-text"
		| "broken-markdown.heading"
		| "broken-markdown.list",
): Construct {
	return [
		pattern,
		(count) => explain(id, { places: phrase("places.more", { count }) }),
	];
}

function foreignTag(pattern: RegExp, system: string): Construct {
	return [
		pattern,
		(count) =>
			explain("broken-markdown.foreign-tag", {
				system,
				places: phrase("places.more", { count }),
			}),
	];
}

function emphasis(
	pattern: RegExp,
	style: "style.bold" | "style.italic",
	example: string,
): Construct {
	return [
		pattern,
		(count) =>
			explain("broken-markdown.emphasis", {
				style: phrase(style),
				example,
				places: phrase("places.more", { count }),
			}),
	];
}

/** A construct of other kinds of Markdown. */
function unsupported(
	pattern: RegExp,
	name: PhraseId & `construct.${string}`,
): Construct {
	return [
		pattern,
		(count) =>
			explain("broken-markdown.unsupported", {
				construct: { id: name },
				places: phrase("places.more", { count }),
			}),
	];
}

const hugo = foreignTag(/\{\{[<%][\s\S]*?[%>]\}\}/g, "Hugo");

/** Explains {{< … >}}, which is no fact. */
export function explainHugoTag(): Explained {
	const [, explainHugo] = hugo;
	return explainHugo(1);
}

/** Tags and attributes that are found before the text is parsed, since they may contain anything. */
const tags: readonly Construct[] = [
	hugo,
	foreignTag(/(?<!\{)\{%[\s\S]*?%\}/g, "Liquid (Jekyll, Eleventy)"),
	foreignTag(/<[%?][\s\S]*?[%?]>/g, "PHP/EJS"),
	foreignTag(
		/\[\/?[a-z][\w-]*(?:\s+[\w-]+=(?:"[^"]*"|'[^']*'|[^\s\]"']+))+\s*\/?\]|\[([a-z][\w-]*)\](?=[^[\n]{0,500}\[\/\1\])|\[(?:gallery|toc)\]/gi,
		"WordPress",
	),
	construct(/(?<!\{)\{[:.#](?!\s*\})[^{}\n]*\}/g, "broken-markdown.attributes"),
];

const isAddress = String.raw`(?=[/#]|https?:|mailto:|tel:|sms:|\{\{)`;

const reference = construct(
	/(?<!!)\[\[(?![a-z0-9-]+(?:\.[a-z0-9-]+)+\]\])[^[\]\n]+\]\]|(?<![!\])])\[[^^[\]\n][^[\]\n]*\]\[[^[\]\n]*\]/g,
	"broken-markdown.reference-link",
);

/** Explains a link whose address is elsewhere, and such an address. */
export function explainReference(): Explained {
	const [, explainLink] = reference;
	return explainLink(1);
}

/** Constructs within a line. */
const phrases: readonly Construct[] = [
	reference,
	construct(/!\[[^\]\n]*\]\s?\(|!\[\[/g, "broken-markdown.picture-as-text"),
	construct(
		// A space within the address or before it, no ] before it, or the brackets the wrong way round.
		new RegExp(
			String.raw`(?<!!\[[^\]\n]{0,300})(?:(?<=\[[^\]]{0,300})\]\(|\]\s*\(${isAddress}|\(${isAddress}(?<=\[[^[\]]{0,300}\()|\)\[${isAddress})`,
			"g",
		),
		"broken-markdown.link-as-text",
	),
	unsupported(/\[\^[^\]\n]+\]/g, "construct.footnotes"),
	unsupported(/~~[^~\n]+~~/g, "construct.strikethrough"),
	unsupported(/==[^=\n]+==/g, "construct.highlights"),
	unsupported(
		/(?<![\w:]):(?:[a-z][a-z0-9_-]+|[+-]1):(?![\w:])/g,
		"construct.emoji",
	),
];

/** Constructs that only Markdown has: emphasis left open, and line starts. */
const markdown: readonly Construct[] = [
	emphasis(/\*\*(?:[^*\n]*\*\*)?|__(?:[^_\n]*__)?/g, "style.bold", "**…**"),
	emphasis(
		/(?<=^|[\s(])([*_])(?=\p{L})(?:(?!\1)[^\n])*\1(?![*_\d])|(?<![*\p{L}])\*(?=[ \t]+\p{L})[^*\n]*\p{L}\*(?!\*)/gmu,
		"style.italic",
		"*…*",
	),
	construct(
		new RegExp(
			`^[ \\t]*#{1,6}(?:[${invisibleSpaces}]|(?=[^\\s#\\d\uFFFC]))`,
			"gm",
		),
		"broken-markdown.heading",
	),
	construct(
		// A hyphen before a name at the end of a paragraph is a signature.
		new RegExp(
			String.raw`^[ \t]*(?:[•‣◦▪●·]|[–—](?= .*\n[ \t]*[–—] )|-[${invisibleSpaces}]|(?!(?<!:\s*)-\p{Lu}[^\n]{0,40}(?:\n\s*\n|\s*$(?![\s\S])))-(?=\p{L}))(?:[^\n]*\n[ \t]*[•‣◦▪●·–—-])*`,
			"gmu",
		),
		"broken-markdown.list",
	),
	unsupported(
		/(?:^[ \t]*\|.*\|[ \t]*$\n?)+|^[^\n|]*[^\s|][^\n|]*\|[^\n]*\n[ \t]*:?-+:?[ \t]*\|[-:| \t]*$/gm,
		"construct.tables",
	),
	unsupported(/^[ \t]*\[[ xX]?\]\s/gm, "construct.checkboxes"),
	unsupported(
		/^[ \t]*(?:\[!\w+\]|(?:!!!|\?\?\?\+?)[ \t]+[a-z]|:{3,}[ \t]*(?:[a-z{]|$))/gm,
		"construct.callouts",
	),
	unsupported(/^[ \t]*:[ \t]+\S/gm, "construct.definitions"),
	unsupported(
		/^[ \t]*(?:\.\. [\w-]+::|h[1-6]\. |image::|={2,5} \S)/gm,
		"construct.other-markup",
	),
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
	constructs: readonly Construct[],
	text: string,
): Fault[] {
	return constructs.flatMap(([pattern, explainConstruct]) =>
		[...text.matchAll(pattern)].map(({ 0: written, index }) => {
			const [indent = ""] = /^[ \t]*/.exec(written) ?? [];
			return {
				start: index + indent.length,
				length: Math.max(1, written.trim().length),
				...explainConstruct(1),
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
	const explanations = new Map(
		[...tags, ...markdown, ...phrases].map(([, explainConstruct]) => [
			messageKey(explainConstruct(1)),
			explainConstruct,
		]),
	);
	const places = groupBy(problems, messageKey);
	return problems.flatMap((problem) => {
		const explainConstruct = explanations.get(messageKey(problem));
		if (!explainConstruct) return [problem];
		const [first, ...others] = (places.get(messageKey(problem)) ?? []).toSorted(
			(a, b) => a.line - b.line || a.column - b.column,
		);
		if (problem !== first) return [];
		// A text that several fields share is found in each.
		const count = new Set(
			[first, ...others].map(({ line, column }) => `${line}:${column}`),
		).size;
		return [{ ...problem, message: explainConstruct(count).message }];
	});
}
