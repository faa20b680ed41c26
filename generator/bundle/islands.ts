import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import type { Metafile, OutputFile } from "esbuild";
import type { InlineCode, SiteFile } from "../types.ts";
import { build } from "./esbuild.ts";

/** An island: its file in site/, its component's name, and the addresses of its own script, that of hydrate.tsx, and their imports. */
type IslandScript = {
	readonly file: string;
	readonly name: string;
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

/** The oldest browsers that the site supports: they know cascade layers, the dialog element and modules. */
export const browsers = ["chrome111", "firefox113", "safari16.4"];

const headerEntry = "header/enhance.ts";

/** Bundles the islands of site/, each as one script; what they share, React above all, is in common scripts. */
export async function bundleIslands(
	folder: string,
	environment: Environment,
): Promise<Islands> {
	const islandFolder = join(folder, "islands");
	const islands = (existsSync(islandFolder) ? readdirSync(islandFolder) : [])
		.filter((name) => name.endsWith(".tsx"))
		.sort();
	const entries = [
		...islands.map((name) => `islands/${name}`),
		...(islands.length > 0 ? ["hydrate.tsx"] : []),
		...(existsSync(join(folder, headerEntry)) ? [headerEntry] : []),
	];
	if (entries.length === 0)
		return { scripts: [], header: undefined, files: [] };
	const { outputFiles, metafile } = await build({
		absWorkingDir: folder,
		entryPoints: entries,
		bundle: true,
		splitting: true,
		write: false,
		metafile: true,
		minify: true,
		format: "esm",
		target: browsers,
		jsx: "automatic",
		define: { "process.env.NODE_ENV": JSON.stringify(environment) },
		// The style of an island is inlined into its pages.
		loader: { ".css": "empty" },
		outdir: folder,
		entryNames: "assets/[name].[hash]",
		chunkNames: "assets/[name].[hash]",
		// V8 then compiles all functions while the script is loading, and not on the main thread at the first call.
		banner: { js: "//# allFunctionsCalledOnLoad" },
		logLevel: "silent",
	});
	return {
		scripts: scriptsOf(metafile),
		header: entries.includes(headerEntry)
			? addressOf(headerEntry, metafile)
			: undefined,
		files: siteFilesOf(folder, outputFiles),
	};
}

/** Bundles the scripts that only the pages of some views load, by view. Each is one file, so that it takes one request. */
export async function bundleViewScripts(
	folder: string,
	scripts: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, SiteFile>> {
	const outputFiles = await bundleScripts(folder, Object.values(scripts));
	const files = siteFilesOf(folder, outputFiles);
	return new Map(
		Object.keys(scripts).flatMap((view, place) => {
			const file = files[place];
			return file ? [[view, file]] : [];
		}),
	);
}

/** Bundles scripts without common parts; returns them in the order of `files`. */
async function bundleScripts(
	folder: string,
	files: readonly string[],
): Promise<OutputFile[]> {
	if (files.length === 0) return [];
	const { outputFiles } = await build({
		absWorkingDir: folder,
		entryPoints: [...files],
		bundle: true,
		write: false,
		minify: true,
		format: "iife",
		target: browsers,
		outdir: folder,
		entryNames: "assets/[name].[hash]",
		logLevel: "silent",
	});
	return outputFiles;
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
		.filter(([, { entryPoint }]) => entryPoint === "hydrate.tsx")
		.map(([path]) => path);
	return entries
		.filter(([, { entryPoint }]) => entryPoint?.startsWith("islands/"))
		.map(
			([
				path,
				{
					entryPoint: file = "",
					exports: [name = ""],
				},
			]) => {
				const needed = new Set([path, ...hydrate]);
				for (const each of needed)
					for (const { path: imported } of outputs[each]?.imports ?? [])
						needed.add(imported);
				return { file, name, addresses: [...needed].map((each) => `/${each}`) };
			},
		);
}

/** The inlined scripts of pages, without the addresses of their islands: by view, and under "" that of all other views. */
export type Clients = ReadonlyMap<string, string>;

/** Bundles client.ts, if there is one, and the scripts that pages of some views have instead. */
export async function bundleClients(
	folder: string,
	viewClients: Readonly<Record<string, string>>,
): Promise<Clients> {
	const files = { "": "client.ts", ...viewClients };
	const known = Object.entries(files).filter(([, file]) =>
		existsSync(join(folder, file)),
	);
	const outputFiles = await bundleScripts(
		folder,
		known.map(([, file]) => file),
	);
	return new Map(
		known.map(([view], place) => [view, outputFiles[place]?.text.trim() ?? ""]),
	);
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
		.map(({ name, addresses }) => [name, addresses] as const);
	const known = { header, islands: Object.fromEntries(islands) };
	return `{const siteScripts=${JSON.stringify(known)};${client}}`;
}

/** Bundles the scripts that only some pages run when they load: by name, that of a file in start/ without .ts. */
export async function bundleStart(
	folder: string,
	names: readonly string[],
): Promise<InlineCode["start"]> {
	const outputFiles = await bundleScripts(
		folder,
		names.map((name) => `start/${name}.ts`),
	);
	return Object.fromEntries(
		names.map((name, place) => [name, outputFiles[place]?.text.trim() ?? ""]),
	);
}
