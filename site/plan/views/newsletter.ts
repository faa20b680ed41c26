import { outsideLink } from "../links.ts";
import { priceTable } from "../tables.ts";
import type { ViewInput } from "./index.ts";

/** Returns the props of the page about the newsletter. */
export function newsletter({ content, page }: ViewInput<"newsletter">) {
	const { newsletter } = content.business.links;
	return {
		...page,
		link: outsideLink(content, page.button, newsletter),
		prices: priceTable(content),
	};
}
