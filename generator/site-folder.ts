import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { home } from "./home.ts";

/** The folder of the site's code, with a slash at its end. */
export const siteFolder = fileURLToPath(new URL("../site/", home));

/** SHA-256 of all that is in that folder, in hex. */
export function digestOfSite(): string {
	const hash = createHash("sha256");
	const names = readdirSync(siteFolder, { recursive: true, encoding: "utf8" });
	for (const name of names.sort()) {
		const file = join(siteFolder, name);
		if (!statSync(file).isFile()) continue;
		hash.update(`${name}\n`).update(readFileSync(file));
	}
	return hash.digest("hex");
}
