import { isIP } from "node:net";

/**
 * Whether a Host header names this machine: localhost, or the address that the request came to. A foreign site can point
 * its own name at this machine (DNS rebinding) and would read what is served, but it can't change the Host header.
 */
export function isOwnHost(host = "", localAddress?: string): boolean {
	const [, six, other] = /^(?:\[([^\]]+)\]|([^:]+))(?::\d+)?$/.exec(host) ?? [];
	const name = six ?? other ?? "";
	if (name === "localhost") return true;
	// An IPv4 address may come in its IPv4-mapped IPv6 form.
	return isIP(name) !== 0 && name === localAddress?.replace(/^::ffff:/, "");
}
