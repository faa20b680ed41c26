import { env } from "node:process";
import { digestOf } from "../cache/digest.ts";

/** Stands for all environment variables, where code doesn't name those that it reads. */
const all = "*";

/**
 * Lists the environment variables that bundled code reads: SHOP for `process.env.SHOP`. Code that reads them in another way,
 * such as `process.env[name]`, may read any.
 */
export function listVariables(code: string): readonly string[] {
	const named = [...code.matchAll(/\bprocess\.env\b(?:\.([A-Za-z_]\w*))?/g)];
	const isIndirect = /=\s*process\b(?!\.)|require\("(?:node:)?process"\)/.test(
		code,
	);
	const names = named.map(([, name]) => name ?? all);
	return [...new Set([...names, ...(isIndirect ? [all] : [])])].sort();
}

/** Returns a digest of the values of these environment variables: part of the key of all that code made with them. */
export function digestVariables(names: readonly string[]): string {
	if (names.length === 0) return "";
	const read = names.includes(all) ? Object.keys(env).sort() : names;
	return digestOf(JSON.stringify(read.map((name) => [name, env[name]])));
}
