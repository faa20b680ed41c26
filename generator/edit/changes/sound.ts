import type { BuiltSite } from "../../build-types.ts";
import type { Memo } from "../../cache/memo.ts";
import type { ValidSite } from "../../dev/builder.ts";
import {
	type Checked,
	type Diagnostic,
	isError,
	selectNewErrors,
} from "../../diagnostics/diagnostic.ts";
import type { GitFailure } from "../../git/git.ts";
import { applyChanges, type FileChange } from "../../read/changes.ts";
import type { Source } from "../../types.ts";
import {
	type ContentChange,
	changesOfContent,
	contentOf,
} from "./content-changes.ts";
import { placeIn } from "./file-changes.ts";
import { takingBack } from "./together.ts";

// While there are errors in the content, the changes that bring them wait; all others are shown and saved.

/** Content as it was, and what was wrong with it. */
type Before = {
	readonly sources: readonly Source[];
	readonly diagnostics: readonly Diagnostic[];
};

/**
 * What is shown of content with errors: all but the changes that bring them, since the last good site, or since the last
 * commit where there was none yet. `make` makes the site of other sources.
 */
export async function soundSite(
	lastCommit: () => Promise<readonly Source[] | GitFailure>,
	failed: Checked<BuiltSite>,
	last: Checked<BuiltSite> | undefined,
	make: (sources: readonly Source[]) => Promise<Checked<BuiltSite>>,
	memo: Memo,
): Promise<ValidSite | undefined> {
	const committed = last ? [] : await lastCommit();
	const before = last
		? { sources: last.value.sources, diagnostics: last.diagnostics }
		: { sources: "failure" in committed ? [] : committed, diagnostics: [] };
	return before.sources.length === 0
		? undefined
		: withoutErrors(before, failed, make, memo);
}

/**
 * Takes back on trial the changes since an earlier version of the content that bring errors, as few as can be found. `make`
 * makes the site of other sources. Undefined where there is no such version of the site.
 */
export async function withoutErrors(
	before: Before,
	{ value, diagnostics }: Checked<BuiltSite>,
	make: (
		sources: readonly Source[],
	) => Promise<Checked<BuiltSite>> | Checked<BuiltSite>,
	memo: Memo,
): Promise<ValidSite | undefined> {
	const errors = selectNewErrors(before.diagnostics, diagnostics);
	const replaced = inPlaceOf(errors, before.sources, value.sources);
	if (!replaced) return undefined;
	const sources = applyChanges(value.sources, replaced);
	const versions = {
		old: contentOf(before.sources, value, memo),
		now: contentOf(sources, value, memo),
	};
	const trial = {
		make: (files: readonly FileChange[]) =>
			files.length === 0 && replaced.length === 0
				? { value, diagnostics }
				: make(applyChanges(sources, files)),
		allowed: before.diagnostics,
		tries: mostTries,
	};
	const changes = changesOfContent(versions, memo);
	const faulty = new Set(errors.map(({ file }) => file));
	const ofFaulty = changes.filter(isIn(faulty)).map(({ id }) => id);
	// If there are too many changes to try one by one, whole files wait.
	for (const ids of [[], ofFaulty]) {
		const found = await takingBack(versions, ids, trial, memo);
		if (found.kind !== "possible") continue;
		const taken = changes.filter(({ id }) => found.ids.includes(id));
		return {
			site: found.site,
			waiting: [
				...replaced.map(({ path: file }) => ({ file, path: [] })),
				...taken.flatMap(({ parts }) =>
					parts.map(({ file, path }) => placeIn(file, path)),
				),
			],
		};
	}
	return undefined;
}

/** How often the site is made at most to find out which changes bring errors. */
const mostTries = 24;

/**
 * Files that are taken as they were, since their changes are not found one by one: those that can't be read, and templates
 * with errors. Undefined where no file is to blame, but the code of the site.
 */
function inPlaceOf(
	errors: readonly Diagnostic[],
	before: readonly Source[],
	now: readonly Source[],
): readonly FileChange[] | undefined {
	const isContent = (file: string) => file.startsWith("content/");
	const isTemplate = (file: string) => file.startsWith("templates/");
	const files = errors.filter(isError).map(({ file }) => file);
	if (!files.every((file) => isContent(file) || isTemplate(file)))
		return undefined;
	const unread = now.filter(({ isUnread }) => isUnread).map(({ path }) => path);
	return [...new Set([...files.filter(isTemplate), ...unread])].map((path) => ({
		path,
		bytes: before.find((each) => each.path === path)?.bytes,
	}));
}

function isIn(files: ReadonlySet<string>) {
	return ({ parts }: ContentChange) =>
		parts.some(({ file }) => files.has(file));
}
