import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { toOutputPath } from "../../generator/text/url.ts";

// The files of the real site, which is built once per run (setup.ts).

/** The built site: its pages, pictures and diagnostics. */
export const realSite = inject("builtSite");

/** The content of each file by path, without the encoded pictures; other binary files are decoded as text. */
export const realFiles: ReadonlyMap<string, string> = new Map(
	readdirSync(realSite.output, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map(({ parentPath, name }) => join(parentPath, name))
		.sort()
		.map((path) => [
			path.slice(realSite.output.length + 1),
			readFileSync(path, "utf8"),
		]),
);

/** The HTML files: path in the output and content. */
export const realDocuments = [...realFiles].filter(([path]) =>
	path.endsWith(".html"),
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
