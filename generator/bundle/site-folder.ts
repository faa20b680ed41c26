import { readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { digestOf } from "../cache/digest.ts";
import { home } from "../home.ts";

/** The path of the folder of the site's code; it ends in a slash. */
export const siteFolder = fileURLToPath(new URL("../site/", home));

/** The files and folders in it that define the site (site.ts and its imports): they run in the process of the command. */
export const definitionFiles = [
	...["site.ts", "languages.ts", "limits.ts", "cheapest.ts"],
	...["model", "plan", "lint", "checks"],
];

/**
 * Returns a digest of the names, sizes and change times of all files in that folder: it differs after any change, even if
 * no size differs.
 */
export function siteFingerprint(): string {
	const names = readdirSync(siteFolder, { recursive: true, encoding: "utf8" });
	const lines = names.sort().map((name) => {
		const stats = statSync(siteFolder + name);
		return stats.isFile() ? `${name} ${stats.size} ${stats.ctimeMs}` : name;
	});
	return digestOf(lines.join("\n"));
}
