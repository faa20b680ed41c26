import { invitation, outsideLink } from "../links.ts";
import { testimonialList } from "../tables.ts";
import { opening } from "../texts.ts";
import type { ViewInput } from "./index.ts";

/** Returns the props of the page of testimonials. */
export function testimonials({ content, data }: ViewInput<"testimonials">) {
	return {
		...opening(data),
		testimonials: testimonialList(content, content.locale),
		international: outsideLink(
			content,
			data.international,
			content.business.links.testimonials,
		),
		invitation: invitation(content, data.invitation),
	};
}
