import { isReservedPath } from "../text/url.ts";
import { isReservedWindowsName } from "../text/windows-names.ts";
import type { Redirect } from "../types.ts";

// An old address may be any path: in any case, percent-encoded or not, with dots, underscores and a slash at the end.

/** Returns a path without percent-encoding; undefined if its codes aren't UTF-8. */
export function decodePath(path: string): string | undefined {
	try {
		return decodeURIComponent(path);
	} catch {
		return undefined;
	}
}

/** Returns an address as a URL has it: percent-encoded once, whether or not it is already. */
export function encodeAddress(address: string): string {
	if (!address.startsWith("/")) return new URL(address).href;
	const { pathname, search, hash } = new URL(address, "https://kilde.invalid");
	return pathname + search + hash;
}

/** Returns the address that hosts answer with the same file: without `.html`, `/index` and a slash at the end. */
export function toCleanAddress(path: string): string {
	return path.replace(/\.html$/, "").replace(/\/(?:index)?$/, "") || "/";
}

/** Whether every host redirects the old address without a rule, e.g. /about.html to /about. */
export function isImpliedByHosts({ from, to }: Redirect): boolean {
	return toCleanAddress(decodePath(from) ?? from) === removeFragment(to);
}

/**
 * Returns the address of the page that redirects where a host reads no rules: `/old` for /old and /old.html, `/old.aspx/index` for
 * /old.aspx, so that it is sent as HTML. Undefined if it can't be a file beside the others on every system.
 */
export function findRedirectPageAddress({
	from,
	to,
}: Redirect): string | undefined {
	const path = decodePath(from) ?? from;
	const clean = toCleanAddress(path);
	const isFree =
		!isReservedPath(clean) &&
		!/^\/redirects\.map\b/.test(clean) &&
		clean.toLowerCase() !== removeFragment(to).toLowerCase();
	if (!isFree || !clean.slice(1).split("/").every(isPortableFileName))
		return undefined;
	return path.endsWith("/") || /\.\w+$/.test(clean) ? `${clean}/index` : clean;
}

/** The path of an address without its fragment. */
function removeFragment(address: string): string {
	return address.replace(/#.*/s, "");
}

/** Bytes: file systems allow 255, and `.html.br` is added. */
const longestName = 240;

/** Whether every file system can have a file of this name, and hosts show it. */
function isPortableFileName(name: string): boolean {
	return (
		/^[^\s."*:<>?\\|][^"*:<>?\\|]*(?<![\s.])$/.test(name) &&
		new TextEncoder().encode(name).length <= longestName &&
		!isReservedWindowsName(name)
	);
}
