import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The folder of the generator's own code, with a slash at its end. Every path to something beside that code begins
 * here: the code may be running from its bundle (bin/bundle.mjs), which is in another folder.
 */
export const engineFolder = new URL("./", import.meta.url);

/** Returns the path of a module in react/ that sites bundle, by its name without extension; in the package, it is JavaScript. */
export function getReactModulePath(name: string): string {
	return getModulePath("react", name);
}

/** Returns the path of a module in browser/ in the same way. */
export function getBrowserModulePath(name: string): string {
	return getModulePath("browser", name);
}

/** Returns the path of the module kilde/react. */
export function getReactEntryPath(): string {
	return getModulePath(".", "react");
}

function getModulePath(folderName: string, name: string): string {
	const folder = fileURLToPath(new URL(`${folderName}/`, engineFolder));
	const file = readdirSync(folder).find((each) => each.startsWith(`${name}.`));
	if (file === undefined)
		throw new Error(`The engine has no ${folderName}/${name}.`);
	return join(folder, file);
}

/** Returns the fields of the engine's package.json that commands need. */
export function getEnginePackage(): {
	readonly version: string;
	readonly engines: { readonly node: string };
} {
	const file = new URL("package.json", engineFolder);
	return JSON.parse(readFileSync(file, "utf8"));
}
