import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { digestOf } from "../cache/digest.ts";
import { isTextFile, type Version } from "../compare/index.ts";
import type { Locale } from "../i18n/languages.ts";
import type { Redirect } from "../types.ts";

/** Reads the text files of a site from the folder that a build wrote, by this version of the engine or another. */
export function readBuiltSite(
	output: string,
	locales: readonly Locale[],
): Version {
	const artifacts = readdirSync(output, { recursive: true, encoding: "utf8" })
		.map((file) => file.replaceAll(sep, "/"))
		.filter(isTextFile)
		.sort()
		.map((path) => {
			const bytes = readFileSync(join(output, path), "utf8");
			return { path, bytes, key: digestOf(bytes) };
		});
	return {
		artifacts,
		model: {
			redirects: readRedirects(join(output, "_redirects")),
			// A built site doesn't say which of its texts are facts.
			facts: new Map(locales.map((locale) => [locale, new Map()])),
		},
	};
}

/** Reads the redirects that a build has written for hosts. */
function readRedirects(file: string): Redirect[] {
	const text = existsSync(file) ? readFileSync(file, "utf8") : "";
	return [...text.matchAll(/^(\S+) (\S+) 301$/gm)].map(
		([, from = "", to = ""]) => ({ from, to }),
	);
}
