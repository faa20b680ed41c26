import type { Collection, SiteDefinition } from "../definition.ts";
import { explain } from "../diagnostics/diagnostic.ts";
import {
	getUrlSegment,
	type Locale,
	listLocales,
} from "../languages/languages.ts";
import { phrase } from "../messages/format.ts";
import { isPictureName, isVideoName } from "../text/media-names.ts";
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

/** Matches the marks that programs add to the names of copies: “ (1)”, “ - Copy”, “ (conflicted copy 2026-01-01)”, “.sync-conflict-…”, “.orig”. */
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
	const [locale = ""] = listLocales(site);
	const hint =
		isPictureName(path) || isVideoName(path)
			? phrase("hint.media-folder")
			: phrase("hint.file-place", { locale });
	return explain("unknown-file.unexpected", { hint });
}
