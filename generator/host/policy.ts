import { createHash } from "node:crypto";
import type { InlineCode } from "../types.ts";
import type { PageFeatures } from "./page-features.ts";

/** A content security policy (CSP 3): the sources that each directive allows. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/**
 * The policy of a page: it allows the page's inline code by hash, and what the page needs. Pages without third-party scripts
 * also require Trusted Types.
 */
export function createPagePolicy(
	{ start, scripts, ...needs }: PageFeatures,
	code: InlineCode,
): Policy {
	const own = start.map((name) => getStartScript(name, code));
	const widgets = scripts.map(toSource);
	return createPolicy({
		"script-src": [
			"'self'",
			...[code.client, code.prefetch, ...own].map(toHashSource),
			...widgets,
		],
		"style-src": [toHashSource(code.css), ...widgets],
		"img-src": ["'self'", ...needs.images.map(toSource), ...widgets],
		"font-src": ["'self'", ...widgets],
		"media-src": needs.media.map(toSource),
		"connect-src": ["'self'", ...needs.requests.map(toSource), ...widgets],
		"frame-src": [...needs.frames.map(toSource), ...widgets],
		"form-action": [...needs.forms.map(toSource), ...widgets],
		...(widgets.length === 0 && noStringsAsCode),
	});
}

/** The code of a script of start/, which the site has to name. */
function getStartScript(name: string, { start }: InlineCode): string {
	const script = start[name];
	if (script !== undefined) return script;
	throw new Error(`plan has checked that there is a start script ${name}.`);
}

/** The source expression of an origin; "self" is the site itself. */
function toSource(origin: string): string {
	return origin === "self" ? "'self'" : origin;
}

/** The script of a redirect's stub: it opens the target, with the query and the fragment that were asked for. */
export const redirectScript =
	'location.replace(document.getElementById("target").href+location.search+location.hash)';

/** The text of a policy, for a meta element. */
export function formatPolicy(policy: Policy): string {
	return Object.entries(policy)
		.map(([directive, sources]) => [directive, ...sources].join(" "))
		.join(";");
}

const noStringsAsCode: Policy = {
	"require-trusted-types-for": ["'script'"],
	"trusted-types": ["'none'"],
};

/** The policy of a redirect's stub: it may run that script. */
export const redirectPolicy = createPolicy({
	"script-src": [toHashSource(redirectScript)],
	...noStringsAsCode,
});

/** Forbids what isn't allowed: `default-src` covers fetches; the two others have no fallback. */
function createPolicy(allowed: Policy): Policy {
	const named = Object.entries(allowed)
		.map(([directive, sources]) => [directive, [...new Set(sources)]] as const)
		.filter(([, sources]) => sources.length > 0);
	// These characters end a source, a directive or a policy.
	for (const source of named.flatMap(([, sources]) => sources))
		if (/[\s;,]/.test(source)) throw new Error(`No source is ${source}.`);
	return {
		"default-src": ["'none'"],
		"base-uri": ["'none'"],
		"form-action": ["'none'"],
		...Object.fromEntries(named),
	};
}

/** The source expression that allows this inline code. */
export function toHashSource(code: string): string {
	return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}
