import { defineView } from "kilde";
import { field, quotation, reference, sample, z } from "kilde/fields";
import { languages, localized, localizedText } from "../../languages.ts";
import { heading, linkText, oneSentence } from "../fields.ts";
import { icon } from "../icon.ts";
import { hero, image } from "../image.ts";
import {
	invitation,
	link,
	otherTestimonials,
	pageFields,
	pageName,
} from "../page-fields.ts";
import { personName } from "../person.ts";

/** The front page. */
export const homeView = defineView({
	schema: z.strictObject({
		view: z.literal("home"),
		...pageFields,
		image: field(
			image.omit({ dark: true }),
			{ en: "Share picture", da: "Delebillede" },
			{
				en: "The picture shown when somebody shares the front page, or a page without a photo of its own: at least 1200 × 630 pixels.",
				da: "Billedet, når nogen deler et link til forsiden eller til en side uden eget foto: mindst 1200 × 630 pixels.",
			},
		),
		banner: field(
			link,
			{ en: "Banner", da: "Banner" },
			{
				en: "The line at the top of the page.",
				da: "Linjen øverst på siden.",
			},
		),
		book: field(
			link,
			{ en: "Booking link", da: "Bookinglink" },
			{
				en: "The link to the booking page beneath the heading.",
				da: "Linket til bookingsiden under overskriften.",
			},
		),
		offer: field(
			localizedText.optional(),
			{ en: "Price in a line", da: "Prisen på én linje" },
			{
				en: "What a visit costs, beside the button on the large picture.",
				da: "Hvad et besøg koster, ved siden af knappen på det store billede.",
			},
		),
		hero: field(
			hero,
			{ en: "Hero", da: "Topbillede" },
			{
				en: "The large picture at the top.",
				da: "Det store billede øverst.",
			},
		),
		roomImage: field(
			image,
			{ en: "Room picture", da: "Billede af rummet" },
			{
				en: "The picture of the energy room.",
				da: "Billedet af energirummet.",
			},
		),
		badge: field(
			z.strictObject({
				figure: field(
					localizedText,
					{ en: "Words", da: "Ord" },
					{
						en: "The few words in the badge. E.g. Up to 25 %.",
						da: "De få ord på mærket. F.eks. Op til 25 %.",
					},
				),
				link: field(
					link,
					{ en: "Link", da: "Link" },
					{ en: "The link beside it.", da: "Linket ved siden af." },
				),
			}),
			{ en: "Badge", da: "Mærke" },
			{ en: "The round badge.", da: "Det runde mærke." },
		),
		founderQuote: field(
			z.strictObject({
				sample,
				text: field(
					localized(quotation),
					{ en: "Quotation", da: "Citat" },
					{
						en: "The words, without quotation marks.",
						da: "Ordene uden citationstegn.",
					},
				),
				person: field(
					reference(personName),
					{ en: "Person", da: "Person" },
					{ en: "Who says it.", da: "Den, der siger det." },
				),
			}),
			{ en: "Founder’s quotation", da: "Stifterens citat" },
			{
				en: "A quotation from one of the founders.",
				da: "Et citat af en af stifterne.",
			},
		),
		testimonials: field(
			z.strictObject({
				heading,
				more: field(
					localizedText,
					{ en: "All testimonials", da: "Alle udtalelser" },
					{
						en: "The link to all testimonials.",
						da: "Linket til alle udtalelser.",
					},
				),
				page: field(
					localized(reference(pageName)),
					{ en: "Page", da: "Side" },
					{
						en: "The page with more, in each language.",
						da: "Siden med flere, på hvert sprog.",
					},
				),
				international: field(
					z.strictObject({
						locales: field(
							z.array(z.enum(languages.map(({ code }) => code))).min(1),
							{ en: "Languages", da: "Sprog" },
							{
								en: "The languages that show the link.",
								da: "De sprog, der viser linket.",
							},
						),
						label: otherTestimonials,
					}),
					{ en: "Other site", da: "Anden hjemmeside" },
					{
						en: "The link to testimonials on another site.",
						da: "Linket til udtalelser på en anden hjemmeside.",
					},
				),
			}),
			{ en: "Testimonials", da: "Gæsteudtalelser" },
			{ en: "What guests say.", da: "Det, gæsterne siger." },
		),
		explore: field(
			z.strictObject({
				heading,
				links: field(
					z
						.array(
							z.strictObject({
								icon,
								title: linkText,
								text: oneSentence,
								page: link.shape.page,
								part: link.shape.part,
							}),
						)
						.min(1),
					{ en: "Links", da: "Links" },
					{
						en: "The links, in the order shown.",
						da: "Linkene, i den rækkefølge, de vises.",
					},
				),
			}),
			{ en: "More", da: "Mere" },
			{ en: "Links to more.", da: "Links til mere." },
		),
		contact: field(
			z.strictObject({
				heading,
				text: field(
					localizedText,
					{ en: "Text", da: "Tekst" },
					{ en: "One or two sentences.", da: "En eller to sætninger." },
				),
				button: field(
					localizedText,
					{ en: "E-mail button", da: "E-mailknap" },
					{
						en: "The text of the e-mail button.",
						da: "Teksten på e-mailknappen.",
					},
				),
			}),
			{ en: "Get in touch", da: "Kontakt" },
			{ en: "How to get in touch.", da: "Sådan kommer man i kontakt." },
		),
		invitation: field(
			invitation,
			{ en: "Last invitation", da: "Opfordring nederst" },
			{
				en: "The last invitation to book.",
				da: "Opfordringen til at booke nederst på siden.",
			},
		),
	}),
	texts: ["intro", "system", "room", "science"],
	anchors: ["testimonials", "explore", "contact"],
	isRequired: true,
});
