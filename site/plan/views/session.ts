import { capitalize } from "kilde/format";
import { resolveFillingPicture } from "kilde/plan";
import type { ViewInput } from "../shown.ts";
import { testimonialsUnder } from "../tables.ts";

/** Returns the props of the page that describes a session. */
export function session({ shared, content, page }: ViewInput<"session">) {
	const { locale, strings, phases, room } = content;
	return {
		...page,
		evening: page.evening && resolveFillingPicture(shared, page.evening),
		picture: page.picture && resolveFillingPicture(shared, page.picture),
		phases: phases.map(({ from, to, ...phase }) => ({
			...phase,
			time: `${from}–${to} ${strings.minutes}`,
		})),
		facilities: room.facilities.map(({ icon, text }) => ({
			icon,
			text: capitalize(text),
		})),
		testimonials: testimonialsUnder(content, page.testimonialsHeading, {
			spoken: locale,
			first: 3,
		}),
	};
}
