import { defineView } from "kilde";
import { field, sample, z } from "kilde/fields";
import { localizedText } from "../../languages.ts";
import { minuteCount } from "../fields.ts";
import { image } from "../image.ts";
import { pageFields, pagePicture } from "../page-fields.ts";

/** The page with addresses, directions and the form. */
export const contactView = defineView({
	schema: z.strictObject({
		view: z.literal("contact"),
		...pageFields,
		picture: pagePicture,
		arrival: field(
			image.optional(),
			{ en: "Picture of the arrival", da: "Ankomstens billede" },
			{
				en: "What guests look for when they are there, after the directions.",
				da: "Det, gæsten skal kigge efter, når man er fremme; det står efter vejbeskrivelsen.",
			},
		),
		way: field(
			z.strictObject({
				sample,
				map: field(
					image,
					{ en: "Map", da: "Kort" },
					{
						en: "The drawn map. Its numbers are those of the places.",
						da: "Det tegnede kort. Tallene på det er stedernes numre.",
					},
				),
				note: field(
					localizedText,
					{ en: "Map note", da: "Note til kortet" },
					{
						en: "What to know of the map, beneath it.",
						da: "Det, man skal vide om kortet, under det.",
					},
				),
				stops: field(
					z.array(localizedText).min(1),
					{ en: "Places", da: "Steder" },
					{
						en: "The places on the map, in the order of their numbers.",
						da: "Stederne på kortet, i tallenes rækkefølge.",
					},
				),
				journeys: field(
					z
						.array(
							z.strictObject({
								name: field(
									localizedText,
									{ en: "Means of travel", da: "Rejsemåde" },
									{
										en: "How one travels, and from where.",
										da: "Hvordan man rejser og hvorfra.",
									},
								),
								minutes: field(
									minuteCount,
									{ en: "Travel time", da: "Rejsetid" },
									{
										en: "About how long it takes, in minutes.",
										da: "Hvor længe det cirka tager, i minutter.",
									},
								),
								text: field(
									localizedText,
									{ en: "Directions", da: "Vejbeskrivelse" },
									{
										en: "The way in a sentence or two.",
										da: "Vejen med en sætning eller to.",
									},
								),
							}),
						)
						.min(1),
					{ en: "Ways to travel", da: "Rejsemåder" },
					{
						en: "Ways to travel, each with the time it takes.",
						da: "Måder at rejse på, hver med sin rejsetid.",
					},
				),
			}),
			{ en: "The way here", da: "Vejen hertil" },
			{
				en: "The way here, on a map and in words.",
				da: "Vejen hertil på et kort og med ord.",
			},
		),
		form: field(
			z.strictObject({
				heading: field(
					localizedText,
					{ en: "Heading", da: "Overskrift" },
					{
						en: "The heading above the form.",
						da: "Overskriften over formularen.",
					},
				),
				instead: field(
					localizedText,
					{ en: "Instead of the form", da: "I stedet for formularen" },
					{
						en: "What to do while the form can't be sent.",
						da: "Hvad man gør, så længe formularen ikke kan sendes.",
					},
				),
				privacy: field(
					localizedText,
					{ en: "Privacy note", da: "Note om helbred" },
					{
						en: "The request not to write about one's health here.",
						da: "Opfordringen til ikke at skrive om sit helbred her.",
					},
				),
			}),
			{ en: "Form", da: "Formular" },
			{
				en: "The form, which can't be sent yet.",
				da: "Formularen, som endnu ikke kan sendes.",
			},
		),
	}),
	texts: ["visit"],
	anchors: ["form", "visit"],
});
