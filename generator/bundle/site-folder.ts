import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { digestOf } from "../cache/digest.ts";
import { engineFolder } from "../engine-folder.ts";

/** The path of the folder of the site's code; it ends in a slash. */
export const siteFolder = fileURLToPath(new URL("../site/", engineFolder));

/**
 * Returns a digest of the names, sizes and change times of all files in that folder: it differs after any change, even if
 * no size differs.
 */
export function siteFingerprint(): string {
	// Without the types, Node 20 asks for those of all files one by one.
	const entries = readdirSync(siteFolder, {
		recursive: true,
		withFileTypes: true,
	});
	const lines = entries
		.filter((entry) => !entry.isDirectory())
		.map(({ parentPath, name }) => {
			const file = join(parentPath, name);
			const { size, ctimeMs } = statSync(file);
			return `${file} ${size} ${ctimeMs}`;
		});
	return digestOf(lines.sort().join("\n"));
}
