import type { NamedIcon } from "./content/icon.ts";
import type { Link, outsideLink } from "./plan/links.ts";
import type { CurrentLink, footer, header } from "./plan/navigation.ts";
import type { SearchItem } from "./plan/search-index.ts";
import type { Views } from "./plan/views/index.ts";

// The props of components, by component: parts of the props that the plan gives to a view or to the document.
// It is plain JSON in one language; components don't look up, format or sort anything.

export type { CurrentLink, Link, SearchItem, Views };

/** The drawings of site/components/icon.tsx: those that the content can name, and two that it can't. */
export type IconName = NamedIcon | "menu" | "sms";

/** A link to another site; `note` tells screen readers that it opens in a new tab. */
export type ExternalLink = ReturnType<typeof outsideLink>;

/** The prices of what can be booked. */
export type PriceTable = Views["newsletter"]["prices"];

/** The lowest prices for one and for several visits. */
export type VisitTable = Views["opening-hours"]["visitTable"];

/** The price finder: what can be booked, and the words and signs of the bill that it writes. */
export type PriceFinder = Views["opening-hours"]["finder"];

/** The signs around and within an amount of money. */
export type MoneyStyle = PriceFinder["money"];

/** Discounts, each with its conditions, and its code or a link to where guests get that. */
export type Codes = Views["opening-hours"]["codes"];

/** A code to copy, and the messages of success and failure. */
export type CopyCode = Views["thank-you"]["code"]["copy"];

/** The start times of sessions by weekday. */
export type WeekTable = Views["opening-hours"]["week"];

/** When the centre is open on each day. */
export type HoursTable = Views["contact"]["hours"]["table"];

/** The part of a page for print only. */
export type NoticeBoard = Views["opening-hours"]["noticeBoard"];

/** An article in a list. */
export type ArticleSummary = Views["article"]["article"];

/** The overview of the articles in the reader of the news. */
export type NewsOverview = Views["news"]["overview"];

/** The buttons to the previous and the next article; `items` as in the overview. */
export type NewsPager = Views["news"]["pager"];

/** A bookable session: its name, price and text, with the provider’s widget or without. */
export type BookingColumn = Views["book"]["columns"][number];

/** The provider's script of a page's widgets, and the messages while it loads and if it fails. */
export type BookingWidgets = NonNullable<Views["book"]["widgets"]>;

/** The texts of notifications: the label of their region, and the button that dismisses one. */
export type NotificationTexts = SearchDialog["notifications"];

/** The search: its button and its dialog. */
export type SearchDialog = Header["search"];

/** The header of a page. */
export type Header = ReturnType<typeof header>;

/** The footer of a page. */
export type Footer = ReturnType<typeof footer>;
