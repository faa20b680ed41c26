import type {
	BreadcrumbList,
	FAQPage,
	LocalBusiness,
	NewsArticle,
	OpeningHoursSpecification,
	WithContext,
} from "schema-dts";

// Structured data for search engines (schema.org), as JSON-LD. Properties without a value are left out of the page.

type Business = Exclude<LocalBusiness, string>;

/** The kind of a business in schema.org, such as Bakery. */
export type BusinessType = Business["@type"];

/** The properties of schema.org that a kind of thing has, each optional. */
type Properties<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** A business; its address and its coordinates need no @type. */
export type BusinessProperties<T extends BusinessType> = Omit<
	Properties<Extract<Business, { "@type": T }>>,
	"@type" | "address" | "geo"
> & {
	readonly address?: Readonly<
		Partial<
			Record<
				| "streetAddress"
				| "postalCode"
				| "addressLocality"
				| "addressRegion"
				| "addressCountry",
				string
			>
		>
	>;
	readonly geo?: { readonly latitude: number; readonly longitude: number };
};

/** Describes a business with an address (schema.org/LocalBusiness). */
export function localBusiness<T extends BusinessType>(
	type: T,
	business: BusinessProperties<T>,
): WithContext<Extract<Business, { "@type": T }>> {
	const typed = Object.entries(business).map(([name, value]) => {
		if (name === "address")
			return [name, { "@type": "PostalAddress", ...Object(value) }];
		if (name === "geo")
			return [name, { "@type": "GeoCoordinates", ...Object(value) }];
		return [name, value];
	});
	return { ...start(type), ...Object.fromEntries(typed) };
}

/** The hours of a day of the week, e.g. monday, in English; without `opens` it is closed. */
export type DayHours = {
	readonly day: string;
	readonly opens: string;
	readonly closes: string;
};

/** Describes the hours of a week; the days with the same hours are together. */
export function openingHours(
	week: readonly DayHours[],
): OpeningHoursSpecification[] {
	const open = week.filter(({ opens }) => opens);
	const distinct = new Map(
		open.map(({ opens, closes }) => [`${opens} ${closes}`, { opens, closes }]),
	);
	return [...distinct.values()].map(({ opens, closes }) => ({
		"@type": "OpeningHoursSpecification",
		dayOfWeek: open
			.filter((each) => each.opens === opens && each.closes === closes)
			.map(({ day }) => toDayOfWeek(day)),
		...{ opens, closes },
	}));
}

function toDayOfWeek(day: string) {
	const name = `${day.charAt(0).toUpperCase()}${day.slice(1).toLowerCase()}`;
	return `https://schema.org/${name}` as "https://schema.org/Monday";
}

/** Describes questions and their answers, which the page must show, too (schema.org/FAQPage). */
export function faq(
	items: readonly { readonly question: string; readonly answer: string }[],
): WithContext<FAQPage> {
	return {
		...start("FAQPage"),
		mainEntity: items.map(({ question, answer }) => ({
			"@type": "Question",
			name: question,
			acceptedAnswer: { "@type": "Answer", text: answer },
		})),
	};
}

/** An article on a page of its own. */
export type ArticleProperties = {
	readonly title: string;
	readonly description: string;
	/** The moment or day of its publication (ISO 8601). */
	readonly date: string;
	/** The day after which it no longer applies. */
	readonly expires?: string | undefined;
	readonly language: string;
	/** Its complete address. */
	readonly url: string;
	/** The `@id` of whoever publishes it. */
	readonly publisher: string;
	readonly text: string;
};

/** Describes an article (schema.org/NewsArticle). */
export function article(
	properties: ArticleProperties,
): WithContext<NewsArticle> {
	const { title, description, date, expires, language, text } = properties;
	const { url, publisher } = properties;
	return {
		...start("NewsArticle"),
		headline: title,
		description,
		datePublished: date,
		...(expires !== undefined && { expires }),
		inLanguage: language,
		url,
		mainEntityOfPage: url,
		author: { "@id": publisher },
		publisher: { "@id": publisher },
		articleBody: text,
	};
}

/** Describes the way to a page, from the front page on (schema.org/BreadcrumbList); `url` is the complete address. */
export function breadcrumbs(
	pages: readonly { readonly title: string; readonly url: string }[],
): WithContext<BreadcrumbList> {
	return {
		...start("BreadcrumbList"),
		itemListElement: pages.map(({ title, url }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name: title,
			item: url,
		})),
	};
}

function start<T extends string>(type: T) {
	return { "@context": "https://schema.org", "@type": type } as const;
}
