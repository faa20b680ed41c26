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

export type Teacher = {
	readonly id: string;
	readonly name: string;
	readonly teaches: string;
	readonly html: string;
};

export type Course = {
	readonly name: string;
	readonly teacher: Link;
	readonly price: string;
	readonly times: string;
	/** The names of the days of its lessons. */
	readonly days: readonly string[];
};

/** The props of the island that shows the courses of a day. */
export type CoursesOfDay = {
	readonly courses: readonly Course[];
	/** The days that have courses. */
	readonly days: readonly string[];
	readonly words: Readonly<Record<"day" | "anyDay", string>>;
};

/** A concert in a list. */
export type Concert = Link & { readonly when: string };

type Text = { readonly heading: string; readonly html: string };

/** The props of each view, by its name: that of its file in views/. */
export type Views = {
	readonly home: Text & {
		readonly next: {
			readonly heading: string;
			readonly concerts: readonly Concert[];
		};
	};
	readonly courses: Text & { readonly finder: CoursesOfDay };
	readonly teachers: Text & { readonly teachers: readonly Teacher[] };
	readonly concerts: Text & { readonly concerts: readonly Concert[] };
	readonly concert: Text & {
		readonly when: string;
		readonly price: string;
		readonly teacher: Link;
	};
	readonly contact: Text & {
		readonly address: readonly string[];
		readonly email: string;
		readonly phone: string;
	};
	readonly missing: { readonly heading: string; readonly back: Link };
};
