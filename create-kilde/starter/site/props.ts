import type { HeadTag } from "kilde/plan";

// What the plan of site.ts gives to pages: each holds all that it shows, in one language.

/** A link: its address and its words. */
export type Link = { readonly href: string; readonly words: string };

/** The frame around every page. */
export type Document = {
	readonly language: string;
	readonly head: readonly HeadTag[];
	readonly home: Link;
	readonly skip: string;
	readonly menu: { readonly words: string; readonly links: readonly Link[] };
	readonly languages: {
		readonly words: string;
		readonly links: readonly (Link & { readonly code: string })[];
	};
	readonly contact: { readonly email: string; readonly phone: string };
	readonly failed: string;
	readonly current: string;
};

/** The props of the island that adds up hours. */
export type Sum = {
	readonly first: number;
	readonly hour: number;
	readonly tag: string;
	readonly currency: string;
	readonly amount: string;
	readonly total: string;
};

/** An article in the list of news. */
export type News = Link & { readonly date: string };

type Text = { readonly heading: string; readonly html: string };

/** A name and its value, e.g. a day and its hours. */
export type Pair = { readonly name: string; readonly value: string };

/** The props of each view, by its name: that of its file in views/. */
export type Views = {
	readonly home: Text & { readonly news: readonly News[] };
	readonly prices: Text & {
		readonly prices: readonly Pair[];
		readonly sum: Sum;
	};
	readonly contact: Text & {
		readonly hours: {
			readonly heading: string;
			readonly days: readonly Pair[];
		};
		readonly email: string;
		readonly phone: string;
	};
	readonly news: Text & { readonly news: readonly News[] };
	readonly text: Text;
	readonly article: Text & { readonly date: string };
	readonly missing: { readonly heading: string; readonly back: Link };
};
