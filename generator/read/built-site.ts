import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { digestOf } from "../cache/digest.ts";
import { extractPage } from "../compare/extract.ts";
import type { ComparedPage, Version } from "../compare/index.ts";
import { isForHosts } from "../host/files.ts";
import { redirectPage } from "../host/redirects.ts";
import type { Locale } from "../i18n/languages.ts";
import { addressOfFile } from "../text/url.ts";
import { readRedirects } from "./redirects.ts";

/** Reads the text files of a site from the folder that a build wrote, by this version of the engine or another. */
export function builtSite(output: string, locales: readonly Locale[]): Version {
	const redirects = new Map(
		readRedirects(output).map((each) => [redirectPage(each), each.to]),
	);
	const artifacts = readdirSync(output, { recursive: true, encoding: "utf8" })
		.map((file) => file.replaceAll(sep, "/"))
		.filter((file) => /\.(html|json|txt|xml)$/.test(file) && !isForHosts(file))
		.sort()
		.map((path) => {
			const bytes = readFileSync(join(output, path), "utf8");
			return { path, bytes, key: digestOf(bytes) };
		});
	return {
		pages: artifacts.map(({ path, bytes }): ComparedPage => {
			const address = addressOfFile(path);
			const to = redirects.get(address);
			if (to !== undefined || !path.endsWith(".html"))
				return { kind: "template", path: address, props: { to } };
			const title = extractPage(bytes).find(({ part }) => part === "title");
			const head = [{ tag: "title", text: title?.text }];
			return { kind: "view", path: address, document: { head } };
		}),
		artifacts,
		// A built site doesn't say which of its words are facts.
		model: { facts: new Map(locales.map((locale) => [locale, new Map()])) },
	};
}
