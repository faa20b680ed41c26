import * as z from "zod";
import { count, sample } from "./field.ts";
import { help } from "./help.ts";
import { image } from "./image.ts";
import { linkOut } from "./link-out.ts";
import { localized } from "./localized.ts";
import { period } from "./period.ts";
import { reference } from "./reference.ts";
import { text } from "./text.ts";

/** An event a guest can book: content/events/NAME.yaml, its description beside it in NAME.da.md and NAME.en.md. */
export const event = z.strictObject({
	sample,
	order: count.meta(
		help({
			en: "Its place on the page: 1 comes first.",
			da: "Dets plads på siden: 1 kommer først.",
		}),
	),
	title: localized(text).meta(
		help({ en: "The event's name.", da: "Eventets navn." }),
	),
	summary: localized(text).meta(
		help({ en: "One sentence about it.", da: "En sætning om det." }),
	),
	price: reference("price").meta(
		help({
			en: "The price's name in facts/prices.yaml.",
			da: "Prisens navn i facts/prices.yaml, f.eks. session-2h.",
		}),
	),
	image: image.meta(
		help({ en: "The picture on the card.", da: "Billedet på kortet." }),
	),
	link: linkOut.meta(
		help({
			en: "Where guests book a place: one address, or one for each language.",
			da: "Adressen, hvor gæster booker en plads: én adresse eller én for hvert sprog.",
		}),
	),
	...period,
});

/** What may stand above the description of an event, or a person's biography: nothing. */
export const description = z.strictObject({});
