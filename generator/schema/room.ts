import * as z from "zod";
import { count } from "./field.ts";
import { help } from "./help.ts";
import { icon } from "./icon.ts";
import { localized } from "./localized.ts";
import { text } from "./text.ts";

/** The energy room: content/facts/room.yaml. */
export const room = z.strictObject({
	units: count.meta(
		help({
			en: "How many units of the system stand in the room.",
			da: "Antal af systemets enheder i rummet, f.eks. 12.",
		}),
	),
	places: count.meta(
		help({
			en: "How many guests there is room for at a time.",
			da: "Antal gæster, der er plads til ad gangen, f.eks. 5.",
		}),
	),
	facilities: z
		.array(
			z.strictObject({
				icon: icon.meta(
					help({ en: "A small picture.", da: "Et ikon, f.eks. heart." }),
				),
				text: localized(text).meta(
					help({ en: "What is there.", da: "Det, der er." }),
				),
			}),
		)
		.min(1)
		.meta(
			help({
				en: "What the room offers, in the order shown.",
				da: "Det, rummet byder på, i den rækkefølge, det vises.",
			}),
		),
});
