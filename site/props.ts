import type { LocalBody, LocalText } from "../generator/define.ts";
import type { NamedIcon } from "./model/icon.ts";
import type { LocalData } from "./model/locale-content.ts";
import type { articleSummary } from "./plan/articles.ts";
import type {
	bookingColumn,
	bookingWidgets,
	noticeBoard,
} from "./plan/booking.ts";
import type { documentOf } from "./plan/document.ts";
import type { Link, outsideLink } from "./plan/links.ts";
import type { CurrentLink, footer, header } from "./plan/navigation.ts";
import type { embed, hero, picture } from "./plan/pictures.ts";
import type { searchDialog } from "./plan/search-dialog.ts";
import type { SearchItem } from "./plan/search-index.ts";
import type { codeList, priceTable, testimonialList } from "./plan/tables.ts";
import type { foldedSection, notificationTexts } from "./plan/texts.ts";
import type { Views } from "./plan/views/index.ts";
import type { priceFinder, visitTable } from "./plan/visits.ts";
import type { hoursTable, weekTable } from "./plan/week.ts";

// What components show: what the functions of the plan return, by the names of the components.
// It is plain JSON in one language; components don't look up, format or sort anything.

export type { CurrentLink, Link, SearchItem, Views };

/** The drawings of site/components/icon.tsx: those that the content can name, and two that it can't. */
export type IconName = NamedIcon | "menu" | "sms";

/** The flags of site/components/flag.tsx. */
export type FlagName = LocalData<"languages">[string]["flag"];

/** A link to another site; `note` says, for screen readers, that it opens in a new tab. */
export type ExternalLink = ReturnType<typeof outsideLink>;

/** A text made from Markdown: sanitised HTML. */
export type Html = Pick<LocalBody, "html">;

/** A section of a page: a heading, if it has one, and a text. */
export type Section = Pick<LocalText, "title"> & { readonly body: Html };

/** A section in two parts: its heading and first paragraph, and the rest. */
export type FoldedSection = ReturnType<typeof foldedSection>;

/** A text that opens on request: its button, and what it is about, for screen readers: a page has several. */
export type Fold = NonNullable<FoldedSection["rest"]>;

/** A picture in both themes. */
export type Picture = ReturnType<typeof picture>;

/** The file of a picture, and its variants. */
export type PictureFile = NonNullable<Picture["dark"]>;

/** The beginning of every page. */
export type Opening = Pick<Views["legal"], "heading" | "lead">;

/** A call to action. */
export type Invitation = Views["scalar"]["invitation"];

/** A video of another site: a picture and a link, so that nothing is loaded from that site before a click. */
export type Embed = ReturnType<typeof embed>;

/** The large picture at the top of a page, with text over it. */
export type Hero = ReturnType<typeof hero>;

/** A quotation of a guest. */
export type Testimonial = ReturnType<typeof testimonialList>[number];

/** Quotations of guests under a heading, some of them folded. */
export type Testimonials = Views["session"]["testimonials"];

/** The prices of what can be booked. */
export type PriceTable = ReturnType<typeof priceTable>;

/** The lowest prices for one and for several visits. */
export type VisitTable = ReturnType<typeof visitTable>;

/** The price finder: what can be booked, and the words and signs of the bill that it writes. */
export type PriceFinder = ReturnType<typeof priceFinder>;

/** The signs around and within an amount of money. */
export type MoneyStyle = PriceFinder["money"];

/** Discounts, each with its conditions, and its code or a link to where guests get that. */
export type Codes = ReturnType<typeof codeList>;

/** A code to copy, and what is said when that succeeds or fails. */
export type CopyCode = Views["thank-you"]["code"]["copy"];

/** The start times of sessions by weekday. */
export type WeekTable = ReturnType<typeof weekTable>;

/** When the centre is open on each day. */
export type HoursTable = ReturnType<typeof hoursTable>;

/** The part of a page for print only. */
export type NoticeBoard = ReturnType<typeof noticeBoard>;

/** An article in a list. */
export type ArticleSummary = ReturnType<typeof articleSummary>;

/** The overview of the articles in the reader of the news. */
export type NewsOverview = Views["news"]["overview"];

/** The buttons to the previous and the next article; `items` as in the overview. */
export type NewsPager = Views["news"]["pager"];

/** A bookable session: its name, price and text, with the provider’s widget or without. */
export type BookingColumn = ReturnType<typeof bookingColumn>;

/** The element into which the provider's script renders, and the provider's own page in case it doesn't. */
export type BookingWidget = NonNullable<BookingColumn["widget"]>;

/** The provider's script of a page's widgets, and the messages while it loads and if it fails. */
export type BookingWidgets = NonNullable<ReturnType<typeof bookingWidgets>>;

/** The texts of notifications: the label of their region, and the button that dismisses one. */
export type NotificationTexts = ReturnType<typeof notificationTexts>;

/** The search: its button and its dialog. */
export type SearchDialog = ReturnType<typeof searchDialog>;

/** The header of a page. */
export type Header = ReturnType<typeof header>;

/** A link of the navigation. */
export type NavigationLink = Header["book"];

/** A menu of links. */
export type NavigationMenu = Exclude<Header["main"][number], NavigationLink>;

/** The footer of a page. */
export type Footer = ReturnType<typeof footer>;

/** The parts of a page around its view. */
export type Document = ReturnType<typeof documentOf>;

/** The message in an interactive part that failed. */
export type Failure = Document["failure"];

/** The props of a page: those of the document and those of its view. */
export type PageProps<V extends keyof Views = keyof Views> = {
	[K in V]: {
		readonly view: K;
		readonly document: Document;
		readonly content: Views[K];
	};
}[V];
