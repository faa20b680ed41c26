import type { Collection, SiteDefinition } from "../definition.ts";
import type { Wording } from "../diagnostics/diagnostic.ts";
import { nearest, question } from "../diagnostics/nearest.ts";
import { formatList } from "../languages/format.ts";
import { type Locale, localesOf, segmentOf } from "../languages/languages.ts";
import { messageTags } from "../languages/message-language.ts";
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
	const locales = localesOf(site);
	for (const collection of site.collections) {
		const { name: own, files } = collection;
		// A pattern takes long to compile, and most files are of another folder.
		const [folder = ""] = files.split("{", 1);
		const found =
			path.startsWith(folder) && pathPattern(files, locales).exec(path);
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

/** The pattern of the paths of a collection's files. */
function pathPattern(files: string, locales: readonly Locale[]): RegExp {
	const pattern = files
		.replaceAll(".", "\\.")
		.replace("{id}", `(?<id>${name})`)
		.replace("{part}", `(?<part>${name})`)
		.replace("{locale}", `(?<locale>${locales.join("|")})`);
	return new RegExp(`^${pattern}$`);
}

/** What programs add to the names of copies: “ (1)”, “ - Kopi”, “ (conflicted copy 2026-01-01)”, “.sync-conflict-…”, “.orig”. */
const copyMark =
	/\s*\([^()/]*\)|\s+-?\s*(?:copy|kopi|kopie|copie)(?:\s+\d+)?(?=\s*[.(]|$)|[.~]sync-conflict-[\w-]*|\.(?:orig|bak|old)(?=\.|$)/giu;

/** Whether the name of a file has such a mark. */
export function isCopy(path: string): boolean {
	return path.search(copyMark) >= 0;
}

/** Corrects the ending, spaces and letters of a path below content/. Returns undefined if no collection has such a path. */
export function correctedPath(
	path: string,
	site: SiteDefinition,
): string | undefined {
	const locales = localesOf(site);
	/** A part of a file's name: the code of a language, in its own letters, or a name. */
	const named = (part: string) =>
		locales.find((locale) => segmentOf(locale) === slugify(part)) ??
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

/** Returns the hint for a file that matches no collection: where it belongs, or how it is named. */
export function locationHint(path: string, site: SiteDefinition): Wording {
	if (/\.(svg|png|jpe?g|webp|avif|gif|mp4|webm)$/i.test(path))
		return {
			en: "Pictures and videos belong in content/media.",
			da: "Billeder og videoer hører til i content/media.",
		};
	const patterns = site.collections.map(({ files }) => files);
	const folder = folderOf(path);
	const withId = patterns.filter(
		(files) =>
			folder !== "" &&
			files.startsWith(`${path.split("/")[0]}/`) &&
			files.includes("{id}"),
	);
	const [locale = ""] = localesOf(site);
	const examples = withId.map((files) => example(files, locale));
	if (examples.length > 0)
		return {
			en: `Files here are named ${examples.join(" or ")}: names consist of a–z, 0–9 and -; the languages are ${formatList(localesOf(site), messageTags.en)}.`,
			da: `Filer her hedder ${examples.join(" eller ")}: Navne består af a–z, 0–9 og -; sprogene er ${formatList(localesOf(site), messageTags.da)}.`,
		};
	const siblings = patterns.filter(
		(files) => !files.includes("{") && folderOf(files) === folder,
	);
	const near = nearest(
		path.slice(folder.length),
		siblings.map((files) => files.slice(folder.length)),
	);
	return near
		? question(near)
		: {
				en: `Move it to the folder it belongs in; the languages have no folders: a text is named NAME.${locale}.md. If it is in the right place, no collection in the definition of the site (site/site.ts) has its path.`,
				da: `Flyt den til den mappe, den hører til i; sprogene har ikke hver sin mappe: En tekst hedder NAVN.${locale}.md. Ligger den rigtigt, er der ingen samling i hjemmesidens definition (site/site.ts), som har dens sti.`,
			};
}

/** news/{id}.{locale}.md → news/NAME.da.md */
function example(files: string, locale: Locale): string {
	return files
		.replace("{id}", "NAME")
		.replace("{part}", "TEXT")
		.replace("{locale}", locale);
}

function folderOf(path: string): string {
	return path.slice(0, path.lastIndexOf("/") + 1);
}
