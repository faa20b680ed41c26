import {
	type Diagnostic,
	errorAt,
	fileStart,
	type Hint,
	type Place,
	type Wording,
} from "../../diagnostics/diagnostic.ts";
import { didYouMean, nearest } from "../../diagnostics/nearest.ts";
import { placeAt } from "../../parse/decode.ts";
import { pathInMessages } from "./places.ts";
import type { CodePlace } from "./stack.ts";

/** Facts about a failure besides the error. */
type Failure = {
	/** What it prevents, as “The page /faq can't be rendered”; without it, only that the code threw is said. */
	readonly prevents?: Wording | undefined;
	/** The names that the code could have used instead of one that has no value. */
	readonly names?: readonly string[];
	/** The end of the hint. */
	readonly note?: Wording;
};

/** An error that a site's code threw, at its place there; where only the file is known, at its beginning. */
export function thrownFault(
	error: unknown,
	at: CodePlace | Pick<CodePlace, "path">,
	folder: string,
	{ prevents, names, note }: Failure = {},
): Diagnostic {
	const missing = "line" in at ? missingValue(error, at) : undefined;
	const reason = missing?.message ?? quoted(error);
	const start = prevents ?? (missing ? undefined : throws);
	const place = "line" in at ? { ...at, length: 1 } : fileStart;
	const { line, column, length } = missing?.place ?? place;
	return errorAt(
		pathInMessages(folder, at.path),
		{ line, column, length },
		"code-error",
		{
			message: {
				en: `${start ? `${start.en}: ` : ""}${reason.en}.`,
				da: `${start ? `${start.da}: ` : ""}${reason.da}.`,
			},
			hint: inOne(missing && whatToDo(missing, names), note),
		},
	);
}

const throws: Wording = {
	en: "This code throws an error",
	da: "Koden her giver en fejl",
};

function inOne(...parts: readonly (Hint | undefined)[]): Hint | undefined {
	const said = parts.filter((part) => part !== undefined);
	if (said.length === 0) return undefined;
	return {
		en: said.map(({ en }) => en).join(" "),
		da: said.map(({ da }) => da).join(" "),
	};
}

/** The words of an error: those of our own checks, or others, which have no translation. */
function quoted(error: unknown): Wording {
	const { message = error, wording } = Object(error);
	if (wording) return wording;
	const words = String(message).replace(/\s+/g, " ").trim().replace(/\.$/, "");
	return { en: `“${words}”`, da: `»${words}«` };
}

/** What a value without properties is called in the code that reads one, its place, and the message. */
type Missing = {
	readonly name: string;
	readonly place: Place;
	readonly message: Wording;
	/** All other words of the code. */
	readonly words: readonly string[];
	readonly otherwise: Hint;
};

/** A name that nothing has, or a value that is undefined or null where code reads a property of it; undefined of any other error. */
function missingValue(error: unknown, at: CodePlace): Missing | undefined {
	const message = String(Object(error).message);
	const [, name] = /^(\S+) is not defined$/.exec(message) ?? [];
	if (name !== undefined) return undeclared(name, at);
	const [, value = "", read = ""] =
		/^Cannot read properties of (undefined|null) \(reading '(.+)'\)$/.exec(
			message,
		) ?? [];
	return read === "" ? undefined : withoutProperties(value, read, at);
}

function undeclared(name: string, { text, line, column }: CodePlace): Missing {
	return {
		name,
		words: wordsBut(name, text),
		otherwise: declareIt,
		place: { line, column, length: name.length },
		message: {
			en: `${name} is neither declared nor imported here`,
			da: `${name} er hverken defineret eller importeret her`,
		},
	};
}

function withoutProperties(
	value: string,
	read: string,
	{ text, line, column }: CodePlace,
): Missing | undefined {
	const offset = text.split("\n", line - 1).join("\n").length + column;
	const property = read.replace(/[^\w$]/g, "\\$&");
	const reading = RegExp(
		`([\\w$]+)[)!\\]]*\\s*(?:\\??\\.\\s*${property}\\b|\\[)`,
		"g",
	);
	const distance = ({ index, 0: { length } }: RegExpExecArray) =>
		Math.max(index - offset, offset - index - length, 0);
	const [found] = [...text.matchAll(reading)].sort(
		(a, b) => distance(a) - distance(b),
	);
	if (!found?.[1] || distance(found) > 2) return undefined;
	const [, name] = found;
	return {
		name,
		words: wordsBut(name, text),
		otherwise: giveIt,
		place: placeAt(text, found.index, name.length),
		message: {
			en: `${name} is ${value} here, but the code reads ${name}.${read}`,
			da: `${name} er ${value} her, men koden læser ${name}.${read}`,
		},
	};
}

function whatToDo(
	{ name, words, otherwise }: Missing,
	names: readonly string[] = words,
): Hint {
	const known = otherwise === declareIt ? words : names;
	// Of a letter or two, any name is near.
	const close =
		name.length < 3 || known.includes(name) ? undefined : nearest(name, known);
	return close === undefined ? otherwise : didYouMean(close);
}

const declareIt: Hint = {
	en: "Import or declare it.",
	da: "Importer eller definer den.",
};

const giveIt: Hint = {
	en: "Give it a value, or check that it has one before it is used.",
	da: "Giv den en værdi, eller undersøg, om den har en, før den bliver brugt.",
};

/** All words of some code but one. */
function wordsBut(name: string, text: string): string[] {
	const words = new Set(text.match(/[A-Za-z_$][\w$]*/g));
	return [...words].filter((word) => word !== name);
}
