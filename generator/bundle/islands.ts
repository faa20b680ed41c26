import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Message, Metafile, OutputFile, Plugin } from "esbuild";
import type { SiteCode } from "../definition.ts";
import {
	engineFolder,
	getBrowserModulePath,
	getReactModulePath,
} from "../engine-folder.ts";
import type { InlineCode, SiteFile } from "../types.ts";
import { forBrowsers, runEsbuild } from "./esbuild.ts";
import { createStylesheetScript, isIslandSheet } from "./styles.ts";

/**
 * The islands of a file in site/: its exports, the addresses of its script and of the one that hydrates them, and the
 * imports of both.
 */
type IslandScript = {
	readonly file: string;
	readonly names: readonly string[];
	readonly addresses: readonly string[];
};

/** The scripts that browsers fetch when a visitor first uses the island or the header. */
export type BundledIslands = {
	/** The source maps of scripts for development, as JSON, by the path that the script has beside the site's sources. */
	readonly maps: ReadonlyMap<string, string>;
	readonly scripts: readonly IslandScript[];
	/** The address of the header's script, if the site has one. */
	readonly header: string | undefined;
	readonly files: readonly SiteFile[];
};

/** The build of React for the islands; the one for development warns of errors in components. */
export type Environment = "production" | "development";

const headerEntry = "header/enhance.ts";

/** The engine's module that hydrates islands, resolved as a file of the site: so its script has the same name wherever the engine is. */
const hydrating = "hydrate.tsx";

/** Scripts, the paths of all files that they were made from, from the site's folder, and esbuild's warnings. */
type BundleResult<T> = T & {
	readonly inputs: readonly string[];
	readonly warnings: readonly Message[];
};

/**
 * Bundles each island of site/ as one script, with shared chunks for common code such as React. `sheets` are already
 * bundled. In development, scripts have source maps and React prints its warnings.
 */
export async function bundleIslands(
	folder: string,
	environment: Environment,
	sheets: ReadonlyMap<string, string>,
): Promise<BundleResult<{ islands: BundledIslands }>> {
	const islands = listIslandFiles(folder);
	const entries = [
		...islands,
		...(islands.length > 0 ? [hydrating] : []),
		...(existsSync(join(folder, headerEntry)) ? [headerEntry] : []),
	];
	if (entries.length === 0) {
		const maps = new Map<string, string>();
		const none = { scripts: [], header: undefined, files: [], maps };
		return { islands: none, inputs: [], warnings: [] };
	}
	const isDevelopment = environment === "development";
	const isMap = ({ path }: OutputFile) => path.endsWith(".map");
	const { outputFiles, metafile, warnings } = await runEsbuild({
		...forBrowsers,
		absWorkingDir: folder,
		entryPoints: entries,
		splitting: true,
		format: "esm",
		jsx: "automatic",
		define: { "process.env.NODE_ENV": JSON.stringify(environment) },
		plugins: [
			createSheetPlugin(folder, sheets),
			createHydrationPlugin(folder),
			rejectNodeOnlyModules(),
			...(isDevelopment ? [explainHydration] : []),
		],
		sourcemap: isDevelopment ? "external" : false,
		minify: !isDevelopment,
		outdir: folder,
		entryNames: "assets/[name].[hash]",
		chunkNames: "assets/[name].[hash]",
		// V8 then compiles all functions while the script is loading, and not on the main thread at the first call.
		banner: { js: "//# allFunctionsCalledOnLoad" },
	});
	return {
		islands: {
			scripts: createIslandScripts(metafile),
			header: entries.includes(headerEntry)
				? getScriptAddress(headerEntry, metafile)
				: undefined,
			files: toSiteFiles(
				folder,
				outputFiles.filter((file) => !isMap(file)),
			),
			maps: new Map(
				outputFiles
					.filter(isMap)
					.map(({ path, text }) => [path.replace(/\.map$/, ""), text]),
			),
		},
		inputs: Object.keys(metafile.inputs),
		warnings,
	};
}

/**
 * Reports an import of an engine module that requires Node, which esbuild would otherwise bundle. Only the first one is
 * reported, at the import in the script that leads to it.
 */
function rejectNodeOnlyModules(): Plugin {
	/** The import through which each file was reached: the file that has it, and its path as it is written there. */
	const imports = new Map<string, { importer: string; path: string }>();
	let isReported = false;
	return {
		name: "reject-node-modules",
		setup({ onResolve }) {
			onResolve({ filter: /^\.\.?\// }, ({ path, importer, resolveDir }) => {
				const file = resolve(resolveDir, path);
				if (importer && !imports.has(file))
					imports.set(file, { importer, path });
				return undefined;
			});
			onResolve({ filter: /^kilde$/ }, ({ path, importer }) => {
				if (isReported) return { path, external: true };
				isReported = true;
				let found = { importer, path };
				for (let file = importer; imports.has(file); file = found.importer)
					found = imports.get(file) ?? found;
				const through =
					importer === found.importer ? "" : `, through ${basename(importer)}`;
				const text = `This script for browsers imports ${path}${through}: that works in Node alone`;
				return { errors: [{ text, location: locateImport(found) }] };
			});
		},
	};
}

/** The location of an import, for a message of esbuild. */
function locateImport({
	importer: file,
	path,
}: {
	readonly importer: string;
	readonly path: string;
}) {
	const text = readFileSync(file, "utf8");
	const before = text.split(`"${path}"`)[0]?.split("\n") ?? [];
	return {
		file,
		line: before.length,
		column: Buffer.byteLength(before.at(-1) ?? ""),
		length: path.length + 2,
		lineText: text.split("\n")[before.length - 1] ?? "",
	};
}

/** Loads style sheets that islands import: rules that apply only after hydration come with the island's script. */
function createSheetPlugin(
	folder: string,
	sheets: ReadonlyMap<string, string>,
): Plugin {
	return {
		name: "sheets",
		setup({ onLoad }) {
			onLoad({ filter: /\.css$/ }, ({ path }) => {
				const file = relative(folder, path).replaceAll("\\", "/");
				return {
					contents: isIslandSheet(file)
						? createStylesheetScript(sheets.get(file) ?? "")
						: "",
				};
			});
		},
	};
}

/** Reads that module from the engine; in the package, it is JavaScript. */
function createHydrationPlugin(folder: string): Plugin {
	return {
		name: "hydration",
		setup({ onResolve, onLoad }) {
			const path = join(folder, hydrating);
			onResolve({ filter: /^hydrate\.tsx$/ }, () => ({ path }));
			onLoad({ filter: /[\\/]hydrate\.tsx$/ }, () => {
				const module = getReactModulePath("hydrate");
				const contents = readFileSync(module, "utf8");
				return { contents, loader: "tsx", resolveDir: dirname(module) };
			});
		},
	};
}

/** Has React report a failed hydration with the stack of the components, whose code it leads to. */
const explainHydration: Plugin = {
	name: "explain-hydration",
	setup({ onResolve, onLoad }) {
		onResolve({ filter: /^react-dom\/client$/ }, ({ namespace }) =>
			namespace === "file"
				? { path: "client", namespace: "explained" }
				: undefined,
		);
		onLoad({ filter: /^/, namespace: "explained" }, () => ({
			contents: `import { hydrateRoot as hydrate } from "react-dom/client";
export const hydrateRoot = (element, children, options) =>
	hydrate(element, children, {
		...options,
		onRecoverableError: (error, { componentStack: stack }) =>
			reportError(Object.assign(new Error(String(error)), { stack })),
	});`,
			resolveDir: fileURLToPath(engineFolder),
		}));
	},
};

/** The paths of the files with islands, relative to the site's folder. */
export function listIslandFiles(folder: string): string[] {
	const islands = join(folder, "islands");
	return (existsSync(islands) ? readdirSync(islands) : [])
		.filter((name) => name.endsWith(".tsx"))
		.sort()
		.map((name) => `islands/${name}`);
}

/** The scripts of pages besides the islands. */
export type PageScripts = {
	/** The inlined scripts, without the addresses of their islands: by view, and under "" that of all other views. */
	readonly clients: ReadonlyMap<string, string>;
	/** The inlined scripts that only some pages run when they load: by name, that of a file in start/ without .ts. */
	readonly start: InlineCode["start"];
	/** The scripts that only the pages of some views load, by view. */
	readonly ofViews: ReadonlyMap<string, SiteFile>;
};

/** Bundles the scripts of pages without shared chunks, so that each takes at most one request. */
export async function bundlePageScripts(
	folder: string,
	{ start = [], scripts = {}, clients = {} }: SiteCode,
	environment: Environment,
): Promise<BundleResult<{ scripts: PageScripts }>> {
	const files = {
		clients: Object.entries({ "": getClientFile(folder), ...clients }),
		start: start.map((name) => [name, `start/${name}.ts`] as const),
		ofViews: Object.entries(scripts),
	};
	const entryPoints = [
		...new Set(
			Object.values(files).flatMap((each) => each.map(([, file]) => file)),
		),
	];
	const { outputFiles, metafile, warnings } = await runEsbuild({
		...forBrowsers,
		absWorkingDir: folder,
		entryPoints,
		plugins: [rejectNodeOnlyModules()],
		define: { "process.env.NODE_ENV": JSON.stringify(environment) },
		format: "iife",
		outdir: folder,
		entryNames: "assets/[name].[hash]",
	});
	// Without shared chunks, there is one output per entry point, in their order.
	const made = toSiteFiles(folder, outputFiles);
	const outputOf = (file: string) => made[entryPoints.indexOf(file)];
	const textOf = (file: string) =>
		outputFiles[entryPoints.indexOf(file)]?.text.trim() ?? "";
	const bundled: PageScripts = {
		clients: new Map(files.clients.map(([view, file]) => [view, textOf(file)])),
		start: Object.fromEntries(
			files.start.map(([name, file]) => [name, textOf(file)]),
		),
		ofViews: new Map(
			files.ofViews.flatMap(([view, file]) => {
				const output = outputOf(file);
				return output ? [[view, output]] : [];
			}),
		),
	};
	return {
		scripts: bundled,
		inputs: Object.keys(metafile.inputs),
		warnings,
	};
}

/** The script that is inlined into pages: that of the site, or one that loads islands when they are used. */
function getClientFile(folder: string): string {
	const own = "client.ts";
	return existsSync(join(folder, own))
		? own
		: getBrowserModulePath("start-islands");
}

function toSiteFiles(folder: string, files: readonly OutputFile[]): SiteFile[] {
	return files.map(({ path, contents }) => ({
		path: relative(folder, path).replaceAll("\\", "/"),
		bytes: contents,
	}));
}

function getScriptAddress(entry: string, { outputs }: Metafile): string {
	const [path] =
		Object.entries(outputs).find(
			([, { entryPoint }]) => entryPoint === entry,
		) ?? [];
	if (!path) throw new Error(`esbuild made no script from ${entry}.`);
	return `/${path}`;
}

function createIslandScripts({ outputs }: Metafile): IslandScript[] {
	const entries = Object.entries(outputs);
	const hydrate = entries
		.filter(([, { entryPoint }]) => entryPoint === hydrating)
		.map(([path]) => path);
	return entries
		.filter(([, { entryPoint }]) => entryPoint?.startsWith("islands/"))
		.map(([path, { entryPoint: file = "", exports: names }]) => {
			const needed = new Set([path, ...hydrate]);
			for (const each of needed)
				for (const { path: imported } of outputs[each]?.imports ?? [])
					needed.add(imported);
			return { file, names, addresses: [...needed].map((each) => `/${each}`) };
		});
}

/**
 * Returns the script that is inlined into a page, with the addresses of its islands. `files` are all files that the page is
 * made from.
 */
export function createPageScript(
	client: string,
	{ scripts, header }: BundledIslands,
	files: readonly string[],
): string {
	const islands = scripts
		.filter(({ file }) => files.includes(file))
		.flatMap(({ names, addresses }) =>
			names.map((name) => [name, addresses] as const),
		);
	const known = { header, islands: Object.fromEntries(islands) };
	return `{const siteScripts=${JSON.stringify(known)};${client}}`;
}
