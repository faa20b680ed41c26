import type { Compiled } from "../build-types.ts";
import type { Place } from "../diagnostics/diagnostic.ts";
import { nearestPlace, valuesWithin } from "../diagnostics/places.ts";
import type { Model } from "../link/model.ts";
import type { ContentEntry, Page } from "../types.ts";

/** A place of the content, and the address or the pattern of addresses that stands there. */
type Written = {
	readonly file: string;
	readonly place: Place;
	readonly written: string;
};

/** An address on another site without its fragment, where it is written, and the titles of the pages that show it by their paths. */
export type OutgoingLink = {
	readonly address: string;
	readonly places: readonly Written[];
	readonly pages: ReadonlyMap<string, string>;
};

/** The inputs of the search for links. */
export type LinkingSite = Pick<Compiled, "entries" | "pages"> & {
	readonly model: Pick<Model, "origin">;
};

/**
 * Every address on other sites that pages lead to or load from, each once. An address that nothing in the content gives, as
 * that of a vocabulary, is none of them.
 */
export function outgoingLinks(site: LinkingSite): OutgoingLink[] {
	const written = site.entries.flatMap((entry) =>
		entry.kind === "content" ? writtenIn(entry) : [],
	);
	const showing = new Map<string, Map<string, string>>();
	for (const page of site.pages)
		for (const address of addressesOn(page)) {
			const pages = showing.get(address) ?? new Map<string, string>();
			showing.set(address, pages.set(page.path, titleOf(page)));
		}
	return [...showing].flatMap(([address, pages]) => {
		const isOwn = new URL(address).origin === site.model.origin;
		const places = isOwn ? [] : placesOf(address, written);
		return places.length > 0 ? [{ address, places, pages }] : [];
	});
}

/** Every address within the props of a page: a text of its own, or where its HTML leads. */
function addressesOn(page: Page): Set<string> {
	const texts =
		page.kind === "view"
			? valuesWithin([page.document, page.content]).map(([, text]) => text)
			: [];
	const found = texts
		.filter((text) => typeof text === "string")
		.flatMap((text) => [...text.matchAll(/(?:^|href=")(https?:[^\s"<>]+)/g)])
		.flatMap(([, address = ""]) => plain(address.replaceAll("&amp;", "&")));
	return new Set(found);
}

/** The address as it is asked for, or nothing if a text is none. */
function plain(text: string): string[] {
	const isAddress = /^https?:\/\//.test(text) && URL.canParse(text);
	return isAddress ? [new URL(text).href.replace(/#.*/, "")] : [];
}

function writtenIn({
	file,
	raw,
	places,
	body,
	texts,
}: ContentEntry): Written[] {
	const values = valuesWithin(raw).map(([path, value]) => ({
		url: String(value),
		place: nearestPlace(places, path),
	}));
	const bodies = [...(body ? [body] : []), ...texts.map((text) => text.body)];
	return [...values, ...bodies.flatMap(({ links }) => links)]
		.filter(({ url }) => plain(url).length > 0)
		.map(({ url, place }) => ({ file, place, written: url }));
}

/** The places of an address in the content. For one made from a pattern: the pattern with the most similar beginning. */
function placesOf(address: string, written: readonly Written[]): Written[] {
	const exact = written.filter((each) => plain(each.written)[0] === address);
	if (exact.length > 0) return exact;
	const inCommon = (pattern: string) => {
		let length = 0;
		while (length < pattern.length && pattern[length] === address[length])
			length++;
		return length;
	};
	return written
		.filter((each) => inCommon(each.written) > new URL(address).origin.length)
		.sort((a, b) => inCommon(b.written) - inCommon(a.written))
		.slice(0, 1);
}

function titleOf(page: Page): string {
	const tags = page.kind === "view" ? valuesWithin(page.document) : [];
	const [, title] = tags.find(([, tag]) => Object(tag).tag === "title") ?? [];
	return String(Object(title).text ?? page.path);
}
