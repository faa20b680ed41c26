import { setImmediate } from "node:timers/promises";
import type {
	BuildInputs,
	BuildResult,
	BuiltSite,
	CompiledSite,
	LastBuild,
	Project,
} from "./build-types.ts";
import { diagnoseDefinition } from "./bundle/definition-script.ts";
import { bundleSiteCached } from "./bundle/index.ts";
import { checkRendering } from "./bundle/rendering.ts";
import type { Memo } from "./cache/memo.ts";
import { getCacheFolder } from "./cache/project-memo.ts";
import type { SiteDefinition } from "./definition.ts";
import {
	type Checked,
	isError,
	sortDiagnostics,
	withoutDiagnostics,
} from "./diagnostics/diagnostic.ts";
import { createSiteError } from "./diagnostics/site-error.ts";
import { checkDecodable, encodePictures } from "./images/encode.ts";
import type { CheckScope } from "./link/checks/index.ts";
import { link } from "./link/index.ts";
import { findNextChange, formatNextChange } from "./link/next-change.ts";
import { selectEntries } from "./link/select-entries.ts";
import { parse } from "./parse/index.ts";
import { isRedirectPage } from "./plan/machine-files.ts";
import { readSources } from "./read/index.ts";
import { checkTemplates } from "./render/index.ts";
import { addOwnTemplates } from "./render/own-templates.ts";
import { createSiteOutput } from "./site-output.ts";
import type { Progress } from "./terminal/terminal.ts";
import type { Source } from "./types.ts";
import { addCompressedFiles } from "./write/compress.ts";
import { recoverOutput, writeSite } from "./write/index.ts";
import { emptyRecord } from "./write/record.ts";

/** The first half of `compile`: sources → entries → model. The model is undefined if there is an error. */
export function compileModel(
	inputs: BuildInputs,
	memo: Memo,
	scope: CheckScope = "all",
): Checked<Pick<CompiledSite, "entries" | "model">> {
	const { site, date, mark, lastValid } = inputs;
	const sources = addOwnTemplates(inputs.sources);
	const parsed = sources.map((source) => parseMemoized(source, site, memo));
	const entries = parsed.map(({ value }) => value);
	const selected = selectEntries(parsed, lastValid);
	const isWhole = !sources.some(({ isUnread }) => isUnread);
	const linked =
		selected.entries && isWhole
			? link(selected.entries, site, date, memo, {
					marked: mark?.(selected.entries, memo, site),
					scope,
				})
			: withoutDiagnostics(undefined);
	const diagnostics = sortDiagnostics(
		[selected, linked].flatMap((each) => each.diagnostics),
	);
	const model = selected.isSound ? linked.value : undefined;
	return { value: { entries, model }, diagnostics };
}

/**
 * The pure part of a build: sources → entries → model → pages → artifacts. The same inputs give the same bytes,
 * whatever the memo contains. If there is an error, the model is undefined and no pages are created.
 */
export function compile(
	inputs: BuildInputs,
	memo: Memo,
	progress: Progress = silent,
): Checked<CompiledSite> {
	const { value, diagnostics } = compileModel(inputs, memo);
	const { entries, model } = value;
	if (!model) return { value: { ...nothing, entries }, diagnostics };
	progress("Making the pages");
	const assembled = createSiteOutput(model, inputs, memo);
	const sources = addOwnTemplates(inputs.sources);
	const faults = checkTemplates(assembled.pages, sources, memo);
	return {
		value:
			faults.length > 0
				? { ...nothing, entries }
				: { ...assembled, entries, model },
		diagnostics: sortDiagnostics([...diagnostics, ...faults]),
	};
}

/** Parses a file, or returns the memo's result for the same bytes at the same path. */
export function parseMemoized(
	source: Source,
	site: SiteDefinition,
	memo: Memo,
): ReturnType<typeof parse> {
	const { digest, path } = source;
	return memo.once("parse", `${digest} ${path}`, () => parse(source, site));
}

/**
 * Parses files while another promise is pending, e.g. that of esbuild, which runs in a process of its own. `compile`
 * finds the results in the memo; if a file throws, it throws there again.
 */
async function parseWhileAwaiting(
	awaited: Promise<unknown>,
	sources: readonly Source[],
	site: SiteDefinition,
	memo: Memo,
): Promise<void> {
	let isDone = false;
	const end = () => {
		isDone = true;
	};
	awaited.then(end, end);
	try {
		for (const source of addOwnTemplates(sources)) {
			await setImmediate();
			if (isDone) return;
			parseMemoized(source, site, memo);
		}
	} catch {
		return;
	}
}

/** The result if content or code has errors. */
const nothing: CompiledSite = {
	artifacts: [],
	pages: [],
	entries: [],
	model: undefined,
};

/** Compiles a site whose code is bundled; reports exceptions of its code, rethrows the engine's own errors. */
async function compileOrDiagnose(
	inputs: BuildInputs,
	memo: Memo,
	progress: Progress,
): Promise<Checked<CompiledSite>> {
	const { code } = inputs.bundle;
	if (code.diagnostics.some(isError))
		return { value: nothing, diagnostics: [] };
	try {
		validateTemplateNames(inputs);
		return compile(inputs, memo, progress);
	} catch (error) {
		const diagnostics = await diagnoseDefinition(error, code.folder);
		if (diagnostics.length === 0) throw error;
		return { value: nothing, diagnostics };
	}
}

/** Throws if the definition of a site names a template that doesn't exist. */
function validateTemplateNames({ site, sources }: BuildInputs): void {
	const missing = site.templates?.find(
		(name) => !sources.some(({ path }) => path === `templates/${name}`),
	);
	if (missing !== undefined)
		throw createSiteError(
			`defineSite: \`templates\` has ${missing}, but there is no templates/${missing}.`,
			{ definition: site },
		);
}

/** The functions that prepare pictures, by the values of the option `pictures`. */
const preparations = { encoded: encodePictures, checked: checkDecodable };

/** Builds a site in memory: reads the project, compiles it, encodes its pictures. */
export async function buildInMemory(
	project: Project,
	memo: Memo,
	progress: Progress = silent,
): Promise<Checked<BuiltSite>> {
	const { site, root, date, mark, lastValid } = project;
	progress("Bundling the site's code");
	const bundling = project.bundle ?? bundleSiteCached(site, root, project.code);
	progress("Reading the content");
	const { value: sources, diagnostics: unread } =
		project.sources ?? readSources(root);
	if (bundling instanceof Promise)
		await parseWhileAwaiting(bundling, sources, site, memo);
	const bundle = await bundling;
	const inputs = { site, sources, bundle, date, mark, lastValid };
	const compiled = await compileOrDiagnose(inputs, memo, progress);
	progress("Preparing the pictures");
	const { pictures: preparing = "encoded" } = project;
	const prepare =
		typeof preparing === "function" ? preparing : preparations[preparing];
	const pictures = await prepare(
		compiled.value.pages.filter((page) => page.kind === "picture"),
		{ sources: [...sources, bundle.favicon], cache: getCacheFolder(root) },
		memo,
	);
	const diagnostics = sortDiagnostics([
		...unread,
		...bundle.code.diagnostics,
		...compiled.diagnostics,
		...pictures.diagnostics,
	]);
	const failed = diagnostics.some(isError);
	// A failed build uses no pages; the next one needs their results again.
	if (!failed) memo.dropUnused();
	const { artifacts } = compiled.value;
	return {
		value: {
			...compiled.value,
			...inputs,
			artifacts: failed ? [] : [...artifacts, ...pictures.value],
		},
		diagnostics,
	};
}

/** Builds a site into its output folder, which stays unchanged if there is an error. */
export async function build(
	project: Project & { readonly output: string; readonly compressed?: true },
	memo: Memo,
	progress: Progress,
	{ record, key }: LastBuild = { record: emptyRecord, key: "" },
): Promise<BuildResult> {
	const { output, compressed } = project;
	recoverOutput(output);
	const made = await buildInMemory(project, memo, progress);
	const { diagnostics } = made;
	const { pages, artifacts, entries } = made.value;
	const next = findNextChange(entries, project.date, project.site);
	const nextInWords = next && formatNextChange(next);
	const summary = {
		...{ key, diagnostics, next, nextInWords },
		pages: pages.filter(({ kind }) => kind === "view").length,
		redirects: pages.filter(isRedirectPage).length,
	};
	if (diagnostics.some(isError))
		return { ...made, unwritten: undefined, summary };
	try {
		if (compressed) progress("Compressing the texts");
		const files = compressed
			? await addCompressedFiles(artifacts, memo)
			: artifacts;
		progress("Writing the site");
		const unwritten = writeSite(files, output, record, summary)?.refused;
		return { ...made, unwritten, summary };
	} catch (error) {
		// Pages are rendered as they are written.
		const problems = await checkRendering(pages, made.value);
		if (!problems.some(isError)) throw error;
		const all = sortDiagnostics([...diagnostics, ...problems]);
		return { ...made, diagnostics: all, unwritten: undefined, summary };
	}
}

const silent: Progress = () => {};
