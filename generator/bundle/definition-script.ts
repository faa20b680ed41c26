import type { BuildOptions } from "esbuild";
import { build, forNode } from "./esbuild.ts";
import type { SourceMaps } from "./faults/stack.ts";

/** The file that defines a site, in the folder of its code. */
export const definitionFile = "site.ts";

/** The path that the bundled definition has in stack traces. */
export function definitionScript(folder: string): string {
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
	const { outputFiles, metafile } = await build({
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

/** The source map of the bundled definition, for an error of it: it is bundled once more. */
export async function mapOfDefinition(
	folder: string,
	error: unknown,
): Promise<SourceMaps> {
	const script = definitionScript(folder);
	const { stack } = Object(error);
	if (!String(stack).includes(script)) return new Map();
	const { map } = await bundleDefinition(folder, ["kilde", "kilde/*"], {
		sourcemap: "external",
		outfile: script,
	});
	return new Map([[script, JSON.parse(map)]]);
}
