import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import {
	type Artifact,
	type BuiltSite,
	compile,
	createMemo,
	fetchUrl,
	getBytes,
	getContentKey,
	hasReservedTopLevelDomain,
	type MessageText,
	type Source,
	toPageAddress,
} from "kilde/tools";
import type { ContentVersions } from "../changes/published.ts";

/** How many pages are asked for, how often, and for how long (milliseconds). */
const limits = { pages: 20, interval: 5000, wait: 10 * 60_000 };

/** Whether the site shows a publication; “unknown” if it has no public address, or the question was aborted. */
export type LiveState =
	| { readonly kind: "live" | "unknown" }
	| {
			readonly kind: "late";
			readonly host: string;
			readonly reason: MessageText | undefined;
	  };

/** Waits until the public address shows the pages that a publication changed: those of `after` that differ from `before`. */
export async function waitUntilLive(
	site: BuiltSite,
	{ before, after }: ContentVersions,
	stop: AbortSignal,
	{ interval, wait } = limits,
): Promise<LiveState> {
	const origin = site.model?.origin;
	const { hostname = "" } = origin ? new URL(origin) : {};
	if (!origin || hasReservedTopLevelDomain(hostname))
		return { kind: "unknown" };
	const pages = listChangedPages(site, before, after);
	// A request may take longer than anybody waits.
	const aborted = once(stop, "abort").then(() => false);
	let reason: MessageText | undefined;
	for (let waited = 0; waited < wait && !stop.aborted; waited += interval) {
		const shown = await Promise.race([showsPages(origin, pages), aborted]);
		if (shown === true) return { kind: "live" };
		reason = shown === false ? undefined : shown;
		await delay(interval, undefined, { signal: stop }).catch(() => {});
	}
	return stop.aborted
		? { kind: "unknown" }
		: { kind: "late", host: hostname, reason };
}

/** Lists the pages that differ between two versions of the content; without any, the front page. */
function listChangedPages(
	site: BuiltSite,
	before: readonly Source[],
	after: readonly Source[],
): readonly Artifact[] {
	const memo = createMemo();
	// Pages on the web have no marks.
	const [earlier = [], now = []] = [before, after].map(
		(sources) =>
			compile({ ...site, mark: undefined, sources }, memo).value.artifacts,
	);
	const old = new Map(earlier.map((each) => [each.path, each]));
	const pages = now.filter(({ path }) => path.endsWith(".html"));
	const changed = pages.filter((page) => {
		const was = old.get(page.path);
		return !was || getContentKey(was) !== getContentKey(page);
	});
	return changed.length > 0
		? changed.slice(0, limits.pages)
		: pages.filter(({ path }) => path === "index.html");
}

/** Whether an address, such as https://example.org, shows pages as they are built; the reason if it doesn't answer. */
async function showsPages(
	origin: string,
	pages: readonly Artifact[],
): Promise<boolean | MessageText> {
	for (const page of pages) {
		const response = await fetchUrl(origin + toPageAddress(page.path));
		if ("failure" in response) return response.failure;
		if (!response.bytes.equals(getBytes(page))) return false;
	}
	return true;
}
