import { setImmediate } from "node:timers/promises";
import { assemble } from "./assemble.ts";
import type {
	BuildResult,
	Built,
	Compiled,
	Inputs,
	LastBuild,
	Project,
} from "./build-types.ts";
import { diagnoseDefinition } from "./bundle/definition-script.ts";
import { bundleSiteCached } from "./bundle/index.ts";
import { findMissingViews } from "./bundle/page-code.ts";
import { checkRendering } from "./bundle/rendering.ts";
import type { Memo } from "./cache/memo.ts";
import { getCacheFolder } from "./cache/project-memo.ts";
import type { SiteDefinition } from "./definition.ts";
import {
	type Checked,
	isError,
	ok,
	sortDiagnostics,
} from "./diagnostics/diagnostic.ts";
import { siteError } from "./diagnostics/site-error.ts";
import { checkPictures, encodePictures } from "./images/encode.ts";
import { link } from "./link/index.ts";
import { findNextChange, formatNextChange } from "./link/next-change.ts";
import { selectEntries } from "./link/select-entries.ts";
import { parse } from "./parse/index.ts";
import { readSources } from "./read/index.ts";
import { checkTemplates } from "./render/index.ts";
import { addOwnTemplates } from "./render/own-templates.ts";
import type { Progress } from "./terminal/terminal.ts";
import type { Source } from "./types.ts";
import { addCompressed } from "./write/compress.ts";
import { countPages } from "./write/counts.ts";
import { recoverOutput, writeSite } from "./write/index.ts";
import { openRecord } from "./write/record.ts";

/**
 * The pure part of a build: sources → entries → model → pages → artifacts. The same inputs give the same bytes, whatever
 * the memo holds of builds of this site; while there is an error, there is no model, and no page.
 */
export function compile(
	inputs: Inputs,
	memo: Memo,
	progress: Progress = silent,
): Checked<Compiled> {
	const { site, date, mark, lastValid } = inputs;
	const sources = addOwnTemplates(inputs.sources);
	const parsed = sources.map((source) => parseOnce(source, site, memo));
	const entries = parsed.map(({ value }) => value);
	const selected = selectEntries(parsed, lastValid);
	const isWhole = !sources.some(({ isUnread }) => isUnread);
	const linked =
		selected.entries && isWhole
			? link(selected.entries, site, date, memo, {
					marked: mark?.(selected.entries, memo),
				})
			: ok(undefined);
	const diagnostics = sortDiagnostics(
		[selected, linked].flatMap((each) => each.diagnostics),
	);
	const model = linked.value;
	if (!model || !selected.isSound)
		return { value: { ...nothing, entries }, diagnostics };
	progress("Making the pages");
	const assembled = assemble(model, inputs, memo);
	const faults = checkTemplates(assembled.pages, sources, memo);
	return {
		value:
			faults.length > 0
				? { ...nothing, entries }
				: { ...assembled, entries, model },
		diagnostics: sortDiagnostics([...diagnostics, ...faults]),
	};
}

/** Parses a file; the same bytes at the same path only once while the memo keeps the result. */
export function parseOnce(
	source: Source,
	site: SiteDefinition,
	memo: Memo,
): ReturnType<typeof parse> {
	const { digest, path } = source;
	return memo.once("parse", `${digest} ${path}`, () => parse(source, site));
}

/**
 * Parses files while something else is awaited, as esbuild, which is a process of its own. What `compile` parses later, it
 * finds in the memo; what throws an error throws it there again.
 */
async function parseUntil(
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
			parseOnce(source, site, memo);
		}
	} catch {
		return;
	}
}

/** The result of content or code with errors. */
const nothing: Compiled = {
	artifacts: [],
	pages: [],
	entries: [],
	model: undefined,
};

/** Compiles a site whose code is bundled; reports what its code throws, and views without a file. Rethrows our own errors. */
async function compileBundled(
	inputs: Inputs,
	memo: Memo,
	progress: Progress,
): Promise<Checked<Compiled>> {
	const { code } = inputs.bundle;
	if (code.diagnostics.some(isError))
		return { value: nothing, diagnostics: [] };
	try {
		validateTemplateNames(inputs);
		const { value, diagnostics } = compile(inputs, memo, progress);
		const missing = findMissingViews(value.pages, code);
		return {
			value:
				missing.length > 0 ? { ...nothing, entries: value.entries } : value,
			diagnostics: [...diagnostics, ...missing],
		};
	} catch (error) {
		const diagnostics = await diagnoseDefinition(error, code.folder);
		if (diagnostics.length === 0) throw error;
		return { value: nothing, diagnostics };
	}
}

/** Throws if the definition of a site names a template that isn't there. */
function validateTemplateNames({ site, sources }: Inputs): void {
	const missing = site.templates?.find(
		(name) => !sources.some(({ path }) => path === `templates/${name}`),
	);
	if (missing !== undefined)
		throw siteError(
			`defineSite: \`templates\` has ${missing}, but there is no templates/${missing}.`,
			{ definition: site },
		);
}

/** Builds a site in memory: reads the project, compiles it, encodes its pictures. */
export async function buildInMemory(
	project: Project,
	memo: Memo,
	progress: Progress = silent,
): Promise<Checked<Built>> {
	const { site, root, date, mark, lastValid } = project;
	progress("Bundling the site's code");
	const bundling = project.bundle ?? bundleSiteCached(site, root, project.code);
	progress("Reading the content");
	const { value: sources, diagnostics: unread } =
		project.sources ?? readSources(root);
	if (bundling instanceof Promise)
		await parseUntil(bundling, sources, site, memo);
	const bundle = await bundling;
	const inputs = { site, sources, bundle, date, mark, lastValid };
	const compiled = await compileBundled(inputs, memo, progress);
	progress("Preparing the pictures");
	const prepare =
		project.pictures === "checked" ? checkPictures : encodePictures;
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
	// A build that fails asks for no page, and the next one needs them again.
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

/** Builds a site into its output folder, which stays as it is while there is an error. */
export async function build(
	project: Project & { readonly output: string; readonly compressed?: true },
	memo: Memo,
	progress: Progress,
	{ record, key }: LastBuild = { record: openRecord(), key: "" },
): Promise<BuildResult> {
	const { output, compressed } = project;
	recoverOutput(output);
	const made = await buildInMemory(project, memo, progress);
	const { diagnostics } = made;
	const { pages, artifacts, entries } = made.value;
	const next = findNextChange(entries, project.date);
	const nextInWords = next && formatNextChange(next);
	const summary = { key, ...countPages(pages), diagnostics, next, nextInWords };
	if (diagnostics.some(isError))
		return { ...made, unwritten: undefined, summary };
	try {
		if (compressed) progress("Compressing the texts");
		const files = compressed ? await addCompressed(artifacts, memo) : artifacts;
		progress("Writing the site");
		const unwritten = writeSite(files, output, record, summary);
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
