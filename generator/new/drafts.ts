import type { Path } from "../diagnostics/places.ts";
import type { ContentEntry, Entry } from "../types.ts";
import { slugify } from "../url.ts";
import type { Answers, Kind } from "./kinds.ts";

/** A file to be made, or an item for the list at `list` of a file: the scaffold in templates/new, and what fills it. */
export type Draft = {
	readonly path: string;
	readonly list?: Path;
	readonly scaffold: string;
	readonly props: Readonly<Record<string, string | number>>;
};

/** What a thing is drafted from: the answers, the content that is there, the day. */
type Ground = {
	readonly answers: Answers;
	readonly entries: readonly Entry[];
	readonly date: string;
};

/** How each kind of thing is begun, so that it is right but for its text. */
export const drafts = {
	article: ({ answers: { da = "", en = "", type = "" }, date }) => {
		const shared = { date, type };
		return [
			{
				path: `content/news/${slugify(en)}.da.md`,
				scaffold: "article.da.md",
				props: { ...shared, slug: slugify(da), title: quoted(da) },
			},
			{
				path: `content/news/${slugify(en)}.en.md`,
				scaffold: "article.en.md",
				props: { ...shared, slug: slugify(en), title: quoted(en) },
			},
		];
	},
	event: ({ answers: { da = "", en = "", link = "" }, entries }) => {
		const path = `content/events/${slugify(en)}`;
		const { order, price, image } = lastEvent(entries);
		const props = {
			da: quoted(da),
			en: quoted(en),
			link: quoted(link),
			order: order + 1,
			price,
			image,
		};
		return [
			{ path: `${path}.yaml`, scaffold: "event.yaml", props },
			{ path: `${path}.da.md`, scaffold: "event.da.md", props: {} },
			{ path: `${path}.en.md`, scaffold: "event.en.md", props: {} },
		];
	},
	faq: ({ answers: { da = "", en = "" } }) => [
		{
			path: "content/faq.yaml",
			list: [],
			scaffold: "question.yaml",
			props: { id: shortId(en), da: quoted(da), en: quoted(en) },
		},
	],
	testimonial: ({ answers: { by = "", quote = "", in: language }, date }) => [
		{
			path: "content/testimonials.yaml",
			list: [language === "en" ? "english" : "danish"],
			scaffold: "testimonial.yaml",
			props: {
				by: quoted(by),
				quote: quoted(quote),
				month: quoted(date.slice(0, 7)),
			},
		},
	],
	redirect: ({ answers: { from = "", to = "" } }) => [
		{
			path: "content/redirects.yaml",
			list: [],
			scaffold: "redirect.yaml",
			props: { from: quoted(from), to: quoted(to) },
		},
	],
} as const satisfies Record<Kind, (ground: Ground) => Draft[]>;

/** A text in double quotes, as YAML and JSON both write any text. */
function quoted(text: string): string {
	return JSON.stringify(text);
}

/** Words that are enough to know a question by. */
const longestId = 5;

function shortId(question: string): string {
	return slugify(question).split("-").slice(0, longestId).join("-");
}

/** A new event comes last, and borrows the price and the picture of the one before it. */
function lastEvent(entries: readonly Entry[]) {
	const events = entries
		.filter((entry) => entry.kind === "content")
		// An entry of the collection `event` holds an event.
		.filter(
			(entry) => entry.collection === "event",
		) as unknown as readonly ContentEntry<"event">[];
	const known = events.flatMap(({ data }) => data ?? []);
	const last = known.sort((a, b) => a.order - b.order).at(-1);
	return {
		order: last?.order ?? 0,
		price: last?.price.name ?? "event",
		image: last?.image.src.name ?? "event.svg",
	};
}
