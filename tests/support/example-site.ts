import type { ContentEntry, Entries } from "kilde";

// The site assumed by the examples in kilde's doc comments: only what the examples use.

/** A site in Danish and English. */
export const site = {
	languages: [
		{ code: "da", tag: "da-DK", openGraph: "da_DK" },
		{ code: "en", tag: "en-GB", openGraph: "en_GB" },
	],
};

export const entries = { site } as unknown as Entries;

/** The third line of its file is `price: 450`. */
export const entry = {
	file: "content/concerts/summer.da.md",
	data: { name: "summer-concert", price: 450 },
	places: { "/price": [3, 8, 3] },
} as unknown as ContentEntry;

/** An island. */
export function Order({ bread }: { readonly bread: string }) {
	return bread;
}
