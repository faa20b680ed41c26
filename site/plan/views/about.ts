import { personOf } from "../people.ts";
import { picture } from "../pictures.ts";
import { foldedSection, termSection } from "../texts.ts";
import type { ViewInput } from "./index.ts";

/** Returns the props of the page about the owners and their place. */
export function about({ shared, content, page }: ViewInput<"about">) {
	return {
		...page,
		owners: content.business.company.founders.map((id) => {
			const { name, role, portrait, body } = personOf(content, id);
			return {
				id,
				name,
				role,
				portrait: picture(shared, portrait),
				biography: foldedSection(content, { title: name, body }),
			};
		}),
		mission: termSection(page.mission),
	};
}
