import type { HeadTag } from "../generator/define.ts";
import type { Offer } from "./cheapest.ts";
import type { NamedIcon } from "./model/icon.ts";
import type { Views } from "./plan/views/index.ts";

export type { Views };

// The contract between the plan and the views: the props of each view.
// They are plain JSON in one language; views don't look up, format or sort anything.

/** A link: its target, which may also be a mail, phone or message address, and its text. */
export type Link = { readonly href: string; readonly label: string };

/** A link to another site; `note` says, for screen readers, that it opens in a new tab. */
export type ExternalLink = Link & { readonly note: string };

/** The drawings of site/components/icon.tsx: those that the content can name, and one that it can't. */
export type IconName = NamedIcon | "menu";

/** The flags of site/components/flag.tsx. */
export type FlagName = "denmark" | "britain";

/** A text made from Markdown: sanitised HTML. */
export type Html = { readonly html: string };

/** A section of a page: a heading, if it has one, and a text. */
export type Section = Html & { readonly title: string | undefined };

/** A text that opens on request: its button, and what it is about, for screen readers, unless it follows its heading. */
export type Fold = Html & { readonly label: string; readonly about?: string };

/** A section in two parts: its heading and first paragraph, and the rest. */
export type FoldedSection = {
	readonly start: Section;
	readonly rest: Fold | undefined;
};

/** A picture: its alternative text, its file, and the one for the dark theme, if that is another. */
export type Picture = PictureFile & {
	readonly alt: string;
	readonly dark: PictureFile | undefined;
};

/** The file of a picture: its address and its size in pixels. */
export type PictureFile = {
	readonly src: string;
	readonly width: number;
	readonly height: number;
	/** Variants in better compressed formats and several widths, the best format first; none for a drawing. */
	readonly sources: readonly {
		readonly type: string;
		readonly srcset: string;
	}[];
};

/** A date in ISO 8601 and as a formatted text. */
export type Day = { readonly date: string; readonly text: string };

/** A link; `current` is its aria-current: "page" for the page itself, "true" for the section that it is in. */
export type CurrentLink = Link & {
	readonly current?: "page" | "true" | undefined;
};

/** A link of the navigation. */
export type NavigationLink = CurrentLink & { readonly icon: IconName };

/** A menu of links; `current` if one of them is the page itself or its section. */
export type NavigationMenu = {
	readonly label: string;
	readonly icon: IconName;
	readonly current: boolean;
	readonly links: readonly NavigationLink[];
};

/** An item of the search index; `url` is its address: for an article /news#slug, or its own page if it is an older one. */
export type SearchItem = {
	readonly id: string;
	readonly title: string;
	readonly description: string;
	readonly url: string;
	readonly type: "page" | "news";
	readonly icon: IconName;
	readonly category: string;
};

/** The texts of notifications: the label of their region, and the button that dismisses one. */
export type NotificationTexts = {
	readonly label: string;
	readonly dismiss: string;
};

/** The search: its button and its dialog. `index` is the address of the search index, a SearchItem[]. */
export type SearchDialog = {
	readonly index: string;
	readonly texts: {
		readonly name: string;
		/** The name, and the keyboard shortcut. */
		readonly tooltip: string;
		readonly placeholder: string;
		readonly close: string;
		readonly hint: string;
		readonly recent: string;
		readonly clear: string;
		readonly loading: string;
		readonly results: string;
		readonly one: string;
		/** COUNT is replaced by the number. */
		readonly many: string;
		readonly none: string;
		readonly noneHint: string;
		readonly failed: string;
		readonly retry: string;
	};
	readonly notifications: NotificationTexts;
};

/** The overview of the articles in the reader of the news. */
export type NewsOverview = {
	readonly label: string;
	readonly close: string;
	readonly items: readonly Pick<
		ArticleSummary,
		"id" | "slug" | "title" | "day" | "href"
	>[];
};

/** The buttons to the previous and the next article; `items` as in the overview. */
export type NewsPager = {
	readonly previous: string;
	readonly next: string;
	readonly top: string;
	readonly items: readonly Pick<ArticleSummary, "id" | "slug">[];
};

/** A code to copy. `refused` says how to copy it if the browser denies the clipboard. */
export type CopyCode = {
	readonly code: string;
	readonly texts: {
		readonly copy: string;
		readonly copied: string;
		readonly refused: string;
	};
	readonly notifications: NotificationTexts;
};

/** The message in an interactive part that failed. */
export type Failure = {
	readonly title: string;
	readonly text: string;
	readonly retry: string;
};

/** The header of a page. */
export type Header = {
	readonly name: string;
	readonly home: string;
	readonly label: string;
	readonly menu: string;
	readonly close: string;
	readonly main: readonly (NavigationLink | NavigationMenu)[];
	/** What is often looked for on the way, as prices; on wide screens the footer alone has it. */
	readonly practical: readonly CurrentLink[];
	readonly book: NavigationLink;
	/** The word of the button that calls. */
	readonly call: string;
	readonly phone: Link;
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

/** The footer of a page. */
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

/** The scripts that some pages run when they load: names of files in site/start. */
export type StartScript = "answers" | "film" | "missing" | "today";

/** The parts of a page around its view. */
export type Document = {
	readonly language: string;
	readonly head: readonly HeadTag[];
	readonly structuredData: readonly object[];
	readonly skip: string;
	readonly header: Header;
	readonly failure: Failure;
	readonly footer: Footer;
	/** The scripts that it runs when it loads. */
	readonly start: readonly StartScript[];
};

/** The beginning of every page. */
export type Opening = { readonly heading: string; readonly lead: string };

/** A way to reach the centre, or its address. */
export type ContactDetail = {
	readonly icon: IconName;
	readonly label: string;
	readonly text: string;
	readonly href: string | undefined;
};

/** A call to action. */
export type Invitation = {
	readonly heading: string;
	readonly text: string;
	readonly link: Link;
};

/** A video of another site: a picture and a link, so that nothing is loaded from that site before a click. */
export type Embed = {
	readonly title: string;
	readonly poster: Picture;
	/** The address of the video's frame, which the page's policy allows, and the label of the button that loads it. */
	readonly frame: string;
	readonly play: string;
	readonly link: ExternalLink;
	/** Who receives data. */
	readonly notice: string;
};

/** The large picture at the top of a page, with text over it. */
export type Hero = {
	readonly name: string;
	readonly subheadline: string | undefined;
	readonly quote: string | undefined;
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
				/** The label of the button that pauses it. */
				readonly pause: string;
		  };
};

/** A quotation of a guest. */
export type Testimonial = {
	readonly quote: string;
	readonly by: string;
	readonly month: Day;
	/** The language of the quotation, if it is not that of the page. */
	readonly language: string | undefined;
};

/** Quotations of guests under a heading. */
export type Testimonials = {
	readonly heading: string;
	readonly items: readonly Testimonial[];
	/** How many are shown, and the words that open the others; without it all are shown. */
	readonly folded?: { readonly shown: number; readonly more: string };
};

/** The prices of what can be booked; amounts are formatted. */
export type PriceTable = {
	readonly caption: string;
	readonly columns: {
		readonly what: string;
		readonly price: string;
		readonly newCustomer: string;
	};
	readonly rows: readonly {
		readonly name: string;
		/** Its length or times, where they are known. */
		readonly length: string | undefined;
		readonly price: string;
		readonly newCustomer: string | undefined;
		/** A word beside the name of a recommended session. */
		readonly mark: string | undefined;
	}[];
	readonly note: string;
};

/**
 * The lowest prices for one and for several visits: a row for each kind, a column for each number of visits. Amounts have
 * no currency: `unit` has it.
 */
export type VisitTable = {
	readonly caption: string;
	readonly visits: string;
	readonly unit: string;
	readonly columns: readonly number[];
	readonly rows: readonly {
		readonly name: string;
		readonly prices: readonly {
			readonly visits: number;
			readonly sum: string;
			/** The price of each visit with a punch card. */
			readonly each: string | undefined;
			/** What a punch card takes off, in per cent. */
			readonly saving: string | undefined;
		}[];
	}[];
	readonly each: string;
};

/** The price finder: what can be booked, and the words and signs of the bill that it writes. */
export type PriceFinder = {
	readonly kinds: readonly (Offer & {
		readonly id: string;
		readonly name: string;
	})[];
	/** What it shows first, and the most visits that one can choose. */
	readonly kind: string;
	readonly visits: number;
	readonly most: number;
	readonly money: MoneyStyle;
	readonly texts: Readonly<
		Record<
			| "heading"
			| "visits"
			| "kind"
			| "newGuest"
			| "first"
			| "card"
			| "single"
			| "sum"
			| "left"
			| "each",
			string
		>
	>;
};

/** The signs around and within an amount of money. */
export type MoneyStyle = Readonly<
	Record<"before" | "group" | "decimal" | "after", string>
>;

/** Discounts, each with its conditions, and its code or a link to where guests get that. */
export type Codes = readonly {
	readonly name: string;
	readonly code: string | Link;
	readonly percent: string;
	readonly covers: string;
	readonly until: string;
}[];

/** The start times of sessions, Monday first: a column for each time at which a session starts on some day. */
export type WeekTable = {
	readonly caption: string;
	readonly columns: {
		readonly day: string;
		readonly starts: string;
		readonly overnight: string;
	};
	readonly days: readonly {
		readonly name: string;
		/** The start time in each column, or undefined. */
		readonly starts: readonly (string | undefined)[];
		/** From when until when one can stay over night. */
		readonly overnight: string | undefined;
		/** The text for a day without start times. */
		readonly closed: string | undefined;
	}[];
	readonly summary: string;
	readonly marks: DayMarks;
};

/** When the centre is open on each day, Monday first. */
export type HoursTable = {
	readonly caption: string;
	readonly days: readonly { readonly name: string; readonly hours: string }[];
	readonly marks: DayMarks;
};

/** The data attributes of a table of the week by which start/today.ts marks today and tomorrow. */
export type DayMarks = {
	readonly "data-today": string;
	readonly "data-tomorrow": string;
	readonly "data-zone": string;
};

/** A stage of a session; `time` is formatted. */
export type Phase = {
	readonly time: string;
	readonly title: string;
	readonly text: string;
};

/**
 * The part of a page for print only: the centre's address in `lines`, and a QR code of `url`, the booking page, with
 * `address` as its readable form.
 */
export type NoticeBoard = {
	readonly name: string;
	readonly lines: readonly string[];
	readonly invitation: string;
	readonly address: string;
	readonly url: string;
};

/** A text with an icon. */
export type IconText = { readonly icon: IconName; readonly text: string };

/** An article in a list; `href` is its own page, `slug` its fragment on the page of all news. */
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

/** A bookable session: its name, price and text, with the provider’s widget or without. */
export type BookingColumn = {
	/** The name of its session in the content, which is its fragment. */
	readonly id: string;
	readonly heading: string;
	readonly price: string;
	/** Whether it is a stay over night. */
	readonly isNight: boolean;
	readonly points: readonly IconText[];
	readonly text: Html;
	readonly widget: BookingWidget | undefined;
	/** Ways to book without the widget. */
	readonly contact: readonly (Link & { readonly icon: IconName })[];
};

/** The element into which the provider's script renders, and the provider's own page in case it doesn't. */
export type BookingWidget = {
	readonly className: string;
	readonly attributes: Readonly<Record<`data-${string}`, string>>;
	readonly link: ExternalLink;
	readonly instead: string;
	/** The button that loads the widgets, and who then receives data; none if they load with the page. */
	readonly ask:
		| { readonly button: string; readonly notice: string }
		| undefined;
};

/** The provider's script of a page's widgets, and the messages while it loads and if it fails. */
export type BookingWidgets = {
	readonly script: string;
	readonly loading: string;
	readonly failed: string;
};

/** The props of a page: those of the document and those of its view. */
export type PageProps<V extends keyof Views = keyof Views> = {
	[K in V]: {
		readonly view: K;
		readonly document: Document;
		readonly content: Views[K];
	};
}[V];
