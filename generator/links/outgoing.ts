import type { Compiled } from "../build-types.ts";
import type { Place } from "../diagnostics/diagnostic.ts";
import { groupBy } from "../diagnostics/group-by.ts";
import { nearestPlace, valuesWithin } from "../diagnostics/places.ts";
import type { Model } from "../link/model.ts";
import type { ContentEntry, Page } from "../types.ts";

/** A place of the content, and the address or the pattern of addresses that stands there. */
type Written = {
	readonly file: string;
	readonly place: Place;
	readonly written: string;
};

/** An address on another site without its fragment, where it is written, and the paths of the pages that show it. */
export type OutgoingLink = {
	readonly address: string;
	readonly places: readonly Written[];
	readonly pages: readonly string[];
};

/** The inputs of the search for links. */
export type LinkingSite = Pick<Compiled, "entries" | "pages"> & {
	readonly model: Pick<Model, "origin">;
};

/**
 * Returns every https address on other sites that pages link to or load from, each once. Addresses that aren't in the
 * content, e.g. those of vocabularies, are left out.
 */
export function outgoingLinks(site: LinkingSite): OutgoingLink[] {
	const written = site.entries.flatMap((entry) =>
		entry.kind === "content" ? writtenIn(entry) : [],
	);
	const shown = site.pages.flatMap((page) =>
		[...addressesOn(page)].map((address) => ({ address, path: page.path })),
	);
	return [...groupBy(shown, ({ address }) => address)].flatMap(
		([address, group]) => {
			const isOwn = new URL(address).origin === site.model.origin;
			const places = isOwn ? [] : placesOf(address, written);
			const pages = group.map(({ path }) => path);
			return places.length > 0 ? [{ address, places, pages }] : [];
		},
	);
}

/** The addresses within the props of a page: whole texts, and links of HTML. */
function addressesOn(page: Page): Set<string> {
	const texts =
		page.kind === "view"
			? valuesWithin([page.document, page.content]).map(([, text]) => text)
			: [];
	const found = texts
		.filter((text) => typeof text === "string")
		.flatMap((text) => [...text.matchAll(/(?:^|href=")(https:[^\s"<>]+)/g)])
		.flatMap(([, address = ""]) => plain(address.replaceAll("&amp;", "&")));
	return new Set(found);
}

/** The address as it is requested; nothing if the text isn't one. */
function plain(text: string): string[] {
	const isAddress = /^https:\/\//.test(text) && URL.canParse(text);
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

/** The places of an address in the content; of an address made from a pattern, the text with the longest common beginning. */
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
