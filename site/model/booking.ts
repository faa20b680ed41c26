import * as z from "zod";
import {
	choices,
	defineCollection,
	demand,
	help,
	prose,
	reference,
	sample,
	text,
	webAddress,
	written,
} from "../../generator/define.ts";
import { localized } from "../languages.ts";
import { icon } from "./icon.ts";
import { sessionName } from "./sessions.ts";

const hexId = written(/^[0-9a-f]{32}$/, {
	en: "the provider's id: 32 of the digits 0–9 and a–f, in quotes",
	da: "udbyderens id: 32 af tegnene 0–9 og a–f, i citationstegn",
});

const bothWords = demand({
	en: "an address with LANGUAGE and EXPERIENCE in the places of the language and the experience",
	da: "en adresse med LANGUAGE og EXPERIENCE, hvor sprog og oplevelse skal stå",
});

const column = z.strictObject({
	session: reference(sessionName).meta(
		help(
			{
				en: "The name of the session in facts/sessions.yaml, e.g. session-2h.",
				da: "Navnet på sessionen i facts/sessions.yaml, f.eks. session-2h.",
			},
			{ name: { en: "Session", da: "Session" } },
		),
	),
	widget: z
		.strictObject({
			sample,
			experience: hexId.meta(
				help({
					en: "The experience's id at the provider: 32 characters in quotes.",
					da: "Oplevelsens id hos udbyderen: 32 tegn i citationstegn.",
				}),
			),
		})
		.optional()
		.meta(
			help({
				en: "The provider's booking widget. Leave it out if guests book by phone or in writing.",
				da: "Udbyderens bookingfelt. Udelad det, hvis man kun kan booke pr. telefon, e-mail eller sms.",
			}),
		),
	points: z
		.array(
			z.strictObject({
				icon: icon.meta(
					help({ en: "An icon, e.g. heart.", da: "Et ikon, f.eks. heart." }),
				),
				text: text.meta(
					help({
						en: "Something to know before booking.",
						da: "Noget, man skal vide, før man booker.",
					}),
				),
			}),
		)
		.min(1)
		.meta(
			help({
				en: "What to know before booking, such as when and for how many, in the order shown.",
				da: "Det, man skal vide, før man booker, f.eks. hvornår og til hvor mange, i den rækkefølge, det vises.",
			}),
		),
	text: prose.meta(
		help({
			en: "The text above the widget, or instead of it.",
			da: "Teksten over bookingfeltet, eller i stedet for det.",
		}),
	),
	message: text.optional().meta(
		help({
			en: "The text filled in beforehand in the e-mail or text message that guests open from here.",
			da: "Den tekst, der på forhånd står i den e-mail eller sms, som gæsten åbner herfra.",
		}),
	),
});

const schema = z.strictObject({
	provider: z
		.strictObject({
			sample,
			name: z
				.string()
				.meta(help({ en: "The provider's name.", da: "Udbyderens navn." })),
			script: webAddress.meta(
				help({
					en: "The address of the widget's script, e.g. https://widget.example.org/booking.js.",
					da: "Adressen på bookingfeltets script, f.eks. https://widget.example.org/booking.js.",
				}),
			),
			className: z
				.string()
				.regex(/^[a-z-]+$/)
				.meta(
					help({
						en: "The class of the element that the script fills: lower-case letters and hyphens.",
						da: "Klassen på det element, som scriptet udfylder: små bogstaver og bindestreger.",
					}),
				),
			company: hexId.meta(
				help({
					en: "The centre's id at the provider: 32 characters in quotes.",
					da: "Centrets id hos udbyderen: 32 tegn i citationstegn.",
				}),
			),
			storefront: hexId.meta(
				help({
					en: "The id of the centre's shop at the provider: 32 characters in quotes.",
					da: "Id for centrets butik hos udbyderen: 32 tegn i citationstegn.",
				}),
			),
			page: webAddress
				.regex(/LANGUAGE/, { error: bothWords })
				.regex(/EXPERIENCE/, { error: bothWords })
				.meta(
					help({
						en: "The address of an experience's page at the provider, with LANGUAGE and EXPERIENCE in the places of the two.",
						da: "Adressen på en oplevelses side hos udbyderen, med LANGUAGE og EXPERIENCE, hvor sproget og oplevelsens id skal stå.",
					}),
				),
			hosts: z
				.array(webAddress)
				.default([])
				.meta(
					help({
						en: "Other hosts that the widget loads data from, e.g. https://api.provider.com. Browsers block all others.",
						da: "Andre servere, som bookingfeltet henter data fra, f.eks. https://api.provider.com. Browseren blokerer alle andre.",
					}),
				),
			load: z
				.enum(["entry", "click"], {
					error: demand({
						en: "entry or click",
						da: "entry eller click",
					}),
				})
				.default("entry")
				.meta({
					...help({
						en: "When the widgets load: entry, when the page opens; click, when the visitor asks for them.",
						da: "Hvornår bookingfelterne hentes: entry, når siden åbnes; click, når gæsten beder om det.",
					}),
					...choices({
						entry: { en: "when the page opens", da: "når siden åbnes" },
						click: {
							en: "when the visitor asks for it",
							da: "når gæsten beder om det",
						},
					}),
				}),
		})
		.meta(
			help({
				en: "The company that handles the booking.",
				da: "Firmaet, der står for bookingen.",
			}),
		),
	columns: localized(z.array(column).min(1)).meta(
		help({
			en: "What can be booked on the booking page, in each language.",
			da: "Det, man kan booke på bookingsiden, på hvert sprog.",
		}),
	),
});

/** The booking provider and what can be booked on the booking page: content/booking.yaml. */
export const booking = defineCollection({
	name: "booking",
	files: "booking.yaml",
	schema,
});
