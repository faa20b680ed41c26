import { invitation } from "../links.ts";
import { personOf } from "../people.ts";
import { pagePicture, picture } from "../pictures.ts";
import { foldedSection, opening, section, termSection } from "../texts.ts";
import type { ViewInput } from "./index.ts";

/** Returns the props of the page about the owners and their place. */
export function about({ shared, site, data, texts }: ViewInput<"about">) {
	return {
		...opening(data),
		picture: pagePicture(shared, data),
		topInvitation: invitation(site, data.topInvitation),
		welcome: section(texts.welcome),
		owners: {
			heading: data.ownersHeading,
			people: site.business.company.founders.map((id) => {
				const { name, role, portrait, body } = personOf(site, id);
				return {
					id,
					name,
					role,
					portrait: picture(shared, portrait),
					biography: foldedSection(site, { title: name, body }),
				};
			}),
		},
		mission: termSection(texts.mission),
		invitation: invitation(site, data.invitation),
	};
}
