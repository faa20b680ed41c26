import type { YAMLParseError } from "yaml";

/** What an author did, where the text shows it (offsets), and what to do. */
export type Mistake = {
	readonly start: number;
	readonly end: number;
	readonly message: string;
	readonly hint: string;
};

/** What is behind a complaint of the YAML parser, which often lies elsewhere than the parser stumbled. */
export function explainSyntax(error: YAMLParseError, text: string): Mistake {
	const line = lineAt(text, error.pos[0]);
	return (
		unclosedQuote(error, text) ??
		unquotedHole(line) ??
		tabIndent(error, line) ??
		deeperLine(error, text, line) ??
		unquotedColon(line) ??
		byCode(error, text)
	);
}

type Line = { readonly start: number; readonly text: string };

function lineAt(text: string, offset: number): Line {
	const start = text.lastIndexOf("\n", offset - 1) + 1;
	const end = text.indexOf("\n", start);
	return { start, text: text.slice(start, end < 0 ? text.length : end) };
}

/** The parser notices at the end of the file; the author needs the first quotation mark without a partner on its line. */
function unclosedQuote(
	{ code, message }: YAMLParseError,
	text: string,
): Mistake | undefined {
	if (code !== "MISSING_CHAR" || !/quote/i.test(message)) return undefined;
	let offset = 0;
	for (const line of text.split("\n")) {
		const [, lead = "", quote] =
			/^(\s*(?:- )*(?:[\w-]+:\s+)?)(["'])/.exec(line) ?? [];
		if (quote && !line.slice(lead.length + 1).includes(quote)) {
			const start = offset + lead.length;
			return {
				start,
				end: start + 1,
				message: "A quotation mark is opened here and never closed.",
				hint: `Close it at the end of the text; for a ${quote} inside the text, write ${quote === '"' ? '\\"' : "''"}.`,
			};
		}
		offset += line.length + 1;
	}
	return undefined;
}

function unquotedHole(line: Line): Mistake | undefined {
	const hole = /^\s*(?:- )?(?:[\w-]+:\s+)?(\{\{[^}]*\}*)/d.exec(line.text)
		?.indices?.[1];
	if (!hole) return undefined;
	return {
		start: line.start + hole[0],
		end: line.start + hole[1],
		message:
			"A text that starts with {{ must be in quotes, or YAML takes it for something else.",
		hint: 'Write it as lead: "{{price.session-1h}} for …".',
	};
}

function tabIndent({ code }: YAMLParseError, line: Line): Mistake | undefined {
	const tab = /^ *(\t+)/d.exec(line.text)?.indices?.[1];
	if (!tab && code !== "TAB_AS_INDENT") return undefined;
	return {
		start: line.start + (tab?.[0] ?? 0),
		end: line.start + (tab?.[1] ?? 1),
		message: "The line is indented with a tab, which YAML doesn't allow.",
		hint: "Use spaces, two for each level.",
	};
}

/** A line that stands further in than the one above it, which has its value already. */
function deeperLine(
	{ code }: YAMLParseError,
	text: string,
	line: Line,
): Mistake | undefined {
	if (code !== "BLOCK_AS_IMPLICIT_KEY") return undefined;
	const next = lineAt(text, line.start + line.text.length + 1);
	const depth = indentation(line.text);
	if (indentation(next.text) <= depth || !/^\s*[\w-]+:(\s|$)/.test(next.text))
		return undefined;
	return {
		start: next.start,
		end: next.start + indentation(next.text),
		message:
			"This line stands further in than the one above it, which has its value already.",
		hint: `Begin it with ${depth === 0 ? "no spaces" : `${depth} spaces`}, as the line above.`,
	};
}

function indentation(line: string): number {
	return line.length - line.trimStart().length;
}

function unquotedColon(line: Line): Mistake | undefined {
	const value = /[\w-]+:\s+([^"'|>\s{[][^"']*:(?:\s[^,}]*|$))/d.exec(line.text)
		?.indices?.[1];
	if (!value) return undefined;
	return {
		start: line.start + value[0],
		end: line.start + value[1],
		message:
			"The text contains a colon, so YAML takes its beginning for a key.",
		hint: 'Put the whole text in quotes: title: "Nyt: vi åbner".',
	};
}

function byCode({ code, message, pos }: YAMLParseError, text: string): Mistake {
	const [start, end] = pos;
	const [word = ""] = /^[\w-]*/.exec(text.slice(start)) ?? [];
	const [said, hint] = sayings[code] ?? [
		"YAML can't be read from here on.",
		`The parser says: ${message}.`,
	];
	return {
		start,
		end: Math.max(end, start + word.length),
		message: said,
		hint,
	};
}

const outOfLine = [
	"The line doesn't fit in with the lines around it.",
	"Lines that belong together start in the same column; a key ends with a colon and a space.",
] as const;

const sayings: Partial<
	Record<YAMLParseError["code"], readonly [message: string, hint: string]>
> = {
	DUPLICATE_KEY: ["The same key stands twice here.", "Delete one of the two."],
	BAD_INDENT: outOfLine,
	BLOCK_IN_FLOW: outOfLine,
	MULTILINE_IMPLICIT_KEY: outOfLine,
	NON_STRING_KEY: ["A key must be a plain word.", "Put it in quotes."],
	BAD_SCALAR_START: [
		"A text can't start with this character.",
		"Put the text in quotes.",
	],
	MULTIPLE_DOCS: [
		"A line with --- begins a second document here; a file holds just one.",
		"Delete the line.",
	],
	BAD_DQ_ESCAPE: [
		"A backslash in double quotes has a special meaning.",
		"Write two of them, or use single quotes.",
	],
};
