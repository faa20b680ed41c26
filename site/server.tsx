import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { PageCode } from "../generator/define.ts";
import { Document } from "./document.tsx";
import type { PageProps, ViewName, Views } from "./props.ts";
import { AboutView } from "./views/about.tsx";
import { ArticleView } from "./views/article.tsx";
import { BookView } from "./views/book.tsx";
import { ContactView } from "./views/contact.tsx";
import { EventsView } from "./views/events.tsx";
import { FaqView } from "./views/faq.tsx";
import { HomeView } from "./views/home.tsx";
import { LandingView } from "./views/landing.tsx";
import { LegalView } from "./views/legal.tsx";
import { NewsView } from "./views/news.tsx";
import { NewsletterView } from "./views/newsletter.tsx";
import { NotFoundView } from "./views/not-found.tsx";
import { OpeningHoursView } from "./views/opening-hours.tsx";
import { ScalarView } from "./views/scalar.tsx";
import { ServicesView } from "./views/services.tsx";
import { SessionView } from "./views/session.tsx";
import { TechnologyView } from "./views/technology.tsx";
import { TestimonialsView } from "./views/testimonials.tsx";
import { ThankYouView } from "./views/thank-you.tsx";

const views: { readonly [V in ViewName]: ComponentType<Views[V]> } & Readonly<
	// The views of entries with their own pages, whose props are the entry's data.
	Record<string, ComponentType<never>>
> = {
	home: HomeView,
	about: AboutView,
	technology: TechnologyView,
	scalar: ScalarView,
	session: SessionView,
	"opening-hours": OpeningHoursView,
	services: ServicesView,
	news: NewsView,
	article: ArticleView,
	events: EventsView,
	faq: FaqView,
	contact: ContactView,
	book: BookView,
	newsletter: NewsletterView,
	"thank-you": ThankYouView,
	testimonials: TestimonialsView,
	legal: LegalView,
	landing: LandingView,
	"not-found": NotFoundView,
};

/** Returns the whole HTML of a page, from its props and its code. */
export function renderPage(
	{ view, document, content }: PageProps,
	code: PageCode,
): string {
	// PageProps pairs each view's name with its content; TypeScript can't follow that through the table.
	const View = views[view] as ComponentType<typeof content>;
	const html = renderToStaticMarkup(
		<Document {...document} code={code}>
			<View {...content} />
		</Document>,
	);
	return `<!doctype html>${html}\n`;
}
