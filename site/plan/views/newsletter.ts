import { outsideLink } from "../links.ts";
import { pagePicture } from "../pictures.ts";
import { priceTable } from "../tables.ts";
import { opening, section } from "../texts.ts";
import type { ViewInput } from "./index.ts";

/** Returns the props of the page about the newsletter. */
export function newsletter({
	shared,
	content,
	data,
	texts,
}: ViewInput<"newsletter">) {
	return {
		...opening(data),
		picture: pagePicture(shared, data),
		text: section(texts.text),
		link: outsideLink(content, data.button, content.business.links.newsletter),
		prices: { heading: data.pricesHeading, table: priceTable(content) },
	};
}
