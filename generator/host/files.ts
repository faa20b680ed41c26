import type { Redirect, SiteFile } from "../types.ts";
import { headerRules } from "./headers.ts";

/** Whether a file of the output folder is for the host and not for visitors: its configuration, or a hidden file. */
export function isForHosts(path: string): boolean {
	return /(^|\/)\.|^(_headers|_redirects|redirects\.map)(\.(br|gz))?$/.test(
		path,
	);
}

/** The files that hosts read: `_headers` and `_redirects` (Netlify, Cloudflare Pages), and the redirects as a map of nginx. */
export function hostFiles(redirects: readonly Redirect[]): SiteFile[] {
	const rules = Object.entries(headerRules).map(([path, headers]) =>
		[
			path,
			...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
		].join("\n"),
	);
	for (const { from, to } of redirects)
		if (/[^\w/.#-]/.test(from + to))
			throw new Error(`No host can redirect from ${from} to ${to}.`);
	return [
		{ path: "_headers", bytes: `${rules.join("\n\n")}\n` },
		{
			path: "_redirects",
			// Netlify replaces the page that redirects only by a rule with `!`, a line which Cloudflare ignores.
			bytes: lines(redirects, ({ from, to }) => [
				`${from} ${to} 301!`,
				`${from} ${to} 301`,
			]),
		},
		{
			path: "redirects.map",
			bytes: lines(redirects, ({ from, to }) => [`${from} ${to};`]),
		},
	];
}

function lines(
	redirects: readonly Redirect[],
	format: (redirect: Redirect) => readonly string[],
): string {
	return redirects
		.flatMap(format)
		.map((line) => `${line}\n`)
		.join("");
}
