import { day, opening, section } from "../texts.ts";
import type { ViewInput } from "./index.ts";

/** Returns the props of a page of terms or of privacy. */
export function legal({ content, data, texts }: ViewInput<"legal">) {
	return {
		...opening(data),
		updated: {
			label: content.strings.updated,
			day: day(content, data.updated),
		},
		contents: {
			heading: content.strings.contents,
			links: texts.text.body.headings
				.filter(({ level }) => level === 2)
				.map(({ id, text }) => ({ label: text, href: `#${id}` })),
		},
		text: section(texts.text),
	};
}
