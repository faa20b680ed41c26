import { make } from "../build.ts";
import type { Built, Inputs, Project } from "../build-types.ts";
import { type Bundle, cachedBundle, withoutPolicy } from "../bundle/index.ts";
import { openProjectMemo } from "../cache/project-memo.ts";
import { type Checked, isError } from "../diagnostics/diagnostic.ts";
import { readCommitted } from "../git/committed.ts";
import { read, readAgain } from "../read/index.ts";
import type { Source } from "../types.ts";
import { outputFile } from "../url.ts";
import { contentOf, renderedOnce } from "../write/content.ts";

/** The result of a build: a site or diagnostics, or the exception that code threw. */
export type BuildOutcome = Checked<Built> | Error;

/** What `kilde edit` changes: the files that a site is made from, and the marks in what it shows. */
export type Edited = Pick<Inputs, "mark"> & {
	over(disk: readonly Source[]): readonly Source[];
};

/**
 * Creates the builder of a project, which builds it again and again, reusing what stays the same; `date` is yyyy-mm-dd.
 * Without the digest of the generator's code nothing is cached on disk.
 */
export function createBuilder({
	site,
	root,
	date,
	code,
	edited = asItIs,
}: Pick<Project, "site" | "root" | "date" | "code"> & {
	readonly edited?: Edited | undefined;
}) {
	const memo = openProjectMemo(root, code);
	let bundle: Promise<Bundle> | undefined;
	let sources: Checked<Source[]> | undefined;
	/** Read again with all sources: git takes longer than the rest of reading, and a save is no commit. */
	let committed: Source[] | undefined;
	/** The last good site and its sources: the same sources give the same site. */
	let good:
		| { from: Checked<Source[]>; outcome: Exclude<BuildOutcome, Error> }
		| undefined;

	async function build(changed: readonly string[]): Promise<BuildOutcome> {
		bundle ??= cachedBundle(site, code).then(withoutPolicy);
		sources = sources ? readAgain(root, sources, changed) : read(root);
		committed ??= readCommitted(root, site);
		const loaded = await bundle;
		const given = { ...sources, value: [...edited.over(sources.value)] };
		const inputs = {
			site,
			root,
			date,
			bundle: loaded,
			committed,
			sources: given,
			mark: edited.mark,
		};
		const isSameCode = good?.outcome.value.bundle === loaded;
		const from = {
			value: [...given.value, ...committed],
			diagnostics: given.diagnostics,
		};
		if (good && isSameCode && haveSameSources(good.from, from))
			return good.outcome;
		const made = await make(inputs, memo);
		const artifacts = renderedOnce(made.value.artifacts, memo);
		const outcome = { ...made, value: { ...made.value, artifacts } };
		if (!isGood(outcome)) return outcome;
		if (!isSameCode) renderSamples(outcome.value);
		// For the next start; later builds parse little.
		if (!good) memo.save();
		good = { from, outcome };
		return outcome;
	}

	return {
		/** Builds it, given the files that changed since they were read. Never rejects. */
		build: (changed: readonly string[]) => build(changed).catch(toError),
		/** Must be called after a change of the site's code. */
		forgetCode() {
			bundle = undefined;
		},
		/** Makes the next build read all files. */
		forgetSources() {
			sources = undefined;
			committed = undefined;
		},
	};
}

const asItIs: Edited = { over: (disk) => disk };

/** Whether two reads of a project found the same files with the same bytes, and the same diagnostics. */
function haveSameSources(
	before: Checked<readonly Source[]>,
	after: Checked<readonly Source[]>,
): boolean {
	return (
		before.value.length === after.value.length &&
		after.value.every(({ path, digest }, index) => {
			const old = before.value[index];
			return old?.path === path && old.digest === digest;
		}) &&
		JSON.stringify(before.diagnostics) === JSON.stringify(after.diagnostics)
	);
}

/** Whether a build gave a site without errors. */
export function isGood(
	outcome: BuildOutcome,
): outcome is Exclude<BuildOutcome, Error> {
	return !(outcome instanceof Error) && !outcome.diagnostics.some(isError);
}

/** Pages are rendered on request; after a change of the code, one page per view is rendered at once, to report exceptions. */
function renderSamples({ pages, artifacts }: Built): void {
	const ofViews = new Map(
		pages.flatMap((page) =>
			page.kind === "view" ? [[page.view, outputFile(page.path)]] : [],
		),
	);
	const paths = new Set(ofViews.values());
	for (const artifact of artifacts)
		if (paths.has(artifact.path)) contentOf(artifact);
}

function toError(error: unknown): Error {
	return error instanceof Error ? error : new Error(String(error));
}
