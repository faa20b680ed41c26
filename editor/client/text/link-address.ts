const mailboxPattern = /^[^\s@:/]+@[^\s@:/]+\.\w+$/;
const domainPattern = /^(?:[\p{L}\d_-]+\.)+\p{L}{2,}(?:\/\S*)?$/u;

/**
 * Converts an address that somebody typed or pasted to the address of a link: with https:// or mailto:, and without tracking
 * parameters. Returns undefined if texts can't link to it.
 */
export function toLinkAddress(text: string): string | undefined {
	const address = text.trim().replace(/^http:/i, "https:");
	if (/^https:\/\/[^\s<>]*$/i.test(address)) return cleanUrl(address);
	if (/^(?:mailto:|tel:|sms:|[/#]|\{\{)[^\s<>]*$/i.test(address))
		return address;
	if (mailboxPattern.test(address)) return `mailto:${address}`;
	return domainPattern.test(address)
		? cleanUrl(`https://${address}`)
		: undefined;
}

/** Parses a text that is nothing but an address, such as one copied from the address bar. Returns it and the text of its link. */
export function parseLoneAddress(
	text: string,
): { readonly href: string; readonly label: string } | undefined {
	const trimmed = text.trim();
	const isAlone =
		/^(?:https?:\/\/|www\.)\S+\.\S+$/i.test(trimmed) ||
		mailboxPattern.test(trimmed);
	const href = isAlone ? toLinkAddress(trimmed) : undefined;
	if (href === undefined) return undefined;
	const label = (/^www\./i.test(trimmed) ? trimmed : href)
		.replace(/^(?:https:\/\/|mailto:)/, "")
		.replace(/\/$/, "");
	return { href, label };
}

const trackingParameters = /^(?:utm_\w+|fbclid|gclid)=/i;

/** Removes tracking parameters, follows a redirect of Google, and writes the host in Punycode. */
function cleanUrl(address: string): string {
	if (!URL.canParse(address)) return address;
	const { host, hostname, pathname, searchParams } = new URL(address);
	if (/^(?:www\.)?google\.[a-z.]+$/.test(hostname) && pathname === "/url") {
		const target = searchParams.get("q") ?? searchParams.get("url");
		if (target) return toLinkAddress(target) ?? address;
	}
	const [, path = "", query = "", fragment = ""] =
		/^https:\/\/[^/?#]*([^?#]*)(?:\?([^#]*))?(#.*)?$/i.exec(address) ?? [];
	const parameters = query
		.split("&")
		.filter((each) => each !== "" && !trackingParameters.test(each));
	const search = parameters.length > 0 ? `?${parameters.join("&")}` : "";
	return `https://${host}${path}${search}${fragment}`;
}
