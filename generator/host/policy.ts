import { createHash } from "node:crypto";
import type { InlineCode } from "../../site/props.ts";
import type { Needs } from "../plan/needs.ts";
import { remembered } from "../remember.ts";

/** A Content-Security-Policy (CSP 3): each directive and what it allows. What it doesn't name is forbidden. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/**
 * What a page may do: run and look like its own code, by hash, and turn to the hosts that its content
 * asks for. Nobody else's script runs on a page that keeps strings from becoming code (Trusted Types).
 */
export function pagePolicy(
	{ start, frames, hosts: widgets }: Needs,
	code: InlineCode,
): Policy {
	const scripts = start.map((name) => code.start[name]);
	return policy({
		"script-src": [
			"'self'",
			...[code.client, code.prefetch, ...scripts].map(hashOf),
			...widgets,
		],
		"style-src": [hashOf(code.css), ...widgets],
		"img-src": ["'self'", ...widgets],
		"font-src": ["'self'", ...widgets],
		"media-src": start.includes("film") ? ["'self'"] : [],
		"connect-src": ["'self'", ...widgets],
		"frame-src": [...frames, ...widgets],
		"form-action": widgets,
		...(widgets.length === 0 && noStringsAsCode),
	});
}

/** What a redirect stub may do: run its one script. */
export function stubPolicy(script: string): Policy {
	return policy({ "script-src": [hashOf(script)], ...noStringsAsCode });
}

/** What either of two pages may do. */
export function unionOf(one: Policy, other: Policy): Policy {
	const names = new Set([...Object.keys(one), ...Object.keys(other)]);
	return Object.fromEntries(
		[...names].map((name) => {
			const sources = new Set([...(one[name] ?? []), ...(other[name] ?? [])]);
			return [name, [...sources]];
		}),
	);
}

/** A policy as a header or a page says it. */
export const policyText = remembered((policy: Policy): string =>
	Object.entries(policy)
		.map(([directive, sources]) => [directive, ...sources].join(" "))
		.join(";"),
);

const noStringsAsCode: Policy = {
	"require-trusted-types-for": ["'script'"],
	"trusted-types": ["'none'"],
};

/** `default-src` covers what fetches; the two others would be free where they are not named. */
function policy(allowed: Policy): Policy {
	const named = Object.entries(allowed)
		.map(([directive, sources]) => [directive, [...new Set(sources)]] as const)
		.filter(([, sources]) => sources.length > 0);
	// Those signs end a source, a directive or a policy.
	for (const source of named.flatMap(([, sources]) => sources))
		if (/[\s;,]/.test(source)) throw new Error(`No source is ${source}.`);
	return {
		"default-src": ["'none'"],
		"base-uri": ["'none'"],
		"form-action": ["'none'"],
		...Object.fromEntries(named),
	};
}

/** The same few pieces of code stand within all pages. */
function hashOf(code: string): string {
	const hash =
		hashes.get(code) ??
		`'sha256-${createHash("sha256").update(code).digest("base64")}'`;
	hashes.set(code, hash);
	return hash;
}

const hashes = new Map<string, string>();
