import { buildInMemory } from "../build.ts";
import type { BuildInputs, BuiltSite, Project } from "../build-types.ts";
import {
	type Bundle,
	bundleSiteCached,
	createFailedBundle,
	removePolicy,
} from "../bundle/index.ts";
import type {
	FailedDefinition,
	UnloadedSite,
} from "../bundle/open-definition.ts";
import { checkRendering, selectSamplePages } from "../bundle/rendering.ts";
import { getSiteFolder } from "../bundle/site-folder.ts";
import type { Memo } from "../cache/memo.ts";
import { openProjectMemo, type ProjectMemo } from "../cache/project-memo.ts";
import {
	type Checked,
	type Diagnostic,
	isError,
} from "../diagnostics/diagnostic.ts";
import { readSources, rereadSources } from "../read/index.ts";
import type { Progress } from "../terminal/terminal.ts";
import { toOutputPath } from "../text/url.ts";
import type { Source } from "../types.ts";
import { getContent, memoizeRendering } from "../write/artifact-content.ts";

/** The result of a build: a site or diagnostics, or an exception of code. */
export type BuildOutcome = FinishedBuild | Error;

/**
 * A build without exceptions. If the content has errors, `validSite` may be a site without the changes that cause them.
 */
export type FinishedBuild = Checked<BuiltSite> & {
	readonly validSite?: ValidSite | undefined;
};

/** A site without errors, and the values for which it has an earlier version. */
export type ValidSite = {
	readonly site: Checked<BuiltSite>;
	readonly waiting: readonly {
		readonly file: string;
		readonly path: readonly (string | number)[] | "markdown";
	}[];
};

/**
 * The hooks of `kilde edit` into a build: they apply edits to the files, mark texts, and find a site without the
 * changes that cause errors.
 */
export type EditorAdditions = Pick<BuildInputs, "mark"> & {
	applyEdits(disk: readonly Source[]): readonly Source[];
	findValidSite?(
		failed: Checked<BuiltSite>,
		last: Checked<BuiltSite> | undefined,
		make: (sources: readonly Source[]) => Promise<Checked<BuiltSite>>,
		memo: Memo,
	): Promise<ValidSite | undefined>;
};

/** Opens the definition of a project's site again, after a change of its code. */
export type ReopenDefinition = (
	root: string,
) => Promise<UnloadedSite | FailedDefinition>;

/**
 * Creates the builder of a project, which reuses the unchanged results of earlier builds; `date` returns the day of each
 * build, yyyy-mm-dd. Without the digest of the generator's code nothing is cached on disk. With `open`, which loads the
 * definition of the site again, a change of the definition needs no restart.
 */
export function createBuilder({
	root,
	date,
	edited = unedited,
	progress = () => {},
	open,
	...given
}: Pick<Project, "site" | "root" | "code"> & {
	readonly date: () => string;
	readonly edited?: EditorAdditions | undefined;
	readonly progress?: Progress | undefined;
	readonly open?: ReopenDefinition | undefined;
}) {
	const isEdited = edited !== unedited;
	let defined = createDefinitionBuilder(given, root, progress);
	let bundle: Promise<Bundle> | undefined;
	let sources: Checked<Source[]> | undefined;

	/**
	 * Bundles the code of the site; edited pages are served under the policies of production. If its definition has changed,
	 * all earlier results are dropped.
	 */
	async function bundled(): Promise<Bundle> {
		const opened = await open?.(root);
		if (opened && "errors" in opened)
			return createFailedBundle(getSiteFolder(root), opened.errors);
		if (opened && (!opened.code || opened.code !== defined.code)) {
			const { code } = opened;
			const site = await opened.load();
			defined = createDefinitionBuilder({ site, code }, root, progress);
		}
		const { site, code } = defined;
		return isEdited
			? bundleSiteCached(site, root, code)
			: removePolicy(await bundleSiteCached(site, root, code, "development"));
	}

	async function build(changed: readonly string[]): Promise<BuildOutcome> {
		progress("Bundling the site's code");
		bundle ??= bundled();
		// Until it is there, the sources may be forgotten.
		const loaded = await bundle;
		const { site, memo, builder } = defined;
		const disk = sources
			? rereadSources(root, sources, changed)
			: readSources(root);
		sources = disk;
		const given = { ...disk, value: [...edited.applyEdits(disk.value)] };
		const inputs = { site, root, date: date(), bundle: loaded };
		const project = { ...inputs, mark: edited.mark };
		const made = await builder.build({ ...project, sources: given });
		if (isErrorFree(made)) return made;
		const validSite = await edited.findValidSite?.(
			made,
			builder.getLastValid(),
			(other) =>
				builder.build({
					...project,
					sources: { value: [...other], diagnostics: [] },
				}),
			memo,
		);
		const lastValid = builder.getLastValid()?.value.entries;
		return { ...made, value: { ...made.value, lastValid }, validSite };
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
		},
	};
}

/** Creates the builder of a definition, with their memo: the results of both are valid for this definition only. */
function createDefinitionBuilder(
	{ site, code }: Pick<Project, "site" | "code">,
	root: string,
	progress: Progress,
) {
	const memo = openProjectMemo(root, code);
	return { site, code, memo, builder: createSiteBuilder(memo, progress) };
}

/** Creates the builder of a site, which keeps the last valid one and returns it again for the same sources and code. */
function createSiteBuilder(memo: ProjectMemo, progress: Progress) {
	let valid: { key: string; outcome: Checked<BuiltSite> } | undefined;
	return {
		getLastValid: () => valid?.outcome,
		async build(
			project: Project & Required<Pick<Project, "bundle" | "sources">>,
		): Promise<Checked<BuiltSite>> {
			const { bundle, date, sources } = project;
			const isSameCode = valid?.outcome.value.bundle.digest === bundle.digest;
			const files = sources.value.map(
				({ path, digest }) => `${digest} ${path}`,
			);
			const key = JSON.stringify([date, files, sources.diagnostics]);
			if (valid?.key === key && isSameCode) return valid.outcome;
			const lastValid = valid?.outcome.value.entries;
			const built = await buildInMemory(
				{ ...project, lastValid },
				memo,
				progress,
			);
			const artifacts = memoizeRendering(built.value.artifacts, memo);
			const outcome = { ...built, value: { ...built.value, artifacts } };
			if (!isErrorFree(outcome)) return outcome;
			const errors = isSameCode ? [] : await checkSamplePages(outcome.value);
			if (errors.length > 0)
				return { ...outcome, diagnostics: [...outcome.diagnostics, ...errors] };
			// For the next start; later builds parse little.
			if (!valid) memo.save();
			valid = { key, outcome };
			return outcome;
		},
	};
}

const unedited: EditorAdditions = { applyEdits: (disk) => disk };

/** Whether a build gave a site without errors. */
export function isErrorFree(outcome: BuildOutcome): outcome is FinishedBuild {
	return !(outcome instanceof Error) && !outcome.diagnostics.some(isError);
}

/** Returns the site to serve after a build: that of the build, or with errors the last valid one; undefined before the first. */
export function getValidSite(outcome: BuildOutcome): BuiltSite | undefined {
	if (outcome instanceof Error) return undefined;
	const { value, diagnostics, validSite } = outcome;
	return diagnostics.some(isError) ? validSite?.site.value : value;
}

/**
 * Renders one page of each view after a change of the code: all others are rendered on request. Returns the problems if one
 * of them can't be rendered.
 */
async function checkSamplePages(built: BuiltSite): Promise<Diagnostic[]> {
	const samples = selectSamplePages(built.pages);
	const paths = new Set(samples.map(({ path }) => toOutputPath(path)));
	try {
		for (const artifact of built.artifacts)
			if (paths.has(artifact.path)) getContent(artifact);
		return [];
	} catch (error) {
		const problems = await checkRendering(samples, built);
		if (!problems.some(isError)) throw error;
		return problems;
	}
}

/** Converts anything thrown to an error. */
export function toError(error: unknown): Error {
	return error instanceof Error ? error : new Error(String(error));
}
