import type { ViewInput } from "../shown.ts";
import { day } from "../texts.ts";

/** Returns the props of a page of terms or of privacy. */
export function legal({ content, page }: ViewInput<"legal">) {
	return {
		...page,
		updated: {
			label: content.strings.updated,
			day: day(content, page.updated),
		},
		contents: {
			heading: content.strings.contents,
			links: page.text.body.headings
				.filter(({ level }) => level === 2)
				.map(({ id, text }) => ({ label: text, href: `#${id}` })),
		},
	};
}
