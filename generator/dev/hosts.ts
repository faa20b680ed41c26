import { isIP } from "node:net";

/**
 * Whether a request is meant for this machine, by its Host header. A foreign site can let its own name
 * lead here (DNS rebinding) and would then read what is served; it can't change what the browser says
 * it asked for. So only localhost will do, and the address that the request in fact came to.
 */
export function isOwnHost(
	host: string | undefined,
	localAddress: string | undefined,
): boolean {
	const name = hostname(host);
	return (
		name === "localhost" ||
		(name !== undefined && isIP(name) !== 0 && name === plain(localAddress))
	);
}

function hostname(host = ""): string | undefined {
	const [, six, other] = /^(?:\[([^\]]+)\]|([^:]+))(?::\d+)?$/.exec(host) ?? [];
	return six ?? other;
}

/** An address of IPv4 as it is written by itself, where it came by IPv6. */
function plain(address: string | undefined): string | undefined {
	return address?.replace(/^::ffff:/, "");
}
