import { mapAtOnce } from "../at-once.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { errorAt, warningAt } from "../diagnostics/diagnostic.ts";
import { hintToWrite } from "../diagnostics/nearest.ts";
import { madeUpHost } from "../host/host-name.ts";
import type { OutgoingLink } from "./outgoing.ts";
import type { Response } from "./request.ts";

/** Requests the head of a URL. */
type Request = (url: URL, method: "HEAD" | "GET") => Promise<Response>;

/** The result for a link: it works, perhaps at another address permanently; its server refuses programs; or it is dead. */
export type LinkState =
	| { readonly kind: "works"; readonly movedTo?: string }
	| { readonly kind: "refused" | "dead"; readonly response: Response };

/** A link and its state. */
export type CheckedLink = OutgoingLink & { readonly state: LinkState };

/** How many links are requested at the same time. */
const atOnce = 4;

const mostRedirects = 8;

/** Statuses by which servers keep programs out or put them off: people may well get in. 999 is LinkedIn's. */
const refusals: readonly number[] = [401, 402, 403, 407, 429, 451, 999];

/** Whether a host is on the public internet as far as its name tells. */
export function isPublicHost(host: string): boolean {
	return (
		/\.[a-z][^.]*$/i.test(host) &&
		!madeUpHost.test(host) &&
		!/\.(local|internal|home\.arpa)$/i.test(host)
	);
}

/** Requests every link, and returns them with their states. */
export function checkLinks(
	links: readonly OutgoingLink[],
	request: Request,
): Promise<CheckedLink[]> {
	return mapAtOnce(links, atOnce, async (link) => ({
		...link,
		state: await stateOf(link.address, request),
	}));
}

/** Follows the redirects of an address; the permanent target is the last one before a temporary redirect. */
async function stateOf(address: string, request: Request): Promise<LinkState> {
	let url = new URL(address);
	let works: LinkState = { kind: "works" };
	let isPermanent = true;
	for (let hop = 0; hop <= mostRedirects; hop++) {
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
		// An app's scheme, or a host that isn't public: visitors may reach what we must not request.
		if (url.protocol !== "https:" || !isPublicHost(url.hostname)) return works;
		isPermanent &&= status === 301 || status === 308;
		if (isPermanent) works = { kind: "works", movedTo: url.href };
	}
	const reason = `more than ${mostRedirects} redirects`;
	return { kind: "dead", response: { status: 301, reason } };
}

/** Whether no host answered at all, as without a network. */
export function isOffline(links: readonly CheckedLink[]): boolean {
	return (
		links.length > 0 &&
		links.every(
			({ state }) => state.kind === "dead" && state.response.status === 0,
		)
	);
}

/** Reports dead links as errors, and links that have moved permanently as warnings, where the content has them. */
export function linkDiagnostics(links: readonly CheckedLink[]): Diagnostic[] {
	return links.flatMap(({ address, places, pages, state }) => {
		const shown = pages.length > 3 ? [...pages.slice(0, 3), "…"] : pages;
		const hint = {
			en: `Pages with it: ${shown.join(", ")}`,
			da: `Sider med det: ${shown.join(", ")}`,
		};
		if (state.kind === "dead") {
			const message = {
				en: `${address} leads nowhere: ${state.response.reason}.`,
				da: `${address} fører ingen steder hen: ${state.response.reason}.`,
			};
			return places.map(({ file, place }) =>
				errorAt(file, place, "dead-link", { message, hint }),
			);
		}
		if (state.kind !== "works" || !state.movedTo) return [];
		const { movedTo } = state;
		const message = {
			en: `${address} has moved permanently to ${movedTo}.`,
			da: `${address} er flyttet permanent til ${movedTo}.`,
		};
		// Not within a pattern, nor where a fragment would be lost.
		return places.map(({ file, place, written }) =>
			warningAt(file, place, "moved-link", {
				message,
				hint: written === address ? hintToWrite(movedTo) : hint,
			}),
		);
	});
}
