import { invitation } from "../links.ts";
import { pagePicture } from "../pictures.ts";
import { facilityList, phaseList, testimonialList } from "../tables.ts";
import { opening, section } from "../texts.ts";
import type { ViewInput } from "./index.ts";

/** Returns the props of the page about what happens in a session. */
export function session({
	shared,
	site,
	page: { data, texts },
}: ViewInput<"session">) {
	return {
		...opening(data),
		picture: pagePicture(shared, data),
		intro: section(texts.intro),
		phases: {
			heading: data.phasesHeading,
			lead: data.phasesLead,
			items: phaseList(site),
		},
		how: section(texts.how),
		facilities: { heading: data.facilitiesHeading, items: facilityList(site) },
		testimonials: {
			heading: data.testimonialsHeading,
			items: testimonialList(site, site.locale),
			folded: { shown: 3, more: site.strings.moreTestimonials },
		},
		disclaimer: section(texts.disclaimer),
		invitation: invitation(site, data.invitation),
	};
}
