import type { Redirect, SiteFile } from "../types.ts";
import { headerRules } from "./headers.ts";
import {
	decodePath,
	encodeAddress,
	findRedirectPageAddress,
	isImpliedByHosts,
} from "./redirects.ts";

/** Whether a file of the output folder is for the host and not for visitors: its configuration, or a hidden file. */
export function isHiddenFromVisitors(path: string): boolean {
	return /(^|\/)\.|^(_headers|_redirects|redirects\.map)(\.(br|gz))?$/.test(
		path,
	);
}

/**
 * Creates the files that hosts read: `_headers` and `_redirects` (Netlify, Cloudflare Pages), and the redirects as a map of nginx. Each has
 * addresses in its own encoding.
 */
export function createHostFiles(redirects: readonly Redirect[]): SiteFile[] {
	const rules = Object.entries(headerRules).map(([path, headers]) => {
		const lines = Object.entries(headers).map(
			([name, value]) => `  ${name}: ${value}\n`,
		);
		return `${path}\n${lines.join("")}`;
	});
	return [
		{ path: "_headers", bytes: rules.join("\n") },
		{
			path: "_redirects",
			bytes: joinLines(redirects.flatMap(createNetlifyRules)),
		},
		{
			path: "redirects.map",
			bytes: joinLines(redirects.map(createNginxMapLine)),
		},
	];
}

/** The rules of a redirect in `_redirects`. Netlify would follow one from /about.html to /about in a circle. */
function createNetlifyRules(redirect: Redirect): string[] {
	if (isImpliedByHosts(redirect)) return [];
	// These would be a wildcard and a placeholder.
	const from = encodeAddress(redirect.from).replace(
		/[*:]/g,
		(sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
	);
	const rule = `${from} ${encodeAddress(redirect.to)} 301`;
	// Netlify replaces the page that redirects only by a rule with `!`, a line which Cloudflare ignores.
	return findRedirectPageAddress(redirect) ? [`${rule}!`, rule] : [rule];
}

/** A line of a map from `$uri`, which nginx has decoded. A literal would match in any case. */
function createNginxMapLine({ from, to }: Redirect): string {
	const path = decodePath(from) ?? from;
	const target = encodeAddress(to).replaceAll("$", "%24");
	const isPlain = path === path.toLowerCase();
	const key = isPlain
		? path
		: `~^${path.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}$`;
	return `${quoteNginxWord(key)} ${quoteNginxWord(target)};`;
}

/** Quotes a word of an nginx configuration if it contains special characters. */
function quoteNginxWord(word: string): string {
	return /^[\w/.#:-]+$/.test(word)
		? word
		: `"${word.replace(/["\\]/g, "\\$&")}"`;
}

function joinLines(rules: readonly string[]): string {
	return rules.map((rule) => `${rule}\n`).join("");
}
