import * as z from "zod";
import {
	addressOfSite,
	checked,
	choices,
	date,
	defineCollection,
	demand,
	explained,
	type Fact,
	inLanguage,
	label,
	reference,
	sample,
	unit,
	webAddress,
} from "../../generator/define.ts";
import { localizedLabel, localizedText } from "../languages.ts";
import { addressLine, contactAddresses, townLine } from "./computed.ts";
import { email, phone, quotedDigits } from "./fields.ts";
import { formatPhone, formatsOf } from "./formats.ts";
import { image } from "./image.ts";
import { linkOut } from "./link-out.ts";
import { personName } from "./person.ts";

const schema = z.strictObject({
	checked,
	site: explained(webAddress, {
		en: "The site's own address without a slash at the end, e.g. https://www.energirummet.dk.",
		da: "Hjemmesidens egen adresse uden skråstreg til sidst, f.eks. https://www.energirummet.dk.",
	})
		.regex(/[^/]$/, {
			error: demand({
				en: "a web address without a slash at the end",
				da: "en webadresse uden skråstreg til sidst",
			}),
		})
		.regex(addressOfSite, {
			error: demand({
				en: "only https:// and the domain, e.g. https://www.example.org",
				da: "kun https:// og domænet, f.eks. https://www.example.org",
			}),
		}),
	name: explained(localizedLabel, {
		en: "The centre's name as visitors know it.",
		da: "Centrets navn, som gæsterne kender det.",
	}),
	tagline: explained(localizedText, {
		en: "One line beneath the name.",
		da: "En linje under navnet.",
	}),
	logo: explained(
		image.omit({ alt: true }).optional(),
		{
			en: "The logo in the large picture at the top of a page. Without one, the sign and the name stand there.",
			da: "Logoet i det store billede øverst på en side. Uden et står tegnet og navnet der.",
		},
		{ name: { en: "Logo", da: "Logo" } },
	),
	company: explained(
		z.strictObject({
			sample,
			legalName: explained(label, {
				en: "The registered name.",
				da: "Det registrerede navn, f.eks. Energirummet ApS.",
			}),
			cvr: explained(
				quotedDigits(/^\d{8}$/, "12345678", {
					en: "the eight digits of the CVR number",
					da: "CVR-nummerets otte cifre",
				}),
				{
					en: "The registration number (CVR), eight digits.",
					da: 'CVR-nummeret: otte cifre i citationstegn, f.eks. "12345678".',
				},
				{
					name: { en: "Registration number (CVR)", da: "CVR-nummer" },
					about: { en: "Eight digits.", da: "Otte cifre." },
				},
			),
			opened: explained(date, {
				en: "The day the centre opened.",
				da: "Den dag, centret åbnede, f.eks. 2025-08-09.",
			}),
			founders: explained(
				z.array(reference(personName)).min(1),
				{
					en: "The people's files in content/people without .yaml, in the order shown.",
					da: "Personernes filer i content/people uden .yaml, i den rækkefølge, de vises.",
				},
				{
					name: { en: "Founders", da: "Stiftere" },
					about: {
						en: "In the order shown.",
						da: "I den rækkefølge, de vises.",
					},
				},
			),
		}),
		{ en: "The company behind the centre.", da: "Virksomheden bag centret." },
	),
	contact: explained(
		z.strictObject({
			sample,
			phone: explained(
				phone,
				{
					en: "For calls and text messages.",
					da: 'Til opkald og sms, i citationstegn, f.eks. "+45 12 34 56 78".',
				},
				{
					name: { en: "Telephone", da: "Telefon" },
					about: {
						en: "For calls and text messages.",
						da: "Til opkald og sms.",
					},
				},
			),
			email: explained(
				email,
				{
					en: "For questions.",
					da: "Til spørgsmål, f.eks. info@energirummet.example.",
				},
				{
					name: { en: "E-mail", da: "E-mail" },
					about: { en: "For questions.", da: "Til spørgsmål." },
				},
			),
			mobilepay: explained(
				quotedDigits(/^\d{4,8}$/, "000000", {
					en: "the digits of the MobilePay number",
					da: "MobilePay-nummerets cifre",
				}),
				{
					en: "The MobilePay number, digits only.",
					da: "MobilePay-nummeret: kun cifre, i citationstegn.",
				},
				{
					name: { en: "MobilePay number", da: "MobilePay-nummer" },
					about: { en: "Digits only.", da: "Kun cifre." },
				},
			),
		}),
		{
			en: "How guests reach the centre.",
			da: "Sådan får gæster fat i centret.",
		},
	),
	address: explained(
		z.strictObject({
			sample,
			street: explained(label, {
				en: "Street and number.",
				da: "Vej og husnummer, f.eks. Eksempelvej 1.",
			}),
			postcode: explained(
				quotedDigits(/^\d{4}$/, "4560", {
					en: "the four digits of a Danish postcode",
					da: "de fire cifre i et dansk postnummer",
				}),
				{
					en: "Four digits.",
					da: 'Fire cifre i citationstegn, f.eks. "4560".',
				},
				{
					name: { en: "Postcode", da: "Postnummer" },
					about: { en: "Four digits.", da: "Fire cifre." },
				},
			),
			town: explained(label, {
				en: "The town that belongs to the postcode.",
				da: "Den by, der hører til postnummeret, f.eks. Vig.",
			}),
			region: explained(localizedLabel, {
				en: "The part of the country.",
				da: "Landsdelen, f.eks. Odsherred.",
			}),
			country: explained(localizedLabel, {
				en: "The country's name.",
				da: "Landets navn.",
			}),
			countryCode: explained(z.literal("DK"), {
				en: "ISO 3166-1 code of the country.",
				da: "Landets kode efter ISO 3166-1: DK.",
			}),
		}),
		{
			en: "The one address, used everywhere.",
			da: "Adressen, som bruges overalt.",
		},
	),
	geo: explained(
		z.strictObject({
			sample,
			latitude: explained(
				z
					.number({
						error: demand({
							en: "degrees north as a number, e.g. 55.83",
							da: "grader nord som et tal med punktum, f.eks. 55.83",
							onPage: {
								en: "degrees north as a number, e.g. 55.83",
								da: "grader nord som et tal, f.eks. 55,83",
							},
						}),
					})
					.min(54)
					.max(58)
					.meta(unit({ en: "°", da: "°" })),
				{
					en: "Degrees north, 54 to 58.",
					da: "Grader nord, fra 54 til 58.",
				},
			),
			longitude: explained(
				z
					.number({
						error: demand({
							en: "degrees east as a number, e.g. 11.57",
							da: "grader øst som et tal med punktum, f.eks. 11.57",
							onPage: {
								en: "degrees east as a number, e.g. 11.57",
								da: "grader øst som et tal, f.eks. 11,57",
							},
						}),
					})
					.min(7)
					.max(16)
					.meta(unit({ en: "°", da: "°" })),
				{
					en: "Degrees east, 7 to 16.",
					da: "Grader øst, fra 7 til 16.",
				},
			),
		}),
		{ en: "Where the entrance is.", da: "Hvor indgangen er." },
	),
	payments: explained(
		z
			.array(
				z.strictObject({
					kind: explained(
						z.enum(["cash", "card", "mobilepay", "transfer"]).meta(
							choices({
								cash: { en: "cash", da: "kontant" },
								card: { en: "card", da: "kort" },
								mobilepay: { en: "MobilePay", da: "MobilePay" },
								transfer: { en: "bank transfer", da: "bankoverførsel" },
							}),
						),
						{
							en: "cash, card, mobilepay or transfer.",
							da: "cash (kontant), card (kort), mobilepay eller transfer (bankoverførsel).",
						},
						{ name: { en: "Means of payment", da: "Betalingsmåde" } },
					),
					name: explained(localizedLabel, {
						en: "Its name in the middle of a sentence, e.g. bank transfer.",
						da: "Navnet, som det skrives midt i en sætning, f.eks. bankoverførsel.",
					}),
					advance: explained(
						z.literal(true).optional(),
						{
							en: "true if guests can pay in advance with it. Leave it out otherwise.",
							da: "true, hvis man kan betale forud med den. Udelad ellers feltet.",
						},
						{
							name: {
								en: "Guests can pay in advance with it",
								da: "Man kan betale forud med den",
							},
						},
					),
				}),
			)
			.min(1),
		{
			en: "Means of payment, in the order shown. In texts: {{payment.KIND}}; {{payment.advance}} lists those for payment in advance.",
			da: "Betalingsmåder, i den rækkefølge, de vises. I tekster: {{payment.KIND}}; {{payment.advance}} er alle dem, man kan betale forud med.",
		},
		{
			name: { en: "Means of payment", da: "Betalingsmåder" },
			about: { en: "In the order shown.", da: "I den rækkefølge, de vises." },
		},
	),
	social: explained(
		z.array(
			z.strictObject({
				sample,
				network: explained(
					z.enum(["facebook", "instagram", "linkedin"]),
					{
						en: "facebook, instagram or linkedin.",
						da: "facebook, instagram eller linkedin.",
					},
					{ name: { en: "Network", da: "Netværk" } },
				),
				url: explained(linkOut, {
					en: "The address of the centre's page there.",
					da: "Adressen på centrets side, f.eks. https://www.facebook.com/energirummet.",
				}),
			}),
		),
		{
			en: "Pages on social networks, in the order shown.",
			da: "Sider på sociale medier, i den rækkefølge, de vises.",
		},
	),
	links: explained(
		z.strictObject({
			sample,
			newsletter: explained(linkOut, {
				en: "The address where guests sign up for the newsletter.",
				da: "Adressen, hvor gæster tilmelder sig nyhedsbrevet.",
			}),
			dashboard: explained(linkOut, {
				en: "The address behind the Login link.",
				da: "Adressen bag linket Login.",
			}),
			maps: explained(linkOut, {
				en: "The address on a map, e.g. on Google Maps.",
				da: "Adressen på et kort, f.eks. hos Google Maps.",
			}),
			testimonials: explained(linkOut, {
				en: "International testimonials on another site.",
				da: "Internationale udtalelser på en anden hjemmeside.",
			}),
			openingDay: explained(linkOut, {
				en: "The address where guests signed up for the opening day.",
				da: "Adressen, hvor gæster tilmeldte sig åbningsdagen.",
			}),
		}),
		{
			en: "Addresses of other sites: each one address, or one for each language.",
			da: "Adresser på andre hjemmesider: hver én adresse eller én for hvert sprog.",
		},
	),
});

/** The business: name, address, contact, company. content/business.yaml. */
export const business = defineCollection({
	name: "business",
	files: "business.yaml",
	schema: explained(schema, {
		en: "Facts about the centre.",
		da: "Oplysninger om centret.",
	}),
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
				["business.name", inLanguage(name, locale)],
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
				["address.region", inLanguage(address.region, locale)],
				["address.country", inLanguage(address.country, locale)],
				["link.newsletter", inLanguage(links.newsletter, locale)],
				["link.dashboard", inLanguage(links.dashboard, locale)],
				["link.maps", inLanguage(links.maps, locale)],
				["link.testimonials", inLanguage(links.testimonials, locale)],
				["link.opening-day", inLanguage(links.openingDay, locale)],
				...payments.map(
					(payment): Fact => [
						`payment.${payment.kind}`,
						inLanguage(payment.name, locale),
					],
				),
				...(inAdvance.length > 0
					? [
							[
								"payment.advance",
								format.choice(
									inAdvance.map((payment) => inLanguage(payment.name, locale)),
								),
							] as const,
						]
					: []),
			];
		},
	},
	dates: () => [["checked"], ["company", "opened"]],
});
