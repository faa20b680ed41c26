import { outsideLink } from "../links.ts";
import type { ViewInput } from "../shown.ts";
import { priceTable } from "../tables.ts";

/** Returns the props of the page about the newsletter. */
export function newsletter({ content, page }: ViewInput<"newsletter">) {
	const { newsletter } = content.business.links;
	return {
		...page,
		link: outsideLink(content, page.button, newsletter),
		prices: priceTable(content),
	};
}
