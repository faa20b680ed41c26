import { defineCollection } from "kilde";
import { count, getLocalizedValue, sample, z } from "kilde/fields";
import { localizedLabel, localizedText } from "../languages.ts";
import { guestCount } from "./fields.ts";
import { formatsOf } from "./formats.ts";
import { icon } from "./icon.ts";

const schema = z.strictObject({
	night: z.strictObject({
		sample,
		included: localizedLabel,
	}),
	units: count,
	places: guestCount,
	facilities: z
		.array(
			z.strictObject({
				icon,
				text: localizedText,
			}),
		)
		.min(1),
});

/** The energy room: content/facts/room.yaml. */
export const room = defineCollection({
	name: "room",
	files: "facts/room.yaml",
	schema,
	facts: {
		families: ["room"],
		list({ units, places, night }, { locale }) {
			const format = formatsOf(locale);
			return [
				["room.units", format.number(units)],
				["room.places", format.number(places)],
				["room.night", getLocalizedValue(night.included, locale)],
			];
		},
	},
});
