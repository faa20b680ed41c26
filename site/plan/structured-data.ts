import { jsonLd } from "kilde";
import { capitalize, getForLocale } from "kilde/format";
import { toAbsoluteUrl } from "kilde/plan";
import type { Offer, OpeningHoursSpecification } from "schema-dts";
import { languages } from "../languages.ts";
import { sessionPriceRange } from "../model/computed.ts";
import { formatsOf, startOfDay } from "../model/formats.ts";
import type {
	Article,
	LocaleContent,
	Shared,
} from "../model/locale-content.ts";
import { endedOffer } from "./articles.ts";
import { bookingPath, homePath } from "./pages.ts";
import { hoursOf, openingTimes } from "./week.ts";

/** Returns the business, with hours and offers from the facts. */
export function businessData(shared: Shared, content: LocaleContent) {
	const { business, sessions, prices, locale } = content;
	const { address, contact, company, geo } = business;
	const range = sessionPriceRange(sessions, prices);
	const special = specialHours(content);
	const booking = bookingPath(content);
	return jsonLd.localBusiness("HealthAndBeautyBusiness", {
		"@id": businessId(shared),
		name: business.name,
		legalName: company.legalName,
		taxID: company.cvr,
		// Hours without it read as those of a shop.
		description: `${business.tagline}. ${content.strings.byBooking}`,
		url: toAbsoluteUrl(business.site, homePath(content)),
		telephone: contact.phone,
		email: contact.email,
		foundingDate: company.opened,
		address: {
			streetAddress: address.street,
			postalCode: address.postcode,
			addressLocality: address.town,
			addressRegion: address.region,
			addressCountry: address.countryCode,
		},
		geo: { latitude: geo.latitude, longitude: geo.longitude },
		hasMap: business.links.maps,
		...(booking === undefined
			? {}
			: {
					potentialAction: {
						"@type": "ReserveAction" as const,
						target: toAbsoluteUrl(business.site, booking),
					},
				}),
		openingHoursSpecification: jsonLd.openingHours(openingTimes(content)),
		...(special.length > 0
			? { specialOpeningHoursSpecification: special }
			: {}),
		...(range
			? { priceRange: formatsOf(locale).money(range.lowest, range.highest) }
			: {}),
		currenciesAccepted: "DKK",
		paymentAccepted: Object.entries(business.payments)
			.map(([kind, { name }]) => paymentNames[kind] ?? name)
			.join(", "),
		founder: company.founders.map((id) => ({
			"@type": "Person" as const,
			name: content.people.get(id)?.name ?? id,
		})),
		sameAs: business.social.map(({ url }) => url),
		makesOffer: offers(content),
	});
}

/** Returns a single visit of each kind, with its price. */
function offers({ sessions, prices }: LocaleContent): Offer[] {
	return Object.values(sessions).map(({ name, summary, price }) => ({
		"@type": "Offer",
		itemOffered: {
			"@type": "Service",
			name: capitalize(name),
			description: summary,
		},
		price: prices[price] ?? 0,
		priceCurrency: "DKK",
	}));
}

const paymentNames: Readonly<Record<string, string>> = {
	cash: "Cash",
	card: "Credit Card",
	mobilepay: "MobilePay",
	transfer: "Bank transfer",
};

/** Returns the id of the business, the same on every page and in every language. */
function businessId({ contents }: Shared): string {
	const first = getForLocale(contents, languages[0]?.code ?? "");
	return `${toAbsoluteUrl(first.business.site, homePath(first))}#business`;
}

/** Returns the hours of the days ahead that are not as the week says; midnight to midnight is closed all day, as search engines read it. */
function specialHours(content: LocaleContent): OpeningHoursSpecification[] {
	return content.exceptions.flatMap(({ from, until, starts }) => {
		if (!starts) return [];
		const { opens, closes } = hoursOf(starts, content);
		return [
			{
				"@type": "OpeningHoursSpecification",
				validFrom: from,
				validThrough: until,
				opens: opens || "00:00",
				closes: closes || "00:00",
			},
		];
	});
}

/** Returns an article on its own page; one about an offer that has ended expired with it. */
export function articleData(
	shared: Shared,
	content: LocaleContent,
	article: Article,
) {
	const { business, locale } = content;
	return jsonLd.article({
		title: article.title,
		description: article.excerpt,
		date: startOfDay(article.date),
		expires:
			endedOffer(content, article) &&
			content.offers[article.offer ?? ""]?.until,
		language: locale,
		url: toAbsoluteUrl(business.site, article.path),
		publisher: businessId(shared),
		text: article.body.words,
	});
}
