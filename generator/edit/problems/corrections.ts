import { parseMemoized } from "../../build.ts";
import type { BuiltSite } from "../../build-types.ts";
import { toDigest } from "../../cache/digest.ts";
import type { Memo } from "../../cache/memo.ts";
import { compileChanges } from "../../dev/compile-changes.ts";
import {
	type Checked,
	type Diagnostic,
	isError,
	selectNewErrors,
} from "../../diagnostics/diagnostic.ts";
import {
	identifyProblemByLine,
	isSpellingFix,
} from "../../diagnostics/fixes.ts";
import {
	formatProblem,
	translateMessage,
} from "../../diagnostics/format-problem.ts";
import { inEachLanguage, phrase, translate } from "../../messages/format.ts";
import { diffLists } from "../../text/diff-lists.ts";
import { normalizeSourceText } from "../../text/line-breaks.ts";
import type { EditedFile } from "../../write/content-files.ts";
import { changeTextInFile } from "../file/file-edit.ts";
import { decoded } from "../file/read-file.ts";

/** A problem that is solved, and what was written at its place. */
export type Solved = Diagnostic & { readonly written: string };

/** All corrections of the content that are certain. */
export type Corrections = {
	/** Names them: it is the same only where the same files become the same. */
	readonly id: string;
	/** The problems that they solve, in the order in which they were corrected. */
	readonly solved: readonly Solved[];
	readonly files: readonly EditedFile[];
	/** The problems that are left, with the reason in its hint if its only fix brings an error. */
	readonly left: readonly Diagnostic[];
};

/** The most corrections at once: each takes a check of the content. What is beyond them is left for the next time. */
const most = 200;

/** Lists the problems that can be corrected without asking: they have one fix, which changes only spelling or form. */
export function listCorrectable(built: Checked<BuiltSite>): Diagnostic[] {
	return built.diagnostics.filter((problem) => {
		const [fix, another] = problem.fixes ?? [];
		return (
			fix !== undefined &&
			another === undefined &&
			problem.file.startsWith("content/") &&
			// Only a person can have seen whether facts still apply.
			problem.code !== "unchecked" &&
			isSpellingFix(getText(problem, built), fix)
		);
	});
}

/** A problem that is left, and the error that its correction would bring; undefined if it would only not help. */
type Refused = {
	readonly problem: Diagnostic;
	readonly brings: Diagnostic | undefined;
};

/** Corrects what is certain, one problem after the other, each followed by a check; what would bring an error is left. */
export function correctionsOf(
	built: Checked<BuiltSite>,
	memo: Memo,
	known: readonly Refused[] = [],
): Corrections {
	const solved: Solved[] = [];
	const refused = [...known];
	const findRefused = (each: Diagnostic) =>
		refused.find(({ problem }) => isSame(problem, each));
	let now = built;
	while (solved.length + refused.length < most) {
		const problem = listCorrectable(now).find((it) => !findRefused(it));
		if (!problem) break;
		const next = corrected(problem, now, memo);
		const fault = next
			? faultOf([problem, ...solved], now, next, memo)
			: { problem, brings: undefined };
		// What an earlier one brings may show only now that all files are sound: everything begins again without it.
		if (fault && fault.problem !== problem)
			return correctionsOf(built, memo, [...refused, fault]);
		if (fault) refused.push(fault);
		else solved.push({ ...problem, written: getText(problem, now) });
		if (next && !fault) now = next;
	}
	const old = new Map(built.value.sources.map((each) => [each.path, each]));
	const files = now.value.sources.flatMap(({ path, bytes, digest }) => {
		const before = old.get(path);
		return before?.digest === digest
			? []
			: [{ path, base: before?.bytes, bytes }];
	});
	const named = files.map(({ path, bytes }) => [path, toDigest(bytes)]);
	return {
		id: toDigest(JSON.stringify(named)),
		solved,
		files,
		left: now.diagnostics.map((each) =>
			withReason(each, findRefused(each)?.brings),
		),
	};
}

function getText(
	{ file, line, column, length }: Diagnostic,
	{ value }: Checked<BuiltSite>,
): string {
	const source = value.sources.find(({ path }) => path === file);
	const lines = normalizeSourceText(decoded(source?.bytes) ?? "").split("\n");
	return (lines[line - 1] ?? "").slice(column - 1, column - 1 + length);
}

/** The content with a problem corrected; undefined if its file can't hold that. */
function corrected(
	problem: Diagnostic,
	{ value }: Checked<BuiltSite>,
	memo: Memo,
): Checked<BuiltSite> | undefined {
	const { file: path } = problem;
	const source = value.sources.find((each) => each.path === path);
	const [by = ""] = problem.fixes ?? [];
	const change = { ...problem, by };
	const text = changeTextInFile(decoded(source?.bytes) ?? "", change);
	if (text === undefined) return undefined;
	const bytes = new TextEncoder().encode(text);
	return compileChanges([{ path, bytes }], value, memo);
}

/**
 * Which of the corrections, the newest first, is wrong. While a file is not sound, not everything is checked: of what is
 * reported then for the first time, only errors about the very words that were written count.
 */
function faultOf(
	corrections: readonly [newest: Diagnostic, ...earlier: Diagnostic[]],
	before: Checked<BuiltSite>,
	after: Checked<BuiltSite>,
	memo: Memo,
): Refused | undefined {
	const [newest] = corrections;
	const brought = selectNewErrors(before.diagnostics, after.diagnostics);
	for (const brings of brought) {
		const problem = corrections.find((each) => isAbout(brings, each));
		if (problem) return { problem, brings };
	}
	const [brings] = brought;
	const { sources, site } = before.value;
	const wasChecked = sources.every(
		(source) => !parseMemoized(source, site, memo).diagnostics.some(isError),
	);
	const isSolved = count(newest, after) < count(newest, before);
	if (isSolved && !(brings && wasChecked)) return undefined;
	return { problem: newest, brings };
}

/** Whether an error is about what a correction has written. */
function isAbout(error: Diagnostic, correction: Diagnostic): boolean {
	const { file, line, column, fixes: [by = ""] = [] } = correction;
	return (
		error.file === file &&
		error.line === line &&
		error.column < column + by.length &&
		column < error.column + error.length
	);
}

function count(
	problem: Diagnostic,
	{ diagnostics }: Checked<BuiltSite>,
): number {
	return diagnostics.filter((each) => isSame(each, problem)).length;
}

/** Whether it is the same problem, whatever has moved it on its line. */
export function isSame(one: Diagnostic, other: Diagnostic): boolean {
	return (
		one.file === other.file &&
		identifyProblemByLine(one) === identifyProblemByLine(other)
	);
}

/** Says why a fix was not applied: it would bring another error. */
function withReason(
	problem: Diagnostic,
	brings: Diagnostic | undefined,
): Diagnostic {
	if (!brings) return problem;
	const hint = inEachLanguage(
		(reader) => `${formatProblem(problem, reader).hint}`,
	);
	const error = translateMessage(brings);
	const { fixes: _, ...rest } = problem;
	return {
		...rest,
		message: {
			message: translateMessage(problem),
			hint: translate(phrase("suggestion.brings-error", { hint, error })),
		},
	};
}

/** Lines of a file that differ; `line` is that of the first. */
export type Difference = {
	readonly file: string;
	readonly line: number;
	readonly before: readonly string[];
	readonly after: readonly string[];
};

/** The lines in which files differ. */
export function differencesIn(files: readonly EditedFile[]): Difference[] {
	return files.flatMap(({ path: file, base, bytes }) => {
		const [old = [], now = []] = [base, bytes].map((each) =>
			normalizeSourceText(decoded(each) ?? "").split("\n"),
		);
		return diffLists(old, now).map(({ removed, added, removedAt }) => ({
			file,
			line: removedAt + 1,
			before: removed,
			after: added,
		}));
	});
}

/** The lines of a difference as git shows them. */
export function asPatch({ before, after }: Difference): string[] {
	return [
		...before.map((line) => `- ${line}`),
		...after.map((line) => `+ ${line}`),
	];
}
