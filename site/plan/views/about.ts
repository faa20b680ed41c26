import { resolvePicture } from "kilde/plan";
import { personOf } from "../people.ts";
import type { ViewInput } from "../shown.ts";
import { foldedSection, termSection } from "../texts.ts";

/** Returns the props of the page about the owners and their place. */
export function about({ shared, content, page }: ViewInput<"about">) {
	return {
		...page,
		owners: content.business.company.founders.map((id) => {
			const { portrait, body, ...person } = personOf(content, id);
			return {
				...person,
				portrait: resolvePicture(shared, portrait),
				biography: foldedSection(content, { title: person.name, body }),
			};
		}),
		mission: termSection(page.mission),
	};
}
