import { outsideLink } from "../links.ts";
import type { ViewInput } from "../shown.ts";
import { testimonialList } from "../tables.ts";

/** Returns the props of the page of testimonials. */
export function testimonials({ content, page }: ViewInput<"testimonials">) {
	const { testimonials } = content.business.links;
	return {
		...page,
		testimonials: testimonialList(content, content.locale),
		origin: content.testimonials.origin.text,
		international: outsideLink(content, page.international, testimonials),
	};
}
