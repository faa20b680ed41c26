// Host names of the DNS (RFC 1123). URL parsers accept nearly any character in a host, which configurations and policies
// may interpret in other ways.

const label = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?";

/**
 * A name with a domain. The last label starts with a letter, as IPv4 addresses don't.
 *
 * @example RegExp(`^${hostPattern}$`).test("forms.bakery.example"); // true
 */
export const hostPattern = `(?:${label}\\.)+(?=[A-Za-z])${label}`;

/** An https URL whose authority is a host name, with an optional port. */
export const addressOfHost = new RegExp(
	`^https://(?=.{1,253}(?:[:/?#]|$))${hostPattern}(?::[1-9]\\d{0,4})?(?:[/?#]|$)`,
);

/**
 * The origin of a site: https and a host name.
 *
 * @example siteOriginPattern.test("https://bakery.example/"); // false
 */
export const siteOriginPattern = new RegExp(`^https://${hostPattern}$`);

/** Whether a host name is reserved for examples and tests (RFC 2606). */
export function hasReservedTopLevelDomain(name: string): boolean {
	return /\.(?:example|invalid|test|localhost)$/i.test(name);
}

/** A URL without user information (RFC 3986, 3.2.1), which could be taken for a host. */
export const withoutCredentials =
	/^[a-z]+:[/\\]*(?![/\\])[^/\\?#@]*(?:[/\\?#]|$)/i;

/** Rewrites the host of an https URL to its DNS form: in Punycode, without user information. Undefined for other URLs. */
export function toPunycodeUrl(address: string): string | undefined {
	const [start = "", before = ""] = /^(https:\/\/)[^/?#]*/i.exec(address) ?? [];
	if (start === "" || !URL.canParse(address)) return undefined;
	return `${before}${new URL(address).host}${address.slice(start.length)}`;
}
