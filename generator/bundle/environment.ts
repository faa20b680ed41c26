import { env } from "node:process";
import { toDigest } from "../cache/digest.ts";

/** Represents all environment variables, for code that doesn't name the ones it reads. */
const all = "*";

/**
 * Lists the environment variables that bundled code reads: SHOP for `process.env.SHOP`. Indirect access, such as
 * `process.env[name]`, counts as reading all of them.
 */
export function listEnvironmentVariables(code: string): readonly string[] {
	const named = [...code.matchAll(/\bprocess\.env\b(?:\.([A-Za-z_]\w*))?/g)];
	const isIndirect = /=\s*process\b(?!\.)|require\("(?:node:)?process"\)/.test(
		code,
	);
	const names = named.map(([, name]) => name ?? all);
	return [...new Set([...names, ...(isIndirect ? [all] : [])])].sort();
}

/** Returns a digest of the values of these environment variables; it is part of each cache key of the code that reads them. */
export function computeEnvironmentDigest(names: readonly string[]): string {
	if (names.length === 0) return "";
	const read = names.includes(all) ? Object.keys(env).sort() : names;
	return toDigest(JSON.stringify(read.map((name) => [name, env[name]])));
}
