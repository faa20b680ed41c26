import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { engineFolder } from "../engine-folder.ts";
import { forBrowsers, runEsbuild } from "./esbuild.ts";

/** The browser scripts of `kilde dev` and `kilde edit`, with their entry modules. Built pages don't contain them. */
export const clients = {
	page: "dev/client/start.ts",
	editedPage: "edit/client/in-page/index.ts",
	editor: "edit/client/editor.tsx",
} as const;

/** A script for browsers. */
export type ClientScript = keyof typeof clients;

/** Returns the code of such a script: the package holds them made, the repository makes them of their modules. */
export async function getClientCode(name: ClientScript): Promise<string> {
	const made = new URL(`clients/${name}.js`, engineFolder);
	if (existsSync(made)) return readFileSync(made, "utf8");
	return (await bundleClient(name)).code;
}

/** Bundles such a script; gives its code, and the files that it is made of, relative to the working folder. */
export async function bundleClient(
	name: ClientScript,
): Promise<{ readonly code: string; readonly inputs: readonly string[] }> {
	const { outputFiles, metafile } = await runEsbuild({
		...forBrowsers,
		entryPoints: [fileURLToPath(new URL(clients[name], engineFolder))],
		format: "esm",
		jsx: "automatic",
		define: { "process.env.NODE_ENV": '"production"' },
	});
	return {
		code: outputFiles.map(({ text }) => text).join(""),
		inputs: Object.keys(metafile.inputs),
	};
}
