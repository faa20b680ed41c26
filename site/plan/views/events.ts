import { resolveFillingPicture, resolvePicture } from "kilde/plan";
import { outsideLink } from "../links.ts";
import type { ViewInput } from "../shown.ts";
import { priceOf } from "../tables.ts";

/** Returns the props of the page of the events. */
export function events({ shared, content, page }: ViewInput<"events">) {
	return {
		...page,
		picture: page.picture && resolveFillingPicture(shared, page.picture),
		events: content.events.map(({ image, price, body, link, ...event }) => ({
			...event,
			image: resolvePicture(shared, image),
			price: priceOf(content, price),
			description: {
				label: content.strings.readMore,
				about: event.title,
				html: body.html,
			},
			book: outsideLink(content, content.strings.bookNow, link),
		})),
	};
}
