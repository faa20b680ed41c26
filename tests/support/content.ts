import { readdirSync, readFileSync } from "node:fs";
import type { SiteWords } from "kilde";
import { parse } from "yaml";

const folder = new URL("../../content/", import.meta.url);

/** Lists the files of the real content with this extension, by their path below content/; without notes for editors. */
export function listContentFiles(
	ending: RegExp,
): { readonly file: string; readonly text: string }[] {
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((name) => ending.test(name) && !name.endsWith("README.md"))
		.sort()
		.map((file) => ({
			file,
			text: readFileSync(new URL(file, folder), "utf8"),
		}));
}

/**
 * Parses a YAML file of the real content by its path below content/, so that tests of the real site don't repeat it.
 */
export function readContent<T>(path: string): T {
	return parse(readFileSync(new URL(path, folder), "utf8"));
}

/** The texts of the interface. */
export const strings =
	readContent<
		Readonly<
			Record<keyof SiteWords, { readonly da: string; readonly en: string }>
		>
	>("strings.yaml");
