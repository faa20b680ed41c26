import { defineCollection } from "kilde";
import { count, field, getLocalizedValue, sample, z } from "kilde/fields";
import { localizedLabel, localizedText } from "../languages.ts";
import { guestCount } from "./fields.ts";
import { formatsOf } from "./formats.ts";
import { icon } from "./icon.ts";

const schema = z.strictObject({
	night: field(
		z.strictObject({
			sample,
			included: field(
				localizedLabel,
				{ en: "Included", da: "Med i prisen" },
				{
					help: {
						en: "What one sleeps on and what else the price of a night includes, written as in a sentence.",
						da: "Hvad man sover i, og hvad der ellers er med i prisen for en nat, som det skrives inde i en sætning.",
					},
					inFile: {
						en: "In texts: {{room.night}}.",
						da: "I tekster: {{room.night}}.",
					},
				},
			),
		}),
		{ en: "Night", da: "Nat" },
	),
	units: field(
		count,
		{ en: "Units", da: "Enheder" },
		{
			en: "The number of units in the room.",
			da: "Antal enheder i rummet.",
		},
	),
	places: field(
		guestCount,
		{ en: "Places", da: "Pladser" },
		{
			en: "The number of guests there is room for at a time.",
			da: "Antal gæster, der er plads til ad gangen.",
		},
	),
	facilities: field(
		z
			.array(
				z.strictObject({
					icon,
					text: field(
						localizedText,
						{ en: "Facility", da: "Facilitet" },
						{
							en: "The name of the facility, written as in a sentence.",
							da: "Facilitetens navn, som det skrives inde i en sætning.",
						},
					),
				}),
			)
			.min(1),
		{ en: "Facilities", da: "Faciliteter" },
		{
			en: "What the room offers, in the order shown.",
			da: "Faciliteterne, i den rækkefølge, de vises.",
		},
	),
});

/** The energy room: content/facts/room.yaml. */
export const room = defineCollection({
	name: "room",
	files: "facts/room.yaml",
	schema: field(schema, { en: "Room", da: "Rum" }),
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
