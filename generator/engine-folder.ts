import { readFileSync } from "node:fs";

/**
 * The folder of the generator's own code, with a slash at its end. Every path to something beside that code begins
 * here: the code may be running from its bundle (bin/bundle.mjs), which is in another folder.
 */
export const engineFolder = new URL("./", import.meta.url);

/** Returns the fields of the engine's package.json that commands need. */
export function packageOfEngine(): {
	readonly version: string;
	readonly engines: { readonly node: string };
} {
	const file = new URL("package.json", engineFolder);
	return JSON.parse(readFileSync(file, "utf8"));
}
