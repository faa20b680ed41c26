import { toPunycodeUrl } from "../../../text/host-name.ts";

/**
 * The address of a link as texts have it: of http:// the secure one, of a name or a mailbox alone its whole address, without
 * what tells who passed it on. Undefined if texts can't have it.
 */
export function linkAddress(written: string): string | undefined {
	const address = asWritten(written);
	return address === undefined ? undefined : asciiAddress(address);
}

function asWritten(written: string): string | undefined {
	const address = written.trim().replace(/^http:/i, "https:");
	if (/^https:\/\/[^\s<>]*$/i.test(address)) return withoutTracking(address);
	if (/^(?:mailto:|tel:|sms:|[/#]|\{\{)[^\s<>]*$/i.test(address))
		return address;
	if (isMailbox.test(address)) return `mailto:${address}`;
	return /^(?:[\p{L}\d_-]+\.)+\p{L}{2,}(?:\/\S*)?$/u.test(address)
		? withoutTracking(`https://${address}`)
		: undefined;
}

const isMailbox = /^[^\s@:/]+@[^\s@:/]+\.\w+$/;

/** Such an address with its domain as texts must have it: køb.dk → xn--kb-lka.dk. */
function asciiAddress(address: string): string {
	const isOther = /^https:\/\/[^/?#]*[^\0-\x7F]/i.test(address);
	return (isOther && toPunycodeUrl(address)) || address;
}

/** The address of a text that is one and nothing else, as it is copied from a browser's address bar, and words for its link. */
export function addressAlone(
	text: string,
): { readonly href: string; readonly words: string } | undefined {
	const written = text.trim();
	const isAlone =
		/^(?:https?:\/\/|www\.)\S+\.\S+$/i.test(written) || isMailbox.test(written);
	const address = isAlone ? asWritten(written) : undefined;
	if (address === undefined) return undefined;
	return {
		href: asciiAddress(address),
		words: address.replace(/^(?:https:\/\/|mailto:)/, "").replace(/\/$/, ""),
	};
}

/** The parameters by which newsletters, advertisements and social media follow a link. */
const trackers =
	/^(?:utm_\w+|(?:fb|g|d|ms|y|tw|tt)clid|gclsrc|gad_\w+|[gw]braid|igshid|igsh|mc_[ce]id|mkt_tok|_hs(?:enc|mi)|srsltid|_gl|__(?:tn|cft)__\S*|li_fat_id)=/i;

/** The parameters that only say who shared a film or a song. */
const shares = /^(?:si|feature)=/;
const sharing =
	/^(?:www\.|m\.|open\.)?(?:youtu\.be|youtube\.com|spotify\.com)$/;

function withoutTracking(address: string): string {
	if (!URL.canParse(address)) return address;
	const { hostname, pathname, searchParams } = new URL(address);
	const redirect = redirects.find(({ place }) =>
		place.test(hostname + pathname),
	);
	const target = redirect?.names
		.map((name) => searchParams.get(name))
		.find(Boolean);
	if (target) return linkAddress(target) ?? address;
	const [, start = "", query = "", hash = ""] =
		/^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(address) ?? [];
	const kept = query
		.split("&")
		.filter(
			(each) =>
				each !== "" &&
				!trackers.test(each) &&
				!(sharing.test(hostname) && shares.test(each)),
		);
	// A browser marks the words of a search with such a fragment.
	const fragment = hash.replace(/#?:~:text=.*$/, "");
	return `${start}${kept.length > 0 ? `?${kept.join("&")}` : ""}${fragment}`;
}

/** Redirects of search engines, social networks and mail programs that count clicks, and their parameters with the target. */
const redirects = [
	{ place: /^(?:www\.)?google\.[a-z.]+\/url$/, names: ["q", "url"] },
	{ place: /^lm?\.(?:facebook|instagram)\.com\//, names: ["u"] },
	{ place: /\.safelinks\.protection\.outlook\.com\/$/, names: ["url"] },
];
