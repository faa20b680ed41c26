import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { setImmediate } from "node:timers/promises";
import { Script } from "node:vm";
import type { Site } from "../authoring/define-site.ts";
import {
	createSiteDefinition,
	type SiteViews,
} from "../authoring/site-definition.ts";
import { toDigest } from "../cache/digest.ts";
import { readCachedValue, writeCachedValue } from "../cache/files.ts";
import { getCacheFolder } from "../cache/project-memo.ts";
import { getFileStamp } from "../cache/stamp.ts";
import type { SiteDefinition } from "../definition.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { createSiteError } from "../diagnostics/site-error.ts";
import { messageLanguages } from "../languages/message-language.ts";
import { applyLabels } from "./apply-labels.ts";
import { addSourceLines, definitionFile } from "./code-errors.ts";
import {
	bundleDefinition,
	diagnoseDefinition,
	findViewFiles,
	getDefinitionScriptPath,
} from "./definition-script.ts";
import { findEngineModule, loadEngineModules } from "./engine-modules.ts";
import {
	computeEnvironmentDigest,
	listEnvironmentVariables,
} from "./environment.ts";
import {
	getLabelFileName,
	type LabelLine,
	type Labels,
	readLabels,
} from "./label-files.ts";
import {
	computeSiteFolderDigest,
	getSiteFolder,
	listInstallRecordPaths,
} from "./site-folder.ts";

// The definition of a site is TypeScript, so it is bundled, and kept in the cache of the project until one of its files
// or of the installed packages changes. Its imports of the engine resolve to the running engine.

/** The definition of a project's site before it is loaded, which some runs don't need. */
export type UnloadedSite = {
	/** The digest of the engine's code and of the definition's; undefined where nothing is cached. */
	readonly code: string | undefined;
	readonly timeZone: string;
	/** The files that it is made from, and the records of the packages that they may import, with their absolute paths. */
	readonly files: readonly string[];
	load(): Promise<SiteDefinition>;
};

/**
 * A bundled definition, as plain data: its code and its labels, the stamps of its files, the environment variables
 * that it reads with a digest of their values, and its time zone.
 */
type BundledDefinition = {
	readonly code: string;
	readonly labels: readonly LabelLine[];
	readonly variables: readonly string[];
	readonly environment: string;
	readonly stamps: Readonly<Record<string, string>>;
	readonly timeZone: string;
};

/** The errors of a definition that can't be loaded. */
export type FailedDefinition = { readonly errors: readonly Diagnostic[] };

/**
 * Opens the definition of a project's site; returns the errors if its code can't be bundled or throws one. `engine` is the
 * digest of the engine's code, without which nothing is cached. `preload` loads code that is needed next, while the bundler
 * runs in a process of its own.
 */
export async function openDefinition(
	root: string,
	engine: string | undefined,
	preload?: () => Promise<unknown>,
): Promise<UnloadedSite | FailedDefinition> {
	const folder = getSiteFolder(root);
	try {
		return await readOrBundleDefinition(root, folder, engine, preload);
	} catch (error) {
		const errors = await diagnoseDefinition(error, folder);
		if (errors.length === 0) throw error;
		return { errors };
	}
}

async function readOrBundleDefinition(
	root: string,
	folder: string,
	engine: string | undefined,
	preload?: () => Promise<unknown>,
): Promise<UnloadedSite | FailedDefinition> {
	const cache = getCacheFolder(root);
	const tag = `${engine} ${folder} ${[...findViewFiles(folder).keys()].join(" ")}`;
	const kept =
		engine === undefined
			? undefined
			: readCachedValue<BundledDefinition>(cache, "definition", tag);
	if (kept && isUpToDate(kept))
		return createUnloadedSite(kept, engine, async () => {
			const site = await evaluateDefinition(kept.code, folder);
			if (site) applyLabels(site, kept.labels);
			return site;
		});
	const before = computeSiteFolderDigest(root);
	const [bundled, known] = await Promise.all([
		bundleWithStamps(folder),
		// Once the bundler runs: loading code blocks Node.
		setImmediate().then(async () => {
			await Promise.all([loadEngineModules(), preload?.()]);
			return readLabelsWithStamps(messageLanguages, folder);
		}),
	]);
	const site = await evaluateDefinition(bundled.code, folder);
	if (!site)
		throw createSiteError(
			`${definitionFile} must export the site: \`export const site = defineSite({ … })\`.`,
			{ file: definitionFile },
		);
	const others = [site.editorLanguage].filter(
		(language) => !messageLanguages.some((each) => each === language),
	);
	const read = [known, readLabelsWithStamps(others, folder)];
	const lines = read.flatMap((each) => each.lines);
	const errors = [
		...read.flatMap(({ diagnostics }) => diagnostics),
		...applyLabels(site, lines),
	];
	if (errors.length > 0) return { errors: addSourceLines(errors, folder) };
	const made = {
		...bundled,
		labels: lines,
		stamps: Object.assign(
			{},
			...[bundled, ...read].map(({ stamps }) => stamps),
		),
		timeZone: site.timeZone,
	};
	// esbuild may have read a file before it was changed.
	const isAsRead = computeSiteFolderDigest(root) === before;
	if (engine !== undefined && isAsRead)
		writeCachedValue(cache, "definition", tag, made);
	return createUnloadedSite(made, engine, async () => site);
}

function createUnloadedSite(
	{ code, labels, environment, stamps, timeZone }: BundledDefinition,
	engine: string | undefined,
	load: () => Promise<SiteDefinition | undefined>,
): UnloadedSite {
	return {
		code:
			engine &&
			toDigest(
				`${engine} ${toDigest(code)} ${environment} ${JSON.stringify(labels)}`,
			),
		timeZone,
		files: Object.keys(stamps),
		async load() {
			const site = await load();
			if (!site)
				throw new Error("The definition was there when it was cached.");
			return site;
		},
	};
}

function isUpToDate({
	stamps,
	variables,
	environment,
}: BundledDefinition): boolean {
	const isSame = ([file, stamp]: readonly [string, string]) =>
		getFileStamp(file) === stamp;
	return (
		Object.entries(stamps).every(isSame) &&
		computeEnvironmentDigest(variables) === environment
	);
}

async function bundleWithStamps(
	folder: string,
): Promise<Omit<BundledDefinition, "labels" | "timeZone">> {
	const { code, files } = await bundleDefinition(folder);
	const variables = listEnvironmentVariables(code);
	return {
		code,
		variables,
		environment: computeEnvironmentDigest(variables),
		stamps: Object.fromEntries(
			[
				...files.map((path) => resolve(folder, path)),
				...listInstallRecordPaths(folder),
			].map((file) => [file, getFileStamp(file)]),
		),
	};
}

/** The exports of a bundled definition. */
type DefinitionModule = Partial<SiteViews> & {
	readonly site?: SiteDefinition | Site;
};

/** Reads the files of labels in these languages. Files that don't exist have a stamp too: they may be added. */
function readLabelsWithStamps(
	languages: readonly string[],
	folder: string,
): Labels & Pick<BundledDefinition, "stamps"> {
	return {
		stamps: Object.fromEntries(
			languages.map((language) => {
				const file = join(folder, getLabelFileName(language));
				return [file, getFileStamp(file)];
			}),
		),
		...readLabels(folder, languages),
	};
}

/** Evaluates a bundled definition, and returns the site that it exports. */
async function evaluateDefinition(
	code: string,
	folder: string,
): Promise<SiteDefinition | undefined> {
	await loadEngineModules();
	const others = createRequire(join(folder, definitionFile));
	const module: { exports: DefinitionModule } = { exports: {} };
	const script = new Script(
		`(function (module, exports, require) {\n${code}\n})`,
		// Its first line is that of the code.
		{ filename: getDefinitionScriptPath(folder), lineOffset: -1 },
	);
	script.runInThisContext()(
		module,
		module.exports,
		(name: string) => findEngineModule(name) ?? others(name),
	);
	const { site, views = {}, frame } = module.exports;
	return site && "isSite" in site
		? createSiteDefinition(site, { views, frame })
		: site;
}
