import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { engineFolder } from "../engine-folder.ts";
import { forBrowsers, runEsbuild } from "./esbuild.ts";

/** The module of the script of `kilde dev`, which built pages don't contain. */
export const pageClient = new URL("dev/client/start.ts", engineFolder);

/** Returns the code of a script for browsers. The package contains it bundled; the repository bundles its module. */
export async function getScript(name: string, module: URL): Promise<string> {
	const bundled = new URL(`clients/${name}.js`, engineFolder);
	if (existsSync(bundled)) return readFileSync(bundled, "utf8");
	const script =
		scripts.get(name) ?? bundleClient(module).then(({ code }) => code);
	scripts.set(name, script);
	return script;
}

/** The scripts that this process has bundled: tests start many servers. */
const scripts = new Map<string, Promise<string>>();

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
