import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join, posix } from "node:path";
import { Script } from "node:vm";
import type { BuildOptions, Message, Metafile, Plugin } from "esbuild";
import { createSiteError } from "../diagnostics/site-error.ts";
import { engineFolder } from "../engine-folder.ts";
import { notFoundView } from "../plan/view-page.ts";
import type { PageCode, PageProps } from "../types.ts";
import { engineModulesPlugin, findEngineModule } from "./engine-modules.ts";
import { forNode, runEsbuild } from "./esbuild.ts";

/** Renders a page to HTML. */
type RenderPage = (props: PageProps, code: PageCode) => string;

/** The exports of the server bundle. */
type SiteServer = { readonly renderPage: RenderPage };

const entry = 'export { renderPage } from "./server.tsx";';

/** The path that the server's code has in stack traces. */
export function getServerScriptPath(folder: string): string {
	return `${folder}server.cjs`;
}

/**
 * Evaluates the server's code as a CommonJS module of this folder and returns its exports. Throws if it doesn't export
 * `renderPage`.
 * `output` is the console that the code has.
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
	const module: { exports: Partial<SiteServer> } = { exports: {} };
	const others = createRequire(engineFolder);
	script.runInThisContext()(
		module,
		module.exports,
		(name: string) => findEngineModule(name) ?? others(name),
		output,
	);
	if (!module.exports.renderPage)
		throw createSiteError("server.tsx must export a function renderPage.", {
			file: "server.tsx",
		});
	// It has the other exports of its entry, too.
	return module.exports as SiteServer & T;
}

/** The bundled code that renders pages. */
export type ServerCode = {
	readonly code: string;
	readonly map?: string | undefined;
	/** The imports of each file in site/, except the dynamic imports of views. */
	readonly imports: ReadonlyMap<string, readonly string[]>;
	readonly views: ReadonlyMap<string, string> | undefined;
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
	const { outputFiles, metafile, warnings } = await runEsbuild({
		...forNode,
		define: { "process.env.NODE_ENV": '"production"' },
		...options,
		absWorkingDir: folder,
		stdin: {
			contents: [entry, ...lines].join("\n"),
			resolveDir: folder,
		},
		plugins: [
			engineModulesPlugin,
			createServerPlugin(folder),
			...(options.plugins ?? []),
		],
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
	return { code, map, imports, views: listViews(metafile), warnings };
}

/** Provides server.tsx, which renders the pages of a site by its frame and its views. */
function createServerPlugin(folder: string): Plugin {
	const path = join(folder, "server.tsx");
	return {
		name: "server",
		setup({ onResolve, onLoad }) {
			if (existsSync(path)) return;
			onResolve({ filter: /^\.\/server\.tsx$/ }, () => ({ path }));
			onLoad({ filter: /[\\/]server\.tsx$/ }, () => ({
				contents: createServerModule(folder),
				loader: "tsx",
				resolveDir: folder,
			}));
		},
	};
}

function createServerModule(folder: string): string {
	const hasOwn = existsSync(join(folder, "views", `${notFoundView}.tsx`));
	const getView = hasOwn
		? getViewModule
		: `view === "${notFoundView}" ? { default: { component: NotFound } } : ${getViewModule}`;
	return `import frame from "./frame.tsx";
import { createPageRenderer, NotFound } from "kilde/react";
export const renderPage = createPageRenderer(frame, (view) => ${getView});`;
}

/** The bundler bundles every file that this address can be of. */
const getViewModule = `require(\`./views/\${view}.tsx\`)`;

/** The views that server.tsx imports dynamically, as `./views/${view}.tsx`; esbuild reports ./views/**\/*.tsx. */
function listViews({
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
