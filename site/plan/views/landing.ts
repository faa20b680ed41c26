import { hero } from "../hero.ts";
import type { ViewInput } from "../shown.ts";

/** Returns the props of a page of hero, text and invitations, defined by its content alone. */
export function landing({ shared, content, page }: ViewInput<"landing">) {
	return {
		...page,
		hero: hero(shared, content, {
			background: { kind: "image", image: page.picture },
		}),
	};
}
