import { outsideLink } from "../links.ts";
import { pagePicture, picture } from "../pictures.ts";
import { priceOf } from "../tables.ts";
import { opening } from "../texts.ts";
import type { ViewInput } from "./index.ts";

/** Returns the props of the page of the events. */
export function events({ shared, content, data }: ViewInput<"events">) {
	return {
		...opening(data),
		dates: data.dates,
		picture: pagePicture(shared, data),
		events: content.events.map(
			({ id, title, image, price, length, summary, body, link }) => ({
				id,
				title,
				image: picture(shared, image),
				price: priceOf(content, price),
				length,
				summary,
				description: {
					label: content.strings.readMore,
					about: title,
					html: body.html,
				},
				book: outsideLink(content, content.strings.bookNow, link),
			}),
		),
		note: data.note,
	};
}
