import { invitation } from "../links.ts";
import { hero } from "../pictures.ts";
import { opening, section } from "../texts.ts";
import type { ViewInput } from "./index.ts";

/** Returns the props of a page of hero, text and invitations, defined by its content alone. */
export function landing({
	shared,
	content,
	data,
	texts,
}: ViewInput<"landing">) {
	return {
		...opening(data),
		hero: hero(shared, content, {
			background: { kind: "image", image: data.picture },
		}),
		text: section(texts.text),
		invitations: data.invitations.map((each) => invitation(content, each)),
	};
}
