import { groupBy } from "../group-by.ts";
import type { Artifact } from "../types.ts";
import { type Headers, pageHeaders } from "./headers.ts";
import type { Hosting, ServedPage } from "./index.ts";
import { eitherPolicy } from "./policy.ts";

/** The files in which a site tells its host how to serve it: Netlify and Cloudflare Pages read the first two, the package serve the third. */
export function hostFiles(site: Hosting): Artifact[] {
	return [
		{ path: "_headers", bytes: headersFile(site) },
		{ path: "_redirects", bytes: redirectsFile(site) },
		{ path: "serve.json", bytes: serveSettings(site) },
	];
}

/**
 * Every rule that fits an address adds its headers to it, so no header is in two rules for one address.
 * Cloudflare takes 100 rules, of lines of at most 2,000 characters: where all pages of a folder are
 * alike, as the articles are, they share one.
 */
function headersFile(site: Hosting): string {
	const pages = [...groupBy(site.pages, ({ path }) => folderOf(path))];
	return [
		rule("/*", site.everywhere),
		...pages.flatMap(([folder, within]) =>
			isUniform(folder, site)
				? rule(`${folder}*`, sharedHeaders(within, site.missing))
				: within.map(({ path, headers }) => rule(path, headers)),
		),
		...site.files.map(({ path, headers }) => rule(path, headers)),
		...site.folders.map(({ path, headers }) => rule(`${path}*`, headers)),
	].join("\n");
}

function folderOf(path: string): string {
	return path.slice(0, path.lastIndexOf("/") + 1);
}

/** Whether all that lies in a folder, and in those within it, has the same headers. */
function isUniform(folder: string, { pages, files }: Hosting): boolean {
	const within = [...pages, ...files].filter(({ path }) =>
		path.startsWith(folder),
	);
	return (
		new Set(within.map(({ headers }) => JSON.stringify(headers))).size === 1
	);
}

/** The missing page is shown in the folder too. */
function sharedHeaders(
	pages: readonly ServedPage[],
	missing: ServedPage,
): Headers {
	const policies = pages.map(({ policy }) => policy);
	return pageHeaders(policies.reduce(eitherPolicy, missing.policy));
}

function rule(pattern: string, headers: Headers): string {
	const lines = Object.entries(headers).map(
		([name, value]) => `  ${name}: ${value}\n`,
	);
	return `${pattern}\n${lines.join("")}`;
}

/**
 * Both hosts keep the query. Netlify shows the stub that stands at the old address unless the rule says
 * that it must not; Cloudflare passes over a line that says so, and always takes the one after it.
 */
function redirectsFile({ redirects }: Hosting): string {
	return redirects
		.flatMap(({ from, to }) => [`${from} ${to} 301!`, `${from} ${to} 301`])
		.map((line) => `${line}\n`)
		.join("");
}

/** Redirects are left to their stubs, since serve would drop the query. */
function serveSettings(site: Hosting): string {
	const files = [...site.pages, site.missing, ...site.files, ...site.redirects];
	const rules: readonly (readonly [string, Headers])[] = [
		["**", site.everywhere],
		...files.map(({ file, headers }) => [file, headers] as const),
		...site.folders.map(
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
