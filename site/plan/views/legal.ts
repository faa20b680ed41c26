import { day, opening, section } from "../texts.ts";
import type { ViewInput } from "./index.ts";

/** Returns the props of a page of terms or of privacy. */
export function legal({ site, data, texts }: ViewInput<"legal">) {
	return {
		...opening(data),
		updated: { label: site.strings.updated, day: day(site, data.updated) },
		contents: {
			heading: site.strings.contents,
			links: texts.text.body.headings
				.filter(({ level }) => level === 2)
				.map(({ id, text }) => ({ label: text, href: `#${id}` })),
		},
		text: section(texts.text),
	};
}
