import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { BuildOptions } from "esbuild";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { getReactEntryPath } from "../engine-folder.ts";
import {
	addSourceLines,
	definitionFile,
	type SourceMaps,
	toSiteDiagnostics,
} from "./code-errors.ts";
import { forNode, runEsbuild } from "./esbuild.ts";

/** The path that the bundled definition has in stack traces. */
export function getDefinitionScriptPath(folder: string): string {
	return `${folder}site.cjs`;
}

/** The modules of a site's definition: site.ts, its views, and the frame around them. */
function createEntry(folder: string): string {
	const views = [...findViewFiles(folder)];
	return [
		`export * from "./${definitionFile}";`,
		...views.map(
			([, file], index) => `import * as view${index} from "./${file}";`,
		),
		`export const views = { ${views.map(([name], index) => `${JSON.stringify(name)}: view${index}`).join(", ")} };`,
		...(existsSync(join(folder, "frame.tsx"))
			? ['export * as frame from "./frame.tsx";']
			: []),
	].join("\n");
}

/** Finds the files of the views: their paths in the site's folder, by the names of the views. */
export function findViewFiles(folder: string): ReadonlyMap<string, string> {
	const views = join(folder, "views");
	const files = existsSync(views) ? readdirSync(views).sort() : [];
	return new Map(
		files
			.filter((file) => file.endsWith(".tsx"))
			.map((file) => [file.slice(0, -".tsx".length), `views/${file}`]),
	);
}

/** A module whose functions load another one when they are called: a definition seldom renders, and React's renderer is large. */
function loadWhenUsed(name: string, functions: readonly string[]): string {
	const lines = functions.map(
		(each) =>
			`export const ${each} = (...given) => require("${name}").${each}(...given);`,
	);
	return `data:text/javascript,${lines.join("")}`;
}

/** Bundles the definition of a site; gives its code and the paths of its files, from the site's folder. */
export async function bundleDefinition(
	folder: string,
	options: Pick<BuildOptions, "sourcemap" | "outfile"> = {},
): Promise<{
	readonly code: string;
	readonly map: string;
	readonly files: readonly string[];
}> {
	const { outputFiles, metafile } = await runEsbuild({
		...forNode,
		...options,
		absWorkingDir: folder,
		stdin: { contents: createEntry(folder), resolveDir: folder },
		// The same as engineModulesPlugin, without a question of esbuild for each import.
		external: ["kilde", "react-dom/server.node"],
		alias: {
			"kilde/react": getReactEntryPath(),
			"react-dom/server": loadWhenUsed("react-dom/server.node", [
				...["renderToString", "renderToStaticMarkup", "resume"],
				...["renderToPipeableStream", "renderToReadableStream"],
				"resumeToPipeableStream",
			]),
		},
		loader: { ".css": "empty" },
		define: { "process.env.NODE_ENV": '"production"' },
	});
	const textOf = (isMap: boolean) =>
		outputFiles.find(({ path }) => path.endsWith(".map") === isMap)?.text ?? "";
	return {
		code: textOf(false),
		map: textOf(true),
		files: Object.keys(metafile.inputs).filter(
			(path) => !path.includes("node_modules/") && path !== "<stdin>",
		),
	};
}

/** Converts an error that the definition of a site threw, at its location there; empty for an error of the engine. */
export async function diagnoseDefinition(
	error: unknown,
	folder: string,
): Promise<Diagnostic[]> {
	const maps = await createDefinitionSourceMap(folder, error);
	return addSourceLines(toSiteDiagnostics(error, folder, maps), folder);
}

/** Returns the source map of the bundled definition, which is bundled once more, if the error comes from it. */
async function createDefinitionSourceMap(
	folder: string,
	error: unknown,
): Promise<SourceMaps> {
	const script = getDefinitionScriptPath(folder);
	if (!String(Object(error).stack).includes(script)) return new Map();
	const { map } = await bundleDefinition(folder, {
		sourcemap: "external",
		outfile: script,
	});
	return new Map([[script, JSON.parse(map)]]);
}
