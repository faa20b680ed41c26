import { parseMemoized } from "../build.ts";
import type { BuiltSite } from "../build-types.ts";
import type { Memo } from "../cache/memo.ts";
import { compileChanges } from "../dev/compile-changes.ts";
import {
	type Checked,
	type Diagnostic,
	isError,
	selectNewErrors,
} from "../diagnostics/diagnostic.ts";
import { identifyProblemByLine, isSpellingFix } from "../diagnostics/fixes.ts";
import {
	formatProblem,
	translateMessage,
} from "../diagnostics/format-problem.ts";
import { groupBy } from "../diagnostics/group-by.ts";
import {
	applyTextChange,
	decodeFile,
	encodeFile,
} from "../files/content-file.ts";
import { inEachLanguage, phrase, translate } from "../messages/format.ts";
import type { FileChange } from "../read/changes.ts";
import { normalizeSourceText } from "../text/line-breaks.ts";
import type { EditedFile } from "../write/content-files.ts";

/** The corrections of the content that need no decision. */
export type Corrections = {
	/** The problems that they solve, in the order in which they were corrected. */
	readonly solved: readonly Diagnostic[];
	readonly files: readonly EditedFile[];
	/** The remaining problems. The hint of one whose only fix brings an error says so. */
	readonly left: readonly Diagnostic[];
};

/** A problem that is left, and the error that its fix would bring; undefined if the fix only doesn't help. */
type Refused = {
	readonly problem: Diagnostic;
	readonly error: Diagnostic | undefined;
};

/** The maximum number of rounds of one run. Each compiles the site; further corrections are left for the next run. */
const maxRounds = 50;

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

/**
 * Corrects the content in rounds: applies all fixes that don't overlap, and checks the content again. If a fix brings an
 * error, or doesn't solve its problem, everything is corrected again without it.
 */
export function correctContent(
	built: Checked<BuiltSite>,
	memo: Memo,
): Corrections {
	let refused: readonly Refused[] = [];
	let round: Round = { now: built, solved: [], most: Number.POSITIVE_INFINITY };
	for (let count = 0; count < maxRounds; count++) {
		const fixes = selectFixes(round, refused);
		if (fixes.length === 0) break;
		const next = applyFixes(fixes, round.now.value, memo);
		const faults = findFaults(round, fixes, next, memo);
		if (!faults) round = { ...round, most: Math.ceil(fixes.length / 2) };
		else if (faults.length > 0) {
			refused = [...refused, ...faults];
			round = { now: built, solved: [], most: Number.POSITIVE_INFINITY };
		} else if (next)
			round = {
				now: next,
				solved: [...round.solved, ...fixes],
				most: Number.POSITIVE_INFINITY,
			};
	}
	return {
		solved: round.solved,
		files: listEditedFiles(built, round.now),
		left: round.now.diagnostics.map((each) => {
			const { error } =
				refused.find(({ problem }) => isSameProblem(problem, each)) ?? {};
			return error ? addReason(each, error) : each;
		}),
	};
}

/** The content after some rounds, the problems solved by then, and how many fixes the next round may apply. */
type Round = {
	readonly now: Checked<BuiltSite>;
	readonly solved: readonly Diagnostic[];
	readonly most: number;
};

/** Selects fixes that don't overlap. */
function selectFixes(
	{ now, most }: Round,
	refused: readonly Refused[],
): Diagnostic[] {
	const selected: Diagnostic[] = [];
	for (const problem of listCorrectable(now)) {
		const isRefused = refused.some((each) =>
			isSameProblem(each.problem, problem),
		);
		if (!isRefused && !selected.some((each) => overlaps(each, problem)))
			selected.push(problem);
	}
	return selected.slice(0, most);
}

/** Compiles the content with fixes. Undefined if a file would not be readable with them. */
function applyFixes(
	fixes: readonly Diagnostic[],
	site: BuiltSite,
	memo: Memo,
): Checked<BuiltSite> | undefined {
	const files: FileChange[] = [];
	for (const [path, inFile] of groupBy(fixes, ({ file }) => file)) {
		const source = site.sources.find((each) => each.path === path);
		// From the end, so that the places of the others stay right.
		const text = inFile
			.toSorted((a, b) => b.line - a.line || b.column - a.column)
			.reduce<string | undefined>(
				(made, fix) =>
					made === undefined
						? undefined
						: applyTextChange(made, { ...fix, by: fix.fixes?.[0] ?? "" }),
				decodeFile(source?.bytes),
			);
		if (text === undefined) return undefined;
		files.push({ path, bytes: encodeFile(text) });
	}
	return compileChanges(files, site, memo);
}

/**
 * Finds the fixes that bring an error or don't solve their problem. Undefined if a new error can't be attributed to one of
 * several. While a file has a mistake, not everything is checked: a new error then counts only at the place of a fix.
 */
function findFaults(
	{ now: before, solved }: Round,
	fixes: readonly Diagnostic[],
	after: Checked<BuiltSite> | undefined,
	memo: Memo,
): Refused[] | undefined {
	const isOnly = fixes.length === 1;
	if (!after)
		return isOnly
			? fixes.map((problem) => ({ problem, error: undefined }))
			: undefined;
	const errors = selectNewErrors(before.diagnostics, after.diagnostics);
	const blamed = [...solved, ...fixes].flatMap((problem) => {
		const error = errors.find((each) => isAtFix(each, problem));
		return error ? [{ problem, error }] : [];
	});
	if (blamed.length > 0) return blamed;
	const { sources, site } = before.value;
	const wasChecked = sources.every(
		(source) => !parseMemoized(source, site, memo).diagnostics.some(isError),
	);
	const [error] = wasChecked ? errors : [];
	if (error && !isOnly) return undefined;
	return fixes
		.filter((fix) => error || !isSolved(fix, fixes, before, after))
		.map((problem) => ({ problem, error }));
}

/** Whether there are fewer problems like this one, by the number of their fixes. */
function isSolved(
	fix: Diagnostic,
	fixes: readonly Diagnostic[],
	before: Checked<BuiltSite>,
	after: Checked<BuiltSite>,
): boolean {
	const count = (diagnostics: readonly Diagnostic[]) =>
		diagnostics.filter((each) => isSameProblem(each, fix)).length;
	return count(after.diagnostics) <= count(before.diagnostics) - count(fixes);
}

/** Whether an error is about the text that a fix has written. */
function isAtFix(error: Diagnostic, fix: Diagnostic): boolean {
	const [by = ""] = fix.fixes ?? [];
	return overlaps(error, { ...fix, length: Math.max(fix.length, by.length) });
}

function overlaps(one: Diagnostic, other: Diagnostic): boolean {
	return (
		one.file === other.file &&
		one.line === other.line &&
		one.column < other.column + other.length &&
		other.column < one.column + one.length
	);
}

/** Whether two diagnostics report the same problem, which may have moved on its line. */
export function isSameProblem(one: Diagnostic, other: Diagnostic): boolean {
	return (
		one.file === other.file &&
		identifyProblemByLine(one) === identifyProblemByLine(other)
	);
}

function getText(
	{ file, line, column, length }: Diagnostic,
	{ value }: Checked<BuiltSite>,
): string {
	const source = value.sources.find(({ path }) => path === file);
	const text = normalizeSourceText(decodeFile(source?.bytes) ?? "");
	const written = text.split("\n")[line - 1] ?? "";
	return written.slice(column - 1, column - 1 + length);
}

function listEditedFiles(
	built: Checked<BuiltSite>,
	now: Checked<BuiltSite>,
): EditedFile[] {
	const old = new Map(built.value.sources.map((each) => [each.path, each]));
	return now.value.sources.flatMap(({ path, bytes, digest }) => {
		const before = old.get(path);
		return before?.digest === digest
			? []
			: [{ path, base: before?.bytes, bytes }];
	});
}

/** Adds to the hint of a problem that its fix would bring an error. */
function addReason(problem: Diagnostic, broughtError: Diagnostic): Diagnostic {
	const hint = inEachLanguage(
		(reader) => `${formatProblem(problem, reader).hint}`,
	);
	const error = translateMessage(broughtError);
	const { fixes: _, ...rest } = problem;
	return {
		...rest,
		message: {
			message: translateMessage(problem),
			hint: translate(phrase("suggestion.brings-error", { hint, error })),
		},
	};
}
