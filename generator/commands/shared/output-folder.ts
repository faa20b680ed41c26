import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { toDigest } from "../../cache/digest.ts";
import { hasComparableText, type SiteVersion } from "../../compare/index.ts";
import { readRedirects } from "../../host/read-redirects.ts";
import type { Locale } from "../../languages/languages.ts";

/** Reads the text files of a site from the folder that a build wrote, by this version of the engine or another. */
export function readOutputFolder(
	output: string,
	locales: readonly Locale[],
): SiteVersion {
	const artifacts = readdirSync(output, { recursive: true, encoding: "utf8" })
		.map((file) => file.replaceAll(sep, "/"))
		.filter(hasComparableText)
		.sort()
		.map((path) => {
			const bytes = readFileSync(join(output, path), "utf8");
			return { path, bytes, key: toDigest(bytes) };
		});
	return {
		artifacts,
		model: {
			redirects: readRedirects(output),
			// A built site has no information about facts.
			facts: new Map(locales.map((locale) => [locale, new Map()])),
		},
	};
}
