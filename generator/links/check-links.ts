import {
	type Diagnostic,
	errorAt,
	explain,
	warningAt,
} from "../diagnostics/diagnostic.ts";
import { hasReservedTopLevelDomain } from "../text/host-name.ts";
import { mapConcurrently } from "./map-concurrently.ts";
import type { OutgoingLink } from "./outgoing.ts";
import type { ResponseHead } from "./request.ts";

/** Requests the head of a URL. */
type Request = (url: URL, method: "HEAD" | "GET") => Promise<ResponseHead>;

/** The state of a link: it works, perhaps at a new permanent address; its server refuses programs; or it is dead. */
export type LinkState =
	| { readonly kind: "works"; readonly movedTo?: string }
	| { readonly kind: "refused" | "dead"; readonly response: ResponseHead };

/** A link and its state. */
export type CheckedLink = OutgoingLink & { readonly state: LinkState };

/** How many links are requested at the same time. */
const atOnce = 4;

const maxRedirects = 8;

/** Statuses by which servers keep out programs, but not always people. 999 is LinkedIn's. */
const refusals: readonly number[] = [401, 402, 403, 407, 429, 451, 999];

/** Whether a host is on the public internet, judged by its name. */
export function isPublicHost(host: string): boolean {
	return (
		/\.[a-z][^.]*$/i.test(host) &&
		!hasReservedTopLevelDomain(host) &&
		!/\.(local|internal|home\.arpa)$/i.test(host)
	);
}

/** Requests every link, and returns them with their states. */
export function requestLinks(
	links: readonly OutgoingLink[],
	request: Request,
): Promise<CheckedLink[]> {
	return mapConcurrently(links, atOnce, async (link) => ({
		...link,
		state: await getLinkState(link.address, request),
	}));
}

/** Follows the redirects of an address; the new permanent address is the last one before a temporary redirect. */
async function getLinkState(
	address: string,
	request: Request,
): Promise<LinkState> {
	let url = new URL(address);
	let works: LinkState = { kind: "works" };
	let isPermanent = true;
	for (let hop = 0; hop <= maxRedirects; hop++) {
		const head = await request(url, "HEAD");
		// Some servers answer GET only.
		const response =
			head.status > 0 && head.status < 400 ? head : await request(url, "GET");
		const { status, location } = response;
		if (refusals.includes(status)) return { kind: "refused", response };
		if (status === 0 || status >= 400) return { kind: "dead", response };
		if (status < 300 || !location || !URL.canParse(location, url.href))
			return works;
		url = new URL(location, url);
		// A custom scheme, or a private host: visitors may open it, but the check must not request it.
		if (url.protocol !== "https:" || !isPublicHost(url.hostname)) return works;
		isPermanent &&= status === 301 || status === 308;
		if (isPermanent) works = { kind: "works", movedTo: url.href };
	}
	const reason = `more than ${maxRedirects} redirects`;
	return { kind: "dead", response: { status: 301, reason } };
}

/** Whether no host gave a response, e.g. without a network. */
export function isOffline(links: readonly CheckedLink[]): boolean {
	const isUnanswered = ({ state }: CheckedLink) =>
		state.kind === "dead" && state.response.status === 0;
	return links.length > 0 && links.every(isUnanswered);
}

/** Reports dead links as errors, and permanently moved ones as warnings, at their places in the content. */
export function reportLinks(links: readonly CheckedLink[]): Diagnostic[] {
	return links.flatMap(({ address, places, state }) => {
		if (state.kind === "dead") {
			const { reason } = state.response;
			const explanation = explain("dead-link.no-answer", { address, reason });
			return places.map(({ file, place }) => errorAt(file, place, explanation));
		}
		if (state.kind !== "works" || !state.movedTo) return [];
		const { movedTo: target } = state;
		return places.map(({ file, place, written }) => {
			// Not in a pattern, nor where a fragment would be lost.
			const fixes = written === address ? [target] : [];
			const explanation = explain(
				"moved-link.permanently",
				{ address, target },
				fixes,
			);
			return warningAt(file, place, explanation);
		});
	});
}
