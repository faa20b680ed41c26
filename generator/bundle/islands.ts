import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import type { Metafile, OutputFile } from "esbuild";
import type { InlineCode, StartScript } from "../../site/props.ts";
import type { SiteFile } from "../types.ts";
import { build } from "./esbuild.ts";

/** An island: its file in site/, its component's name, and the addresses of what it needs: its own script, that of hydrate.tsx, and what these import. */
type IslandScript = {
	readonly file: string;
	readonly name: string;
	readonly addresses: readonly string[];
};

/** The scripts that browsers fetch when somebody wants what they are for. */
export type Islands = {
	readonly scripts: readonly IslandScript[];
	/** The address of what the header's menus need. */
	readonly header: string;
	readonly files: readonly SiteFile[];
};

/** Which React the islands run on; that for development tells of mistakes. */
export type Environment = "production" | "development";

/** What a visitor's browser must understand: CSS with layers, the dialog element, modules. */
export const browsers = ["chrome111", "firefox113", "safari16.4"];

const headerEntry = "header/enliven.ts";

/** The islands of site/, each in a script of its own; what they share, React above all, is in others. */
export async function bundleIslands(
	site: string,
	environment: Environment,
): Promise<Islands> {
	const islands = readdirSync(join(site, "islands"))
		.filter((name) => name.endsWith(".tsx"))
		.sort();
	const { outputFiles, metafile } = await build({
		absWorkingDir: site,
		entryPoints: [
			...islands.map((name) => `islands/${name}`),
			"hydrate.tsx",
			headerEntry,
		],
		bundle: true,
		splitting: true,
		write: false,
		metafile: true,
		minify: true,
		format: "esm",
		target: browsers,
		jsx: "automatic",
		define: { "process.env.NODE_ENV": JSON.stringify(environment) },
		// The style of an island is in the pages that hold it.
		loader: { ".css": "empty" },
		outdir: site,
		entryNames: "assets/[name].[hash]",
		chunkNames: "assets/[name].[hash]",
		// V8 then compiles all of it while it streams in, and not on the main thread when it is first called.
		banner: { js: "//# allFunctionsCalledOnLoad" },
		logLevel: "silent",
	});
	return {
		scripts: scriptsOf(metafile),
		header: addressOf(headerEntry, metafile),
		files: artifactsOf(site, outputFiles),
	};
}

/** The booking page's own script. It shares nothing with others, so that one request brings all of it. */
export async function bundleBooking(site: string): Promise<SiteFile> {
	const outputFiles = await bundleScripts(site, ["booking.ts"]);
	const [artifact] = artifactsOf(site, outputFiles);
	if (!artifact) throw new Error("No script is made from booking.ts.");
	return artifact;
}

/** Scripts that share nothing with others, in the order of their files. */
async function bundleScripts(
	site: string,
	files: readonly string[],
): Promise<OutputFile[]> {
	const { outputFiles } = await build({
		absWorkingDir: site,
		entryPoints: [...files],
		bundle: true,
		write: false,
		minify: true,
		format: "iife",
		target: browsers,
		outdir: site,
		entryNames: "assets/[name].[hash]",
		logLevel: "silent",
	});
	return outputFiles;
}

function artifactsOf(site: string, files: readonly OutputFile[]): SiteFile[] {
	return files.map(({ path, contents }) => ({
		path: relative(site, path).replaceAll("\\", "/"),
		bytes: contents,
	}));
}

function addressOf(entry: string, { outputs }: Metafile): string {
	const [path] =
		Object.entries(outputs).find(
			([, { entryPoint }]) => entryPoint === entry,
		) ?? [];
	if (!path) throw new Error(`No script is made from ${entry}.`);
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

/** What the scripts within pages are made from, but for what a page's own islands need: that of most, and that of the news. */
export type Clients = { readonly page: string; readonly news: string };

export async function bundleClients(site: string): Promise<Clients> {
	const outputFiles = await bundleScripts(site, [
		"client.ts",
		"news-client.ts",
	]);
	const [page = "", news = ""] = outputFiles.map(({ text }) => text.trim());
	return { page, news };
}

/**
 * The script that every page starts with: for the files that a page is made from, one that knows the
 * addresses of the islands among them.
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

const startScripts = [
	"answers",
	"film",
	"missing",
] as const satisfies readonly StartScript[];

/** The scripts that only some pages start with, by their files in site/start. */
export async function bundleStart(site: string): Promise<InlineCode["start"]> {
	const outputFiles = await bundleScripts(
		site,
		startScripts.map((name) => `start/${name}.ts`),
	);
	const [answers = "", film = "", missing = ""] = outputFiles.map(({ text }) =>
		text.trim(),
	);
	return { answers, film, missing };
}
