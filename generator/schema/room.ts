import { z } from "zod";
import { count } from "./field.ts";
import { icon } from "./icon.ts";
import { localized } from "./localized.ts";
import { text } from "./text.ts";

/** The energy room: content/facts/room.yaml. */
export const room = z.strictObject({
	units: count.describe("How many units of the system stand in the room."),
	places: count.describe("How many guests there is room for at a time."),
	facilities: z
		.array(
			z.strictObject({
				icon: icon.describe("A small picture."),
				text: localized(text).describe("What is there."),
			}),
		)
		.min(1)
		.describe("What the room offers, in the order shown."),
});
