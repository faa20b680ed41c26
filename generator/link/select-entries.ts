import {
	type Checked,
	type Diagnostic,
	isError,
} from "../diagnostics/diagnostic.ts";
import type { Entry, ValidEntry } from "../types.ts";
import { checkFileNames } from "./checks/file-names.ts";
import { isSuppressed } from "./checks/handwritten-facts.ts";
import {
	getValidEntries,
	listContentFiles,
	replaceInvalidEntries,
} from "./entries.ts";

/** The entries to link, and the problems within files. */
type EntrySelection = {
	readonly diagnostics: readonly Diagnostic[];
	/** Undefined if entries can't be checked against each other. */
	readonly entries: readonly ValidEntry[] | undefined;
	/** Whether no file has an error; otherwise no site is made. */
	readonly isSound: boolean;
};

/**
 * Selects the valid entries. `lastValid` are the entries of an earlier version of the content: they stand in for files with
 * errors, so that the other files can still be checked against each other.
 */
export function selectEntries(
	parsed: readonly Checked<Entry>[],
	lastValid: readonly Entry[] | undefined,
): EntrySelection {
	const all = parsed.map(({ value }) => value);
	const diagnostics = [
		...parsed.flatMap((each) => each.diagnostics),
		...checkFileNames(all),
	];
	const isSound = !diagnostics.some(isError);
	const entries = getValidEntries(replaceInvalidEntries(all, lastValid));
	const isComplete = entries.length === all.length;
	if (isComplete && (isSound || lastValid))
		return { diagnostics, entries, isSound };
	return {
		diagnostics: [...diagnostics, ...listLintFindings(all)],
		entries: undefined,
		isSound,
	};
}

/** Lists the lint findings that no comment suppresses; `link` reports them together with handwritten facts. */
function listLintFindings(entries: readonly Entry[]): Diagnostic[] {
	return listContentFiles(entries).flatMap(({ lintFindings, suppressions }) =>
		lintFindings.filter((each) => !isSuppressed(each, suppressions)),
	);
}
