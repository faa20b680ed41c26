import { readdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { digestOf } from "../cache/digest.ts";
import { stampOf } from "../cache/stamp.ts";

/** The name of the folder of a site's code, within its project. */
export const siteFolderName = "site";

/** The path of the folder of a project's code, as bundlers have it: without symbolic links, with a slash at its end. */
export function siteFolder(root: string): string {
	return `${realpathSync(join(root, siteFolderName))}/`;
}

/**
 * Returns a digest of the names, sizes and change times of all files in that folder: it differs after any change, even if
 * no size differs.
 */
export function siteFingerprint(root: string): string {
	// Without the types, Node 20 asks for those of all files one by one.
	const entries = readdirSync(siteFolder(root), {
		recursive: true,
		withFileTypes: true,
	});
	const lines = entries
		.filter((entry) => !entry.isDirectory())
		.map(({ parentPath, name }) => {
			const file = join(parentPath, name);
			return `${file} ${stampOf(file)}`;
		});
	return digestOf(lines.sort().join("\n"));
}
