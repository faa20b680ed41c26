import type { HealthAndBeautyBusiness, WithContext } from "schema-dts";
import type { AssetUrls } from "../../generator/define.ts";
import type { Frame, Model, Site } from "../model/site.ts";
import type { Footer, Header } from "../props.ts";
import { bar, footer, homesOf } from "./navigation.ts";
import { newsPath, pageOfView } from "./pages.ts";
import { businessData, businessId } from "./structured-data.ts";

/** The interface texts of the pages of articles. */
const ownStrings = [
	"announcement",
	"backToNews",
	"event",
	"failedText",
	"failedTitle",
	"featured",
	"feed",
	"language",
	"moreNews",
	"news",
	"pressRelease",
	"retry",
	"skip",
] as const;

/** What of a site every page says, whatever it shows. */
export type Basics = Pick<Frame, "locale" | "languages"> & {
	readonly business: Pick<Frame["business"], "name" | "site">;
	readonly strings: Pick<Frame["strings"], (typeof ownStrings)[number]>;
};

/**
 * All that the pages of articles in a language show beside the articles themselves. They are the pages that there may
 * be thousands of: what they show is gathered here once, and no page of an article can show anything else.
 */
export type Shell = Basics & {
	readonly assets: AssetUrls;
	readonly bar: Omit<Header, "languages">;
	readonly footer: Footer;
	readonly about: WithContext<HealthAndBeautyBusiness>;
	/** What the business is called in structured data. */
	readonly publisher: string;
	readonly homes: Readonly<Record<string, string>>;
	/** The page of all news; `elsewhere` are its addresses by language. */
	readonly news: {
		readonly path: string;
		readonly elsewhere: Readonly<Record<string, string>>;
		readonly keywords: readonly string[];
	};
};

/** The shell of a language, on a day. */
export function shellOf(
	model: Model,
	site: Site,
	{ date, assets }: { readonly date: string; readonly assets: AssetUrls },
): Shell {
	const { locale, languages, business, strings } = site;
	const { path, data } = pageOfView(site, "news");
	const elsewhere = Object.fromEntries(
		[...model.sites].map(([code, each]) => [code, newsPath(each)]),
	);
	return {
		...{ locale, languages, assets },
		business: { name: business.name, site: business.site },
		strings: pick(strings, ownStrings),
		bar: bar(site, { path: "", within: path }),
		footer: footer(site, date.slice(0, 4)),
		about: businessData(model.shared, site),
		publisher: businessId(model.shared),
		homes: homesOf(model.shared),
		news: { path, elsewhere, keywords: data.keywords },
	};
}

function pick<T, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> {
	// These are just the keys that the type says.
	return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;
}
