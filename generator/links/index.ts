import { madeUpHost } from "../host/host-name.ts";
import { type Asking, askLinks } from "./ask-links.ts";
import { failuresAfter, keepFailures, readFailures } from "./kept.ts";
import { type LinkingSite, outgoingLinks } from "./outgoing.ts";
import { lookupPublic } from "./public-address.ts";
import type { AskedLinks } from "./report.ts";

/** How links are asked: gently, saying who asks and why, and only what is on the internet. */
export function gently(origin: string): Asking {
	return {
		userAgent: `Mozilla/5.0 (compatible; Kilde; looks for dead links on ${origin})`,
		pause: 1000,
		patience: 15_000,
		lookup: lookupPublic,
	};
}

/**
 * Asks for every address on other sites that a site's pages link to, and keeps what failed on that day in the project's
 * cache. Undefined if this computer is not on the internet; then nothing is kept.
 */
export async function checkOutgoing(
	site: LinkingSite,
	{ root, date }: { readonly root: string; readonly date: string },
	asking = gently(site.model.origin),
): Promise<AskedLinks | undefined> {
	const all = outgoingLinks(site);
	const links = all.filter(
		({ address }) => !madeUpHost.test(new URL(address).hostname),
	);
	const addresses = links.map(({ address }) => address);
	const outcomes = await askLinks(addresses, asking);
	if (!outcomes) return undefined;
	const failures = failuresAfter(readFailures(root), outcomes, date);
	keepFailures(root, failures);
	return { links, outcomes, failures, madeUp: all.length - links.length };
}
