import { isIP } from "node:net";

/**
 * Whether a Host header names this machine: localhost, or the address that the request came to. A foreign site can point
 * its own name at this machine (DNS rebinding) and would read what is served, but it can't change the Host header.
 */
export function isOwnHost(
	host: string | undefined,
	localAddress: string | undefined,
): boolean {
	const name = hostname(host);
	return (
		name === "localhost" ||
		(name !== undefined &&
			isIP(name) !== 0 &&
			name === withoutPrefix(localAddress))
	);
}

function hostname(host = ""): string | undefined {
	const [, six, other] = /^(?:\[([^\]]+)\]|([^:]+))(?::\d+)?$/.exec(host) ?? [];
	return six ?? other;
}

/** An IPv4 address without the prefix of its IPv4-mapped IPv6 form. */
function withoutPrefix(address: string | undefined): string | undefined {
	return address?.replace(/^::ffff:/, "");
}
