import type {
	LocaleContent,
	Shared,
	SitePage,
} from "../../model/locale-content.ts";
import { type PlainView, shownPage, type ViewInput } from "../shown.ts";
import { about } from "./about.ts";
import type { createArticleContent } from "./article.ts";
import { book } from "./book.ts";
import { contact } from "./contact.ts";
import { events } from "./events.ts";
import { faq } from "./faq.ts";
import { home } from "./home.ts";
import { landing } from "./landing.ts";
import { legal } from "./legal.ts";
import type { newsContent } from "./news.ts";
import { newsletter } from "./newsletter.ts";
import type { notFoundContent } from "./not-found.ts";
import { openingHours } from "./opening-hours.ts";
import { services } from "./services.ts";
import { session } from "./session.ts";
import { technology } from "./technology.ts";
import { testimonials } from "./testimonials.ts";
import { thankYou } from "./thank-you.ts";

/** The function that plans each view: it returns the content of the page and the values computed for it. */
const views = {
	home,
	about,
	technology,
	scalar: ({ page }: ViewInput<"scalar">) => page,
	session,
	"opening-hours": openingHours,
	services,
	events,
	faq,
	contact,
	book,
	newsletter,
	"thank-you": thankYou,
	testimonials,
	legal,
	landing,
} as const;

/** The props of each view: what its function returns. */
export type Views = {
	readonly [V in PlainView]: ReturnType<(typeof views)[V]>;
} & {
	readonly news: ReturnType<typeof newsContent>;
	readonly article: ReturnType<typeof createArticleContent>;
	readonly "not-found": ReturnType<typeof notFoundContent>;
};

/** Returns the props of a page's view. */
export function viewContent<V extends PlainView>(
	shared: Shared,
	content: LocaleContent,
	page: SitePage<V>,
): Views[V] {
	const { view: name } = page.data as { readonly view: V };
	// The table is indexed by the view of the page's data, so the function accepts this page.
	const view = views[name] as unknown as (input: ViewInput<V>) => Views[V];
	return view({ shared, content, page: shownPage(shared, content, page) });
}
