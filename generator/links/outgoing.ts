import type { CompiledSite } from "../build-types.ts";
import type { Place } from "../diagnostics/diagnostic.ts";
import { findNearestPlace, listValues } from "../diagnostics/places.ts";
import type { Model } from "../link/model.ts";
import type { ContentEntry, Page } from "../types.ts";

/** An address or a pattern of addresses, as written in the content. */
type WrittenAddress = {
	readonly file: string;
	readonly place: Place;
	readonly written: string;
};

/** An address on another site, without its fragment, and where it is written. */
export type OutgoingLink = {
	readonly address: string;
	readonly places: readonly WrittenAddress[];
};

/** The inputs of the search for links. */
export type LinkingSite = Pick<CompiledSite, "entries" | "pages"> & {
	readonly model: Pick<Model, "origin">;
};

/**
 * Finds all https addresses on other sites that pages link to or load from, each once. Addresses that aren't in the content,
 * e.g. those of vocabularies, are left out.
 */
export function findOutgoingLinks(site: LinkingSite): OutgoingLink[] {
	const written = site.entries.flatMap((entry) =>
		entry.kind === "content" ? listWrittenAddresses(entry) : [],
	);
	const shown = new Set(site.pages.flatMap(listShownAddresses));
	return [...shown].flatMap((address) => {
		const { origin } = new URL(address);
		const exact = written.filter(
			(each) => toHttpsRequestUrl(each.written) === address,
		);
		// An address that is made from a pattern has its origin.
		const pattern = written.filter((each) =>
			each.written.startsWith(`${origin}/`),
		);
		const places = exact.length > 0 ? exact : pattern.slice(0, 1);
		const isOwn = origin === site.model.origin;
		return isOwn || places.length === 0 ? [] : [{ address, places }];
	});
}

/** The addresses within the props of a page: whole texts, and links of HTML. */
function listShownAddresses(page: Page): string[] {
	if (page.kind !== "view") return [];
	return listValues([page.document, page.content])
		.flatMap(([, text]) => (typeof text === "string" ? [text] : []))
		.flatMap((text) => [...text.matchAll(/(?:^|href=")(https:[^\s"<>]+)/g)])
		.flatMap(
			([, url = ""]) => toHttpsRequestUrl(url.replaceAll("&amp;", "&")) ?? [],
		);
}

/** The https URL that is requested for an address: without its fragment; undefined for other texts. */
function toHttpsRequestUrl(text: string): string | undefined {
	const isUrl = text.startsWith("https://") && URL.canParse(text);
	return isUrl ? new URL(text).href.replace(/#.*/, "") : undefined;
}

function listWrittenAddresses(entry: ContentEntry): WrittenAddress[] {
	const { file, raw, places, body, texts } = entry;
	const values = listValues(raw).map(([path, value]) => ({
		url: String(value),
		place: findNearestPlace(places, path),
	}));
	const bodies = [...(body ? [body] : []), ...texts.map((text) => text.body)];
	return [...values, ...bodies.flatMap(({ links }) => links)]
		.filter(({ url }) => toHttpsRequestUrl(url) !== undefined)
		.map(({ url, place }) => ({ file, place, written: url }));
}
