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
import {
	codeFaults,
	definitionErrors,
	unrenderable,
} from "./bundle/faults/code.ts";
import { factFaults } from "./bundle/faults/definition/made.ts";
import { withLines } from "./bundle/faults/places.ts";
import { renderingFaults } from "./bundle/faults/rendering.ts";
import { type Bundle, cachedBundle } from "./bundle/index.ts";
import type { Memo } from "./cache/memo.ts";
import { cacheFolder } from "./cache/project-memo.ts";
import type { SiteDefinition } from "./definition.ts";
import {
	type Checked,
	isError,
	ok,
	sortDiagnostics,
} from "./diagnostics/diagnostic.ts";
import { nextChange, nextChangeInWords } from "./i18n/next-change.ts";
import { checkPictures, encodePictures } from "./images/encode.ts";
import { gate } from "./link/gate.ts";
import { link } from "./link/index.ts";
import { parse } from "./parse/index.ts";
import { read } from "./read/index.ts";
import { checkTemplates } from "./render/index.ts";
import { withOwnTemplates } from "./render/own-templates.ts";
import type { Progress } from "./terminal/terminal.ts";
import type { Source } from "./types.ts";
import { withCompressed } from "./write/compress.ts";
import { countsOf } from "./write/counts.ts";
import { recover, write } from "./write/index.ts";
import { openManifest } from "./write/manifest.ts";

/**
 * The pure part of a build: sources → entries → model → pages → artifacts. The same inputs give the same bytes, whatever
 * the memo holds of builds of this site; while there is an error, there is no model, and no page.
 */
export function compile(
	inputs: Inputs,
	memo: Memo,
	progress: Progress = silent,
): Checked<Compiled> {
	const { site, date, mark, lastSound } = inputs;
	const sources = withOwnTemplates(inputs.sources);
	const parsed = sources.map((source) => parseOnce(source, site, memo));
	const entries = parsed.map(({ value }) => value);
	const sound = gate(parsed, lastSound);
	const isWhole = !sources.some(({ isUnread }) => isUnread);
	const linked =
		sound.entries && isWhole
			? link(sound.entries, site, date, memo, {
					marked: mark?.(sound.entries, memo),
				})
			: ok(undefined);
	const diagnostics = sortDiagnostics(
		[sound, linked].flatMap((each) => each.diagnostics),
	);
	const model = linked.value;
	if (!model || !sound.isSound)
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
		for (const source of withOwnTemplates(sources)) {
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

/** The same, with what is wrong with the code of the site: a page of a view that no file renders, facts that don't fit. */
function renderable(
	compiled: Checked<Compiled>,
	{ site, bundle }: Pick<Inputs, "site" | "bundle">,
): Checked<Compiled> {
	const { value, diagnostics } = compiled;
	const faults = [
		...unrenderable(value.pages, bundle),
		...(value.model ? factFaults(value.model, site, bundle) : []),
	];
	return {
		value: faults.some(isError)
			? { ...nothing, entries: value.entries }
			: value,
		diagnostics: [...diagnostics, ...faults],
	};
}

/** The same, or what the site's code threw while it made its part; rethrows our own errors. */
async function madeOrThrown(
	{ code: { folder } }: Bundle,
	make: () => Checked<Compiled>,
): Promise<Checked<Compiled>> {
	try {
		return make();
	} catch (error) {
		const diagnostics = await definitionErrors(error, folder);
		if (diagnostics.length === 0) throw error;
		return { value: nothing, diagnostics };
	}
}

/** Builds a site in memory: reads the project, compiles it, encodes its pictures. */
export async function make(
	project: Project,
	memo: Memo,
	progress: Progress = silent,
): Promise<Checked<Built>> {
	const { site, root, date, code, mark, lastSound } = project;
	progress("Bundling the site's code");
	const bundling = project.bundle ?? cachedBundle(site, root, code);
	progress("Reading the content");
	const { value: sources, diagnostics: unread } = project.sources ?? read(root);
	if (bundling instanceof Promise)
		await parseUntil(bundling, sources, site, memo);
	const bundle = await bundling;
	const inputs = { site, sources, bundle, date, mark, lastSound };
	const faults = codeFaults(site, bundle, sources, memo, code);
	const compiled =
		faults.length > 0
			? { value: nothing, diagnostics: faults }
			: await madeOrThrown(bundle, () =>
					renderable(compile(inputs, memo, progress), inputs),
				);
	progress("Preparing the pictures");
	const prepare =
		project.pictures === "checked" ? checkPictures : encodePictures;
	const pictures = await prepare(
		compiled.value.pages.filter((page) => page.kind === "picture"),
		{ sources: [...sources, bundle.favicon], cache: cacheFolder(root) },
		memo,
	);
	const diagnostics = withLines(
		sortDiagnostics([
			...unread,
			...compiled.diagnostics,
			...pictures.diagnostics,
		]),
		bundle.code.folder,
	);
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
	{ manifest, key }: LastBuild = { manifest: openManifest(), key: "" },
): Promise<BuildResult> {
	const { output, compressed } = project;
	recover(output);
	const made = await make(project, memo, progress);
	const { diagnostics } = made;
	const { pages, artifacts, entries } = made.value;
	const next = nextChange(entries, project.date);
	const nextInWords = next && nextChangeInWords(next);
	const summary = { key, ...countsOf(pages), diagnostics, next, nextInWords };
	if (diagnostics.some(isError))
		return { ...made, unwritten: undefined, summary };
	try {
		if (compressed) progress("Compressing the texts");
		const files = compressed
			? await withCompressed(artifacts, memo)
			: artifacts;
		progress("Writing the site");
		const unwritten = write(files, output, manifest, summary);
		return { ...made, unwritten, summary };
	} catch (error) {
		// Pages are rendered as they are written.
		const faults = await renderingFaults(error, pages, made.value);
		const all = sortDiagnostics([...diagnostics, ...faults]);
		return { ...made, diagnostics: all, unwritten: undefined, summary };
	}
}

const silent: Progress = () => {};
