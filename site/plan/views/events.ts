import { outsideLink } from "../links.ts";
import { picture } from "../pictures.ts";
import { priceOf } from "../tables.ts";
import { opening, prose } from "../texts.ts";
import type { ViewInput } from "./index.ts";

/** Returns the props of the page of the events. */
export function events({ shared, site, page: { data } }: ViewInput<"events">) {
	return {
		...opening(data),
		events: site.events.map(
			({ id, title, image, price, summary, body, link }) => ({
				id,
				title,
				image: picture(shared, image),
				price: priceOf(site, price),
				summary,
				description: prose(body),
				book: outsideLink(site, site.strings.bookNow, link),
			}),
		),
		note: data.note,
	};
}
