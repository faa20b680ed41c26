import { collection, f, noBreakSpace } from "kilde";
import { formatWeekdayDate } from "../lib/formats.ts";
import { linkOut, text } from "./fields.ts";
import { person } from "./people.ts";

/** Text of digits. Files have it in quotes: YAML reads digits alone as a number. */
function digits(
	form: RegExp,
	example: string,
	{ en, da }: { readonly en: string; readonly da: string },
) {
	return f.string({
		form,
		expected: { en: `${en}, e.g. ${example}`, da: `${da}, f.eks. ${example}` },
	});
}

/** The business: name, address, contact, company. content/business.yaml. */
export const business = collection(
	"business.yaml",
	{
		site: f.origin().example("https://www.energirummet.dk"),
		name: f.localized(f.text().fact("business.name")),
		tagline: text,
		logo: f.picture({ isDecorative: true }).optional(),
		company: {
			legalName: f
				.text()
				.fact("business.legal-name")
				.example("Energirummet ApS"),
			cvr: digits(/^\d{8}$/, "12345678", {
				en: "the eight digits of the CVR number",
				da: "CVR-nummerets otte cifre",
			}).fact("business.cvr"),
			opened: f
				.date()
				.fact("date.opened")
				.fact("day.opened", ({ value }, language) =>
					formatWeekdayDate(value, language),
				),
			founders: f.list(f.ref(person), { least: 1 }),
		},
		contact: {
			phone: f
				.phone({
					form: /^\+45( \d\d){4}$/,
					expected: {
						en: "a Danish phone number, e.g. +45 12 34 56 78",
						da: "et dansk telefonnummer, f.eks. +45 12 34 56 78",
					},
				})
				.fact("contact.phone")
				.fact("link.phone", ({ href }) => href)
				.fact("link.sms", ({ href }) => href.replace("tel:", "sms:")),
			email: f
				.email()
				.fact("contact.email")
				.fact("link.email", ({ href }) => href),
			mobilepay: digits(/^\d{4,8}$/, "000000", {
				en: "the digits of the MobilePay number",
				da: "MobilePay-nummerets cifre",
			}).fact("contact.mobilepay"),
		},
		address: {
			street: f.text().fact("address.street").example("Eksempelvej 1"),
			postcode: digits(/^\d{4}$/, "4560", {
				en: "the four digits of a Danish postcode",
				da: "de fire cifre i et dansk postnummer",
			}),
			town: f.text().fact("address.place").example("Vig"),
			region: f.localized(f.text().fact("address.region").example("Odsherred")),
			country: f.localized(f.text().fact("address.country")),
			countryCode: f.oneOf("DK"),
		},
		geo: {
			latitude: f.number({ min: 54, max: 58, unit: "°" }),
			longitude: f.number({ min: 7, max: 16, unit: "°" }),
		},
		payments: f.map({
			name: f.localized(
				f.text().fact("payment.{key}").example("bankoverførsel"),
			),
			advance: f.boolean().optional(),
		}),
		social: f.list({
			network: f.oneOf("facebook", "instagram", "linkedin"),
			url: linkOut.example("https://www.facebook.com/energirummet"),
		}),
		links: {
			newsletter: linkOut.fact("link.newsletter"),
			dashboard: linkOut.fact("link.dashboard"),
			maps: linkOut.fact("link.maps").example("Google Maps"),
			testimonials: linkOut.fact("link.testimonials"),
			openingDay: linkOut.fact("link.opening-day"),
		},
	},
	{
		dates: ["checked", "company.opened"],
		facts: {
			address: ({ address }) => ({
				town: formatTown(address),
				full: formatAddress(address),
			}),
			payment: ({ payments }, { format }) => {
				const inAdvance = Object.values(payments).filter(
					({ advance }) => advance,
				);
				const names = inAdvance.map(({ name }) => name);
				return {
					advance: names.length > 0 ? format.choice(names) : undefined,
				};
			},
		},
	},
);

type Address = Readonly<Record<"street" | "postcode" | "town", string>>;

/** Returns postcode and town with a no-break space: 4560 Vig. */
export function formatTown({
	postcode,
	town,
}: Pick<Address, "postcode" | "town">): string {
	return `${postcode}${noBreakSpace}${town}`;
}

/** Returns street and town in one line. */
export function formatAddress(address: Address): string {
	return `${address.street}, ${formatTown(address)}`;
}
