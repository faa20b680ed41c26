import { defineCollection, type Fact } from "kilde";
import {
	checked,
	choices,
	date,
	encodeRequirement,
	field,
	getLocalizedValue,
	label,
	reference,
	sample,
	siteOriginPattern,
	unit,
	webAddress,
	z,
} from "kilde/fields";
import { localizedLabel, localizedText } from "../languages.ts";
import { addressLine, contactAddresses, townLine } from "./computed.ts";
import { digits, email, phone } from "./fields.ts";
import { formatPhone, formatsOf } from "./formats.ts";
import { image } from "./image.ts";
import { linkOut } from "./link-out.ts";
import { personName } from "./person.ts";

const schema = z.strictObject({
	checked,
	site: field(
		webAddress,
		{ en: "Web address", da: "Webadresse" },
		{
			help: {
				en: "The site's own address without a slash at the end.",
				da: "Hjemmesidens egen adresse uden skråstreg til sidst.",
			},
			example: "https://www.energirummet.dk",
		},
	)
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
	name: field(
		localizedLabel,
		{ en: "Name", da: "Navn" },
		{
			en: "The centre's name as visitors know it.",
			da: "Centrets navn, som gæsterne kender det.",
		},
	),
	tagline: field(
		localizedText,
		{ en: "Tagline", da: "Undertitel" },
		{ en: "One line beneath the name.", da: "En linje under navnet." },
	),
	logo: field(
		image.omit({ alt: true, focus: true }).optional(),
		{ en: "Logo", da: "Logo" },
		{
			en: "In the large picture at the top of a page. Without one, the symbol and the name are shown.",
			da: "I det store billede øverst på en side. Uden logo vises tegnet og navnet.",
		},
	),
	company: field(
		z.strictObject({
			sample,
			legalName: field(
				label,
				{ en: "Registered name", da: "Registreret navn" },
				{ example: "Energirummet ApS" },
			),
			cvr: field(
				digits(/^\d{8}$/, "12345678", {
					en: "the eight digits of the CVR number",
					da: "CVR-nummerets otte cifre",
				}),
				{ en: "CVR number", da: "CVR-nummer" },
				{ en: "Eight digits.", da: "Otte cifre." },
			),
			opened: field(
				date,
				{ en: "Opening day", da: "Åbningsdag" },
				{
					en: "The day the centre opened.",
					da: "Den dag, centret åbnede.",
				},
			),
			founders: field(
				z.array(reference(personName)).min(1),
				{ en: "Founders", da: "Stiftere" },
				{
					en: "In the order shown.",
					da: "I den rækkefølge, de vises.",
				},
			),
		}),
		{ en: "Company", da: "Virksomhed" },
		{
			en: "The company behind the centre.",
			da: "Virksomheden bag centret.",
		},
	),
	contact: field(
		z.strictObject({
			sample,
			phone: field(
				phone,
				{ en: "Telephone", da: "Telefon" },
				{
					en: "For calls and text messages.",
					da: "Til opkald og sms.",
				},
			),
			email: field(
				email,
				{ en: "E-mail", da: "E-mail" },
				{ en: "For questions.", da: "Til spørgsmål." },
			),
			mobilepay: field(
				digits(/^\d{4,8}$/, "000000", {
					en: "the digits of the MobilePay number",
					da: "MobilePay-nummerets cifre",
				}),
				{ en: "MobilePay number", da: "MobilePay-nummer" },
				{ en: "Digits only.", da: "Kun cifre." },
			),
		}),
		{ en: "Contact", da: "Kontakt" },
		{
			en: "How guests reach the centre.",
			da: "Sådan får gæster fat i centret.",
		},
	),
	address: field(
		z.strictObject({
			sample,
			street: field(
				label,
				{ en: "Street and number", da: "Vej og husnummer" },
				{ example: "Eksempelvej 1" },
			),
			postcode: field(
				digits(/^\d{4}$/, "4560", {
					en: "the four digits of a Danish postcode",
					da: "de fire cifre i et dansk postnummer",
				}),
				{ en: "Postcode", da: "Postnummer" },
				{ en: "Four digits.", da: "Fire cifre." },
			),
			town: field(
				label,
				{ en: "Town", da: "By" },
				{
					help: {
						en: "The town that belongs to the postcode.",
						da: "Den by, der hører til postnummeret.",
					},
					example: "Vig",
				},
			),
			region: field(
				localizedLabel,
				{ en: "Region", da: "Landsdel" },
				{
					help: { en: "The part of the country.", da: "Landsdelen." },
					example: "Odsherred",
				},
			),
			country: field(localizedLabel, {
				en: "Country",
				da: "Land",
			}),
			countryCode: field(
				z.literal("DK"),
				{ en: "Country code", da: "Landekode" },
				{
					en: "ISO 3166-1 code of the country.",
					da: "Landets kode efter ISO 3166-1.",
				},
			),
		}),
		{ en: "Address", da: "Adresse" },
		{
			en: "The one address, used everywhere.",
			da: "Adressen, som bruges overalt.",
		},
	),
	geo: field(
		z.strictObject({
			sample,
			latitude: field(
				z
					.number({
						error: encodeRequirement({
							en: "degrees north as a number, e.g. 55.83",
							da: "grader nord som et tal, f.eks. 55.83",
						}),
					})
					.min(54)
					.max(58)
					.meta(unit({ en: "°", da: "°" })),
				{ en: "Latitude", da: "Breddegrad" },
				{
					en: "Degrees north, 54 to 58.",
					da: "Grader nord, fra 54 til 58.",
				},
			),
			longitude: field(
				z
					.number({
						error: encodeRequirement({
							en: "degrees east as a number, e.g. 11.57",
							da: "grader øst som et tal, f.eks. 11.57",
						}),
					})
					.min(7)
					.max(16)
					.meta(unit({ en: "°", da: "°" })),
				{ en: "Longitude", da: "Længdegrad" },
				{
					en: "Degrees east, 7 to 16.",
					da: "Grader øst, fra 7 til 16.",
				},
			),
		}),
		{ en: "Position", da: "Placering" },
		{ en: "Where the entrance is.", da: "Hvor indgangen er." },
	),
	payments: field(
		z
			.array(
				z.strictObject({
					kind: field(
						z.enum(["cash", "card", "mobilepay", "transfer"]).meta(
							choices({
								cash: { en: "cash", da: "kontant" },
								card: { en: "card", da: "kort" },
								mobilepay: { en: "MobilePay", da: "MobilePay" },
								transfer: { en: "bank transfer", da: "bankoverførsel" },
							}),
						),
						{ en: "Means of payment", da: "Betalingsmåde" },
					),
					name: field(
						localizedLabel,
						{ en: "Name", da: "Navn" },
						{
							help: {
								en: "Its name in the middle of a sentence.",
								da: "Navnet, som det skrives midt i en sætning.",
							},
							example: "bankoverførsel",
						},
					),
					advance: field(
						z.literal(true).optional(),
						{ en: "Payment in advance", da: "Forudbetaling" },
						{
							en: "Guests can pay in advance with it.",
							da: "Man kan betale forud med den.",
						},
					),
				}),
			)
			.min(1),
		{ en: "Means of payment", da: "Betalingsmåder" },
		{
			help: { en: "In the order shown.", da: "I den rækkefølge, de vises." },
			inFile: {
				en: "In the order shown. In texts: {{payment.KIND}}; {{payment.advance}} lists those for payment in advance.",
				da: "I den rækkefølge, de vises. I tekster: {{payment.KIND}}; {{payment.advance}} er alle dem, man kan betale forud med.",
			},
		},
	),
	social: field(
		z.array(
			z.strictObject({
				sample,
				network: field(z.enum(["facebook", "instagram", "linkedin"]), {
					en: "Network",
					da: "Netværk",
				}),
				url: field(
					linkOut,
					{ en: "Address", da: "Adresse" },
					{
						help: {
							en: "The address of the centre's page there.",
							da: "Adressen på centrets side.",
						},
						example: "https://www.facebook.com/energirummet",
					},
				),
			}),
		),
		{ en: "Social networks", da: "Sociale medier" },
		{
			en: "Pages on social networks, in the order shown.",
			da: "Sider på sociale medier, i den rækkefølge, de vises.",
		},
	),
	links: field(
		z.strictObject({
			sample,
			newsletter: field(
				linkOut,
				{ en: "Newsletter sign-up", da: "Tilmelding til nyhedsbrev" },
				{
					en: "The address where guests sign up for the newsletter.",
					da: "Adressen, hvor gæster tilmelder sig nyhedsbrevet.",
				},
			),
			dashboard: field(
				linkOut,
				{ en: "Login", da: "Login" },
				{
					en: "The address behind the Login link.",
					da: "Adressen bag linket Login.",
				},
			),
			maps: field(
				linkOut,
				{ en: "Map", da: "Kort" },
				{
					help: { en: "The address on a map.", da: "Adressen på et kort." },
					example: "Google Maps",
				},
			),
			testimonials: field(
				linkOut,
				{ en: "International testimonials", da: "Internationale udtalelser" },
				{
					en: "International testimonials on another site.",
					da: "Internationale udtalelser på en anden hjemmeside.",
				},
			),
			openingDay: field(
				linkOut,
				{ en: "Opening day sign-up", da: "Tilmelding til åbningsdagen" },
				{
					en: "The address where guests signed up for the opening day.",
					da: "Adressen, hvor gæster tilmeldte sig åbningsdagen.",
				},
			),
		}),
		{ en: "Links to other sites", da: "Links til andre steder" },
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
	schema: field(
		schema,
		{ en: "About the centre", da: "Om centret" },
		{ en: "Facts about the centre.", da: "Oplysninger om centret." },
	),
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
