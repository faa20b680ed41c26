import * as z from "zod";
import {
	count,
	defineCollection,
	type Fact,
	help,
} from "../../generator/define.ts";
import { localizedText } from "../languages.ts";
import { guests } from "./fields.ts";
import { formatNumber } from "./formats.ts";
import { icon } from "./icon.ts";

const schema = z.strictObject({
	units: count.meta(
		help({
			en: "The number of units in the room, e.g. 12.",
			da: "Antal enheder i rummet, f.eks. 12.",
		}),
	),
	places: guests.meta(
		help({
			en: "The number of guests there is room for at a time, e.g. 5.",
			da: "Antal gæster, der er plads til ad gangen, f.eks. 5.",
		}),
	),
	facilities: z
		.array(
			z.strictObject({
				icon: icon.meta(
					help({ en: "An icon, e.g. heart.", da: "Et ikon, f.eks. heart." }),
				),
				text: localizedText.meta(
					help({ en: "The name of the facility.", da: "Facilitetens navn." }),
				),
			}),
		)
		.min(1)
		.meta(
			help({
				en: "What the room offers, in the order shown.",
				da: "Faciliteterne, i den rækkefølge, de vises.",
			}),
		),
});

/** The energy room: content/facts/room.yaml. */
export const room = defineCollection({
	name: "room",
	files: "facts/room.yaml",
	schema,
	isMeasured: true,
	facts: {
		families: ["room"],
		list: (room, { locale }) => roomFacts(room, locale),
	},
});

function roomFacts(
	{ units, places }: z.output<typeof schema>,
	locale: string,
): Fact[] {
	return [
		["room.units", formatNumber(units, locale)],
		["room.places", formatNumber(places, locale)],
	];
}
