import { type AuthorText, type Text, toText } from "../languages/text.ts";
import type {
	CatalogueCode,
	MessageId,
	ValueNames,
} from "../messages/catalogue.ts";
import type { CatalogueMessage, Value, Values } from "../messages/format.ts";
import { groupBy } from "./group-by.ts";

/** A range within a line of a file: line and column start at 1, `length` is in UTF-16 code units. */
export type Place = {
	readonly line: number;
	readonly column: number;
	readonly length: number;
};

/** The beginning of a file: where a problem of the whole file is shown. */
export const fileStart: Place = { line: 1, column: 1, length: 0 };

/**
 * The kind of a problem: the beginning of the keys of its messages, or a code of a site's own checks and rules. A code keeps its
 * meaning once it is released.
 */
export type Code = CatalogueCode | (string & Record<never, never>);

/** The message of a problem whose sentences aren't in the catalogue, such as those of a site's checks. */
export type TextMessage = {
	/** The problem, in one sentence. */
	readonly message: Text;
	/** Tells the author what to do. Not shown if the problem has fixes. */
	readonly hint?: Text | undefined;
	/** Replaces the hint in the editor, whose users see neither files nor markup. `<key>` stands for the label of a field. */
	readonly pageHint?: Text | undefined;
};

/** A problem that a site reports, with the texts of a `TextMessage`. */
export type SiteProblem = {
	readonly [Part in keyof TextMessage]:
		| AuthorText
		| Extract<TextMessage[Part], undefined>;
} & {
	/** Texts that solve the problem if they replace the one at its place, the likeliest first. */
	readonly fixes?: readonly string[] | undefined;
};

/** The message of a problem: a key of the catalogue with its values, or texts of a site. */
export type Message = CatalogueMessage | TextMessage;

/** One problem of a file. */
export type Problem = Place & {
	readonly code: Code;
	readonly severity: "error" | "warning";
	readonly message: Message;
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

/** A problem without its place: an error by default. */
export type Explanation = Pick<Problem, "code" | "message"> & {
	readonly severity?: Problem["severity"];
	readonly fixes?: Problem["fixes"] | undefined;
};

type ExplainParameters<Id extends MessageId> = [ValueNames<Id>] extends [never]
	? [values?: Readonly<Record<string, never>>, fixes?: readonly string[]]
	: [
			values: { readonly [Name in ValueNames<Id>]: Value },
			fixes?: readonly string[],
		];

/**
 * Explains a problem by the key of its message in the catalogue and the values of that. `fixes` are texts that may be meant
 * instead of the one at its place, the likeliest first.
 *
 * @example explain("unknown-fact.name", { fact: "price.our" }, ["price.hour"]);
 */
export function explain<Id extends MessageId>(
	id: Id,
	...parameters: ExplainParameters<Id>
): Explanation & { readonly message: CatalogueMessage } {
	const [values, fixes]: readonly [values?: Values, fixes?: readonly string[]] =
		parameters;
	return {
		code: id.slice(0, id.indexOf(".")),
		message: values ? { id, values } : { id },
		...(fixes && { fixes }),
	};
}

/** A problem in a range of a text: offset and length in UTF-16 code units. */
export type Fault = Explanation & {
	readonly start: number;
	readonly length: number;
};

/** A result with the problems found while it was made. */
export type Checked<T> = {
	readonly value: T;
	readonly diagnostics: readonly Diagnostic[];
};

/** Returns a result without problems. */
export function withoutDiagnostics<T>(value: T): Checked<T> {
	return { value, diagnostics: [] };
}

/** Explains a problem that a site reports. */
export function explainSiteProblem(
	code: Code,
	{ fixes, message, hint, pageHint }: SiteProblem,
): Explanation {
	const texts = {
		message: toText(message),
		...(hint !== undefined && { hint: toText(hint) }),
		...(pageHint !== undefined && { pageHint: toText(pageHint) }),
	};
	return { code, message: texts, fixes };
}

/** Returns a problem at a place of a file that the caller adds. */
export function problemAt(
	{ line, column, length }: Place,
	{ code, severity = "error", message, fixes = [] }: Explanation,
): Problem {
	return {
		...{ code, severity, line, column, length, message },
		...(fixes.length > 0 && { fixes: [...new Set(fixes)] }),
	};
}

/** Returns an error at a place of a file. */
export function errorAt(
	file: string,
	place: Place,
	explanation: Explanation,
): Diagnostic {
	return { file, ...problemAt(place, explanation) };
}

/** Returns a warning at a place of a file: the site is built all the same. */
export function warningAt(
	file: string,
	place: Place,
	explanation: Explanation,
): Diagnostic {
	return errorAt(file, place, { ...explanation, severity: "warning" });
}

/** Identifies a problem of a file, whatever its place. */
export function getProblemKey({
	code,
	message,
}: Pick<Problem, "code" | "message">): string {
	return JSON.stringify([code, message]);
}

/** Whether a problem prevents the site from being written. */
export function isError(diagnostic: Diagnostic): boolean {
	return diagnostic.severity === "error";
}

/** The maximum number of reported problems per file. */
const maxPerFile = 100;

/** Sorts problems by file and place, and removes duplicates. A file with very many keeps the first ones and the number of others. */
export function sortDiagnostics(
	diagnostics: readonly Diagnostic[],
): Diagnostic[] {
	const ofFiles = groupBy(sortUnique(diagnostics), ({ file }) => file);
	return [...ofFiles.values()].flatMap(limitPerFile);
}

function limitPerFile(ofFile: readonly Diagnostic[]): readonly Diagnostic[] {
	const errorsFirst = ofFile.toSorted(
		(a, b) => Number(isError(b)) - Number(isError(a)),
	);
	const kept = new Set(errorsFirst.slice(0, maxPerFile));
	const [first, ...others] = ofFile.filter((each) => !kept.has(each));
	if (!first || others.length === 0) return ofFile;
	const { file, severity } = first;
	const count = others.length + 1;
	const more = explain("more-problems.in-file", { count });
	return [
		...ofFile.filter((each) => kept.has(each)),
		errorAt(file, first, { ...more, severity }),
	];
}

function sortUnique(diagnostics: readonly Diagnostic[]): Diagnostic[] {
	const unique = new Map(
		diagnostics.map((each) => {
			const { file, line, column, fixes } = each;
			const key = [file, line, column, fixes, getProblemKey(each)].join("\n");
			return [key, each];
		}),
	);
	return [...unique.values()].sort(
		(a, b) =>
			compareStrings(a.file, b.file) || a.line - b.line || a.column - b.column,
	);
}

function compareStrings(a: string, b: string): number {
	if (a === b) return 0;
	return a < b ? -1 : 1;
}

/** Returns the errors that are new after a change, even if it moved the others. */
export function selectNewErrors(
	before: readonly Diagnostic[],
	after: readonly Diagnostic[],
): Diagnostic[] {
	const keyOf = (each: Diagnostic) => `${each.file} ${getProblemKey(each)}`;
	const known = new Set(before.filter(isError).map(keyOf));
	return after.filter((each) => isError(each) && !known.has(keyOf(each)));
}
