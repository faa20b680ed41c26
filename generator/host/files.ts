import type { Redirect, SiteFile } from "../types.ts";
import { headerRules } from "./headers.ts";

/** Whether a file of the output folder is for the host and not for visitors: its configuration, or a hidden file. */
export function isForHosts(path: string): boolean {
	return /(^|\/)\.|^(_headers|_redirects|redirects\.map)(\.(br|gz))?$/.test(
		path,
	);
}

/** Creates the files that hosts read: `_headers` and `_redirects` (Netlify, Cloudflare Pages), and the redirects as a map of nginx. */
export function createHostFiles(redirects: readonly Redirect[]): SiteFile[] {
	const rules = Object.entries(headerRules).map(([path, headers]) => {
		const lines = Object.entries(headers).map(
			([name, value]) => `  ${name}: ${value}\n`,
		);
		return `${path}\n${lines.join("")}`;
	});
	for (const { from, to } of redirects)
		if (/[^\w/.#-]/.test(from + to))
			throw new Error(`No host can redirect from ${from} to ${to}.`);
	// Netlify replaces the page that redirects only by a rule with `!`, a line which Cloudflare ignores.
	const lines = redirects.map(
		({ from, to }) => `${from} ${to} 301!\n${from} ${to} 301\n`,
	);
	const map = redirects.map(({ from, to }) => `${from} ${to};\n`);
	return [
		{ path: "_headers", bytes: rules.join("\n") },
		{ path: "_redirects", bytes: lines.join("") },
		{ path: "redirects.map", bytes: map.join("") },
	];
}
