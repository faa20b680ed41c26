import { isDeepStrictEqual } from "node:util";
import { parseWithTokens } from "../../parse/yaml/index.ts";
import {
	longestLine,
	spliceWords,
	splitWords,
	wrapLongLines,
} from "../words.ts";

/** A string, number or the like. */
export type ScalarValue = string | number | boolean | null;

/** The place of a scalar. */
export type ScalarPlace = {
	/** The column of the field or of the hyphen before it (from 0). */
	readonly indent: number;
	/** The column in which it begins (from 0). */
	readonly column: number;
	/** Whether it is between brackets or braces. */
	readonly isFlow: boolean;
};

/** A scalar as a file has it. */
export type WrittenScalar = {
	readonly source: string;
	readonly value: unknown;
};

/**
 * Returns the ways to write a value, the one nearest to how `before` is written first. Each gives the value where it
 * stands, as Kilde reads it; empty if YAML can't hold the value.
 */
export function waysToWrite(
	value: ScalarValue,
	place: ScalarPlace,
	before?: WrittenScalar,
): string[] {
	const ways =
		typeof value === "string"
			? waysOfText(value, place, before)
			: [String(value)];
	return [...new Set(ways)].filter((way) => holds(way, value, place));
}

function waysOfText(
	value: string,
	place: ScalarPlace,
	before: WrittenScalar | undefined,
): string[] {
	const { isFlow, column } = place;
	const source = before?.source ?? "";
	const [style = ""] = /^["'|>]?/.exec(source) ?? [];
	const isBlock = style === "|" || style === ">";
	// Empty lines at its end would not be told from those after it.
	const mayBeBlock = !isFlow && value.trim() !== "" && !/\n\s+$/.test(value);
	const folded = mayBeBlock ? [fold(value, place)] : [];
	const literal = mayBeBlock ? [writeLiteral(value, place)] : [];
	const isLong =
		column + value.length > longestLine &&
		column + source.length <= longestLine;
	const hasLongLine = value
		.split("\n")
		.some((line) => place.indent + 2 + line.length > longestLine);
	return [
		...spliced(value, place, before),
		...(style === ">" ? [...folded, ...literal] : []),
		...(style === "|" ? [...literal, ...folded] : []),
		...(!value.includes("\n") || isBlock ? [] : hasLongLine ? folded : literal),
		...(isLong && !isBlock ? folded : []),
		...(style === "'" ? [singleQuoted(value)] : []),
		...(style === '"' ? [doubleQuoted(value)] : []),
		...(looksLikeText(value) || isPlainDate(before) ? [value] : []),
		doubleQuoted(value),
	];
}

/** Whether the scalar, written so, is the value. */
function holds(
	written: string,
	value: ScalarValue,
	{ indent, isFlow }: ScalarPlace,
): boolean {
	// What a file is as a whole has no column.
	const before = " ".repeat(Math.max(indent, 0));
	const text = isFlow
		? `[${written}]`
		: `${before}a: ${written}\n${before}b: 1\n`;
	return isDeepStrictEqual(
		parseWithTokens(text)?.value,
		isFlow ? [value] : { a: value, b: 1 },
	);
}

/** Numbers, dates, times and Booleans of one YAML or the other are no plain texts. */
function looksLikeText(value: string): boolean {
	return !/^(?:[-+.]?\d[\d.,:_+\-aboxzt]*|[-+]?\.(?:inf|nan)|y|n|yes|no|on|off|true|false|null|~)$/i.test(
		value,
	);
}

/** Whether a file writes such a text without quotes, as in date: 2025-08-01. */
function isPlainDate(before: WrittenScalar | undefined): boolean {
	return (
		before?.source === before?.value &&
		typeof before?.value === "string" &&
		!looksLikeText(before.value)
	);
}

function singleQuoted(value: string): string {
	return `'${value.replaceAll("'", "''")}'`;
}

function doubleQuoted(value: string): string {
	return `"${value.replace(/[\\"]/g, "\\$&").replaceAll("\n", "\\n")}"`;
}

/** >-, with long lines wrapped. */
function fold(value: string, { indent }: ScalarPlace): string {
	const [text, end] = splitEnd(value);
	const inner = " ".repeat(indent + 2);
	// Lines that begin with a space are not folded, and neither are the breaks beside them.
	const body = text
		.replace(/(?<=(?:^|\n)[^ \t\n][^\n]*)\n+(?=[^ \t\n])/g, "$&\n")
		.replace(/^(?=[^\n])/gm, inner);
	const lines = body
		.split("\n")
		.map((line) =>
			/^ *\t|^ */.exec(line)?.[0] === inner
				? wrapLongLines(line, "", { indent: inner })
				: line,
		);
	return `>${chomping(end)}\n${lines.join("\n")}${end.slice(1)}`;
}

function writeLiteral(value: string, { indent }: ScalarPlace): string {
	const [text, end] = splitEnd(value);
	const body = text.replace(/^(?=[^\n])/gm, " ".repeat(indent + 2));
	return `|${chomping(end)}\n${body}${end.slice(1)}`;
}

/** The text, and the line breaks at its end. */
function splitEnd(value: string): [text: string, end: string] {
	const [end = ""] = /\n*$/.exec(value) ?? [];
	return [value.slice(0, value.length - end.length), end];
}

/** The sign after > or | for a text that ends with these line breaks. */
function chomping(end: string): string {
	return end === "" ? "-" : end === "\n" ? "" : "+";
}

/** The scalar with the words that changed, and its other lines as they are; none for a scalar on one line. */
function spliced(
	value: string,
	place: ScalarPlace,
	before: WrittenScalar | undefined,
): string[] {
	const style = before?.source.charAt(0) ?? "";
	if (typeof before?.value !== "string" || !before.source.includes("\n"))
		return [];
	if (value.trim() === "") return [];
	const { open, body, close } = partsOf(before.source, style);
	if (style === "|") {
		const [inner = ""] = /^ */.exec(body) ?? [];
		const text = splitEnd(value)[0].replace(/^(?=[^\n])/gm, inner);
		return [`${open}${text}${close}`];
	}
	const isBlock = style === ">";
	const [oldText, newText] = [before.value, value].map((text) =>
		isBlock ? splitEnd(text)[0] : text,
	);
	if (oldText === undefined || !newText) return [];
	const indent =
		/\n( *)[^ \n]/.exec(isBlock ? `\n${body}` : body)?.[1] ??
		" ".repeat(place.indent + 2);
	const meant = splitWords(oldText);
	const source = splitWords(isBlock ? body.slice(indent.length) : body);
	const next = splitWords(newText);
	if (meant.words.length !== source.words.length) return [];
	const written = spliceWords(
		{ meant, source },
		{
			meant: next,
			source: {
				words: next.words.map((word) => escapeWord(word, style)),
				gaps: next.gaps.map((gap) => foldGap(gap, indent)),
			},
		},
	);
	const text = isBlock ? `${indent}${written}` : written;
	const column = isBlock ? 0 : place.column + open.length;
	return [`${open}${wrapLongLines(text, body, { indent, column })}${close}`];
}

/** The scalar without its quotation marks or the line with > or |. */
function partsOf(source: string, style: string) {
	const quote = /["']/.test(style) ? 1 : 0;
	const start = /[|>]/.test(style) ? source.indexOf("\n") + 1 : quote;
	const end = source.length - quote;
	return {
		open: source.slice(0, start),
		body: source.slice(start, end),
		close: source.slice(end),
	};
}

function escapeWord(word: string, style: string): string {
	if (style === "'") return word.replaceAll("'", "''");
	return style === '"' ? word.replace(/[\\"]/g, "\\$&") : word;
}

/** White space of a folded text: a line break is an empty line. */
function foldGap(gap: string, indent: string): string {
	const breaks = gap.replace(/[^\n]/g, "");
	return breaks === "" ? gap : `\n${breaks}${indent}`;
}
