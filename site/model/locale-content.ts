import type {
	ContentOf,
	Item,
	LocaleBody,
	LocaleContentOf,
	LocaleModelOf,
	LocaleText,
	LocaleValue,
	ModelOf,
	RoutedItem,
	SharedOf,
	SiteWords,
	Stored,
} from "kilde";
import type { person } from "../content/people.ts";
import type { event, news } from "../content.ts";
import type { collections } from "./index.ts";
import type { page } from "./page.ts";
import type { View, views } from "./views/index.ts";

// The types of the plan's input: the content in one language, by this site's collections.

/** The data of an entry of a collection, in one language. */
export type LocalData<N extends (typeof collections)[number]["name"]> =
	LocaleValue<
		ContentOf<Extract<(typeof collections)[number], { readonly name: N }>>
	>;

/** A page in one language; `texts` are those of its view. */
export type SitePage<V extends View = View> = {
	[K in V]: {
		readonly id: string;
		readonly path: string;
		readonly data: Extract<LocaleValue<ContentOf<typeof page>>, { view: K }>;
		readonly texts: Readonly<
			Record<(typeof views)[K]["texts"][number], LocaleText>
		>;
	};
}[V];

/** An article in one language; `path` is the address of its own page. */
export type Article = RoutedItem<LocaleValue<Stored<(typeof news)["fields"]>>>;

/** An article without its text, as lists show it. */
export type ListedArticle = Omit<Article, "body">;

/** An event in one language, with its description. */
export type SiteEvent = Item<LocaleValue<Stored<(typeof event)["fields"]>>> &
	WithText;

/** An entry of a collection with Markdown texts. */
type WithText = { readonly body: LocaleBody };

/** One of the centre's people, with the biography in one language. */
export type Person = Item<LocaleValue<Stored<(typeof person)["fields"]>>> &
	WithText;

/** The values that are derived from the content of a language on a day. */
export type Derived = {
	/** The words of the interface. */
	readonly strings: SiteWords;
	/** The events in the order of their page. */
	readonly events: readonly SiteEvent[];
	readonly people: ReadonlyMap<string, Person>;
	/** The discount codes that are valid on the day of the site, in the order of the content. */
	readonly currentCodes: readonly string[];
	readonly today: string;
	/** The exceptions to the hours that are not past, the next first. */
	readonly exceptions: readonly LocalData<"hours">["exceptions"][number][];
};

/** The content that any page may show: everything in one language except pages and articles, plus derived values. */
export type LocaleContent = BaseContent & Derived & FromPages;

/** The values of the front page, the page of news and the newest articles that other pages show. */
export type FromPages = {
	/** The picture for shared links of the pages that have no photo of their own. */
	readonly sharePicture: SitePage<"home">["data"]["image"] | undefined;
	readonly newsKeywords: readonly string[];
	/** The newest articles, the newest first: one more than an article links to. */
	readonly newest: readonly ListedArticle[];
};

/** The content in one language without pages and articles. */
export type BaseContent = Omit<
	LocaleContentOf<typeof collections, View>,
	"items"
> & {
	readonly words: SiteWords;
	readonly items: {
		readonly event: readonly SiteEvent[];
		readonly person: readonly Person[];
	};
};

/** The whole content in one language. */
export type LocaleModel = LocaleModelOf<LocaleContent, SitePage, Routed>;

type Routed = { readonly news: readonly Article[] };

/** The data that any page of any language may show. */
export type Shared = SharedOf<LocaleContent>;

/** The linked content: every reference has a target. */
export type Model = ModelOf<LocaleContent, SitePage, Routed>;
