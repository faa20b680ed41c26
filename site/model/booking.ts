import * as z from "zod";
import {
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
import { image } from "./image.ts";
import { sessionName } from "./sessions.ts";

const hexId = written(/^[0-9a-f]{32}$/, {
	en: "the provider's id: 32 of the digits 0–9 and a–f, in quotes",
	da: "udbyderens id: 32 af tegnene 0–9 og a–f, i citationstegn",
});

const bothWords = demand({
	en: "an address with LANGUAGE and EXPERIENCE in it, where the two stand",
	da: "en adresse med LANGUAGE og EXPERIENCE, hvor sprog og oplevelse skal stå",
});

const column = z.strictObject({
	session: reference(sessionName).meta(
		help({
			en: "The session in facts/sessions.yaml.",
			da: "Navnet på sessionen i facts/sessions.yaml, f.eks. session-2h.",
		}),
	),
	widget: z
		.strictObject({
			sample,
			experience: hexId.meta(
				help({
					en: "The experience's id at the provider.",
					da: "Oplevelsens id hos udbyderen: 32 tegn i citationstegn.",
				}),
			),
		})
		.optional()
		.meta(
			help({
				en: "The provider's widget. Leave it out where one books by phone or in writing.",
				da: "Udbyderens bookingfelt. Udelad det, hvis man kun kan booke pr. telefon, mail eller sms.",
			}),
		),
	picture: image.optional().meta(
		help({
			en: "A picture above it, across the page.",
			da: "Et billede over den, i hele sidens bredde.",
		}),
	),
	points: z
		.array(
			z.strictObject({
				icon: icon.meta(
					help({ en: "A small picture.", da: "Et ikon, f.eks. heart." }),
				),
				text: text.meta(
					help({
						en: "A fact to know before booking.",
						da: "Noget, man skal vide, før man booker.",
					}),
				),
			}),
		)
		.min(1)
		.meta(
			help({
				en: "When, and for how many: what to know before booking, in the order shown.",
				da: "Hvornår og til hvor mange: det, man skal vide, før man booker, i den rækkefølge, det vises.",
			}),
		),
	text: prose.meta(
		help({
			en: "What stands above the widget, or instead of it.",
			da: "Teksten over bookingfeltet, eller i stedet for det.",
		}),
	),
	message: text.optional().meta(
		help({
			en: "The text already written in the e-mail or text message that a guest opens from here.",
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
					en: "The widget's script.",
					da: "Adressen på bookingfeltets script, f.eks. https://widget.example.org/booking.js.",
				}),
			),
			className: z
				.string()
				.regex(/^[a-z-]+$/)
				.meta(
					help({
						en: "The class of the element that the script fills.",
						da: "Klassen på det element, som scriptet udfylder: små bogstaver og bindestreger.",
					}),
				),
			company: hexId.meta(
				help({
					en: "The centre's id at the provider.",
					da: "Centrets id hos udbyderen: 32 tegn i citationstegn.",
				}),
			),
			storefront: hexId.meta(
				help({
					en: "The id of the centre's shop at the provider.",
					da: "Id for centrets butik hos udbyderen: 32 tegn i citationstegn.",
				}),
			),
			page: webAddress
				.regex(/LANGUAGE/, { error: bothWords })
				.regex(/EXPERIENCE/, { error: bothWords })
				.meta(
					help({
						en: "An experience's own page, with LANGUAGE and EXPERIENCE where the two stand.",
						da: "Adressen på en oplevelses egen side hos udbyderen, med LANGUAGE og EXPERIENCE, hvor sprog og oplevelse skal stå.",
					}),
				),
			hosts: z
				.array(webAddress)
				.default([])
				.meta(
					help({
						en: "Other hosts that the widget turns to, such as https://api.provider.com; browsers let it reach no others.",
						da: "Andre servere, som bookingfeltet henter fra, f.eks. https://api.provider.com. Browseren lader det ikke nå andre.",
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
				.meta(
					help({
						en: "When the widgets load: entry, as the page opens; click, when the visitor asks for them.",
						da: "Hvornår bookingfelterne hentes: entry, når siden åbnes; click, når gæsten beder om det.",
					}),
				),
		})
		.meta(
			help({ en: "Who runs the booking.", da: "Den, der står for bookingen." }),
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
