import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Redirect } from "../types.ts";

/** Reads the redirects that a build has written for hosts, percent-encoded. */
export function readRedirects(output: string): Redirect[] {
	const file = join(output, "_redirects");
	const text = existsSync(file) ? readFileSync(file, "utf8") : "";
	return [...text.matchAll(/^(\S+) (\S+) 301$/gm)].map(
		([, from = "", to = ""]) => ({ from, to }),
	);
}
