import { createHash } from "node:crypto";
import type { PageFeatures } from "../plan/page-features.ts";
import type { InlineCode } from "../types.ts";

/** A content security policy (CSP 3): the sources that each directive allows. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/**
 * The policy of a page: it allows the page's inline code by hash, and the hosts that its content uses. Pages without
 * third-party scripts also require Trusted Types.
 */
export function pagePolicy(
	{ start, media, frames, hosts: widgets }: PageFeatures,
	code: InlineCode,
): Policy {
	const scripts = start.map((name) => code.start[name] ?? "");
	return policy({
		"script-src": [
			"'self'",
			...[code.client, code.prefetch, ...scripts].map(hashOf),
			...widgets,
		],
		"style-src": [hashOf(code.css), ...widgets],
		"img-src": ["'self'", ...widgets],
		"font-src": ["'self'", ...widgets],
		"media-src": media ? ["'self'"] : [],
		"connect-src": ["'self'", ...widgets],
		"frame-src": [...frames, ...widgets],
		"form-action": widgets,
		...(widgets.length === 0 && noStringsAsCode),
	});
}

/** The script of a redirect's stub: it opens the target, with the query and the fragment that were asked for. */
export const redirectScript =
	'location.replace(document.getElementById("target").href+location.search+location.hash)';

/** The union of two policies. */
export function unionOf(one: Policy, other: Policy): Policy {
	const names = new Set([...Object.keys(one), ...Object.keys(other)]);
	return Object.fromEntries(
		[...names].map((name) => {
			const sources = new Set([...(one[name] ?? []), ...(other[name] ?? [])]);
			return [name, [...sources]];
		}),
	);
}

/** The text of a policy, for a header or a meta element. */
export function policyText(policy: Policy): string {
	return Object.entries(policy)
		.map(([directive, sources]) => [directive, ...sources].join(" "))
		.join(";");
}

const noStringsAsCode: Policy = {
	"require-trusted-types-for": ["'script'"],
	"trusted-types": ["'none'"],
};

/** The policy of a redirect's stub: it may run that script. */
export const redirectPolicy = policy({
	"script-src": [hashOf(redirectScript)],
	...noStringsAsCode,
});

/** Forbids what isn't allowed: `default-src` covers fetches; the two others have no fallback. */
function policy(allowed: Policy): Policy {
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
function hashOf(code: string): string {
	return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}
