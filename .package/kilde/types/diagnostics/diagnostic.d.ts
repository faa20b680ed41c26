import type { MessageLanguage } from "./language.js";
/** A stretch of one line of a file: line and column start at 1, `length` is in UTF-16 code units. */
export type Place = {
    readonly line: number;
    readonly column: number;
    readonly length: number;
};
/** The beginning of a file: where a problem of the whole file is shown. */
export declare const fileStart: Place;
/** The kinds of problems. A code keeps its meaning once it is released. */
export type Code = "allowance" | "broken-markdown" | "control-character" | "changed-much" | "dead-link" | "duplicate-url" | "duplicate-id" | "empty-file" | "file-too-large" | "handwritten-fact" | "heading-level" | "host-limit" | "html-in-markdown" | "invalid-field" | "invalid-hole" | "invalid-image" | "invalid-path" | "inconsistent" | "missing-alt" | "missing-field" | "missing-file" | "missing-translation" | "moved-link" | "more-problems" | "not-utf8" | "not-current" | "open-question" | "outside-project" | "sample" | "template-name" | "template-syntax" | "too-long" | "typography" | "unchecked" | "unclosed-front-matter" | "unfinished-merge" | "unknown-fact" | "unknown-field" | "unknown-file" | "unknown-link" | "unknown-name" | "unlikely-date" | "unreadable-file" | "unsafe-link" | "yaml-syntax" | (string & Record<never, never>);
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
/** One problem of a file, with its place and what to do about it. */
export type Problem = Place & {
    readonly code: Code;
    readonly severity: "error" | "warning";
    /** The problem, in one sentence. */
    readonly message: Message;
    /** The remedy. */
    readonly hint?: Hint;
};
/** One problem of the content. */
export type Diagnostic = Problem & {
    /** Relative to the project, with forward slashes. */
    readonly file: string;
};
/** Returns the wording that a function writes in each language. */
export declare function worded(say: (language: MessageLanguage) => string): Wording;
/** A message and its hint. */
export type Explanation = {
    readonly message: Message;
    readonly hint: Hint;
};
/** Returns a message and its hint, each in English and in Danish, with the replacement if there is one. */
export declare function explain(en: string, da: string, hintEn: string, hintDa: string, instead?: Omit<Hint, "en" | "da">): Explanation;
/** Returns an explanation with what is said instead to somebody who edits on the page (see `Message`). */
export declare function withOnPage({ message, hint }: Explanation, onPage: Explanation): Explanation;
/** A fault in a range of a text: offset and length, and a code if the text may have several. */
export type Fault = Explanation & {
    readonly start: number;
    readonly length: number;
    readonly code?: Code;
};
/** A result, with all that is wrong about it. */
export type Checked<T> = {
    readonly value: T;
    readonly diagnostics: readonly Diagnostic[];
};
/** A result with nothing wrong about it. */
export declare function ok<T>(value: T): Checked<T>;
/** An error at a place, in a file that the caller adds. */
export declare function problemAt({ line, column, length }: Place, code: Code, { message, hint, }: {
    readonly message: Message;
    readonly hint?: Hint | undefined;
}): Problem;
/**
 * An error at a place of a file. A warning is made the same way.
 *
 * @example
 * ```ts
 * import type { Collection, Entries } from "kilde";
 * import { errorAt, placeAt } from "kilde/checks";
 *
 * type Hours = { readonly opens: string; readonly closes: string };
 *
 * // A check of a site: its definition names it in `checks`.
 * export function checkHours(entries: Entries, hours: Collection<string, Hours>) {
 * 	return entries
 * 		.of(hours)
 * 		.filter(({ data }) => data.opens >= data.closes)
 * 		.map((entry) => {
 * 			const place = placeAt(entry, ["closes"]);
 * 			const message = {
 * 				en: "It closes before it opens.",
 * 				da: "Der lukkes, før der åbnes.",
 * 			};
 * 			return errorAt(entry.file, place, "inconsistent", { message });
 * 		});
 * }
 * ```
 */
export declare function errorAt(file: string, ...problem: Parameters<typeof problemAt>): Diagnostic;
/** A diagnostic that is a warning: the site is built all the same. */
export declare function warningAt(...problem: Parameters<typeof errorAt>): Diagnostic;
/** Whether it keeps the site from being written. */
export declare function isError(diagnostic: Diagnostic): boolean;
/** By file and place, each problem once; of a file with very many, the first ones and how many more there are. */
export declare function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[];
/** The errors that were not there before, wherever a change of the file has moved the others. */
export declare function newErrors(before: readonly Diagnostic[], after: readonly Diagnostic[]): Diagnostic[];
