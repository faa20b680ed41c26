import { capitalize, jsonLd, type SiteContent, toAbsoluteUrl } from "kilde";
import type { Offer, OpeningHoursSpecification } from "schema-dts";
import { findPriceRange } from "../content/sessions.ts";
import type { Input } from "./input.ts";
import { getComingExceptions, getDayHours } from "./week.ts";

/** Returns the id of the business, the same on every page and in every language. */
export function getBusinessId({
	business,
}: Pick<SiteContent, "business">): string {
	return `${toAbsoluteUrl(business.site, "/")}#business`;
}

/** Describes the business, with hours and offers from the facts (schema.org/HealthAndBeautyBusiness). */
export function describeBusiness(input: Input) {
	const { content, words, format } = input;
	const { business, hours, pages } = content;
	const { address, contact, company, geo } = business;
	const special = describeExceptions(input);
	const range = findPriceRange(content.sessions);
	return jsonLd.localBusiness("HealthAndBeautyBusiness", {
		"@id": getBusinessId(content),
		name: business.name,
		legalName: company.legalName,
		taxID: company.cvr,
		// Hours without it read as those of a shop.
		description: `${business.tagline}. ${words.byBooking}`,
		url: toAbsoluteUrl(business.site, pages.home?.href ?? "/"),
		telephone: contact.phone.value,
		email: contact.email.text,
		foundingDate: company.opened.value,
		address: {
			streetAddress: address.street,
			postalCode: address.postcode,
			addressLocality: address.town,
			addressRegion: address.region,
			addressCountry: address.countryCode,
		},
		geo: { latitude: geo.latitude, longitude: geo.longitude },
		hasMap: business.links.maps,
		...(pages.book && {
			potentialAction: {
				"@type": "ReserveAction" as const,
				target: toAbsoluteUrl(business.site, pages.book.href),
			},
		}),
		openingHoursSpecification: jsonLd.openingHours(
			format.weekdays.map(({ id: day }) => ({
				day,
				...getDayHours(hours.week[day].starts, content),
			})),
		),
		...(special.length > 0 && { specialOpeningHoursSpecification: special }),
		...(range && { priceRange: format.money(range.lowest, range.highest) }),
		currenciesAccepted: format.currency,
		paymentAccepted: Object.values(business.payments)
			.map(({ key, name }) => paymentNames[key] ?? name)
			.join(", "),
		founder: company.founders.map(({ name }) => ({
			"@type": "Person" as const,
			name,
		})),
		sameAs: business.social.map(({ url }) => url),
		makesOffer: listOffers(input),
	});
}

/** Lists a single visit of each kind, with its price. */
function listOffers({ content: { sessions }, format }: Input): Offer[] {
	return Object.values(sessions).map(({ name, summary, price }) => ({
		"@type": "Offer",
		itemOffered: {
			"@type": "Service",
			name: capitalize(name),
			description: summary,
		},
		price: price.value,
		priceCurrency: format.currency,
	}));
}

/** The names of ways to pay in schema.org. */
const paymentNames: Readonly<Record<string, string>> = {
	cash: "Cash",
	card: "Credit Card",
	mobilepay: "MobilePay",
	transfer: "Bank transfer",
};

/** Describes the days ahead that are not as the week says; midnight to midnight is closed all day, as search engines read it. */
function describeExceptions(input: Input): OpeningHoursSpecification[] {
	return getComingExceptions(input).flatMap(({ from, until, starts }) => {
		if (!starts) return [];
		const { opens, closes } = getDayHours(starts, input.content);
		return [
			{
				"@type": "OpeningHoursSpecification",
				validFrom: from.value,
				validThrough: until.value,
				opens: opens || "00:00",
				closes: closes || "00:00",
			},
		];
	});
}
