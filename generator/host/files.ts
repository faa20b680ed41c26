import { groupBy } from "../diagnostics/group-by.ts";
import type { SiteFile } from "../types.ts";
import { bareWord, unwritable } from "./config-syntax.ts";
import { type Headers, pageHeaders } from "./headers.ts";
import type { Hosting, Served, ServedPage } from "./index.ts";
import { unionOf } from "./policy.ts";

/** The configuration files of static hosts: Netlify and Cloudflare Pages read the first two, the package serve-handler the third. */
export function hostFiles(hosting: Hosting): SiteFile[] {
	const { everywhere, missing, files, redirects } = hosting;
	const pages = pageRules(hosting);
	const folders = hosting.folders.map(({ path, headers }) =>
		folderRule(path, headers),
	);
	return [
		{
			path: "_headers",
			// A host that reads only so many rules leaves out pages, which have their policies in them too.
			bytes: headersFile(everywhere, [...folders, ...files, ...pages]),
		},
		{ path: "_redirects", bytes: redirectsFile(hosting) },
		{
			path: "serve.json",
			bytes: serveSettings(everywhere, [
				...pages,
				missing,
				...files,
				...redirects,
				...folders,
			]),
		},
	];
}

/**
 * Every rule that matches a path adds its headers, so no header is in two rules for one path. Cloudflare accepts 100 rules,
 * of lines of at most 2,000 characters: if all pages of a folder have the same headers, as articles do, they share a rule.
 */
function pageRules(hosting: Hosting): Served[] {
	const folders = groupBy(hosting.pages, ({ path }) => folderOf(path));
	const uniform = [...folders.keys()].filter((each) =>
		isUniform(each, hosting),
	);
	return [...folders].flatMap(([folder, within]): Served[] => {
		// The rule of a folder holds below it too.
		if (uniform.some((each) => each !== folder && folder.startsWith(each)))
			return [];
		return uniform.includes(folder)
			? [folderRule(folder, sharedHeaders(within, hosting.missing))]
			: within;
	});
}

/** The headers of a page whose folder has one rule for all of its pages; undefined if the page has a rule of its own. */
export function sharedPageHeaders(
	hosting: Hosting,
	path: string,
): Headers | undefined {
	return pageRules(hosting).find(
		({ path: pattern }) =>
			pattern.endsWith("/*") && path.startsWith(pattern.slice(0, -1)),
	)?.headers;
}

/** The headers of all files below a folder: `path` and `file` are patterns. */
function folderRule(folder: string, headers: Headers): Served {
	return { path: `${folder}*`, file: `${folder.slice(1)}**`, headers };
}

function folderOf(path: string): string {
	return path.slice(0, path.lastIndexOf("/") + 1);
}

/** Whether all files below a folder have the same headers. */
function isUniform(folder: string, { pages, files }: Hosting): boolean {
	const below = [...pages, ...files].filter(({ path }) =>
		path.startsWith(folder),
	);
	const headers = below.map((each) => JSON.stringify(each.headers));
	return new Set(headers).size === 1;
}

/** The 404 page is served below the folder too. */
function sharedHeaders(
	pages: readonly ServedPage[],
	missing: ServedPage,
): Headers {
	const policies = new Set(pages.map(({ policy }) => policy));
	return pageHeaders([...policies].reduce(unionOf, missing.policy));
}

function headersFile(everywhere: Headers, rules: readonly Served[]): string {
	return [
		written("/*", everywhere),
		...rules.map(({ path, headers }) => written(path, headers)),
	].join("\n");
}

function written(pattern: string, headers: Headers): string {
	const lines = Object.entries(headers).map(([name, value]) => {
		// After a line break, the rest would be another header or rule.
		if (/\p{Cc}/u.test(value)) throw unwritable(value);
		return `  ${name}: ${value}\n`;
	});
	return `${bareWord(pattern)}\n${lines.join("")}`;
}

/**
 * Both hosts keep the query. Netlify serves the redirect's stub unless the rule ends with `!`; Cloudflare ignores such a
 * line, and reads the one after it.
 */
function redirectsFile({ redirects }: Hosting): string {
	return redirects
		.map(({ from, to }) => `${bareWord(from)} ${bareWord(to)} 301`)
		.flatMap((line) => [`${line}!`, line])
		.map((line) => `${line}\n`)
		.join("");
}

/** Without redirects, as serve would drop the query; their stubs keep it. */
function serveSettings(everywhere: Headers, rules: readonly Served[]): string {
	const all = [{ file: "**", headers: everywhere }, ...rules];
	const settings = {
		cleanUrls: true,
		trailingSlash: false,
		directoryListing: false,
		headers: all.map(({ file, headers }) => ({
			source: file,
			headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
		})),
	};
	return `${JSON.stringify(settings, null, "\t")}\n`;
}
