import { groupBy } from "../diagnostics/group-by.ts";
import { bareWord, block, unwritable } from "./config-syntax.ts";
import { errorHeaders, type Headers, revalidate } from "./headers.ts";
import type { Deployment, Hosting } from "./index.ts";
import { mediaTypes } from "./media-type.ts";

/**
 * The configuration of a site for Caddy (2.6 and later), which also obtains the certificate. It lists each page, each file
 * and each folder of files; every other path is answered with the 404 page.
 */
export function caddyConfiguration(
	hosting: Hosting,
	place: Deployment,
): string {
	const served = [
		...hosting.pages,
		...hosting.files,
		...hosting.folders.map((each) => ({ ...each, path: `${each.path}*` })),
	];
	const groups = groupBy(served, ({ headers }) => JSON.stringify(headers));
	const lines = [
		`root * ${quote(place.folder)}`,
		"encode gzip",
		...headers("*", hosting.everywhere),
		"header -Server",
		...types(),
		...[...groups.values()].flatMap((group, index) => [
			`@group${index} path ${pathsOf(group)}`,
			...headers(`@group${index}`, group[0]?.headers ?? {}),
		]),
		...block("route", [
			"@write not method GET HEAD",
			...headers("@write", errorHeaders),
			"respond @write 405",
			"# Addresses have no slash at their end. {uri} is the new one with the old one's query.",
			"@slash path_regexp slash ^((?:/[a-z0-9-]+)+)/$",
			...block("route @slash", redirectTo("{re.slash.1}")),
			...hosting.redirects.flatMap(({ from, to }) =>
				block(`route ${bareWord(from)}`, redirectTo(bareWord(to))),
			),
			`@unknown not path ${pathsOf(served)}`,
			"error @unknown 404",
			`@page path ${pathsOf(hosting.pages.filter(({ path }) => path !== "/"))}`,
			"rewrite @page {path}.html",
			...fileServer,
		]),
		...block("handle_errors", [
			"header -Server",
			...headers("*", { ...hosting.everywhere, ...hosting.missing.headers }),
			`rewrite * /${bareWord(hosting.missing.file)}`,
			...fileServer,
		]),
	];
	return `${block(bareWord(place.address), lines).join("\n")}\n`;
}

function redirectTo(address: string): string[] {
	return [
		...headers("*", revalidate),
		`rewrite * ${address}`,
		"redir {uri} 301",
	];
}

function pathsOf(served: readonly { readonly path: string }[]): string {
	return served.map(({ path }) => bareWord(path)).join(" ");
}

/** Sets content types instead of the machine's, which differ between machines; so they are set last. Pages have no extension. */
function types(): string[] {
	return Object.entries(mediaTypes)
		.filter(([ending]) => ending !== ".html")
		.flatMap(([ending, type]) => [
			`@${ending.slice(1)} path *${ending}`,
			...block(`header @${ending.slice(1)}`, [
				`Content-Type ${quote(type)}`,
				"defer",
			]),
		]);
}

const fileServer = block("file_server", [
	"# The .br and .gz files of kilde build --compress.",
	"precompressed br gzip",
	"hide .*",
]);

/** Quotes a text. Placeholders in braces would be replaced; a backslash is literal except before a quotation mark. */
function quote(text: string): string {
	if (/[{}\p{Cc}]|\\(?="|$)/u.test(text)) throw unwritable(text);
	return `"${text.replaceAll('"', '\\"')}"`;
}

function headers(matcher: string, all: Headers): string[] {
	return block(
		`header ${matcher}`,
		Object.entries(all).map(([name, value]) => `${name} ${quote(value)}`),
	);
}
