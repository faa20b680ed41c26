import type { BuildOptions } from "esbuild";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
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

/** Bundles the definition of a site; gives its code and the paths of its files, from the site's folder. */
export async function bundleDefinition(
	folder: string,
	external: readonly string[],
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
		entryPoints: [definitionFile],
		external: [...external],
	});
	const textOf = (isMap: boolean) =>
		outputFiles.find(({ path }) => path.endsWith(".map") === isMap)?.text ?? "";
	return {
		code: textOf(false),
		map: textOf(true),
		files: Object.keys(metafile.inputs).filter(
			(path) => !path.includes("node_modules/"),
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
	const { map } = await bundleDefinition(folder, ["kilde", "kilde/*"], {
		sourcemap: "external",
		outfile: script,
	});
	return new Map([[script, JSON.parse(map)]]);
}
