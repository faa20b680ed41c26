import { z } from "zod";
import { demand } from "./demand.ts";
import {
	checked,
	date,
	email,
	phone,
	sample,
	webAddress,
	written,
} from "./field.ts";
import { localized } from "./localized.ts";
import { reference } from "./reference.ts";
import { label, text } from "./text.ts";

/** Who the centre is: content/business.yaml. */
export const business = z.strictObject({
	checked,
	site: webAddress
		.describe(
			"The site's own address without a slash at the end; canonical addresses start with it.",
		)
		.regex(/[^/]$/, {
			error: demand({
				en: "a web address without a slash at the end",
				da: "en webadresse uden skråstreg til sidst",
			}),
		}),
	name: localized(label).describe("The centre's name as visitors know it."),
	tagline: localized(text).describe("One line beneath the name."),
	company: z
		.strictObject({
			sample,
			legalName: label.describe("The registered name."),
			cvr: written(/^\d{8}$/, {
				en: 'the eight digits of the CVR number in quotes, as "12345678"',
				da: 'CVR-nummerets otte cifre i citationstegn, f.eks. "12345678"',
			}).describe("The registration number (CVR), eight digits."),
			opened: date.describe("The day the centre opened."),
			founders: z
				.array(reference("person"))
				.min(1)
				.describe("Files in content/people, in the order shown."),
		})
		.describe("The company behind the centre."),
	contact: z
		.strictObject({
			sample,
			phone: phone.describe("For calls and text messages."),
			email: email.describe("For questions."),
			mobilepay: written(/^\d{4,8}$/, {
				en: 'the digits of the MobilePay number in quotes, as "000000"',
				da: 'MobilePay-nummerets cifre i citationstegn, f.eks. "000000"',
			}).describe("The MobilePay number, digits only."),
		})
		.describe("How guests reach the centre."),
	address: z
		.strictObject({
			sample,
			street: label.describe("Street and number."),
			postcode: written(/^\d{4}$/, {
				en: 'the four digits of a Danish postcode in quotes, as "4560"',
				da: 'de fire cifre i et dansk postnummer i citationstegn, f.eks. "4560"',
			}).describe("Four digits."),
			town: label.describe("The town that belongs to the postcode."),
			region: localized(label).describe("The part of the country."),
			country: localized(label).describe("The country's name."),
			countryCode: z.literal("DK").describe("ISO 3166-1 code of the country."),
		})
		.describe("The one address, used everywhere."),
	geo: z
		.strictObject({
			sample,
			latitude: z
				.number({
					error: demand({
						en: "degrees north as a number, as 55.83",
						da: "grader nord som et tal med punktum, f.eks. 55.83",
					}),
				})
				.min(54)
				.max(58)
				.describe("Degrees north, 54 to 58."),
			longitude: z
				.number({
					error: demand({
						en: "degrees east as a number, as 11.57",
						da: "grader øst som et tal med punktum, f.eks. 11.57",
					}),
				})
				.min(7)
				.max(16)
				.describe("Degrees east, 7 to 16."),
		})
		.describe("Where the door is."),
	payments: z
		.array(z.enum(["cash", "card", "mobilepay", "transfer"]))
		.min(1)
		.describe("Ways to pay: cash, card, mobilepay, transfer."),
	social: z
		.array(
			z.strictObject({
				sample,
				network: z
					.enum(["facebook", "instagram", "linkedin"])
					.describe("facebook, instagram or linkedin."),
				url: webAddress.describe("The centre's page there."),
			}),
		)
		.describe("Pages on social networks, in the order shown."),
	links: z
		.strictObject({
			sample,
			newsletter: webAddress.describe(
				"Where guests sign up for the newsletter.",
			),
			dashboard: webAddress.describe("The back office behind the Login link."),
			maps: webAddress.describe("The address on a maps service."),
			testimonials: webAddress.describe(
				"International testimonials on another site.",
			),
			openingDay: webAddress.describe(
				"Where guests signed up for the opening day.",
			),
		})
		.describe("Addresses of other sites."),
});
