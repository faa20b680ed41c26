import { invitation } from "../links.ts";
import { personOf } from "../people.ts";
import { pagePicture, picture } from "../pictures.ts";
import { foldedSection, opening, section, termSection } from "../texts.ts";
import type { ViewInput } from "./index.ts";

/** Returns the props of the page about the owners and their place. */
export function about({ shared, content, data, texts }: ViewInput<"about">) {
	return {
		...opening(data),
		picture: pagePicture(shared, data),
		topInvitation: invitation(content, data.topInvitation),
		welcome: section(texts.welcome),
		owners: {
			heading: data.ownersHeading,
			people: content.business.company.founders.map((id) => {
				const { name, role, portrait, body } = personOf(content, id);
				return {
					id,
					name,
					role,
					portrait: picture(shared, portrait),
					biography: foldedSection(content, { title: name, body }),
				};
			}),
		},
		mission: termSection(texts.mission),
		invitation: invitation(content, data.invitation),
	};
}
