import { invitation, outsideLink } from "../links.ts";
import { testimonialList } from "../tables.ts";
import { opening } from "../texts.ts";
import type { ViewInput } from "./index.ts";

/** Returns the props of the page of testimonials. */
export function testimonials({ site, data }: ViewInput<"testimonials">) {
	return {
		...opening(data),
		testimonials: testimonialList(site, site.locale),
		international: outsideLink(
			site,
			data.international,
			site.business.links.testimonials,
		),
		invitation: invitation(site, data.invitation),
	};
}
