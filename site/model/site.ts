import type {
	ContentOf,
	FrameOf,
	Item,
	Local,
	LocalBody,
	LocalText,
	ModelOf,
	RoutedItem,
	SharedOf,
	SiteOf,
} from "../../generator/define.ts";
import type { event } from "./event.ts";
import type { collections } from "./index.ts";
import type { news } from "./news.ts";
import type { page, sections, View } from "./page.ts";
import type { person } from "./person.ts";

// What pages are made from: the content in one language, with the types of this site's collections.

/** What an entry of a collection holds, in one language. */
export type LocalContent<N extends (typeof collections)[number]["name"]> =
	Local<ContentOf<Extract<(typeof collections)[number], { readonly name: N }>>>;

/** A page in one language; `texts` are those that its view asks for. */
export type SitePage<V extends View = View> = {
	[K in V]: {
		readonly id: string;
		readonly path: string;
		readonly data: Extract<Local<ContentOf<typeof page>>, { view: K }>;
		readonly texts: Readonly<Record<(typeof sections)[K][number], LocalText>>;
	};
}[V];

/** An article in one language; `path` is the address of its own page. */
export type Article = RoutedItem<Local<ContentOf<typeof news>>>;

/** An event in one language, with its description. */
export type SiteEvent = Item<Local<ContentOf<typeof event>>> & WithText;

/** An entry whose collection has texts beside it. */
type WithText = { readonly body: LocalBody };

/** One of the people behind the centre, with the biography in one language. */
export type Person = Item<Local<ContentOf<typeof person>>> & WithText;

/** What follows from the content of a language on a day. */
export type Derived = {
	/** In the order of the page of events. */
	readonly events: readonly SiteEvent[];
	readonly people: ReadonlyMap<string, Person>;
	/** The discount codes that hold on the day of the site, in the order of the content. */
	readonly currentCodes: readonly string[];
};

/** The whole content in one language but for what its pages and articles say: each page may show all of it. */
export type Frame = Files & Derived;

/** What the files of the content say, in one language. */
export type Files = FrameOf<typeof collections, View> & {
	readonly items: {
		readonly event: readonly SiteEvent[];
		readonly person: readonly Person[];
	};
};

/** The whole content in one language. */
export type Site = SiteOf<Frame, SitePage, Routed>;

type Routed = { readonly news: readonly Article[] };

/** What any page may show, whichever language it is in. */
export type Shared = SharedOf<Frame>;

/** The whole content, every reference known to lead somewhere. */
export type Model = ModelOf<Frame, SitePage, Routed>;
