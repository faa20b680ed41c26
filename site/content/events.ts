import { collection, f } from "kilde";
import { newEvent } from "../scaffolds/event.ts";
import { linkOut, text } from "./fields.ts";
import { prices } from "./prices.ts";

/** An event that guests can book: content/events/NAME.yaml, with its description in NAME.da.md and NAME.en.md. */
export const event = collection(
	"events/{id}.yaml",
	{
		order: f.count(),
		title: text,
		summary: text,
		length: text.optional(),
		price: f.ref(prices),
		image: f.picture(),
		link: linkOut,
		...f.period(),
	},
	{
		texts: "events/{id}.{locale}.md",
		order: "order",
		called: { en: "Events", da: "Events" },
		dates: ["from"],
		scaffold: newEvent,
	},
);
