import type {
	LocaleContent,
	Shared,
	SitePage,
} from "../../model/locale-content.ts";
import { type PlainView, shownPage, type ViewInput } from "../shown.ts";
import type { createArticleContent } from "./article.ts";
import { book } from "./book.ts";
import { contact } from "./contact.ts";
import type { newsContent } from "./news.ts";
import { newsletter } from "./newsletter.ts";
import type { notFoundContent } from "./not-found.ts";
import { openingHours } from "./opening-hours.ts";
import { thankYou } from "./thank-you.ts";

/** The function that plans each view: it returns the content of the page and the values computed for it. */
const views = {
	"opening-hours": openingHours,
	contact,
	book,
	newsletter,
	"thank-you": thankYou,
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
