import {
	type Explanation,
	explainInWords,
	type Fault,
	messageKey,
	type Problem,
	type Wording,
} from "../../diagnostics/diagnostic.ts";
import { hintToWrite } from "../../diagnostics/nearest.ts";
import { invisibleSpaces } from "../../text/invisible-spaces.ts";

// Markup that texts of this site don't have, or that doesn't parse: visitors would see its characters.

/** A pattern, and the message and the hint about what it finds, each in English and in Danish. */
type Row = readonly [
	pattern: RegExp,
	en: string,
	da: string,
	hintEn: string,
	hintDa: string,
];

/** A construct, and what is said about it. */
type Construct = readonly [pattern: RegExp, explanation: Explanation];

function constructOf([pattern, ...words]: Row): Construct {
	return [pattern, explainInWords(...words, { onPage: useButtons })];
}

/** The markup of another program, with its name after “This looks like …”. */
function tagOf(pattern: RegExp, en: string, da: string): Row {
	return [
		pattern,
		`This looks like ${en}, which has no effect here; visitors would see it.`,
		`Dette ligner ${da}, som ikke virker her; besøgende ville se det.`,
		"Write what it stands for: a picture as ![what it shows](name.jpg), a link as [the text](/address). Delete the rest.",
		"Skriv det, den står for: et billede som ![hvad det viser](navn.jpg), et link som [teksten](/adresse). Slet resten.",
	];
}

/** A construct of other kinds of Markdown, with its name after “Texts have no …”. */
function extension(pattern: RegExp, en: string, da: string): Row {
	return [
		pattern,
		`Texts have no ${en}; visitors would see the characters.`,
		`Tekster har ingen ${da}; tegnene ville blive vist.`,
		"Delete the characters, and write it as ordinary text or as a list.",
		"Slet tegnene, og skriv det som almindelig tekst eller som en liste.",
	];
}

const useButtons: Wording = {
	en: "Delete the characters, and use the buttons above the text.",
	da: "Slet tegnene, og brug knapperne over teksten.",
};

const hugo = constructOf(
	tagOf(
		/\{\{[<%][\s\S]*?[%>]\}\}/g,
		"a Hugo shortcode",
		"en kortkode fra Hugo",
	),
);

/** The explanation of {{< … >}}, which is no fact. */
export const [, hugoShortcode] = hugo;

/** Tags and attributes that are found before the text is parsed, since they may hold anything. */
const tagRows: readonly Row[] = [
	tagOf(
		/(?<!\{)\{%[\s\S]*?%\}/g,
		"a Liquid tag (Jekyll, Eleventy)",
		"en Liquid-kode (Jekyll, Eleventy)",
	),
	tagOf(/<[%?][\s\S]*?[%?]>/g, "a PHP or EJS tag", "en kode i PHP eller EJS"),
	tagOf(
		/\[\/?[a-z][\w-]*(?:\s+[\w-]+=(?:"[^"]*"|'[^']*'|[^\s\]"']+))+\s*\/?\]|\[([a-z][\w-]*)\](?=[^[\n]{0,500}\[\/\1\])|\[(?:gallery|toc)\]/gi,
		"a WordPress shortcode",
		"en kortkode fra WordPress",
	),
	[
		/(?<!\{)\{[:.#](?!\s*\})[^{}\n]*\}/g,
		"This sets an id or a class in other systems; visitors would see it.",
		"Dette sætter et id eller en klasse i andre systemer; besøgende ville se det.",
		"Delete it: headings get their ids by themselves.",
		"Slet det: Overskrifter får selv deres id.",
	],
];

const isAddress = String.raw`(?=[/#]|https?:|mailto:|tel:|sms:|\{\{)`;

const reference = constructOf([
	/(?<!!)\[\[(?![a-z0-9-]+(?:\.[a-z0-9-]+)+\]\])[^[\]\n]+\]\]|(?<![!\])])\[[^^[\]\n][^[\]\n]*\]\[[^[\]\n]*\]/g,
	"Reference links are not supported: write the address in the link itself.",
	"Linkets adresse skal stå i selve linket, ikke et andet sted.",
	"Write [the text](the address).",
	"Skriv [teksten](adressen).",
]);

/** The explanation of a link whose address is elsewhere, and of such an address. */
export const [, addressElsewhere] = reference;

/** Constructs within a line. */
const phraseRows: readonly Row[] = [
	[
		/!\[[^\]\n]*\]\s?\(|!\[\[/g,
		"This looks like a picture, but visitors would see it as plain text.",
		"Dette ligner et billede, men bliver vist som almindelig tekst.",
		"Write ![what it shows](name.jpg), with the name of the file in content/media, which has no spaces or parentheses.",
		"Skriv ![hvad det viser](navn.jpg) med navnet på filen i content/media, som er uden mellemrum og parenteser.",
	],
	[
		// A space within the address or before it, no ] before it, or the brackets the wrong way round.
		new RegExp(
			String.raw`(?<!!\[[^\]\n]{0,300})(?:(?<=\[[^\]]{0,300})\]\(|\]\s*\(${isAddress}|\(${isAddress}(?<=\[[^[\]]{0,300}\()|\)\[${isAddress})`,
			"g",
		),
		"This looks like a link, but visitors would see it as plain text.",
		"Dette ligner et link, men bliver vist som almindelig tekst.",
		"Write [the text](/address): the text between [ and ], directly followed by the address between ( and ), without spaces.",
		"Skriv [teksten](/adresse): teksten mellem [ og ], og lige efter den adressen mellem ( og ), uden mellemrum.",
	],
	extension(/\[\^[^\]\n]+\]/g, "footnotes", "fodnoter"),
	extension(/~~[^~\n]+~~/g, "strikethrough", "overstregede ord"),
	extension(/==[^=\n]+==/g, "highlighted words", "fremhævede ord"),
	extension(
		/(?<![\w:]):(?:[a-z][a-z0-9_-]+|[+-]1):(?![\w:])/g,
		"short codes for emoji",
		"koder for emojier",
	),
];

/** Constructs that only Markdown has: emphasis left open, and what begins a line. */
const markdownRows: readonly Row[] = [
	[
		/\*\*(?:[^*\n]*\*\*)?|__(?:[^_\n]*__)?/g,
		"These characters don't make the text bold; visitors would see them.",
		"Disse tegn gør ikke teksten fed; de ville blive vist.",
		"Write **the text**: two asterisks on each side, with no space inside them.",
		"Skriv **teksten**: to stjerner på hver side og intet mellemrum inden for dem.",
	],
	[
		/(?<=^|[\s(])([*_])(?=\p{L})(?:(?!\1)[^\n])*\1(?![*_\d])|(?<![*\p{L}])\*(?=[ \t]+\p{L})[^*\n]*\p{L}\*(?!\*)/gmu,
		"These characters don't make the text italic; visitors would see them.",
		"Disse tegn gør ikke teksten kursiv; de ville blive vist.",
		"Write *the text*: an asterisk on each side, with no space inside them.",
		"Skriv *teksten*: en stjerne på hver side og intet mellemrum inden for dem.",
	],
	// What begins a line.
	[
		new RegExp(
			`^[ \\t]*#{1,6}(?:[${invisibleSpaces}]|(?=[^\\s#\\d\uFFFC]))`,
			"gm",
		),
		"This looks like a heading, but there is no space after its #.",
		"Dette ligner en overskrift, men der er intet mellemrum efter #.",
		"Write ## The heading, with an ordinary space.",
		"Skriv ## Overskriften, med et almindeligt mellemrum.",
	],
	[
		// A hyphen before a name at the end of a paragraph is a signature.
		new RegExp(
			String.raw`^[ \t]*(?:[•‣◦▪●·]|[–—](?= .*\n[ \t]*[–—] )|-[${invisibleSpaces}]|(?!(?<!:\s*)-\p{Lu}[^\n]{0,40}(?:\n\s*\n|\s*$(?![\s\S])))-(?=\p{L}))(?:[^\n]*\n[ \t]*[•‣◦▪●·–—-])*`,
			"gmu",
		),
		"This character does not make a list; the lines would run together.",
		"Dette tegn giver ikke en liste; linjerne ville løbe ud i ét.",
		"Begin each line with a hyphen and an ordinary space.",
		"Begynd hver linje med bindestreg og et almindeligt mellemrum.",
	],
	extension(
		/(?:^[ \t]*\|.*\|[ \t]*$\n?)+|^[^\n|]*[^\s|][^\n|]*\|[^\n]*\n[ \t]*:?-+:?[ \t]*\|[-:| \t]*$/gm,
		"tables",
		"tabeller",
	),
	extension(/^[ \t]*\[[ xX]?\]\s/gm, "checkboxes", "afkrydsningsfelter"),
	extension(
		/^[ \t]*(?:\[!\w+\]|(?:!!!|\?\?\?\+?)[ \t]+[a-z]|:{3,}[ \t]*(?:[a-z{]|$))/gm,
		"boxes for notes and warnings",
		"bokse til noter og advarsler",
	),
	extension(/^[ \t]*:[ \t]+\S/gm, "lists of definitions", "definitionslister"),
	extension(
		/^[ \t]*(?:\.\. [\w-]+::|h[1-6]\. |image::|={2,5} \S)/gm,
		"markup of Textile, AsciiDoc or reStructuredText",
		"koder fra Textile, AsciiDoc eller reStructuredText",
	),
];

const tags = [hugo, ...tagRows.map(constructOf)];
const phrases = [reference, ...phraseRows.map(constructOf)];
const markdown = markdownRows.map(constructOf);

/** Finds the tags of other programs in a Markdown text, outside code. */
export function findTags(text: string): Fault[] {
	if (!/[{[<]/.test(text)) return [];
	const code = [...text.matchAll(/(`+)[^`][\s\S]*?\1(?!`)/g)];
	const isInCode = ({ start }: Fault) =>
		code.some(
			({ 0: written, index }) =>
				index <= start && start < index + written.length,
		);
	return tags
		.flatMap((tag) => matchesOf(tag, text))
		.filter((fault) => !isInCode(fault));
}

/** Finds the other constructs in the visible characters of a Markdown text. */
export function findForeignMarkup(shown: string): Fault[] {
	return [...markdown, ...phrases].flatMap((each) => matchesOf(each, shown));
}

/** Finds the first construct within the lines of a text that isn't Markdown. */
export function findInPlainText(text: string): Fault | undefined {
	return [...tags, ...phrases].flatMap((each) => matchesOf(each, text))[0];
}

function matchesOf([pattern, explanation]: Construct, text: string): Fault[] {
	return [...text.matchAll(pattern)].map(({ 0: written, index }) => {
		const [indent = ""] = /^[ \t]*/.exec(written) ?? [];
		return {
			start: index + indent.length,
			length: Math.max(1, written.trim().length),
			...explanation,
		};
	});
}

const bareAddress =
	/(?<![\w@./:+-])(?<url>https?:\/\/[^\s<>"\uFFFC]*[^\s<>"\uFFFC.,:;!?)»”'])|(?<![\w@./:+-])(?<host>www\.[^\s<>"\uFFFC]*[^\s<>"\uFFFC.,:;!?)»”'])|(?<![\w@./:+-])(?<mail>[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,})/gi;

/** Finds addresses that are no links. */
export function findBareAddresses(shown: string): Fault[] {
	return [...shown.matchAll(bareAddress)].map(
		({ 0: written, index, groups: { url, host } = {} }) => ({
			start: index,
			length: written.length,
			severity: "warning",
			message: {
				en: `${written} is not a link.`,
				da: `${written} er ikke et link.`,
			},
			hint: {
				...hintToWrite(
					host
						? `[${written}](https://${written})`
						: `<${url ? written.replace(/^http:/i, "https:") : written}>`,
				),
				onPage: {
					en: "Select it, and choose the address with Link above the text.",
					da: "Markér det, og vælg adressen med Link over teksten.",
				},
			},
		}),
	);
}

const messages = new Set(
	[...tags, ...markdown, ...phrases].map(([, { message }]) =>
		"en" in message ? message.en : "",
	),
);

/** Reports each construct of a file once, at its first place, with the number of places. */
export function countConstructs(problems: readonly Problem[]): Problem[] {
	return problems.flatMap((problem) => {
		const { message } = problem;
		if (!("text" in message) || !messages.has(message.text.en))
			return [problem];
		const same = [
			...new Map(
				problems
					.filter((each) => messageKey(each) === messageKey(problem))
					.map((each) => [`${each.line} ${each.column}`, each]),
			).values(),
		];
		const first = same.reduce((a, b) =>
			b.line < a.line || (b.line === a.line && b.column < a.column) ? b : a,
		);
		if (problem !== first) return [];
		if (same.length === 1) return [problem];
		const { en, da } = message.text;
		const text = {
			en: `${en} There are ${same.length} in this file.`,
			da: `${da} Der er ${same.length} i filen.`,
		};
		return [{ ...problem, message: { ...message, text } }];
	});
}
