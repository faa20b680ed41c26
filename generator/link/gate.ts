import {
	type Checked,
	type Diagnostic,
	isError,
} from "../diagnostics/diagnostic.ts";
import type { Entry } from "../types.ts";
import { reaches } from "./checks/allowances.ts";
import { checkFileNames } from "./checks/file-names.ts";
import { contentFiles, soundOnes, withStandIns } from "./entries.ts";

/**
 * Reports what is wrong within files, and returns the entries to link; undefined where nothing can be said of what is
 * between the files. `lastSound` are entries of an earlier version of the content, if there is one: they stand in for files
 * that are not sound (`isSound`), and then no site is made of them.
 */
export function gate(
	parsed: readonly Checked<Entry>[],
	lastSound: readonly Entry[] | undefined,
) {
	const all = parsed.map(({ value }) => value);
	const inFiles = [
		...parsed.flatMap(({ diagnostics }) => diagnostics),
		...checkFileNames(all),
	];
	const isSound = !inFiles.some(isError);
	const entries = soundOnes(withStandIns(all, lastSound));
	if (entries.length < all.length || !(isSound || lastSound))
		return {
			diagnostics: [...inFiles, ...allLintFindings(all)],
			entries: undefined,
			isSound,
		};
	return { diagnostics: inFiles, entries, isSound };
}

/** The findings of the lint rules in the files, except those allowed by comments; `link` adds handwritten facts. */
function allLintFindings(entries: readonly Entry[]): Diagnostic[] {
	return contentFiles(entries).flatMap(({ lintFindings, suppressions }) =>
		lintFindings.filter(
			({ line }) => !suppressions.some((each) => reaches(each, line)),
		),
	);
}
