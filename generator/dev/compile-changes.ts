import { compile } from "../build.ts";
import type { BuiltSite } from "../build-types.ts";
import type { Memo } from "../cache/memo.ts";
import {
	type Checked,
	type Diagnostic,
	selectNewErrors,
} from "../diagnostics/diagnostic.ts";
import { applyChanges, type FileChange } from "../read/changes.ts";

/** Compiles a site with some files changed. */
export function compileChanges(
	files: readonly FileChange[],
	built: BuiltSite,
	memo: Memo,
): Checked<BuiltSite> {
	const sources = applyChanges(built.sources, files);
	const { value, diagnostics } = compile({ ...built, sources }, memo);
	return { value: { ...built, ...value, sources }, diagnostics };
}

/** Compiles a site with some files changed, and returns the errors that it did not have before. */
export function compileAndFindNewErrors(
	files: readonly FileChange[],
	{ value, diagnostics }: Checked<BuiltSite>,
	memo: Memo,
): [errors: readonly Diagnostic[], site: BuiltSite] {
	const after = compileChanges(files, value, memo);
	return [selectNewErrors(diagnostics, after.diagnostics), after.value];
}
