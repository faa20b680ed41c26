import { buildInMemory, compileModel } from "../build.ts";
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
import { toDigest } from "../cache/digest.ts";
import type { Memo } from "../cache/memo.ts";
import { openProjectMemo, type ProjectMemo } from "../cache/project-memo.ts";
import {
	type Checked,
	type Diagnostic,
	isError,
} from "../diagnostics/diagnostic.ts";
import type { Model } from "../link/model.ts";
import { applyChanges, type FileChange } from "../read/changes.ts";
import { readSources, rereadSources } from "../read/index.ts";
import { renderPageAt } from "../site-output.ts";
import type { Progress } from "../terminal/terminal.ts";
import { toOutputPath } from "../text/url.ts";
import type { Artifact, Source } from "../types.ts";
import { getContent, memoizeRendering } from "../write/artifact-content.ts";
import { createPictureServer } from "./pictures.ts";

/** The result of a build: a site or diagnostics, or an exception of code. */
export type BuildOutcome = FinishedBuild | Error;

/**
 * A build without exceptions. If the content has errors, `validSite` may be the site in which the last valid versions of
 * these files take their place.
 */
export type FinishedBuild = Checked<BuiltSite> & {
	readonly validSite?: BuiltSite | undefined;
	/** Whether only the content is built: pages are planned when they are requested, and their list is that of the last build. */
	readonly isPreview?: true;
};

/** The part of a plugin that concerns builds. */
export type BuildPlugin = Required<Pick<BuildInputs, "mark">> & {
	/** Reads the last committed version of a file, which takes the place of a file with errors before there is a valid build. */
	readCommitted(path: string): Promise<Uint8Array | undefined>;
};

/** Opens the definition of a project's site again, after a change of its code. */
export type ReopenDefinition = (
	root: string,
) => Promise<UnloadedSite | FailedDefinition>;

/**
 * Creates the builder of a project, which reuses the unchanged results of earlier builds; `date` returns the day of each
 * build, yyyy-mm-dd. Without the digest of the generator's code nothing is cached on disk. `open` loads the definition of
 * the site again after a change of its code.
 */
export function createBuilder({
	root,
	date,
	plugin,
	progress = () => {},
	open,
	...given
}: Pick<Project, "site" | "root" | "code"> & {
	readonly date: () => string;
	readonly plugin?: BuildPlugin | undefined;
	readonly progress?: Progress | undefined;
	readonly open?: ReopenDefinition | undefined;
}) {
	let defined = createDefinitionBuilder(given, root, progress);
	let bundle: Promise<Bundle> | undefined;
	let sources: Checked<Source[]> | undefined;
	const { prepare, stop } = createPictureServer();

	/**
	 * Bundles the code of the site; the pages of a plugin are served under the policies of production. If the definition has
	 * changed, all earlier results are dropped.
	 */
	async function bundleCode(): Promise<Bundle> {
		const opened = await open?.(root);
		if (opened && "errors" in opened)
			return createFailedBundle(getSiteFolder(root), opened.errors);
		if (opened && (!opened.code || opened.code !== defined.code)) {
			const { code } = opened;
			const site = await opened.load();
			defined = createDefinitionBuilder({ site, code }, root, progress);
		}
		const { site, code } = defined;
		return plugin
			? bundleSiteCached(site, root, code)
			: removePolicy(await bundleSiteCached(site, root, code, "development"));
	}

	async function build(
		changed: readonly string[],
		edits: readonly FileChange[] = [],
		isTyping = false,
	): Promise<BuildOutcome> {
		progress("Bundling the site's code");
		bundle ??= bundleCode();
		// Until it is there, the sources may be forgotten.
		const loaded = await bundle;
		const { site, builder } = defined;
		const disk = sources
			? rereadSources(root, sources, changed)
			: readSources(root);
		sources = disk;
		const inputs = { site, root, date: date(), bundle: loaded };
		const project = { ...inputs, mark: plugin?.mark, pictures: prepare };
		const edited = { ...disk, value: applyChanges(disk.value, edits) };
		const preview = isTyping && builder.preview(inputs, edited.value);
		if (preview) return preview;
		const made = await builder.build({ ...project, sources: edited });
		if (isErrorFree(made)) return made;
		const validSite =
			plugin && edits.length === 0
				? await buildWithValidFiles(made, plugin, builder, project)
				: undefined;
		const lastValid = builder.getLastValid()?.value.entries;
		return { ...made, value: { ...made.value, lastValid }, validSite };
	}

	return {
		/**
		 * Builds it, given the files that changed since they were read, as if files were edited; with `isTyping`, perhaps only a
		 * preview. Never rejects.
		 */
		build: (...edited: Parameters<typeof build>) =>
			build(...edited).catch(toError),
		/** Must be called after a change of the site's code. */
		forgetCode() {
			bundle = undefined;
		},
		/** Makes the next build read all files. */
		forgetSources() {
			sources = undefined;
		},
		/** Encodes no more pictures. */
		close: stop,
	};
}

/** Builds a site with errors from the last valid versions of the files that have them; undefined if that has errors too. */
async function buildWithValidFiles(
	{ diagnostics, value }: Checked<BuiltSite>,
	{ readCommitted }: BuildPlugin,
	builder: ReturnType<typeof createSiteBuilder>,
	project: Omit<Project, "sources"> & Required<Pick<Project, "bundle">>,
): Promise<BuiltSite | undefined> {
	const faulty = new Set(diagnostics.filter(isError).map(({ file }) => file));
	const last = builder.getLastValid()?.value.sources;
	const files = [...faulty].map(async (path) => ({
		path,
		bytes: last
			? last.find((each) => each.path === path)?.bytes
			: await readCommitted(path),
	}));
	const sources = applyChanges(value.sources, await Promise.all(files));
	const valid = await builder.build({
		...project,
		sources: { value: sources, diagnostics: [] },
	});
	return isErrorFree(valid) ? valid.value : undefined;
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
		/**
		 * Builds the model of changed content, and keeps the list of pages and the warnings of the last valid site. Returns undefined
		 * if there is no valid site, or if the content has errors.
		 */
		preview(
			{ bundle, date }: Pick<BuiltSite, "bundle" | "date">,
			sources: readonly Source[],
		): FinishedBuild | undefined {
			if (!valid) return undefined;
			const { value: last, diagnostics } = valid.outcome;
			if (last.bundle.digest !== bundle.digest || last.date !== date)
				return undefined;
			const inputs = { ...last, sources };
			const compiled = tryCompile(() => compileModel(inputs, memo, "errors"));
			const model = compiled?.value.model;
			if (!model || compiled.diagnostics.some(isError)) return undefined;
			const artifacts = createPageArtifacts(model, inputs, memo);
			const value = { ...inputs, ...compiled.value, artifacts };
			return { diagnostics, value, isPreview: true };
		},
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

/** Returns nothing if the site's code throws: a build of the whole site says why. */
function tryCompile<T>(compile: () => T): T | undefined {
	try {
		return compile();
	} catch {
		return undefined;
	}
}

/** Creates the artifacts of a site from another model: its pages are planned and rendered when they are requested. */
function createPageArtifacts(
	model: Model,
	site: BuiltSite,
	memo: Memo,
): Artifact[] {
	const paths = new Map(
		site.pages
			.filter(({ kind }) => kind === "view")
			.map(({ path }) => [toOutputPath(path), path]),
	);
	return site.artifacts.map((artifact) => {
		const path = paths.get(artifact.path);
		if (path === undefined) return artifact;
		let html: string | undefined;
		const render = () => {
			html ??=
				renderPageAt(path, model, site, memo) ?? `${getContent(artifact)}`;
			return html;
		};
		return { path: artifact.path, key: () => toDigest(render()), render };
	});
}

/** Whether a build gave a site without errors. */
export function isErrorFree(outcome: BuildOutcome): outcome is FinishedBuild {
	return !(outcome instanceof Error) && !outcome.diagnostics.some(isError);
}

/** Returns the site to serve after a build: that of the build, or with errors the last valid one; undefined before the first. */
export function getValidSite(outcome: BuildOutcome): BuiltSite | undefined {
	if (outcome instanceof Error) return undefined;
	const { value, diagnostics, validSite } = outcome;
	return diagnostics.some(isError) ? validSite : value;
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
