import type { Collection, SiteDefinition } from "../definition.ts";
import { explain } from "../diagnostics/diagnostic.ts";
import { findNearest } from "../diagnostics/nearest.ts";
import {
	getUrlSegment,
	type Locale,
	listLocales,
} from "../languages/languages.ts";
import { type Phrase, phrase } from "../messages/format.ts";
import { slugify } from "../text/slug.ts";

/** The parts of a content file's path: collection, id, part of a page, language and format. */
export type ContentPath = {
	readonly collection: Collection;
	readonly id: string;
	readonly part: string;
	readonly locale: Locale | undefined;
	readonly format: "yaml" | "md";
};

const name = "[a-z0-9]+(?:-[a-z0-9]+)*";

/** Parses the path of a file below content/. Returns undefined if it matches no collection. */
export function parseContentPath(
	path: string,
	site: SiteDefinition,
): ContentPath | undefined {
	const locales = listLocales(site);
	for (const collection of site.collections) {
		const { name: own, files } = collection;
		// Compiling a pattern is slow, and most files are in another folder.
		const [folder = ""] = files.split("{", 1);
		const found =
			path.startsWith(folder) && toPattern(files, locales).exec(path);
		if (!found) continue;
		const { id = own, part = "", locale } = found.groups ?? {};
		return {
			collection,
			id,
			part,
			locale: locales.find((each) => each === locale),
			format: files.endsWith(".md") ? "md" : "yaml",
		};
	}
	return undefined;
}

/** Returns the pattern of the paths of a collection's files. */
function toPattern(files: string, locales: readonly Locale[]): RegExp {
	const pattern = files
		.replaceAll(".", "\\.")
		.replace("{id}", `(?<id>${name})`)
		.replace("{part}", `(?<part>${name})`)
		.replace("{locale}", `(?<locale>${locales.join("|")})`);
	return new RegExp(`^${pattern}$`);
}

/** What programs add to the names of copies: “ (1)”, “ - Copy”, “ (conflicted copy 2026-01-01)”, “.sync-conflict-…”, “.orig”. */
const copyMark =
	/\s*\([^()/]*\)|\s+(?:-\s+\p{L}+|copy)(?:\s+\d+)?(?=\s*[.(]|$)|[.~]sync-conflict-[\w-]*|\.(?:orig|bak|old)(?=\.|$)/giu;

/** Corrects the extension, spaces and letters of a path below content/. Returns undefined if no collection has such a path. */
export function correctPath(
	path: string,
	site: SiteDefinition,
): string | undefined {
	const locales = listLocales(site);
	/** Corrects a part of a file's name: to the code of a language, otherwise to a slug. */
	const named = (part: string) =>
		locales.find((locale) => getUrlSegment(locale) === slugify(part)) ??
		slugify(part);
	const renamed = path
		.replace(copyMark, "")
		// Editors and file managers append an extension of their own to the right one.
		.replace(/(\.(?:ya?ml|md|markdown))\.(?:txt|text|md|rtf)$/i, "$1")
		.replace(/\.yml$/i, ".yaml")
		.replace(/\.(markdown|txt)$/i, ".md")
		.split("/")
		.map((step) => step.split(".").map(named).join("."))
		.join("/");
	return renamed !== path && parseContentPath(renamed, site)
		? renamed
		: undefined;
}

/** Explains a file that matches no collection: where it belongs, or how to name it. */
export function explainUnknownPath(path: string, site: SiteDefinition) {
	const hint = getLocationHint(path, site);
	return explain("unknown-file.unexpected", { hint });
}

function getLocationHint(path: string, site: SiteDefinition): Phrase {
	if (/\.(svg|png|jpe?g|webp|avif|gif|mp4|webm)$/i.test(path))
		return phrase("hint.media-folder");
	const locales = listLocales(site);
	const [locale = ""] = locales;
	const patterns = site.collections.map(({ files }) => files);
	const folder = getFolder(path);
	const inFolder = patterns.filter(
		(files) =>
			folder !== "" &&
			files.startsWith(`${path.split("/")[0]}/`) &&
			files.includes("{id}"),
	);
	if (inFolder.length > 0)
		return phrase("hint.file-name", {
			examples: {
				anyOf: inFolder.map((files) => toExamplePath(files, locale)),
			},
			locales: { allOf: locales },
		});
	const siblings = patterns.filter(
		(files) => !files.includes("{") && getFolder(files) === folder,
	);
	const name = findNearest(
		path.slice(folder.length),
		siblings.map((files) => files.slice(folder.length)),
	);
	return name
		? { id: "suggestion.one", values: { fix: name } }
		: phrase("hint.file-place", { locale });
}

/** Converts the pattern of a collection to an example: news/{id}.{locale}.md → news/NAME.da.md. */
function toExamplePath(files: string, locale: Locale): string {
	return files
		.replace("{id}", "NAME")
		.replace("{part}", "TEXT")
		.replace("{locale}", locale);
}

function getFolder(path: string): string {
	return path.slice(0, path.lastIndexOf("/") + 1);
}
