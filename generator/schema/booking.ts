import { z } from "zod";
import { demand } from "./demand.ts";
import { sample, webAddress, written } from "./field.ts";
import { localized } from "./localized.ts";
import { reference } from "./reference.ts";
import { prose, text } from "./text.ts";

const hexId = written(/^[0-9a-f]{32}$/, {
	en: "the provider's id: 32 of the digits 0–9 and a–f, in quotes",
	da: "udbyderens id: 32 af tegnene 0–9 og a–f, i citationstegn",
});

const column = z.strictObject({
	session: reference("session").describe("The session in facts/sessions.yaml."),
	widget: z
		.strictObject({
			sample,
			experience: hexId.describe("The experience's id at the provider."),
		})
		.optional()
		.describe(
			"The provider's widget. Leave it out for a column of text alone.",
		),
	text: prose.describe("What stands above the widget, or instead of it."),
	message: text
		.optional()
		.describe(
			"The text already written in the e-mail or text message that a guest opens from here.",
		),
});

/** The booking provider and the three columns of the booking page: content/booking.yaml. */
export const booking = z.strictObject({
	provider: z
		.strictObject({
			sample,
			name: z.string().describe("The provider's name."),
			script: webAddress.describe("The widget's script."),
			className: z
				.string()
				.regex(/^[a-z-]+$/)
				.describe("The class of the element that the script fills."),
			company: hexId.describe("The centre's id at the provider."),
			storefront: hexId.describe(
				"The id of the centre's shop at the provider.",
			),
			page: webAddress.describe(
				"An experience's own page, with LANGUAGE and EXPERIENCE where the two stand.",
			),
			hosts: z
				.array(webAddress)
				.default([])
				.describe(
					"Other hosts that the widget turns to, such as https://api.provider.com; browsers let it reach no others.",
				),
			load: z
				.enum(["entry", "click"], {
					error: demand({
						en: "entry or click",
						da: "entry eller click",
					}),
				})
				.default("entry")
				.describe(
					"When the widgets load: entry, as the page opens; click, when the visitor asks for them.",
				),
		})
		.describe("Who runs the booking."),
	columns: localized(z.array(column).min(1)).describe(
		"The columns of the booking page in each language.",
	),
});
