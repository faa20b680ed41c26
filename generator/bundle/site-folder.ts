import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { digestOf } from "../cache/digest.ts";
import { home } from "../home.ts";

/** The folder of the site's code, with a slash at its end. */
export const siteFolder = fileURLToPath(new URL("../site/", home));

/** The files and folders in it that define the site (site.ts and what it imports): they run in the command itself. */
export const definitionFiles = [
	...["site.ts", "languages.ts", "limits.ts"],
	...["model", "plan", "lint", "checks"],
];

/**
 * Stands for all that is in that folder: the same only while nobody changes anything there. A file that was changed has
 * another time of change, even if it is as long.
 */
export function stateOfSite(): string {
	const names = readdirSync(siteFolder, { recursive: true, encoding: "utf8" });
	const lines = names.sort().map((name) => {
		const stats = statSync(join(siteFolder, name), { bigint: true });
		return stats.isFile() ? `${name} ${stats.size} ${stats.ctimeNs}` : name;
	});
	return digestOf(lines.join("\n"));
}
