import { capitalize } from "../../../generator/define.ts";
import { invitation } from "../links.ts";
import { pagePicture } from "../pictures.ts";
import { testimonialList } from "../tables.ts";
import { opening, section } from "../texts.ts";
import type { ViewInput } from "./index.ts";

/** Returns the props of the page about what happens in a session. */
export function session({
	shared,
	content,
	data,
	texts,
}: ViewInput<"session">) {
	return {
		...opening(data),
		picture: pagePicture(shared, data),
		intro: section(texts.intro),
		phases: {
			heading: data.phasesHeading,
			lead: data.phasesLead,
			items: content.phases.map(({ from, to, title, text }) => ({
				time: `${from}–${to} ${content.strings.minutes}`,
				title,
				text,
			})),
		},
		how: section(texts.how),
		facilities: {
			heading: data.facilitiesHeading,
			items: content.room.facilities.map(({ icon, text }) => ({
				icon,
				text: capitalize(text),
			})),
		},
		testimonials: {
			heading: data.testimonialsHeading,
			items: testimonialList(content, content.locale),
			folded: { shown: 3, more: content.strings.moreTestimonials },
		},
		disclaimer: section(texts.disclaimer),
		invitation: invitation(content, data.invitation),
	};
}
