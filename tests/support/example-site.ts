import {
	type ContentEntry,
	defineTarget,
	type Entries,
	type MediaEntry,
	type ModelOf,
	type PageCode,
	type PlanContext,
	type SharedOf,
	type SiteDefinition,
} from "kilde";
import type { PageMetadata } from "kilde/plan";

// The site assumed by the examples in kilde's doc comments: only what the examples use.

const concerts = {
	name: "concerts",
	files: "concerts/{id}.{locale}.md",
	route: { view: "concerts", entryView: {} },
};

const page = { name: "page", files: "pages/{id}.yaml" };

/** A site in Danish and English. */
export const site = {
	languages: [
		{ code: "da", tag: "da-DK", openGraph: "da_DK" },
		{ code: "en", tag: "en-GB", openGraph: "en_GB" },
	],
	collections: [page, concerts],
	pages: {
		collection: page,
		views: { prices: { texts: [], anchors: ["lessons", "rooms"] } },
	},
} as unknown as SiteDefinition;

export const entries = {
	site,
	find: () => ({ data: { view: "prices" } }),
} as unknown as Entries;

/** The third line of its file is `price: 450`. */
export const entry = {
	file: "content/concerts/summer.da.md",
	data: { name: "summer-concert", price: 450 },
	places: { "/price": [3, 8, 3] },
} as unknown as ContentEntry;

export const photo: MediaEntry = {
	kind: "media",
	file: "content/media/shop.jpg",
	id: "shop.jpg",
	source: { path: "content/media/shop.jpg", digest: "3f2a91c07d5e" },
	digest: "3f2a91c07d5e",
	width: 1600,
	height: 1200,
	raster: "jpeg",
};

export const shared: SharedOf = {
	contents: new Map(),
	media: new Map([[photo.id, photo]]),
};

export const model = {
	origin: "https://bakery.example",
	templates: new Map([["feed.xml.hbs", { path: "", digest: "" }]]),
	byLocale: new Map([
		["da", inOne("/koncerter", "/koncerter/sommer")],
		["en", inOne("/en/concerts", "/en/concerts/summer")],
	]),
} as unknown as ModelOf;

function inOne(list: string, path: string) {
	return {
		routed: { concerts: [{ id: "summer", path }] },
		addresses: new Map([["concerts", { view: "concerts", path: list }]]),
	};
}

export const context: PlanContext = {
	date: "2026-03-01",
	assets: { font: undefined },
};

export const metadata: PageMetadata = {
	path: "/en/prices",
	versions: { da: "/priser", en: "/en/prices" },
	title: "Prices",
	description: "What bread and cakes cost.",
	keywords: [],
	image: undefined,
	type: "website",
	indexed: true,
};

export const code: PageCode = {
	css: "",
	client: "",
	prefetch: "",
	start: { theme: "" },
	script: undefined,
	policy: undefined,
};

export const teacher = defineTarget({
	name: "teacher",
	expected: { en: "the name of a teacher" },
	called: { en: "teacher" },
	whereToFind: { en: "The teachers are the files in content/teachers." },
});

/** An island. */
export function Order({ bread }: { readonly bread: string }) {
	return bread;
}
