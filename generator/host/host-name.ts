// Names of hosts as the DNS has them (RFC 1123): URL parsers take nearly any sign in one, and configurations, policies
// and people read those signs in their own ways.

const label = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?";

/** A name below a domain; the last part is no number, which would make it an address of four numbers. */
export const host = `(?:${label}\\.)+(?=[A-Za-z])${label}`;

/** An https address: what stands before the host's path must be a host's name, and perhaps a port. */
export const addressOfHost = new RegExp(
	`^https://(?=.{1,253}(?:[:/?#]|$))${host}(?::[1-9]\\d{0,4})?(?:[/?#]|$)`,
);

/** The address of a site: https and a host's name, nothing else. */
export const addressOfSite = new RegExp(`^https://${host}$`);

/** Where a site may be tried out too: on this machine, or by number. */
export const hostOrNumber = new RegExp(
	`^(?:${label}(?:\\.${label})*|\\[[0-9a-f:.]+\\])$`,
	"i",
);

/** No name or password stands in front of the host (RFC 3986, 3.2.1), which would look like a host itself. */
export const withoutCredentials =
	/^[a-z]+:[/\\]*(?![/\\])[^/\\?#@]*(?:[/\\?#]|$)/i;

/** The same address with the host as the DNS has it: without name and password, letters beyond a–z in Punycode. */
export function withPlainHost(address: string): string | undefined {
	const [start = "", before = ""] = /^(https:\/\/)[^/?#]*/i.exec(address) ?? [];
	if (start === "" || !URL.canParse(address)) return undefined;
	return `${before}${new URL(address).host}${address.slice(start.length)}`;
}
