import type { MessageLanguage } from "../languages/message-language.ts";
import type { Text } from "../languages/text.ts";
import type { MessageId, ValueNames } from "../messages/catalogue.ts";
import type { CatalogueMessage, Value, Values } from "../messages/format.ts";
import { groupBy } from "./group-by.ts";

/** A stretch of one line of a file: line and column start at 1, `length` is in UTF-16 code units. */
export type Place = {
	readonly line: number;
	readonly column: number;
	readonly length: number;
};

/** The beginning of a file: where a problem of the whole file is shown. */
export const fileStart: Place = { line: 1, column: 1, length: 0 };

/** The kinds of problems. A code keeps its meaning once it is released. */
export type Code =
	| "allowance" // a comment that allows nothing, or gives no reason
	| "broken-markdown" // signs that would be shown as they are
	| "code-error" // code of the site that can't be read, or that throws an error
	| "control-character" // what no page can show
	| "dead-link" // a link to another site that fails, with --links
	| "duplicate-url" // two things claim one address
	| "duplicate-id" // two entries of a list have one name
	| "empty-file"
	| "file-too-large"
	| "handwritten-fact" // a fact spelt out where it should be cited
	| "heading-level" // a heading of level 1, or one that skips a level
	| "html-in-markdown"
	| "invalid-field" // a value that the schema doesn't allow
	| "invalid-hole" // {{…}} that is not the name of a fact
	| "invalid-image" // a picture that can't be read
	| "invalid-path" // a redirect or an address that can't be
	| "inconsistent" // two facts that contradict each other
	| "missing-alt"
	| "missing-field"
	| "missing-file"
	| "missing-translation"
	| "moved-link" // a link to another site that redirects permanently, with --links
	| "more-problems" // of a file, beyond those that anybody would read
	| "not-utf8"
	| "not-current" // what is over or not yet due, where it is cited
	| "open-question" // for the owner, with --launch
	| "outside-project" // a link that leads out of the project's folder
	| "sample" // made-up content, with --launch
	| "template-name" // what a template asks for and isn't given
	| "template-syntax" // what Handlebars can't read
	| "too-long" // a text that is cut off where it is shown
	| "typography" // a way of writing that the site doesn't use
	| "unchecked" // facts that nobody has looked at for a year
	| "unclosed-front-matter"
	| "unfinished-merge" // two versions of a file, with the marks of git
	| "unknown-fact"
	| "unknown-field"
	| "unknown-file" // a file that belongs to no collection
	| "unknown-link" // a link to no page, no fragment or no file of the site
	| "unknown-name" // a reference to no entry
	| "unlikely-date" // of another year, surely
	| "unreadable-file"
	| "unsafe-link" // a scheme that pages must not carry
	| "yaml-syntax"
	// The codes of a site's lint rules.
	| (string & Record<never, never>);

/** A text for editors, in each language of the tool's messages. */
export type Wording = Readonly<Record<MessageLanguage, string>>;

/** The message of a problem. */
export type Message = Wording & {
	/**
	 * What is said instead to somebody who edits on the page, and sees neither files nor keys nor signs of YAML and Markdown;
	 * empty where nothing needs to be said. The key of a field is written <key>: there it is called by its name.
	 */
	readonly onPage?: Wording;
};

/** The remedy of a problem. */
export type Hint = Message & {
	/** The text to write at the diagnostic's place instead, if it is known to solve the problem without causing another. */
	readonly replacement?: string;
	/** Replacements that may be meant as well, as 2 instead of 2000. */
	readonly others?: readonly string[];
	/** The hint if the file doesn't accept the replacement. Only within `parse`, which tries it (parse/validate/try-hints.ts). */
	readonly otherwise?: Hint;
};

/** The message of a problem whose sentences aren't in the catalogue, such as those of a site's checks. */
export type TextMessage = {
	readonly text: Text;
	/** What to do about it, if no fix is known. */
	readonly hint?: Text | undefined;
	/** Replaces `text` in the editor, whose users see neither files nor markup. `<key>` stands for the label of a field. */
	readonly pageMessage?: Text | undefined;
	/** Replaces `hint` in the editor. */
	readonly pageHint?: Text | undefined;
};

/** What a problem says: a message of the catalogue, or texts of a site. */
export type MessageData = CatalogueMessage | TextMessage;

/** One problem of a file. */
export type Problem = Place & {
	readonly code: Code;
	readonly severity: "error" | "warning";
	readonly message: MessageData;
	/** Texts that solve the problem if they replace the one at its place, the likeliest first. */
	readonly fixes?: readonly string[];
};

/** One problem of the content, or of the code of the site. */
export type Diagnostic = Problem & {
	/** Relative to the project, with forward slashes. */
	readonly file: string;
	/** Its line, of a file that is no source. */
	readonly written?: string;
};

/**
 * Returns the wording that a function writes in each language.
 *
 * @example worded((language) => formats(language, "EUR").money(1250)); // { en: "€1,250", da: "1.250 €" }
 */
export function worded(say: (language: MessageLanguage) => string): Wording {
	return { en: say("en"), da: say("da") };
}

/** A message and fixes; or, the old way, a message and its hint in words. */
export type Explanation = {
	readonly code?: Code;
	readonly message: MessageData | Message;
	readonly hint?: Hint | undefined;
	readonly fixes?: readonly string[];
};

type ExplainParameters<Id extends MessageId> = [ValueNames<Id>] extends [never]
	? [values?: Readonly<Record<string, never>>, fixes?: readonly string[]]
	: [
			values: { readonly [Name in ValueNames<Id>]: Value },
			fixes?: readonly string[],
		];

/**
 * Returns the explanation of a problem by its key in the catalogue, with its values, and the texts that may be meant instead of
 * the one at its place, the likeliest first.
 */
export function explain<Id extends MessageId>(
	id: Id,
	...parameters: ExplainParameters<Id>
): Explanation & { readonly code: Code; readonly message: CatalogueMessage } {
	const [values, fixes]: readonly [values?: Values, fixes?: readonly string[]] =
		parameters;
	return {
		code: id.slice(0, id.indexOf(".")),
		message: values ? { id, values } : { id },
		...(fixes && { fixes }),
	};
}

/** Returns the message and the fixes of an explanation, also of one made the old way. */
function normalize({ message, hint, fixes }: Explanation) {
	const suggested: string[] = [...(fixes ?? [])];
	let left: Hint | undefined = hint;
	while (left?.replacement !== undefined) {
		suggested.push(left.replacement, ...(left.others ?? []));
		left = left.otherwise;
	}
	const all = suggested.length > 0 ? { fixes: [...new Set(suggested)] } : {};
	if (!("en" in message)) return { message, ...all };
	const { onPage: pageMessage, ...text } = message;
	const blank = suggested.every((each) => each.trim() === "") ? hint : left;
	const {
		onPage: pageHint,
		replacement: _replacement,
		others: _others,
		otherwise: _otherwise,
		...rest
	} = blank ?? { en: "", da: "" };
	return {
		message: {
			text,
			...(rest.en && { hint: rest }),
			...(pageMessage && { pageMessage }),
			...(pageHint && { pageHint }),
		},
		...all,
	};
}

/** A fault in a range of a text: offset and length, and a code if the text may have several. */
export type Fault = Explanation & {
	readonly start: number;
	readonly length: number;
	readonly code?: Code;
	/** An error, unless it says so. */
	readonly severity?: "warning";
};

/** A result, with all that is wrong about it. */
export type Checked<T> = {
	readonly value: T;
	readonly diagnostics: readonly Diagnostic[];
};

/** A result with nothing wrong about it. */
export function ok<T>(value: T): Checked<T> {
	return { value, diagnostics: [] };
}

/** A message of the catalogue; or a code and a message of a site. */
type Explained =
	| [explanation: Explanation & { readonly code: Code }]
	| [code: Code, explanation: Explanation];

/** An error at a place, in a file that the caller adds. */
export function problemAt(
	{ line, column, length }: Place,
	...explained: Explained
): Problem {
	const [explanation, code] =
		explained.length === 1
			? [explained[0], explained[0].code]
			: [explained[1], explained[0]];
	return {
		severity: "error",
		code,
		line,
		column,
		length,
		...normalize(explanation),
	};
}

/** An error at a place of a file. A warning is made the same way. */
export function errorAt(
	file: string,
	place: Place,
	...explained: Explained
): Diagnostic {
	return { file, ...problemAt(place, ...explained) };
}

/** A diagnostic that is a warning: the site is built all the same. */
export function warningAt(
	file: string,
	place: Place,
	...explained: Explained
): Diagnostic {
	return { ...errorAt(file, place, ...explained), severity: "warning" };
}

/** Identifies what a problem says, wherever it is. */
export function messageKey({ message }: Pick<Problem, "message">): string {
	return JSON.stringify(message);
}

/** Whether it keeps the site from being written. */
export function isError(diagnostic: Diagnostic): boolean {
	return diagnostic.severity === "error";
}

/** The maximum number of problems reported of one file. */
const mostOfFile = 100;

/** By file and place, each problem once; of a file with very many, the first ones and how many more there are. */
export function sortDiagnostics(
	diagnostics: readonly Diagnostic[],
): Diagnostic[] {
	const ofFiles = groupBy(sortAll(diagnostics), ({ file }) => file);
	return [...ofFiles.values()].flatMap(shorten);
}

function shorten(ofFile: readonly Diagnostic[]): readonly Diagnostic[] {
	if (ofFile.length <= mostOfFile + 1) return ofFile;
	const byWeight = [
		...ofFile.filter(isError),
		...ofFile.filter((each) => !isError(each)),
	];
	const kept = new Set(byWeight.slice(0, mostOfFile));
	const [first, ...others] = ofFile.filter((each) => !kept.has(each));
	if (!first) return ofFile;
	const count = others.length + 1;
	return [
		...ofFile.filter((each) => kept.has(each)),
		{
			...first,
			...explain("more-problems.in-file", { count }),
		},
	];
}

function sortAll(diagnostics: readonly Diagnostic[]): Diagnostic[] {
	const unique = new Map(
		diagnostics.map((each) => [
			[
				each.file,
				each.line,
				each.column,
				each.code,
				messageKey(each),
				each.fixes,
			].join("\n"),
			each,
		]),
	);
	return [...unique.values()].sort(
		(a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column,
	);
}

function compare(a: string, b: string): number {
	if (a === b) return 0;
	return a < b ? -1 : 1;
}

/** The errors that were not there before, wherever a change of the file has moved the others. */
export function newErrors(
	before: readonly Diagnostic[],
	after: readonly Diagnostic[],
): Diagnostic[] {
	const nameOf = (each: Diagnostic) =>
		[each.file, each.code, messageKey(each)].join("\n");
	const known = new Set(before.filter(isError).map(nameOf));
	return after.filter((each) => isError(each) && !known.has(nameOf(each)));
}
