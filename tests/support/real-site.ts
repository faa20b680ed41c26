import { compile } from "../../generator/build.ts";
import { createMemo } from "../../generator/cache/memo.ts";
import { readSources } from "../../generator/read/index.ts";
import { toOutputPath } from "../../generator/text/url.ts";
import { bundle, renderFiles, repository, today } from "./check.ts";
import { site } from "./site.ts";

// The site of the real content, built once per process for all test files.

const { value: sources, diagnostics: unread } = readSources(repository);

/** The build for the date of the tests. */
export const realSite = compile(
	{ site, sources, bundle, date: today },
	createMemo(),
);

/** The diagnostics of reading and building the real content. */
export const realDiagnostics = [...unread, ...realSite.diagnostics];

/** The content of each file by path; binary files are decoded as text. */
export const realFiles: ReadonlyMap<string, string> = new Map(
	renderFiles(realSite.value.artifacts).map(({ path, bytes }) => [
		path,
		typeof bytes === "string" ? bytes : new TextDecoder().decode(bytes),
	]),
);

/** The HTML files: path in the output and content. */
export const realDocuments = [...realFiles].filter(([path]) =>
	path.endsWith(".html"),
);

/** The pages that are rendered by a view, without redirect pages. */
export const realViews = realSite.value.pages.flatMap((page) =>
	page.kind === "view" ? [page] : [],
);

/** Returns the text of the file that is served at an address. */
export function getRealText(address: string): string {
	const found = realFiles.get(toOutputPath(address));
	if (found === undefined) throw new Error(`There is no ${address}.`);
	return found;
}

/** Lists the values of an attribute in a text of HTML. */
export function listAttributes(html: string, name: string): string[] {
	const found = html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, "g"));
	return [...found].map(([, value = ""]) => value.replaceAll("&amp;", "&"));
}
