import { defineCollection, type Fact } from "kilde";
import {
	checked,
	choices,
	date,
	encodeRequirement,
	getLocalizedValue,
	label,
	reference,
	sample,
	siteOriginPattern,
	unit,
	webAddress,
	z,
} from "kilde/fields";
import { personName } from "../content/people.ts";
import { localizedLabel, localizedText } from "../languages.ts";
import { addressLine, contactAddresses, townLine } from "./computed.ts";
import { digits, email, phone } from "./fields.ts";
import { formatPhone, formatsOf } from "./formats.ts";
import { image } from "./image.ts";
import { linkOut } from "./link-out.ts";

const schema = z.strictObject({
	checked,
	site: webAddress
		.meta({ example: "https://www.energirummet.dk" })
		.regex(/[^/]$/, {
			error: encodeRequirement({
				en: "a web address without a slash at the end",
				da: "en webadresse uden skråstreg til sidst",
			}),
		})
		.regex(siteOriginPattern, {
			error: encodeRequirement({
				en: "only https:// and a domain of its own, e.g. https://www.example.org",
				da: "kun https:// og et domæne for sig selv, f.eks. https://www.example.org",
			}),
		}),
	name: localizedLabel,
	tagline: localizedText,
	logo: image.omit({ alt: true, focus: true }).optional(),
	company: z.strictObject({
		sample,
		legalName: label.meta({ example: "Energirummet ApS" }),
		cvr: digits(/^\d{8}$/, "12345678", {
			en: "the eight digits of the CVR number",
			da: "CVR-nummerets otte cifre",
		}),
		opened: date,
		founders: z.array(reference(personName)).min(1),
	}),
	contact: z.strictObject({
		sample,
		phone,
		email,
		mobilepay: digits(/^\d{4,8}$/, "000000", {
			en: "the digits of the MobilePay number",
			da: "MobilePay-nummerets cifre",
		}),
	}),
	address: z.strictObject({
		sample,
		street: label.meta({ example: "Eksempelvej 1" }),
		postcode: digits(/^\d{4}$/, "4560", {
			en: "the four digits of a Danish postcode",
			da: "de fire cifre i et dansk postnummer",
		}),
		town: label.meta({ example: "Vig" }),
		region: localizedLabel.meta({ example: "Odsherred" }),
		country: localizedLabel,
		countryCode: z.literal("DK"),
	}),
	geo: z.strictObject({
		sample,
		latitude: z
			.number({
				error: encodeRequirement({
					en: "degrees north as a number, e.g. 55.83",
					da: "grader nord som et tal, f.eks. 55.83",
				}),
			})
			.min(54)
			.max(58)
			.meta(unit({ en: "°", da: "°" })),
		longitude: z
			.number({
				error: encodeRequirement({
					en: "degrees east as a number, e.g. 11.57",
					da: "grader øst som et tal, f.eks. 11.57",
				}),
			})
			.min(7)
			.max(16)
			.meta(unit({ en: "°", da: "°" })),
	}),
	payments: z
		.array(
			z.strictObject({
				kind: z.enum(["cash", "card", "mobilepay", "transfer"]).meta(
					choices({
						cash: { en: "cash", da: "kontant" },
						card: { en: "card", da: "kort" },
						mobilepay: { en: "MobilePay", da: "MobilePay" },
						transfer: { en: "bank transfer", da: "bankoverførsel" },
					}),
				),
				name: localizedLabel.meta({ example: "bankoverførsel" }),
				advance: z.literal(true).optional(),
			}),
		)
		.min(1),
	social: z.array(
		z.strictObject({
			sample,
			network: z.enum(["facebook", "instagram", "linkedin"]),
			url: linkOut.meta({ example: "https://www.facebook.com/energirummet" }),
		}),
	),
	links: z.strictObject({
		sample,
		newsletter: linkOut,
		dashboard: linkOut,
		maps: linkOut.meta({ example: "Google Maps" }),
		testimonials: linkOut,
		openingDay: linkOut,
	}),
});

/** The business: name, address, contact, company. content/business.yaml. */
export const business = defineCollection({
	name: "business",
	files: "business.yaml",
	schema,
	facts: {
		families: [
			"business",
			"contact",
			"address",
			"link",
			"date",
			"day",
			"payment",
		],
		list({ name, company, contact, address, links, payments }, { locale }) {
			const format = formatsOf(locale);
			const to = contactAddresses(contact);
			const inAdvance = payments.filter(({ advance }) => advance);
			return [
				["business.name", getLocalizedValue(name, locale)],
				["business.legal-name", company.legalName],
				["business.cvr", company.cvr],
				["date.opened", format.date(company.opened)],
				["day.opened", format.weekdayDate(company.opened)],
				["contact.phone", formatPhone(contact.phone)],
				["contact.email", contact.email],
				["contact.mobilepay", contact.mobilepay],
				["link.phone", to.phone],
				["link.sms", to.sms],
				["link.email", to.email],
				["address.full", addressLine(address)],
				["address.street", address.street],
				["address.place", address.town],
				["address.town", townLine(address)],
				["address.region", getLocalizedValue(address.region, locale)],
				["address.country", getLocalizedValue(address.country, locale)],
				["link.newsletter", getLocalizedValue(links.newsletter, locale)],
				["link.dashboard", getLocalizedValue(links.dashboard, locale)],
				["link.maps", getLocalizedValue(links.maps, locale)],
				["link.testimonials", getLocalizedValue(links.testimonials, locale)],
				["link.opening-day", getLocalizedValue(links.openingDay, locale)],
				...payments.map(
					(payment): Fact => [
						`payment.${payment.kind}`,
						getLocalizedValue(payment.name, locale),
					],
				),
				...(inAdvance.length > 0
					? [
							[
								"payment.advance",
								format.choice(
									inAdvance.map((payment) =>
										getLocalizedValue(payment.name, locale),
									),
								),
							] as const,
						]
					: []),
			];
		},
	},
	dates: () => [["checked"], ["company", "opened"]],
});
