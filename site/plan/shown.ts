import { resolvePicture, type ShownPicture } from "kilde/plan";
import { isPicture } from "../model/first-photo.ts";
import type {
	LocaleContent,
	Shared,
	SitePage,
} from "../model/locale-content.ts";
import type { View } from "../model/views/index.ts";
import { linkTo, type WrittenLink } from "./links.ts";
import type { WrittenPicture } from "./pictures.ts";

/** Content as a page shows it: its links have addresses instead of the names of pages, its pictures are files. */
export type Shown<T> = T extends WrittenPicture
	? ShownPicture
	: T extends readonly (infer U)[]
		? readonly Shown<U>[]
		: T extends WrittenLink
			? ShownFields<Omit<T, keyof WrittenLink>> & {
					readonly href: string;
					readonly attributes: { readonly href: string };
				}
			: T extends object
				? ShownFields<T>
				: T;

type ShownFields<T> = { readonly [K in keyof T]: Shown<T[K]> };

/** The fields of a page that its head and the search show, and not its view. */
const apart = [
	"path",
	"title",
	"description",
	"keywords",
	"image",
	"search",
] as const;

/** The content of a page in the form that its view shows. */
export type ShownPage<V extends View> = Shown<
	Omit<SitePage<V>["data"], (typeof apart)[number]>
> &
	SitePage<V>["texts"];

/** The views of pages without articles. */
export type PlainView = Exclude<View, "news" | "home" | "faq">;

/** The content of a page in one language, and the other content that it may show. */
export type ViewInput<V extends PlainView> = {
	readonly shared: Shared;
	/** It has no articles, so an edit of one doesn't change these pages. */
	readonly content: LocaleContent;
	readonly page: ShownPage<V>;
};

/**
 * Returns what the view of a page shows of the content of the page. Whatever has `src` and `alt` is a picture, and whatever
 * has `page` a link: the schemas of views use these names for nothing else.
 */
export function shownPage<V extends View>(
	shared: Shared,
	content: LocaleContent,
	{ data, texts }: SitePage<V>,
): ShownPage<V> {
	const show = (value: unknown): unknown => {
		if (typeof value !== "object" || value === null) return value;
		if (Array.isArray(value)) return value.map(show);
		if (isPicture(value))
			return resolvePicture(shared, value as WrittenPicture);
		const fields = isLink(value) ? linkTo(content, value) : value;
		return Object.fromEntries(
			Object.entries(fields).map(([key, field]) => [key, show(field)]),
		);
	};
	const shown = Object.entries(data).flatMap(([key, value]) =>
		apart.some((each) => each === key) ? [] : [[key, show(value)]],
	);
	// Each kind of value becomes its `Shown` form, which TypeScript can't infer.
	return { ...Object.fromEntries(shown), ...texts } as ShownPage<V>;
}

function isLink(value: object): value is WrittenLink {
	return "page" in value;
}
