import { z } from "zod";
import { count, sample, webAddress } from "./field.ts";
import { image } from "./image.ts";
import { localized } from "./localized.ts";
import { period } from "./period.ts";
import { reference } from "./reference.ts";
import { text } from "./text.ts";

/** An event a guest can book: content/events/NAME.yaml, its description beside it in NAME.da.md and NAME.en.md. */
export const event = z.strictObject({
	sample,
	order: count.describe("Its place on the page: 1 comes first."),
	title: localized(text).describe("The event's name."),
	summary: localized(text).describe("One sentence about it."),
	price: reference("price").describe("The price's name in facts/prices.yaml."),
	image: image.describe("The picture on the card."),
	link: webAddress.describe("Where guests book a place."),
	...period,
});

/** What may stand above the description of an event, or a person's biography: nothing. */
export const description = z.strictObject({});
