import { createRequire } from "node:module";
import { posix } from "node:path";
import { Script } from "node:vm";
import type { BuildOptions, Metafile } from "esbuild";
import type { Wording } from "../diagnostics/diagnostic.ts";
import { engineFolder } from "../engine-folder.ts";
import type { PageCode, PageProps } from "../types.ts";
import { build, forNode } from "./esbuild.ts";
import { checkedElements, watchingLine } from "./faults/elements.ts";
import type { SourceMaps } from "./faults/stack.ts";
import { type Environment, islandFiles } from "./islands.ts";

/** Renders a page to HTML. */
type RenderPage = (props: PageProps, code: PageCode) => string;

/** The exports of the server bundle: the function that renders pages, and the exports of the files in islands/, by path. */
type Server = {
	readonly renderPage: RenderPage;
	readonly islands: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
	/** Only of one that explains: from now on, an element that shows a missing value throws an error. */
	readonly watchValues?: (() => void) | undefined;
};

/** Returns the code of a module that exports what `Server` says, for islands of these paths. */
function serverEntry(islands: readonly string[]): string {
	const lines = islands.map(
		(path, index) => `import * as i${index} from "./${path}";`,
	);
	const table = islands.map((path, index) => `"${path}": i${index}`);
	return [
		...lines,
		'export { renderPage } from "./server.tsx";',
		`export const islands = { ${table.join(", ")} };`,
	].join("\n");
}

/** The path that the server's code has in stack traces. */
function scriptIn(folder: string): string {
	return `${folder}server.cjs`;
}

const none: Wording = {
	en: "server.tsx exports no function renderPage",
	da: "Der er ingen funktion renderPage, som server.tsx eksporterer",
};

/**
 * Loads the server's code as a CommonJS module, as one of this folder. Throws if it exports no function that renders a page.
 */
export function loadServer(code: string, folder: string): Server {
	const script = new Script(
		`(function (module, exports, require) {\n${code}\n})`,
		// Its first line is that of the code.
		{ filename: scriptIn(folder), lineOffset: -1 },
	);
	const module: { exports: Partial<Server> } = { exports: {} };
	script.runInThisContext()(
		module,
		module.exports,
		createRequire(engineFolder),
	);
	const { renderPage, islands = {}, watchValues } = module.exports;
	if (!renderPage) throw Object.assign(new Error(none.en), { wording: none });
	return { renderPage, islands, watchValues };
}

/** The bundled code that renders pages. */
export type ServerCode = {
	readonly code: string;
	readonly map?: string | undefined;
	/** The imports of each file in site/, but for those of views by their names. */
	readonly imports: ReadonlyMap<string, readonly string[]>;
	readonly views: ReadonlyMap<string, string> | undefined;
};

/** Bundles the code that renders pages; `lines` are added to its entry. */
export async function bundleServer(
	folder: string,
	environment: Environment,
	options: Pick<
		BuildOptions,
		"sourcemap" | "outfile" | "drop" | "plugins"
	> = {},
	...lines: readonly string[]
): Promise<ServerCode> {
	const { outputFiles, metafile } = await build({
		...forNode,
		...options,
		absWorkingDir: folder,
		stdin: {
			contents: [serverEntry(islandFiles(folder)), ...lines].join("\n"),
			resolveDir: folder,
		},
		define: { "process.env.NODE_ENV": JSON.stringify(environment) },
		loader: { ".css": "empty" },
		// The name of an island is that of its component.
		keepNames: true,
		// Less to load; the names stay, for stack traces.
		minifySyntax: true,
		minifyWhitespace: true,
		legalComments: "none",
		lineLimit: 200,
	});
	const imports = new Map(
		Object.entries(metafile.inputs).map(([file, input]) => [
			file,
			input.imports.filter(({ external }) => !external).map(({ path }) => path),
		]),
	);
	const [code = "", map] = outputFiles
		.map(({ path, text }) => ({ text, isMap: path.endsWith(".map") }))
		.sort((a, b) => Number(a.isMap) - Number(b.isMap))
		.map(({ text }) => text);
	return { code, map, imports, views: viewsIn(metafile) };
}

/**
 * Bundles the code that renders pages once more, to find out why it threw: with React for development, whose errors are
 * sentences, with a source map, and with elements that are checked where they are made. It prints nothing.
 */
export async function explainingServer(folder: string): Promise<{
	readonly load: () => Server;
	readonly maps: SourceMaps;
}> {
	const script = scriptIn(folder);
	const { code, map = "{}" } = await bundleServer(
		folder,
		"development",
		{
			sourcemap: "external",
			outfile: script,
			drop: ["console"],
			plugins: [checkedElements(folder)],
		},
		watchingLine,
	);
	return {
		load: () => loadServer(code, folder),
		maps: new Map([[script, JSON.parse(map)]]),
	};
}

/** The files that server.tsx imports by the names of views, as `./views/${view}.tsx`: esbuild says ./views/**\/*.tsx. */
function viewsIn({
	inputs,
}: Metafile): ReadonlyMap<string, string> | undefined {
	const patterns = (inputs["server.tsx"]?.imports ?? [])
		.filter(({ external, path }) => external && path.includes("**/*"))
		.map(({ path }) => posix.normalize(path).split("**/*"));
	if (patterns.length === 0) return undefined;
	return new Map(
		patterns.flatMap(([start = "", end = ""]) =>
			Object.keys(inputs)
				.filter((file) => file.startsWith(start) && file.endsWith(end))
				.map((file) => [
					file.slice(start.length, -end.length || undefined),
					file,
				]),
		),
	);
}
