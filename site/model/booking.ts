import { defineCollection } from "kilde";
import {
	choices,
	encodeRequirement,
	prose,
	reference,
	sample,
	text,
	textMatching,
	webAddress,
	z,
} from "kilde/fields";
import { localized } from "../languages.ts";
import { icon } from "./icon.ts";
import { sessionName } from "./sessions.ts";

const hexId = textMatching(/^[0-9a-f]{32}$/, {
	en: "the provider's id: 32 of the digits 0–9 and a–f",
	da: "udbyderens id: 32 af tegnene 0–9 og a–f",
});

const bothWords = encodeRequirement({
	en: "an address with LANGUAGE and EXPERIENCE in the places of the language and the experience",
	da: "en adresse med LANGUAGE og EXPERIENCE, hvor sprog og oplevelse skal stå",
});

const column = z.strictObject({
	session: reference(sessionName),
	widget: z
		.strictObject({
			sample,
			experience: hexId,
		})
		.optional(),
	points: z
		.array(
			z.strictObject({
				icon,
				text,
			}),
		)
		.min(1),
	text: prose,
	subject: text.optional(),
	message: text.optional(),
});

const schema = z.strictObject({
	provider: z.strictObject({
		sample,
		name: z.string(),
		script: webAddress.meta({
			example: "https://widget.example.org/booking.js",
		}),
		className: z.string().regex(/^[a-z-]+$/),
		company: hexId,
		storefront: hexId,
		page: webAddress
			.regex(/LANGUAGE/, { error: bothWords })
			.regex(/EXPERIENCE/, { error: bothWords }),
		hosts: z
			.array(webAddress)
			.default([])
			.meta({ example: "https://api.provider.com" }),
		load: z
			.enum(["entry", "click"], {
				error: encodeRequirement({
					en: "entry or click",
					da: "entry eller click",
				}),
			})
			.default("entry")
			.meta(
				choices({
					entry: { en: "when the page opens", da: "når siden åbnes" },
					click: {
						en: "when the visitor asks for it",
						da: "når gæsten beder om det",
					},
				}),
			),
	}),
	columns: localized(z.array(column).min(1)),
});

/** The booking provider and what can be booked on the booking page: content/booking.yaml. */
export const booking = defineCollection({
	name: "booking",
	files: "booking.yaml",
	schema,
});
