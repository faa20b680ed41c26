import { createRequire } from "node:module";
import { Script } from "node:vm";
import type { BuildOptions, Message } from "esbuild";
import { engineFolder } from "../engine-folder.ts";
import { notFoundView } from "../plan/view-page.ts";
import type { PageCode, PageProps } from "../types.ts";
import { pageModule } from "./code-errors.ts";
import { findViewFiles } from "./definition-script.ts";
import { engineModulesPlugin, findEngineModule } from "./engine-modules.ts";
import { forNode, runEsbuild } from "./esbuild.ts";

/** Renders a page to HTML. */
type RenderPage = (props: PageProps, code: PageCode) => string;

/** The exports of the server bundle. */
type SiteServer = { readonly renderPage: RenderPage };

/** The path that the server's code has in stack traces. */
export function getServerScriptPath(folder: string): string {
	return `${folder}server.cjs`;
}

/**
 * Evaluates the server's code as a CommonJS module of this folder and returns its exports. `T` is the type of the exports that
 * `lines` of `bundleServer` add. `output` is the console of the code.
 */
export function loadServer<T = unknown>(
	code: string,
	folder: string,
	output: Console = console,
): SiteServer & T {
	const script = new Script(
		`(function (module, exports, require, console) {\n${code}\n})`,
		// Its first line is that of the code.
		{ filename: getServerScriptPath(folder), lineOffset: -1 },
	);
	const module = { exports: {} };
	const others = createRequire(engineFolder);
	script.runInThisContext()(
		module,
		module.exports,
		(name: string) => findEngineModule(name) ?? others(name),
		output,
	);
	return module.exports as SiteServer & T;
}

/** The bundled code that renders pages. */
export type ServerCode = {
	readonly code: string;
	readonly map?: string | undefined;
	/** The imports of each file in site/, except the dynamic imports of views. */
	readonly imports: ReadonlyMap<string, readonly string[]>;
	/** The file of each view. */
	readonly views: ReadonlyMap<string, string>;
	readonly warnings: readonly Message[];
};

/** Bundles the code that renders pages; `lines` are added to its entry. */
export async function bundleServer(
	folder: string,
	options: Pick<
		BuildOptions,
		"define" | "sourcemap" | "outfile" | "plugins"
	> = {},
	...lines: readonly string[]
): Promise<ServerCode> {
	const views = findViewFiles(folder);
	const { outputFiles, metafile, warnings } = await runEsbuild({
		...forNode,
		define: { "process.env.NODE_ENV": '"production"' },
		...options,
		absWorkingDir: folder,
		stdin: {
			contents: [createPageModule(views), ...lines].join("\n"),
			sourcefile: pageModule,
			resolveDir: folder,
		},
		plugins: [engineModulesPlugin, ...(options.plugins ?? [])],
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
	return { code, map, imports, views, warnings };
}

/** Views are loaded when their first page is rendered. */
function createPageModule(views: ReadonlyMap<string, string>): string {
	const modules = [...views].map(
		([name, file]) => `${JSON.stringify(name)}: () => require("./${file}")`,
	);
	if (!views.has(notFoundView))
		modules.push(
			`"${notFoundView}": () => ({ default: { component: NotFound } })`,
		);
	return `import frame from "./frame.tsx";
import { createPageRenderer, NotFound } from "kilde/react";
const views = { ${modules.join(", ")} };
export const renderPage = createPageRenderer(frame, (view) => views[view]());`;
}
