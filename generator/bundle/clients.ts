import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { cacheByObject } from "../cache/by-object.ts";
import { engineFolder } from "../engine-folder.ts";
import { forBrowsers, runEsbuild } from "./esbuild.ts";

/** The module of the script of `kilde dev`, which built pages don't contain. */
export const pageClient = new URL("dev/client/start.ts", engineFolder);

/** Returns the code of a script for browsers. The package contains it bundled; the repository bundles its module. */
export async function getScript(name: string, module: URL): Promise<string> {
	const bundled = new URL(`clients/${name}.js`, engineFolder);
	if (existsSync(bundled)) return readFileSync(bundled, "utf8");
	return bundleScript(module);
}

/** Bundles a script once in a process, which may start several servers. */
const bundleScript = cacheByObject(
	async (module: URL) => (await bundleClient(module)).code,
);

/** Bundles a script for browsers. Returns its code, and its files relative to the working folder. */
export async function bundleClient(
	module: URL,
): Promise<{ readonly code: string; readonly inputs: readonly string[] }> {
	const { outputFiles, metafile } = await runEsbuild({
		...forBrowsers,
		entryPoints: [fileURLToPath(module)],
		format: "esm",
		jsx: "automatic",
		loader: { ".css": "text" },
		define: { "process.env.NODE_ENV": '"production"' },
	});
	return {
		code: outputFiles.map(({ text }) => text).join(""),
		inputs: Object.keys(metafile.inputs),
	};
}
