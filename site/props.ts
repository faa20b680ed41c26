import type { HeadTag } from "../generator/define.ts";

// The contract between the generator and the pages: what each view is given.
// Plain JSON, in one language, ready to be shown: nothing here is looked up, formatted or sorted again.

/** An address, of this site or a mail, phone or message link, and the words of the link to it. */
export type Link = { readonly href: string; readonly label: string };

/** A link to another site; `note` tells those who can't see it that it opens in a new tab. */
export type ExternalLink = Link & { readonly note: string };

/** The drawings of site/components/icon.tsx. */
export type IconName =
	| "home"
	| "info"
	| "wave"
	| "field"
	| "person"
	| "clock"
	| "heart"
	| "news"
	| "calendar"
	| "question"
	| "mail"
	| "phone"
	| "pin"
	| "book"
	| "search"
	| "login"
	| "language"
	| "leaf"
	| "moon"
	| "drop"
	| "spark"
	| "star"
	| "gift";

/** The flags of site/components/flag.tsx. */
export type FlagName = "denmark" | "britain";

/** A text made from Markdown: sanitised HTML. */
export type Html = { readonly html: string };

/** A part of a page: a heading if it has one, and a text. */
export type Section = Html & { readonly title: string | undefined };

/** A picture: its address, its words for those who can’t see it, its size in pixels. */
export type Picture = {
	readonly src: string;
	readonly alt: string;
	readonly width: number;
	readonly height: number;
	/** The same in smaller formats and in several widths, the best first; a drawing has none. */
	readonly sources: readonly {
		readonly type: string;
		readonly srcset: string;
	}[];
};

/** A date as a machine reads it and as a person does. */
export type Day = { readonly date: string; readonly text: string };

/** `current` is "page" for the page itself, "true" for a part of the site that holds it. */
export type NavigationLink = Link & {
	readonly icon: IconName;
	readonly current: "page" | "true" | undefined;
};

/** A menu of links; `current` when one of them is the page at hand or holds it. */
export type NavigationMenu = {
	readonly label: string;
	readonly icon: IconName;
	readonly current: boolean;
	readonly links: readonly NavigationLink[];
};

/** One thing that the site's search can find; `url` is an address of this site, for an article /news#slug, or its own if it is an older one. */
export type SearchItem = {
	readonly id: string;
	readonly title: string;
	readonly description: string;
	readonly url: string;
	readonly type: "page" | "news";
	readonly icon: IconName;
	readonly category: string;
};

/** The words around notifications: what they are called, and the button that takes one away. */
export type NotificationTexts = {
	readonly label: string;
	readonly dismiss: string;
};

/** The search: its button and its dialog. `index` is the address of everything it can find, as SearchItem[]. */
export type SearchDialog = {
	readonly index: string;
	readonly texts: {
		readonly name: string;
		/** The name, and the keys that open it. */
		readonly tooltip: string;
		readonly placeholder: string;
		readonly close: string;
		readonly hint: string;
		readonly recent: string;
		readonly clear: string;
		readonly loading: string;
		readonly results: string;
		readonly one: string;
		/** COUNT stands for the number. */
		readonly many: string;
		readonly none: string;
		readonly noneHint: string;
		readonly failed: string;
		readonly retry: string;
	};
	readonly notifications: NotificationTexts;
};

/** The articles that the reader of the news can choose among. */
export type NewsOverview = {
	readonly label: string;
	readonly close: string;
	readonly items: readonly Pick<
		ArticleSummary,
		"id" | "slug" | "title" | "day" | "href"
	>[];
};

/** The steps from one article to the next; `items` as in the overview. */
export type NewsPager = {
	readonly previous: string;
	readonly next: string;
	readonly top: string;
	readonly items: readonly Pick<ArticleSummary, "id" | "slug">[];
};

/** A code to copy. `refused` says how to, where the browser refuses the clipboard. */
export type CopyCode = {
	readonly code: string;
	readonly texts: {
		readonly copy: string;
		readonly copied: string;
		readonly refused: string;
	};
	readonly notifications: NotificationTexts;
};

/** What stands beside an interactive part that failed. */
export type Failure = {
	readonly title: string;
	readonly text: string;
	readonly retry: string;
};

/** The bar on top of a page. */
export type Header = {
	readonly name: string;
	readonly home: string;
	readonly label: string;
	readonly menu: string;
	readonly close: string;
	readonly main: readonly (NavigationLink | NavigationMenu)[];
	readonly book: NavigationLink;
	readonly search: SearchDialog;
	readonly login: ExternalLink;
	readonly languages: {
		readonly label: string;
		readonly current: Language;
		readonly options: readonly (Language & {
			readonly href: string;
			readonly selected: boolean;
		})[];
	};
};

/** A language of the site: its code (ISO 639-1), its own name for itself, its flag. */
export type Language = {
	readonly code: string;
	readonly label: string;
	readonly flag: FlagName;
};

/** The foot of a page. */
export type Footer = {
	readonly newsletter: {
		readonly heading: string;
		readonly text: string;
		readonly link: ExternalLink;
	};
	readonly contact: {
		readonly heading: string;
		readonly name: string;
		readonly street: string;
		readonly town: string;
		readonly map: ExternalLink;
		readonly phone: Link;
		readonly email: Link;
		readonly mobilepay: string;
		readonly cvr: string;
	};
	readonly legal: {
		readonly heading: string;
		readonly links: readonly Link[];
	};
	readonly disclaimer: {
		readonly button: string;
		readonly heading: string;
		readonly text: Html;
		readonly close: string;
	};
	readonly social: {
		readonly heading: string;
		readonly links: readonly ExternalLink[];
	};
	readonly copyright: string;
};

/** The scripts of site/start, by their files. */
export type StartScript = "answers" | "film" | "missing";

/** Everything around a view. */
export type Document = {
	readonly language: string;
	readonly head: readonly HeadTag[];
	readonly structuredData: readonly object[];
	readonly skip: string;
	readonly header: Header;
	readonly failure: Failure;
	readonly footer: Footer;
	/** The scripts that it runs as it starts. */
	readonly start: readonly StartScript[];
};

/** What every page begins with. */
export type Opening = { readonly heading: string; readonly lead: string };

/** An invitation to do one thing. */
export type Invitation = {
	readonly heading: string;
	readonly text: string;
	readonly link: Link;
};

/** A video of another site: a picture and a link, so that nothing of that site loads by itself. */
export type Embed = {
	readonly title: string;
	readonly poster: Picture;
	/** The address of the video's frame, which the page's policy lets it open, and the button that does. */
	readonly frame: string;
	readonly play: string;
	readonly link: ExternalLink;
	/** Who receives data. */
	readonly notice: string;
};

/** The large picture on top of a page, with words over it. */
export type Hero = {
	readonly name: string;
	readonly subheadline: string | undefined;
	readonly quote: string | undefined;
	/** Whether the background is a drawing, which the dark may turn into light lines on a dark ground. */
	readonly drawn: boolean;
	readonly background:
		| { readonly kind: "image"; readonly image: Picture }
		| { readonly kind: "embed"; readonly embed: Embed }
		| {
				readonly kind: "video";
				/** The same film in several formats, the best first. */
				readonly sources: readonly {
					readonly src: string;
					readonly type: string;
				}[];
				readonly poster: Picture;
				/** The button that stops it. */
				readonly pause: string;
		  };
};

/** What one guest said. */
export type Testimonial = {
	readonly quote: string;
	readonly by: string;
	readonly month: Day;
	/** The language of the quote where it is not that of the page. */
	readonly language: string | undefined;
};

/** What guests said, beneath a heading. */
export type Testimonials = {
	readonly heading: string;
	readonly items: readonly Testimonial[];
};

/** What can be booked and what it costs, amounts as they read. */
export type PriceTable = {
	readonly caption: string;
	readonly columns: {
		readonly what: string;
		readonly price: string;
		readonly newCustomer: string;
	};
	readonly rows: readonly {
		readonly name: string;
		readonly length: string;
		readonly price: string;
		readonly newCustomer: string | undefined;
		/** A word beside the name of what we recommend. */
		readonly mark: string | undefined;
	}[];
	readonly note: string;
};

/** What punch cards cost: in each row a price for each column; a column is a card of so many visits. */
export type CardTable = {
	readonly caption: string;
	readonly what: string;
	readonly columns: readonly {
		readonly visits: number;
		readonly label: string;
	}[];
	readonly rows: readonly {
		readonly name: string;
		readonly prices: readonly {
			readonly price: string;
			readonly each: string;
			readonly saving: string;
		}[];
	}[];
};

/** Discount codes, each with its conditions. */
export type Codes = readonly {
	readonly name: string;
	readonly code: string;
	readonly percent: string;
	readonly covers: string;
	readonly until: string;
}[];

/** When sessions start, Monday first. */
export type WeekTable = {
	readonly caption: string;
	readonly columns: { readonly day: string; readonly starts: string };
	readonly days: readonly {
		readonly name: string;
		readonly starts: readonly string[];
		readonly overnight: string | undefined;
		/** What is said of a day without any starts. */
		readonly closed: string | undefined;
	}[];
	readonly summary: string;
};

/** A stage of a session; `time` as it reads. */
export type Phase = {
	readonly time: string;
	readonly title: string;
	readonly text: string;
};

/**
 * What a printed page needs that a screen has elsewhere: where we are, and a code that leads to the booking, at `url`;
 * `address` is how that reads.
 */
export type NoticeBoard = {
	readonly name: string;
	readonly lines: readonly string[];
	readonly invitation: string;
	readonly address: string;
	readonly url: string;
};

/** A text beside a drawing. */
export type IconText = { readonly icon: IconName; readonly text: string };

/** An article as lists show it; `href` is its own page, `slug` its fragment on the page of all news. */
export type ArticleSummary = {
	readonly id: string;
	readonly slug: string;
	readonly href: string;
	readonly title: string;
	readonly type: string;
	readonly day: Day;
	readonly featured: string | undefined;
	readonly excerpt: string;
};

/** A way to book: what, for how much, with the provider’s widget or without. */
export type BookingColumn = {
	readonly heading: string;
	readonly price: string;
	readonly text: Html;
	readonly widget: BookingWidget | undefined;
	/** Ways to book without the widget. */
	readonly contact: readonly (Link & { readonly icon: IconName })[];
};

/** The element that the provider's script draws into, and the provider's own page for where it does not. */
export type BookingWidget = {
	readonly className: string;
	readonly attributes: Readonly<Record<`data-${string}`, string>>;
	readonly link: ExternalLink;
	readonly instead: string;
	/** The button that loads the widgets, and who then receives data; none where they load on entry. */
	readonly ask:
		| { readonly button: string; readonly notice: string }
		| undefined;
};

/** What brings the widgets of a page up: the provider's script, and what is said meanwhile and should it fail. */
export type BookingWidgets = {
	readonly script: string;
	readonly loading: string;
	readonly failed: string;
};

/** What each view is given. */
export type Views = {
	home: Opening & {
		readonly banner: Link;
		readonly hero: Hero;
		readonly book: Link;
		readonly intro: Section;
		readonly badge: { readonly figure: string; readonly link: Link };
		readonly system: Section;
		readonly room: Section;
		readonly roomImage: Picture;
		readonly science: Section;
		readonly quote: {
			readonly text: string;
			readonly name: string;
			readonly role: string;
		};
		readonly testimonials: Testimonials & {
			readonly more: Link;
			readonly international: ExternalLink | undefined;
		};
		readonly explore: {
			readonly heading: string;
			readonly links: readonly (Link & IconText)[];
		};
		readonly contact: {
			readonly heading: string;
			readonly text: string;
			readonly email: Link;
		};
		readonly invitation: Invitation;
	};
	about: Opening & {
		readonly topInvitation: Invitation;
		readonly welcome: Section;
		readonly owners: {
			readonly heading: string;
			readonly people: readonly {
				readonly id: string;
				readonly name: string;
				readonly role: string;
				readonly portrait: Picture;
				readonly biography: Html;
			}[];
		};
		readonly mission: Section;
		readonly invitation: Invitation;
	};
	technology: Opening & {
		readonly text: Section;
		readonly video: Embed;
		readonly invitation: Invitation;
	};
	scalar: Opening & {
		readonly text: Section;
		readonly disclaimer: Section;
		readonly invitation: Invitation;
	};
	session: Opening & {
		readonly intro: Section;
		readonly phases: {
			readonly heading: string;
			readonly items: readonly Phase[];
		};
		readonly how: Section;
		readonly facilities: {
			readonly heading: string;
			readonly items: readonly IconText[];
		};
		readonly testimonials: Testimonials;
		readonly disclaimer: Section;
		readonly invitation: Invitation;
	};
	"opening-hours": Opening & {
		readonly prices: {
			readonly heading: string;
			readonly table: PriceTable;
			readonly text: Section;
		};
		readonly discounts: { readonly heading: string; readonly codes: Codes };
		readonly cards: {
			readonly heading: string;
			readonly table: CardTable;
			readonly text: Section;
		};
		readonly overnight: Section;
		readonly hours: {
			readonly heading: string;
			readonly table: WeekTable;
			readonly text: Section;
		};
		readonly rules: {
			readonly heading: string;
			readonly items: readonly string[];
		};
		readonly invitation: Invitation;
		readonly noticeBoard: NoticeBoard;
	};
	services: Opening & {
		readonly intro: Section;
		readonly benefits: {
			readonly heading: string;
			readonly items: readonly (IconText & { readonly title: string })[];
		};
		readonly testimonials: Testimonials;
		readonly videos: { readonly heading: string; readonly text: string };
		readonly request: Invitation;
		readonly disclaimer: Section;
		readonly invitation: Invitation;
	};
	news: Opening & {
		readonly overview: NewsOverview;
		readonly pager: NewsPager;
		readonly articles: readonly (ArticleSummary & {
			readonly body: Html;
			readonly readAlone: string;
		})[];
		/** Those that are too many to read on one page: links to their own. */
		readonly older:
			| {
					readonly heading: string;
					readonly articles: readonly Pick<
						ArticleSummary,
						"slug" | "title" | "day" | "href"
					>[];
			  }
			| undefined;
		readonly feed: Link;
	};
	article: {
		readonly article: ArticleSummary;
		readonly body: Html;
		readonly back: Link;
		readonly more: {
			readonly heading: string;
			readonly articles: readonly ArticleSummary[];
		};
	};
	events: Opening & {
		readonly events: readonly {
			readonly id: string;
			readonly title: string;
			readonly image: Picture;
			readonly price: string;
			readonly summary: string;
			readonly description: Html;
			readonly book: ExternalLink;
		}[];
		readonly note: string;
	};
	faq: Opening & {
		readonly banner: Link;
		readonly items: readonly {
			readonly id: string;
			readonly question: string;
			readonly answer: Html;
		}[];
		readonly contact: {
			readonly heading: string;
			readonly text: string;
			readonly links: readonly (Link & { readonly icon: IconName })[];
		};
		readonly book: Link;
	};
	contact: Opening & {
		readonly details: readonly {
			readonly icon: IconName;
			readonly label: string;
			readonly text: string;
			readonly href: string | undefined;
		}[];
		readonly visit: Section;
		readonly form: {
			readonly heading: string;
			readonly instead: string;
			readonly contact: readonly (Link & { readonly icon: IconName })[];
			readonly privacy: string;
			readonly name: string;
			readonly email: string;
			readonly message: string;
			readonly required: string;
			readonly submit: string;
		};
	};
	book: Opening & {
		readonly events: Link;
		readonly columns: readonly BookingColumn[];
		readonly widgets: BookingWidgets | undefined;
		/** The origins that the widgets turn to; the page's policy names them. */
		readonly hosts: readonly string[];
		readonly hint: {
			readonly heading: string;
			readonly steps: readonly string[];
		};
		readonly codes: { readonly heading: string; readonly list: Codes };
		readonly terms: string;
		readonly termsLink: Link;
	};
	newsletter: Opening & {
		readonly text: Section;
		readonly link: ExternalLink;
		readonly prices: { readonly heading: string; readonly table: PriceTable };
	};
	"thank-you": Opening & {
		readonly code: {
			readonly heading: string;
			readonly copy: CopyCode;
			readonly covers: string;
			readonly until: string;
		};
		readonly text: Section;
		readonly book: Link;
		readonly home: Link;
		readonly prices: { readonly heading: string; readonly table: PriceTable };
	};
	testimonials: Opening & {
		readonly testimonials: readonly Testimonial[];
		readonly international: ExternalLink;
		readonly invitation: Invitation;
	};
	legal: Opening & {
		readonly updated: { readonly label: string; readonly day: Day };
		readonly contents: {
			readonly heading: string;
			readonly links: readonly Link[];
		};
		readonly text: Section;
	};
	/** A page of a campaign: what it holds is content alone. */
	landing: Opening & {
		readonly hero: Hero;
		readonly text: Section;
		readonly invitations: readonly Invitation[];
	};
	"not-found": {
		readonly code: string;
		readonly english: { readonly message: string; readonly link: Link };
		readonly danish: { readonly message: string; readonly link: Link };
	};
};

/** The name of a view. */
export type ViewName = keyof Views;

/** What a page of a view is made from: the document around it, and the view itself. */
export type PageProps<V extends ViewName = ViewName> = {
	[K in V]: {
		readonly view: K;
		readonly document: Document;
		readonly content: Views[K];
	};
}[V];
