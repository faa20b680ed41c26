import { defineCollection } from "kilde";
import {
	choices,
	encodeRequirement,
	field,
	prose,
	reference,
	sample,
	text,
	textMatching,
	webAddress,
	z,
} from "kilde/fields";
import { type EditorText, localized } from "../languages.ts";
import { icon } from "./icon.ts";
import { sessionName } from "./sessions.ts";

const hexId = textMatching(/^[0-9a-f]{32}$/, {
	en: "the provider's id: 32 of the digits 0–9 and a–f",
	da: "udbyderens id: 32 af tegnene 0–9 og a–f",
});

function providerId(label: EditorText, { en, da }: EditorText) {
	return field(hexId, label, {
		en: `${en} 32 characters.`,
		da: `${da} 32 tegn.`,
	});
}

const bothWords = encodeRequirement({
	en: "an address with LANGUAGE and EXPERIENCE in the places of the language and the experience",
	da: "en adresse med LANGUAGE og EXPERIENCE, hvor sprog og oplevelse skal stå",
});

const column = z.strictObject({
	session: field(reference(sessionName), { en: "Session", da: "Session" }),
	widget: field(
		z
			.strictObject({
				sample,
				experience: providerId(
					{ en: "Experience id", da: "Oplevelsens id" },
					{
						en: "The experience's id at the provider.",
						da: "Oplevelsens id hos udbyderen.",
					},
				),
			})
			.optional(),
		{ en: "Booking widget", da: "Bookingfelt" },
		{
			en: "The provider's booking widget. Leave it out if guests book by phone or in writing.",
			da: "Udbyderens bookingfelt. Udelad det, hvis man kun kan booke pr. telefon, e-mail eller sms.",
		},
	),
	points: field(
		z
			.array(
				z.strictObject({
					icon,
					text: field(
						text,
						{ en: "Point", da: "Punkt" },
						{
							en: "Something to know before booking.",
							da: "Noget, man skal vide, før man booker.",
						},
					),
				}),
			)
			.min(1),
		{ en: "Good to know", da: "Værd at vide" },
		{
			en: "What to know before booking. Such as when and for how many, in the order shown.",
			da: "Det, man skal vide, før man booker. F.eks. hvornår og til hvor mange, i den rækkefølge, det vises.",
		},
	),
	text: field(
		prose,
		{ en: "Text", da: "Tekst" },
		{
			en: "The text above the widget, or instead of it.",
			da: "Teksten over bookingfeltet, eller i stedet for det.",
		},
	),
	subject: field(
		text.optional(),
		{ en: "Subject of the e-mail", da: "E-mailens emne" },
		{
			en: "The subject filled in beforehand in that e-mail.",
			da: "Emnet, der på forhånd står i den e-mail.",
		},
	),
	message: field(
		text.optional(),
		{ en: "Message from the guest", da: "Besked fra gæsten" },
		{
			en: "The text filled in beforehand in the e-mail or text message that guests open from here.",
			da: "Den tekst, der på forhånd står i den e-mail eller sms, som gæsten åbner herfra.",
		},
	),
});

const schema = z.strictObject({
	provider: field(
		z.strictObject({
			sample,
			name: field(
				z.string(),
				{ en: "Provider", da: "Udbyder" },
				{ en: "The provider's name.", da: "Udbyderens navn." },
			),
			script: field(
				webAddress,
				{ en: "Script address", da: "Scriptets adresse" },
				{
					help: {
						en: "The address of the widget's script.",
						da: "Adressen på bookingfeltets script.",
					},
					example: "https://widget.example.org/booking.js",
				},
			),
			className: field(
				z.string().regex(/^[a-z-]+$/),
				{ en: "Element class", da: "Elementets klasse" },
				{
					en: "The class of the element that the script fills: lower-case letters and hyphens.",
					da: "Klassen på det element, som scriptet udfylder: små bogstaver og bindestreger.",
				},
			),
			company: providerId(
				{ en: "Centre id", da: "Centrets id" },
				{
					en: "The centre's id at the provider.",
					da: "Centrets id hos udbyderen.",
				},
			),
			storefront: providerId(
				{ en: "Shop id", da: "Butikkens id" },
				{
					en: "The id of the centre's shop at the provider.",
					da: "Id for centrets butik hos udbyderen.",
				},
			),
			page: field(
				webAddress
					.regex(/LANGUAGE/, { error: bothWords })
					.regex(/EXPERIENCE/, { error: bothWords }),
				{ en: "Booking page", da: "Bookingside" },
				{
					en: "The address of an experience's page at the provider, with LANGUAGE and EXPERIENCE in the places of the two.",
					da: "Adressen på en oplevelses side hos udbyderen, med LANGUAGE og EXPERIENCE, hvor sproget og oplevelsens id skal stå.",
				},
			),
			hosts: field(
				z.array(webAddress).default([]),
				{ en: "Other hosts", da: "Andre servere" },
				{
					example: "https://api.provider.com",
					help: {
						en: "Other hosts that the widget loads data from. Browsers block all others.",
						da: "Andre servere, som bookingfeltet henter data fra. Browseren blokerer alle andre.",
					},
				},
			),
			load: field(
				z
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
				{ en: "Loading", da: "Hentning" },
				{
					en: "When the widgets load.",
					da: "Hvornår bookingfelterne hentes.",
				},
			),
		}),
		{ en: "Booking provider", da: "Bookingudbyder" },
		{
			en: "The company that handles the booking.",
			da: "Firmaet, der står for bookingen.",
		},
	),
	columns: field(
		localized(z.array(column).min(1)),
		{ en: "Can be booked", da: "Kan bookes" },
		{
			en: "What can be booked on the booking page, in each language.",
			da: "Det, man kan booke på bookingsiden, på hvert sprog.",
		},
	),
});

/** The booking provider and what can be booked on the booking page: content/booking.yaml. */
export const booking = defineCollection({
	name: "booking",
	files: "booking.yaml",
	schema: field(schema, { en: "Online booking", da: "Onlinebooking" }),
});
