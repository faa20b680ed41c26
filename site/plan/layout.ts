import type { HealthAndBeautyBusiness, WithContext } from "schema-dts";
import type { AssetUrls } from "../../generator/define.ts";
import type { Frame, Model, Site } from "../model/site.ts";
import type { Footer, Header } from "../props.ts";
import type { CommonParts } from "./common-parts.ts";
import { bar, homesOf } from "./navigation.ts";
import { newsPath, pageOfView } from "./pages.ts";
import { businessId } from "./structured-data.ts";

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

/** The data of a site that every page uses. */
export type LayoutData = Pick<Frame, "locale" | "languages"> & {
	readonly business: Pick<Frame["business"], "name" | "site">;
	readonly strings: Pick<Frame["strings"], (typeof ownStrings)[number]>;
};

/**
 * The data that the pages of articles in a language use besides the articles. There may be thousands of these pages, so it
 * is collected once, and they can't use anything else.
 */
export type ArticleLayout = LayoutData & {
	readonly assets: AssetUrls;
	readonly bar: Omit<Header, "languages">;
	readonly footer: Footer;
	readonly about: WithContext<HealthAndBeautyBusiness>;
	/** The id of the business in structured data. */
	readonly publisher: string;
	readonly homes: Readonly<Record<string, string>>;
	/** The page of all news; `versions` are its addresses by language. */
	readonly news: {
		readonly path: string;
		readonly versions: Readonly<Record<string, string>>;
		readonly keywords: readonly string[];
	};
};

/** Returns the layout of the pages of articles in a language. */
export function articleLayout(
	model: Model,
	site: Site,
	assets: AssetUrls,
	{ business: about, footer }: CommonParts,
): ArticleLayout {
	const { locale, languages, business, strings } = site;
	const { path, data } = pageOfView(site, "news");
	const versions = Object.fromEntries(
		[...model.sites].map(([code, each]) => [code, newsPath(each)]),
	);
	return {
		...{ locale, languages, assets, about, footer },
		business: { name: business.name, site: business.site },
		strings: pick(strings, ownStrings),
		bar: bar(site, { path: "", within: path }),
		publisher: businessId(model.shared),
		homes: homesOf(model.shared),
		news: { path, versions, keywords: data.keywords },
	};
}

function pick<T, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> {
	// Object.fromEntries loses the types of the keys.
	return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;
}
