import { groupBy } from "../group-by.ts";
import type { SiteFile } from "../types.ts";
import { bareWord, unwritable } from "./config-syntax.ts";
import { type Headers, pageHeaders } from "./headers.ts";
import type { Hosting, ServedPage } from "./index.ts";
import { unionOf } from "./policy.ts";

/** The configuration files of static hosts: Netlify and Cloudflare Pages read the first two, the package serve-handler the third. */
export function hostFiles(hosting: Hosting): SiteFile[] {
	const groups = groupsOf(hosting);
	return [
		{ path: "_headers", bytes: headersFile(hosting, groups) },
		{ path: "_redirects", bytes: redirectsFile(hosting) },
		{ path: "serve.json", bytes: serveSettings(hosting, groups) },
	];
}

/**
 * Every rule that matches a path adds its headers, so no header is in two rules for one path. Cloudflare accepts 100 rules,
 * of lines of at most 2,000 characters: if all pages of a folder have the same headers, as articles do, they share a rule.
 */
function headersFile(hosting: Hosting, groups: readonly Group[]): string {
	return [
		rule("/*", hosting.everywhere),
		...groups.map((group) =>
			"folder" in group
				? rule(`${group.folder}*`, group.headers)
				: rule(group.path, group.headers),
		),
		...hosting.files.map(({ path, headers }) => rule(path, headers)),
		...hosting.folders.map(({ path, headers }) => rule(`${path}*`, headers)),
	].join("\n");
}

/** A folder whose pages have the same headers, or a page. */
type Group =
	| { readonly folder: string; readonly headers: Headers }
	| ServedPage;

function groupsOf(hosting: Hosting): Group[] {
	const folders = groupBy(hosting.pages, ({ path }) => folderOf(path));
	const uniform = [...folders.keys()].filter((each) =>
		isUniform(each, hosting),
	);
	return [...folders].flatMap(([folder, within]): Group[] => {
		// The rule of a folder holds below it too.
		if (uniform.some((each) => each !== folder && folder.startsWith(each)))
			return [];
		return uniform.includes(folder)
			? [{ folder, headers: sharedHeaders(within, hosting.missing) }]
			: [...within];
	});
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

function rule(pattern: string, headers: Headers): string {
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
function serveSettings(hosting: Hosting, groups: readonly Group[]): string {
	const files = [hosting.missing, ...hosting.files, ...hosting.redirects];
	const rules: readonly (readonly [string, Headers])[] = [
		["**", hosting.everywhere],
		...groups.map(
			(group) =>
				[
					"folder" in group ? `${group.folder.slice(1)}**` : group.file,
					group.headers,
				] as const,
		),
		...files.map(({ file, headers }) => [file, headers] as const),
		...hosting.folders.map(
			({ path, headers }) => [`${path.slice(1)}**`, headers] as const,
		),
	];
	const settings = {
		cleanUrls: true,
		trailingSlash: false,
		directoryListing: false,
		headers: rules.map(([source, headers]) => ({
			source,
			headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
		})),
	};
	return `${JSON.stringify(settings, null, "\t")}\n`;
}
