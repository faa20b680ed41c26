import * as z from "zod";
import {
	choices,
	defineCollection,
	demand,
	explained,
	prose,
	reference,
	sample,
	text,
	type Wording,
	webAddress,
	written,
} from "../../generator/define.ts";
import { localized } from "../languages.ts";
import { icon } from "./icon.ts";
import { sessionName } from "./sessions.ts";

const hexId = written(/^[0-9a-f]{32}$/, {
	en: "the provider's id: 32 of the digits 0–9 and a–f, in quotes",
	da: "udbyderens id: 32 af tegnene 0–9 og a–f, i citationstegn",
	onPage: {
		en: "the provider's id: 32 of the digits 0–9 and a–f",
		da: "udbyderens id: 32 af tegnene 0–9 og a–f",
	},
});

function providerId(name: Wording) {
	return explained(
		hexId,
		{
			en: `${name.en}: 32 characters in quotes.`,
			da: `${name.da}: 32 tegn i citationstegn.`,
		},
		{ name, about: { en: "32 characters.", da: "32 tegn." } },
	);
}

const bothWords = demand({
	en: "an address with LANGUAGE and EXPERIENCE in the places of the language and the experience",
	da: "en adresse med LANGUAGE og EXPERIENCE, hvor sprog og oplevelse skal stå",
});

const column = z.strictObject({
	session: explained(
		reference(sessionName),
		{
			en: "The name of the session in facts/sessions.yaml, e.g. session-2h.",
			da: "Navnet på sessionen i facts/sessions.yaml, f.eks. session-2h.",
		},
		{ name: { en: "Session", da: "Session" } },
	),
	widget: explained(
		z
			.strictObject({
				sample,
				experience: providerId({
					en: "The experience's id at the provider",
					da: "Oplevelsens id hos udbyderen",
				}),
			})
			.optional(),
		{
			en: "The provider's booking widget. Leave it out if guests book by phone or in writing.",
			da: "Udbyderens bookingfelt. Udelad det, hvis man kun kan booke pr. telefon, e-mail eller sms.",
		},
	),
	points: explained(
		z
			.array(
				z.strictObject({
					icon,
					text: explained(text, {
						en: "Something to know before booking.",
						da: "Noget, man skal vide, før man booker.",
					}),
				}),
			)
			.min(1),
		{
			en: "What to know before booking, such as when and for how many, in the order shown.",
			da: "Det, man skal vide, før man booker, f.eks. hvornår og til hvor mange, i den rækkefølge, det vises.",
		},
	),
	text: explained(prose, {
		en: "The text above the widget, or instead of it.",
		da: "Teksten over bookingfeltet, eller i stedet for det.",
	}),
	message: explained(text.optional(), {
		en: "The text filled in beforehand in the e-mail or text message that guests open from here.",
		da: "Den tekst, der på forhånd står i den e-mail eller sms, som gæsten åbner herfra.",
	}),
});

const schema = z.strictObject({
	provider: explained(
		z.strictObject({
			sample,
			name: explained(z.string(), {
				en: "The provider's name.",
				da: "Udbyderens navn.",
			}),
			script: explained(webAddress, {
				en: "The address of the widget's script, e.g. https://widget.example.org/booking.js.",
				da: "Adressen på bookingfeltets script, f.eks. https://widget.example.org/booking.js.",
			}),
			className: explained(z.string().regex(/^[a-z-]+$/), {
				en: "The class of the element that the script fills: lower-case letters and hyphens.",
				da: "Klassen på det element, som scriptet udfylder: små bogstaver og bindestreger.",
			}),
			company: providerId({
				en: "The centre's id at the provider",
				da: "Centrets id hos udbyderen",
			}),
			storefront: providerId({
				en: "The id of the centre's shop at the provider",
				da: "Id for centrets butik hos udbyderen",
			}),
			page: explained(
				webAddress
					.regex(/LANGUAGE/, { error: bothWords })
					.regex(/EXPERIENCE/, { error: bothWords }),
				{
					en: "The address of an experience's page at the provider, with LANGUAGE and EXPERIENCE in the places of the two.",
					da: "Adressen på en oplevelses side hos udbyderen, med LANGUAGE og EXPERIENCE, hvor sproget og oplevelsens id skal stå.",
				},
			),
			hosts: explained(z.array(webAddress).default([]), {
				en: "Other hosts that the widget loads data from, e.g. https://api.provider.com. Browsers block all others.",
				da: "Andre servere, som bookingfeltet henter data fra, f.eks. https://api.provider.com. Browseren blokerer alle andre.",
			}),
			load: explained(
				z
					.enum(["entry", "click"], {
						error: demand({ en: "entry or click", da: "entry eller click" }),
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
				{
					en: "When the widgets load: entry, when the page opens; click, when the visitor asks for them.",
					da: "Hvornår bookingfelterne hentes: entry, når siden åbnes; click, når gæsten beder om det.",
				},
			),
		}),
		{
			en: "The company that handles the booking.",
			da: "Firmaet, der står for bookingen.",
		},
	),
	columns: explained(localized(z.array(column).min(1)), {
		en: "What can be booked on the booking page, in each language.",
		da: "Det, man kan booke på bookingsiden, på hvert sprog.",
	}),
});

/** The booking provider and what can be booked on the booking page: content/booking.yaml. */
export const booking = defineCollection({
	name: "booking",
	files: "booking.yaml",
	schema: explained(schema, { en: "Online booking.", da: "Onlinebooking." }),
});
