import * as z from "zod";
import {
	defineView,
	field,
	quotation,
	reference,
	sample,
} from "../../../generator/define.ts";
import { languages, localized, localizedText } from "../../languages.ts";
import { headingAbove, linkText, oneSentence } from "../fields.ts";
import { icon } from "../icon.ts";
import { hero, image } from "../image.ts";
import { invitation, link, pageFields, pageName } from "../page-fields.ts";
import { personName } from "../person.ts";

/** The front page. */
export const homeView = defineView({
	schema: z.strictObject({
		view: z.literal("home"),
		...pageFields,
		image: field(image.omit({ dark: true }), {
			en: "The picture for shared links",
			da: "Billedet til delte links",
			help: {
				en: "1200 × 630 pixels, PNG or JPEG.",
				da: "1200 × 630 pixels, PNG eller JPEG.",
			},
		}),
		banner: field(link, {
			en: "The line at the top of the page",
			da: "Linjen øverst på siden",
		}),
		book: field(link, {
			en: "The link to the booking page beneath the heading",
			da: "Linket til bookingsiden under overskriften",
		}),
		hero: field(hero, {
			en: "The large picture at the top",
			da: "Det store billede øverst",
		}),
		roomImage: field(image, {
			en: "The picture of the energy room",
			da: "Billedet af energirummet",
		}),
		badge: field(
			z.strictObject({
				figure: field(localizedText, {
					en: "The few words in the badge",
					da: "De få ord på mærket",
					help: { en: "E.g. Up to 25 %.", da: "F.eks. Op til 25 %." },
				}),
				link: field(link, {
					en: "The link beside it",
					da: "Linket ved siden af",
				}),
			}),
			{ en: "The round badge", da: "Det runde mærke" },
		),
		founderQuote: field(
			z.strictObject({
				sample,
				text: field(localized(quotation), {
					en: "The words, without quotation marks",
					da: "Ordene uden citationstegn",
				}),
				person: field(reference(personName), {
					en: "Who says it",
					da: "Den, der siger det",
				}),
			}),
			{
				en: "A quotation from one of the founders",
				da: "Et citat af en af stifterne",
			},
		),
		testimonials: field(
			z.strictObject({
				heading: headingAbove,
				more: field(localizedText, {
					en: "The link to all testimonials",
					da: "Linket til alle udtalelser",
				}),
				page: field(localized(reference(pageName)), {
					en: "The page with more, in each language",
					da: "Siden med flere, på hvert sprog",
				}),
				international: field(
					z.strictObject({
						locales: field(
							z.array(z.enum(languages.map(({ code }) => code))).min(1),
							{
								en: "The languages that show the link",
								da: "De sprog, der viser linket",
							},
						),
						label: field(localizedText, {
							en: "The text of the link to testimonials on another site",
							da: "Teksten på linket til udtalelser på en anden hjemmeside",
						}),
					}),
					{
						en: "The link to testimonials on another site",
						da: "Linket til udtalelser på en anden hjemmeside",
					},
				),
			}),
			{ en: "What guests say", da: "Det, gæsterne siger" },
		),
		explore: field(
			z.strictObject({
				heading: headingAbove,
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
					{
						en: "The links, in the order shown",
						da: "Linkene, i den rækkefølge, de vises",
					},
				),
			}),
			{ en: "Links to more", da: "Links til mere" },
		),
		contact: field(
			z.strictObject({
				heading: headingAbove,
				text: field(localizedText, {
					en: "One or two sentences",
					da: "En eller to sætninger",
				}),
				button: field(localizedText, {
					en: "The text of the e-mail button",
					da: "Teksten på e-mailknappen",
				}),
			}),
			{ en: "How to get in touch", da: "Sådan kommer man i kontakt" },
		),
		invitation: field(invitation, {
			en: "The last invitation to book",
			da: "Opfordringen til at booke nederst på siden",
		}),
	}),
	texts: ["intro", "system", "room", "science"],
	anchors: ["testimonials", "explore", "contact"],
	isRequired: true,
});
