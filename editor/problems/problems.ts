import {
	type BuiltSite,
	type ContentFile,
	type Diagnostic,
	findContentFile,
	formatProblem,
	formatTime,
	getMessageTag,
	getProblemKey,
	isError,
	type MessageText,
	type Place,
	selectText,
	splitFrontMatter,
	type TextChange,
} from "kilde/tools";
import { type Context, createContext } from "../context.ts";
import { createLabels, type Labels } from "../fields/labels.ts";
import type { Field, Problem, ValueAddress, ValuePath } from "../protocol.ts";

/** A fix of a problem, and the label of its button. */
type LabelledFix = TextChange & { readonly label: string };

/** Converts diagnostics to problems: each with the value that it is about, and labels in the place of keys and files. */
export function listProblems(
	diagnostics: readonly Diagnostic[],
	built: BuiltSite,
	language: string,
): Problem[] {
	if (diagnostics.length === 0) return [];
	const context = createContext(built, language);
	const labels = createLabels(context);
	return withoutOutdated(diagnostics, built).map((each) => {
		const { severity, file, line } = each;
		const address = locate(each, built);
		const fixes = listFixes(each, context, labels);
		const labelled = each.fixes
			? { ...each, fixes: fixes.map((fix) => fix.label) }
			: each;
		const { message, hint } = formatForPage(labelled, context, labels);
		// A question is the label of the button that answers it.
		const isQuestion = fixes.length === 1 && hint.endsWith("?");
		return {
			id: getId(each),
			severity,
			file,
			line,
			address,
			message,
			hint: isQuestion ? "" : hint,
			fixes: isQuestion ? [hint] : fixes.map((fix) => fix.label),
			label: labels.getLabel(address ?? { file, path: [] }),
		};
	});
}

/** Leaves out the warnings about files with errors: they are about the last valid version. */
function withoutOutdated(
	diagnostics: readonly Diagnostic[],
	{ entries }: BuiltSite,
): Diagnostic[] {
	const faulty = new Set(diagnostics.filter(isError).map(({ file }) => file));
	return diagnostics.filter(
		(each) =>
			isError(each) ||
			!faulty.has(each.file) ||
			findContentFile(each.file, entries)?.kind !== "invalid",
	);
}

/** Finds the change that fixes a problem; undefined if the problem no longer exists. */
export function findFix(
	{ problem, fix }: { readonly problem: string; readonly fix: number },
	diagnostics: readonly Diagnostic[],
	built: BuiltSite,
	language: string,
): { readonly file: string; readonly change: TextChange } | undefined {
	const found = diagnostics.find((each) => getId(each) === problem);
	if (!found) return undefined;
	const context = createContext(built, language);
	const change = listFixes(found, context, createLabels(context))[fix];
	return change && { file: found.file, change };
}

function getId(problem: Diagnostic): string {
	const { file, line, column } = problem;
	return `${file}:${line}:${column} ${getProblemKey(problem)}`;
}

function listFixes(
	problem: Diagnostic,
	{ built, language, facts }: Context,
	labels: Labels,
): LabelledFix[] {
	const { code, line, column, length } = problem;
	if (code === "allowance")
		return [createCommentRemoval(problem, built, language)];
	const address = locate(problem, built);
	const field = address && labels.findField(address);
	const texts = [...facts.values()][0];
	return (problem.fixes ?? []).map((by) => {
		const [, fact] = /^\{\{\s*(.*?)\s*\}\}$/.exec(by) ?? [];
		const label =
			fact === undefined
				? formatFix(by, field, language)
				: (texts?.get(fact) ?? fact);
		return { label, line, column, length, by };
	});
}

const deleteNote: MessageText = {
	en: "Delete the note",
	da: "Slet bemærkningen",
};

/** Creates the fix that removes a comment, with its line if nothing else is on it. */
function createCommentRemoval(
	{ file, line, column, length }: Diagnostic,
	{ sources }: BuiltSite,
	language: string,
): LabelledFix {
	const source = sources.find(({ path }) => path === file);
	const text = new TextDecoder().decode(source?.bytes).replace(/\r\n/g, "\n");
	const written = text.split("\n")[line - 1] ?? "";
	const before = written.slice(0, column - 1).trimEnd();
	const isAlone = before === "" && column - 1 + length === written.length;
	const from = isAlone ? 0 : before.length;
	return {
		label: selectText(deleteNote, language),
		line,
		column: from + 1,
		length: isAlone ? written.length + 1 : column - 1 + length - from,
		by: "",
	};
}

/** Formats a value of a file as people write it: 90 → “90 minutes”, "10:00" → “10.00”. */
function formatFix(
	written: string,
	field: Field | undefined,
	language: string,
): string {
	const text = /^".*"$/s.test(written) ? String(JSON.parse(written)) : written;
	const { control } = field ?? {};
	if (control?.kind === "time")
		return formatTime(text, getMessageTag(language));
	if (control?.kind !== "number") return text;
	const number = new Intl.NumberFormat(getMessageTag(language)).format(
		Number(text),
	);
	return control.unit ? `${number} ${control.unit}` : number;
}

/** Formats a problem for people who see the page and not the files: with labels in the place of facts, files and keys. */
function formatForPage(
	problem: Diagnostic,
	context: Context,
	labels: Labels,
): { readonly message: string; readonly hint: string } {
	const { language, built, facts } = context;
	const address = locate(problem, built) ?? { file: problem.file, path: [] };
	const quote = (text: string) =>
		language === "da" ? `»${text}«` : `“${text}”`;
	const keys = labels.getKeyLabels(address);
	const [texts] = facts.values();
	const replace = (text: string) =>
		text
			.replace(/<([\w-]+)>/g, (_, key) => quote(keys.get(key) ?? key))
			.replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (_, fact) =>
				quote(texts?.get(fact) ?? fact),
			)
			.replace(/\bcontent\/[\w./-]+\.(?:yaml|md)(?::\d+)*/g, (file) =>
				quote(labels.getEntryLabel(file.replace(/:.*/, ""))),
			);
	const { message, hint } = formatProblem(problem, { language, onPage: true });
	return { message: replace(message), hint: hint ? replace(hint) : "" };
}

/** Finds the value at the place of a problem; undefined if it is about the whole file or a comment. */
function locate(
	{ file, code, ...place }: Pick<Diagnostic, "file" | "code" | keyof Place>,
	{ entries, sources }: BuiltSite,
): ValueAddress | undefined {
	const entry = findContentFile(file, entries);
	if (!entry) return undefined;
	if (code === "empty-file" && file.endsWith(".md"))
		return { file, path: "markdown" };
	if (place.length === 0 || code === "allowance") return undefined;
	if (file.endsWith(".md")) {
		const source = sources.find(({ path }) => path === file);
		const text = new TextDecoder().decode(source?.bytes);
		const split = splitFrontMatter(text.replace(/\r\n/g, "\n")).value;
		if (!split) return undefined;
		const head = text.slice(0, split.bodyStart).split("\n").length;
		if (place.line >= head) return { file, path: "markdown" };
	}
	const path = findNearestPath(entry, place);
	return path && { file, path };
}

/** Finds the path of the last value that begins at a place or before it. */
function findNearestPath(
	{ places, raw }: ContentFile,
	at: Place,
): ValuePath | undefined {
	const [nearest] = Object.entries(places)
		.filter(
			([, [line, column]]) =>
				line < at.line || (line === at.line && column <= at.column),
		)
		.sort(
			([a, [line, column, length]], [b, other]) =>
				other[0] - line ||
				other[1] - column ||
				Math.abs(length - at.length) - Math.abs(other[2] - at.length) ||
				b.length - a.length,
		);
	if (!nearest) return undefined;
	let value: unknown = raw;
	// JSON Pointer (RFC 6901); “~” at the end is the place of a key.
	return nearest[0]
		.replace(/~$/, "")
		.split("/")
		.slice(1)
		.map((step) => {
			const key = step.replaceAll("~1", "/").replaceAll("~0", "~");
			const isIndex = Array.isArray(value);
			value = Object(value)[key];
			return isIndex ? Number(key) : key;
		});
}
