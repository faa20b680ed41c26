import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { compileFunction } from "node:vm";
import { build, type Metafile, type OutputFile } from "esbuild";
import type {
	InlineCode,
	PageCode,
	PageProps,
	ViewName,
} from "../site/props.ts";
import type { AssetUrls } from "./plan/head.ts";
import type { Artifact } from "./types.ts";
import { fixedPaths, outputFile } from "./url.ts";

/** The code of the site, ready: what renders a page, and the files that browsers load. */
export type Bundle = {
	/** Of everything in it: another digest, other pages. */
	readonly digest: string;
	readonly assets: AssetUrls;
	readonly files: readonly Artifact[];
	/** What stands within a page of a view; a Content-Security-Policy names it by its hash. */
	readonly inline: (view: ViewName) => InlineCode;
	readonly renderPage: (props: PageProps) => string;
};

const site = fileURLToPath(new URL("../site/", import.meta.url));

/** What every page's style begins with: the layers, the tokens, and what holds for all. */
const commonSheet = "styles/index.css";

/** What browsers must understand: CSS with layers, nesting of selectors, and the dialog element. */
const browsers = ["chrome111", "firefox113", "safari16.4"];

/** Which React the islands run on; that for development tells of mistakes. */
type Environment = "production" | "development";

/** Bundles site/: the server's code, what stands within each page, the islands, and the fonts. */
export async function bundleSite(
	environment: Environment = "production",
): Promise<Bundle> {
	const [server, islands] = await Promise.all([
		bundleServer(),
		bundleIslands(environment),
	]);
	const [{ sheets, fonts }, client, booking] = await Promise.all([
		bundleStyles(server.sheets),
		bundleClient(islands),
		bundleBooking(),
	]);
	const favicon = readFileSync(`${site}assets/favicon.svg`);
	const renderPage = loadServer(server.code);
	return {
		digest: digestOf([server.code, ...sheets.values(), client, booking.path]),
		assets: { font: preloaded(fonts) },
		files: [
			{ path: outputFile(fixedPaths.favicon), bytes: favicon },
			...fonts,
			...islands.files,
			booking,
		],
		inline: (view) => ({ css: styleOf(view), client }),
		renderPage: (props) =>
			renderPage(props, {
				css: styleOf(props.view),
				client,
				script: props.view === "book" ? `/${booking.path}` : undefined,
			}),
	};

	/** The style sheet of a view: what every page needs, and then what the view's own components import. */
	function styleOf(view: string): string {
		const needed = [
			commonSheet,
			...server.importedSheets(["document.tsx", `views/${view}.tsx`]),
		];
		return needed.map((sheet) => sheets.get(sheet) ?? "").join("");
	}
}

type ServerCode = {
	readonly code: string;
	/** Every style sheet that a component imports, by its path in site/. */
	readonly sheets: readonly string[];
	/** Those that these files import, themselves or through others. */
	readonly importedSheets: (files: readonly string[]) => readonly string[];
};

async function bundleServer(): Promise<ServerCode> {
	const { outputFiles, metafile } = await build({
		absWorkingDir: site,
		entryPoints: ["server.tsx"],
		bundle: true,
		write: false,
		metafile: true,
		format: "cjs",
		platform: "node",
		target: "node20",
		jsx: "automatic",
		packages: "external",
		loader: { ".css": "empty" },
		logLevel: "silent",
	});
	const imports = new Map(
		Object.entries(metafile.inputs).map(([file, input]) => [
			file,
			input.imports.filter(({ external }) => !external).map(({ path }) => path),
		]),
	);
	const importedSheets = (files: readonly string[]) =>
		reachable(files, imports).filter(isSheet);
	return {
		code: outputFiles.map(({ text }) => text).join(""),
		sheets: [...imports.keys()].filter(isSheet).sort(),
		importedSheets,
	};
}

/** What these files import, directly or not, and the files themselves, in the order of their paths. */
function reachable(
	files: readonly string[],
	imports: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
	const found = new Set(files);
	for (const file of found)
		for (const imported of imports.get(file) ?? []) found.add(imported);
	return [...found].sort();
}

function isSheet(file: string): boolean {
	return file.endsWith(".css");
}

async function bundleStyles(
	imported: readonly string[],
): Promise<{ sheets: ReadonlyMap<string, string>; fonts: Artifact[] }> {
	const { outputFiles } = await build({
		absWorkingDir: site,
		entryPoints: [commonSheet, ...imported],
		bundle: true,
		write: false,
		minify: true,
		target: browsers,
		loader: { ".woff2": "file" },
		outdir: site,
		assetNames: "assets/[name].[hash]",
		publicPath: "/",
		logLevel: "silent",
	});
	const files = outputFiles.map(({ path, text, contents }) => ({
		path: relative(site, path).replaceAll("\\", "/"),
		text,
		bytes: contents,
	}));
	return {
		sheets: new Map(
			files
				.filter(({ path }) => isSheet(path))
				.map(({ path, text }) => [path, text.trim()]),
		),
		fonts: files
			.filter(({ path }) => path.endsWith(".woff2"))
			.map(({ path, bytes }) => ({ path, bytes })),
	};
}

/** The script that every page starts with, which knows the others by their addresses. */
async function bundleClient({ scripts, header }: Islands): Promise<string> {
	const { outputFiles } = await build({
		entryPoints: [`${site}client.ts`],
		bundle: true,
		write: false,
		minify: true,
		format: "iife",
		target: browsers,
		define: {
			islandScripts: JSON.stringify(scripts),
			headerScript: JSON.stringify({ address: header }),
		},
		logLevel: "silent",
	});
	return outputFiles.map(({ text }) => text.trim()).join("");
}

/** The script of the booking page. It shares nothing with others, so that one request brings all of it. */
async function bundleBooking(): Promise<Artifact> {
	const { outputFiles } = await build({
		entryPoints: [`${site}booking.ts`],
		bundle: true,
		write: false,
		minify: true,
		format: "iife",
		target: browsers,
		outdir: site,
		entryNames: "assets/[name].[hash]",
		logLevel: "silent",
	});
	const [artifact] = artifactsOf(outputFiles);
	if (!artifact) throw new Error("site/booking.ts makes no script.");
	return artifact;
}

/** For each island the addresses of what it needs: its own script, hydrate.tsx, and what these import. */
type IslandScripts = Readonly<Record<string, readonly string[]>>;

type Islands = {
	readonly scripts: IslandScripts;
	/** The address of what the header's menus need. */
	readonly header: string;
	readonly files: readonly Artifact[];
};

const headerEntry = "header/enliven.ts";

/** The islands, each in a script of its own; what they share, React above all, is in others. */
async function bundleIslands(environment: Environment): Promise<Islands> {
	const islands = readdirSync(`${site}islands`)
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
		loader: { ".css": "empty" },
		write: false,
		metafile: true,
		minify: true,
		format: "esm",
		target: browsers,
		jsx: "automatic",
		define: { "process.env.NODE_ENV": JSON.stringify(environment) },
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
		files: artifactsOf(outputFiles),
	};
}

function artifactsOf(files: readonly OutputFile[]): Artifact[] {
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

function scriptsOf({ outputs }: Metafile): IslandScripts {
	const entries = Object.entries(outputs);
	const hydrate = entries
		.filter(([, { entryPoint }]) => entryPoint === "hydrate.tsx")
		.map(([path]) => path);
	const withImports = (path: string): string[] => [
		path,
		...(outputs[path]?.imports ?? []).flatMap((each) => withImports(each.path)),
	];
	return Object.fromEntries(
		entries
			.filter(([, { entryPoint }]) => entryPoint?.startsWith("islands/"))
			.map(([path, { exports }]) => [
				exports[0] ?? "",
				[
					...new Set([
						path,
						...hydrate,
						...[path, ...hydrate].flatMap(withImports),
					]),
				].map((each) => `/${each}`),
			]),
	);
}

/** The font that every page needs at once; the italic is fetched only where there are italics. */
function preloaded(fonts: readonly Artifact[]): string {
	const roman = fonts.find(({ path }) => !path.includes("italic"));
	if (!roman) throw new Error("The style sheet names no font.");
	return `/${roman.path}`;
}

type RenderPage = (props: PageProps, code: PageCode) => string;

/** Runs the server's code as a CommonJS module, without a file of its own. */
function loadServer(code: string): RenderPage {
	const module: { exports: { renderPage?: RenderPage } } = { exports: {} };
	compileFunction(code, ["module", "exports", "require"])(
		module,
		module.exports,
		createRequire(import.meta.url),
	);
	const { renderPage } = module.exports;
	if (!renderPage) throw new Error("site/server.tsx exports no renderPage.");
	return renderPage;
}

function digestOf(texts: readonly string[]): string {
	const hash = createHash("sha256");
	for (const text of texts) hash.update(text);
	return hash.digest("hex");
}
