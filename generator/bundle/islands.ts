import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Metafile, OutputFile, Plugin } from "esbuild";
import type { SiteCode } from "../definition.ts";
import { engineFolder } from "../engine-folder.ts";
import type { InlineCode, SiteFile } from "../types.ts";
import { build, forBrowsers } from "./esbuild.ts";
import { adopting, isOfIslands } from "./styles.ts";

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
export type Islands = {
	readonly scripts: readonly IslandScript[];
	/** The address of the header's script, if the site has one. */
	readonly header: string | undefined;
	readonly files: readonly SiteFile[];
};

/** The build of React for the islands; the one for development warns of errors in components. */
export type Environment = "production" | "development";

const headerEntry = "header/enhance.ts";

/** The module of the engine that hydrates islands, as one of the site's: its script has the same name wherever the engine is. */
const hydrating = "hydrate.tsx";

/**
 * Bundles the islands of site/, each as one script; what they share, React above all, is in common scripts. `sheets` are
 * bundled. Gives the paths of all that was read too, from the site's folder.
 */
export async function bundleIslands(
	folder: string,
	environment: Environment,
	sheets: ReadonlyMap<string, string>,
): Promise<{ islands: Islands; inputs: readonly string[] }> {
	const islands = islandFiles(folder);
	const entries = [
		...islands,
		...(islands.length > 0 ? [hydrating] : []),
		...(existsSync(join(folder, headerEntry)) ? [headerEntry] : []),
	];
	if (entries.length === 0) {
		const none = { scripts: [], header: undefined, files: [] };
		return { islands: none, inputs: [] };
	}
	const { outputFiles, metafile } = await build({
		...forBrowsers,
		absWorkingDir: folder,
		entryPoints: entries,
		splitting: true,
		format: "esm",
		jsx: "automatic",
		define: { "process.env.NODE_ENV": JSON.stringify(environment) },
		plugins: [sheetsIn(folder, sheets), hydration(folder)],
		outdir: folder,
		entryNames: "assets/[name].[hash]",
		chunkNames: "assets/[name].[hash]",
		// V8 then compiles all functions while the script is loading, and not on the main thread at the first call.
		banner: { js: "//# allFunctionsCalledOnLoad" },
	});
	return {
		islands: {
			scripts: scriptsOf(metafile),
			header: entries.includes(headerEntry)
				? addressOf(headerEntry, metafile)
				: undefined,
			files: siteFilesOf(folder, outputFiles),
		},
		inputs: Object.keys(metafile.inputs),
	};
}

/** Style sheets as islands import them: what only shows once an island works comes with its script. */
function sheetsIn(folder: string, sheets: ReadonlyMap<string, string>): Plugin {
	return {
		name: "sheets",
		setup({ onLoad }) {
			onLoad({ filter: /\.css$/ }, ({ path }) => {
				const file = relative(folder, path).replaceAll("\\", "/");
				return {
					contents: isOfIslands(file) ? adopting(sheets.get(file) ?? "") : "",
				};
			});
		},
	};
}

/** Reads that module from the engine; in the package, it is JavaScript. */
function hydration(folder: string): Plugin {
	const home = fileURLToPath(new URL("react/", engineFolder));
	return {
		name: "hydration",
		setup({ onResolve, onLoad }) {
			const path = join(folder, hydrating);
			onResolve({ filter: /^hydrate\.tsx$/ }, () => ({ path }));
			onLoad({ filter: /[\\/]hydrate\.tsx$/ }, () => {
				const name = readdirSync(home).find((each) => /^hydrate\./.test(each));
				const contents = readFileSync(join(home, name ?? ""), "utf8");
				return { contents, loader: "tsx", resolveDir: home };
			});
		},
	};
}

/** The paths of the files with islands, relative to the site's folder. */
export function islandFiles(folder: string): string[] {
	const islands = join(folder, "islands");
	return (existsSync(islands) ? readdirSync(islands) : [])
		.filter((name) => name.endsWith(".tsx"))
		.sort()
		.map((name) => `islands/${name}`);
}

/** The scripts of pages besides the islands. */
export type Scripts = {
	/** The inlined scripts, without the addresses of their islands: by view, and under "" that of all other views. */
	readonly clients: ReadonlyMap<string, string>;
	/** The inlined scripts that only some pages run when they load: by name, that of a file in start/ without .ts. */
	readonly start: InlineCode["start"];
	/** The scripts that only the pages of some views load, by view. */
	readonly ofViews: ReadonlyMap<string, SiteFile>;
};

/**
 * Bundles the scripts of pages. Each is one file without common parts, so that it takes one request at most. Gives the
 * paths of all that was read too, from the site's folder.
 */
export async function bundleScripts(
	folder: string,
	{ start = [], scripts = {}, clients = {} }: SiteCode,
): Promise<{ scripts: Scripts; inputs: readonly string[] }> {
	const files = {
		clients: Object.entries({ "": "client.ts", ...clients }).filter(
			([, file]) => existsSync(join(folder, file)),
		),
		start: start.map((name) => [name, `start/${name}.ts`] as const),
		ofViews: Object.entries(scripts),
	};
	const entryPoints = [
		...new Set(
			Object.values(files).flatMap((each) => each.map(([, file]) => file)),
		),
	];
	const { outputFiles, metafile } = await build({
		...forBrowsers,
		absWorkingDir: folder,
		entryPoints,
		format: "iife",
		outdir: folder,
		entryNames: "assets/[name].[hash]",
	});
	// Without common parts, there is one for each entry point, in their order.
	const made = siteFilesOf(folder, outputFiles);
	const outputOf = (file: string) => made[entryPoints.indexOf(file)];
	const textOf = (file: string) =>
		outputFiles[entryPoints.indexOf(file)]?.text.trim() ?? "";
	const bundled: Scripts = {
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
	return { scripts: bundled, inputs: Object.keys(metafile.inputs) };
}

function siteFilesOf(folder: string, files: readonly OutputFile[]): SiteFile[] {
	return files.map(({ path, contents }) => ({
		path: relative(folder, path).replaceAll("\\", "/"),
		bytes: contents,
	}));
}

function addressOf(entry: string, { outputs }: Metafile): string {
	const [path] =
		Object.entries(outputs).find(
			([, { entryPoint }]) => entryPoint === entry,
		) ?? [];
	if (!path) throw new Error(`esbuild made no script from ${entry}.`);
	return `/${path}`;
}

function scriptsOf({ outputs }: Metafile): IslandScript[] {
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
export function clientScript(
	client: string,
	{ scripts, header }: Islands,
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
